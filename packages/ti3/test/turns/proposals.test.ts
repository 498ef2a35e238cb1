// What a question proposes: what happens when a player only confirms is what most players would want.

import { expect, test } from 'vitest';
import { table } from '../kit/index.ts';

test('everything that can be claimed is proposed, the public objective with most points', () => {
  const t = table('norr', 'xxcha', 'mentak');
  t.decks({ objectives: ['docks3', 'spendResources20'] });
  t.player('norr').tradeGoods = 20;
  for (const planet of ['quinarra', 'lodor', 'saudor'] as const) t.own('norr', planet, { dock: true });
  t.begin('claim objectives', { seat: t.seat('norr') });
  expect(t.options('norr').sort()).toEqual(['docks3', 'spendResources20']);
  expect(t.proposal('norr')).toEqual(['spendResources20']);
});

test('new counters go where they are missed: no area is left without any', () => {
  const t = table('norr', 'xxcha', 'mentak');
  t.counters('norr', { commandPool: 0, fleetSupply: 5, strategyAllocation: 2 });
  t.begin('receive counters', { seat: t.seat('norr'), count: 2 });
  t.confirm('norr');
  expect(t.player('norr')).toMatchObject({ commandPool: 2, fleetSupply: 5, strategyAllocation: 2 });
});

test('in the Status Phase counters are received and redistributed by one answer', () => {
  const t = table('norr', 'xxcha', 'mentak');
  for (const who of ['norr', 'xxcha', 'mentak'] as const)
    t.counters(who, { commandPool: 2, fleetSupply: 3, strategyAllocation: 2 });
  t.begin('status phase');
  expect(t.where()).toBe('status phase/redistribute command areas');
  const { commandPool, fleetSupply, strategyAllocation } = t.player('norr');
  expect(commandPool + fleetSupply + strategyAllocation).toBe(9);
  t.answer('norr', { commandPool: 3, fleetSupply: 4, strategyAllocation: 2 });
  expect(t.awaited().sort()).toEqual([1, 2]);
});

test('where a law forbids to redistribute, the new counters are still placed by their owner', () => {
  const t = table('norr', 'xxcha', 'mentak');
  t.game().laws.push({ id: 'resourceManagement', elected: [] });
  for (const who of ['norr', 'xxcha', 'mentak'] as const) t.counters(who, { commandPool: 2 });
  t.begin('status phase');
  expect(t.where()).toBe('receive counters/place on the race sheet');
});

test('whoever spent a counter to buy counters buys as many as influence allows', () => {
  const t = table('norr', 'xxcha', 'mentak');
  t.own('norr', 'quinarra');
  t.player('norr').tradeGoods = 6;
  t.begin('secondary logistics', { seat: t.seat('norr') });
  const plan = t.asked('norr');
  const { most } = (plan?.kind === 'plan' ? plan.about : {}) as { most: number };
  expect(most).toBeGreaterThan(1);
  expect(plan?.kind === 'plan' && plan.fallback).toMatchObject({ count: most });
});

test('a technology that costs nothing is taken: what serves most empires', () => {
  const t = table('norr', 'xxcha', 'mentak');
  t.player('norr').technologies = ['hylarVAssaultLaser', 'enviroCompensator'];
  t.begin('acquire technology', { seat: t.seat('norr'), buy: false });
  expect(t.proposal('norr')).toEqual(['sarweenTools']);
});

test('a loaded carrier outlives an empty dreadnought that was damaged before', () => {
  const t = table('norr', 'xxcha', 'mentak');
  t.fleet('norr', 'quann', { carrier: 1, groundForces: 3 });
  t.fleet('norr', 'quann', { cruiser: 2 });
  const [dreadnought] = t.fleet('norr', 'quann', { dreadnought: 1 });
  Object.assign(t.system('quann').ships.find((s) => s.id === dreadnought) as object, { damaged: true });
  t.anyhow();
  t.begin('take hits', { seat: t.seat('norr'), enemy: 1, system: 'quann', hits: 3, battle: true });
  t.confirm('norr');
  expect(t.ships('norr', 'quann')).toEqual({ carrier: 1, groundForces: 3 });
});
