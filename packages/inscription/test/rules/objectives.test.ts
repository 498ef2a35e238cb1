// Objectives: the first, those who are tied with him, and those who come later.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { RIVAL } from '../../src/game.ts';
import type { Table } from '../kit/table.ts';
import { DOUBLE, M, table } from '../kit/table.ts';

/** Two commodity systems claimed, the third explored. */
function almostMercantilist(t: Table, ...who: string[]): void {
  for (const each of who) {
    t.paper(each).navigation.traced.push('a1-b1', 'a2-b3', 'b1-c2', 'c2-d3', 'd3-e2');
    t.paper(each).navigation.claimed.push('b1', 'b3');
  }
}

const DONE = ['sheet navigation', 'I claim e2', 'I claim a1'];
const NOT_YET = ['sheet navigation', 'I claim a1', 'I claim a2'];

scenario(['objective:mercantilist'], 'the first to complete Mercantilist writes 7, everybody later 4', () => {
  const t = table('hacan', 'sol', 'winnu');
  t.objectives('mercantilist');
  almostMercantilist(t, 'hacan', 'sol', 'winnu');
  t.round('a_strong_foundation');
  t.turn('hacan', ...DONE);
  t.turn('sol', ...NOT_YET);
  t.dice(4, M, M, M, M, M);
  t.turn('winnu', ...NOT_YET);
  expect(t.paper('hacan').objectives.navigation).toBe(7);
  expect(t.game().objectives[0]).toMatchObject({ flipped: 5, first: [0] });
  // In a later step of the same round.
  t.turn('sol', 'I claim e2', 'M explore a1-b2', 'M explore b1-c1');
  t.turn('hacan', 'I claim a2', 'M explore a1-b2', 'M explore b1-c1');
  t.turn('winnu', 'I claim c2', 'M explore a1-b2', 'M explore b1-c1');
  expect(t.paper('sol').objectives.navigation).toBe(4);
  expect(t.events('objectiveCompleted').map(({ seat, points }) => [seat, points])).toEqual([
    [0, 7],
    [1, 4],
  ]);
  expect(t.player('hacan').points).toBe(7);
});

test('all who complete it in the same step are first', () => {
  const t = table('hacan', 'sol', 'winnu');
  t.objectives('mercantilist');
  almostMercantilist(t, 'hacan', 'sol', 'winnu');
  t.round('a_strong_foundation');
  t.turn('hacan', ...DONE);
  t.turn('sol', ...NOT_YET);
  t.dice(M, M, M, M, M, M);
  t.turn('winnu', ...DONE);
  expect([0, 1, 2].map((seat) => t.paper(seat).objectives.navigation)).toEqual([7, 0, 7]);
  expect(t.game().objectives[0]?.first).toEqual([2, 0]);
});

test('an objective is written once', () => {
  const t = table('hacan', 'sol', 'winnu');
  t.objectives('mercantilist');
  almostMercantilist(t, 'hacan');
  t.paper('hacan').navigation.claimed.push('e2');
  t.begin('production');
  t.beginOn(t.game(), 'production', {});
  expect(t.events('objectiveCompleted')).toHaveLength(1);
});

scenario(['objective:united_front'], 'one is declared at the end of any step, whatever the event', () => {
  const t = table('hacan', 'sol', 'winnu');
  t.objectives('united_front');
  t.strengths('hacan', 1, 5, 5);
  t.strengths('hacan', 2, 5, 5);
  t.begin('production');
  expect(t.paper('hacan').objectives.warfare).toBe(8);
});

test('with the rival: who completes it in the same round is first as well, in a later one not', () => {
  const completing = (round: number) => {
    const t = table('hacan');
    t.objectives('mercantilist');
    almostMercantilist(t, 'hacan');
    t.game().objectives = [{ id: 'mercantilist', sheet: 'navigation', flipped: round, first: [RIVAL] }];
    t.round('a_strong_foundation');
    t.dice(M, M, M, M, M, M);
    t.turn('hacan', ...DONE);
    return t.paper('hacan').objectives.navigation;
  };
  expect([completing(5), completing(4)]).toEqual([7, 4]);
});

test('who comes after another player is later, even if the rival comes in his round', () => {
  const t = table('hacan', 'sol');
  t.objectives('core_cracker');
  t.game().objectives = [{ id: 'core_cracker', sheet: 'expansion', flipped: 5, first: [1] }];
  t.rivalStruck('R2', 3);
  const planets = { p1: ['p1.0.0', 'p1.0.1', 'p1.1.0'], p2: ['p2.0.0', 'p2.0.1', 'p2.1.0', 'p2.1.1'] };
  t.paper('hacan').expansion.unlocked.push('p1', 'p2', 'p3');
  t.paper('hacan').expansion.struck.push(...planets.p1, ...planets.p2, 'p3.0.0', 'p3.0.1', 'p3.1.0', 'p3.1.1');
  t.round('relics_rediscovered');
  t.turn('sol', 'sheet warfare', 'R build infantry', 'lay 0 1_0');
  t.dice(M, 4, 4, M, M, DOUBLE);
  t.turn('hacan', 'sheet expansion', 'R tech neural_motivators');
  expect(t.events('rivalCompleted')).toMatchObject([{ objective: 'core_cracker' }]);
  t.turn('hacan', 'M develop p1.1.1', 'I dock dock2.0', 'I dock dock2.1');
  t.confirmAll();
  expect(t.paper('hacan').objectives.expansion).toBe(5);
});
