// Pictures are painted once, beside the page, and kept as bitmaps: nothing in the layer that moves is filtered.
import type { PlanetId, SpecialSystem, Wormhole } from '@custodian/ti3/facts';
import { SvelteMap } from 'svelte/reactivity';
import { worldKind } from '../../titles/ti3/art/planets.ts';
import type { Request } from './painting.ts';

/** Empty systems share a few pictures of space. */
export const SPACES = 6;

const painted = new SvelteMap<string, string>();
const asked = new Set<string>();
let painter: Worker | null = null;

export const worldPicture = (planet: PlanetId): string | undefined =>
  picture(`world ${planet}`, { draw: 'world', name: planet, kind: worldKind(planet) });

export const gatePicture = (wormhole: Wormhole): string | undefined =>
  picture(`gate ${wormhole}`, { draw: 'gate', wormhole });

export const spacePicture = (which: number): string | undefined =>
  picture(`space ${which}`, { draw: 'space', seed: which + 1 });

export const specialPicture = (special: SpecialSystem, seed: number): string | undefined =>
  picture(`${special} ${seed}`, { draw: 'special', special, seed });

/** Its address, or undefined until it is painted. */
function picture(key: string, request: Request): string | undefined {
  if (!asked.has(key)) {
    asked.add(key);
    painter ??= engage();
    painter.postMessage({ key, request });
  }
  return painted.get(key);
}

function engage(): Worker {
  const worker = new Worker(new URL('./painter.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<{ readonly key: string; readonly url: string }>) =>
    painted.set(data.key, data.url);
  return worker;
}
