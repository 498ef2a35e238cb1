// Free actions that ask, while the question they interrupt waits; and taking back one's own answer to an open question.

import type { Toy } from '@custodian/toy';
import { toy, toyBook, toyTable } from '@custodian/toy';
import { expect, test } from 'vitest';
import type { Answer, Json, State } from '../src/index.ts';
import {
  apply,
  begin,
  copy,
  decisionId,
  defineRules,
  hideState,
  load,
  pending,
  play,
  refuse,
  save,
  view,
} from '../src/index.ts';
import { unchecked } from './changed-toy.ts';

const must = (state: State<Toy>, answer: Answer): State<Toy> => {
  const result = apply(toy, state, answer);
  if ('refused' in result) throw new Error(JSON.stringify(result.refused));
  return result.state;
};
const say = (state: State<Toy>, seat: number, value: Json): State<Toy> =>
  must(state, { seat, decision: decisionId(state), value });
const offer = (state: State<Toy>, seat: number, to: number, coins: number): State<Toy> =>
  must(state, { seat, decision: 'free/buy a point', value: { to, coins } });

/** Everybody bids in secret; seat 1 has two points to sell and has bid already. */
function bidding(): State<Toy> {
  const game = toyTable([[], [], []]);
  (game.players[1] as Toy['players'][number]).points = 2;
  return say(begin(toy, game, 'round', { first: 0, done: 0 }, 's').state, 1, 1);
}
const seats = (state: State<Toy>): number[] => pending(toy, state).map((d) => d.seat);
const coins = (state: State<Toy>): number[] => state.game.players.map((p) => p.coins);

test('an offer asks another seat; the interrupted question waits, with the answers already given', () => {
  const state = offer(bidding(), 0, 1, 2);
  expect(decisionId(state)).toBe('deal/answer');
  expect(seats(state)).toEqual([1]);
  expect(refuse(toy, state, { seat: 2, decision: 'round/bid in secret', value: 0 })?.text.key).toBe(
    'kernel.not pending',
  );
  const declined = say(state, 1, ['decline']);
  expect(decisionId(declined)).toBe('round/bid in secret');
  expect(seats(declined)).toEqual([0, 2]);
  expect(coins(declined)).toEqual([3, 3, 3]);
});

test('an offer may be answered with another', () => {
  let state = say(offer(bidding(), 0, 1, 1), 1, ['more']);
  expect([decisionId(state), seats(state)]).toEqual(['deal/one more', [0]]);
  state = say(state, 0, ['accept']);
  expect(coins(state)).toEqual([1, 5, 3]);
  expect(state.game.players.map((p) => p.points)).toEqual([1, 1, 0]);
  expect(seats(state)).toEqual([0, 2]);
});

test('an answer that an accepted offer has made impossible is asked for again', () => {
  let state = bidding();
  state = say(state, 0, 3);
  expect(seats(state)).toEqual([2]);
  state = say(offer(state, 0, 1, 1), 1, ['accept']);
  // Seat 0 bid three coins and has two.
  expect(seats(state)).toEqual([0, 2]);
});

test('an offer lies on another, and the last one made is answered first', () => {
  let state = offer(offer(bidding(), 0, 1, 1), 2, 1, 3);
  expect(pending(toy, state)[0]?.ask.with).toEqual({ seat: 2, coins: 3 });
  state = say(state, 1, ['accept']);
  expect(pending(toy, state)[0]?.ask.with).toEqual({ seat: 0, coins: 1 });
  state = say(state, 1, ['accept']);
  expect(coins(state)).toEqual([2, 7, 0]);
  expect(decisionId(state)).toBe('round/bid in secret');
});

test('an offer that nobody could keep any more passes by itself', () => {
  let state = offer(bidding(), 0, 1, 3);
  state = must(state, { seat: 0, decision: 'free/give coins', value: { to: 2, coins: 1 } });
  expect(decisionId(state)).toBe('round/bid in secret');
});

test('in the middle of an offer a game is saved, copied, hidden and played on alike', () => {
  const state = offer(bidding(), 0, 1, 2);
  const loaded = load(toy, save(state));
  if ('problem' in loaded) throw new Error(loaded.problem);
  expect(loaded.state).toEqual(state);
  expect(say(loaded.state, 1, ['accept'])).toEqual(say(state, 1, ['accept']));
  const silent = copy(toy, state);
  play(toy, silent, { seat: 1, decision: 'deal/answer', value: ['accept'] });
  expect(silent).toEqual(say(state, 1, ['accept']));
  // The bid of seat 1 stays its secret while the question waits.
  expect(hideState(toy, state, 2).stack[0]).not.toHaveProperty('got');
  expect(hideState(toy, state, 1).stack[0]?.got).toEqual({ 1: 1 });
});

test('a saved game in which something interrupts nothing is refused', () => {
  const state = bidding();
  const bad = { ...state, stack: [{ ...state.stack[0], aside: true }] };
  expect(load(toy, JSON.stringify(bad))).toEqual({ problem: 'stack[0] interrupts nothing' });
});

test('a rulebook in which an offer asks by nothing is refused', () => {
  const free = { 'buy a point': { ...(toyBook.free['buy a point'] as object), asks: 'nowhere' } };
  expect(() => defineRules(unchecked({ free }))).toThrow(
    'the free action "buy a point" asks by "nowhere", which does not exist',
  );
});

test('a procedure chosen by a value is looked for when the rulebook is made', () => {
  const procedures = {
    ...toyBook.procedures,
    choosing: {
      rule: 'x',
      steps: { one: { call: () => 'turn', among: () => ['turn', 'nowhere'], with: () => null } },
    },
  };
  expect(() => defineRules(unchecked({ procedures }))).toThrow('choosing/one calls "nowhere", which does not exist');
});

const retract = (state: State<Toy>, seat: number): Answer => ({ seat, decision: 'retract', value: decisionId(state) });

test('while others are still to answer, a seat takes back its own answer and nobody else’s', () => {
  const state = say(bidding(), 0, 2);
  const back = must(state, retract(state, 1));
  expect(seats(back)).toEqual([1, 2]);
  expect(back.answers).toBe(state.answers + 1);
  expect(view(toy, back, 0).state.stack[0]?.got).toEqual({ 0: 2 });
  const silent = copy(toy, state);
  play(toy, silent, retract(state, 1));
  expect(silent).toEqual(back);
  const none = must(back, retract(back, 0));
  expect(none.stack[0]).not.toHaveProperty('got');
  expect(seats(none)).toEqual([0, 1, 2]);
});

test('there is nothing to retract where one has not answered, or the question has passed', () => {
  const state = bidding();
  expect(refuse(toy, state, retract(state, 0))?.text.key).toBe('kernel.nothing to retract');
  const done = say(say(state, 0, 0), 2, 0);
  expect(refuse(toy, done, retract(state, 1))?.text.key).toBe('kernel.not pending');
  expect(refuse(toy, done, retract(done, 1))?.text.key).toBe('kernel.nothing to retract');
});
