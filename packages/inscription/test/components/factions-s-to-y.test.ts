// The factions from Saar to Yssaril: what they begin with, what they can do, what a faction asset gives them.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { strengthOf, voteIcons } from '../../src/marks/index.ts';
import { nodesFrom, sitting } from '../kit/desk.ts';

scenario(['faction:saar'], 'the Clan of Saar gain a trade good for each planet they unlock, none for a dock', () => {
  const t = sitting({ faction: 'saar', active: 'expansion', kept: ['planet', 'planet', 'planet'] });
  t.mark('planet unlock p1', 'planet unlock p6');
  expect(t.paper.industry.trade).toBe(2);
  t.mark('planet dock dock2');
  expect(t.paper.industry.trade).toBe(2);
});

scenario(['faction:saar'], 'the Saar build a space dock or spend two material on one sheet', () => {
  const t = sitting({ faction: 'saar', active: 'warfare' }).ability();
  t.mark('pick 0');
  expect(t.can()).toEqual(['free dock dock1', 'free dock dock2', 'free dock dock3']);
  t.mark('free dock dock3');
  expect(t.paper.kept).toMatchObject([{ asset: 'propulsion' }]);
  t.ability().mark('pick 1', 'on industry', 'M scrap h1_0', 'M scrap h0_1');
  expect(t.mayStop()).toBe(true);
  t.paper.expansion.docks.push('dock1');
  t.paper.expansion.barred.push('dock2');
  expect(t.ability().can()).toEqual(['pick 1']);
});

scenario(['faction:sardakk'], "Sardakk N'orr are one stronger in every war, on both sides", () => {
  const { paper } = sitting({
    written: ({ warfare }) => warfare.drawn.push({ unit: 'infantry', nodes: ['0_0'], built: true }),
  });
  expect(strengthOf(paper, 'left', 1, 'sardakk')).toBe(2);
  expect(strengthOf(paper, 'right', 4, 'sardakk')).toBe(1);
  expect(strengthOf(paper, 'right', 4, 'saar')).toBe(0);
});

scenario(
  ['faction:sardakk'],
  "Sardakk N'orr spend two material on Warfare and mark a node, whatever sheet is active",
  () => {
    const t = sitting({ faction: 'sardakk', active: 'expansion' }).ability();
    t.mark('M build cruiser.0', 'M build mech.0');
    expect(t.can().every((each) => each.startsWith('node '))).toBe(true);
    expect(t.can()).not.toContain('node 3_1');
    t.mark('node 3_0');
    expect(t.mayStop()).toBe(true);
    expect(t.paper.warfare.drawn).toEqual([{ unit: 'node', nodes: ['3_0'], built: false }]);
  },
);

scenario(['faction:sol'], 'while Expansion or Warfare is active the Federation of Sol have one more resource', () => {
  const t = sitting({ faction: 'sol', active: 'warfare' });
  t.mark('use sol', 'R build mech.0');
  expect(t.can('use')).toEqual([]);
  expect(t.paper.warfare.bands).toEqual([{ unit: 'mech', struck: [1], lost: false }]);
  expect(sitting({ faction: 'sol', active: 'expansion' }).can('use')).toEqual(['use sol']);
  expect(sitting({ faction: 'sol', active: 'navigation' }).can('use')).toEqual([]);
  expect(sitting({ faction: 'sol', active: 'industry' }).can('use')).toEqual([]);
});

scenario(['faction:sol'], 'Sol gain a population or deploy two infantry', () => {
  const t = sitting({ faction: 'sol' }).ability().mark('pick 0');
  expect(t.paper.expansion.population).toBe(1);
  t.ability().mark('pick 1', 'lay 0 4_0', 'lay 0 4_1');
  expect(strengthOf(t.paper, 'right', 1, 'sol')).toBe(2);
  expect(t.paper.warfare.drawn.every(({ built }) => !built)).toBe(true);
});

scenario(['faction:sol'], 'Sol deploy one infantry where there is room for one alone', () => {
  const t = sitting({
    faction: 'sol',
    written: ({ warfare }) => {
      warfare.line = 3;
      warfare.drawn.push({ unit: 'infantry', nodes: nodesFrom(9).filter((id) => id !== '4_9'), built: false });
    },
  });
  t.ability().mark('pick 1', 'lay 0 4_9');
  expect(t.mayStop()).toBe(true);
});

scenario(['faction:titans'], 'the Titans of Ul begin with a planet of their choice unlocked', () => {
  const t = sitting({ faction: 'titans', kept: ['planet'] }).setup();
  expect(t.can()).toHaveLength(8);
  t.mark('free unlock p6');
  expect(t.paper.expansion.unlocked).toEqual(['p6']);
  expect(t.paper.kept[0]?.spent).toBe(false);
  expect(t.mayStop()).toBe(true);
});

