import { quickRoll } from '@custodian/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hitAssignment } from '../src/index.ts';

interface Hull {
  readonly id: number;
  readonly life: number;
}

const { afterBound, binding, fault, random, usual, withoutChoice } = hitAssignment<Hull>({
  endurance: (hull) => hull.life,
  damaged: (hull) => ({ ...hull, life: hull.life - 1 }),
});
const [sloop, other, tank] = [
  { id: 1, life: 1 },
  { id: 2, life: 1 },
  { id: 3, life: 2 },
] as const;
const alike = (fleet: readonly Hull[]): boolean => fleet.every((h) => h.life === fleet[0]?.life);

test('where nothing is to decide nobody is asked', () => {
  expect(withoutChoice([sloop, other], 0, alike)).toEqual({ destroy: [], damage: [] });
  expect(withoutChoice([sloop, tank], 3, alike)).toEqual({ destroy: [1, 3], damage: [] });
  expect(withoutChoice([sloop, other], 1, alike)).toEqual({ destroy: [1], damage: [] });
  expect(withoutChoice([tank, { ...tank, id: 4 }], 1, alike)).toEqual({ destroy: [], damage: [3] });
  expect(withoutChoice([sloop, tank], 1, alike)).toBeNull();
  expect(withoutChoice([tank, { ...tank, id: 4 }], 2, alike)).toBeNull();
});

test('every fault has its name', () => {
  const of = (destroy: number[], damage: number[], hits: number) =>
    fault({ destroy, damage }, [sloop, tank], hits, [])?.fault;
  expect(of([3], [3], 2)).toBe('hit twice');
  expect(of([7], [], 1)).toBe('not there');
  expect(of([], [1], 1)).toBe('cannot sustain');
  expect(of([1], [], 2)).toBe('other number');
  expect(of([1], [3], 2)).toBeUndefined();
  expect(fault({ destroy: [1], damage: [] }, [sloop, tank], 1, [{ id: 3, hits: 1 }])).toEqual({
    fault: 'bound elsewhere',
    due: 1,
  });
});

test('bound hits fall first, as far as they can', () => {
  expect(
    binding([sloop, tank], 2, [
      { id: 9, hits: 1 },
      { id: 3, hits: 3 },
    ]),
  ).toEqual([{ id: 3, hits: 2 }]);
  const order = [sloop, tank];
  expect(afterBound(order, 2, [{ id: 3, hits: 1 }], (left, hits) => usual(left, hits, left))).toEqual({
    destroy: [1],
    damage: [3],
  });
});

test('what is proposed and what is drawn by lot is always right', () => {
  const hull = fc.integer({ min: 1, max: 2 });
  fc.assert(
    fc.property(fc.array(hull, { minLength: 1, maxLength: 8 }), fc.nat(), fc.nat(), (lives, some, seed) => {
      const fleet = lives.map((life, i) => ({ id: i + 1, life }));
      const most = lives.reduce((sum, life) => sum + life, 0);
      const hits = 1 + (some % most);
      const roll = quickRoll(seed);
      const bound = binding(fleet, hits, [{ id: 1 + (seed % fleet.length), hits: 1 }]);
      for (const plan of [
        afterBound(fleet, hits, bound, (left, free) => random(left, free, roll)),
        afterBound(fleet, hits, bound, (left, free) => usual(left, free, left)),
      ])
        expect(fault(plan, fleet, hits, bound)).toBeNull();
    }),
  );
});
