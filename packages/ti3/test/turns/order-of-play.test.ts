import { scenario } from '@custodian/testkit';
import type { StrategyCardId } from '@custodian/ti3';
import { expect } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** Both named seats play a Command Summit at once; gives the order in which the counters came. */
function summits(t: Table, ...seats: number[]): unknown[] {
  for (const seat of seats) t.answer(seat, 'action:commandSummit');
  return t.events('countersGained').map((e) => e.seat);
}

/** The strategy cards are chosen in the order named, with the windows in between passed. */
function choose(t: Table, ...cards: StrategyCardId[]): void {
  for (const card of cards) {
    passAll(t);
    t.answer(t.awaited()[0] as number, card);
  }
}
const passAll = (t: Table): void => {
  while (t.where() === 'window/react') t.pass(t.awaited()[0] as number);
};

const threeSummits = (): Table => {
  const t = table('norr', 'xxcha', 'sol');
  t.hand(0, 'commandSummit');
  t.hand(1, 'commandSummit');
  t.begin('strategy phase');
  return t;
};

scenario(
  ['sequence:strategy phase', 'action:commandSummit'],
  'action cards are carried out clockwise from the Speaker while somebody has no strategy card',
  () => {
    const t = threeSummits();
    choose(t, 'imperial', 'logistics');
    // Sol have still to choose: seat 0 comes first, whatever the numbers.
    expect(summits(t, 0, 1)).toEqual([0, 1]);
  },
);

scenario(
  ['sequence:strategy phase', 'action:commandSummit'],
  'action cards are carried out by the numbers once everybody has a strategy card',
  () => {
    const t = threeSummits();
    choose(t, 'imperial', 'logistics', 'political', 'technology', 'trade', 'warfare');
    expect(summits(t, 0, 1)).toEqual([1, 0]);
    expect(t.isOver()).toBe(true);
  },
);

scenario(
  ['sequence:strategy phase', 'action:commandSummit'],
  'with two cards each the first of them gives the order while the second is chosen',
  () => {
    const t = threeSummits();
    choose(t, 'imperial', 'logistics', 'political');
    expect(summits(t, 0, 1)).toEqual([1, 0]);
  },
);