scenario(['faction:titans'], 'the Titans gain a trade good when they build a PDS, not when one is deployed', () => {
  const t = sitting({ faction: 'titans', active: 'warfare', purse: 'II' });
  t.mark('I build pds.0', 'I build pds.0', 'lay 0 3_0');
  expect(t.paper.industry.trade).toBe(1);
  t.owe({ op: 'deploy', unit: 'pds', n: 1 }).mark('lay 0 5_0');
  expect(t.paper.industry.trade).toBe(1);
});

scenario(['faction:titans'], 'a PDS that fits nowhere is built: the Titans gain their trade good', () => {
  const t = sitting({
    faction: 'titans',
    active: 'warfare',
    purse: 'II',
    written: ({ warfare }) => {
      warfare.line = 3;
      warfare.drawn.push({ unit: 'infantry', nodes: nodesFrom(9), built: false });
    },
  });
  t.mark('I build pds.0', 'I build pds.0');
  expect(t.paper.industry.trade).toBe(1);
});

scenario(
  ['faction:titans'],
  'while Expansion is active the Titans strike one material icon of an unlocked planet',
  () => {
    const t = sitting({ faction: 'titans', active: 'expansion', planets: 'p2' });
    t.mark('use titans');
    expect(t.can()).toEqual(['free develop p2.0.0', 'free develop p2.1.0']);
    t.mark('free develop p2.0.0');
    expect(t.can('use')).toEqual([]);
    expect(sitting({ faction: 'titans', active: 'expansion' }).can('use')).toEqual([]);
    expect(sitting({ faction: 'titans', active: 'warfare', planets: 'p2' }).can('use')).toEqual([]);
  },
);

scenario(['faction:titans'], 'the Titans strike any two icons, on one planet or on two', () => {
  const t = sitting({ faction: 'titans', active: 'navigation', planets: 'p1 p2' }).ability();
  t.mark('free develop p1.0.0', 'free develop p2.0.1');
  expect(t.paper.expansion.struck).toEqual(['p1.0.0', 'p2.0.1']);
  t.paper.expansion.struck.push('p1.0.1', 'p1.1.0', 'p1.1.1', 'p2.0.0', 'p2.1.0');
  // One icon is left, then none.
  t.ability().mark('free develop p2.1.1');
  expect(t.mayStop()).toBe(true);
  expect(t.ability().mayStop()).toBe(true);
});

scenario(
  ['faction:vuilraith'],
  "units of the Vuil'raith lie over anomalies, which count; a vote for it once a round",
  () => {
    const given = { active: 'warfare', purse: 'MMM' } as const;
    const others = sitting({ ...given, faction: 'yin' });
    others.mark('M build infantry', 'lay 0 0_0', 'M build infantry');
    expect(others.can()).not.toContain('lay 0 0_1');
    const t = sitting({ ...given, faction: 'vuilraith' });
    t.mark('M build infantry', 'lay 0 0_0');
    expect(t.paper.industry.votes).toBe(0);
    t.mark('M build infantry', 'lay 0 0_1');
    expect(t.paper.industry.votes).toBe(1);
    expect(strengthOf(t.paper, 'left', 1, 'vuilraith')).toBe(2);
    t.mark('M build infantry', 'lay 0 7_0');
    t.owe({ op: 'deploy', unit: 'infantry', n: 1 }).mark('lay 0 7_1');
    expect(t.paper.industry.votes).toBe(1);
  },
);

scenario(
  ['faction:vuilraith'],
  "a shape of the Vuil'raith that lies over an anomaly with one node gives the vote",
  () => {
    const t = sitting({ faction: 'vuilraith', active: 'warfare', purse: 'MR' });
    t.mark('M build mech.0', 'R build mech.0', 'lay 1 0_0');
    expect(t.paper.warfare.drawn[0]?.nodes).toEqual(['0_0', '0_1', '0_2']);
    expect(t.paper.industry.votes).toBe(1);
  },
);

scenario(['faction:vuilraith'], "the Vuil'raith mark two nodes, anomalies among them", () => {
  const t = sitting({ faction: 'vuilraith' }).ability();
  t.mark('node 0_0', 'node 0_1');
  expect(t.paper.warfare.drawn).toHaveLength(2);
  expect(t.paper.industry.votes).toBe(1);
  // Still one next to the other, from the line upwards.
  expect(t.ability().can()).not.toContain('node 3_3');
});

scenario(['faction:winnu'], 'Mecatol Rex gives the Winnu one point more', () => {
  const traced = 'a1-b1 b1-c1 c1-d2 d2-e2 e2-mecatol';
  const t = sitting({ faction: 'winnu', active: 'navigation', purse: 'II', traced }).mark('I claim e2');
  expect(t.points().navigation).toBe(0);
  t.mark('I claim mecatol');
  expect(t.desk.mecatol).toBe(true);
  expect(t.points().navigation).toBe(1);
});

