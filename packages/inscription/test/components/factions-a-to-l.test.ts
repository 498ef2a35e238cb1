// The factions from Arborec to Letnev: what they begin with, what they can do, what a faction asset gives them.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { counterOf, strengthOf } from '../../src/marks/index.ts';
import { nodesFrom, sitting } from '../kit/desk.ts';

scenario(
  ['faction:arborec'],
  'the Arborec deploy an infantry while Expansion or Warfare is active, once a round',
  () => {
    const t = sitting({ faction: 'arborec', active: 'expansion' });
    t.mark('use arborec', 'lay 0 3_0');
    expect(t.paper.warfare.drawn).toEqual([{ unit: 'infantry', nodes: ['3_0'], built: false }]);
    expect(t.can('use')).toEqual([]);
    // It is deployed, not built.
    expect(counterOf(t.paper, 'war.unitTypesBuilt')).toBe(0);
    for (const sheet of ['navigation', 'industry'] as const)
      expect(sitting({ faction: 'arborec', active: sheet }).can('use')).toEqual([]);
    expect(sitting({ faction: 'arborec', active: 'warfare' }).can('use')).toEqual(['use arborec']);
  },
);

scenario(['faction:arborec'], 'the Arborec may leave their infantry; where nothing is free none is offered', () => {
  expect(sitting({ faction: 'arborec', active: 'warfare' }).can('use')).toEqual(['use arborec']);
  expect(sitting({ faction: 'arborec', active: 'warfare' }).mayStop()).toBe(true);
  const full = sitting({
    faction: 'arborec',
    active: 'warfare',
    written: ({ warfare }) => {
      warfare.line = 3;
      warfare.drawn.push({ unit: 'infantry', nodes: nodesFrom(9), built: false });
    },
  });
  expect(full.can('use')).toEqual([]);
});

scenario(['faction:arborec', 'asset:faction'], 'the Arborec gain one population, as long as the track has room', () => {
  const t = sitting({ faction: 'arborec' }).ability();
  expect(t.paper.expansion.population).toBe(1);
  t.paper.expansion.population = 16;
  expect(t.ability().paper.expansion.population).toBe(16);
});

scenario(['faction:argent'], 'a section with nodes of two unit types is one stronger for the Argent Flight', () => {
  const t = sitting({
    faction: 'argent',
    written: ({ warfare }) => {
      warfare.drawn.push({ unit: 'pds', nodes: ['0_0', '1_0', '1_1'], built: true });
      warfare.drawn.push({ unit: 'cruiser', nodes: ['3_0', '4_0', '5_0', '4_1'], built: true });
      warfare.drawn.push({ unit: 'cruiser', nodes: ['6_0', '6_1', '6_2', '5_1'], built: false });
      warfare.drawn.push({ unit: 'node', nodes: ['7_0'], built: false });
    },
  });
  expect(strengthOf(t.paper, 'left', 1, 'argent')).toBe(4 + 1);
  // Two cruisers are one type, and a node by itself is none.
  expect(strengthOf(t.paper, 'right', 1, 'argent')).toBe(8);
  expect(strengthOf(t.paper, 'left', 2, 'argent')).toBe(0);
});

