import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { table } from '../kit/index.ts';

/** Letnev, Xxcha and Sol with Letnev as Speaker: Xxcha votes first, then Sol, the Speaker last. */
function council(...deck: Parameters<ReturnType<typeof table>['decks']>[0]['politicalDeck'] & object) {
  const t = table('letnev', 'xxcha', 'sol');
  t.game().speaker = t.seat('letnev');
  t.counters('xxcha', { strategyAllocation: 0 });
  t.decks({ politicalDeck: deck });
  return t;
}

scenario(['sequence:galactic council'], 'the players vote clockwise from the Speaker’s left, the Speaker last', () => {
  const t = council('imperialMandate');
  t.begin('galactic council', { seat: t.seat('xxcha') });
  expect(t.awaited()).toEqual([t.seat('xxcha')]);
  t.answer('xxcha', 'for');
  expect(t.awaited()).toEqual([t.seat('sol')]);
  t.answer('sol', 'for');
  expect(t.awaited()).toEqual([t.seat('letnev')]);
  t.answer('letnev', 'against');
  expect(t.game().players.map((p) => p.points)).toEqual([2, 2, 2]);
  expect(t.game().politicalDiscard).toEqual(['imperialMandate']);
  expect(t.game().table.agendas).toEqual([]);
});

scenario(
  ['sequence:galactic council'],
  'Letnev has exhausted three of his five planets: 3 votes from influence 2 and 1',
  () => {
    const t = council('imperialMandate');
    // Influence: Wren Terra 1, and Lodor, Quann and Thibah 1 each; Mellon gives 2.
    t.own('letnev', 'mellon');
    t.own('letnev', 'lodor');
    t.own('letnev', 'quann');
    t.exhaust('arcPrime', 'lodor', 'quann');
    t.begin('galactic council', { seat: t.seat('letnev') });
    t.answer('xxcha', 'abstain');
    t.answer('sol', 'abstain');
    expect(t.asked('letnev')?.ask).toEqual({ key: 'ask.vote', with: { agenda: 'imperialMandate', votes: 3 } });
    t.answer('letnev', 'for');
    expect(t.events('voteCast')).toMatchObject([{ seat: t.seat('letnev'), votes: 3 }]);
    expect(t.planet('mellon').exhausted).toBe(false);
  },
);

scenario(
  ['sequence:galactic council'],
  'with every planet exhausted, and with trade goods, a player has 1 vote',
  () => {
    const t = council('imperialMandate');
    t.exhaust('arcPrime', 'wrenTerra');
    t.goods('letnev', 5);
    t.begin('galactic council', { seat: t.seat('letnev') });
    t.answer('xxcha', 'abstain');
    t.answer('sol', 'abstain');
    t.answer('letnev', 'for');
    expect(t.events('voteCast')).toMatchObject([{ votes: 1 }]);
    expect(t.player('letnev').tradeGoods).toBe(5);
  },
);

scenario(['sequence:galactic council'], 'abstentions count for nothing: 1 vote against decides', () => {
  const t = council('imperialMandate');
  t.player('sol').points = 3;
  t.begin('galactic council', { seat: t.seat('sol') });
  t.answer('xxcha', 'abstain');
  t.answer('sol', 'abstain');
  t.answer('letnev', 'against');
  expect(t.game().players.map((p) => p.points)).toEqual([0, 0, 2]);
  expect(t.events('voteAbstained')).toHaveLength(2);
});

scenario(['sequence:galactic council'], 'the Speaker breaks a tie between the tied outcomes', () => {
  const t = council('crownOfThalnos');
  t.exhaust('archonRen', 'archonTau', 'jord', 'arcPrime', 'wrenTerra');
  t.begin('galactic council', { seat: t.seat('sol') });
  t.answer('xxcha', '1');
  t.answer('sol', '2');
  t.answer('letnev', 'abstain');
  expect(t.where()).toBe('galactic council/break the tie');
  expect(t.options('letnev')).toEqual(['1', '2']);
  expect(t.refusal('letnev', '0')).toBe('kernel.no option');
  t.answer('letnev', '2');
  expect(t.game().laws).toEqual([{ id: 'crownOfThalnos', elected: ['2'] }]);
});

scenario(['sequence:galactic council'], 'nobody votes: a tie of 0, and the Speaker chooses any outcome', () => {
  const t = council('imperialMandate');
  t.begin('galactic council', { seat: t.seat('sol') });
  for (const seat of ['xxcha', 'sol', 'letnev'] as const) t.answer(seat, 'abstain');
  expect(t.options('letnev')).toEqual(['for', 'against']);
  t.answer('letnev', 'for');
  expect(t.player('sol').points).toBe(2);
});

