import { scenario } from '@custodian/testkit';
import type { Windows } from '@custodian/ti3';
import { expect } from 'vitest';
import { behaviourOf } from '../../src/content/action-cards/define.ts';
import { hasCounter } from '../../src/queries/players.ts';
import { battle, facing } from '../battles.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const two = () => table('sol', 'hacan');
const damage = (t: Table, ship: number): void => {
  for (const each of t.system('quann').ships) if (each.id === ship) each.damaged = true;
};
const hits = (t: Table) => t.events('hitsScored').map((e) => [e.seat, e.count]);

scenario(['action:fighterPrototype'], 'new fighters fight better, in the first round only', () => {
  const t = facing({ sol: { carrier: 1, fighter: 2 }, hacan: { cruiser: 3 } });
  t.hand('sol', 'fighterPrototype');
  battle(t);
  // Round 1: carrier 1, fighters 7 and 6, cruisers 1. Round 2: carrier 9, fighters 8 and 9.
  t.dice(1, 7, 6, 1, 1, 1, 9, 8, 9, 1, 1);
  t.answer('sol', 'action:fighterPrototype');
  expect(hits(t)).toEqual([
    [0, 1],
    [1, 0],
    [0, 2],
    [1, 0],
  ]);
  expect(t.isOver()).toBe(true);
  expect(t.game().effects).toEqual([]);
});

scenario(['action:fighterPrototype'], 'the prototype needs fighters in the battle', () => {
  const t = two();
  t.hand('sol', 'fighterPrototype');
  t.fleet('sol', 'quann', { cruiser: 1 });
  t.fleet('hacan', 'quann', { cruiser: 1 });
  const may = (seat: number) =>
    behaviourOf('fighterPrototype')?.may(
      t.game(),
      seat,
      { attacker: 0, defender: 1, system: 'quann' },
      'before space battle',
    );
  expect(may(0)).toMatchObject({ text: { key: 'why.no fighter there' } });
  expect(may(2)).toBe(false);
  t.fleet('sol', 'quann', { fighter: 1 });
  t.anyhow();
  battle(t);
  t.dice(7, 1, 1);
  t.answer('sol', 'action:fighterPrototype');
  expect(t.isOver()).toBe(true);
});

scenario(
  ['action:intoTheBreach'],
  'the dreadnought in the breach takes the first two hits, and the bonus outlives it',
  () => {
    const t = facing({ sol: { dreadnought: 1, cruiser: 2 }, hacan: { cruiser: 3 } });
    t.hand('sol', 'intoTheBreach');
    battle(t);
    // Cruisers hit with 6 now. Round 2: one hit destroys the dreadnought, the other a cruiser. Round 3: 6 hits still.
    t.dice(1, 6, 1, 7, 1, 1, 1, 1, 1, 7, 7, 6, 1, 1, 6, 1);
    t.answer('sol', 'action:intoTheBreach');
    expect(t.isOver()).toBe(true);
    expect(t.events('shipDamaged')).toHaveLength(1);
    expect(t.events('shipDestroyed').map((e) => [e.seat, e.unit])).toEqual([
      [1, 'cruiser'],
      [0, 'dreadnought'],
      [0, 'cruiser'],
      [1, 'cruiser'],
      [1, 'cruiser'],
    ]);
    expect(t.game().effects).toEqual([]);
  },
);

scenario(['action:intoTheBreach', 'sequence:take hits'], 'hits beyond those of the breach are assigned freely', () => {
  const t = two();
  t.hand('sol', 'intoTheBreach');
  const [one, other, cruiser, carrier] = t.fleet('sol', 'quann', { dreadnought: 2, cruiser: 1, carrier: 1 }) as [
    number,
    number,
    number,
    number,
  ];
  damage(t, other);
  t.fleet('hacan', 'quann', { cruiser: 5 });
  t.anyhow();
  battle(t);
  t.answer('sol', 'action:intoTheBreach');
  expect(t.options('sol')).toEqual([String(one), String(other)]);
  t.dice(1, 1, 1, 1, 7, 7, 7, 1, 1);
  t.answer('sol', String(one));
  expect(t.where()).toBe('take hits/assign hits');
  expect(t.refusal('sol', { destroy: [cruiser, carrier], damage: [one] })).toBe('why.hits bound');
  expect(t.refusal('sol', { destroy: [cruiser, carrier, other], damage: [] })).toBe('why.hits bound');
  expect(t.refusal('sol', { destroy: [one], damage: [] })).toBe('why.hits assigned');
  expect(t.refusal('sol', { destroy: [one, cruiser], damage: [] })).toBeNull();
  const decision = t.asked('sol');
  if (decision?.kind !== 'plan') throw new Error('hits are a plan');
  expect(decision.check(decision.fallback)).toBeNull();
  for (let seed = 0; seed < 40; seed++)
    expect(decision.check(decision.sample((sides) => ((seed * 7919) % sides) + 1))).toBeNull();
});

