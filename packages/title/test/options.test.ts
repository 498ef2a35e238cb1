import type { Json } from '@custodian/kernel';
import { quickRoll } from '@custodian/kernel';
import { describe, expect, test } from 'vitest';
import type { Declaration } from '../src/index.ts';
import { asked, readOptions, shuffledOptions, usualOptions } from '../src/index.ts';

const declared: Declaration = {
  board: { kind: 'choice', of: ['small', 'large', 'drawn'], usual: 'small' },
  plan: { kind: 'text', usual: '', only: { option: 'board', is: 'drawn' } },
  people: { kind: 'choice', of: ['any', 'named'], usual: 'any', quiet: ['named'] },
  names: { kind: 'list', of: ['ants', 'bees'], usual: [], only: { option: 'people', is: 'named' } },
  war: { kind: 'switch', usual: true },
  truce: { kind: 'switch', usual: false, only: { option: 'war', is: true } },
};
const read = (given: Json) => readOptions(declared, given, 'setup');

describe('options that are given', () => {
  test.each([null, {}])('%j are completed with the usual ones, in the order of their declaration', (given) => {
    expect(JSON.stringify(read(given))).toBe(
      '{"board":"small","plan":"","people":"any","names":[],"war":true,"truce":false}',
    );
  });

  test('are kept where they are asked for; what would be written for nothing is dropped', () => {
    expect(read({ board: 'drawn', plan: 'abc' })).toMatchObject({ board: 'drawn', plan: 'abc' });
    expect(read({ board: 'large', plan: 'abc' })).toMatchObject({ board: 'large', plan: '' });
    expect(read({ people: 'named', names: ['bees'] })).toMatchObject({ names: ['bees'] });
    expect(read({ names: ['bees'] })).toMatchObject({ names: [] });
    // A switch stays as it was set: tables were stored with it.
    expect(read({ war: false, truce: true })).toMatchObject({ war: false, truce: true });
  });

  test('share nothing with the declaration', () => {
    expect(usualOptions(declared).names).not.toBe(declared.names?.usual);
    const names = ['bees'];
    expect((read({ people: 'named', names }) as { names: Json }).names).not.toBe(names);
  });

  test.each<[Json, string, object?]>([
    [[], 'why.options malformed'],
    ['large', 'why.options malformed'],
    [{ dragons: 1 }, 'why.unknown option', { option: 'dragons', known: 'board, plan, people, names, war, truce' }],
    [{ toString: 1 }, 'why.unknown option'],
    [{ board: 'round' }, 'why.option value', { option: 'board', value: 'round', known: 'small, large, drawn' }],
    [{ board: ['small'] }, 'why.option value', { option: 'board', value: '["small"]', known: 'small, large, drawn' }],
    [{ war: 1 }, 'why.option value', { option: 'war', value: '1', known: 'true, false' }],
    [{ plan: 7 }, 'why.options malformed'],
    [{ names: 'bees' }, 'why.options malformed'],
  ])('%j are refused: %s', (given, key, parameters) => {
    expect(read(given)).toMatchObject({ rule: 'setup', text: { key, ...(parameters && { with: parameters }) } });
  });
});

test('an option is asked for only where the other has its value', () => {
  expect(asked(declared, usualOptions(declared))).toEqual(['board', 'people', 'war', 'truce']);
  expect(asked(declared, { board: 'drawn', war: false })).toEqual(['board', 'plan', 'people', 'war']);
});

test('shuffled options are all possible ones that nobody has to write anything for', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 60; seed++) {
    const options = shuffledOptions(declared, quickRoll(seed));
    expect(read(options)).not.toHaveProperty('text');
    for (const [name, value] of Object.entries(options)) seen.add(`${name} ${value}`);
  }
  expect([...seen].sort()).toEqual([
    'board large',
    'board small',
    'people any',
    'truce false',
    'truce true',
    'war false',
    'war true',
  ]);
});

test('so many seats cannot play without a switch: it is on, and cannot be off', () => {
  const of: Declaration = {
    expansion: { kind: 'switch', usual: false, from: 7 },
    long: { kind: 'switch', usual: false, seats: [6, 8] },
  };
  expect(readOptions(of, {}, 'setup', 6)).toEqual({ expansion: false, long: false });
  expect(readOptions(of, {}, 'setup', 7)).toEqual({ expansion: true, long: false });
  expect(readOptions(of, { expansion: false }, 'setup', 8)).toMatchObject({
    text: { key: 'why.option needed', with: { option: 'expansion', seats: 8 } },
  });
  expect([6, 7].map((seats) => asked(of, {}, seats))).toEqual([['expansion', 'long'], ['expansion']]);
  for (let seed = 0; seed < 9; seed++) {
    const shuffled = shuffledOptions(of, quickRoll(seed), 7);
    expect(shuffled).toEqual({ expansion: true });
  }
});
