// Producing units at space docks, and placing new ones.
import { quickRoll } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import type { PlanetId, ShipType } from '@custodian/ti3';
import { expect } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

type Builds = [dock: PlanetId, unit: ShipType | 'groundForce' | 'pds', count: number, at?: string][];

/** A plan in short: what is built, paid by these planets and trade goods. */
const plan = (builds: Builds, planets: PlanetId[] = [], goods = 0, docks: PlanetId[] = []) => ({
  builds: builds.map(([dock, unit, count, at]) => ({ dock, unit, count, ...(at === undefined ? {} : { at }) })),
  docks,
  pay: { planets, goods },
});

/** N'orr with a dock on Quinarra (3 resources), asked what it builds. */
function norrBuilds(prepare: (t: Table) => void = () => undefined, terms: object = {}): Table {
  const t = table('norr', 'xxcha');
  t.own('norr', 'quinarra', { dock: true });
  prepare(t);
  t.anyhow();
  t.begin('produce units', { seat: 0, system: 'home-norr', ...terms });
  return t;
}

scenario(['sequence:produce units', 'unit:spaceDock'], 'a carrier, a destroyer and a cruiser cost 6 resources', () => {
  const t = norrBuilds((t) => {
    t.own('norr', 'quann');
    t.fleet('norr', 'home-norr', { carrier: 1 });
    t.counters('norr', { fleetSupply: 4 });
  });
  const builds: Builds = [
    ['quinarra', 'carrier', 1],
    ['quinarra', 'destroyer', 1],
    ['quinarra', 'cruiser', 1],
  ];
  expect(t.refusal('norr', plan(builds, ['quinarra', 'quann']))).toBe('why.payment too small');
  t.answer('norr', plan(builds, ['quinarra', 'trenlak', 'quann']));
  expect(t.ships('norr', 'home-norr')).toEqual({ carrier: 2, destroyer: 1, cruiser: 1 });
  expect([t.planet('quinarra'), t.planet('trenlak'), t.planet('quann')].every((p) => p.exhausted)).toBe(true);
});

scenario(['sequence:produce units'], 'Fleet Supply limits what is built, fighters not counted', () => {
  const t = norrBuilds((t) => {
    t.fleet('norr', 'home-norr', { carrier: 1 });
    t.counters('norr', { fleetSupply: 2 });
    t.goods('norr', 10);
  });
  const two: Builds = [['quinarra', 'destroyer', 2]];
  expect(t.refusal('norr', plan(two, [], 2))).toBe('why.fleet supply exceeded');
  const one: Builds = [
    ['quinarra', 'destroyer', 1],
    ['quinarra', 'fighter', 4],
  ];
  expect(t.refusal('norr', plan(one, [], 3))).toBe(null);
});

scenario(['unit:spaceDock'], 'a dock on a planet with 3 resources builds 5 units, whatever they cost', () => {
  const t = norrBuilds((t) => {
    t.goods('norr', 25);
    t.counters('norr', { fleetSupply: 5 });
    t.fleet('norr', 'home-norr', { carrier: 0 });
  });
  expect(t.refusal('norr', plan([['quinarra', 'dreadnought', 5]], [], 25))).toBe(null);
  expect(t.refusal('norr', plan([['quinarra', 'groundForce', 5]], [], 3))).toBe(null);
  expect(t.refusal('norr', plan([['quinarra', 'groundForce', 6]], [], 3))).toBe('why.production limit');
});

scenario(['sequence:produce units'], 'one resource brings two fighters or two ground forces, never one of each', () => {
  const t = norrBuilds((t) => t.goods('norr', 10));
  expect(t.refusal('norr', plan([['quinarra', 'groundForce', 1]]))).toBe('why.payment too small');
  expect(t.refusal('norr', plan([['quinarra', 'groundForce', 1]], [], 1))).toBe(null);
  expect(t.refusal('norr', plan([['quinarra', 'groundForce', 3]], [], 1))).toBe('why.payment too small');
  expect(t.refusal('norr', plan([['quinarra', 'groundForce', 3]], [], 2))).toBe(null);
  const mixed: Builds = [
    ['quinarra', 'groundForce', 1],
    ['quinarra', 'fighter', 1],
  ];
  expect(t.refusal('norr', plan(mixed, [], 1))).toBe('why.payment too small');
  t.answer('norr', plan(mixed, [], 2));
  expect(t.planet('quinarra').groundForces).toBe(1);
  expect(t.ships('norr', 'home-norr')).toEqual({ fighter: 1 });
});

scenario(['sequence:produce units'], 'with all 5 dreadnoughts in play no sixth is built until one is lost', () => {
  const withDreadnoughts = (count: number) =>
    norrBuilds((t) => {
      t.fleet('norr', 'quann', { dreadnought: count });
      t.goods('norr', 5);
    });
  const one = plan([['quinarra', 'dreadnought', 1]], [], 5);
  expect(withDreadnoughts(5).refusal('norr', one)).toBe('why.no figures left');
  expect(withDreadnoughts(4).refusal('norr', one)).toBe(null);
});

