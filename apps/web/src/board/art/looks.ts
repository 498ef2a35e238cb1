// Looks for planets that nothing is known of: those of one system never look alike.
import { hash } from './noise.ts';
import type { WorldKind } from './worlds.ts';

const usual: readonly WorldKind[] = [
  'ocean',
  'rust',
  'ice',
  'toxic',
  'tan',
  'violet',
  'barren',
  'forest',
  'desert',
  'teal',
  'rose',
  'lava',
];

/** What is known of a planet, else one of the usual looks, by its system's name and its place among its neighbours. */
export function lookAmong<Planet extends string>(
  known: Readonly<Partial<Record<Planet, WorldKind>>>,
  system: string,
  together: readonly Planet[],
  planet: Planet,
): WorldKind {
  const taken = new Set(together.map((id) => known[id]));
  const free = usual.filter((kind) => !taken.has(kind));
  return known[planet] ?? (free[((hash(system) >>> 7) + together.indexOf(planet) * 5) % free.length] as WorldKind);
}
