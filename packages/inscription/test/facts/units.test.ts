// Shapes of units on all nine sides of Warfare, and whether there is room for them.
import { describe, expect, it } from 'vitest';
import { warfareOf } from '../../src/facts/sheets/index.ts';
import type { Shape } from '../../src/facts/sheets/shapes.ts';
import { shapeDrawn, waysToLie } from '../../src/facts/sheets/shapes.ts';
import { ROWS_OF_A_LEVEL, SHEET_SIDES, type WarfareSheet } from '../../src/facts/sheets/types.ts';
import type { UnitId } from '../../src/facts/vocabulary.ts';

const sizes: Record<UnitId, number> = {
  infantry: 1,
  pds: 3,
  cruiser: 4,
  carrier: 4,
  mech: 3,
  flagship: 6,
  dreadnought: 5,
  warsun: 7,
};

function hangsTogether(shape: Shape): boolean {
  const [first] = shape;
  const seen = new Set(first ? [first] : []);
  for (const [x, y] of seen) {
    for (const each of shape) if (Math.abs(each[0] - x) + Math.abs(each[1] - y) === 1) seen.add(each);
  }
  return seen.size === shape.length;
}

/** Where a unit can lie on an empty grid above a deployment line, by the lowest row it covers. */
function placesAbove(sheet: WarfareSheet, line: number, unit: UnitId): number[] {
  const free = (x: number, y: number): boolean =>
    x < sheet.columns && y < sheet.rows && sheet.nodes[y * sheet.columns + x]?.anomaly === false;
  return (sheet.ways.get(unit) ?? []).flatMap((way) =>
    sheet.nodes
      .filter((corner) => corner.y >= line && way.every(([x, y]) => free(corner.x + x, corner.y + y)))
      .map((corner) => corner.y),
  );
}

describe.each(SHEET_SIDES)('the units of Warfare %s', (side) => {
  const sheet = warfareOf(side);

  it('are connected and of the stated sizes', () => {
    expect(Object.fromEntries(sheet.units.map(({ id, shape }) => [id, shape.length]))).toEqual(sizes);
    for (const { shape } of sheet.units) expect(hangsTogether(shape)).toBe(true);
  });

  it('lie first as printed, and each way once', () => {
    for (const { id, shape } of sheet.units) {
      const ways = (sheet.ways.get(id) ?? []).map((way) => way.join(' '));
      expect(new Set(ways).size).toBe(ways.length);
      expect([1, 2, 4, 8]).toContain(ways.length);
      expect(ways[0]).toBe(shape.join(' '));
    }
  });

  it('differ, cruiser from carrier and mech from PDS, however they are turned and flipped', () => {
    const ways = (unit: UnitId): Set<string> => new Set((sheet.ways.get(unit) ?? []).map((way) => way.join(' ')));
    const shared = (a: UnitId, b: UnitId): string[] => [...ways(a)].filter((way) => ways(b).has(way));
    expect(shared('cruiser', 'carrier')).toEqual([]);
    expect(shared('mech', 'pds')).toEqual([]);
  });

  it.each([1, 2, 3, 4])('have room for themselves in three places above the line of level %i', (level) => {
    const line = ROWS_OF_A_LEVEL * (level - 1);
    for (const { id } of sheet.units) {
      const places = placesAbove(sheet, line, id);
      expect(places.length, id).toBeGreaterThanOrEqual(3);
      expect(places, `${id} in the first row`).toContain(line);
    }
  });
});

it('turns and flips a shape', () => {
  const lies = (drawn: string): number => waysToLie(shapeDrawn(drawn)).length;
  expect([lies('#'), lies('## ##'), lies('###'), lies('#. ##'), lies('.## ##.'), lies('#.. ###')]).toEqual([
    1, 1, 2, 4, 4, 8,
  ]);
});
