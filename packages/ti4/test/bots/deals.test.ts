// What bots offer each other, what they take, and what they do not ask for again.
import { decide } from '@custodian/bots';
import type { Answer, Json } from '@custodian/kernel';
import { hideState, play, quickRoll } from '@custodian/kernel';
import { expect, test } from 'vitest';
import { thinking } from '../../src/bots/thinking.ts';
import { hide } from '../../src/hiding.ts';
import { ti4 } from '../../src/ti4.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const NOTHING = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] as string[] };
const terms = (give: Partial<typeof NOTHING>, take: Partial<typeof NOTHING> = {}, promise = '', wanted = '') => ({
  give: { ...NOTHING, ...give },
  take: { ...NOTHING, ...take },
  promise,
  wanted,
});

const merchant = thinking(
  { time: 0, tries: 20 },
  { breadth: 3, movements: 1, isWatchful: false, offers: 'goods' },
  () => 0,
);
const diplomat = thinking(
  { time: 0, tries: 20 },
  { breadth: 3, movements: 1, isWatchful: false, offers: 'notes' },
  () => 0,
);
const quiet = thinking(
  { time: 0, tries: 20 },
  { breadth: 3, movements: 1, isWatchful: false, offers: 'nothing' },
  () => 0,
);

const said = (t: Table, seat: number, bot = merchant): Answer =>
  decide(ti4, hideState(ti4, t.state(), seat), seat, bot, quickRoll(1)) as Answer;

/** The turn of Sol, with the N'orr next to them. */
function neighbors(): Table {
  const t = table('sol', 'norr', 'xxcha');
  t.own('sol', 'jord', { infantry: 2, spaceDock: 1 });
  t.own('norr', 'quinarra', { infantry: 2 });
  t.own('xxcha', 'archonRen', { infantry: 2 });
  t.fleet('sol', '38', { carrier: 1 });
  t.fleet('norr', '38', { cruiser: 1 });
  t.goods('sol', 0, 3);
  t.goods('norr', 1, 3);
  t.begin('action phase');
  return t;
}

/** The N'orr are offered something by Sol. */
function offered(offer: ReturnType<typeof terms>): Table {
  const t = neighbors();
  t.free('sol', 'offer a transaction', { partner: t.seat('norr'), ...offer });
  return t;
}

const reply = (t: Table): Json => (said(t, t.seat('norr')).value as { answer: string }).answer;

test('commodities are exchanged with a neighbor, which is good for both', () => {
  const t = neighbors();
  const offer = said(t, 0);
  expect(offer).toMatchObject({
    decision: 'free/offer a transaction',
    value: { partner: t.seat('norr'), give: { commodities: 3 }, take: { commodities: 3 } },
  });
  play(ti4, t.state(), offer);
  play(ti4, t.state(), said(t, t.seat('norr')));
  expect(t.player('sol')).toMatchObject({ tradeGoods: 3, commodities: 0 });
  expect(t.player('norr')).toMatchObject({ tradeGoods: 4, commodities: 0 });
});

test('an easy bot offers nothing of its own accord, and neither does whoever is asked for advice', () => {
  const t = neighbors();
  expect(said(t, 0, quiet).decision).toBe('action phase/choose an action');
  const advised = decide(ti4, hideState(ti4, t.state(), 0), 0, merchant, quickRoll(1), () => undefined);
  expect(advised?.decision).toBe('action phase/choose an action');
});

test('what was declined is not offered again: in this round nothing, and later not the same', () => {
  const t = neighbors();
  play(ti4, t.state(), said(t, 0));
  t.answer('norr', { answer: 'decline', ...terms({}) });
  expect(said(t, 0).decision).toBe('action phase/choose an action');
  t.game().round++;
  expect(said(t, 0).decision).toBe('action phase/choose an action');
  // With other goods there are other things to offer.
  t.goods('norr', 1, 2);
  expect(said(t, 0).value).toMatchObject({ give: { commodities: 2 }, take: { commodities: 2 } });
});

test('of what was declined only the two know the terms', () => {
  const t = offered(terms({ commodities: 1 }, { tradeGoods: 1 }));
  t.answer('norr', { answer: 'decline', ...terms({}) });
  const what = t.game().declined?.[0]?.what as string;
  expect(JSON.parse(what)).toEqual([{ ...NOTHING, commodities: 1 }, { ...NOTHING, tradeGoods: 1 }, '', '']);
  expect(hide(t.game(), t.seat('norr')).declined?.[0]?.what).toBe(what);
  expect(hide(t.game(), t.seat('xxcha')).declined).toEqual([{ from: 0, to: 1, round: 1, what: '?' }]);
});

test('whoever is wise exchanges support for support', () => {
  const t = neighbors();
  const offer = said(t, 0, diplomat);
  expect(offer.value).toMatchObject({
    give: { note: 'supportForTheThrone.0' },
    take: { note: 'supportForTheThrone.1' },
  });
  play(ti4, t.state(), offer);
  play(ti4, t.state(), said(t, t.seat('norr')));
  expect([t.player('sol').points, t.player('norr').points]).toEqual([1, 1]);
});

test('a gift is taken, and a bad deal is not', () => {
  expect(reply(offered(terms({ commodities: 2 })))).toBe('accept');
  expect(reply(offered(terms({}, { tradeGoods: 1 })))).not.toBe('accept');
  expect(reply(offered(terms({ commodities: 2 }, { note: 'supportForTheThrone.1' })))).toBe('decline');
});

test('a deal that is almost good is answered with what would do, once', () => {
  const t = offered(terms({ commodities: 1 }, { commodities: 3 }));
  t.goods('sol', 6, 1);
  const value = said(t, t.seat('norr')).value as { answer: string; take: { tradeGoods: number } };
  expect(value.answer).toBe('counter');
  expect(value.take.tradeGoods).toBeGreaterThan(0);
  t.answer('norr', value as unknown as Json);
  expect(['accept', 'decline']).toContain((said(t, 0).value as { answer: string }).answer);
});

test('who broke a promise has to offer more', () => {
  const fair = terms({ commodities: 3 }, { commodities: 3 });
  expect(reply(offered(fair))).toBe('accept');
  const t = offered(fair);
  t.game().promises.push({ id: 90, from: 0, to: 1, text: '…', round: 1, standing: 'broken' });
  expect(reply(t)).not.toBe('accept');
});

test('a bot gives no promise in words, but takes the rest of the deal', () => {
  const t = offered(terms({ commodities: 3 }, { commodities: 3 }, '', 'Stay away from Mecatol Rex!'));
  expect(said(t, t.seat('norr')).value).toMatchObject({
    answer: 'counter',
    give: { commodities: 3 },
    take: { commodities: 3 },
    promise: '',
  });
});
