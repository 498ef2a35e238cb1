// Ships that have changed their system between two positions: drawn crossing the map, whatever moved them.
import { shipTypes } from '@custodian/ti3/facts';
import type { Game } from '@custodian/ti3/game';
import type { Counted } from './model.ts';
import { counted } from './model.ts';

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

export const whereabouts = ({ systems }: Game): Whereabouts =>
  new Map(systems.flatMap((system) => system.ships.map((ship) => [ship.id, system.id] as const)));

/** Ships that lie elsewhere than before, those on the same way together. */
export function voyagesSince(before: Whereabouts, game: Game): Voyage[] {
  const ways = new Map<string, { seat: number; from: string; to: string; types: string[] }>();
  for (const system of game.systems)
    for (const ship of system.ships) {
      const from = before.get(ship.id);
      if (from === undefined || from === system.id) continue;
      const key = `${ship.owner} ${from} ${system.id}`;
      const way = ways.get(key) ?? { seat: ship.owner, from, to: system.id, types: [] };
      way.types.push(ship.type);
      ways.set(key, way);
    }
  if (ways.size > MOST_WAYS) return [];
  return [...ways].map(([id, { types, ...way }]) => ({
    id,
    ...way,
    ships: shipTypes
      .map((type) => counted(type, types.filter((each) => each === type).length))
      .filter(({ count }) => count > 0),
  }));
}
