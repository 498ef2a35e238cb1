// Trade between players who are no neighbors, what may not be traded, and who is robbed. Numbers: faq.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { areNeighbors } from '../../src/queries/board.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const NOTHING = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] as string[] };
const accept = { answer: 'accept', give: NOTHING, take: NOTHING, promise: '', wanted: '' };
const offer = (t: Table, from: number, to: number, give: Partial<typeof NOTHING>): void =>
  t.free(from, 'offer a transaction', {
    partner: to,
    give: { ...NOTHING, ...give },
    take: NOTHING,
    promise: '',
    wanted: '',
  });

/** Somebody is asked something, so that offers have a question to interrupt. */
function asking(...who: Parameters<typeof table>): Table {
  const t = table(...who);
  t.decks({ agendaDeck: ['mutiny'] });
  return t;
}
const ask = (t: Table): void => t.begin('look at agendas', { seat: 2, count: 1 });

scenario(['ability:guildShips', 'ability:pillage'], 'who may trade from afar is no neighbor for it (42)', () => {
  const t = asking('mentak', 'hacan', 'sol');
  t.goods('hacan', 6);
  ask(t);
  offer(t, 0, 1, { note: 'ceasefire.0' });
  t.answer('hacan', accept);
  expect(areNeighbors(t.game(), { a: 0, b: 1 })).toBe(false);
  expect(t.awaited()).toEqual([2]);
  const near = asking('mentak', 'hacan', 'sol');
  near.fleet('mentak', '25', { cruiser: 1 });
  near.fleet('hacan', '23', { cruiser: 1 });
  near.goods('hacan', 6);
  ask(near);
  offer(near, 0, 1, { note: 'ceasefire.0' });
  near.answer('hacan', accept);
  expect(near.options('mentak')).toEqual(['ability:pillage#1']);
});

scenario(['ability:pillage'], 'a Promise of Protection keeps its holder from Pillage', () => {
  const robbed = (isProtected: boolean): boolean => {
    const t = table('mentak', 'sol', 'norr');
    t.fleet('mentak', '38', { cruiser: 1 });
    t.fleet('sol', '38', { cruiser: 1 });
    if (isProtected) t.noteInPlay('mentak', 'sol', 'promiseOfProtection');
    t.goods('sol', 5);
    t.begin('gain trade goods', { seat: 1, amount: 1 });
    return t.options('mentak').includes('ability:pillage#1');
  };
  expect([robbed(false), robbed(true)]).toEqual([true, false]);
});

describe('promissory notes (45)', () => {
  test('that lie in a play area are not traded', () => {
    const t = asking('norr', 'hacan', 'sol');
    t.noteInPlay('sol', 'norr', 'supportForTheThrone');
    ask(t);
    expect(() => offer(t, 0, 1, { note: 'supportForTheThrone.2' })).toThrow('why.no such note');
  });

  test('go on to a third player out of a hand', () => {
    const t = asking('norr', 'hacan', 'sol');
    t.note('sol', 'norr', 'ceasefire');
    ask(t);
    offer(t, 0, 1, { note: 'ceasefire.2' });
    t.answer('hacan', accept);
    expect(t.player('hacan').notes).toContain('ceasefire.2');
  });

  scenario(['note:supportForTheThrone'], 'go home for ground forces alone, and stay for a planet without units', () => {
    const after = (infantry: number): number => {
      const t = table('norr', 'xxcha', 'sol');
      t.noteInPlay('sol', 'norr', 'supportForTheThrone');
      t.player('norr').points = 3;
      t.own('sol', 'saudor', { infantry });
      t.begin('tactical action', { seat: 0 });
      t.answer('norr', '23');
      return t.player('norr').points;
    };
    expect([after(1), after(0)]).toEqual([2, 3]);
  });
});

scenario(['ability:arbiters'], 'who has too many action cards by a trade discards at once (113)', () => {
  const t = asking('hacan', 'sol', 'norr');
  const [card = ''] = t.hand('hacan', 'plague');
  t.hand('sol', 'spy', 'bunker', 'salvage', 'uprising', 'rally', 'parley', 'disable');
  ask(t);
  offer(t, 0, 1, { actionCards: [card] });
  t.answer('sol', accept);
  expect(t.awaited()).toEqual([1]);
  expect(t.where()).toContain('hand limit');
  // Nothing is traded away first.
  expect(() => offer(t, 1, 0, { actionCards: ['spy.1'] })).toThrow(/why\./);
  t.answer('sol', 'plague.1');
  expect(t.player('sol').hand).toHaveLength(7);
});

scenario(['ability:pillage'], 'trade goods that Mentak gain themselves rob nobody', () => {
  const t = table('mentak', 'sol', 'norr');
  t.fleet('mentak', '38', { cruiser: 1 });
  t.fleet('sol', '38', { cruiser: 1 });
  t.goods('sol', 5);
  t.begin('gain trade goods', { seat: 0, amount: 1 });
  expect(t.isOver()).toBe(true);
  const theirs = table('mentak', 'sol', 'norr');
  theirs.fleet('mentak', '38', { cruiser: 1 });
  theirs.fleet('sol', '38', { cruiser: 1 });
  theirs.goods('sol', 2);
  theirs.begin('gain trade goods', { seat: 1, amount: 1 });
  expect(theirs.options('mentak')).toEqual(['ability:pillage#1']);
});
