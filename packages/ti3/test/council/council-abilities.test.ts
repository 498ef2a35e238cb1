import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { everybodyVotes } from '../councils.ts';
import { table } from '../kit/index.ts';

scenario(
  ['ability:xxcha.veto'],
  'Xxcha cancels the agenda just read; another card is drawn, and may be cancelled too',
  () => {
    const t = table('xxcha', 'sol', 'letnev');
    t.decks({ politicalDeck: ['freeTrade', 'costOverruns', 'imperialMandate'] });
    t.begin('galactic council', { seat: t.seat('sol') });
    expect(t.awaited()).toEqual([t.seat('xxcha')]);
    t.answer('xxcha', 'ability:xxcha.veto');
    expect(t.game().table.agendas).toEqual(['costOverruns']);
    t.answer('xxcha', 'ability:xxcha.veto');
    expect(t.player('xxcha').strategyAllocation).toBe(0);
    expect(t.game().politicalDiscard).toEqual(['imperialMandate', 'costOverruns']);
    // Without a counter he is not asked about the third.
    expect(t.where()).toBe('galactic council/vote');
    everybodyVotes(t, 'for');
    expect(t.game().laws.map((l) => l.id)).toEqual(['freeTrade']);
  },
);

scenario(['ability:hacan.guild'], 'an agreement of Hacan needs nobody’s approval', () => {
  const t = table('sol', 'hacan', 'jolnar');
  t.begin('trade negotiations', { seat: t.seat('sol') });
  t.pass('sol');
  t.answer('hacan', '2 0 1');
  t.answer('jolnar', 'yes');
  expect(t.events('agreementOpened')).toHaveLength(1);
  // Two others still need it.
  const other = table('sol', 'xxcha', 'jolnar');
  other.begin('trade negotiations', { seat: other.seat('sol') });
  other.pass('sol');
  other.answer('xxcha', '2 0 1');
  other.answer('jolnar', 'yes');
  expect(other.where()).toBe('trade negotiations/the active player approves');
});

scenario(
  ['ability:hacan.trade'],
  'Hacan pays no counter for the secondary of Trade, and each agreement pays 1 more',
  () => {
    const t = table('sol', 'hacan', 'jolnar');
    t.agreement('hacan', 'jolnar', 0, 1);
    t.agreement('hacan', 'sol', 1, 0);
    t.begin('strategic action', { seat: t.seat('sol'), card: 'trade' });
    t.answer('sol', 'trade');
    t.pass('sol');
    t.pass('jolnar');
    t.answer('hacan', 'secondary');
    // 3 and 1 from Jol-Nar, 2 and 1 from Sol.
    expect(t.player('hacan')).toMatchObject({ tradeGoods: 7, strategyAllocation: 2 });
    // The partner gains nothing by it: Sol took 3 goods and the 3 of the Hacan card.
    expect(t.player('sol').tradeGoods).toBe(6);
  },
);

scenario(['ability:hacan.bond'], 'the partner of Hacan may not break the agreement, Hacan itself may', () => {
  const t = table('sol', 'hacan', 'jolnar');
  t.agreement('sol', 'hacan');
  t.agreement('sol', 'jolnar', 1, 0);
  t.game().phase = 'status';
  t.begin('trade negotiations', { seat: t.seat('sol') });
  expect(() => t.free('sol', 'break trade agreement', { partner: t.seat('hacan') })).toThrow('why.bound to Hacan');
  t.free('sol', 'break trade agreement', { partner: t.seat('jolnar') });
  t.free('hacan', 'break trade agreement', { partner: t.seat('sol') });
  expect(t.events('agreementBroken')).toHaveLength(2);
});