scenario(['faction:argent'], 'the Argent Flight gain a vote and mark one legal node', () => {
  const t = sitting({ faction: 'argent', active: 'navigation' }).ability();
  expect(t.paper.industry.votes).toBe(1);
  expect(t.can()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'].map((x) => `node ${x}_0`));
  expect(t.mayStop()).toBe(false);
  t.mark('node 2_0');
  expect(strengthOf(t.paper, 'left', 1, 'argent')).toBe(1);
  // The node holds a point.
  expect(t.points().warfare).toBe(1);
  expect(t.mayStop()).toBe(true);
});

scenario(['faction:argent'], 'with a full pool and a full grid the Argent Flight gain nothing, and owe nothing', () => {
  const t = sitting({
    faction: 'argent',
    written: ({ industry, warfare }) => {
      industry.votes = 14;
      warfare.line = 3;
      warfare.drawn.push({ unit: 'infantry', nodes: nodesFrom(9), built: false });
    },
  });
  expect(t.ability().ability().paper.industry.votes).toBe(15);
  expect(t.can()).toEqual([]);
  expect(t.mayStop()).toBe(true);
});

scenario(['faction:creuss'], 'the Ghosts of Creuss begin with Gravity Drive, without spending anything', () => {
  const t = sitting({ faction: 'creuss', kept: ['propulsion'] }).setup();
  expect(t.can()).toEqual([]);
  expect(t.paper.technologies.filter(({ unlocked }) => unlocked).map(({ id }) => id)).toEqual(['gravity_drive']);
  expect(t.paper.kept[0]?.spent).toBe(false);
});

scenario(['faction:creuss'], 'a claimed system that is joined to a wormhole gives the Ghosts a trade good', () => {
  const t = sitting({ faction: 'creuss', active: 'navigation', purse: 'II', traced: 'a1-b1' });
  t.mark('I claim a1');
  expect(t.paper.industry.trade).toBe(0);
  t.mark('I claim b1');
  expect(t.paper.industry).toMatchObject({ tri: 1, trade: 1 });
});

scenario(['faction:creuss'], 'a relic beside a wormhole is drawn first; the trade good follows', () => {
  const t = sitting({
    faction: 'creuss',
    active: 'navigation',
    purse: 'I',
    traced: 'a1-b1 b1-c1 c1-d1 d1-e1 e1-f1',
  });
  t.mark('I claim f1');
  expect(t.desk.draws).toBe('f1');
  t.desk.draws = null;
  t.owe();
  expect(t.paper.industry.trade).toBe(1);
});

scenario(['faction:creuss'], 'the Ghosts claim any explored system, whatever sheet is active', () => {
  const t = sitting({
    faction: 'creuss',
    active: 'warfare',
    traced: 'a1-b1 a2-b3',
    written: ({ navigation }) => {
      navigation.claimed.push('a1');
      navigation.closed.push('a2');
    },
  });
  t.ability();
  expect(t.can()).toEqual(['free claim b1', 'free claim b3']);
  t.mark('free claim b1');
  expect(t.paper.industry).toMatchObject({ tri: 1, trade: 1 });
  t.ability().mark('free claim b3').ability();
  // Nothing is left to claim.
  expect(t.mayStop()).toBe(true);
});

scenario(
  ['faction:empyrean'],
  "an empty system gives the Empyrean a trade good and a point, a neighbour's territory a trade good",
  () => {
    const t = sitting({ faction: 'empyrean', active: 'navigation', purse: 'III', traced: 'a1-b2 a1-b1 b1-c1 c1-d1' });
    t.mark('I claim b2');
    expect(t.paper.industry.trade).toBe(1);
    expect(t.points().navigation).toBe(1);
    t.mark('I claim d1');
    expect(t.paper.industry.trade).toBe(2);
    expect(t.paper.warfare.left).toBe(1);
    expect(t.points().navigation).toBe(1);
    t.mark('I claim c1');
    expect(t.paper.industry.trade).toBe(2);
  },
);

scenario(['faction:empyrean'], 'the Empyrean explore two systems, one beyond the other if they like', () => {
  const t = sitting({ faction: 'empyrean', active: 'industry' }).ability();
  t.mark('free explore a1-b1', 'free explore b1-c2');
  expect(t.paper.navigation.traced).toEqual(['a1-b1', 'b1-c2']);
  expect(t.mayStop()).toBe(true);
  // A free exploration goes through wormholes like any other.
  const driven = sitting({ faction: 'empyrean', traced: 'a1-b1', technologies: ['gravity_drive'] }).ability();
  driven.mark('free warp w1-w6', 'free explore x3-x4');
  expect(driven.mayStop()).toBe(true);
});

scenario(['faction:hacan'], 'for the Hacan an odd trade good counts as a pair at the end', () => {
  const points = (trade: number, faction = 'hacan') => sitting({ faction, trade }).points().industry;
  expect([0, 1, 2, 3, 4].map((trade) => points(trade))).toEqual([0, 1, 1, 2, 2]);
  expect(points(3, '')).toBe(1);
});

scenario(['faction:hacan'], 'the Hacan gain a commodity of their choice and a trade good', () => {
  const t = sitting({ faction: 'hacan', written: ({ industry }) => Object.assign(industry, { tri: 8, trade: 14 }) });
  t.ability();
  expect(t.can()).toEqual(['com tri', 'com dia', 'com sqr']);
  t.mark('com dia').ability().mark('com tri');
  // Neither row nor pool has room for more.
  expect(t.paper.industry).toMatchObject({ tri: 8, dia: 1, trade: 15 });
});

scenario(['faction:jolnar'], 'each research that Jol-Nar spend on a technology strikes two of its icons', () => {
  const t = sitting({ faction: 'jolnar', active: 'navigation', purse: 'RRR' });
  t.mark('R tech gravity_drive');
  expect(t.paper.technologies[0]).toMatchObject({ id: 'gravity_drive', unlocked: true });
  t.mark('R tech antimass_deflectors');
  expect(t.paper.technologies[1]).toMatchObject({ struck: 2, unlocked: false });
  t.mark('R tech antimass_deflectors');
  // The icon too many is lost, not struck elsewhere.
  expect(t.paper.technologies.filter(({ struck }) => struck > 0)).toHaveLength(2);
  expect(t.paper.technologies[1]).toMatchObject({ struck: 3, unlocked: true });
});

scenario(
  ['faction:jolnar'],
  'research of a trade good counts twice for Jol-Nar too, on other icons it counts once',
  () => {
    const t = sitting({ faction: 'jolnar', active: 'expansion', trade: 2 });
    t.mark('trade R', 'R tech neural_motivators', 'trade R', 'R dock dock3.1');
    expect(t.paper.technologies[2]?.unlocked).toBe(true);
    expect(t.paper.expansion.dockIcons).toEqual(['dock3.1']);
  },
);

scenario(['faction:jolnar'], 'Jol-Nar unlock any technology, on any sheet', () => {
  const t = sitting({ faction: 'jolnar', active: 'warfare', technologies: ['gravity_drive'] }).ability();
  expect(t.can()).toHaveLength(7);
  t.mark('free tech production_biomes');
  expect(t.paper.technologies.filter(({ unlocked }) => unlocked)).toHaveLength(2);
});

scenario(['faction:l1z1x'], 'the L1Z1X begin with dreadnoughts unlocked, war suns not', () => {
  const t = sitting({ faction: 'l1z1x', active: 'warfare', purse: 'M' }).setup();
  expect(t.can('M build dreadnought')).toEqual(['M build dreadnought.0']);
  expect(t.can('M build warsun')).toEqual([]);
});

scenario(
  ['faction:l1z1x'],
  'a dreadnought that the L1Z1X build gives a vote; one that is only deployed does not',
  () => {
    const t = sitting({ faction: 'l1z1x', active: 'warfare', purse: 'MMMM' }).setup();
    t.mark(...Array.from({ length: 4 }, () => 'M build dreadnought.0'), 'lay 0 2_0');
    expect(t.paper.industry.votes).toBe(1);
    // Three for the dreadnought, one on a node that it covers.
    expect(t.points().warfare).toBe(3 + 1);
    t.owe({ op: 'deploy', unit: 'dreadnought', n: 1 }).mark('lay 0 5_0');
    expect(t.paper.industry.votes).toBe(1);
  },
);

scenario(['faction:l1z1x'], 'the L1Z1X spend three material on one sheet, active or not', () => {
  const t = sitting({ faction: 'l1z1x', active: 'navigation' }).ability();
  expect(t.can()).toEqual(['on navigation', 'on expansion', 'on industry', 'on warfare']);
  t.mark('on industry', 'M scrap h1_0', 'M scrap h2_0');
  expect(t.can().every((each) => each.startsWith('M scrap'))).toBe(true);
  t.mark('M scrap h3_0');
  expect(t.mayStop()).toBe(true);
});

scenario(['faction:l1z1x'], 'material for which the L1Z1X find no use on the sheet they chose is lost', () => {
  const t = sitting({
    faction: 'l1z1x',
    written: ({ expansion }) => {
      expansion.docks.push('dock1', 'dock2');
    },
  });
  t.ability().mark('on expansion', 'M dock dock3.0');
  expect(t.can()).toEqual([]);
  expect(t.mayStop()).toBe(true);
});

scenario(['faction:letnev'], 'the Barony of Letnev gain two trade goods, as far as there are some', () => {
  const t = sitting({ faction: 'letnev', trade: 12 }).ability();
  expect(t.paper.industry.trade).toBe(14);
  expect(t.ability().paper.industry.trade).toBe(15);
});
