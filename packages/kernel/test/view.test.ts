import type { Toy } from '@custodian/toy';
import { toy, toyTable } from '@custodian/toy';
import { expect, test } from 'vitest';
import type { Json, State } from '../src/index.ts';
import {
  apply,
  begin,
  commitmentOf,
  concerned,
  decisionId,
  eventsFor,
  freeActions,
  guessState,
  hideState,
  isSeedHonest,
  quickRoll,
  randomAnswer,
  start,
  undoClass,
  view,
} from '../src/index.ts';

function started(): State<Toy> {
  const begun = start(toy, 3, null, 'a secret');
  if ('refused' in begun) throw new Error('refused');
  return begun.state;
}
function after(state: State<Toy>, seat: number, value: Json): State<Toy> {
  const result = apply(toy, state, { seat, decision: decisionId(state), value });
  if ('refused' in result) throw new Error(JSON.stringify(result.refused));
  return result.state;
}

test('a seat sees its own hand, and of the others only how many cards', () => {
  const state = started();
  const seen = hideState(toy, state, 1);
  expect(seen.game.players[1]).toEqual(state.game.players[1]);
  expect(seen.game.players[0]?.hand).toEqual(['?', '?', '?']);
  expect(
    hideState(toy, state, null)
      .game.players.flatMap((p) => p.hand)
      .every((card) => card === '?'),
  ).toBe(true);
});

test('neither the seed nor the counters of the dice are ever in a view', () => {
  for (const seat of [0, 1, null]) {
    const seen = view(toy, started(), seat).state;
    expect(seen.seed).toBe('');
    expect(seen.rng).toEqual({});
    expect(JSON.stringify(seen)).not.toContain('a secret');
    expect(seen.commitment).toBe(commitmentOf('a secret'));
  }
});

test('an answer to an unfinished question is seen by its own seat only', () => {
  const state = after(started(), 1, 2);
  expect(hideState(toy, state, 1).stack.at(-1)?.got).toEqual({ 1: 2 });
  expect(hideState(toy, state, 0).stack.at(-1)?.got).toBeUndefined();
  expect(hideState(toy, state, null).stack.at(-1)?.got).toBeUndefined();
});

test('a view holds the questions put to this seat; secret ones do not say who else is asked', () => {
  const seen = view(toy, started(), 1);
  expect(seen.decisions.map((d) => d.seat)).toEqual([1]);
  expect(seen.awaiting).toBe('somebody');
  expect(seen.free).toEqual(['give coins']);
  const open = begin(toy, toyTable([['boon.1'], []], 0), 'turn', { seat: 0, card: '' }, 's').state;
  expect(view(toy, open, 1)).toMatchObject({ decisions: [], awaiting: [0], free: [], decision: 'turn/act' });
  expect(freeActions(toy, open, 0)).toEqual([]);
  expect(view(toy, open, null).free).toEqual([]);
});

test('a guess looks the same to the seat that guesses', () => {
  let state = started();
  const roll = quickRoll(11);
  for (let n = 0; n < 60; n++) {
    const next = randomAnswer(toy, state, roll);
    if (next === null) break;
    const hidden = hideState(toy, state, 2);
    const guess = guessState(toy, hidden, 2, roll);
    expect(hideState(toy, guess, 2)).toEqual(hidden);
    expect(toy.miscounted(guess.game)).toEqual([]);
    state = after(state, next.seat, next.value);
  }
});

test('events reach those they are for', () => {
  const begun = start(toy, 2, null, 's');
  if ('refused' in begun) throw new Error('refused');
  const cards = (seat: number | null): number =>
    eventsFor(begun.events, seat).filter((e) => e.type === 'drawn card').length;
  expect([cards(0), cards(1), cards(null)]).toEqual([3, 3, 0]);
  expect(eventsFor(begun.events, null).some((e) => e.type === 'drawn')).toBe(true);
});

test('when the game is over everything is open, and the seed can be checked', () => {
  let state = started();
  const roll = quickRoll(2);
  for (let next = randomAnswer(toy, state, roll); next !== null; next = randomAnswer(toy, state, roll))
    state = after(state, next.seat, next.value);
  const seen = view(toy, state, null);
  expect(seen.state.seed).toBe('a secret');
  expect(isSeedHonest(seen.state)).toBe(true);
  expect(isSeedHonest({ ...seen.state, seed: 'another' })).toBe(false);
});

test('an answer is taken back freely, by consent or never, by what happened since', () => {
  const quiet = (seat: number) => ({ seat, revealed: false });
  expect(undoClass([quiet(0)], 0)).toBe('free');
  expect(undoClass([quiet(0), quiet(0)], 0)).toBe('free');
  expect(undoClass([quiet(0), quiet(1), quiet(2), quiet(1)], 0)).toBe('consent');
  expect(concerned([quiet(0), quiet(1), quiet(2), quiet(1)], 0)).toEqual([1, 2]);
  expect(undoClass([quiet(0), { seat: 0, revealed: true }], 0)).toBe('never');
  expect(undoClass([quiet(1)], 0)).toBe('never');
  expect(undoClass([], 0)).toBe('never');
});

test('a rolled die and a drawn card mark an answer, a plain one does not', () => {
  const bids = after(after(started(), 0, 0), 1, 0);
  const state = after(bids, 2, 0);
  const passed = apply(toy, state, { seat: 0, decision: 'turn/act', value: [] });
  expect('revealed' in passed && passed.revealed).toBe(false);
  const last = begin(toy, toyTable([[], []], 0), 'round', { first: 0, done: 0 }, 's');
  expect(last.revealed).toBe(true);
});
