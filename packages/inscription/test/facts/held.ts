// What a side of a sheet holds, in one line.
import type { Sheets } from '../../src/facts/sheets/types.ts';
import type { Asset } from '../../src/facts/vocabulary.ts';

type Sheet = Sheets[keyof Sheets];

/** Points altogether, then how many assets of each other kind, commodities by their icons. */
export function held(sheet: Sheet): string {
  const many = new Map<string, number>();
  for (const asset of assetsOf(sheet)) many.set(asset.kind, (many.get(asset.kind) ?? 0) + ('n' in asset ? asset.n : 1));
  return [...many]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, n]) => `${kind} ${n}`)
    .join(', ');
}

function assetsOf(sheet: Sheet): Asset[] {
  switch (sheet.sheet) {
    case 'navigation':
      return sheet.systems.flatMap(({ asset }) => asset ?? []);
    case 'expansion':
      return [
        ...sheet.planets.flatMap(({ rows, columns }) => [...rows, ...columns]),
        ...sheet.docks.map(({ asset }) => asset),
      ];
    case 'industry':
      return sheet.spaces.flatMap(({ asset }) => asset ?? []);
    case 'warfare':
      return [...sheet.nodes.flatMap(({ asset }) => asset ?? []), ...sheet.sections.map(({ spoils }) => spoils)];
  }
}
