// Plans are read before any rule looks at them.
import { toy, toyTable } from '@custodian/toy';
import { en, it } from '@custodian/toy/words';
import { speak } from '@custodian/words';
import { expect, test } from 'vitest';
import type { Json } from '../src/index.ts';
import { begin, decisionId, play, refuse } from '../src/index.ts';

const { state } = begin(toy, toyTable([[], [], []]), 'turn', { seat: 0, card: '' }, 'seed');
// Nothing is played: coins may be spent.
play(toy, state, { seat: 0, decision: decisionId(state), value: [] });
const spending = (value: Json) => refuse(toy, state, { seat: 0, decision: decisionId(state), value });
const gift = (value: Json) => refuse(toy, state, { seat: 0, decision: 'free/give coins', value });

test('what cannot be read is refused by the rule that asks, with the place and what should be there', () => {
  const missing = { place: 'points', wanted: { key: 'kernel.wanted.int' } };
  expect(spending({})).toEqual({ rule: 'turn.spend', text: { key: 'kernel.unread', with: missing } });
  expect(spending('two')).toMatchObject({ text: { with: { place: { key: 'kernel.the whole' } } } });
  expect(gift({ to: 1, coins: 0 })).toMatchObject({ rule: 'coins', text: { with: { place: 'coins' } } });
});

test('it is said in words', () => {
  const refusal = spending({ points: -1 });
  const said = (language: 'en' | 'it') =>
    refusal && speak(refusal.text, { language, words: language === 'en' ? en : it, seat: String });
  expect(said('en')).toBe('This plan cannot be read (points): there should be a whole number, 0 or more.');
  expect(said('it')).toBe('Questo piano non si può leggere (points): ci vorrebbe un numero intero, almeno 0.');
});

test('a field that nobody reads is passed over', () => {
  expect(spending({ points: 1, more: 'said' })).toBeNull();
  expect(gift({ to: 1, coins: 1, more: 'said' })).toBeNull();
});
