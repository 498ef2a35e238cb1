import { expect, test } from 'vitest';
import {
  isInformation,
  lacking,
  optionsOn,
  piecesOf,
  proposedPicks,
  quickAnswers,
  toggle,
} from '../src/shell/decisions/choosing.ts';
import { candidates, changeAt, doesNothing } from '../src/shell/decisions/generic.ts';
import { nameOfThing } from '../src/titles/ti3/questions/names.ts';

test('one choice replaces the other; several come and go up to the most', () => {
  expect(toggle(['a'], 'b', 1)).toEqual(['b']);
  expect(toggle(['a'], 'a', 1)).toEqual([]);
  expect(toggle(['a'], 'b', 2)).toEqual(['a', 'b']);
  expect(toggle(['a', 'b'], 'c', 2)).toEqual(['a', 'b']);
  expect(toggle(['a', 'b'], 'a', 2)).toEqual(['b']);
});

test('says how many picks are missing or too many', () => {
  expect(lacking({ pick: [1, 1] }, 0)).toBe(1);
  expect(lacking({ pick: [0, 2] }, 0)).toBe(0);
  expect(lacking({ pick: [0, 2] }, 3)).toBe(-1);
});

test('pieces of the board lead to options and back', () => {
  const options = [
    { id: 'one', text: { key: 'x' }, on: ['lodor', 'system-1'] },
    { id: 'two', text: { key: 'x' }, on: ['system-1'] },
    { id: 'none', text: { key: 'x' } },
  ];
  expect(piecesOf(options)).toEqual(['lodor', 'system-1']);
  expect(optionsOn(options, 'system-1').map((o) => o.id)).toEqual(['one', 'two']);
});

test('a part of a plan is changed, the rest stays', () => {
  const plan = { planets: [{ planet: 'jol', count: 1 }], pay: { goods: 0 } };
  expect(changeAt(plan, ['planets', 0, 'count'], 3)).toEqual({
    planets: [{ planet: 'jol', count: 3 }],
    pay: { goods: 0 },
  });
  expect(changeAt(plan, ['pay', 'goods'], 2)).toMatchObject({ pay: { goods: 2 } });
});

test('finds the ids that a field could hold', () => {
  expect(candidates({ planets: ['jol', 'nar'], most: 2 }, 'planet')).toEqual(['jol', 'nar']);
  expect(candidates({ offers: [{ technology: 'warSun', cost: 3 }] }, 'technology')).toEqual(['warSun']);
  expect(candidates({ count: 3 }, 'planet')).toEqual([]);
});

test('names a thing by its id, numbered copies too', () => {
  const words: Record<string, string> = { 'planet.jol': 'Jol', 'action.sabotage': 'Sabotage', 'system.empty': 'Empty' };
  const word = (key: string): string | undefined => words[key];
  expect(nameOfThing('jol', word)).toBe('Jol');
  expect(nameOfThing('sabotage.3', word)).toBe('Sabotage');
  expect(nameOfThing('empty-2', word)).toBe('Empty');
  expect(nameOfThing('unknown', word)).toBeUndefined();
});

const option = (id: string) => ({ id, text: { key: `option.${id}` } });

test('yes or no is answered by one click; so is an offer that may be declined', () => {
  const values = (...of: Parameters<typeof quickAnswers>) => quickAnswers(...of).map((a) => a.value);
  expect(values({ options: [option('yes'), option('no')], pick: [1, 1] })).toEqual([['yes'], ['no']]);
  expect(values({ options: [option('fire')], pick: [0, 1] })).toEqual([['fire'], []]);
  expect(values({ options: [option('pass')], pick: [1, 1] })).toEqual([['pass']]);
  // Anything that has to be thought over is chosen first, and confirmed.
  expect(values({ options: [option('for'), option('against')], pick: [1, 1] })).toEqual([]);
  expect(values({ options: [option('a')], pick: [0, 2] })).toEqual([]);
});

test('a question begins with what is proposed, or with the only thing there is', () => {
  const options = [option('docks3'), option('tech5')];
  expect(proposedPicks({ options, pick: [0, 1], proposal: ['tech5'] })).toEqual(['tech5']);
  expect(proposedPicks({ options, pick: [0, 1], proposal: null })).toEqual([]);
  expect(proposedPicks({ options: [option('pass')], pick: [1, 1], proposal: null })).toEqual(['pass']);
});

test('where nothing can be picked nothing is asked', () => {
  expect(isInformation({ options: [], pick: [0, 0], secret: true })).toBe(true);
  expect(isInformation({ options: [option('a')], pick: [0, 1], secret: true })).toBe(false);
  // What nobody lets go by for him is his to answer, also where there is nothing to pick.
  expect(isInformation({ options: [], pick: [0, 1], secret: false })).toBe(false);
});

test('knows a plan by which nothing happens', () => {
  expect(doesNothing({ moves: [] })).toBe(true);
  expect(doesNothing({ builds: [], docks: [], pay: { planets: [], goods: 0 } })).toBe(true);
  expect(doesNothing({ technology: null, pay: { planets: [], goods: 0 } })).toBe(true);
  expect(doesNothing({ landings: [{ ship: 3, planet: 'jol', groundForces: 1, pds: 0 }] })).toBe(false);
});
