// What leaders of each type do, and what they do not.
import type { Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import type { PlanetId } from '@custodian/ti3';
import { spaceBattleOdds } from '@custodian/ti3';
import { describe, expect, test } from 'vitest';
import { technologyCost } from '../../src/queries/values.ts';
import { invade } from '../battles.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const battle = (t: Table, attacker: number, defender: number) =>
  t.begin('space battle', { attacker, defender, system: 'quann' });
const diceOf = (t: Table, kind: string): unknown[] =>
  t
    .events('diceRolled')
    .filter((e) => e.kind === kind)
    .flatMap((e) => e.groups as unknown as object[]);

// Scientist

scenario(
  ['leader:scientist.discount', 'leader-person:carth'],
  'a specialty with a scientist is worth 2, and two scientists add nothing',
  () => {
    const t = table('hacan', 'jolnar');
    t.own('hacan', 'lodor');
    t.own('hacan', 'lirtaIV');
    t.leader('carth', 'lodor');
    expect(technologyCost(t.game(), { seat: 0, technology: 'stasisCapsules' })).toBe(5);
    t.own('jolnar', 'xxehan');
    t.leader('rinScientist', 'xxehan');
    t.leader('sucaban', 'xxehan');
    expect(technologyCost(t.game(), { seat: 1, technology: 'stasisCapsules' })).toBe(6);
    // Another colour, and a planet that is exhausted, give nothing.
    expect(technologyCost(t.game(), { seat: 0, technology: 'antimassDeflectors' })).toBe(8);
    t.exhaust('lodor');
    expect(technologyCost(t.game(), { seat: 0, technology: 'stasisCapsules' })).toBe(7);
  },
);

scenario(['leader:scientist.dock', 'leader-person:i48s'], 'a new space dock beside a scientist costs 2', () => {
  const t = table('l1z1x', 'hacan');
  t.own('l1z1x', 'lodor');
  t.leader('i48s', 'lodor');
  t.goods('l1z1x', 2);
  t.exhaust('zeroZeroZero', 'lodor');
  t.begin('produce units', { seat: 0, system: 'lodor' });
  const pay = (goods: number): Json => ({ builds: [], docks: ['lodor'], pay: { planets: [], goods } });
  expect(t.refusal('l1z1x', pay(1))).toBe('why.payment too small');
  t.answer('l1z1x', pay(2));
  expect(t.planet('lodor').dock).toBe(1);
});

scenario(['leader:scientist.aim'], 'PDS beside a scientist have +1, those on another planet have not', () => {
  const t = table('hacan', 'sol');
  t.own('hacan', 'bereg', { pds: 1 });
  t.own('hacan', 'lirtaIV', { pds: 1 });
  t.leader('carth', 'bereg');
  t.fleet('sol', 'bereg-lirtaIV', { cruiser: 3 });
  t.dice(5, 5);
  t.begin('pds fire', { seat: 1, systems: ['bereg-lirtaIV'], ownToo: true });
  t.confirm('hacan');
  expect(t.ships('sol', 'bereg-lirtaIV')).toEqual({ cruiser: 2 });
});

scenario(['leader:scientist.shield'], 'not even a war sun bombards a planet with a scientist and a PDS', () => {
  const t = table('sol', 'hacan');
  t.own('hacan', 'bereg', { groundForces: 2, pds: 1 });
  t.own('hacan', 'lirtaIV', { groundForces: 2 });
  t.leader('carth', 'bereg');
  const [warSun = 0] = t.fleet('sol', 'bereg-lirtaIV', { warSun: 1 });
  invade(t, 'bereg-lirtaIV');
  const at = (planet: PlanetId): Json => ({ ships: [{ ship: warSun, planet }] });
  expect(t.refusal('sol', at('bereg'))).toBe('why.scientist shield');
  expect(t.refusal('sol', at('lirtaIV'))).toBe(null);
});

describe('a scientist without a PDS', () => {
  test('does not shield', () => {
    const t = table('sol', 'hacan');
    t.own('hacan', 'bereg', { groundForces: 2 });
    t.leader('carth', 'bereg');
    const [warSun = 0] = t.fleet('sol', 'bereg-lirtaIV', { warSun: 1 });
    invade(t, 'bereg-lirtaIV');
    expect(t.refusal('sol', { ships: [{ ship: warSun, planet: 'bereg' }] })).toBe(null);
  });
});

// Diplomat

/** Sol has landed on Quann, where a Xxcha diplomat is. */
function threatened(): Table {
  const t = table('sol', 'xxcha');
  t.own('xxcha', 'quann', { groundForces: 1 });
  t.leader('junn', 'quann');
  const [, carrier = 0] = t.fleet('sol', 'quann', { cruiser: 1, carrier: 1 });
  t.landed(0, 'quann', { groundForces: 3, pds: 1 });
  t.leader('connor', 'quann');
  expect(carrier).toBeGreaterThan(0);
  return t;
}

scenario(
  ['leader:diplomat.protection', 'sequence:invasion combat', 'leader-person:junn'],
  'a diplomat sends the invaders back to their ships, with the leaders who landed',
  () => {
    const t = threatened();
    invade(t, 'quann');
    expect(t.options('xxcha')).toEqual(['leader:diplomat.protection']);
    t.answer('xxcha', 'leader:diplomat.protection');
    expect(t.isOver()).toBe(true);
    expect(t.planet('quann')).toMatchObject({ owner: 1, groundForces: 1, invaders: null });
    expect(t.ships('sol', 'quann')).toEqual({ cruiser: 1, carrier: 1, groundForces: 3, pds: 1 });
    expect(t.leaderAt('connor')).toBe(`ship ${t.shipIds('sol', 'quann', 'carrier')[0]}`);
    // Not again in this round, nor in the next, not even with another diplomat.
    t.leader('qanoj', 'quann');
    t.game().leaders = t.game().leaders.filter((l) => l.id !== 'junn');
    for (const until of ['next round', 'round']) {
      expect(t.game().effects).toMatchObject([{ target: 'quann', until }]);
      if (until === 'next round') {
        t.begin('status phase');
        while (!t.isOver()) for (const seat of t.awaited()) answerDully(t, seat);
      }
    }
    t.landed(0, 'quann', { groundForces: 2 });
    // The planet falls in the first round, and the diplomat with it.
    t.dice(10, 1, 1, 10);
    invade(t, 'quann');
    expect(t.planet('quann').owner).toBe(0);
    expect(t.leaderAt('qanoj')).toBe('dead');
  },
);

/** The least that a question takes. */
function answerDully(t: Table, seat: number): void {
  const decision = t.asked(seat);
  if (decision?.kind === 'plan') t.confirm(seat);
  else
    t.answer(
      seat,
      (decision?.options ?? []).slice(0, decision?.pick[0] ?? 0).map((o) => o.id),
    );
}

scenario(
  ['leader:diplomat.protection'],
  'who lets it happen is invaded, and an undefended planet may be saved too',
  () => {
    const t = threatened();
    t.planet('quann').groundForces = 0;
    invade(t, 'quann');
    t.answer('xxcha', 'leader:diplomat.protection');
    expect(t.planet('quann').owner).toBe(1);
    const other = threatened();
    other.dice(10, 10, 10, 1, 10);
    invade(other, 'quann');
    other.pass('xxcha');
    expect(other.planet('quann').owner).toBe(0);
  },
);

/** Two cruisers of Sol at Lodor, one with the diplomat, and one elsewhere; a Hacan cruiser at Quann is in the way. */
function onTheWay(): Table & { readonly led: number; readonly other: number; readonly far: number } {
  const t = table('sol', 'hacan');
  t.counters('sol', { fleetSupply: 5 });
  const [led = 0, other = 0] = t.fleet('sol', 'lodor', { cruiser: 2 });
  const [far = 0] = t.fleet('sol', 'arinam-meer', { cruiser: 1 });
  t.fleet('hacan', 'quann', { cruiser: 1 });
  t.leader('rev', led);
  t.activated('sol', 'saudor');
  t.begin('movement', { seat: 0, system: 'saudor' });
  return Object.assign(t, { led, other, far });
}

const through = (...ships: number[]): Json => ({
  moves: ships.map((ship) => ({ ship, path: ['lodor', 'quann', 'saudor'] })),
});

scenario(
  ['leader:diplomat.passage', 'sequence:movement', 'leader-person:rev'],
  'a fleet with a diplomat moves through another’s ships when he permits it',
  () => {
    const t = onTheWay();
    expect(t.refusal('sol', through(t.other))).toBe('why.enemy ships bar the way');
    const fromFar = { ship: t.far, path: ['arinam-meer', 'quann', 'saudor'] };
    const led = { ship: t.led, path: ['lodor', 'quann', 'saudor'] };
    expect(t.refusal('sol', { moves: [led, fromFar] })).toBe('why.enemy ships bar the way');
    t.answer('sol', through(t.led, t.other));
    expect(t.where()).toBe('movement/permission to pass');
    expect(t.awaited()).toEqual([1]);
    t.answer('hacan', 'yes');
    expect(t.ships('sol', 'saudor')).toEqual({ cruiser: 2 });
    expect(t.leaderAt('rev')).toBe(`ship ${t.led}`);
  },
);

scenario(['leader:diplomat.passage'], 'refused, those ships stay where they were; the others move', () => {
  const t = onTheWay();
  t.answer('sol', {
    moves: [
      { ship: t.led, path: ['lodor', 'quann', 'saudor'] },
      { ship: t.other, path: ['lodor', 'mecatolRex', 'saudor'] },
    ],
  });
  t.answer('hacan', 'no');
  expect(t.isOver()).toBe(true);
  expect(t.shipIds('sol', 'saudor')).toEqual([t.other]);
  expect(t.shipIds('sol', 'lodor')).toEqual([t.led]);
  expect(t.events('passageRefused')).toMatchObject([{ seat: 1, player: 0 }]);
});

// General

scenario(
  ['leader:general.reroll', 'leader-person:harrugh'],
  'an attacking general re-rolls up to two dice in every round',
  () => {
    const t = table('hacan', 'sol');
    t.own('sol', 'quann', { groundForces: 2 });
    t.fleet('hacan', 'quann', { carrier: 1 });
    t.landed(0, 'quann', { groundForces: 3 });
    t.leader('harrugh', 'quann');
    // Round 1: three misses, of which two are rolled again: 8 and 1. Round 2: the same, with an 8.
    t.dice(1, 2, 3, 1, 1, 8, 1, 1, 2, 3, 1, 8, 2);
    invade(t, 'quann');
    t.answer('hacan', 'leader:general.reroll');
    expect(t.options('hacan')).toEqual(['0 0', '0 1', '0 2']);
    expect(t.refusal('hacan', ['0 0', '0 1', '0 2'])).toBe('kernel.how many');
    t.answer('hacan', ['0 0', '0 1']);
    expect(t.planet('quann').groundForces).toBe(1);
    t.answer('hacan', 'leader:general.reroll');
    t.answer('hacan', ['0 0', '0 2']);
    expect(t.planet('quann').owner).toBe(0);
    expect(t.leaderAt('harrugh')).toBe('planet quann');
    expect(t.diceLeft()).toBe(0);
  },
);

scenario(['leader:general.shelter', 'leader-person:farran'], 'bombardment of a general’s planet has -4', () => {
  const t = table('sol', 'letnev');
  t.own('letnev', 'quann', { groundForces: 3 });
  t.leader('farran', 'quann');
  const [, dreadnought = 0] = t.fleet('sol', 'quann', { carrier: 1, dreadnought: 1 });
  t.landed(0, 'quann', { groundForces: 1 });
  // A dreadnought hits on 5; against the general 8 is not enough. The Letnev hit with their +1 on 7.
  t.dice(8, 1, 7, 1, 1);
  invade(t, 'quann');
  t.answer('sol', { ships: [{ ship: dreadnought, planet: 'quann' }] });
  expect(t.planet('quann')).toMatchObject({ owner: 1, groundForces: 3 });
});

scenario(['leader:general.defense', 'leader-person:sekkus'], 'defenders beside a general have +1', () => {
  const t = table('sol', 'norr');
  t.own('norr', 'quann', { groundForces: 1 });
  t.leader('sekkus', 'quann');
  t.fleet('sol', 'quann', { carrier: 1 });
  t.landed(0, 'quann', { groundForces: 1 });
  // With their own +1 and the general's the N'orr hit on 6.
  t.dice(7, 6);
  invade(t, 'quann');
  expect(t.planet('quann')).toMatchObject({ owner: 1, groundForces: 1 });
});

describe('a general who has landed', () => {
  test('gives the defenders nothing, and the attacker no +1', () => {
    const t = table('hacan', 'sol');
    t.own('sol', 'quann', { groundForces: 1 });
    t.fleet('hacan', 'quann', { carrier: 1 });
    t.landed(0, 'quann', { groundForces: 1 });
    t.leader('harrugh', 'quann');
    t.dice(7, 7);
    invade(t, 'quann');
    expect(diceOf(t, 'invasion combat')).toMatchObject([
      { seat: 0, bonus: 0 },
      { seat: 1, bonus: 0 },
    ]);
  });
});

// Admiral

scenario(
  ['leader:admiral.die', 'leader-person:delouis'],
  'the admiral’s ship rolls one more die, even a war sun only one',
  () => {
    const t = table('sol', 'hacan');
    const [cruiser = 0] = t.fleet('sol', 'quann', { cruiser: 2 });
    t.fleet('hacan', 'quann', { cruiser: 1 });
    t.leader('delouis', cruiser);
    t.dice(1, 1, 7, 1);
    battle(t, 0, 1);
    expect(diceOf(t, 'space battle')).toMatchObject([
      { seat: 0, dice: 3 },
      { seat: 1, dice: 1 },
    ]);
    const sun = table('sol', 'hacan');
    const [warSun = 0] = sun.fleet('sol', 'quann', { warSun: 1 });
    sun.fleet('hacan', 'quann', { cruiser: 1 });
    sun.leader('delouis', warSun);
    const led = spaceBattleOdds(sun.game(), 'quann', 0, 1);
    sun.game().leaders = [];
    expect(led.a.wins).toBeGreaterThan(spaceBattleOdds(sun.game(), 'quann', 0, 1).a.wins);
  },
);

scenario(['ability:mentak.ambush'], 'an admiral gives no more dice to shots before the battle', () => {
  const t = table('mentak', 'sol');
  const [cruiser = 0] = t.fleet('mentak', 'quann', { cruiser: 1 });
  t.fleet('sol', 'quann', { cruiser: 2 });
  t.leader('havvat', cruiser);
  t.dice(1);
  t.begin('before the battle', { attacker: 0, defender: 1, system: 'quann' });
  expect(diceOf(t, 'shot')).toMatchObject([{ dice: 1 }]);
});

scenario(
  ['leader:admiral.speed', 'leader-person:unlenn'],
  'a dreadnought that carries an admiral, or takes him aboard where it starts, moves one further',
  () => {
    const t = table('letnev', 'hacan');
    t.own('letnev', 'lodor');
    t.leader('unlenn', 'lodor');
    const [first = 0, second = 0] = t.fleet('letnev', 'lodor', { dreadnought: 2 });
    t.activated('letnev', 'saudor');
    t.begin('movement', { seat: 0, system: 'saudor' });
    const path = ['lodor', 'quann', 'saudor'];
    expect(t.refusal('letnev', { moves: [{ ship: first, path }] })).toBe('why.too far');
    const pickUps = [{ planet: 'lodor', groundForces: 0, pds: 0, leaders: ['unlenn'] }];
    expect(
      t.refusal('letnev', {
        moves: [
          { ship: first, path, pickUps },
          { ship: second, path },
        ],
      }),
    ).toBe('why.too far');
    t.answer('letnev', { moves: [{ ship: first, path, pickUps }] });
    expect(t.shipIds('letnev', 'saudor')).toEqual([first]);
    t.activated('letnev', 'wellon');
    t.system('saudor').counters = 0;
    t.begin('movement', { seat: 0, system: 'wellon' });
    t.answer('letnev', { moves: [{ ship: first, path: ['saudor', 'mecatolRex', 'wellon'] }] });
    expect(t.leaderAt('unlenn')).toBe(`ship ${first}`);
  },
);

/** A N'orr cruiser with their admiral attacks a cruiser of another seat that could retreat to Lodor. */
function pursued(race: 'sol' | 'naalu'): Table & { readonly prey: number } {
  const t = table('norr', race);
  const [hunter = 0] = t.fleet('norr', 'quann', { cruiser: 1 });
  const [prey = 0] = t.fleet(race, 'quann', { cruiser: 1 });
  t.leader('tro', hunter);
  t.activated(race, 'lodor');
  return Object.assign(t, { prey });
}

scenario(
  ['leader:admiral.pursuit', 'leader-person:tro'],
  'from a fleet with an admiral only a fleet with an admiral retreats',
  () => {
    const t = pursued('sol');
    t.dice(10, 1, 1);
    battle(t, 0, 1);
    expect(t.isOver()).toBe(true);
    expect(t.ships('sol', 'quann')).toEqual({});
    const other = pursued('sol');
    other.leader('delouis', other.prey);
    battle(other, 0, 1);
    expect(other.options('sol')).toEqual(['retreat']);
  },
);

scenario(['leader:admiral.pursuit', 'leader-person:maban'], 'the Naalu do not slip away from an admiral either', () => {
  const t = pursued('naalu');
  t.dice(10, 1, 1);
  battle(t, 0, 1);
  expect(t.isOver()).toBe(true);
  const other = pursued('naalu');
  other.leader('maban', other.prey);
  battle(other, 0, 1);
  expect(other.options('naalu')).toEqual(['ability:naalu.retreat']);
});

describe('an admiral who defends', () => {
  test('does not keep the attacker from withdrawing', () => {
    const t = pursued('sol');
    t.activated('norr', 'saudor');
    t.game().leaders = [];
    t.leader('delouis', t.prey);
    battle(t, 0, 1);
    expect(t.options('norr')).toEqual(['retreat']);
  });
});

// Agent

/** Sol has landed on Quann with its agent; Hacan have two PDS, a dock and one ground force there. */
function infiltrated(): Table {
  const t = table('sol', 'hacan');
  t.own('hacan', 'quann', { groundForces: 1, pds: 2, dock: true });
  t.fleet('sol', 'quann', { carrier: 1 });
  t.landed(0, 'quann', { groundForces: 2 });
  t.leader('connor', 'quann');
  return t;
}

scenario(
  ['leader:agent.stealth', 'leader:agent.takeover', 'leader-person:connor'],
  'PDS do not fire at invaders with an agent, and PDS and dock are taken over as the invader likes',
  () => {
    const t = infiltrated();
    t.dice(8, 1, 1);
    invade(t, 'quann');
    expect(t.events('diceRolled').map((e) => e.kind)).toEqual(['invasion combat']);
    t.answer('sol', 'leader:agent.takeover');
    expect(t.options('sol')).toEqual(['dock', 'pds 1', 'pds 2']);
    t.answer('sol', ['dock', 'pds 2']);
    // The dock counts as built this round.
    expect(t.planet('quann')).toMatchObject({ owner: 0, pds: 1, dock: 1, groundForces: 2 });
    expect(t.game().deeds.some((d) => d.deed === 'destroyed dock')).toBe(false);
    expect(t.leaderAt('connor')).toBe('planet quann');
  },
);

scenario(['leader:agent.takeover'], 'no more PDS than two with those that landed, none without reinforcements', () => {
  const t = infiltrated();
  t.landed(0, 'quann', { groundForces: 2, pds: 1 });
  for (const planet of ['lodor', 'saudor', 'wellon', 'thibah'] as const) t.own('sol', planet, { dock: true });
  t.dice(8, 1, 1);
  t.anyhow();
  invade(t, 'quann');
  t.own('sol', 'tarmann', { dock: true });
  t.answer('sol', 'leader:agent.takeover');
  expect(t.planet('quann')).toMatchObject({ owner: 0, pds: 2 });
});

scenario(['leader:agent.takeover'], 'a planet that falls without resistance is taken over too', () => {
  const t = infiltrated();
  t.planet('quann').groundForces = 0;
  t.dice();
  invade(t, 'quann');
  t.answer('sol', 'leader:agent.takeover');
  t.answer('sol', ['dock', 'pds 1', 'pds 2']);
  expect(t.planet('quann')).toMatchObject({ owner: 0, pds: 2, dock: 1 });
});

/** Norr play Privateers against the Yssaril. */
function played(): Table {
  const t = table('norr', 'yssaril', 'sol');
  t.goods('yssaril', 4);
  t.hand('norr', 'privateers');
  return t;
}

const play = (t: Table): void =>
  t.begin('play card as an action', { seat: 0, component: 'action:privateers', about: { seat: 0 } });

scenario(
  ['leader:agent.sabotage', 'leader-person:ssruu', 'leader-person:thilinn'],
  'an agent is given up to cancel an action card; which one, his owner says',
  () => {
    const t = played();
    t.leader('ssruu', 'lodor');
    t.leader('thilinn', 'lodor');
    play(t);
    expect(t.awaited()).toEqual([1]);
    t.answer('yssaril', 'leader:agent.sabotage');
    t.answer('yssaril', 'thilinn');
    expect(t.leaderAt('thilinn')).toBe('dead');
    expect(t.leaderAt('ssruu')).toBe('planet lodor');
    expect(t.player('yssaril').tradeGoods).toBe(4);
    expect(t.game().actionDiscard).toEqual(['privateers.1']);
  },
);

scenario(['leader:agent.sabotage'], 'a captive agent cancels nothing, nor does a player cancel his own card', () => {
  const t = played();
  t.leader('ssruu', { captor: 'norr' });
  t.leader('connor', 'jord');
  play(t);
  expect(t.awaited()).toEqual([2]);
  expect(t.options('sol')).toEqual(['leader:agent.sabotage']);
});
