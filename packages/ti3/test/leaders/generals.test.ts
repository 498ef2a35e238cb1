// What generals do, and what they do not.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { diceOf, invade } from '../battles.ts';
import { table } from '../kit/index.ts';

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