scenario(['unit:spaceDock'], 'a blockaded dock builds ground forces and PDS but no ships', () => {
  const t = norrBuilds((t) => t.fleet('xxcha', 'home-norr', { fighter: 1 }));
  expect(t.refusal('norr', plan([['quinarra', 'fighter', 2]], ['trenlak']))).toBe('why.blockade');
  t.answer('norr', plan([['quinarra', 'groundForce', 2]], ['trenlak']));
  expect(t.planet('quinarra').groundForces).toBe(2);
});

scenario(['unit:pds'], 'a planet never holds more than 2 PDS', () => {
  const t = norrBuilds((t) => {
    t.own('norr', 'quinarra', { dock: true, pds: 1 });
    t.goods('norr', 4);
  });
  expect(t.refusal('norr', plan([['quinarra', 'pds', 2]], [], 4))).toBe('why.too many pds');
  t.answer('norr', plan([['quinarra', 'pds', 1]], [], 2));
  expect(t.planet('quinarra').pds).toBe(2);
});

scenario(['unit:fighter'], 'fighters need room: 3 at the dock, more with a carrier built beside them', () => {
  const t = norrBuilds((t) => t.goods('norr', 9));
  expect(t.refusal('norr', plan([['quinarra', 'fighter', 3]], [], 2))).toBe(null);
  expect(t.refusal('norr', plan([['quinarra', 'fighter', 4]], [], 2))).toBe('why.fighters without capacity');
  const carried: Builds = [
    ['quinarra', 'fighter', 4],
    ['quinarra', 'carrier', 1],
  ];
  t.answer('norr', plan(carried, [], 5));
  expect(t.ships('norr', 'home-norr')).toEqual({ fighter: 4, carrier: 1 });
});

scenario(['sequence:produce units'], 'supplement counters need a figure beside them, one for each place', () => {
  const t = norrBuilds((t) => {
    const held: PlanetId[] = ['abyz', 'fria', 'arinam', 'meer', 'arnor', 'lor', 'bereg', 'lirtaIV', 'lodor', 'saudor'];
    for (const id of held) t.own('norr', id, { groundForces: 1 });
    t.own('norr', 'trenlak', { groundForces: 20 });
    t.own('norr', 'wellon', { groundForces: 1 });
  });
  expect(t.refusal('norr', plan([['quinarra', 'groundForce', 2]], ['trenlak']))).toBe('why.no figure for counters');
});

scenario(['unit:spaceDock'], 'a new dock costs 4 on a planet held for the whole round, free of enemy ships', () => {
  const newDock = (prepare: (t: Table) => void) => {
    const t = table('norr', 'xxcha');
    t.own('norr', 'lodor');
    t.own('norr', 'quinarra', { dock: true });
    t.goods('norr', 1);
    prepare(t);
    t.begin('produce units', { seat: 0, system: 'lodor' });
    return t;
  };
  const dock = plan([], ['lodor'], 1, ['lodor']);
  const t = newDock(() => undefined);
  expect(t.refusal('norr', plan([], ['lodor'], 0, ['lodor']))).toBe('why.payment too small');
  t.answer('norr', dock);
  expect(t.planet('lodor').dock).toBe(1);
  // What it may not stand on leaves nothing to ask about.
  const isAsked = (prepare: (t: Table) => void) => newDock(prepare).asked('norr') !== undefined;
  expect(isAsked((t) => Object.assign(t.planet('lodor'), { since: 1 }))).toBe(false);
  expect(isAsked((t) => t.fleet('xxcha', 'lodor', { destroyer: 1 }))).toBe(false);
  expect(isAsked((t) => t.exhaust('lodor', 'quinarra'))).toBe(false);
});

scenario(['unit:spaceDock'], 'only one dock stands on a planet, and three in all', () => {
  const t = norrBuilds((t) => {
    t.own('norr', 'lodor', { dock: true });
    t.goods('norr', 8);
  });
  expect(t.refusal('norr', plan([], [], 4, ['quinarra']))).toBe('why.dock here already');
  expect(t.refusal('norr', plan([], [], 4, ['trenlak']))).toBe(null);
  const full = norrBuilds((t) => {
    t.own('norr', 'lodor', { dock: true });
    t.own('norr', 'saudor', { dock: true });
    t.goods('norr', 8);
  });
  expect(full.refusal('norr', plan([], [], 4, ['trenlak']))).toBe('why.no figures left');
});

scenario(['unit:spaceDock'], 'a dock builds nothing in the round it was placed, but supports its fighters', () => {
  const t = norrBuilds((t) => {
    Object.assign(t.planet('quinarra'), { dock: 1 });
    t.fleet('norr', 'home-norr', { fighter: 3 });
    t.goods('norr', 8);
  });
  expect(t.refusal('norr', plan([['quinarra', 'cruiser', 1]], [], 2))).toBe('why.dock too new');
  const support = norrBuilds((t) => t.goods('norr', 8));
  const four: Builds = [['quinarra', 'fighter', 4]];
  expect(support.refusal('norr', plan(four, [], 2))).toBe('why.fighters without capacity');
  expect(support.refusal('norr', plan(four, [], 6, ['trenlak']))).toBe(null);
});

