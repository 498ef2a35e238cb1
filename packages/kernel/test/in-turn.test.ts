// Windows answered one at a time in order, what happens when before what happens after, and copies of one component.

import type { Toy, ToyTerms } from '@custodian/toy';
import { toyTable } from '@custodian/toy';
import { expect, test } from 'vitest';
import type { Applied, Called, Component, Json, Reacting, ReactionTo, Rulebook, Rules, State } from '../src/index.ts';
import { apply, begin, decisionId, defineRules, load, pending, save } from '../src/index.ts';
import { openingOf } from '../src/windows.ts';
import type { ToyWith } from './changed-toy.ts';
import { toyWith } from './changed-toy.ts';

type Ends = Reacting<ToyTerms, 'round ends'>;
type Note = { note: Called<Ends, { notes: string[] }> };
type Noting = ToyWith<Note>;

const beat = (id: string, reaction: Partial<ReactionTo<Noting, 'round ends'>>): Component<Noting> => ({
  id,
  kind: 'relic',
  name: { key: id },
  reacts: [{ window: 'round ends', may: () => null, run: 'note', ...reaction }],
});

/** Reactions only leave a note of who used what, in order. */
const bookWith = (...components: Component<Noting>[]): Rulebook<Noting> =>
  toyWith<Note>({
    answering: 'in turn',
    components,
    procedures: {
      note: {
        rule: 'note',
        steps: { note: { do: () => undefined } },
        gives: (x) => ({ notes: [...(x.v.about.notes ?? []), `${x.v.seat} ${x.v.component}${x.v.copy}`] }),
      },
    },
  });
const withRelics = (...components: Component<Noting>[]): Rules<Toy> => defineRules(bookWith(...components));

const opened = (rules: Rules<Toy>, seats = 3): State<Toy> => {
  const game = toyTable(Array.from({ length: seats }, () => []));
  return begin(rules, game, 'window', openingOf(rules, game, 'round ends', { notes: [] }), 's').state;
};
function say(rules: Rules<Toy>, state: State<Toy>, ...values: readonly [seat: number, value: Json][]): State<Toy> {
  let now = state;
  for (const [seat, value] of values) {
    const result = apply(rules, now, { seat, decision: decisionId(now), value });
    if ('refused' in result) throw new Error(JSON.stringify(result.refused));
    now = (result as Applied<Toy>).state;
  }
  return now;
}
const notes = (state: State<Toy>): string[] => state.stack[0]?.v.about.notes;
const asked = (rules: Rules<Toy>, state: State<Toy>): number[] => pending(rules, state).map((d) => d.seat);

test('one ability at a time: the first in order is carried out, the others are asked again, from the next in order', () => {
  const rules = withRelics(beat('drum', {}), beat('bell', {}));
  let state = opened(rules);
  expect(asked(rules, state)).toEqual([0, 1, 2]);
  state = say(rules, state, [0, []], [1, ['drum']], [2, ['drum']]);
  expect(notes(state)).toEqual(['1 drum']);
  // Seat 2 would have drummed, and is not bound by it; seat 0 declined, and may come back.
  expect(asked(rules, state)).toEqual([0, 1, 2]);
  state = say(rules, state, [0, ['drum']], [1, ['bell']], [2, ['bell']]);
  expect(notes(state)).toEqual(['1 drum', '2 bell']);
  state = say(rules, state, [0, ['drum']], [1, ['bell']], [2, []]);
  expect(notes(state)).toEqual(['1 drum', '2 bell', '0 drum']);
});

test('the window shuts when all decline in a row', () => {
  const rules = withRelics(beat('drum', {}));
  let state = say(rules, opened(rules), [0, ['drum']], [1, []], [2, []]);
  expect(asked(rules, state)).toEqual([1, 2]);
  state = say(rules, state, [1, []], [2, []]);
  expect(state.stack).toEqual([]);
});

test('everything that happens when it does comes before what happens after, forced or not', () => {
  const rules = withRelics(
    beat('late law', { forced: true, may: (_, seat) => (seat === 0 ? null : false) }),
    beat('late', {}),
    beat('law', { forced: true, timing: 'when', may: (_, seat) => (seat === 2 ? null : false) }),
    beat('first', { timing: 'when' }),
  );
  let state = opened(rules, 3);
  expect(notes(state)).toEqual(['2 law']);
  expect(pending(rules, state).map((d) => d.kind === 'choose' && d.options.map((o) => o.id))).toEqual([
    ['first'],
    ['first'],
    ['first'],
  ]);
  state = say(rules, state, [0, []], [1, ['first']], [2, []], [0, []], [2, []]);
  expect(notes(state)).toEqual(['2 law', '1 first', '0 late law']);
  expect(pending(rules, state).map((d) => d.kind === 'choose' && d.options.map((o) => o.id))).toEqual([
    ['late'],
    ['late'],
    ['late'],
  ]);
});

