import type { Toy } from '@custodian/toy';
import { toy, toyBook, toyTable } from '@custodian/toy';
import { expect, test } from 'vitest';
import type { Answer, Called, Json, Rules, State } from '../src/index.ts';
import {
  apply,
  begin,
  copy,
  decisionId,
  defineRules,
  isRefusal,
  pending,
  play,
  randomAnswer,
  refuse,
  start,
} from '../src/index.ts';
import { quickRoll } from '../src/random.ts';
import { toyWith, unchecked } from './changed-toy.ts';

/** A three-seat game at its first question, the secret bids. */
function bidding(): State<Toy> {
  const begun = start(toy, 3, null, 'seed');
  if ('refused' in begun) throw new Error('refused');
  return begun.state;
}
/** Seat 0 to act with a card of each kind. */
const acting = (): State<Toy> =>
  begin(toy, toyTable([['boon.1', 'no.1'], [], []]), 'turn', { seat: 0, card: '' }, 'seed').state;

function answer(state: State<Toy>, seat: number, value: Json): Answer {
  return { seat, decision: decisionId(state), value };
}
function after(state: State<Toy>, seat: number, value: Json) {
  const result = apply(toy, state, answer(state, seat, value));
  if ('refused' in result) throw new Error(JSON.stringify(result.refused));
  return result;
}
const key = (state: State<Toy>, given: unknown): string | undefined => refuse(toy, state, given)?.text.key;

test('a game starts at its first question, with hands dealt and nobody told the cards of others', () => {
  const begun = start(toy, 3, null, 'seed');
  if ('refused' in begun) throw new Error('refused');
  expect(decisionId(begun.state)).toBe('round/bid in secret');
  expect(begun.state.game.players.map((p) => p.hand.length)).toEqual([3, 3, 3]);
  expect(begun.events.filter((e) => e.type === 'drawn card').every((e) => e.to?.length === 1)).toBe(true);
  expect(begun.revealed).toBe(true);
});

test('a number of seats that the game does not have is refused', () => {
  const begun = start(toy, 9, null, 'seed');
  expect('refused' in begun && begun.refused).toEqual({
    rule: 'game',
    text: { key: 'why.seats', with: { seats: 9 } },
  });
  expect(isRefusal(null)).toBe(false);
});

test('a procedure goes through its steps in order, may jump, and gives its caller a result', () => {
  let state = bidding();
  for (const seat of [0, 1, 2]) state = after(state, seat, seat === 2 ? 1 : 0).state;
  // The highest bidder begins; the turn was called by the round, which was called by the game.
  expect(state.stack.map((f) => `${f.run}/${f.at}`)).toEqual(['game/play a round', 'round/a turn', 'turn/act']);
  expect(pending(toy, state).map((d) => d.seat)).toEqual([2]);
  const passed = after(state, 2, []).state;
  expect(decisionId(passed)).toBe('turn/spend');
  const spent = after(passed, 2, { points: 1 }).state;
  expect(spent.game.notes).toEqual({ played: false, by: [1] });
  expect(pending(toy, spent).map((d) => d.seat)).toEqual([0]);
});

test('a step with nothing to ask is passed over', () => {
  const state = begin(toy, toyTable([['boon.1'], []], 1), 'turn', { seat: 0, card: '' }, 'seed').state;
  expect(after(state, 0, []).state.stack).toEqual([]);
});

test('several seats are asked at once; answers wait until the last one', () => {
  const first = after(bidding(), 1, 3).state;
  expect(decisionId(first)).toBe('round/bid in secret');
  expect(pending(toy, first).map((d) => d.seat)).toEqual([0, 2]);
  expect(first.stack.at(-1)?.got).toEqual({ 1: 3 });
  const second = after(first, 0, 0).state;
  const third = after(second, 2, 0);
  expect(third.events.find((e) => e.type === 'bids')?.bids).toEqual([0, 3, 0]);
  expect(third.state.stack.at(-1)?.got).toBeUndefined();
});

