// What holds for all thirty-six sides of the sheets.
import { describe, expect, it } from 'vitest';
import { asset } from '../../src/facts/assets.ts';
import { expansionOf, industryOf, navigationOf, sheetsOf, warfareOf } from '../../src/facts/sheets/index.ts';
import { SHEET_SIDES } from '../../src/facts/sheets/types.ts';
import type { Asset, AssetKind } from '../../src/facts/vocabulary.ts';

const howMany = (assets: readonly (Asset | null)[], kind: AssetKind): number =>
  assets.filter((each) => each?.kind === kind).length;

/** Everything that a walk from there comes to. */
function reached(from: string, next: (id: string) => readonly string[]): Set<string> {
  const seen = new Set([from]);
  for (const id of seen) for (const each of next(id)) seen.add(each);
  return seen;
}

describe.each(SHEET_SIDES)('Navigation %s', (side) => {
  const sheet = navigationOf(side);
  const assets = sheet.systems.map((system) => system.asset);

  it('has one faction asset, two relics and one Mecatol Rex', () => {
    expect(howMany(assets, 'faction')).toBe(1);
    expect(howMany(assets, 'relic')).toBe(2);
    expect(howMany(assets, 'mecatol')).toBe(1);
  });

  it('has Mecatol Rex six hyperlanes from home or more', () => {
    expect(sheet.distance.get('home')).toBeGreaterThanOrEqual(6);
  });

  it('begins at home with two systems explored', () => {
    expect(sheet.explored).toEqual(['home', 'a1', 'a2']);
  });

  it('leads everywhere by hyperlanes and wormholes, and to the pockets by wormholes alone', () => {
    const holes = sheet.wormholes.map((wormhole) => wormhole.system);
    const byLane = (id: string): readonly string[] => sheet.next.get(id) ?? [];
    const far = reached('home', (id) => (holes.includes(id) ? [...byLane(id), ...holes] : byLane(id)));
    expect(far.size).toBe(sheet.systems.length);
    const ids = sheet.systems.map(({ id }) => id);
    expect(ids.filter((id) => !reached('home', byLane).has(id))).toEqual(['x1', 'x2', 'x3', 'x4']);
  });

  it('names each hyperlane once, between two of its systems', () => {
    const names = sheet.lanes.map((lane) => [...lane].sort().join('-'));
    expect(new Set(names).size).toBe(names.length);
    for (const lane of sheet.lanes) for (const id of lane) expect(sheet.byId.has(id)).toBe(true);
  });

  it('draws every system somewhere else, on the sheet', () => {
    const places = sheet.systems.map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(places.length);
    for (const { x, y } of [...sheet.systems, ...sheet.wormholes]) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(100);
    }
  });
});

describe.each(SHEET_SIDES)('Expansion %s', (side) => {
  const sheet = expansionOf(side);

  it('has one faction asset, eight planets of different names and three docks', () => {
    expect(
      howMany(
        sheet.planets.flatMap(({ rows, columns }) => [...rows, ...columns]),
        'faction',
      ),
    ).toBe(1);
    expect(new Set(sheet.planets.map(({ name }) => name)).size).toBe(8);
    expect(sheet.docks.map(({ cost }) => cost.length)).toEqual([3, 3, 3]);
  });

  it('has an asset for every row and column of a planet', () => {
    for (const { grid, rows, columns } of sheet.planets) {
      expect(rows.length).toBe(grid.length);
      for (const row of grid) expect(row.length).toBe(columns.length);
    }
  });
});

describe.each(SHEET_SIDES)('Industry %s', (side) => {
  const sheet = industryOf(side);

  it('has one faction asset, three dotted X and one space scrapped from the start', () => {
    expect(
      howMany(
        sheet.spaces.map((space) => space.asset),
        'faction',
      ),
    ).toBe(1);
    expect(sheet.spaces.filter((space) => space.tag !== null).length).toBe(3);
    const bare = sheet.spaces.filter((space) => space.asset === null && space.tag === null);
    expect(bare.map(({ id }) => id)).toEqual([sheet.scrapped]);
  });

  it('hangs together, and nobody is next to what is not there', () => {
    const all = reached(sheet.scrapped, (id) => sheet.byId.get(id)?.next ?? []);
    expect(all).toEqual(new Set(sheet.byId.keys()));
    expect(sheet.byId.size).toBe(40);
  });

  it('hangs three spaces on each dotted X that have no other way in', () => {
    const untagged = (id: string): string[] =>
      (sheet.byId.get(id)?.next ?? []).filter((each) => sheet.byId.get(each)?.tag === null);
    expect(reached(sheet.scrapped, untagged).size).toBe(40 - 3 * 4);
  });
});

describe.each(SHEET_SIDES)('Warfare %s', (side) => {
  const sheet = warfareOf(side);

  it('has one faction asset, and nodes row by row from the bottom', () => {
    const assets = sheet.nodes.map((node) => node.asset);
    expect(howMany(assets, 'faction')).toBe(1);
    expect(sheet.nodes.length).toBe(sheet.columns * sheet.rows);
    sheet.nodes.forEach(({ x, y }, i) => {
      expect(y * sheet.columns + x).toBe(i);
    });
  });

  it('has spoils and a penalty for both sides of four levels', () => {
    expect(sheet.sections.map(({ id }) => id)).toEqual(
      [1, 2, 3, 4].flatMap((level) => [`left${level}`, `right${level}`]),
    );
    for (const { penalty } of sheet.sections) expect(penalty).toBeLessThan(0);
  });
});

it('works every sheet out once', () => {
  const sides = { navigation: '1A', expansion: 'B', industry: '2A', warfare: '3A' } as const;
  expect(sheetsOf(sides)).toBe(sheetsOf({ ...sides }));
  expect(sheetsOf(sides).warfare).toBe(warfareOf('3A'));
});

it('knows no asset that was misspelt', () => {
  expect(() => asset('9vp')).toThrow("'9vp' is not an asset");
});
