import type { Toy } from '@custodian/toy';
import { toy, toyTable } from '@custodian/toy';
import { expect, test } from 'vitest';
import type { Announced, Called, Json, Rules, State } from '../src/index.ts';
import {
  apply,
  begin,
  decisionId,
  defineRules,
  fieldsOf,
  guessState,
  hideState,
  load,
  pending,
  quickRoll,
  refuse,
  save,
  view,
} from '../src/index.ts';
import { withoutComponent } from '../src/testing.ts';
import { openingOf } from '../src/windows.ts';
import { toyWith } from './changed-toy.ts';

function after(rules: Rules<Toy>, state: State<Toy>, seat: number, value: Json) {
  const result = apply(rules, state, { seat, decision: decisionId(state), value });
  if ('refused' in result) throw new Error(JSON.stringify(result.refused));
  return result;
}
const asked = (state: State<Toy>): number[] => pending(toy, state).map((d) => d.seat);
type Looking = { 'look first': Called<{ readonly queue: readonly Announced[] }, readonly Announced[]> };

/** The kernel's own procedures are called by name alone. */
const byName: Rules<Toy> = toy;
const openCards = (state: State<Toy>): number => state.stack.filter((f) => f.run === 'window').length;

test('a window nobody can answer passes without a frame', () => {
  const { state } = begin(toy, toyTable([['boon.1'], ['feast.1']]), 'turn', { seat: 0, card: '' }, 's');
  const done = after(toy, state, 0, ['boon.1']).state;
  expect(decisionId(done)).toBe('turn/spend');
  expect(done.game.players[0]?.coins).toBe(5);
});

test('cards cancel cards that cancel cards, six deep, saved and loaded at every depth', () => {
  const hands = [
    ['boon.1', 'no.2', 'no.4', 'no.6'],
    ['no.1', 'no.3', 'no.5'],
  ];
  let state = begin(toy, toyTable(hands), 'turn', { seat: 0, card: '' }, 's').state;
  state = after(toy, state, 0, ['boon.1']).state;
  for (let depth = 1; depth <= 6; depth++) {
    expect(openCards(state)).toBe(depth);
    expect(asked(state)).toEqual([depth % 2]);
    const loaded = load(toy, save(state));
    if ('problem' in loaded) throw new Error(loaded.problem);
    state = after(toy, loaded.state, depth % 2, ['card:no']).state;
  }
  // Six cards cancel each other in pairs: the first cancels nothing.
  expect(decisionId(state)).toBe('turn/spend');
  expect(state.game.players[0]?.coins).toBe(5);
  expect(state.game.discard).toHaveLength(7);
  expect(state.game.table).toEqual([]);
});

test('an odd number of cancelling cards cancels', () => {
  let state = begin(toy, toyTable([['boon.1'], ['no.1']]), 'turn', { seat: 0, card: '' }, 's').state;
  state = after(toy, state, 0, ['boon.1']).state;
  state = after(toy, state, 1, ['card:no']).state;
  expect(state.game.players[0]?.coins).toBe(3);
});

test('who has something that cannot be used now is told why, when he is asked at all', () => {
  let state = begin(toy, toyTable([['boon.1', 'no.2'], ['no.1']]), 'turn', { seat: 0, card: '' }, 's', true).state;
  state = after(toy, state, 0, ['boon.1']).state;
  expect(asked(state)).toEqual([0, 1]);
  expect(refuse(toy, state, { seat: 0, decision: 'window/react', value: ['card:no'] })?.text.key).toBe('why.own card');
});

test('at a real table everybody who could have an answer is asked, elsewhere only who has one', () => {
  const hands = [['boon.1'], ['feast.1'], ['no.1'], []];
  const play = (live: boolean): State<Toy> => {
    const { state } = begin(toy, toyTable(hands), 'turn', { seat: 0, card: '' }, 's', live);
    return after(toy, state, 0, ['boon.1']).state;
  };
  expect(asked(play(false))).toEqual([2]);
  expect(asked(play(true))).toEqual([1, 2]);
  expect(view(toy, play(true), 0).awaiting).toBe('somebody');
  const nobody = begin(toy, toyTable([['boon.1'], ['feast.1']]), 'turn', { seat: 0, card: '' }, 's', true).state;
  const waiting = after(toy, nobody, 0, ['boon.1']).state;
  expect(asked(waiting)).toEqual([1]);
  expect(decisionId(after(toy, waiting, 1, []).state)).toBe('turn/spend');
});