scenario(['sequence:galactic council'], 'most votes elect, no majority is needed; all votes go one way', () => {
  const t = council('crownOfThalnos');
  t.own('sol', 'mecatolRex');
  t.begin('galactic council', { seat: t.seat('sol') });
  expect(t.refusal('xxcha', ['0', '1'])).toBe('kernel.how many');
  t.answer('xxcha', '0');
  t.answer('sol', '2');
  t.answer('letnev', '1');
  expect(t.game().laws[0]?.elected).toEqual(['2']);
});

scenario(
  ['sequence:galactic council'],
  'a law stays in play when voted for, and is discarded when voted against',
  () => {
    const t = council('freeTrade', 'freeTrade');
    t.begin('galactic council', { seat: t.seat('sol') });
    for (const seat of ['xxcha', 'sol', 'letnev'] as const) t.answer(seat, 'for');
    expect(t.game().laws).toEqual([{ id: 'freeTrade', elected: [] }]);
    const other = council('freeTrade');
    other.begin('galactic council', { seat: other.seat('sol') });
    for (const seat of ['xxcha', 'sol', 'letnev'] as const) other.answer(seat, 'against');
    expect(other.game().laws).toEqual([]);
    expect(other.game().politicalDiscard).toEqual(['freeTrade']);
  },
);

scenario(
  ['sequence:galactic council'],
  'an election without anything to elect is discarded and another card drawn',
  () => {
    const t = council('imperialMandate', 'repeal');
    t.begin('galactic council', { seat: t.seat('sol') });
    expect(t.game().politicalDiscard).toEqual(['repeal']);
    expect(t.game().table.agendas).toEqual(['imperialMandate']);
  },
);

scenario(['sequence:galactic council'], 'with nothing but such cards the council does not meet', () => {
  const t = council('repeal', 'revote');
  t.begin('galactic council', { seat: t.seat('sol') });
  expect(t.isOver()).toBe(true);
});

scenario(['sequence:galactic council'], 'the discards are shuffled when the political deck is empty', () => {
  const t = council();
  t.game().politicalDiscard = ['imperialMandate'];
  t.begin('galactic council', { seat: t.seat('sol') });
  expect(t.game().table.agendas).toEqual(['imperialMandate']);
});

scenario(
  ['strategy:political', 'sequence:galactic council'],
  'Political: cards, a counter, an agenda, the top three cards',
  () => {
    const t = table('letnev', 'hacan', 'sol');
    t.game().speaker = t.seat('letnev');
    t.decks({
      actionDeck: ['moraleBoost.1', 'moraleBoost.2', 'sabotage.1', 'sabotage.2', 'sabotage.3'],
      politicalDeck: ['repeal', 'freeTrade', 'revote', 'costOverruns', 'imperialMandate'],
    });
    t.strategy('letnev', 'political');
    t.begin('strategic action', { seat: t.seat('letnev'), card: 'political' });
    expect(t.player('letnev').hand).toEqual(['sabotage.3', 'sabotage.2', 'sabotage.1']);
    t.answer('letnev', { commandPool: 1, fleetSupply: 0, strategyAllocation: 0 });
    for (const seat of ['hacan', 'sol', 'letnev'] as const) t.answer(seat, 'against');
    expect(t.options('letnev')).toEqual(['freeTrade', 'revote', 'costOverruns']);
    expect(t.asked('letnev')?.secret).toBe(true);
    t.answer('letnev', 'freeTrade');
    expect(t.game().politicalDeck).toEqual(['revote', 'costOverruns', 'repeal', 'freeTrade']);
    expect(t.events('cardsSeen')).toMatchObject([{ to: [t.seat('letnev')] }]);
    t.answer('hacan', 'secondary');
    expect(t.player('hacan').hand).toEqual(['moraleBoost.2']);
    expect(t.player('hacan').strategyAllocation).toBe(1);
    t.pass('sol');
    expect(t.player('sol').hand).toEqual([]);
  },
);

scenario(['strategy:political'], 'with fewer than three political cards the discards come under what is left', () => {
  const t = table('letnev', 'hacan', 'sol');
  t.game().speaker = t.seat('letnev');
  t.decks({ politicalDeck: ['freeTrade', 'imperialMandate'] });
  t.game().politicalDiscard = ['costOverruns'];
  t.begin('strategic action', { seat: t.seat('letnev'), card: 'political' });
  t.confirm('letnev');
  for (const seat of ['hacan', 'sol', 'letnev'] as const) t.answer(seat, 'against');
  expect(t.options('letnev')).toContain('costOverruns');
  expect(t.options('letnev').at(-1)).toBe('freeTrade');
});
