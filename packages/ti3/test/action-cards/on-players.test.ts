import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import type { ActionCardId } from '../../src/content/facts/index.ts';
import { hasAgreement } from '../../src/queries/players.ts';
import { table } from '../kit/index.ts';
import { playAsAction, refusedAsAction, three } from './playing.ts';

scenario(['action:goodYear'], 'a good year brings a trade good for each planet outside the own home system', () => {
  const t = three();
  t.own('norr', 'lodor');
  t.own('norr', 'abyz');
  t.own('norr', 'archonRen');
  t.exhaust('lodor');
  playAsAction(t, 'goodYear');
  expect(t.player('norr').tradeGoods).toBe(3);
});

scenario(['action:goodYear'], 'a good year takes no more than the trade supply holds', () => {
  const t = three();
  t.own('norr', 'lodor');
  t.own('norr', 'abyz');
  t.goods('sol', t.game().tradeSupply);
  expect(refusedAsAction(t, 'goodYear')).toBe('why.trade supply empty');
  t.goods('sol', t.player('sol').tradeGoods - 1);
  playAsAction(t, 'goodYear');
  expect(t.player('norr').tradeGoods).toBe(1);
});

scenario(['action:influenceInTheMerchantsGuild'], 'the guild breaks one agreement in play', () => {
  const t = table('norr', 'xxcha', 'sol', 'letnev');
  t.agreement('xxcha', 'sol');
  t.agreement('norr', 'letnev');
  playAsAction(t, 'influenceInTheMerchantsGuild');
  expect(t.options('norr').sort()).toEqual(['0-3', '1-2']);
  t.answer('norr', '1-2');
  expect(hasAgreement(t.game(), 1, 2) || hasAgreement(t.game(), 2, 1)).toBe(false);
  expect(hasAgreement(t.game(), 0, 3)).toBe(true);
});

scenario(['ability:hacan.bond'], 'an agreement of Hacan cannot be broken by the guild', () => {
  const t = table('norr', 'xxcha', 'hacan');
  t.agreement('xxcha', 'hacan');
  expect(refusedAsAction(t, 'influenceInTheMerchantsGuild')).toBe('why.no agreement to break');
});

scenario(['action:insubordination'], 'insubordination costs an opponent a counter of the Command Pool', () => {
  const t = three();
  t.counters('xxcha', { commandPool: 2 });
  t.counters('sol', { commandPool: 0 });
  playAsAction(t, 'insubordination');
  expect(t.player('xxcha').commandPool).toBe(1);
  t.counters('xxcha', { commandPool: 0 });
  expect(refusedAsAction(t, 'insubordination')).toBe('why.command pools empty');
});

scenario(['action:privateers'], 'privateers take all trade goods: half for them, the rest is lost', () => {
  const t = three();
  t.goods('xxcha', 5);
  t.goods('sol', 1);
  t.goods('norr', 1);
  const supply = t.game().tradeSupply;
  playAsAction(t, 'privateers');
  expect(t.options('norr')).toEqual(['1', '2']);
  t.answer('norr', '1');
  expect(t.player('xxcha').tradeGoods).toBe(0);
  expect(t.player('norr').tradeGoods).toBe(3);
  expect(t.game().tradeSupply).toBe(supply + 3);
});

scenario(['action:privateers'], 'trade goods given away in time leave the privateers nothing', () => {
  const t = three();
  t.goods('xxcha', 4);
  t.goods('sol', 1);
  playAsAction(t, 'privateers');
  t.free('sol', 'give trade goods', { receiver: 1, count: 1 });
  expect(t.isOver()).toBe(true);
  expect(t.player('norr').tradeGoods).toBe(2);
});

scenario(
  ['action:stellarCriminals'],
  'criminals make an opponent exhaust half of his ready planets, of his choice',
  () => {
    const t = three();
    for (const id of ['lodor', 'quann', 'saudor'] as const) t.own('xxcha', id);
    t.exhaust('archonTau');
    playAsAction(t, 'stellarCriminals');
    // Sol has a single planet: half of it is none.
    expect(t.awaited()).toEqual([1]);
    expect(t.options('xxcha').sort()).toEqual(['archonRen', 'lodor', 'quann', 'saudor']);
    expect(t.refusal('xxcha', ['lodor'])).toBe('kernel.how many');
    t.answer('xxcha', ['lodor', 'quann']);
    expect(t.planet('lodor').exhausted && t.planet('quann').exhausted).toBe(true);
    expect(t.planet('saudor').exhausted || t.planet('archonRen').exhausted).toBe(false);
  },
);

scenario(['action:successfulSpy'], 'a spy takes 2 cards at random, or the only one', () => {
  const t = three();
  t.hand('xxcha', 'moraleBoost', 'moraleBoost', 'plague');
  t.hand('sol', 'uprising');
  playAsAction(t, 'successfulSpy');
  t.answer('norr', '1');
  expect(t.player('xxcha').hand).toHaveLength(1);
  expect(t.player('norr').hand).toHaveLength(2);
  expect(t.events('actionCardReceived')).toHaveLength(2);
  expect(t.events('actionCardReceived').every((e) => String(e.to) === '1,0')).toBe(true);
  playAsAction(t, 'successfulSpy');
  expect(t.player('sol').hand).toEqual([]);
  expect(t.player('norr').hand).toContain('uprising.1');
});

