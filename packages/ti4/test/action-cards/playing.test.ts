// Playing action cards: laid open, aimed, cancelled or carried out, discarded; and who is asked at a real table.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { table } from '../kit/index.ts';
import { isNextTurn } from './acting.ts';

scenario(['action:sabotage'], 'a cancelled card costs nothing, and its player acts anew', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.goods('norr', 4);
  t.hand('norr', 'focusedResearch');
  t.hand('sol', 'sabotage');
  t.begin('action phase');
  t.answer('norr', 'action:focusedResearch');
  expect(t.awaited()).toEqual([t.seat('sol')]);
  t.answer('sol', 'action:sabotage');
  expect(t.player('norr')).toMatchObject({ tradeGoods: 4, technologies: [], hand: [] });
  expect(t.game().actionDiscard).toEqual(['sabotage.1', 'focusedResearch.1']);
  expect(t.awaited()).toEqual([t.seat('norr')]);
  expect(t.where()).toContain('choose an action');
});

scenario(['action:sabotage'], 'targets are named before anybody may cancel, dice are rolled afterwards', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.own('xxcha', 'saudor', { infantry: 2 });
  t.hand('norr', 'plague');
  t.hand('xxcha', 'sabotage');
  t.begin('action phase');
  t.answer('norr', 'action:plague');
  t.answer('norr', 'saudor');
  expect(t.events('cardDiceRolled')).toEqual([]);
  t.dice(10, 10);
  t.answer('xxcha', 'action:sabotage');
  expect(t.events('cardDiceRolled')).toEqual([]);
  expect(t.ground('xxcha', 'saudor')).toEqual({ infantry: 2 });
});

scenario(['action:sabotage'], 'nobody cancels his own card, nor a Sabotage', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.hand('norr', 'economicInitiative', 'sabotage', 'sabotage');
  t.hand('xxcha', 'sabotage');
  t.hand('sol', 'sabotage');
  t.begin('action phase');
  t.answer('norr', 'action:economicInitiative');
  expect(t.awaited()).toEqual([1, 2]);
  t.answer('xxcha', 'action:sabotage');
  t.pass('sol');
  expect(t.game().actionDiscard).toEqual(['sabotage.3', 'economicInitiative.1']);
  expect(t.player('sol').hand).toEqual(['sabotage.4']);
});

scenario(['action:flankSpeed', 'action:sabotage'], 'after a copy that was cancelled another may follow', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.hand('norr', 'flankSpeed', 'flankSpeed', 'flankSpeed');
  t.hand('sol', 'sabotage');
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '46');
  t.answer('norr', 'action:flankSpeed');
  t.answer('sol', 'action:sabotage');
  t.answer('norr', 'action:flankSpeed');
  // Now it counts, and a third adds nothing.
  expect(t.isOver()).toBe(true);
  expect(t.player('norr').hand).toHaveLength(1);
});

describe('at a real table', () => {
  const atBegin = (cards: Parameters<ReturnType<typeof table>['hand']>[1][]): number[] => {
    const t = table('norr', 'xxcha', 'sol');
    t.game().phase = 'agenda';
    for (const card of cards) t.hand('sol', card);
    t.decks({ agendaDeck: ['mutiny', 'economicEquality'] });
    t.begin('agenda phase', {}, true);
    return t.awaited();
  };

  test('whoever has a card is asked where one could be played, whatever it is', () => {
    expect(atBegin(['ancientBurialSites'])).toEqual([2]);
    expect(atBegin(['plague'])).toEqual([2]);
    // Without a card nobody believes it, and the first agenda is already open.
    expect(atBegin([])).not.toEqual([2]);
  });

  test('every card that is played makes everybody with cards answer', () => {
    const t = table('norr', 'xxcha', 'sol');
    t.hand('norr', 'economicInitiative');
    t.hand('xxcha', 'plague');
    t.begin('action phase', {}, true);
    t.answer('norr', 'action:economicInitiative');
    expect(t.awaited()).toEqual([1]);
    t.pass('xxcha');
    expect(isNextTurn(t)).toBe(true);
  });

  test('when all copies of a card lie open, nobody is believed to have it', () => {
    const t = table('norr', 'xxcha', 'sol');
    t.hand('norr', 'economicInitiative');
    t.hand('xxcha', 'plague');
    t.game().actionDiscard = ['sabotage.1', 'sabotage.2', 'sabotage.3', 'sabotage.4'];
    t.begin('action phase', {}, true);
    t.answer('norr', 'action:economicInitiative');
    expect(isNextTurn(t)).toBe(true);
  });
});