scenario(['faction:winnu'], 'while Navigation is active the Winnu explore for free, toward Mecatol Rex', () => {
  const t = sitting({ faction: 'winnu', active: 'navigation', traced: 'a1-b1 b1-c1' }).mark('use winnu');
  // From c1 to d2, but not to d1, which is further away.
  expect(t.can()).toEqual([
    'free explore a1-b2',
    'free explore a2-b2',
    'free explore a2-b3',
    'free explore b1-c2',
    'free explore c1-d2',
  ]);
  t.mark('free explore c1-d2');
  expect(t.can('use')).toEqual([]);
  expect(sitting({ faction: 'winnu', active: 'industry' }).can('use')).toEqual([]);
});

scenario(['faction:winnu'], 'with Gravity Drive the Winnu come closer to Mecatol Rex through wormholes too', () => {
  const t = sitting({ faction: 'winnu', active: 'navigation', traced: 'a1-b1', technologies: ['gravity_drive'] });
  t.mark('use winnu');
  // w4 lies two hyperlanes from it, all others no nearer than b1, or in a pocket.
  expect(t.can('free warp')).toEqual(['free warp w1-w4']);
});

scenario(['faction:winnu'], 'the Winnu gain two votes, as far as there are some', () => {
  const t = sitting({ faction: 'winnu', written: ({ industry }) => Object.assign(industry, { votes: 12 }) }).ability();
  expect(t.paper.industry.votes).toBe(14);
  expect(t.ability().paper.industry.votes).toBe(15);
});

scenario(['faction:xxcha'], 'the Xxcha gain a councilor, which unlocks the next vote icon', () => {
  const t = sitting({ faction: 'xxcha' }).ability().ability();
  expect(voteIcons(t.paper)).toBe(3);
  expect(t.points().industry).toBe(2);
  t.paper.industry.councilors = 6;
  t.ability();
  expect(voteIcons(t.paper)).toBe(7);
});

scenario(['faction:yin'], 'once a round the Yin treat one influence as another resource', () => {
  const t = sitting({ faction: 'yin', active: 'navigation', purse: 'IIM' });
  expect(t.can('turn')).toEqual(['turn I M', 'turn I R']);
  t.mark('turn I M');
  expect(t.desk.purse).toEqual({ M: 2, I: 1, R: 0 });
  expect(t.can('turn')).toEqual([]);
  expect(sitting({ faction: 'yin', active: 'navigation', purse: 'M' }).can('turn')).toEqual([]);
});

scenario(['faction:yin'], 'the Yin need not turn influence that is of no use', () => {
  const t = sitting({
    faction: 'yin',
    active: 'expansion',
    purse: 'I',
    written: ({ expansion }) => expansion.docks.push('dock2'),
  });
  expect(t.mayStop()).toBe(true);
  expect(t.can('turn')).toEqual(['turn I M', 'turn I R']);
  t.mark('turn I M');
  expect(t.mayStop()).toBe(false);
  // Nor into what is of no use either.
  const known = sitting({
    faction: 'yin',
    active: 'expansion',
    purse: 'I',
    technologies: ['neural_motivators', 'bio_stims'],
    written: ({ expansion }) => expansion.docks.push('dock3'),
  });
  expect(known.can('turn')).toEqual(['turn I M']);
});

scenario(['faction:yin'], 'the Yin gain a population', () => {
  expect(sitting({ faction: 'yin' }).ability().paper.expansion.population).toBe(1);
});

scenario(['faction:yssaril'], 'after the roll the Yssaril may give up one black die for a trade good', () => {
  const given = { faction: 'yssaril', active: 'navigation', roll: { black: 'MMI', focus: [1, 1, 1] } } as const;
  const t = sitting({ ...given, written: (paper) => void paper.focus.push('navigation R') });
  // Black dice alone, by what they show.
  expect(t.can('forgo')).toEqual(['forgo M', 'forgo I']);
  t.mark('forgo M');
  expect(t.desk.purse).toEqual({ M: 1, I: 1, R: 1 });
  expect(t.paper.industry.trade).toBe(1);
  expect(t.can('forgo')).toEqual([]);
  expect(sitting(given).mark('M explore a1-b1').can('forgo')).toEqual([]);
  expect(sitting({ faction: 'yssaril', active: 'navigation', purse: 'M' }).can('forgo')).toEqual([]);
});

scenario(['faction:yssaril'], 'the Yssaril gain a specialty of their choice', () => {
  const t = sitting({ faction: 'yssaril' }).ability();
  expect(t.can()).toEqual(['spec biotic', 'spec cybernetic', 'spec propulsion', 'spec warfare']);
  t.mark('spec warfare');
  expect(t.paper.kept).toMatchObject([{ asset: 'warfare', spent: false }]);
});
