// Pictures are painted once, beside the page, and kept as bitmaps: nothing in the layer that moves is filtered.
import { SvelteMap } from 'svelte/reactivity';
import type { Request } from './painting.ts';
import type { GateKind, SpecialKind } from './tiles.ts';
import type { WorldKind } from './worlds.ts';

/** Empty systems share a few pictures of space. */
export const SPACES = 6;

const painted = new SvelteMap<string, string>();
const asked = new Set<string>();
let painter: Worker | null = null;

export const worldPicture = (name: string, kind: WorldKind): string | undefined =>
  picture(`world ${name}`, { draw: 'world', name, kind });

export const gatePicture = (wormhole: GateKind): string | undefined =>
  picture(`gate ${wormhole}`, { draw: 'gate', wormhole });

export const spacePicture = (which: number): string | undefined =>
  picture(`space ${which}`, { draw: 'space', seed: which + 1 });

export const specialPicture = (special: SpecialKind, seed: number): string | undefined =>
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
