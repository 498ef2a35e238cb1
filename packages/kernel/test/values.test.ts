import { expect, test } from 'vitest';
import { countUsage, modify, stopCounting, uncounted, withoutComponent } from '../src/index.ts';
import { income, toyTable } from './toy.ts';

const table = () => {
  const game = toyTable([[], []]);
  Object.assign(game.players[1] as object, { crowned: true });
  return game;
};

test('a value folds its modifiers in the order of the components, and says where each change comes from', () => {
  expect(income(table(), 0)).toBe(2);
  expect(income(table(), 1)).toBe(6);
  expect(income.explain(table(), 1)).toEqual({
    base: 2,
    changes: [
      { source: 'relic:crown', to: 3 },
      { source: 'relic:purse', to: 6 },
    ],
    total: 6,
  });
  expect(income.explain(table(), 0)).toEqual({ base: 2, changes: [], total: 2 });
});

test('without a component its change is gone, from the value and from its explanation', () => {
  withoutComponent('relic:crown', () => {
    expect(income(table(), 1)).toBe(4);
    expect(income.explain(table(), 1).changes).toEqual([{ source: 'relic:purse', to: 4 }]);
  });
  expect(income(table(), 1)).toBe(6);
});

test('only components that changed something are counted', () => {
  const counts = countUsage();
  income(table(), 0);
  expect([...counts]).toEqual([]);
  income(table(), 1);
  income(table(), 1);
  expect(uncounted(() => income(table(), 1))).toBe(6);
  stopCounting();
  income(table(), 1);
  expect([...counts]).toEqual([
    ['relic:crown', 2],
    ['relic:purse', 2],
  ]);
});

test('a modifier belongs to nobody until a rulebook takes it in', () => {
  expect(modify(income, (_, __, now) => now + 1).source).toBe('');
  expect(income(table(), 0)).toBe(2);
});
