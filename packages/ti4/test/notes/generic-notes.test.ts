// The promissory notes that every player has.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { council, vote } from '../agendas/voting.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** Xxcha hold a note of norr's. */
function truce(): Table {
  const t = table('norr', 'xxcha', 'sol');
  t.note('norr', 'xxcha', 'ceasefire');
  return t;
}

const CEASEFIRE = 'note:ceasefire#ceasefire.0';

scenario(['note:ceasefire'], 'whoever gave it moves no units into a system with units of its holder', () => {
  const t = truce();
  t.own('xxcha', 'saudor', { pds: 1 });
  t.fleet('norr', '36', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '23');
  t.answer('xxcha', CEASEFIRE);
  // There is nothing to move, and the note has gone home.
  expect(t.isOver()).toBe(true);
  expect(t.events('unitsMoved')).toEqual([]);
  expect(t.player('norr').notes).toContain('ceasefire.0');
  expect(t.game().effects).toEqual([]);
});

scenario(['note:ceasefire'], 'units that are there act, but none leave to come back with others', () => {
  const t = truce();
  t.own('xxcha', 'saudor', { infantry: 1 });
  t.fleet('norr', '23', { carrier: 1, infantry: 1 });
  t.technologies('norr', 'carrierII');
  t.own('norr', 'lor', { infantry: 2 });
  t.dice(10, 1);
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '23');
  t.answer('xxcha', CEASEFIRE);
  // The carrier could fetch the infantry next door: that would be moving into the system.
  expect(t.where()).toContain('commit ground forces');
  t.answer('norr', { landings: [{ planet: 'saudor', units: t.unitIds('norr', '23', 'infantry') }] });
  expect(t.planet('saudor').owner).toBe(0);
  expect(t.ground('norr', 'lor')).toEqual({ infantry: 2 });
});

scenario(['note:ceasefire'], 'only against its owner, and only where its holder has units', () => {
  const t = truce();
  t.own('xxcha', 'saudor');
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '23');
  expect(t.isOver()).toBe(true);
  const other = truce();
  other.own('xxcha', 'saudor', { infantry: 1 });
  other.begin('tactical action', { seat: 2 });
  other.answer('sol', '23');
  expect(other.isOver()).toBe(true);
  const right = truce();
  right.own('xxcha', 'saudor', { infantry: 1 });
  right.begin('tactical action', { seat: 0 });
  right.answer('norr', '23');
  expect(right.options('xxcha')).toEqual([CEASEFIRE]);
});

const AGREEMENT = 'note:tradeAgreement#tradeAgreement.0';

scenario(['note:tradeAgreement'], 'all commodities of whoever replenishes go to its holder as trade goods', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.note('norr', 'sol', 'tradeAgreement');
  t.goods('norr', 1, 1);
  t.begin('replenish commodities', { seat: 0 });
  t.answer('sol', AGREEMENT);
  expect(t.player('sol')).toMatchObject({ tradeGoods: 3, commodities: 0 });
  expect(t.player('norr')).toMatchObject({ tradeGoods: 1, commodities: 0 });
  expect(t.player('norr').notes).toContain('tradeAgreement.0');
  // A forced gift is no transaction, and nothing is gained from the supply.
  expect([t.events('transactionMade'), t.events('tradeGoodsGained')]).toEqual([[], []]);
});

scenario(['note:tradeAgreement'], 'also when there was nothing to replenish', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.note('norr', 'sol', 'tradeAgreement');
  t.goods('norr', 0, 3);
  t.begin('replenish commodities', { seat: 0 });
  t.answer('sol', AGREEMENT);
  expect(t.player('sol').tradeGoods).toBe(3);
});

/** One seat offers notes, the other accepts. */
function exchange(t: Table, from: number, to: number, give: string, take = ''): void {
  const side = (note: string) => ({ tradeGoods: 0, commodities: 0, note, actionCards: [] });
  const terms = { give: side(give), take: side(take), promise: '', wanted: '' };
  t.free(from, 'offer a transaction', { partner: to, ...terms });
  t.answer(to, { answer: 'accept', give: side(''), take: side(''), promise: '', wanted: '' });
}

/** Sol and norr are neighbours, and it is norr's turn. */
function neighbours(): Table {
  const t = table('norr', 'xxcha', 'sol');
  t.fleet('norr', '38', { cruiser: 1 });
  t.fleet('sol', '37', { cruiser: 1 });
  return t;
}

scenario(['note:supportForTheThrone'], 'it is laid open on receipt, and worth a point', () => {
  const t = neighbours();
  t.begin('action phase');
  exchange(t, 0, 2, 'supportForTheThrone.0');
  expect(t.player('sol')).toMatchObject({ points: 1, notesInPlay: ['supportForTheThrone.0'] });
  expect(t.player('sol').notes).not.toContain('supportForTheThrone.0');
});