scenario(['action:intoTheBreach'], 'a damaged dreadnought in the breach is gone with the first hit', () => {
  const t = two();
  t.hand('sol', 'intoTheBreach');
  const [dreadnought] = t.fleet('sol', 'quann', { dreadnought: 1, cruiser: 2 }) as [number];
  damage(t, dreadnought);
  t.fleet('hacan', 'quann', { cruiser: 2 });
  battle(t);
  t.dice(1, 1, 1, 7, 1, 6, 6, 1, 1);
  t.answer('sol', 'action:intoTheBreach');
  expect(t.ships('sol', 'quann')).toEqual({ cruiser: 2 });
  expect(t.isOver()).toBe(true);
});

scenario(['action:moraleBoost'], 'a boost of morale helps for one round of a space battle', () => {
  const t = facing({ sol: { cruiser: 1, dreadnought: 1 }, hacan: { cruiser: 3 } });
  t.hand('sol', 'moraleBoost', 'moraleBoost');
  battle(t);
  t.dice(4, 6, 1, 1, 1);
  t.answer('sol', 'action:moraleBoost');
  expect(hits(t)).toEqual([
    [0, 2],
    [1, 0],
  ]);
  // The next round is another situation: the second copy may be played, or kept.
  expect(t.options('sol')).toEqual(['action:moraleBoost']);
  t.dice(4, 6, 1, 5, 1, 1);
  t.pass('sol');
  expect(hits(t).slice(2, 4)).toEqual([
    [0, 0],
    [1, 0],
  ]);
});

scenario(['action:moraleBoost'], 'a boost of morale in invasion combat, and none for the barrage', () => {
  const t = two();
  t.hand('hacan', 'moraleBoost');
  t.own('hacan', 'quann', { groundForces: 1 });
  t.landed(0, 'quann', { groundForces: 1 });
  t.begin('invasion combat', { seat: 0, system: 'quann' });
  t.dice(1, 7);
  t.answer('hacan', 'action:moraleBoost');
  expect(t.planet('quann')).toMatchObject({ owner: 1, groundForces: 1, invaders: null });
  const barrage = { kind: 'barrage', attacker: 0, defender: 1, system: 'quann', round: 0 } as const;
  expect(behaviourOf('moraleBoost')?.may(t.game(), 1, barrage, 'before combat round')).toBe(false);
});

scenario(
  ['action:skilledRetreat', 'agenda:codeOfHonor'],
  'a skilled retreat ends the battle, the Code of Honor notwithstanding',
  () => {
    const t = facing({ sol: { cruiser: 2, carrier: 1, fighter: 1, groundForces: 2 }, hacan: { cruiser: 2 } });
    t.law('codeOfHonor');
    t.hand('sol', 'skilledRetreat');
    t.activated('sol', 'quann', 'saudor');
    t.fleet('hacan', 'lodor', { fighter: 1 });
    t.own('hacan', 'arnor', { groundForces: 1 });
    t.fleet('sol', 'empty-1', { destroyer: 1 });
    t.counters('sol', { fleetSupply: 4 });
    t.anyhow();
    battle(t);
    t.answer('sol', 'action:skilledRetreat');
    // Lodor has enemy ships, Arnor enemy ground forces, Saudor a counter. A friendly system is as good as an empty one.
    expect(t.options('sol').sort()).toEqual(['arinam-meer', 'empty-1', 'empty-beta', 'mecatolRex']);
    t.answer('sol', 'empty-1');
    expect(t.isOver()).toBe(true);
    expect(t.events('diceRolled')).toEqual([]);
    expect(t.events('retreatAnnounced')).toEqual([]);
    expect(t.ships('sol', 'empty-1')).toEqual({ cruiser: 2, carrier: 1, fighter: 1, destroyer: 1, groundForces: 2 });
    expect(hasCounter(t.system('empty-1'), 0)).toBe(true);
    // Without the law somebody who has activated Saudor would have been asked for a usual withdrawal in the next battle.
    t.fleet('sol', 'quann', { cruiser: 1 });
    t.dice(7, 1, 7, 1);
    battle(t);
    expect(t.isOver()).toBe(true);
  },
);

