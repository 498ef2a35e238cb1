import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { NOBODY } from '../../src/game.ts';
import { nonFightersIn } from '../../src/queries/combat.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const fight = (t: Table): void => {
  t.active(0, '25');
  t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
};

scenario(
  ['sequence:ground combat', 'unit:infantry'],
  'round after round until one side has no ground forces left; structures do not fight',
  () => {
    const t = table('hacan', 'sol');
    t.own('sol', 'quann', { infantry: 1, pds: 1, spaceDock: 1 });
    t.landed('hacan', 'quann', { infantry: 2 });
    // Round 1: 1, 1 against 7 (Spec Ops hit with 7). Round 2: 8 against 6.
    t.dice(1, 1, 7, 8, 6);
    fight(t);
    expect(t.isOver()).toBe(true);
    expect(t.ground('hacan', 'quann')).toEqual({ infantry: 1 });
    expect(t.ground('sol', 'quann')).toEqual({ pds: 1, spaceDock: 1 });
    expect(t.events('combatRoundBegan').map((e) => e.round)).toEqual([1, 2]);
    expect(t.events('groundCombatEnded')).toMatchObject([{ planet: 'quann', winner: 0, loser: 1 }]);
    expect(t.game().combat).toBeNull();
  },
);

test('both wiped out is a draw', () => {
  const t = table('hacan', 'sol');
  t.own('sol', 'quann', { infantry: 1 });
  t.landed('hacan', 'quann', { infantry: 1 });
  t.dice(8, 7);
  fight(t);
  expect(t.events('groundCombatEnded')).toMatchObject([{ winner: NOBODY }]);
});

test('nobody may retreat from a ground combat', () => {
  const t = table('hacan', 'sol');
  t.own('sol', 'quann', { infantry: 1 });
  t.own('sol', 'saudor');
  t.landed('hacan', 'quann', { infantry: 1 });
  t.dice(8, 1);
  fight(t);
  expect(t.isOver()).toBe(true);
  expect(t.ground('hacan', 'quann')).toEqual({ infantry: 1 });
});

describe('ships that have landed', () => {
  test('fight like ground forces, take hits, and go back to space without holding the planet', () => {
    const t = table('naalu', 'sol');
    t.fleet('naalu', '25', { carrier: 1, fighter: 1 });
    t.own('sol', 'quann', { infantry: 1 });
    const landed = t.landed('naalu', 'quann', { fighter: 2 });
    // Hybrid Crystal Fighters hit with 8. One of them is lost.
    t.dice(8, 1, 7);
    t.active(0, '25');
    t.begin('invasion', { seat: 0, system: '25' });
    expect(t.isOver()).toBe(true);
    expect(t.events('groundCombatEnded')).toMatchObject([{ winner: 0 }]);
    expect(t.ships('naalu', '25')).toEqual({ carrier: 1, fighter: 2 });
    expect(t.planet('quann').owner).toBe(1);
    expect(landed).toHaveLength(2);
  });
});

describe('ground forces that have joined a space combat', () => {
  const joined = (): Table => {
    const t = table('hacan', 'nekro');
    t.fleet('hacan', '25', { cruiser: 1 });
    t.fleet('nekro', '25', { carrier: 1 });
    const ids = t.own('nekro', 'quann', { infantry: 2 });
    t.own('nekro', 'saudor');
    t.active(0, '25');
    t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
    t.change((g) => g.combat?.joined.push(...ids));
    return t;
  };

  test('roll, count as ships other than fighters and can be hit where they stand', () => {
    const t = joined();
    expect(nonFightersIn(t.game(), '25', 1).map((u) => u.type)).toEqual(['carrier', 'infantry', 'infantry']);
    // The cruiser hits; infantry 1, 8; carrier 1.
    t.dice(7, 1, 8, 1);
    t.pass('nekro');
    t.answer('nekro', { damage: [], destroy: [t.planet('quann').units[0]?.id as number] });
    expect(t.isOver()).toBe(true);
    expect(t.ground('nekro', 'quann')).toEqual({ infantry: 1 });
    expect(t.ships('hacan', '25')).toEqual({});
  });

  test('keep the combat going when the last ship is gone', () => {
    const t = joined();
    t.dice(7, 1, 1, 1, 1, 8, 8);
    t.pass('nekro');
    t.answer('nekro', { damage: [], destroy: t.unitIds('nekro', '25', 'carrier') });
    // A second round is fought, in which infantry hits.
    if (!t.isOver()) t.pass('nekro');
    expect(t.events('combatRoundBegan')).toHaveLength(2);
    expect(t.events('spaceCombatEnded')).toMatchObject([{ winner: 1 }]);
    expect(t.ground('nekro', 'quann')).toEqual({ infantry: 2 });
  });
});

test('what is destroyed in a combat is remembered until it is over', () => {
  const t = table('hacan', 'sol');
  t.fleet('hacan', '25', { cruiser: 1 });
  t.fleet('sol', '25', { cruiser: 1, destroyer: 1 });
  t.own('sol', 'saudor');
  // Two rounds: the first hit takes the destroyer.
  t.dice(1, 1);
  t.active(0, '25');
  t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
  t.dice(7, 1, 1);
  t.pass('sol');
  const [destroyer] = t.unitIds('sol', '25', 'destroyer');
  t.answer('sol', { damage: [], destroy: [destroyer as number] });
  expect(t.game().combat).toMatchObject({ round: 2, lost: [{ type: 'destroyer', owner: 1, by: 0 }] });
});