scenario(['note:supportForTheThrone'], 'of two that are exchanged the active player’s counts first', () => {
  const t = neighbours();
  t.player('norr').points = 9;
  t.player('sol').points = 9;
  t.begin('action phase');
  exchange(t, 0, 2, 'supportForTheThrone.0', 'supportForTheThrone.2');
  expect(t.game().winner?.seats).toEqual([0]);
});

scenario(
  ['note:supportForTheThrone'],
  'it goes home when its holder activates a system with units of its owner',
  () => {
    const t = table('norr', 'xxcha', 'sol');
    t.noteInPlay('sol', 'norr', 'supportForTheThrone');
    t.player('norr').points = 3;
    t.own('sol', 'saudor', { pds: 1 });
    t.begin('tactical action', { seat: 0 });
    t.answer('norr', '46');
    expect(t.player('norr').points).toBe(3);
    t.begin('tactical action', { seat: 0 });
    t.answer('norr', '23');
    expect(t.player('norr')).toMatchObject({ points: 2, notesInPlay: [] });
    expect(t.player('sol').notes).toContain('supportForTheThrone.2');
  },
);

describe('support for the throne', () => {
  test('is lost with the player who gave it', () => {
    const t = table('norr', 'xxcha', 'sol');
    t.noteInPlay('sol', 'norr', 'supportForTheThrone');
    t.player('norr').points = 3;
    t.planet('jord').owner = 0;
    t.begin('elimination', {});
    expect(t.player('sol').eliminated).toBe(true);
    expect(t.player('norr')).toMatchObject({ points: 2, notesInPlay: [] });
  });

  test('does not go home for a token that something else has placed', () => {
    const t = table('norr', 'xxcha', 'sol');
    t.noteInPlay('sol', 'norr', 'supportForTheThrone');
    t.player('norr').points = 3;
    t.own('sol', 'saudor', { pds: 1 });
    t.begin('place token', { seat: 0, system: '23' });
    expect(t.player('norr').points).toBe(3);
  });
});

const SECRET = 'note:politicalSecret#politicalSecret.1';

scenario(['note:politicalSecret'], 'its owner neither votes nor plays action cards on this agenda', () => {
  const t = council('mutiny', 'economicEquality');
  t.note('hacan', 'norr', 'politicalSecret');
  t.hand('hacan', 'tradeRider', 'veto');
  t.begin('agenda phase');
  t.pass('hacan');
  t.answer('norr', SECRET);
  // Sol is the first to vote.
  expect(t.awaited()).toEqual([2]);
  expect(t.where()).toContain('vote');
  t.answer('sol', vote('for', 'jord'));
  t.answer('norr', vote(''));
  expect(t.player('hacan')).toMatchObject({ hand: ['tradeRider.1', 'veto.1'], tradeGoods: 5 });
  expect(t.player('hacan').notes).toContain('politicalSecret.1');
  // The next agenda finds him free.
  expect(t.options('hacan')).toContain('action:veto');
});

scenario(['note:politicalSecret'], 'abilities that one chooses to use are silenced, Quash among them', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.game().phase = 'agenda';
  t.decks({ agendaDeck: ['economicEquality', 'mutiny'] });
  t.note('xxcha', 'norr', 'politicalSecret');
  t.begin('one agenda', {});
  // Both would act when it is revealed: the speaker comes first.
  t.answer('norr', SECRET);
  t.answer('xxcha', 'ability:quash');
  expect(t.game().table.agendas).toEqual(['mutiny']);
  expect(t.player('xxcha').strategy).toBe(2);
  expect(t.awaited()).toEqual([2]);
});

describe('notes', () => {
  test('of one’s own are never played', () => {
    const t = table('norr', 'xxcha', 'sol');
    t.begin('replenish commodities', { seat: 0 });
    expect(t.isOver()).toBe(true);
  });

  test('at a real table whoever has received one is asked, whichever it is', () => {
    const asked = (note: 'ceasefire' | 'tradeAgreement' | 'politicalSecret'): number[] => {
      const t = table('norr', 'xxcha', 'sol');
      t.note('norr', 'sol', note);
      t.begin('replenish commodities', { seat: 0 }, true);
      return t.awaited();
    };
    expect([asked('tradeAgreement'), asked('ceasefire'), asked('politicalSecret')]).toEqual([[2], [2], [2]]);
    const none = table('norr', 'xxcha', 'sol');
    none.begin('replenish commodities', { seat: 0 }, true);
    expect(none.isOver()).toBe(true);
  });
});