test('an answer that fits no question is refused by the kernel', () => {
  const state = bidding();
  expect(key(state, { seat: 0, decision: 'turn/act', value: [] })).toBe('kernel.not pending');
  expect(key(acting(), answer(acting(), 1, []))).toBe('kernel.not yours');
  const once = after(state, 1, 0).state;
  expect(key(once, answer(once, 1, 0))).toBe('kernel.answered');
  for (const wrong of [
    null,
    undefined,
    7,
    'x',
    [],
    {},
    { seat: 0 },
    { seat: '0', decision: 'round/bid in secret', value: 0 },
  ])
    expect(key(state, wrong)).toBe('kernel.malformed');
  expect(key(state, { seat: -1, decision: decisionId(state), value: 0 })).toBe('kernel.malformed');
  expect(key(state, { seat: 0.5, decision: decisionId(state), value: 0 })).toBe('kernel.malformed');
  expect(key(state, { seat: 0, decision: decisionId(state) })).toBe('kernel.malformed');
});

test('a choice that is not on the list is refused with its own reason', () => {
  const state = acting();
  expect(key(state, answer(state, 0, ['no.1']))).toBe('why.only to cancel');
  expect(refuse(toy, state, answer(state, 0, ['feast.6']))?.text).toEqual({
    key: 'kernel.no option',
    with: { option: 'feast.6' },
  });
  expect(key(state, answer(state, 0, ['boon.1', 'boon.1']))).toBe('kernel.twice');
  for (const wrong of ['boon.1', [1], { 0: 'boon.1' }, null, 3])
    expect(key(state, answer(state, 0, wrong))).toBe('kernel.malformed');
  const two = begin(toy, toyTable([['boon.1', 'boon.2']]), 'turn', { seat: 0, card: '' }, 'seed').state;
  expect(refuse(toy, two, answer(two, 0, ['boon.1', 'boon.2']))?.text).toEqual({
    key: 'kernel.how many',
    with: { min: 0, max: 1, given: 2 },
  });
});

test('a plan is checked as a whole, and a refused one changes nothing', () => {
  const state = after(acting(), 0, []).state;
  const before = JSON.stringify(state);
  expect(key(state, answer(state, 0, { points: 2 }))).toBe('why.too dear');
  expect(apply(toy, state, answer(state, 0, { points: -1 }))).toMatchObject({ refused: { rule: 'turn.spend' } });
  expect(JSON.stringify(state)).toBe(before);
});

test('apply leaves the old state alone; play changes it; both come to the same', () => {
  const state = acting();
  const before = JSON.stringify(state);
  const applied = after(state, 0, ['boon.1']);
  expect(JSON.stringify(state)).toBe(before);
  expect(applied.events.map((e) => e.type)).toEqual(['played', 'earned', 'discarded']);
  const mine = copy(toy, state);
  play(toy, mine, answer(mine, 0, ['boon.1']));
  expect(mine).toEqual(applied.state);
  expect(mine.answers).toBe(1);
});

test('a finished game asks nothing and takes nothing', () => {
  let state = bidding();
  const roll = quickRoll(1);
  for (let next = randomAnswer(toy, state, roll); next !== null; next = randomAnswer(toy, state, roll)) {
    const result = apply(toy, state, next);
    if ('refused' in result) throw new Error(JSON.stringify(result.refused));
    state = result.state;
  }
  expect(state.game.winner).not.toBeNull();
  expect(pending(toy, state)).toEqual([]);
  expect(decisionId(state)).toBe('');
  expect(key(state, { seat: 0, decision: 'turn/act', value: [] })).toBe('kernel.over');
});

test('a free action is taken between answers and disturbs no question', () => {
  const state = acting();
  const given = apply(toy, state, { seat: 1, decision: 'free/give coins', value: { to: 2, coins: 3 } });
  if ('refused' in given) throw new Error('refused');
  expect(given.state.game.players.map((p) => p.coins)).toEqual([3, 0, 6]);
  expect(pending(toy, given.state).map((d) => d.seat)).toEqual([0]);
  expect(key(given.state, { seat: 1, decision: 'free/give coins', value: { to: 2, coins: 1 } })).toBe('why.no coins');
  expect(key(state, { seat: 1, decision: 'free/give coins', value: { to: 1, coins: 1 } })).toBe('why.plan malformed');
  for (const name of ['steal', '__proto__', 'constructor', 'toString', ''])
    expect(key(state, { seat: 1, decision: `free/${name}`, value: {} })).toBe('kernel.not pending');
});

