// What each kind of asset does when it is claimed, where it can be spent, and where not: page 15 of the rulebook.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { gain } from '../../src/content/ops.ts';
import { SHEETS } from '../../src/facts/vocabulary.ts';
import { claimTrade, strengthOf, tradeIcons, tradeLeft, voteIcons, votesLeft } from '../../src/marks/index.ts';
import { sitting } from '../kit/desk.ts';

scenario(['asset:vp'], 'points count on the sheet on which they are claimed', () => {
  const t = sitting({ planets: 'p3', written: ({ navigation }) => navigation.claimed.push('x2') });
  t.paper.industry.claimed.push('h4_-4');
  t.paper.expansion.struck.push('p3.0.1', 'p3.1.1');
  t.paper.warfare.drawn.push({ unit: 'node', nodes: ['2_11'], built: false });
  expect(t.points()).toEqual({ navigation: 4, expansion: 1, industry: 3, warfare: 2, total: 10 });
});

scenario(
  ['asset:planet'],
  'a planet asset of any sheet is spent on Expansion alone, in the step it was claimed in or later',
  () => {
    const t = sitting({ active: 'expansion' }).owe({ op: 'asset', asset: { kind: 'planet' }, at: 'industry h-1_4' });
    expect(t.can('planet unlock')).toHaveLength(8);
    expect(t.can('planet dock')).toHaveLength(3);
    t.mark('planet unlock p8');
    expect(t.paper.kept).toEqual([{ asset: 'planet', at: 'industry h-1_4', spent: true }]);
    for (const active of ['navigation', 'industry', 'warfare'] as const)
      expect(sitting({ active }).owe(gain('planet')).can('planet')).toEqual([]);
  },
);

scenario(['asset:planet'], 'nobody must spend what he has claimed', () => {
  const t = sitting({ active: 'expansion' }).owe(gain('planet'));
  expect(t.can('planet')).not.toEqual([]);
  expect(t.mayStop()).toBe(true);
});

scenario(
  ['asset:trade'],
  'trade goods are spent in strategy events alone, and those that are struck do not come back',
  () => {
    const t = sitting({ active: 'navigation' }).owe(gain('trade', 15));
    t.mark('trade M', 'M explore a1-b1').owe(gain('trade', 3));
    expect(tradeLeft(t.paper)).toBe(14);
    expect(sitting({ trade: 3 }).owe(gain('trade')).can()).toEqual([]);
  },
);

scenario(['asset:trade'], 'a trade good is no resource for which the active sheet has no use', () => {
  const t = sitting({ active: 'expansion', written: ({ expansion }) => expansion.docks.push('dock2') }).owe(
    gain('trade'),
  );
  expect(t.can('trade')).toEqual(['trade M', 'trade R']);
});

scenario(['asset:trade'], 'a resource that a trade good became must be spent like any other', () => {
  const t = sitting({ active: 'navigation' }).owe(gain('trade')).mark('trade I');
  expect(t.mayStop()).toBe(false);
  expect(t.refusal()).toBe('why.marks.unspent');
});

scenario(['asset:vote'], 'votes are circled one after the other and spent at councils alone', () => {
  const t = sitting({ active: 'industry' }).owe(gain('vote', 2));
  expect(votesLeft(t.paper)).toBe(2);
  expect(t.can('vote')).toEqual([]);
  t.owe({ op: 'lose', asset: { kind: 'vote' }, n: 3 });
  expect(t.paper.industry).toMatchObject({ votes: 2, votesSpent: 2 });
  expect(votesLeft(t.owe(gain('vote', 20)).paper)).toBe(13);
});

scenario(['asset:spec'], 'a specialty unlocks its technologies on the active sheet', () => {
  const uses = Object.fromEntries(
    SHEETS.map((active) => [active, sitting({ active }).owe(gain('cybernetic')).can('cybernetic')]),
  );
  expect(uses).toEqual({
    navigation: ['cybernetic tech antimass_deflectors'],
    expansion: [],
    industry: ['cybernetic tech sarween_tools', 'cybernetic legend'],
    warfare: ['cybernetic unit warsun', 'cybernetic build flagship.0'],
  });
  const t = sitting({ active: 'navigation' }).owe(gain('cybernetic')).mark('cybernetic tech antimass_deflectors');
  expect(t.paper.technologies[1]).toMatchObject({ struck: 0, unlocked: true });
  expect(t.can('cybernetic')).toEqual([]);
});

scenario(['asset:spec'], 'of a tag and the legend its owner chooses: the same specialty does one or the other', () => {
  const t = sitting({ active: 'industry' }).owe(gain('biotic'));
  expect(t.can('biotic')).toEqual(['biotic tech production_biomes', 'biotic scrap h-3_0', 'biotic legend']);
  t.mark('biotic legend', 'I space h1_0', 'I space h0_1');
  expect(t.can('biotic')).toEqual([]);
  expect(t.mayStop()).toBe(true);
});

scenario(['asset:spec'], 'what the legend gives is spent without interruption, as far as it is of use', () => {
  const t = sitting({
    active: 'industry',
    purse: 'M',
    trade: 1,
    hand: ['the_obsidian'],
    written: ({ industry }) => industry.barred.push('h0_-1', 'h1_-1', 'h-1_0', 'h-1_1', 'h0_1'),
  });
  t.owe(gain('biotic')).mark('biotic legend');
  expect(t.can()).toEqual(['I space h1_0']);
  // One space alone can be claimed: the second influence is lost.
  t.mark('I space h1_0');
  expect(t.can('I')).toEqual([]);
  expect(t.can('M scrap')).toEqual(['M scrap h2_-1', 'M scrap h2_0', 'M scrap h1_1']);
});

