import type { Toy } from '@custodian/toy';
import { income, toyBook, toyTable } from '@custodian/toy';
import { expect, test } from 'vitest';
import type { Seat } from '../src/index.ts';
import { add, defineRules, defineValue, limit, set } from '../src/index.ts';
import { checkingLayers, countUsage, stopCounting, uncounted, withoutComponent } from '../src/testing.ts';

const table = () => {
  const game = toyTable([[], []]);
  Object.assign(game.players[1] as object, { crowned: true });
  return game;
};

test('a value folds its modifiers layer by layer, and says where each change comes from', () => {
  expect(income(table(), 0)).toBe(2);
  expect(income(table(), 1)).toBe(5);
  expect(income.explain(table(), 1)).toEqual({
    base: 2,
    changes: [
      { source: 'relic:purse', to: 4 },
      { source: 'relic:crown', to: 5 },
    ],
    total: 5,
  });
  expect(income.explain(table(), 0)).toEqual({ base: 2, changes: [], total: 2 });
});

test('without a component its change is gone, from the value and from its explanation', () => {
  withoutComponent('relic:crown', () => {
    expect(income(table(), 1)).toBe(4);
    expect(income.explain(table(), 1).changes).toEqual([{ source: 'relic:purse', to: 4 }]);
  });
  expect(income(table(), 1)).toBe(5);
});

test('only components that changed something are counted', () => {
  const counts = countUsage();
  income(table(), 0);
  expect([...counts]).toEqual([]);
  income(table(), 1);
  income(table(), 1);
  expect(uncounted(() => income(table(), 1))).toBe(5);
  stopCounting();
  income(table(), 1);
  expect([...counts]).toEqual([
    ['relic:purse', 2],
    ['relic:crown', 2],
  ]);
});

test('a modifier belongs to nobody until a rulebook takes it in', () => {
  expect(add(income, (_, __, now) => now + 1).source).toBe('');
  expect(income(table(), 0)).toBe(2);
});

const relic = (id: string, modifier: ReturnType<typeof add<Toy, Seat, number>>) => ({
  id,
  kind: 'relic',
  name: { key: id },
  modifies: [modifier],
});

test('a result never depends on the order in which components are listed', () => {
  const results = [0, 1].map((turned) => {
    const toll = defineValue<Toy, Seat>('toll', () => 1);
    const relics = [
      relic(
        'a',
        limit(toll, (_, __, now) => Math.min(now, 7)),
      ),
      relic(
        'b',
        add(toll, (_, __, now) => now + 2),
      ),
      relic(
        'c',
        set(toll, () => 4),
      ),
      relic(
        'd',
        add(toll, (_, __, now) => now + 3),
      ),
    ];
    defineRules({ ...toyBook, components: turned ? [...relics].reverse() : relics });
    return toll.explain(table(), 0);
  });
  expect(results[0]?.total).toBe(7);
  expect(results[1]).toEqual(results[0]);
});

test('modifiers of one layer that disagree by their order are found', () => {
  const toll = defineValue<Toy, Seat>('toll', () => 1);
  const relics = [
    relic(
      'a',
      add(toll, (_, __, now) => now + 2),
    ),
    relic(
      'b',
      add(toll, (_, __, now) => now * 3),
    ),
  ];
  defineRules({ ...toyBook, components: relics });
  expect(toll(table(), 0)).toBe(9);
  expect(() => checkingLayers(() => toll(table(), 0))).toThrow('"toll" depends on the order of its modifiers: 9 or 5');
});
