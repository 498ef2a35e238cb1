// What a game without a page of its own is shown with.
import { expect, test } from 'vitest';
import { counted, plainName, readable } from '../src/shell/table/plain.ts';

const words: Readonly<Record<string, string>> = { 'thing.boon': 'Boon', 'term.x': 'X' };
const word = (key: string): string | undefined => words[key];

test('a thing is called by the game’s own word, numbered copies alike, else by its id in plain words', () => {
  expect(plainName('boon.3', word)).toBe('Boon');
  expect(plainName('term.x', word)).toBe('X');
  expect(plainName('tradeGoods', word)).toBe('Trade goods');
  expect(readable('fleet-supply')).toBe('Fleet supply');
});

test('alike things are counted', () => {
  expect(counted(['?', 'a', '?', '?'])).toEqual(['3 × ?', 'a']);
});
