// Places without a system while the galaxy is being built: those that may be chosen are lit by their 'q,r'.
import type { Hex } from '@custodian/galaxy';
import { hexCentre, hexKey, parseHexKey } from '@custodian/galaxy';
import type { Placed } from './geometry.ts';
import { R, round, turned } from './geometry.ts';

export interface EmptyPlace extends Placed {
  readonly isLit: boolean;
  readonly isPicked: boolean;
}

/** Every place that waits for a system, and any other that is lit. */
export function emptyPlaces(
  systems: readonly Hex[],
  waiting: readonly Hex[],
  lit: readonly string[],
  picked: readonly string[],
  sixths: number,
): EmptyPlace[] {
  const taken = new Set(systems.map(hexKey));
  const marked = [...lit, ...picked].flatMap((id) => parseHexKey(id) ?? []);
  const places = new Map<string, Hex>();
  for (const hex of [...waiting, ...marked]) if (!taken.has(hexKey(hex))) places.set(hexKey(hex), hex);
  return [...places].map(([id, hex]) => {
    const { x, y } = hexCentre(turned(hex, sixths), R);
    return { id, x: round(x), y: round(y), isLit: lit.includes(id), isPicked: picked.includes(id) };
  });
}