scenario(['asset:focus'], 'a focus asset unlocks its die on the active sheet, once for each sheet', () => {
  const t = sitting({ active: 'industry', purse: 'I' }).owe(gain('dieI', 2)).mark('focus I');
  expect(t.paper.focus).toEqual(['industry I']);
  expect(t.paper.kept.map(({ spent }) => spent)).toEqual([true, false]);
  // Before the roll it gives nothing.
  expect(t.desk.purse.I).toBe(1);
  expect(t.can('focus')).toEqual([]);
  t.desk.active = 'warfare';
  expect(t.can('focus')).toEqual(['focus I']);
  expect(sitting().owe(gain('dieI')).can()).toEqual([]);
});

scenario(['asset:focus'], 'of a focus asset of choice its owner says which die it is', () => {
  const t = sitting().owe({ op: 'gain', asset: { kind: 'focus', d: 'choose' }, n: 1 });
  expect(t.can()).toEqual(['keep M', 'keep I', 'keep R']);
  expect(t.mark('keep I').paper.kept).toMatchObject([{ asset: 'focus I' }]);
});

scenario(
  ['asset:com'],
  'a double commodity strikes two icons; with the last one above a trade-good icon this is unlocked',
  () => {
    const t = sitting({ written: ({ industry }) => Object.assign(industry, { tri: 1, dia: 2, sqr: 1 }) });
    expect(tradeIcons(t.paper)).toBe(1);
    t.owe(gain('tri'), gain('sqr'));
    expect(tradeIcons(t.paper)).toBe(2);
    t.owe(gain('dia2'), gain('tri2'));
    expect(t.paper.industry).toMatchObject({ tri: 4, dia: 4, sqr: 2 });
    expect(tradeIcons(t.paper)).toBe(2);
    // The third icons of two rows.
    expect(t.points().industry).toBe(2);
  },
);

scenario(['asset:com'], 'of a double commodity the icon that is left is struck, the other comes to nothing', () => {
  const t = sitting({ written: ({ industry }) => Object.assign(industry, { tri: 7 }) }).owe(gain('tri2'));
  expect(t.paper.industry).toMatchObject({ tri: 8, dia: 0, sqr: 0 });
  expect(t.points().industry).toBe(1 + 3 + 2 + 3);
});

scenario(['asset:councilor'], 'councilors beyond the last vote icon come to nothing', () => {
  const t = sitting().owe(gain('councilor', 6));
  expect(voteIcons(t.paper)).toBe(7);
  expect(t.points().industry).toBe(2 + 2 + 3);
  t.owe(gain('councilor', 2));
  expect(voteIcons(t.paper)).toBe(7);
  expect(t.points().industry).toBe(7);
});

scenario(['asset:pop'], 'population claims the track from the bottom, as long as there is some', () => {
  const t = sitting();
  const points = Array.from({ length: 17 }, () => t.owe(gain('pop')).points().expansion);
  expect(points).toEqual([1, 2, 3, 4, 6, 8, 10, 12, 14, 17, 20, 23, 26, 29, 33, 37, 37]);
});

scenario(
  ['asset:faction', 'faction:winnu'],
  "the faction's ability is carried out each time the asset is claimed",
  () => {
    const t = sitting({
      faction: 'winnu',
      active: 'industry',
      purse: 'I',
      written: ({ industry }) => industry.scrapped.push('h-2_2'),
    });
    t.mark('I space h-3_2');
    expect(t.paper.industry.votes).toBe(2);
    expect(t.ability().paper.industry.votes).toBe(4);
  },
);

scenario(['asset:relic'], 'what follows on a relic waits until it is drawn', () => {
  const t = sitting({ traced: 'a1-b1 b1-c1 c1-d1 d1-e1 e1-f1' }).owe({ op: 'claimSystem', n: 2 }).mark('free claim f1');
  expect(t.desk.draws).toBe('f1');
  expect(t.can()).toEqual([]);
  t.desk.draws = null;
  t.mark('free claim a1');
  expect(t.paper.navigation.claimed).toEqual(['f1', 'a1']);
});

scenario(
  ['asset:neighbor'],
  "a neighbour's territory counts in all wars to come on its side, next to what was there",
  () => {
    const t = sitting().owe({ op: 'asset', asset: { kind: 'neighbor', side: 'right' }, at: 'navigation d5' });
    t.owe({ op: 'strength', n: 1, side: 'both', wars: 'future' });
    expect([1, 4].map((level) => strengthOf(t.paper, 'right', level, ''))).toEqual([2, 2]);
    expect(strengthOf(t.paper, 'left', 1, '')).toBe(1);
  },
);

scenario(['asset:mecatol'], 'Mecatol Rex is announced when the markers are down: nothing is written before', () => {
  const t = sitting({ active: 'navigation', purse: 'MI', traced: 'a1-b1 b1-c1 c1-d2 d2-e2' });
  t.mark('M explore e2-mecatol', 'I claim mecatol');
  expect(t.desk.mecatol).toBe(true);
  expect(t.paper.industry.votes).toBe(0);
  expect(t.paper.navigation.boxes).toEqual([]);
  expect(t.mayStop()).toBe(true);
});

scenario(['rule:pools'], 'production circles as many trade goods as the pool still has', () => {
  const { paper } = sitting({ trade: 14 });
  claimTrade(paper, 3);
  expect(paper.industry.trade).toBe(15);
});
