// What the rulebook prints as examples and no other scenario shows yet, on the B sides.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { hasRule } from '../../src/marks/abilities.ts';
import { copyDesk, mark, strengthOf, tradeIcons } from '../../src/marks/index.ts';
import type { Tried } from '../kit/desk.ts';
import { sitting } from '../kit/desk.ts';

/** The way to lay a shape over exactly these nodes; undefined where it does not fit. */
const over = (t: Tried, ...nodes: readonly string[]): string | undefined =>
  t.can('lay').find((each) => {
    const trying = copyDesk(t.desk);
    mark(trying, each);
    return trying.paper.warfare.drawn.at(-1)?.nodes.slice().sort().join() === [...nodes].sort().join();
  });

scenario(
  ['technology:gravity_drive'],
  'one research explores from a commodity system through a wormhole to a far one, which is claimed like any other',
  () => {
    const t = sitting({ active: 'navigation', purse: 'RI', traced: 'a1-b1', technologies: ['gravity_drive'] });
    t.mark('R warp w1-w4', 'I claim h2');
    expect(t.paper.industry.tri).toBe(2);
    // What lies next to it can be explored from there.
    t.desk.purse.M = 1;
    expect(t.can('M explore')).toContain('M explore h2-g3');
  },
);

scenario(['asset:planet'], 'a planet claimed on Navigation unlocks Arinam on Expansion', () => {
  const t = sitting({ active: 'navigation', purse: 'I' }).mark('I claim a1');
  expect(t.can('planet')).toEqual([]);
  t.desk.active = 'expansion';
  t.mark('planet unlock p1');
  expect(t.paper.kept).toEqual([{ asset: 'planet', at: 'navigation a1', spent: true }]);
  expect(t.paper.expansion.unlocked).toEqual(['p1']);
});

scenario(['rule:space docks'], 'the bottom space dock is built by one planet asset or by one more research', () => {
  const begun = (purse: string, kept: string[]) =>
    sitting({
      active: 'expansion',
      purse,
      kept,
      written: ({ expansion }) => expansion.dockIcons.push('dock3.0', 'dock3.1'),
    });
  expect(begun('R', []).mark('R dock dock3.2').paper.expansion.docks).toEqual(['dock3']);
  const t = begun('M', ['planet']);
  expect(t.can('M dock dock3')).toEqual([]);
  t.mark('planet dock dock3');
  expect(t.paper.expansion.docks).toEqual(['dock3']);
  expect(t.paper.kept).toMatchObject([
    { asset: 'planet', spent: true },
    { asset: 'propulsion', spent: false },
  ]);
  // A dock that is built is not built again.
  expect(t.can('planet dock dock3')).toEqual([]);
});

scenario(['technology:production_biomes'], 'seven spaces can be scrapped, but only five of them claimed', () => {
  const t = sitting({ active: 'industry', purse: 'I', technologies: ['production_biomes'] });
  t.mark('I space h1_-1', 'use production_biomes', 'free space h2_-2');
  t.desk.purse = { M: 1, I: 1, R: 1 };
  const spaces = (start: string): string[] => t.can(start).map((each) => each.slice(start.length + 1));
  expect(spaces('M scrap')).toHaveLength(7);
  expect(spaces('I space')).toHaveLength(5);
  expect(spaces('R space')).toEqual(spaces('I space'));
  expect(spaces('I space').every((id) => spaces('M scrap').includes(id))).toBe(true);
});

scenario(
  ['asset:com'],
  'with a triangle and a square everything above the second trade-good icon is crossed out: it is unlocked',
  () => {
    const written = { tri: 1, dia: 2, sqr: 1 };
    const t = sitting({
      active: 'industry',
      purse: 'II',
      written: ({ industry }) => {
        Object.assign(industry, written);
      },
    });
    expect(tradeIcons(t.paper)).toBe(1);
    t.mark('I space h0_-1');
    expect(tradeIcons(t.paper)).toBe(1);
    t.mark('I space h-1_1');
    expect(t.paper.industry).toMatchObject({ tri: 2, dia: 2, sqr: 2 });
    expect(tradeIcons(t.paper)).toBe(2);
  },
);

scenario(['asset:neighbor'], 'where a bonus is written already the new one is added: +1 becomes +2', () => {
  const t = sitting({
    active: 'navigation',
    purse: 'I',
    traced: 'a1-b1 b1-c1 c1-d1',
    written: ({ warfare }) => {
      warfare.left = 1;
    },
  });
  t.mark('I claim d1');
  expect(t.paper.warfare).toMatchObject({ left: 2, right: 0 });
});

scenario(
  ['rule:dotted X'],
  'a dotted X is neither scrapped nor claimed by resources, even next to a scrapped space',
  () => {
    const t = sitting({
      active: 'industry',
      purse: 'MIR',
      kept: ['biotic'],
      written: ({ industry }) => industry.scrapped.push('h2_-2'),
    });
    expect(t.can().filter((each) => each.endsWith(' h3_-3'))).toEqual([]);
    // And not by another specialty than its tag shows.
    expect(t.can('biotic scrap')).toEqual(['biotic scrap h-3_0']);
  },
);

