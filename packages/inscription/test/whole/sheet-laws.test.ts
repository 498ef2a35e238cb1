// The laws of the sheets find what cannot have been written.
import { expect, test } from 'vitest';
import { wrongOn } from '../../src/laws/sheets.ts';
import { newPaper } from '../../src/marks/index.ts';
import type { Paper } from '../../src/paper.ts';

function written(write: (paper: Paper) => void, faction = 'sol'): string[] {
  const paper = newPaper({ navigation: 'B', expansion: 'B', industry: 'B', warfare: 'B' });
  write(paper);
  return wrongOn(paper, faction);
}

test('sheets from the box are right', () => {
  expect(written(() => undefined)).toEqual([]);
});

test.each<[string, (paper: Paper) => void]>([
  ['the line a1-c1 cannot be traced', ({ navigation }) => navigation.traced.push('a1-c1')],
  ['the line c1-d1 cannot be traced', ({ navigation }) => navigation.traced.push('c1-d1')],
  ['the line a2-b2 cannot be traced', ({ navigation }) => navigation.traced.push('a1-b2', 'a2-b2')],
  ['wormholes without Gravity Drive', ({ navigation }) => navigation.traced.push('a1-b1', 'w1-w4')],
  ['a claim of the unexplored', ({ navigation }) => navigation.claimed.push('h1')],
  ['a claimed system is crossed out', ({ navigation }) => navigation.closed.push('f1', 'f1')],
  [
    'a planet is unlocked twice, or crossed out',
    ({ expansion }) => {
      expansion.unlocked.push('p1');
      expansion.barred.push('p1');
    },
  ],
  ['an icon of a locked planet, or one that is struck twice', ({ expansion }) => expansion.struck.push('p1.0.0')],
  ['a dock is built twice, or crossed out', ({ expansion }) => expansion.docks.push('dock1', 'dock1')],
  ['an icon of a dock is struck twice', ({ expansion }) => expansion.dockIcons.push('dock1.0', 'dock1.0')],
  ['more population than the track has', ({ expansion }) => Object.assign(expansion, { population: 17 })],
  [
    'a space is marked twice',
    ({ industry }) => {
      industry.scrapped.push('h1_0');
      industry.claimed.push('h1_0');
    },
  ],
  ['a claimed space is next to nothing', ({ industry }) => industry.claimed.push('h0_-3')],
  ['a claimed space is next to nothing', ({ industry }) => industry.claimed.push('h-3_0')],
  ['a scrapped space is next to nothing', ({ industry }) => industry.scrapped.push('h0_-3')],
  ['a row is longer than the chart', ({ industry }) => Object.assign(industry, { tri: 9 })],
  [
    'a node is marked twice',
    ({ warfare }) => warfare.drawn.push({ unit: 'pds', nodes: ['1_0', '1_0', '2_0'], built: false }),
  ],
  ['an anomaly is marked', ({ warfare }) => warfare.drawn.push({ unit: 'node', nodes: ['0_1'], built: false })],
  [
    'more of flagship than there are',
    ({ warfare }) => {
      for (const lost of [false, true]) warfare.bands.push({ unit: 'flagship', struck: [], lost });
    },
  ],
  ['cruiser is paid twice', ({ warfare }) => warfare.bands.push({ unit: 'cruiser', struck: [1, 1], lost: false })],
  ['warsun is locked', ({ warfare }) => warfare.bands.push({ unit: 'warsun', struck: [1], lost: false })],
  [
    'cruiser is built and not drawn',
    ({ warfare }) => warfare.bands.push({ unit: 'cruiser', struck: [0, 1, 2], lost: false }),
  ],
  ['pds has another shape', ({ warfare }) => warfare.drawn.push({ unit: 'pds', nodes: ['1_0'], built: false })],
  ['a war that was not fought', ({ warfare }) => warfare.wars.push({ section: 'left1', strength: 0, result: 'tied' })],
  [
    'an asset is kept twice',
    ({ navigation, kept }) => {
      navigation.claimed.push('a1');
      for (const spent of [true, false]) kept.push({ asset: 'planet', at: 'navigation a1', spent });
    },
  ],
  [
    'something is kept that was not claimed',
    ({ kept }) => kept.push({ asset: 'planet', at: 'navigation a1', spent: false }),
  ],
  ['something that was claimed is not kept', ({ navigation }) => navigation.claimed.push('a1')],
  ['a focus die is unlocked twice', ({ focus }) => focus.push('warfare M', 'warfare M')],
])('%s', (wrong, write) => {
  expect(written(write)).toContain(wrong);
});

test('an anomaly that its faction may mark is right', () => {
  const mark = ({ warfare }: Paper) => void warfare.drawn.push({ unit: 'node', nodes: ['0_1'], built: false });
  expect(written(mark, 'vuilraith')).toEqual([]);
});