test('forced reactions happen by themselves, once a seat, and tell the window what they did', () => {
  const game = toyTable([[], [], []], 0);
  for (const [seat, coins] of [7, 6, 2].entries()) (game.players[seat] as Toy['players'][number]).coins = coins;
  const { state, events } = begin(byName, game, 'window', openingOf(toy, game, 'round ends', { paid: 0 }), 's');
  expect(events.filter((e) => e.type === 'earned').map((e) => fieldsOf(e).seat)).toEqual([0, 1]);
  expect(state.stack[0]?.v.about).toEqual({ paid: 2 });
  expect(state.stack[0]?.v.used).toEqual(['0 law:tax', '1 law:tax']);
});

test('what was announced together is carried out in the order of the rule set, and may be repeated where allowed', () => {
  const game = toyTable([[], [], []], 2);
  const begun = begin(byName, game, 'window', openingOf(toy, game, 'round ends', { paid: 0 }), 's');
  let state = begun.state;
  expect(asked(state)).toEqual([0, 1, 2]);
  state = after(toy, state, 2, ['relic:drum']).state;
  state = after(toy, state, 1, []).state;
  state = after(toy, state, 0, ['relic:drum']).state;
  // Seat 1 may join in now that others have announced; what they announced is not shown to it.
  expect(asked(state)).toEqual([1]);
  expect(hideState(toy, state, 1).stack.at(-1)?.v.queue).toEqual([
    { seat: 0, component: '?', copy: '' },
    { seat: 2, component: '?', copy: '' },
  ]);
  const done = after(toy, state, 1, []);
  expect(done.events.filter((e) => e.type === 'scored').map((e) => fieldsOf(e).seat)).toEqual([0, 2]);
  // Again: the drum may be used as often as one pays.
  expect(asked(done.state)).toEqual([0, 1, 2]);
  let last = done.state;
  for (const seat of [0, 1, 2]) last = after(toy, last, seat, []).state;
  expect(last.stack).toEqual([]);
});

test('a reaction is used once in a window, unless it may be used again', () => {
  let state = begin(toy, toyTable([['boon.1'], ['no.1', 'no.2'], ['no.3']]), 'turn', { seat: 0, card: '' }, 's').state;
  state = after(toy, state, 0, ['boon.1']).state;
  state = after(toy, state, 1, ['card:no']).state;
  state = after(toy, state, 2, []).state;
  expect(openCards(state)).toBe(1);
  state = after(toy, state, 2, []).state;
  // Nobody joins in. Seat 2 cancels the cancelling card; seat 1 has another, but has answered the first window already.
  expect(asked(state)).toEqual([2]);
  state = after(toy, state, 2, ['card:no']).state;
  expect(asked(state)).toEqual([1]);
  state = after(toy, state, 1, []).state;
  expect(state.game.players[0]?.coins).toBe(5);
  expect(decisionId(state)).toBe('turn/spend');
});

test('a guessed world is played on without touching the real one', () => {
  let state = begin(toy, toyTable([['boon.1'], ['no.1'], ['no.2']]), 'turn', { seat: 0, card: '' }, 's', true).state;
  state = after(toy, state, 0, ['boon.1']).state;
  state = after(toy, state, 1, ['card:no']).state;
  const before = save(state);
  const guess = guessState(toy, hideState(toy, state, 2), 2, quickRoll(4));
  expect(after(toy, guess, 2, []).state.answers).toBe(state.answers + 1);
  guess.stack.forEach((frame) => {
    frame.v.name = 'changed';
  });
  expect(save(state)).toBe(before);
});

test('a component that is switched off neither reacts nor opens a window', () => {
  withoutComponent('card:no', () => {
    const { state } = begin(toy, toyTable([['boon.1'], ['no.1']]), 'turn', { seat: 0, card: '' }, 's');
    expect(decisionId(after(toy, state, 0, ['boon.1']).state)).toBe('turn/spend');
  });
});

test('a rule set may see announcements first, and strike some of them out', () => {
  const rules: Rules<Toy> = defineRules(
    toyWith<Looking>({
      announce: 'look first',
      procedures: {
        'look first': {
          rule: 'cards',
          steps: { look: { do: () => undefined } },
          gives: (x) => x.v.queue.filter((entry) => entry.seat !== 0),
        },
      },
    }),
  );
  const game = toyTable([[], []], 1);
  let state = begin(rules, game, 'window', openingOf(toy, game, 'round ends', { paid: 0 }), 's').state;
  state = after(rules, state, 0, ['relic:drum']).state;
  const done = after(rules, state, 1, ['relic:drum']);
  expect(done.events.filter((e) => e.type === 'scored').map((e) => fieldsOf(e).seat)).toEqual([1]);
});
