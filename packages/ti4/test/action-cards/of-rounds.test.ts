// Action cards of later sets about actions, strategy cards, discards and production.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { isNextTurn } from './acting.ts';
import { later } from './later.ts';

scenario(
  ['action:coupDetat'],
  'the strategic action does not take place; its card stays readied, the turn is over',
  () => {
    const t = later('norr', 'xxcha', 'sol');
    t.strategy('norr', 'trade');
    t.hand('xxcha', 'coupDetat');
    t.hand('norr', 'coupDetat', 'masterPlan');
    t.begin('action phase');
    t.answer('norr', 'strategic trade');
    expect(t.awaited()).toEqual([1]);
    t.answer('xxcha', 'action:coupDetat');
    expect(t.player('norr').tradeGoods).toBe(0);
    expect(t.game().strategyCards.find((c) => c.id === 'trade')).toMatchObject({ holder: 0, exhausted: false });
    // An action that did not take place is followed by no other.
    expect(isNextTurn(t)).toBe(true);
  },
);

scenario(['action:manipulateInvestments'], 'five trade goods on at least three strategy cards', () => {
  const t = later('norr', 'xxcha', 'sol');
  t.hand('xxcha', 'manipulateInvestments');
  t.begin('strategy phase');
  t.answer('xxcha', 'action:manipulateInvestments');
  expect(t.refusal('xxcha', ['trade', 'imperial'])).not.toBeNull();
  t.answer('xxcha', ['trade', 'imperial', 'warfare']);
  t.answer('xxcha', 'trade');
  t.answer('xxcha', 'trade');
  const goods = t.game().strategyCards.filter((c) => c.tradeGoods > 0);
  expect(goods.map((c) => [c.id, c.tradeGoods])).toEqual([
    ['trade', 3],
    ['warfare', 1],
    ['imperial', 1],
  ]);
});

scenario(['action:masterPlan'], 'another action in the same turn, which is no occasion to pass', () => {
  const t = later('norr', 'xxcha', 'sol');
  t.hand('norr', 'masterPlan', 'industrialInitiative');
  t.begin('action phase');
  t.answer('norr', 'action:industrialInitiative');
  t.answer('norr', 'action:masterPlan');
  expect(t.awaited()).toEqual([0]);
  expect(t.options('norr')).toEqual(['tactical']);
  expect(t.events('turnEnded')).toEqual([]);
});

scenario(
  ['action:reverseEngineer', 'sequence:after discards'],
  'a card that another has played as an action comes to one’s hand',
  () => {
    const t = later('norr', 'xxcha', 'sol');
    t.hand('norr', 'industrialInitiative', 'reverseEngineer');
    t.hand('sol', 'reverseEngineer');
    t.begin('action phase');
    t.answer('norr', 'action:industrialInitiative');
    expect(t.awaited()).toEqual([2]);
    t.answer('sol', 'action:reverseEngineer');
    expect(t.player('sol').hand).toEqual(['industrialInitiative.1']);
    expect(t.game().seen['industrialInitiative.1']).toBe(7);
    expect(isNextTurn(t)).toBe(true);
  },
);

scenario(['action:reverseEngineer', 'action:sabotage'], 'also a cancelled one, but none that is no action', () => {
  const t = later('norr', 'xxcha', 'sol');
  t.hand('norr', 'industrialInitiative');
  t.hand('xxcha', 'sabotage');
  t.hand('sol', 'reverseEngineer');
  t.begin('action phase');
  t.answer('norr', 'action:industrialInitiative');
  t.answer('xxcha', 'action:sabotage');
  // Not asked about the Sabotage.
  expect(t.where()).toContain('window');
  t.answer('sol', 'action:reverseEngineer');
  expect(t.player('sol').hand).toEqual(['industrialInitiative.1']);
  expect(t.awaited()).toEqual([0]);
});

scenario(['action:reverseEngineer', 'agenda:unconventionalMeasures'], 'and one that the council has discarded', () => {
  const t = later('norr', 'xxcha', 'sol');
  t.hand('norr', 'plague', 'bunker');
  t.hand('sol', 'reverseEngineer');
  t.game().phase = 'agenda';
  const casts = [{ seat: 0, outcome: 'for', votes: 1 }];
  t.begin('agenda effect', { agenda: 'unconventionalMeasures', outcome: 'against', casts });
  t.answer('sol', 'action:reverseEngineer');
  expect(t.player('sol').hand).toEqual(['plague.1']);
  expect(t.isOver()).toBe(true);
});

scenario(['action:warMachine'], 'four more units, and one resource less for all of them', () => {
  const t = later('norr', 'xxcha', 'sol');
  t.own('norr', 'lodor', { spaceDock: 1 });
  t.goods('norr', 2);
  t.hand('norr', 'warMachine', 'warMachine');
  for (const id of ['trenlak', 'quinarra', 'lodor'] as const) t.exhaust(id);
  t.begin('production', { seat: 0, system: '26' });
  t.answer('norr', 'action:warMachine');
  // No second copy for the same use. 5 by the dock, and 4.
  const infantry = (count: number, goods: number) => ({
    units: [{ unit: 'infantry', count, place: 'lodor' }],
    pay: { planets: [], goods },
  });
  expect(t.refusal('norr', infantry(10, 2))).toBe('why.production limit');
  t.answer('norr', infantry(6, 2));
  expect(t.ground('norr', 'lodor')).toEqual({ spaceDock: 1, infantry: 6 });
});

scenario(['action:reverseEngineer'], 'and one of a player who leaves the game', () => {
  const t = later('norr', 'xxcha', 'sol');
  t.hand('norr', 'bunker', 'plague');
  t.hand('sol', 'reverseEngineer');
  for (const id of ['trenlak', 'quinarra'] as const) t.own('xxcha', id);
  t.begin('elimination');
  t.answer('sol', 'action:reverseEngineer');
  expect(t.player('sol').hand).toEqual(['plague.1']);
  expect(t.player('norr').eliminated).toBe(true);
});
