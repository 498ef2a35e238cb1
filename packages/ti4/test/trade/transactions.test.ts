// Transactions and deals: who may trade with whom and when, what changes hands, what is only promised.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { hide } from '../../src/hiding.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const NOTHING = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] as string[] };
const terms = (give: Partial<typeof NOTHING>, take: Partial<typeof NOTHING> = {}, promise = '', wanted = '') => ({
  give: { ...NOTHING, ...give },
  take: { ...NOTHING, ...take },
  promise,
  wanted,
});
const decline = { answer: 'decline', ...terms({}) };
const accept = { answer: 'accept', ...terms({}) };

/** Something is being asked, so that free actions have a question to interrupt. */
function asking(): Table {
  const t = table('sol', 'norr', 'xxcha');
  t.fleet('sol', '38', { carrier: 1 });
  t.fleet('norr', '38', { cruiser: 1 });
  t.goods('sol', 3, 2);
  t.goods('norr', 1, 3);
  t.decks({ agendaDeck: ['mutiny'] });
  t.begin('look at agendas', { seat: t.seat('xxcha'), count: 1 });
  return t;
}

describe('a transaction', () => {
  scenario(
    ['sequence:answer an offer'],
    'exchanges goods; commodities become trade goods with whoever receives them',
    () => {
      const t = asking();
      t.free('sol', 'offer a transaction', {
        partner: t.seat('norr'),
        ...terms({ commodities: 2 }, { commodities: 2, tradeGoods: 1 }),
      });
      expect(t.awaited()).toEqual([t.seat('norr')]);
      t.answer('norr', accept);
      expect(t.player('sol')).toMatchObject({ tradeGoods: 6, commodities: 0 });
      expect(t.player('norr')).toMatchObject({ tradeGoods: 2, commodities: 1 });
      // The interrupted question is asked again.
      expect(t.awaited()).toEqual([t.seat('xxcha')]);
    },
  );

  test('once a turn with each neighbor, and only with the active player', () => {
    const t = asking();
    const offer = { partner: t.seat('norr'), ...terms({ tradeGoods: 1 }) };
    t.free('sol', 'offer a transaction', offer);
    t.answer('norr', accept);
    expect(() => t.free('sol', 'offer a transaction', offer)).toThrow('why.no transactions now');
    expect(() => t.free('norr', 'offer a transaction', { ...offer, partner: t.seat('xxcha') })).toThrow(/why\./);
  });

  test('not with somebody who is no neighbor', () => {
    const t = asking();
    expect(() =>
      t.free('sol', 'offer a transaction', { partner: t.seat('xxcha'), ...terms({ tradeGoods: 1 }) }),
    ).toThrow('why.no neighbors');
  });

  test('in the agenda phase with everybody, once for each agenda', () => {
    const t = table('norr', 'xxcha', 'sol');
    t.game().phase = 'agenda';
    t.game().active = -1;
    t.goods('sol', 3);
    t.decks({ agendaDeck: ['mutiny'] });
    t.begin('one agenda', {});
    t.free('sol', 'offer a transaction', { partner: t.seat('xxcha'), ...terms({ tradeGoods: 2 }) });
    t.answer('xxcha', accept);
    expect(t.player('xxcha').tradeGoods).toBe(2);
    expect(() =>
      t.free('sol', 'offer a transaction', { partner: t.seat('xxcha'), ...terms({ tradeGoods: 1 }) }),
    ).toThrow('why.traded already');
  });

  test('nothing happens when it is declined, and it may be answered with another offer', () => {
    const t = asking();
    const offer = { partner: t.seat('norr'), ...terms({ tradeGoods: 1 }, { commodities: 3 }) };
    t.free('sol', 'offer a transaction', offer);
    t.answer('norr', decline);
    expect(t.player('sol').tradeGoods).toBe(3);
    t.free('sol', 'offer a transaction', offer);
    t.answer('norr', { answer: 'counter', ...terms({ commodities: 3 }, { tradeGoods: 3 }) });
    expect(t.awaited()).toEqual([t.seat('sol')]);
    t.answer('sol', accept);
    expect(t.player('norr')).toMatchObject({ tradeGoods: 4, commodities: 0 });
  });

  test('nobody gives what he does not have, and nobody learns by asking what another holds', () => {
    const t = asking();
    const to = t.seat('norr');
    const offer = (o: object) => t.free('sol', 'offer a transaction', { partner: to, ...o });
    expect(() => offer(terms({ tradeGoods: 4 }))).toThrow('why.not so many goods');
    expect(() => offer(terms({}, { commodities: 4 }))).toThrow('why.not so many goods');
    expect(() => offer(terms({ note: 'ceasefire.1' }))).toThrow('why.no such note');
    expect(() => offer(terms({ actionCards: ['plague.1'] }))).toThrow('why.no action cards');
    expect(() => offer(terms({}))).toThrow('why.nothing offered');
    // A note that norr might have, and has not: only norr sees that he cannot accept.
    offer(terms({ tradeGoods: 1 }, { note: 'ceasefire.2' }));
    expect(t.refusal('norr', accept)).toBe('why.no such note');
    t.answer('norr', decline);
  });
});

describe('promissory notes', () => {
  test('one a side changes hands; which one only the two know', () => {
    const t = asking();
    t.free('sol', 'offer a transaction', {
      partner: t.seat('norr'),
      ...terms({ note: 'ceasefire.0' }, { note: 'tradeAgreement.1' }),
    });
    t.answer('norr', accept);
    expect(t.player('norr').notes).toContain('ceasefire.0');
    expect(t.player('sol').notes).toContain('tradeAgreement.1');
    expect(t.events('noteGiven')).toHaveLength(2);
    expect(t.events('noteReceived').map((e) => e.to)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  scenario(
    ['note:supportForTheThrone', 'sequence:play note'],
    'Support for the Throne is laid open at once and is worth a point',
    () => {
      const t = asking();
      t.free('sol', 'offer a transaction', { partner: t.seat('norr'), ...terms({ note: 'supportForTheThrone.0' }) });
      t.answer('norr', accept);
      expect(t.player('norr')).toMatchObject({ points: 1, notesInPlay: ['supportForTheThrone.0'] });
      expect(t.player('norr').notes).not.toContain('supportForTheThrone.0');
    },
  );
});

test('a promise binds nobody; whoever it was given to says how it stands', () => {
  const t = asking();
  t.free('sol', 'offer a transaction', {
    partner: t.seat('norr'),
    ...terms({ tradeGoods: 1 }, {}, 'I leave Lodor alone', 'You vote for'),
  });
  t.answer('norr', accept);
  expect(t.game().promises).toMatchObject([
    { from: 0, to: 1, text: 'I leave Lodor alone', standing: 'open' },
    { from: 1, to: 0, text: 'You vote for', standing: 'open' },
  ]);
  const [first] = t.game().promises;
  expect(() => t.free('sol', 'judge a promise', { promise: first?.id ?? 0, standing: 'broken' })).toThrow(
    'why.no promise',
  );
  t.free('norr', 'judge a promise', { promise: first?.id ?? 0, standing: 'broken' });
  expect(t.game().promises[0]?.standing).toBe('broken');
});

test('what is in an offer only the two of them see', () => {
  const t = asking();
  t.free('sol', 'offer a transaction', {
    partner: t.seat('norr'),
    ...terms({ note: 'ceasefire.0' }, { tradeGoods: 1 }),
  });
  const shown = (seat: number | null) => hide(t.game(), seat).offers[0]?.give.note;
  expect([shown(0), shown(1), shown(2), shown(null)]).toEqual(['ceasefire.0', 'ceasefire.0', '?', '?']);
});
