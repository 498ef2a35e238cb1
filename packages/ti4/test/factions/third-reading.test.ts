// Notes on factions of the base game that no other test comes by. Numbers: faq.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { canPay } from '../../src/queries/payment.ts';
import { council, decide, resolve, vote } from '../agendas/voting.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const SUPPORT = 'note:militarySupport#militarySupport.0';

scenario(['note:militarySupport'], 'Military Support brings infantry also when Sol have no token to lose', () => {
  const t = table('sol', 'norr');
  t.note('sol', 'norr', 'militarySupport');
  t.strategy('sol', 'trade');
  t.tokens('sol', { strategy: 0 });
  t.begin('action phase');
  t.answer('norr', SUPPORT);
  t.answer('norr', t.options('norr')[0] as string);
  expect(t.player('sol').strategy).toBe(0);
  const homes = ['trenlak', 'quinarra'] as const;
  expect(homes.reduce((sum, planet) => sum + (t.ground('norr', planet).infantry ?? 0), 0)).toBe(2);
});

scenario(['technology:mirrorComputing'], 'where trade goods themselves are asked for, one is one', () => {
  const t = table('mentak', 'sol');
  t.technologies('mentak', 'mirrorComputing');
  t.goods('mentak', 4);
  t.objectives('negotiateTradeRoutes');
  t.begin('score objectives', { seat: 0 });
  expect(t.options('mentak')).not.toContain('negotiateTradeRoutes');
  t.exhaust('mollPrimus');
  expect([canPay(t.game(), 0, 'resources', 8), canPay(t.game(), 0, 'resources', 9)]).toEqual([true, false]);
});

scenario(['note:researchAgreement'], 'a general upgrade is nothing for a faction with its own', () => {
  const t = table('jolnar', 'sol', 'norr');
  t.note('jolnar', 'norr', 'researchAgreement');
  t.technologies(
    'jolnar',
    'antimassDeflectors',
    'gravityDrive',
    'sarweenTools',
    'transitDiodes',
    'gravitonLaserSystem',
  );
  t.begin('research technology', { seat: 0, why: { key: 'title.name' } });
  t.answer('jolnar', 'dreadnoughtII');
  expect(t.isOver()).toBe(true);
  const other = table('jolnar', 'sol', 'hacan');
  other.note('jolnar', 'hacan', 'researchAgreement');
  other.technologies('jolnar', 'antimassDeflectors', 'gravityDrive', 'sarweenTools', 'transitDiodes');
  other.begin('research technology', { seat: 0, why: { key: 'title.name' } });
  other.answer('jolnar', 'dreadnoughtII');
  expect(other.options('hacan')).toEqual(['note:researchAgreement#researchAgreement.0']);
});

scenario(['ability:propagation'], 'Nekro, who never research, lose no ship for it', () => {
  const t = table('nekro', 'sol');
  t.law('antiIntellectualRevolution');
  t.fleet('nekro', '25', { cruiser: 2 });
  t.begin('research technology', { seat: 0, must: true, why: { key: 'title.name' } });
  t.playOn(undefined, 1);
  expect(t.ships('nekro', '25')).toEqual({ cruiser: 2 });
  expect(t.player('nekro').tactic + t.player('nekro').fleet + t.player('nekro').strategy).toBe(11);
});

scenario(
  ['agenda:economicEquality', 'ability:pillage'],
  'what everybody gains at once may be robbed neighbor by neighbor',
  () => {
    const t = table('norr', 'mentak', 'sol');
    t.game().phase = 'agenda';
    t.fleet('mentak', '25', { cruiser: 1 });
    t.fleet('norr', '25', { cruiser: 1 });
    t.fleet('sol', '23', { cruiser: 1 });
    t.decks({ agendaDeck: ['economicEquality'] });
    t.begin('one agenda', {});
    while (!t.isOver() && t.where().endsWith('/vote')) {
      const [seat = 0] = t.awaited();
      t.answer(seat, seat === 1 ? vote('for', 'mollPrimus') : vote(''));
    }
    let robbed = 0;
    while (!t.isOver()) {
      const [robbery] = t.options('mentak');
      t.answer('mentak', robbery as string);
      robbed += 1;
    }
    expect(robbed).toBe(2);
    expect([t.player('norr').tradeGoods, t.player('mentak').tradeGoods, t.player('sol').tradeGoods]).toEqual([4, 7, 4]);
  },
);

scenario(['agenda:publicizeWeaponSchematics'], 'a prototype is no war sun technology: Muaat keep their cards', () => {
  const t = table('norr', 'hacan', 'muaat');
  t.game().phase = 'agenda';
  t.hand('muaat', 'plague');
  t.hand('hacan', 'spy');
  t.technologies('hacan', 'warSun');
  t.decks({ agendaDeck: ['publicizeWeaponSchematics'] });
  t.begin('one agenda', {});
  decide(t, 'against');
  expect([t.player('muaat').hand, t.player('hacan').hand]).toEqual([['plague.1'], []]);
});

scenario(['agenda:imperialArbiter'], 'of two cards each its owner picks both that are swapped', () => {
  const t = council();
  t.game().phase = 'strategy';
  t.law('imperialArbiter', 'hacan', 'hacan');
  t.strategy('norr', 'leadership', 'imperial');
  t.strategy('hacan', 'diplomacy', 'warfare');
  t.strategy('sol', 'trade', 'technology');
  t.begin('strategy phase');
  t.answer('hacan', 'agenda:imperialArbiter');
  expect(t.options('hacan')).toHaveLength(8);
  t.answer('hacan', 'warfare imperial');
  const holder = (id: string) => t.game().strategyCards.find((c) => c.id === id)?.holder;
  expect([holder('imperial'), holder('warfare'), holder('leadership')]).toEqual([1, 0, 0]);
});

scenario(['agenda:swordsToPlowshares'], 'of one infantry one is lost, of three two', () => {
  const t = resolve('swordsToPlowshares', 'for', (at: Table) => {
    at.own('sol', 'quann', { infantry: 1 });
    at.own('sol', 'lodor', { infantry: 3 });
  });
  expect([t.ground('sol', 'quann'), t.ground('sol', 'lodor')]).toEqual([{}, { infantry: 1 }]);
  expect(t.player('sol').tradeGoods).toBe(3);
});

scenario(['ability:foresight'], 'who has come is shot at where Naalu were, not those who slipped away', () => {
  const t = table('norr', 'naalu', 'xxcha');
  t.own('xxcha', 'quann', { pds: 1 });
  t.fleet('naalu', '25', { cruiser: 1 });
  t.own('naalu', 'saudor');
  const [cruiser = 0] = t.fleet('norr', '26', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '25');
  t.answer('norr', { moves: [{ ship: cruiser, path: ['26', '25'] }] });
  t.answer('naalu', 'ability:foresight');
  t.playOn((where) => where.includes('space cannon'), 1);
  expect(t.options('xxcha')).toEqual(['0']);
  expect(t.ships('naalu', '25')).toEqual({});
});

scenario(['ability:bloodTies'], 'the Winnu too must land on Mecatol Rex to take the token away', () => {
  const t = table('winnu', 'sol');
  const [, infantry = 0] = t.fleet('winnu', '18', { carrier: 1, infantry: 1 });
  t.active('winnu', '18');
  t.begin('invasion', { seat: 0, system: '18' });
  t.answer('winnu', 'remove');
  expect(t.refusal('winnu', { landings: [] })).not.toBeNull();
  t.answer('winnu', { landings: [{ planet: 'mecatolRex', units: [infantry] }] });
  expect([t.player('winnu').points, t.game().custodians]).toEqual([1, false]);
});
