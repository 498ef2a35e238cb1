// Where a battle stands, read from its frames: which shots are past, which round is next, which hits are open.
import { spaceBattleOdds } from '@custodian/ti3';
import { battleNow } from '@custodian/ti3/queries/odds/now';
import { expect, test } from 'vitest';
import { facing } from '../battles.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** The table at the first question of the battle, dice fixed. */
function stopped(t: Table, ...dice: number[]): Table {
  t.dice(...dice);
  t.begin('space battle', { attacker: 0, defender: 1, system: 'quann' });
  return t;
}

function oddsOf(t: Table) {
  const now = battleNow(t.game(), t.state().stack);
  if (now?.kind !== 'space') throw new Error('no space battle');
  return { now, odds: spaceBattleOdds(now.game, now.system, now.attacker, now.defender, now) };
}

test('hits that lie on the table are counted, and the barrage no longer', () => {
  const t = facing({ sol: { cruiser: 2, destroyer: 1 }, hacan: { cruiser: 1, carrier: 1, fighter: 1 } });
  // Barrage 1, 1. Sol: cruisers 7, 7, destroyer 9; Hacan: cruiser 7, carrier 9, fighter 1.
  stopped(t, 1, 1, 7, 7, 9, 7, 9, 1);
  expect(t.where()).toBe('take hits/assign hits');
  const { now, odds } = oddsOf(t);
  expect(now).toMatchObject({ ahead: [], round: 2, pending: { attacker: 2, defender: 3 } });
  // Three hits destroy all of the Hacan, two leave Sol a cruiser.
  expect(odds.a.wins).toBe(1);
  expect(odds.rounds).toBe(0);
  t.confirm('sol');
  expect(t.isOver()).toBe(true);
});

test('from the second round on, foresight is past', () => {
  const t = facing({ sol: { cruiser: 1, destroyer: 1 }, xxcha: { cruiser: 2, destroyer: 1 } });
  // Sol misses; the Xxcha hit once, so that Sol chooses.
  stopped(t, 1, 1, 7, 1, 1);
  const { now, odds } = oddsOf(t);
  expect(now).toMatchObject({ round: 2, pending: { attacker: 1, defender: 0 } });
  const after = facing({ sol: { cruiser: 1 }, hacan: { cruiser: 2, destroyer: 1 } });
  const past = { ...now, pending: { attacker: 0, defender: 0 } };
  expect(odds.a.wins).toBeCloseTo(spaceBattleOdds(after.game(), 'quann', 0, 1, past).a.wins, 10);
});

test('between the ambush and the barrage, the ambush is past and its hits are open', () => {
  const t = facing({ mentak: { cruiser: 2, destroyer: 1 }, hacan: { carrier: 1, destroyer: 1, fighter: 2 } });
  stopped(t, 7, 1);
  expect(t.awaited()).toEqual([1]);
  expect(oddsOf(t).now).toMatchObject({
    ahead: ['assault cannons', 'anti-fighter barrage'],
    round: 1,
    pending: { attacker: 0, defender: 1 },
  });
});

test('a fleet that has said that it retreats is gone once the hits are taken', () => {
  const t = facing({ sol: { cruiser: 2 }, hacan: { cruiser: 2, destroyer: 1 } });
  t.activated('hacan', 'lodor');
  stopped(t, 7, 1, 1, 1, 1);
  expect(t.where()).toBe('space battle/announce retreat');
  expect(oddsOf(t).now).toMatchObject({ round: 1, isBegun: true });
  t.answer('hacan', 'retreat');
  const { now, odds } = oddsOf(t);
  expect(now).toMatchObject({ leaving: { role: 'defender', when: 'now' }, pending: { attacker: 0, defender: 1 } });
  expect(odds).toMatchObject({ rounds: 0, a: { wins: 1 }, b: { leaves: 1, expected: { cruiser: 2 } } });
});

test('PDS that have yet to fire are told from those that have', () => {
  const t = table('sol', 'hacan', 'xxcha');
  t.own('hacan', 'quann', { pds: 1 });
  t.own('xxcha', 'lodor', { pds: 1 });
  t.technologies('xxcha', 'deepSpaceCannon');
  t.fleet('sol', 'quann', { cruiser: 2 });
  t.fleet('hacan', 'quann', { cruiser: 1 });
  t.begin('pds fire', { seat: 0, systems: ['quann'], ownToo: true });
  const all = oddsOf(t);
  expect(all.now).toMatchObject({ armed: [1, 2] });
  t.dice(1);
  t.answer('hacan', 'fire');
  const missed = oddsOf(t);
  expect(missed.now).toMatchObject({ armed: [2] });
  expect(missed.odds.a.wins).toBeGreaterThan(all.odds.a.wins);
});