scenario(['action:skilledRetreat'], 'Fleet Supply is checked where a skilled retreat arrives', () => {
  const t = facing({ sol: { cruiser: 1 }, hacan: { cruiser: 2 } });
  t.hand('hacan', 'skilledRetreat');
  t.counters('hacan', { fleetSupply: 2 });
  t.fleet('hacan', 'empty-1', { destroyer: 1 });
  battle(t);
  t.answer('hacan', 'action:skilledRetreat');
  t.answer('hacan', 'empty-1');
  expect(t.where()).toBe('compliance/ships beyond Fleet Supply');
});

scenario(['action:skilledRetreat'], 'no skilled retreat without a counter in reinforcements or from a planet', () => {
  const t = facing({ sol: { cruiser: 1 }, hacan: { cruiser: 1 } });
  t.hand('sol', 'skilledRetreat');
  const about = { kind: 'space battle', attacker: 0, defender: 1, system: 'quann', round: 1 } as const;
  const may = (change: Partial<Windows['before combat round']> = {}) =>
    behaviourOf('skilledRetreat')?.may(t.game(), 0, { ...about, ...change }, 'before combat round');
  expect(may({ kind: 'invasion combat', planet: 'quann' })).toBe(false);
  t.counters('sol', { commandPool: 16 - t.player('sol').fleetSupply - t.player('sol').strategyAllocation });
  expect(may()).toMatchObject({ text: { key: 'why.no counters in reinforcements' } });
  t.counters('sol', { commandPool: 1 });
  battle(t);
  t.answer('sol', 'action:skilledRetreat');
  t.answer('sol', 'saudor');
  expect(t.ships('sol', 'saudor')).toEqual({ cruiser: 1 });
});

scenario(['action:recheck'], 'an enemy die is rolled again, and the new result stands', () => {
  const t = facing({ sol: { cruiser: 1 }, jolnar: { cruiser: 1 } });
  t.hand('sol', 'recheck');
  t.dice(7, 10, 1);
  battle(t);
  t.answer('sol', 'action:recheck');
  expect(t.options('sol')).toEqual(['0 7', '1 10']);
  t.answer('sol', '1 10');
  // Jol-Nar could roll a miss again, but not this one.
  expect(t.isOver()).toBe(true);
  expect(t.events('dieRerolled')).toMatchObject([{ seat: 1, before: 10, after: 1 }]);
  expect(t.ships('sol', 'quann')).toEqual({ cruiser: 1 });
  expect(t.ships('jolnar', 'quann')).toEqual({});
});

scenario(
  ['action:recheck'],
  'an own die of an invasion combat is rolled again; shots by PDS are no combat dice',
  () => {
    const t = two();
    t.hand('sol', 'recheck');
    t.own('hacan', 'quann', { groundForces: 1, pds: 1 });
    t.landed(0, 'quann', { groundForces: 2 });
    // The PDS hits. Then one ground force a side: 2 and 3, rolled again 8.
    t.dice(6, 2, 3, 8);
    t.begin('invasion combat', { seat: 0, system: 'quann' });
    t.answer('sol', 'action:recheck');
    t.answer('sol', '0 2');
    expect(t.planet('quann')).toMatchObject({ owner: 0, groundForces: 1 });
  },
);

scenario(['action:shieldsHolding'], 'shields cancel two of three hits', () => {
  const t = facing({ sol: { cruiser: 3 }, hacan: { cruiser: 4 } });
  t.hand('sol', 'shieldsHolding');
  t.dice(1, 1, 1, 7, 7, 7, 1, 7, 7, 1, 1, 1, 1, 7, 7, 1, 1);
  t.anyhow();
  battle(t);
  t.answer('sol', 'action:shieldsHolding');
  expect(hits(t).slice(0, 2)).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(t.ships('sol', 'quann')).toEqual({ cruiser: 2 });
  expect(t.isOver()).toBe(true);
});