test('forced reactions go by their owners in order, whatever the order in which they are listed', () => {
  const owned = (id: string, owner: number): Component<Noting> =>
    beat(id, { forced: true, may: (_, seat) => (seat === owner ? null : false) });
  const relics = [owned('c', 2), owned('a', 0), owned('b', 1), beat('drum', {})];
  for (const order of [relics, [...relics].reverse()])
    expect(notes(opened(withRelics(...order)))).toEqual(['0 a', '1 b', '2 c']);
});

test('what is compulsory in turn waits for its owner’s turn, and for what he would rather do first', () => {
  const rules = withRelics(
    beat('toll', {
      forced: 'in turn',
      may: (_, seat, about) => (seat === 1 && (about.notes?.length ?? 0) < 3 ? null : false),
    }),
    beat('drum', {}),
    beat('bell', { may: (_, seat) => (seat === 0 ? null : false) }),
  );
  // Nobody else does anything: it happens all the same, and the others are asked again.
  let state = say(rules, opened(rules, 3), [0, []], [1, []], [2, []]);
  expect(notes(state)).toEqual(['1 toll']);
  expect(asked(rules, state)).toEqual([0, 1, 2]);
  // Whoever is first in order comes before it, the owner's own choice too.
  state = say(rules, opened(rules, 3), [0, ['drum']], [1, []], [2, []]);
  expect(notes(state)).toEqual(['0 drum']);
  state = say(rules, state, [0, []], [1, ['drum']], [2, []]);
  expect(notes(state)).toEqual(['0 drum', '1 drum']);
  // Whoever comes next may take away what it rests on.
  state = say(rules, state, [0, []], [2, ['drum']]);
  expect(notes(state)).toEqual(['0 drum', '1 drum', '2 drum']);
});

test('what is compulsory in turn is not waited for where nobody before has anything to say', () => {
  const rules = withRelics(
    beat('toll', { forced: 'in turn', may: (_, seat) => (seat < 2 ? null : false) }),
    beat('drum', { may: (_, seat) => (seat > 0 ? null : false) }),
  );
  const state = opened(rules, 3);
  expect([notes(state), asked(rules, state)]).toEqual([['0 toll'], [1, 2]]);
});

test('each copy is an answer of its own, used once, and knows which one it is', () => {
  const rules = withRelics(
    beat('note', {
      copies: (_, seat) => (seat === 0 ? ['from 1', 'from 2'] : []),
      may: (_, __, about, copy) =>
        (about.notes?.length ?? 0) > 1 && copy === 'from 2' ? { rule: 'x', text: { key: 'x' } } : null,
      text: (copy) => ({ key: 'note', with: { copy } }),
    }),
  );
  const options = (state: State<Toy>) => pending(rules, state).flatMap((d) => (d.kind === 'choose' ? d.options : []));
  let state = opened(rules, 3);
  expect(options(state)).toEqual([
    { id: 'note#from 1', text: { key: 'note', with: { copy: 'from 1' } } },
    { id: 'note#from 2', text: { key: 'note', with: { copy: 'from 2' } } },
  ]);
  state = say(rules, state, [0, ['note#from 2']]);
  expect(notes(state)).toEqual(['0 notefrom 2']);
  expect(options(state).map((o) => o.id)).toEqual(['note#from 1']);
  const loaded = load(rules, save(state));
  expect('state' in loaded && options(loaded.state).map((o) => o.id)).toEqual(['note#from 1']);
});

test('at a real table only those are asked who could be believed to have an answer to what the window is about', () => {
  const rules: Rules<Toy> = defineRules<Noting>({
    ...bookWith(beat('drum', { may: () => false })),
    believed: (_, seat, _window, about) => 'notes' in about && about.notes?.includes(`to ${seat}`) === true,
  });
  const game = toyTable([[], [], []]);
  const at = (about: readonly string[]) =>
    begin(rules, game, 'window', openingOf(rules, game, 'round ends', { notes: about }), 's', true).state;
  expect(asked(rules, at(['to 1']))).toEqual([1]);
  expect(at([]).stack).toEqual([]);
});

test('nobody is asked in a part of a window for which he could not be believed to have an answer', () => {
  const rules: Rules<Toy> = defineRules<Noting>({
    ...bookWith(beat('drum', { may: () => false, timing: 'when' }), beat('horn', { may: () => false })),
    believed: (_, seat, _window, _about, timing) => seat === 1 && timing !== 'after',
  });
  const game = toyTable([[], [], []]);
  const window = openingOf(rules, game, 'round ends', { notes: [] });
  const state = begin(rules, game, 'window', window, 's', true).state;
  expect(asked(rules, state)).toEqual([1]);
  expect(say(rules, state, [1, []]).stack).toEqual([]);
});
