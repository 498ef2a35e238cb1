// Who comes first in a moment at which several may act, and what is left to those who have passed. Numbers are those of the rulings
// for implementers (faq).
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import type { StrategyCardId } from '../../src/facts/index.ts';
import type { Table } from '../kit/index.ts';
import { table, tableWith } from '../kit/index.ts';

const NOTHING = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] as string[] };

test('in the action phase the active player is followed by the others in order of initiative (4)', () => {
  /** Both others cancel a card of norr's: who still has his Sabotage? */
  const left = (norr: StrategyCardId, xxcha: StrategyCardId, sol: StrategyCardId): number[] => {
    const t = table('norr', 'xxcha', 'sol');
    t.strategy('norr', norr);
    t.strategy('xxcha', xxcha);
    t.strategy('sol', sol);
    t.hand('norr', 'flankSpeed');
    t.hand('xxcha', 'sabotage');
    t.hand('sol', 'sabotage');
    t.begin('tactical action', { seat: 0 });
    t.answer('norr', '46');
    t.answer('norr', 'action:flankSpeed');
    t.answer('xxcha', 'action:sabotage');
    t.answer('sol', 'action:sabotage');
    return [1, 2].filter((seat) => t.player(seat).hand.length > 0);
  };
  expect(left('leadership', 'diplomacy', 'imperial')).toEqual([2]);
  expect(left('leadership', 'imperial', 'diplomacy')).toEqual([1]);
  // After 5 come 6 and 7; 3 is the last.
  expect(left('trade', 'politics', 'warfare')).toEqual([1]);
});

scenario(
  ['action:veto', 'ability:quash'],
  'in the agenda phase the speaker is followed clockwise by the others (5)',
  () => {
    /** Sol veto, the Xxcha quash. Which of the two is spent? */
    const spent = (speaker: number): [cards: number, tokens: number] => {
      const t = table('norr', 'xxcha', 'sol');
      t.game().phase = 'agenda';
      t.game().active = -1;
      t.game().speaker = speaker;
      t.decks({ agendaDeck: ['economicEquality', 'seedOfAnEmpire', 'mutiny'] });
      t.hand('sol', 'veto');
      t.begin('one agenda', {});
      t.answer('sol', 'action:veto');
      t.answer('xxcha', 'ability:quash');
      return [1 - t.player('sol').hand.length, 2 - t.player('xxcha').strategy];
    };
    expect([spent(0), spent(1), spent(2)]).toEqual([
      [0, 1],
      [0, 1],
      [1, 0],
    ]);
  },
);

describe('who has passed (17)', () => {
  const passed = (): Table => {
    const t = table('norr', 'xxcha', 'sol');
    t.strategy('sol', 'leadership');
    t.strategy('norr', 'diplomacy');
    for (const card of t.game().strategyCards) card.exhausted = true;
    return t;
  };

  test('still answers with cards to what others do', () => {
    const t = passed();
    t.hand('sol', 'sabotage');
    t.hand('norr', 'economicInitiative');
    t.begin('action phase');
    t.answer('sol', 'pass');
    t.answer('norr', 'action:economicInitiative');
    expect(t.options('sol')).toEqual(['action:sabotage']);
  });

  test('still trades with the active player', () => {
    const t = passed();
    t.fleet('sol', '25', { cruiser: 1 });
    t.fleet('norr', '25', { cruiser: 1 });
    t.goods('norr', 1);
    t.begin('action phase');
    t.answer('sol', 'pass');
    const give = { ...NOTHING, tradeGoods: 1 };
    t.free('norr', 'offer a transaction', { partner: 2, give, take: NOTHING, promise: '', wanted: '' });
    t.answer('sol', { answer: 'accept', give: NOTHING, take: NOTHING, promise: '', wanted: '' });
    expect(t.player('sol').tradeGoods).toBe(1);
  });
});

scenario(['technology:transitDiodes'], 'a turn in which one passes has its start (12)', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.strategy('norr', 'leadership');
  for (const card of t.game().strategyCards) card.exhausted = true;
  t.technologies('norr', 'transitDiodes');
  t.own('norr', 'lodor', { infantry: 1 });
  t.begin('action phase');
  expect(t.options('norr')).toEqual(['technology:transitDiodes']);
  t.pass('norr');
  expect(t.options('norr')).toContain('pass');
});

scenario(['technology:bioStims'], 'and its end (12)', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'xxcha', 'sol');
  t.strategy('norr', 'leadership');
  for (const card of t.game().strategyCards) card.exhausted = true;
  for (const { leaders } of t.game().players) for (const leader of leaders ?? []) leader.is = 'locked';
  t.technologies('norr', 'bioStims', 'sarweenTools');
  t.player('norr').exhausted.push('sarweenTools');
  t.own('norr', 'wellon');
  t.exhaust('wellon');
  t.begin('action phase');
  t.answer('norr', 'pass');
  expect(t.options('norr')).toEqual(['technology:bioStims']);
});

scenario(['technology:fleetLogistics', 'technology:bioStims'], 'a further action has no turn of its own (12)', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'xxcha', 'sol');
  t.strategy('norr', 'leadership');
  for (const card of t.game().strategyCards) card.exhausted = true;
  for (const { leaders } of t.game().players) for (const leader of leaders ?? []) leader.is = 'locked';
  t.technologies('norr', 'bioStims', 'fleetLogistics');
  t.own('norr', 'wellon');
  t.exhaust('wellon');
  t.begin('action phase');
  t.answer('norr', 'tactical');
  t.answer('norr', '46');
  expect(t.options('norr')).toEqual(['technology:fleetLogistics']);
  t.answer('norr', 'technology:fleetLogistics');
  expect(t.where()).toBe('action phase/choose an action');
  t.answer('norr', 'tactical');
  t.answer('norr', '47');
  expect(t.options('norr')).toEqual(['technology:bioStims']);
});
