// Places without a system while the galaxy is being built: those that may be chosen are lit by their 'q,r'.
import type { Hex } from '@custodian/galaxy';
import { hexCentre, hexKey, parseHexKey, spiral } from '@custodian/galaxy';
import type { Game } from '@custodian/ti3/game';
import type { Placed } from '../../../board/geometry.ts';
import { R, round, turned } from '../../../board/geometry.ts';

export interface EmptyPlace extends Placed {
  readonly isLit: boolean;
  readonly isPicked: boolean;
}

/** Around the capital lie so many rings. */
const RINGS = 3;

/** Every place that waits for a system, and any other that is lit. */
export function emptyPlaces(
  game: Game,
  lit: readonly string[],
  picked: readonly string[],
  sixths: number,
): EmptyPlace[] {
  const taken = new Set(game.systems.map(hexKey));
  const isBuilt = game.phase !== 'setup' || game.options.galaxy !== 'played';
  const marked = [...lit, ...picked].flatMap((id) => parseHexKey(id) ?? []);
  const places = new Map<string, Hex>();
  for (const hex of isBuilt ? marked : [...spiral(RINGS), ...marked])
    if (!taken.has(hexKey(hex))) places.set(hexKey(hex), hex);
  return [...places].map(([id, hex]) => {
    const { x, y } = hexCentre(turned(hex, sixths), R);
    return { id, x: round(x), y: round(y), isLit: lit.includes(id), isPicked: picked.includes(id) };
  });
}