scenario(['rule:active sheet'], 'resources mark the active sheet alone, assets come from any sheet', () => {
  const given = { purse: 'MIR', trade: 1, planets: 'p1', kept: ['planet', 'warfare', 'focus M'] } as const;
  const verbs = (active: 'navigation' | 'expansion' | 'industry' | 'warfare'): string[] =>
    [
      ...new Set(
        sitting({ ...given, active })
          .can()
          .map((each) => each.split(' ').slice(0, 2).join(' ')),
      ),
    ].sort();
  const always = ['R tech', 'focus M', 'trade I', 'trade M', 'trade R'];
  expect(verbs('navigation')).toEqual(['I claim', 'M explore', 'R explore', ...always].sort());
  expect(verbs('expansion')).toEqual(
    [
      'I develop',
      'I dock',
      'M develop',
      'M dock',
      'R dock',
      'planet dock',
      'planet unlock',
      'warfare tech',
      ...always,
    ].sort(),
  );
  expect(verbs('industry')).toEqual(['I space', 'M scrap', 'R space', 'warfare scrap', ...always].sort());
  expect(verbs('warfare')).toEqual(
    ['I build', 'M build', 'R build', 'warfare build', 'warfare tech', 'warfare unit', ...always].sort(),
  );
});

scenario(['rule:focus dice'], 'a focus die that is unlocked on another sheet gives nothing', () => {
  const t = sitting({
    active: 'warfare',
    roll: { black: 'MMI', focus: [2, 2, 2] },
    written: ({ focus }) => focus.push('industry M', 'warfare R'),
  });
  expect(t.desk.purse).toEqual({ M: 2, I: 1, R: 2 });
  expect(t.desk.taken).toEqual(['R']);
});

scenario(
  ['rule:technologies'],
  'research is struck icon by icon over several rounds; a specialty unlocks what is half researched',
  () => {
    const t = sitting({ active: 'warfare', purse: 'R', kept: ['propulsion'] }).mark('R tech duranium_armor');
    expect(t.paper.technologies[7]).toMatchObject({ struck: 1, unlocked: false });
    t.mark('propulsion tech duranium_armor');
    expect(t.paper.technologies[7]).toMatchObject({ unlocked: true });
    t.desk.purse.R = 1;
    expect(t.can('R tech')).toEqual(['R tech fleet_logistics']);
  },
);

scenario(
  ['technology:sarween_tools'],
  'what is used once while a sheet is active is not used again after the roll',
  () => {
    const t = sitting({ active: 'industry', technologies: ['sarween_tools'] }).mark(
      'use sarween_tools',
      'free scrap h1_0',
    );
    const after = sitting({
      active: 'industry',
      technologies: ['sarween_tools'],
      roll: { black: 'MMM', focus: [1, 1, 1] },
    });
    expect(after.can('use')).toEqual(['use sarween_tools']);
    after.desk.used.push(...t.desk.used);
    expect(after.can('use')).toEqual([]);
    // Nor while another sheet is active.
    expect(sitting({ active: 'warfare', technologies: ['sarween_tools'] }).can('use')).toEqual([]);
  },
);

scenario(['technology:duranium_armor'], 'whoever has Duranium Armor does not pay for a lost war', () => {
  const { paper, mark } = sitting({ active: 'warfare', kept: ['propulsion'] });
  expect(hasRule(paper, '', 'lossIsTie')).toBe(false);
  mark('propulsion tech duranium_armor');
  expect(hasRule(paper, '', 'lossIsTie')).toBe(true);
});

scenario(
  ['unit:pds', 'unit:cruiser', 'rule:deploying'],
  'a PDS is deployed, then a cruiser next to it, over a node with a point',
  () => {
    const t = sitting({
      active: 'warfare',
      purse: 'IIMMM',
      written: ({ warfare }) => {
        warfare.line = 1;
      },
    });
    const cruiser = ['0_5', '1_5', '2_5', '1_6'];
    const alone = sitting({
      active: 'warfare',
      purse: 'MMM',
      written: ({ warfare }) => Object.assign(warfare, { line: 1 }),
    });
    alone.mark('M build cruiser.0', 'M build cruiser.0', 'M build cruiser.0');
    expect(over(alone, ...cruiser)).toBeUndefined();
    t.mark('I build pds.0', 'I build pds.0');
    t.mark(over(t, '0_3', '0_4', '1_4') ?? '');
    expect(t.points().warfare).toBe(0);
    t.mark('M build cruiser.0', 'M build cruiser.0', 'M build cruiser.0');
    t.mark(over(t, ...cruiser) ?? '');
    // One point for the cruiser, one for the node.
    expect(t.points().warfare).toBe(2);
  },
);

scenario(
  ['rule:deploying'],
  'marked nodes of a section are strength in its war: three against the left neighbour, four against the right',
  () => {
    const t = sitting({ active: 'warfare', purse: 'IIMMM' });
    t.mark('I build pds.0', 'I build pds.0');
    t.mark(over(t, '0_0', '1_0', '1_1') ?? '');
    t.mark('M build cruiser.0', 'M build cruiser.0', 'M build cruiser.0');
    // Nodes with assets count like others.
    t.mark(over(t, '4_0', '5_0', '6_0', '5_1') ?? '');
    expect(['left', 'right'].map((side) => strengthOf(t.paper, side as 'left' | 'right', 1, ''))).toEqual([3, 4]);
    expect(['left', 'right'].map((side) => strengthOf(t.paper, side as 'left' | 'right', 2, ''))).toEqual([0, 0]);
  },
);
