import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { table } from '../kit/index.ts';

scenario(['sequence:receive counters'], 'counters received go to any area of the race sheet', () => {
  const t = table('norr', 'letnev');
  t.begin('receive counters', { seat: t.seat('norr'), count: 3 });
  t.answer('norr', { commandPool: 1, fleetSupply: 0, strategyAllocation: 2 });
  expect(t.player('norr')).toMatchObject({ commandPool: 4, fleetSupply: 3, strategyAllocation: 4 });
});

scenario(['sequence:receive counters'], 'every counter is placed, and nothing else is accepted', () => {
  const t = table('norr', 'letnev');
  t.begin('receive counters', { seat: t.seat('norr'), count: 2 });
  expect(t.refusal('norr', { commandPool: 1, fleetSupply: 0, strategyAllocation: 0 })).toBe('why.place every counter');
  expect(t.refusal('norr', { commandPool: 3, fleetSupply: -1, strategyAllocation: 0 })).toBe('kernel.unread');
  expect(t.refusal('norr', { commandPool: 1.5, fleetSupply: 0.5, strategyAllocation: 0 })).toBe('kernel.unread');
  expect(t.refusal('norr', { commandPool: 2 })).toBe('kernel.unread');
  expect(t.refusal('norr', null)).toBe('kernel.unread');
  t.confirm('norr');
  expect(t.player('norr')).toMatchObject({ commandPool: 4, fleetSupply: 4, strategyAllocation: 2 });
});

scenario(['sequence:receive counters'], 'no more than the reinforcements hold', () => {
  const t = table('norr', 'letnev');
  t.counters('norr', { commandPool: 8, fleetSupply: 4, strategyAllocation: 2 });
  t.activated('norr', 'quann');
  t.begin('receive counters', { seat: t.seat('norr'), count: 4 });
  expect(t.refusal('norr', { commandPool: 4, fleetSupply: 0, strategyAllocation: 0 })).toBe('why.place every counter');
  t.answer('norr', { commandPool: 0, fleetSupply: 1, strategyAllocation: 0 });
  expect(t.player('norr').fleetSupply).toBe(5);
});

scenario(['sequence:receive counters'], 'with empty reinforcements nothing is asked', () => {
  const t = table('norr', 'letnev');
  t.counters('norr', { commandPool: 9, fleetSupply: 5, strategyAllocation: 2 });
  t.begin('receive counters', { seat: t.seat('norr'), count: 2 });
  expect(t.isOver()).toBe(true);
});