scenario(['action:shieldsHolding'], 'shields are of no use without hits, nor before the first round', () => {
  const t = facing({ sol: { cruiser: 1 }, hacan: { cruiser: 1 } });
  const may = (kind: Windows['dice rolled']['kind'], roll: number) =>
    behaviourOf('shieldsHolding')?.may(
      t.game(),
      0,
      {
        kind,
        attacker: 0,
        defender: 1,
        system: 'quann',
        round: 1,
        groups: [{ seat: 1, unit: 'cruiser', dice: 1, need: 7, bonus: 0, rolls: [roll] }],
      },
      'dice rolled',
    );
  expect(may('space battle', 7)).toBeNull();
  expect(may('space battle', 6)).toMatchObject({ text: { key: 'why.no hits to cancel' } });
  expect(may('shot', 7)).toBe(false);
  t.hand('sol', 'shieldsHolding');
  t.dice(7, 7);
  battle(t);
  t.answer('sol', 'action:shieldsHolding');
  expect(t.ships('sol', 'quann')).toEqual({ cruiser: 1 });
});

scenario(['action:directHit'], 'a direct hit destroys what has just been damaged', () => {
  const t = two();
  t.hand('hacan', 'directHit');
  const [one, other] = t.fleet('sol', 'quann', { dreadnought: 2 }) as [number, number];
  t.fleet('hacan', 'quann', { cruiser: 3 });
  t.dice(1, 1, 7, 7, 1, 5, 1, 1, 1, 5, 1, 1, 5, 1);
  battle(t);
  t.answer('sol', { destroy: [], damage: [one, other] });
  t.answer('hacan', 'action:directHit');
  expect(t.ships('sol', 'quann')).toEqual({ dreadnought: 1 });
  expect(t.isOver()).toBe(true);
});

scenario(['action:directHit'], 'hits before the battle count for a direct hit, PDS fire does not', () => {
  const t = table('sol', 'mentak');
  t.hand('mentak', 'directHit');
  const [ship] = t.fleet('sol', 'quann', { dreadnought: 1 }) as [number];
  t.fleet('mentak', 'quann', { cruiser: 1 });
  const byPds = { seat: 0, enemy: 1, system: 'quann', ship, battle: false };
  expect(behaviourOf('directHit')?.may(t.game(), 1, byPds, 'ship damaged')).toBe(false);
  t.dice(7);
  battle(t);
  t.answer('mentak', 'action:directHit');
  expect(t.ships('sol', 'quann')).toEqual({});
  expect(t.isOver()).toBe(true);
});

scenario(
  ['action:directHit', 'action:emergencyRepairs'],
  'repairs come too late for a ship that is hit directly',
  () => {
    const t = facing({ sol: { dreadnought: 1 }, hacan: { cruiser: 1 } });
    t.hand('sol', 'emergencyRepairs');
    t.hand('hacan', 'directHit');
    t.dice(1, 7);
    battle(t);
    // Announced together, and Sol comes first: repaired, and yet lost.
    t.answer('sol', 'action:emergencyRepairs');
    t.answer('hacan', 'action:directHit');
    expect(t.events('shipRepaired')).toHaveLength(1);
    expect(t.ships('sol', 'quann')).toEqual({});
    expect(t.isOver()).toBe(true);
  },
);

scenario(
  ['action:intoTheBreach', 'action:emergencyRepairs'],
  'a dreadnought repaired in the breach takes only the second hit',
  () => {
    const t = two();
    t.hand('sol', 'intoTheBreach', 'emergencyRepairs');
    const [, cruiser] = t.fleet('sol', 'quann', { dreadnought: 1, cruiser: 1 }) as [number, number];
    t.fleet('hacan', 'quann', { cruiser: 2 });
    battle(t);
    t.dice(1, 1, 7, 1, 1, 1, 7, 7);
    t.answer('sol', 'action:intoTheBreach');
    t.answer('sol', 'action:emergencyRepairs');
    // Two hits: one is still bound to the dreadnought, which sustains it; the other is free.
    expect(t.refusal('sol', { destroy: [cruiser], damage: [] })).toBe('why.hits assigned');
    t.dice(4, 1, 1, 4, 1);
    t.answer('sol', { destroy: [cruiser], damage: t.shipIds('sol', 'quann', 'dreadnought') });
    expect(t.ships('sol', 'quann')).toEqual({ dreadnought: 1 });
  },
);
