// Ships that have changed their system between two positions: drawn crossing the map, whatever moved them.
import type { Counted } from './drawn.ts';
import { counted } from './drawn.ts';
import { silhouettes, type UnitArt } from './pieces/units.ts';

/** A ship and where it lies. */
export interface Afloat {
  readonly id: number;
  readonly seat: number;
  readonly kind: UnitArt;
  readonly system: string;
}

export interface Voyage {
  readonly id: string;
  readonly seat: number;
  readonly from: string;
  readonly to: string;
  readonly ships: readonly Counted[];
}

/** Where every ship lies. */
export type Whereabouts = ReadonlyMap<number, string>;

/** A jump in time moves everything at once: that is not shown as a voyage. */
const MOST_WAYS = 8;

export const whereabouts = (ships: readonly Afloat[]): Whereabouts =>
  new Map(ships.map(({ id, system }) => [id, system] as const));

/** Ships that lie elsewhere than before, those on the same way together. */
export function voyagesSince(before: Whereabouts, ships: readonly Afloat[]): Voyage[] {
  const ways = new Map<string, { seat: number; from: string; to: string; kinds: UnitArt[] }>();
  for (const { id, seat, kind, system } of ships) {
    const from = before.get(id);
    if (from === undefined || from === system) continue;
    const key = `${seat} ${from} ${system}`;
    const way = ways.get(key) ?? { seat, from, to: system, kinds: [] };
    way.kinds.push(kind);
    ways.set(key, way);
  }
  if (ways.size > MOST_WAYS) return [];
  return [...ways].map(([id, { kinds, ...way }]) => ({
    id,
    ...way,
    ships: (Object.keys(silhouettes) as UnitArt[])
      .map((kind) => counted(kind, kinds.filter((each) => each === kind).length))
      .filter(({ count }) => count > 0),
  }));
}
