// What a second reading of the rules found that no other test came by. Numbers are those of the rulings for implementers (faq).
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { assigning } from '../../src/queries/hits.ts';
import { council, decide, vote } from '../agendas/voting.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const NOTHING = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] as string[] };
const offer = (partner: number, give: object, take: object = {}) => ({
  partner,
  give: { ...NOTHING, ...give },
  take: { ...NOTHING, ...take },
  promise: '',
  wanted: '',
});
const accept = { answer: 'accept', give: NOTHING, take: NOTHING, promise: '', wanted: '' };

function fight(t: Table): void {
  t.active(0, '25');
  t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
}

describe('transactions (43)', () => {
  test('are made while a law is voted on again, and no longer once it is decided', () => {
    const t = council('miscountDisclosed');
    t.game().active = -1;
    t.goods('sol', 2);
    t.law('ministerOfPolicy', 'sol', 'sol');
    t.begin('one agenda', {});
    t.free('sol', 'offer a transaction', offer(1, { tradeGoods: 1 }));
    t.answer('hacan', accept);
    decide(t, 'ministerOfPolicy');
    expect(t.game().table.agendas).toEqual([]);
    t.free('sol', 'offer a transaction', offer(1, { tradeGoods: 1 }));
    t.answer('hacan', accept);
    expect(t.player('hacan').tradeGoods).toBe(2);
    t.answer('hacan', vote('0', 'kamdorn'));
    t.answer('sol', vote(''));
    t.answer('norr', vote(''));
    expect(t.game().effects).toEqual([]);
  });
});

describe('one note in one window (6, 7)', () => {
  /** Hacan attack sol; letnev stand by. Sol hold War Funding. */
  function combatWithFunding(): Table {
    const t = table('hacan', 'sol', 'letnev');
    t.fleet('hacan', '25', { cruiser: 1 });
    t.fleet('sol', '25', { carrier: 1 });
    t.note('letnev', 'sol', 'warFunding');
    t.goods('letnev', 6);
    t.hand('hacan', 'moraleBoost');
    fight(t);
    return t;
  }

  scenario(['note:warFunding'], 'works once in a round, also in other hands', () => {
    const t = combatWithFunding();
    t.pass('hacan');
    t.answer('sol', 'note:warFunding#warFunding.2');
    expect(t.player('letnev').notes).toContain('warFunding.2');
    expect(t.options('hacan')).toEqual(['action:moraleBoost']);
    t.free('hacan', 'offer a transaction', offer(2, {}, { note: 'warFunding.2' }));
    t.answer('letnev', accept);
    expect(t.player('hacan').notes).toContain('warFunding.2');
    expect(t.options('hacan')).toEqual(['action:moraleBoost']);
  });

  scenario(['note:warFunding'], 'that was received in the window is played in it', () => {
    const t = table('hacan', 'sol', 'letnev');
    t.fleet('hacan', '25', { cruiser: 1 });
    t.fleet('sol', '25', { carrier: 1 });
    t.hand('hacan', 'moraleBoost');
    fight(t);
    t.free('hacan', 'offer a transaction', offer(2, {}, { note: 'warFunding.2' }));
    t.answer('letnev', accept);
    expect(t.options('hacan')).toContain('note:warFunding#warFunding.2');
  });
});

describe('the first round (10)', () => {
  scenario(['ability:ambush', 'action:moraleBoost'], 'begins with one window for the combat and the round', () => {
    const t = table('mentak', 'sol');
    t.fleet('mentak', '25', { cruiser: 1 });
    t.fleet('sol', '25', { dreadnought: 1 });
    t.hand('mentak', 'moraleBoost');
    fight(t);
    expect([...t.options('mentak')].sort()).toEqual(['ability:ambush', 'action:moraleBoost']);
  });
});

