// Maps for tests.
import { formatMap, hexKey, layoutHexes } from '@custodian/galaxy';
import { layouts, type PlayerCount, tileInstances, tileOf } from '../src/content/facts/index.ts';

/** A map for so many players: Mecatol Rex, homes at the home places, and systems of the box in its order. */
export function mapFor(seats: PlayerCount, without: readonly string[] = []): string {
  const layout = layouts[seats];
  const homes = layout.homes.map(hexKey);
  const box = tileInstances()
    .map(tileOf)
    .filter(({ id, kind }) => kind !== 'home' && !without.includes(id));
  return formatMap(
    layoutHexes(layout).map((hex) => ({ ...hex, id: homes.includes(hexKey(hex)) ? 'home' : (box.shift()?.id ?? '-') })),
  );
}

export const mapWithoutWormholes = mapFor(3, ['lodor', 'quann', 'empty-alpha', 'empty-beta']);
