// How the game ends: Imperium Rex, its tie breakers, and players who have lost everything.

import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** Imperium Rex is drawn through Imperial by the third player. */
function imperiumRex(prepare: (t: Table) => void): Table {
  const t = table('norr', 'xxcha', 'mentak');
  t.decks({ objectiveDeck: ['tech9', 'imperiumRex'] });
  for (const player of t.game().players)
    Object.assign(player, { commandPool: 3, fleetSupply: 3, strategyAllocation: 2, points: 4 });
  prepare(t);
  t.begin('primary imperial', { seat: 2, card: 'imperial' });
  return t;
}

const winners = (prepare: (t: Table) => void) => imperiumRex(prepare).game().winner?.seats;

scenario(['objective:imperiumRex'], 'the game ends before the 2 points are given, and most points win', () => {
  const t = imperiumRex((t) => {
    t.player('norr').points = 5;
  });
  expect(t.game().winner).toEqual({ seats: [0], why: 'imperiumRex' });
  expect(t.player('mentak').points).toBe(4);
  expect(t.isOver()).toBe(true);
});

scenario(['objective:imperiumRex'], 'ties: objectives, planets, unused counters, counters on the sheet, a draw', () => {
  const equalPlanets = (t: Table): void => {
    t.own('mentak', 'lodor');
  };
  // Xxcha and N'orr have 2 home planets each, Mentak 1.
  expect(winners((t) => t.player('mentak').claimed.push('tech5'))).toEqual([2]);
  expect(winners((t) => t.own('xxcha', 'lodor'))).toEqual([1]);
  expect(winners(equalPlanets)).toEqual([0, 1, 2]);
  const counters = (t: Table, who: 'norr' | 'xxcha', areas: Parameters<Table['counters']>[1]): void => {
    equalPlanets(t);
    t.counters(who, areas);
  };
  expect(winners((t) => counters(t, 'norr', { strategyAllocation: 3 }))).toEqual([0]);
  expect(winners((t) => counters(t, 'norr', { commandPool: 4, fleetSupply: 0 }))).toEqual([0]);
  expect(winners((t) => counters(t, 'xxcha', { fleetSupply: 4 }))).toEqual([1]);
});

scenario(['sequence:elimination'], 'a player without a planet and without a unit is out', () => {
  const t = table('norr', 'xxcha', 'mentak');
  t.own('mentak', 'archonRen');
  t.own('mentak', 'archonTau');
  t.agreement('xxcha', 'norr');
  t.strategy('xxcha', 'trade');
  t.secret('xxcha', 'usurper');
  t.goods('xxcha', 3);
  t.game().speaker = 1;
  t.player('xxcha').hand = ['directHit.1'];
  t.begin('elimination');
  expect(t.player('xxcha')).toMatchObject({ eliminated: true, passed: true, hand: [], secret: '', tradeGoods: 0 });
  expect(t.player('norr').contracts.every((card) => card.partner === -1)).toBe(true);
  expect(t.game().strategyCards.every((card) => card.holder === -1)).toBe(true);
  expect(t.game()).toMatchObject({ speaker: 2, actionDiscard: ['directHit.1'], tradeSupply: 40, winner: null });
});

scenario(['sequence:elimination'], 'a single ship, or forces still landing, keep a player in the game', () => {
  const withoutHome = (): Table => {
    const t = table('norr', 'xxcha', 'mentak');
    t.own('mentak', 'archonRen');
    t.own('mentak', 'archonTau');
    return t;
  };
  const ship = withoutHome();
  ship.fleet('xxcha', 'quann', { fighter: 1 });
  ship.anyhow();
  ship.begin('elimination');
  expect(ship.player('xxcha').eliminated).toBe(false);
  const landing = withoutHome();
  landing.landed(1, 'lodor', { groundForces: 1 });
  landing.begin('elimination');
  expect(landing.player('xxcha').eliminated).toBe(false);
});

scenario(['sequence:elimination'], 'the last player left wins', () => {
  const t = table('norr', 'xxcha', 'mentak');
  for (const planet of ['archonRen', 'archonTau', 'mollPrimus'] as const) t.own('norr', planet);
  t.begin('elimination');
  expect(t.game().winner).toEqual({ seats: [0], why: 'last standing' });
});