describe('strategy cards that nobody chose (18)', () => {
  test('get a trade good each, which whoever takes them later gains', () => {
    const t = table('norr', 'hacan', 'sol');
    for (const card of t.game().strategyCards) card.tradeGoods = card.id === 'imperial' ? 2 : 0;
    t.begin('strategy phase');
    t.answer('norr', 'imperial');
    expect(t.player('norr').tradeGoods).toBe(2);
    for (const [seat, card] of [
      ['hacan', 'leadership'],
      ['sol', 'diplomacy'],
      ['norr', 'politics'],
      ['hacan', 'construction'],
      ['sol', 'trade'],
    ] as const)
      t.answer(seat, card);
    const goods = Object.fromEntries(t.game().strategyCards.map((card) => [card.id, card.tradeGoods]));
    expect(goods).toEqual({
      leadership: 0,
      diplomacy: 0,
      politics: 0,
      construction: 0,
      trade: 0,
      warfare: 1,
      technology: 1,
      imperial: 0,
    });
  });
});

describe('a unit that is repaired in the middle of assigning hits (77)', () => {
  test('does not sustain damage a second time', () => {
    const t = table('norr', 'sol');
    const [first = 0, second = 0] = t.fleet('sol', '25', { dreadnought: 2 });
    const pool = { seat: 1, by: 0, hits: 2, kind: 'space combat', system: '25', used: [first] } as const;
    expect(assigning(t.game(), pool).sustaining.map((u) => u.id)).toEqual([second]);
  });
});

scenario(['action:experimentalBattlestation'], 'does not answer to a floating dock that comes alone', () => {
  const battlestation = (units: 'dock' | 'cruiser'): Table => {
    const t = table('saar', 'xxcha', 'sol');
    const [cruiser = 0, dock = 0] = t.fleet('saar', '46', { cruiser: 1, spaceDock: 1 });
    t.fleet('saar', '36', { cruiser: 1 });
    t.own('xxcha', 'saudor', { spaceDock: 1 });
    t.hand('xxcha', 'experimentalBattlestation');
    t.tokens('saar', { tactic: 1 });
    t.begin('tactical action', { seat: 0 });
    t.answer('saar', '36');
    t.answer('saar', { moves: [{ ship: units === 'dock' ? dock : cruiser, path: ['46', '36'] }] });
    return t;
  };
  expect(battlestation('dock').awaited()).not.toContain(1);
  expect(battlestation('cruiser').options('xxcha')).toEqual(['action:experimentalBattlestation']);
});

describe('a combat that is over as it begins', () => {
  scenario(['technology:assaultCannon'], 'is won: who has lost all ships does not slip away from it', () => {
    const t = table('norr', 'sol');
    t.technologies('norr', 'assaultCannon');
    t.fleet('norr', '25', { cruiser: 3 });
    t.fleet('sol', '25', { carrier: 1 });
    t.hand('sol', 'skilledRetreat', 'moraleBoost');
    fight(t);
    expect(t.isOver()).toBe(true);
    expect(t.events('spaceCombatEnded')).toMatchObject([{ winner: 0 }]);
    expect(t.player('sol').hand).toHaveLength(2);
  });

  scenario(
    ['ability:indoctrination'],
    'leaves nobody a start of combat once the last infantry has changed sides',
    () => {
      const t = table('yin', 'sol', 'norr');
      t.own('sol', 'quann', { infantry: 1 });
      t.landed('yin', 'quann', { infantry: 1 });
      t.note('norr', 'sol', 'tekklarLegion');
      t.hand('sol', 'moraleBoost');
      t.goods('yin', 2);
      t.exhaust('darien');
      t.active('yin', '25');
      t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
      t.answer('yin', 'ability:indoctrination');
      // Both say what they would do; the active player comes first.
      t.answer('sol', 'note:tekklarLegion#tekklarLegion.2');
      expect(t.isOver()).toBe(true);
      expect(t.ground('yin', 'quann')).toEqual({ infantry: 2 });
      expect(t.player('sol').notes).toContain('tekklarLegion.2');
    },
  );
});