scenario(['sequence:produce units'], 'cards may build without activation, with extra resources or few units', () => {
  const without = norrBuilds((t) => t.goods('norr', 8), { withoutActivation: true });
  expect(without.refusal('norr', plan([], [], 4, ['trenlak']))).toBe('why.new dock needs activation');
  const extra = norrBuilds(() => undefined, { extra: 2 });
  extra.answer('norr', plan([['quinarra', 'carrier', 1]], ['trenlak']));
  expect(extra.ships('norr', 'home-norr')).toEqual({ carrier: 1 });
  const few = norrBuilds(() => undefined, { most: 3 });
  expect(few.refusal('norr', plan([['quinarra', 'groundForce', 4]], ['quinarra']))).toBe('why.too many units');
});

scenario(['sequence:produce units'], 'nothing is asked where nothing can be built or paid', () => {
  const nowhere = table('norr', 'xxcha');
  nowhere.begin('produce units', { seat: 0, system: 'home-norr' });
  expect(nowhere.asked('norr')).toBeDefined(); // A new dock is possible.
  nowhere.answer('norr', plan([]));
  expect(nowhere.isOver()).toBe(true);
  const poor = norrBuilds((t) => t.exhaust('quinarra', 'trenlak'));
  expect(poor.isOver()).toBe(true);
});

scenario(['sequence:produce units'], 'each of two docks in a system has its own limit and its own purchases', () => {
  const t = norrBuilds((t) => {
    t.own('norr', 'trenlak', { dock: true });
    t.goods('norr', 9);
  });
  const each: Builds = [
    ['quinarra', 'groundForce', 5],
    ['trenlak', 'groundForce', 3],
  ];
  expect(t.refusal('norr', plan(each, [], 4))).toBe('why.payment too small');
  t.answer('norr', plan(each, [], 5));
  expect([t.planet('quinarra').groundForces, t.planet('trenlak').groundForces]).toEqual([5, 3]);
});

scenario(['sequence:produce units'], 'what is no plan, or not his to build, is refused', () => {
  const t = norrBuilds((t) => {
    t.own('xxcha', 'trenlak', { dock: true });
    t.goods('norr', 30);
  });
  const pay = { planets: [], goods: 1 };
  const build = { dock: 'quinarra', unit: 'groundForce', count: 2 };
  for (const wrong of [
    null,
    [],
    'build',
    { builds: [build], docks: [] },
    { builds: [build, null], docks: [], pay },
    { builds: [{ ...build, count: 1.5 }], docks: [], pay },
    { builds: [{ ...build, count: -2 }], docks: [], pay },
    { builds: [{ ...build, unit: 'spaceDock' }], docks: [], pay },
    { builds: [{ ...build, unit: 'toString' }], docks: [], pay },
    { builds: [{ ...build, at: 3 }], docks: [], pay },
    { builds: [], docks: [7], pay },
  ])
    expect(t.refusal('norr', wrong), JSON.stringify(wrong)).toBe('kernel.unread');
  expect(t.refusal('norr', { builds: [], docks: ['lodor'], pay })).toBe('why.plan malformed');
  expect(t.refusal('norr', plan([['trenlak', 'groundForce', 2]], [], 1))).toBe('why.no dock there');
  expect(t.refusal('norr', plan([['quinarra', 'warSun', 1]], [], 12))).toBe('why.war sun needs technology');
  expect(t.refusal('norr', plan([['quinarra', 'groundForce', 2, 'trenlak']], [], 1))).toBe('why.out of building range');
});

scenario(['sequence:produce units'], 'every random production is possible, and most build something', () => {
  const roll = quickRoll(7);
  let built = 0;
  for (let i = 0; i < 300; i++) {
    const t = norrBuilds((t) => {
      t.own('norr', 'trenlak', { dock: roll(2) === 1 });
      t.goods('norr', roll(12));
      t.counters('norr', { fleetSupply: roll(4) });
      t.fleet('norr', 'home-norr', { fighter: roll(3) - 1 });
      if (roll(3) === 1) t.technologies('norr', 'integratedEconomy', 'sarweenTools');
      if (roll(3) === 1) t.technologies('norr', 'advancedFighters');
      t.own('norr', 'meharXull');
      t.activated('norr', 'meharXull', 'home-norr');
    });
    const decision = t.asked('norr');
    if (decision?.kind !== 'plan') throw new Error('no plan');
    const sampled = decision.sample(roll) as ReturnType<typeof plan>;
    expect(t.refusalOf('norr', sampled), JSON.stringify(sampled)).toBe(null);
    if (sampled.builds.length + sampled.docks.length > 0) built++;
  }
  expect(built).toBeGreaterThan(150);
});
