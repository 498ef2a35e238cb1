// Who has no ground forces, no production and no planet leaves the game.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** Xxcha have two ships left and nothing else. */
function beaten(): Table {
  const t = table('norr', 'xxcha', 'sol');
  t.own('norr', 'archonRen', { infantry: 1 });
  t.own('norr', 'archonTau', { infantry: 1 });
  t.fleet('xxcha', '25', { cruiser: 2 });
  return t;
}

scenario(['sequence:elimination'], 'everything of the eliminated player goes where it belongs', () => {
  const t = beaten();
  const g = t.game();
  t.strategy('xxcha', 'politics', 'trade');
  t.hand('xxcha', 'plague', 'spy');
  t.activated('xxcha', '25');
  t.law('ministerOfWar', 'xxcha', 'xxcha');
  t.law('antiIntellectualRevolution');
  t.note('sol', 'xxcha', 'ceasefire');
  t.noteInPlay('norr', 'xxcha', 'supportForTheThrone');
  t.note('xxcha', 'sol', 'tradeAgreement');
  t.secret('xxcha', 'forgeAnAlliance');
  t.player('xxcha').scored = ['controlTheRegion', 'erectAMonument'];
  g.speaker = 1;
  t.begin('elimination');
  expect(t.player('xxcha').eliminated).toBe(true);
  expect(t.ships('xxcha', '25')).toEqual({});
  expect(t.system('25').tokens).toBe(0);
  expect(t.game().strategyCards.every((c) => c.holder !== 1)).toBe(true);
  expect(t.game().actionDiscard).toEqual(['plague.1', 'spy.1']);
  expect(t.game().laws.map((law) => law.id)).toEqual(['antiIntellectualRevolution']);
  expect(t.game().agendaDiscard).toEqual(['ministerOfWar']);
  expect(t.player('sol').notes).toContain('ceasefire.2');
  expect(t.player('norr').notes).toContain('supportForTheThrone.0');
  expect(t.player('sol').notes.some((note) => note.endsWith('.1'))).toBe(false);
  expect(t.player('sol').received).toBe(0);
  expect(t.game().secretDeck.slice().sort()).toEqual(['controlTheRegion', 'forgeAnAlliance']);
  expect(t.game().speaker).toBe(2);
  expect(t.game().winner).toBeNull();
  expect(t.events('unitDestroyed')).toEqual([]);
  expect(t.events('playerEliminated')).toMatchObject([{ seat: 1 }]);
});

describe('nobody is eliminated', () => {
  test.each([
    [
      'with a ground force anywhere, aboard a ship too',
      (t: Table) => t.fleet('xxcha', '37', { carrier: 1, infantry: 1 }),
    ],
    ['with a space dock', (t: Table) => t.landed('xxcha', 'lodor', { spaceDock: 1 })],
    ['with a planet, empty as it may be', (t: Table) => t.own('xxcha', 'lodor')],
  ])('%s', (_, keep) => {
    const t = beaten();
    keep(t);
    t.begin('elimination');
    expect(t.player('xxcha').eliminated).toBe(false);
    expect(t.ships('xxcha', '25')).toEqual({ cruiser: 2 });
  });
});

test('a PDS keeps nobody in the game', () => {
  const t = beaten();
  t.landed('xxcha', 'lodor', { pds: 1 });
  t.begin('elimination');
  expect(t.player('xxcha').eliminated).toBe(true);
  expect(t.ground('xxcha', 'lodor')).toEqual({});
});

test('it is looked at when units are destroyed', () => {
  const t = beaten();
  const [infantry] = t.fleet('xxcha', '37', { carrier: 1, infantry: 1 }).slice(1);
  t.begin('destroy units', { seat: 1, enemy: 0, system: '37', ids: [infantry as number], kind: null });
  expect(t.player('xxcha').eliminated).toBe(true);
});

test('it is looked at when a planet changes hands', () => {
  const t = beaten();
  t.own('xxcha', 'lodor');
  t.begin('gain control', { seat: 0, planet: 'lodor', how: 'otherwise' });
  expect(t.player('xxcha').eliminated).toBe(true);
});

test('the last player left wins', () => {
  const t = beaten();
  t.own('norr', 'jord');
  t.begin('elimination');
  expect(t.game().winner).toEqual({ seats: [0], why: 'last player' });
});

test('an eliminated player takes no further turn', () => {
  const t = beaten();
  t.strategy('xxcha', 'leadership');
  t.strategy('sol', 'politics');
  t.strategy('norr', 'trade');
  for (const card of t.game().strategyCards) card.exhausted = true;
  t.begin('action phase');
  t.answer('xxcha', 'tactical');
  t.playOn((where) => where === 'action phase/choose an action');
  expect(t.player('xxcha').eliminated).toBe(true);
  expect(t.awaited()).toEqual([t.seat('sol')]);
  t.answer('sol', 'pass');
  t.answer('norr', 'pass');
  expect(t.isOver()).toBe(true);
});
