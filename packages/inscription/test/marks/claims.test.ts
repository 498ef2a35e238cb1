// Whole games of random marks on every side: what was claimed can be counted again from what is circled.
import { quickRoll } from '@custodian/kernel';
import { expect, test } from 'vitest';
import { sheetsOf } from '../../src/facts/sheets/index.ts';
import type { SheetSide } from '../../src/facts/sheets/types.ts';
import { ROWS_OF_A_LEVEL, SHEET_SIDES } from '../../src/facts/sheets/types.ts';
import type { Asset } from '../../src/facts/vocabulary.ts';
import { SHEETS } from '../../src/facts/vocabulary.ts';
import { mark, marksFor, newPaper, openDesk, settle } from '../../src/marks/index.ts';
import type { Paper } from '../../src/paper.ts';

const ROUNDS = 40;
/** A faction asset gives two trade goods and nothing else. */
const FACTION = 'letnev';

function playedOn(side: SheetSide, seed: number): Paper {
  const roll = quickRoll(seed);
  const paper = newPaper({ navigation: side, expansion: side, industry: side, warfare: side });
  for (let round = 0; round < ROUNDS; round++) {
    paper.warfare.line = Math.floor((round * 4) / ROUNDS);
    const active = SHEETS[roll(4) - 1] as (typeof SHEETS)[number];
    const desk = openDesk(paper, FACTION, 'card', { active, purse: { M: roll(4), I: roll(3), R: roll(3) - 1 } });
    for (let possible = marksFor(desk); possible.length > 0; possible = marksFor(desk)) {
      mark(desk, possible[roll(possible.length) - 1] as string);
      if (desk.draws === null) continue;
      desk.draws = null;
      settle(desk);
    }
  }
  return paper;
}

/** Every asset that is circled on the four sheets. */
function circled(paper: Paper): Asset[] {
  const { navigation, expansion, industry, warfare } = sheetsOf(paper.sides);
  const nodes = new Set(paper.warfare.drawn.flatMap((drawn) => drawn.nodes));
  const struck = new Set(paper.expansion.struck);
  const lines = expansion.planets.flatMap(({ id, grid, rows, columns }) => [
    ...rows.filter((_, r) => grid[r]?.every((_icon, c) => struck.has(`${id}.${r}.${c}`))),
    ...columns.filter((_, c) => grid.every((_row, r) => struck.has(`${id}.${r}.${c}`))),
  ]);
  return [
    ...navigation.systems.filter(({ id }) => paper.navigation.claimed.includes(id)).map(({ asset }) => asset),
    ...lines,
    ...expansion.docks.filter(({ id }) => paper.expansion.docks.includes(id)).map(({ asset }) => asset),
    ...industry.spaces.filter(({ id }) => paper.industry.claimed.includes(id)).map(({ asset }) => asset),
    ...warfare.nodes.filter(({ id }) => nodes.has(id)).map(({ asset }) => asset),
  ].filter((asset) => asset !== null);
}

const nameOf = (asset: Asset): string =>
  asset.kind === 'spec' ? asset.s : asset.kind === 'focus' ? `focus ${asset.d}` : asset.kind;

test.each(SHEET_SIDES)('on side %s every circled asset was claimed once, and nothing else was', (side) => {
  for (const seed of [1, 2, 3]) {
    const paper = playedOn(side, seed);
    const { expansion, industry } = sheetsOf(paper.sides);
    const assets = circled(paper);
    const count = (kind: string): number => assets.filter((asset) => asset.kind === kind).length;
    const commodities = (c: string): number =>
      assets.reduce((sum, asset) => sum + (asset.kind === 'com' && asset.c === c ? asset.n : 0), 0);
    expect(assets.length).toBeGreaterThan(30);
    expect(paper.kept.map(({ asset }) => asset).sort()).toEqual(
      assets
        .map(nameOf)
        .filter((name) => paper.kept.some(({ asset }) => asset === name))
        .sort(),
    );
    expect(paper.kept).toHaveLength(count('planet') + count('spec') + count('focus'));
    for (const c of ['tri', 'dia', 'sqr'] as const)
      expect(paper.industry[c]).toBe(Math.min(industry.columns, commodities(c)));
    expect(paper.industry.councilors).toBe(count('councilor'));
    expect(paper.industry.trade).toBe(Math.min(industry.tradeGoods, count('trade') + 2 * count('faction')));
    expect(paper.industry.votes).toBe(count('vote'));
    expect(paper.expansion.population).toBe(Math.min(expansion.population.length, count('pop')));
    expect(paper.warfare.left + paper.warfare.right).toBe(count('neighbor'));
  }
});

test.each(SHEET_SIDES)('on side %s nothing is marked twice or where it may not be', (side) => {
  for (const seed of [4, 5]) {
    const paper = playedOn(side, seed);
    const { navigation, industry, warfare } = sheetsOf(paper.sides);
    const once = (marks: readonly string[]): void => expect(new Set(marks).size).toBe(marks.length);
    once(paper.navigation.claimed);
    once(paper.expansion.struck);
    once(paper.expansion.unlocked);
    once([...paper.industry.scrapped, ...paper.industry.claimed, industry.scrapped]);
    const ends = paper.navigation.traced.map((line) => line.split('-')[1] as string);
    const reached = ends.map((end) => navigation.wormholes.find(({ id }) => id === end)?.system ?? end);
    once([...reached, ...navigation.explored]);
    for (const system of paper.navigation.claimed) expect([...reached, ...navigation.explored]).toContain(system);
    for (const icon of paper.expansion.struck) expect(paper.expansion.unlocked).toContain(icon.split('.')[0]);
    const nodes = paper.warfare.drawn.flatMap((drawn) => drawn.nodes);
    once(nodes);
    for (const node of nodes) expect(warfare.nodes.find(({ id }) => id === node)).toMatchObject({ anomaly: false });
    for (const unit of warfare.units) {
      const bands = paper.warfare.bands.filter((band) => band.unit === unit.id);
      expect(bands.length).toBeLessThanOrEqual(unit.limit ?? 0);
      for (const { struck } of bands) once(struck.map(String));
      if (unit.lockedBy !== null && bands.length > 0) expect(paper.warfare.unlocked).toContain(unit.id);
    }
    expect(Math.max(...nodes.map((id) => Number(id.split('_')[1])))).toBeLessThan(4 * ROWS_OF_A_LEVEL);
  }
});
