// What admirals do, and what they do not.
import { scenario } from '@custodian/testkit';
import { spaceBattleOdds } from '@custodian/ti3';
import { describe, expect, test } from 'vitest';
import { battle, diceOf } from '../battles.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

scenario(
  ['leader:admiral.die', 'leader-person:delouis'],
  'the admiral’s ship rolls one more die, even a war sun only one',
  () => {
    const t = table('sol', 'hacan');
    const [cruiser = 0] = t.fleet('sol', 'quann', { cruiser: 2 });
    t.fleet('hacan', 'quann', { cruiser: 1 });
    t.leader('delouis', cruiser);
    t.dice(1, 1, 7, 1);
    battle(t);
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
    battle(t);
    expect(t.isOver()).toBe(true);
    expect(t.ships('sol', 'quann')).toEqual({});
    const other = pursued('sol');
    other.leader('delouis', other.prey);
    battle(other);
    expect(other.options('sol')).toEqual(['retreat']);
  },
);

scenario(['leader:admiral.pursuit', 'leader-person:maban'], 'the Naalu do not slip away from an admiral either', () => {
  const t = pursued('naalu');
  t.dice(10, 1, 1);
  battle(t);
  expect(t.isOver()).toBe(true);
  const other = pursued('naalu');
  other.leader('maban', other.prey);
  battle(other);
  expect(other.options('naalu')).toEqual(['ability:naalu.retreat']);
});

describe('an admiral who defends', () => {
  test('does not keep the attacker from withdrawing', () => {
    const t = pursued('sol');
    t.activated('norr', 'saudor');
    t.game().leaders = [];
    t.leader('delouis', t.prey);
    battle(t);
    expect(t.options('norr')).toEqual(['retreat']);
  });
});