test('an answer that a free action made impossible is asked for again', () => {
  const bid = after(after(bidding(), 1, 3).state, 2, 1).state;
  const given = apply(toy, bid, { seat: 1, decision: 'free/give coins', value: { to: 0, coins: 1 } });
  if ('refused' in given) throw new Error('refused');
  expect(pending(toy, given.state).map((d) => d.seat)).toEqual([0, 1]);
  expect(given.state.stack.at(-1)?.got).toEqual({ 2: 1 });
});

test('a free action that leaves nothing to ask lets the game go on', () => {
  const state = begin(toy, toyTable([[], []], 2), 'turn', { seat: 0, card: '' }, 'seed').state;
  const spending = after(state, 0, []).state;
  expect(decisionId(spending)).toBe('turn/spend');
  const given = apply(toy, spending, { seat: 0, decision: 'free/give coins', value: { to: 1, coins: 1 } });
  if ('refused' in given) throw new Error('refused');
  expect(given.state.stack).toEqual([]);
});

test('a copy shares nothing, not even in the middle of a question', () => {
  const state = after(bidding(), 1, 3).state;
  const before = JSON.stringify(state);
  const other = copy(toy, state);
  expect(other).toEqual(state);
  for (const frame of other.stack) {
    frame.v.first = 9;
    if (frame.got) frame.got[1] = 0;
  }
  other.rng.dice = 99;
  other.game.players[0]?.hand.push('x');
  expect(JSON.stringify(state)).toBe(before);
});

test('what does not fit together in a rulebook is found when it is defined', () => {
  const broken = (change: object): string => {
    try {
      defineRules(unchecked({ components: [], ...change }));
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const step = (s: object) => ({ ...toyBook.procedures, extra: { rule: 'x', steps: { only: s } } });
  expect(broken({})).toBe('');
  expect(broken({ main: 'nothing' })).toBe('no procedure "nothing" to begin with');
  expect(broken({ procedures: { ...toyBook.procedures, extra: { rule: 'x', steps: {} } } })).toBe(
    '"extra" has no steps',
  );
  expect(broken({ procedures: step({ call: 'nothing', with: () => ({}) }) })).toContain('extra/only calls "nothing"');
  expect(broken({ procedures: step({ window: 'nothing', about: () => ({}) }) })).toContain(
    'extra/only opens "nothing"',
  );
  expect(broken({ announce: 'nothing' })).toBe('no procedure "nothing" for announcements');
  const component = { id: 'a:b', kind: 'a', name: { key: 'a' } };
  const reaction = { window: 'round ends', may: () => null, run: 'turn' };
  expect(broken({ components: [component, component] })).toBe('two components are called "a:b"');
  expect(broken({ components: [{ ...component, reacts: [{ ...reaction, window: 'no' }] }] })).toBe(
    'a:b: no window "no"',
  );
  expect(broken({ components: [{ ...component, reacts: [reaction, reaction] }] })).toBe(
    'a:b reacts twice to "round ends"',
  );
  expect(broken({ components: [{ ...component, reacts: [{ ...reaction, run: 'no' }] }] })).toContain('a:b runs "no"');
  expect(broken({ components: [{ ...component, procedures: { turn: { rule: 'x', steps: {} } } }] })).toBe(
    'two procedures are called "turn"',
  );
});

test('a rulebook that never asks again is stopped, and named', () => {
  const endless = defineRules(
    toyWith<{ loop: Called<object> }>({
      components: [],
      procedures: { loop: { rule: 'x', steps: { round: { do: () => ({ goto: 'round' }) } } } },
    }),
  );
  expect(() => begin(endless, toyTable([[]]), 'loop', {}, 's')).toThrow('at loop/round');
  const lost = defineRules(
    toyWith<{ lost: Called<object> }>({
      components: [],
      procedures: { lost: { rule: 'x', steps: { go: { do: () => ({ goto: 'nowhere' }) } } } },
    }),
  );
  expect(() => begin(lost, toyTable([[]]), 'lost', {}, 's')).toThrow('lost has no step "nowhere"');
  const byName: Rules<Toy> = toy;
  expect(() => begin(byName, toyTable([[]]), 'nothing', {}, 's')).toThrow('no procedure "nothing"');
});
