// What a rule set declares is held by the compiler: every line marked below would otherwise be accepted. The type check of the
// repository reads this file; what is left to run is that the same parts play.
import type { ToyTerms } from '@custodian/toy';
import { toy, toyTable } from '@custodian/toy';
import { expect, test } from 'vitest';
import type { Component, Declared, FreeAction, Procedure, Reaction, X } from '../src/index.ts';
import { begin, oneOf } from '../src/index.ts';

const mayAlways = (): null => null;

test('a caller gives what the procedure declares, and sees what it gives', () => {
  const calling: Procedure<ToyTerms, { seat: number }> = {
    rule: 'x',
    steps: {
      right: { call: 'turn', with: (x) => ({ seat: x.v.seat, card: '' }), then: (_, { played }) => void played },
      // @ts-expect-error: a card is missing
      missing: { call: 'turn', with: (x) => ({ seat: x.v.seat }) },
      // @ts-expect-error: nothing of that name
      unknown: { call: 'tun', with: () => ({ seat: 0, card: '' }) },
      // @ts-expect-error: it does not tell the card
      result: { call: 'turn', with: () => null, then: (_, { card }) => void card },
    },
  };
  expect(Object.keys(calling.steps)).toHaveLength(4);
});

test('an opener says what the window is about', () => {
  const opening: Procedure<ToyTerms, { seat: number }> = {
    rule: 'x',
    steps: {
      right: { window: 'round ends', about: () => ({ paid: 1 }), then: (_, { paid }) => void paid },
      // @ts-expect-error: a number
      wrong: { window: 'round ends', about: () => ({ paid: 'one' }) },
      // @ts-expect-error: that is another window
      other: { window: 'round ends', about: () => null, then: (_, { cancelled }) => void cancelled },
    },
  };
  expect(Object.keys(opening.steps)).toHaveLength(3);
});

test('a listener is run by a procedure that takes and gives what the window is about', () => {
  const right: Reaction<ToyTerms> = {
    window: 'round ends',
    may: (_, seat, { paid }) => paid < seat && null,
    run: 'tax',
  };
  // @ts-expect-error: a card played has no fees to add to
  const about: Reaction<ToyTerms> = { window: 'card played', may: mayAlways, run: 'tax' };
  // @ts-expect-error: what it gives belongs to another window
  const gives: Reaction<ToyTerms> = { window: 'round ends', may: mayAlways, run: 'play no' };
  // @ts-expect-error: a window has no cards to play
  const given: Reaction<ToyTerms> = { window: 'round ends', may: mayAlways, run: 'turn' };
  // @ts-expect-error: not what this window is about
  const may: Reaction<ToyTerms> = { window: 'round ends', may: (_, __, { card }) => card === '' && null, run: 'drum' };
  expect([right, about, gives, given, may].map(({ run }) => run)).toHaveLength(5);
});

test('a procedure takes no more than it was declared with, and gives what it was declared to give', () => {
  // @ts-expect-error: tells nothing of the card
  const silent: Declared<ToyTerms, 'turn'> = { rule: 'x', steps: {} };
  const greedy: Procedure<ToyTerms, { seat: number; coins: number }> = { rule: 'x', steps: {} };
  // @ts-expect-error: nobody gives it coins
  const drum: Component<ToyTerms> = { id: 'a', kind: 'a', name: { key: 'a' }, procedures: { drum: greedy } };
  expect([silent, drum]).toHaveLength(2);
});

test('a procedure chosen by a value takes the same as all that may be chosen', () => {
  const either = (): ('turn' | 'play card')[] => ['turn', 'play card'];
  const choosing: Procedure<ToyTerms, { seat: number }> = {
    rule: 'x',
    steps: {
      right: oneOf(() => ['turn' as const], { call: () => 'turn', with: (x) => ({ seat: x.v.seat, card: '' }) }),
      // @ts-expect-error: not one of those
      other: oneOf(() => ['turn' as const], { call: () => 'drum', with: () => null }),
      // @ts-expect-error: only by oneOf
      unchecked: { call: () => 'turn', among: either, with: () => ({}) },
    },
  };
  expect(Object.keys(choosing.steps)).toHaveLength(3);
});

test('a free action begins what it asks by', () => {
  const rest = { rule: 'x', text: { key: 'x' }, may: mayAlways, check: mayAlways, sample: () => null };
  const right: FreeAction<ToyTerms> = { ...rest, run: () => ({ from: 0, to: 1, coins: 1 }), asks: 'deal' };
  // @ts-expect-error: no coins
  const wrong: FreeAction<ToyTerms> = { ...rest, run: () => ({ from: 0, to: 1 }), asks: 'deal' };
  expect([right, wrong]).toHaveLength(2);
});

test('a question that offers what a window would says what it is about, and so does whoever begins a procedure', () => {
  const offers = (x: X<ToyTerms>) => [
    x.reactionsTo('round ends', 0, { paid: 0 }),
    // @ts-expect-error: of another window
    x.reactionsTo('round ends', 0, { seat: 0, card: '' }),
  ];
  expect(offers).toBeTypeOf('function');
  expect(begin(toy, toyTable([[]]), 'turn', { seat: 0, card: '' }, 's').state.stack.length).toBeGreaterThan(0);
  // @ts-expect-error: no such procedure
  expect(() => begin(toy, toyTable([[]]), 'tun', { seat: 0, card: '' }, 's')).toThrow('no procedure "tun"');
  // @ts-expect-error: a card is missing
  expect(begin(toy, toyTable([[]]), 'turn', { seat: 0 }, 's').state.stack).toHaveLength(1);
});
