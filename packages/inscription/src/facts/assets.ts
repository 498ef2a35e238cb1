// Assets are written as one word each, on sheets as on cards: '3vp', 'tri', 'tri2', 'dieM', 'biotic', 'planet', 'left' …
// 'com' and 'spec' stand for a commodity and a specialty of one's choice.
import {
  type Asset,
  COMMODITIES,
  type Commodity,
  RESOURCES,
  type Resource,
  SIDES,
  type Side,
  SPECIALTIES,
  type Specialty,
} from './vocabulary.ts';

type Plain = 'planet' | 'trade' | 'vote' | 'councilor' | 'pop' | 'faction' | 'relic' | 'mecatol';
export type AssetWord =
  | Plain
  | `${number}vp`
  | Commodity
  | `${Commodity}2`
  | 'com'
  | Specialty
  | 'spec'
  | `die${Resource}`
  | Side;

const words: ReadonlyMap<string, Asset> = new Map<AssetWord, Asset>([
  ...(['planet', 'trade', 'vote', 'councilor', 'pop', 'faction', 'relic', 'mecatol'] as const).map(
    (kind) => [kind, { kind }] as const,
  ),
  ...[1, 2, 3, 4, 5].map((n) => [`${n}vp`, { kind: 'vp', n }] as const),
  ...COMMODITIES.flatMap(
    (c) =>
      [
        [c, { kind: 'com', c, n: 1 }],
        [`${c}2`, { kind: 'com', c, n: 2 }],
      ] as const,
  ),
  ['com', { kind: 'com', c: 'choose', n: 1 }],
  ...SPECIALTIES.map((s) => [s, { kind: 'spec', s }] as const),
  ['spec', { kind: 'spec', s: 'choose' }],
  ...RESOURCES.map((d) => [`die${d}`, { kind: 'focus', d }] as const),
  ...SIDES.map((side) => [side, { kind: 'neighbor', side }] as const),
]);

export function asset(word: AssetWord): Asset {
  return read(word);
}

/** One asset word after the other. */
export const assetsIn = (row: string): Asset[] => cellsOf(row).map(read);

/** '.': nothing there. */
export const assetOrNone = (word: string): Asset | null => (word === '.' ? null : read(word));

/** What is written in a row of a sheet, one cell after the other. */
export const cellsOf = (row: string): string[] => row.trim().split(/\s+/);

function read(word: string): Asset {
  const found = words.get(word);
  if (found === undefined) throw new Error(`'${word}' is not an asset`);
  return found;
}
