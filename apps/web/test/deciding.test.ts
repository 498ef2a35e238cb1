import { expect, test } from 'vitest';
import { lacking, optionsOn, piecesOf, toggle } from '../src/decisions/choosing.ts';
import { candidates, changeAt } from '../src/decisions/generic.ts';
import { nameOfThing } from '../src/decisions/names.ts';

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
  expect(nameOfThing('unknown', word)).toBe('unknown');
});
