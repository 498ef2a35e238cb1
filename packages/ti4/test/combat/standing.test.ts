// What page, odds and bots are told of a running combat.
import { describe, expect, test } from 'vitest';
import { explainDice, sideDice } from '../../src/queries/combat.ts';
import { combatNow, hitsPending } from '../../src/queries/combat-now.ts';
import { beforeCombat, combatOdds } from '../../src/queries/odds.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const fight = (t: Table, system = '25'): void => {
  t.active(0, system);
  t.begin('space combat', { attacker: 0, defender: 1, system });
};
const now = (t: Table) => combatNow(t.game(), t.state().stack);

test('dice of a side come by combat value, with the sources of what they need', () => {
  const t = table('hacan', 'sol');
  t.fleet('hacan', '42', { cruiser: 1 });
  t.fleet('sol', '42', { destroyer: 1, carrier: 1, cruiser: 2, fighter: 1 });
  const engagement = { kind: 'space combat', attacker: 0, defender: 1, system: '42', round: 1 } as const;
  expect(sideDice(t.game(), engagement, 1).map((d) => [d.unit, d.dice, d.need, d.bonus])).toEqual([
    ['cruiser', 2, 7, 1],
    ['carrier', 1, 9, 1],
    ['destroyer', 1, 9, 1],
    ['fighter', 1, 9, 1],
  ]);
  expect(explainDice(t.game(), engagement, 1, 'cruiser').bonus).toMatchObject({ total: 1 });
});

describe('a combat in the middle of its sequence', () => {
  test('before a retreat is announced nothing is rolled', () => {
    const t = table('hacan', 'sol');
    t.fleet('hacan', '25', { cruiser: 1 });
    t.fleet('sol', '25', { cruiser: 1 });
    t.own('sol', 'saudor');
    fight(t);
    expect(now(t)).toMatchObject({ kind: 'space combat', round: 1, barrage: false, leaving: -1 });
  });

  test('hits that are scored wait for whoever has to take them', () => {
    const t = table('hacan', 'letnev');
    t.fleet('hacan', '25', { cruiser: 2 });
    t.fleet('letnev', '25', { dreadnought: 1, cruiser: 1 });
    t.dice(7, 1, 1, 1);
    fight(t);
    expect(now(t)).toMatchObject({ round: 2, pending: { attacker: 0, defender: 1 } });
    expect(hitsPending(t.state().stack, 1)).toMatchObject({ hits: 1, by: 0, kind: 'space combat' });
    expect(hitsPending(t.state().stack, 0)).toBeNull();
  });
});

describe('odds', () => {
  const meeting = { kind: 'space combat', attacker: 0, defender: 1, system: '25' } as const;

  test('one cruiser against another: four rounds in ten have a hit on either side', () => {
    const t = table('hacan', 'sol');
    t.fleet('hacan', '25', { cruiser: 1 });
    t.fleet('sol', '25', { cruiser: 1 });
    const { a, b, bothDestroyed } = combatOdds(beforeCombat(t.game(), meeting));
    expect(a.wins).toBeCloseTo(0.24 / 0.64, 9);
    expect(b.wins).toBeCloseTo(0.24 / 0.64, 9);
    expect(bothDestroyed).toBeCloseTo(0.16 / 0.64, 9);
  });

  test('the barrage may take the only fighter before it fires', () => {
    const t = table('hacan', 'sol');
    t.anyhow();
    t.fleet('hacan', '25', { destroyer: 1 });
    t.fleet('sol', '25', { fighter: 1 });
    // Two dice at 9: 0.36. Otherwise both hit with 0.2 a round.
    const { a, b } = combatOdds(beforeCombat(t.game(), meeting));
    expect(a.wins).toBeCloseTo(0.36 + 0.64 * (0.16 / 0.36), 9);
    expect(b.wins).toBeCloseTo(0.64 * (0.16 / 0.36), 9);
  });
});
