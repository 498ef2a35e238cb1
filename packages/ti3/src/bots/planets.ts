// What planets are worth to whoever holds them.
import type { PlanetId } from '../content/facts/index.ts';
import { planets as printed } from '../content/facts/index.ts';

/** What it is to hold a planet. */
export function planetWorth(id: PlanetId): number {
  const { resources, influence, specialty } = printed[id];
  return 7 + 4 * resources + 3 * influence + (specialty === null ? 0 : 2) + (id === 'mecatolRex' ? 12 : 0);
}
