// Warfare II, and the High Alert token.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { combatBonus, movement } from '../../src/queries/values.ts';
import { assembled, others, play } from './second-set.ts';

scenario(['strategy:warfareII'], 'High Alert: +1 movement and +1 in space battles where the token lies', () => {
  const t = assembled('sol', 'norr', 'naalu');
  const [cruiser = 0] = t.fleet('sol', 'quann', { cruiser: 1 });
  others(t, 0);
  play(t, 'warfareII');
  t.answer('sol', 'quann');
  const g = t.game();
  const ship = t.system('quann').ships.find((s) => s.id === cruiser) as never;
  const about = { seat: 0, enemy: 1, unit: 'cruiser', role: 'attacker', round: 1, system: 'quann' } as const;
  expect(movement(g, { seat: 0, ship, from: 'quann', to: 'lodor' })).toBe(3);
  expect(movement(g, { seat: 0, ship, from: 'lodor', to: 'quann' })).toBe(2);
  expect(combatBonus(g, { ...about, kind: 'space battle' })).toBe(1);
  expect(combatBonus(g, { ...about, kind: 'bombardment' })).toBe(0);
  expect(combatBonus(g, { ...about, seat: 2, enemy: 0, kind: 'space battle' })).toBe(0);
  expect(combatBonus(g, { ...about, unit: 'groundForce', kind: 'invasion combat' })).toBe(0);
});

scenario(['sequence:high alert', 'strategy:warfareII'], 'the token moves with ships that leave, or stays', () => {
  for (const [answer, at] of [
    ['yes', 'lodor'],
    ['no', 'quann'],
  ] as const) {
    const t = assembled('sol', 'norr', 'naalu');
    const [first = 0] = t.fleet('sol', 'quann', { cruiser: 1 });
    const alert = { source: 'strategy:warfareII', seat: 0, target: 'quann', amount: 0, until: 'action phase' } as const;
    t.game().effects.push(alert);
    t.begin('movement', { seat: 0, system: 'lodor' });
    t.answer('sol', { moves: [{ ship: first, path: ['quann', 'lodor'] }] });
    t.answer('sol', answer);
    const about = { seat: 0, enemy: 1, unit: 'cruiser', role: 'attacker', round: 1, system: at } as const;
    expect(combatBonus(t.game(), { ...about, kind: 'space battle' })).toBe(1);
  }
});

scenario(['sequence:high alert'], 'ships from elsewhere leave the token where it is', () => {
  const t = assembled('sol', 'norr', 'naalu');
  const [ship = 0] = t.fleet('sol', 'saudor', { cruiser: 1 });
  t.game().effects.push({
    ...{ source: 'strategy:warfareII', seat: 0, target: 'quann', amount: 0 },
    until: 'action phase',
  });
  t.begin('movement', { seat: 0, system: 'mecatolRex' });
  t.answer('sol', { moves: [{ ship, path: ['saudor', 'mecatolRex'] }] });
  expect(t.isOver()).toBe(true);
});

scenario(['strategy:warfareII'], 'others move up to two ships into adjacent systems that they control', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.own('norr', 'lodor');
  t.own('norr', 'saudor');
  const [cruiser = 0, carrier = 0] = t.fleet('norr', 'quann', { cruiser: 1, carrier: 1, groundForces: 2 });
  t.fleet('norr', 'lodor', { destroyer: 1 });
  const [held = 0] = t.fleet('norr', 'abyz-fria', { destroyer: 1 });
  t.activated('norr', 'abyz-fria');
  others(t, 1);
  play(t, 'warfareII');
  t.answer('sol', 'home-sol');
  t.answer('norr', 'secondary');
  const go = (ship: number, to: string) => ({ moves: [{ ship, to }] });
  expect(t.refusal('norr', go(held, 'lodor'))).toBe('why.not a reinforcing ship');
  // No ship of his lies at Saudor.
  expect(t.refusal('norr', go(cruiser, 'saudor'))).toBe('why.not next to a system of yours');
  expect(t.refusal('norr', { moves: [...go(cruiser, 'lodor').moves, ...go(cruiser, 'saudor').moves] })).toBe(
    'why.ship moves twice',
  );
  t.answer('norr', { moves: [...go(cruiser, 'lodor').moves, ...go(carrier, 'lodor').moves] });
  expect(t.ships('norr', 'lodor')).toEqual({ destroyer: 1, cruiser: 1, carrier: 1, groundForces: 2 });
  expect(t.system('lodor').counters).toBe(0);
});