scenario(['action:successfulSpy'], 'the hand limit holds for stolen cards', () => {
  const t = three();
  t.hand('norr', ...(['plague', 'uprising', 'goodYear', 'patrol', 'transport', 'privateers'] as const));
  t.hand('xxcha', 'moraleBoost', 'moraleBoost');
  playAsAction(t, 'successfulSpy');
  expect(t.options('norr')).toHaveLength(8);
  t.answer('norr', 'plague.1');
  expect(t.player('norr').hand).toHaveLength(7);
});

scenario(['action:sabotage'], 'a sabotaged card has no effect, both are discarded, and it counts as not played', () => {
  const t = three();
  t.goods('xxcha', 4);
  t.hand('sol', 'sabotage');
  playAsAction(t, 'privateers');
  expect(t.awaited()).toEqual([2]);
  t.answer('sol', 'action:sabotage');
  expect(t.isOver()).toBe(true);
  expect(t.player('xxcha').tradeGoods).toBe(4);
  expect(t.game().actionDiscard.sort()).toEqual(['privateers.1', 'sabotage.1']);
  expect(t.game().table.actionCards).toEqual([]);
  // A second copy may be tried on the same opponent.
  expect(t.game().deeds).toEqual([]);
  expect(refusedAsAction(t, 'privateers')).toBeUndefined();
});

scenario(
  ['action:sabotage'],
  'sabotage-and-sabotage: neither a Sabotage nor an agent cancels a Sabotage, and nobody sabotages his own card',
  () => {
    const t = table('norr', 'xxcha', 'sol', 'yssaril');
    t.goods('xxcha', 4);
    t.hand('sol', 'sabotage');
    t.hand('norr', 'sabotage');
    t.leader('ssruu', 'lodor');
    playAsAction(t, 'privateers');
    expect(t.awaited().sort()).toEqual([2, 3]);
    t.answer('sol', 'action:sabotage');
    // Yssaril may still answer the Privateers; the Sabotage itself nobody answers.
    while (!t.isOver()) t.pass('yssaril');
    expect(t.player('norr').hand).toEqual(['sabotage.2']);
    expect(t.leaderAt('ssruu')).toBe('planet lodor');
    expect(t.player('xxcha').tradeGoods).toBe(4);
  },
);

scenario(
  ['action:sabotage', 'action:touchOfGenius'],
  'sabotage-and-sabotage: a Touch of Genius that is to copy a Sabotage can be sabotaged',
  () => {
    const t = three();
    t.goods('xxcha', 4);
    t.goods('sol', 3);
    t.game().actionDiscard = ['sabotage.1'];
    t.hand('sol', 'touchOfGenius');
    t.hand('norr', 'sabotage');
    playAsAction(t, 'privateers');
    t.answer('sol', 'action:touchOfGenius');
    t.answer('norr', 'action:sabotage');
    // The Privateers go on, and nothing was paid for the copy.
    t.answer('norr', '1');
    expect([t.player('xxcha').tradeGoods, t.player('norr').tradeGoods]).toEqual([0, 2]);
    expect(t.player('sol').tradeGoods).toBe(3);
  },
);

scenario(['action:privateers'], 'a Sabotage kept back lets the card take effect', () => {
  const t = three();
  t.goods('xxcha', 4);
  t.hand('sol', 'sabotage');
  playAsAction(t, 'privateers');
  t.pass('sol');
  expect(t.player('norr').tradeGoods).toBe(2);
  expect(t.player('sol').hand).toEqual(['sabotage.1']);
});

scenario(['action:sabotage'], 'of two Sabotages on one card the second comes too late and is discarded', () => {
  const t = three();
  t.goods('xxcha', 4);
  t.hand('sol', 'sabotage');
  t.hand('xxcha', 'sabotage');
  playAsAction(t, 'privateers');
  t.answer('sol', 'action:sabotage');
  t.answer('xxcha', 'action:sabotage');
  expect(t.isOver()).toBe(true);
  expect(t.player('xxcha').tradeGoods).toBe(4);
  expect(t.game().actionDiscard).toHaveLength(3);
  expect(t.events('actionCardFizzled')).toHaveLength(1);
});

scenario(['action:sabotage'], 'at a real table who is asked does not tell who holds a Sabotage', () => {
  const asked = ['sabotage', 'plague'].map((card) => {
    const t = three();
    t.goods('xxcha', 4);
    t.hand('sol', card as ActionCardId);
    t.hand('xxcha', 'moraleBoost');
    playAsAction(t, 'privateers', true);
    const before = t.awaited().sort();
    expect(t.options('sol')).toEqual(card === 'sabotage' ? ['action:sabotage'] : []);
    return before;
  });
  expect(asked[0]).toEqual(asked[1]);
  expect(asked[0]).toEqual([1, 2]);
});
