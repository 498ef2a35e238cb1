import type { Toy } from '@custodian/toy';
import { toyBook, toyTable } from '@custodian/toy';
import { expect, test, vi } from 'vitest';
import type { Boxes, Rules, Seat } from '../src/index.ts';
import { add, begin, boxOf, defineRules, defineValue, fieldsOf } from '../src/index.ts';
import { openingOf } from '../src/windows.ts';

/** Crowns are a box of their own. */
const withCrowns = boxOf(() => true);
const withoutCrowns = boxOf((component) => !['law:tax', 'relic:tollgate'].includes(component));
const boxes: Boxes<Toy> = { of: (g) => (g.options.crowns ? withCrowns : withoutCrowns) };

function table(crowns: boolean): Toy {
  const game = toyTable([[], []], 0);
  for (const player of game.players) player.coins = 7;
  return { ...game, options: { ...game.options, crowns } };
}

const taxed = (crowns: boolean): unknown[] => {
  const rules: Rules<Toy> = defineRules({ ...toyBook, boxes });
  const game = table(crowns);
  const opening = openingOf(rules, game, 'round ends', { paid: 0 });
  const { events } = begin(rules, game, 'window', opening, 's');
  return events.filter((e) => e.type === 'earned').map((e) => fieldsOf(e).seat);
};

test('what is not in the box of a game does not listen', () => {
  expect(taxed(true)).toEqual([0, 1]);
  expect(taxed(false)).toEqual([]);
});

test('nor does it change a value, nor is it looked at', () => {
  const toll = defineValue<Toy, Seat>('toll', () => 1);
  const dear = vi.fn((_g: unknown, _seat: Seat, now: number) => now + 5);
  const tollgate = {
    id: 'relic:tollgate',
    kind: 'relic',
    name: { key: 'tollgate' },
    modifies: [add(toll, dear)],
  };
  defineRules({ ...toyBook, boxes, components: [...toyBook.components, tollgate] });
  expect(toll(table(false), 0)).toBe(1);
  expect(toll.explain(table(false), 0).changes).toEqual([]);
  expect(dear).not.toHaveBeenCalled();
  expect(toll(table(true), 0)).toBe(6);
  expect(toll.explain(table(true), 0).changes).toEqual([{ source: 'relic:tollgate', to: 6 }]);
});
