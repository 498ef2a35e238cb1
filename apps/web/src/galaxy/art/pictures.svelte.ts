// Pictures are painted once, when the browser has time, and kept as bitmaps: nothing in the layer that moves is filtered.
import type { PlanetId, SpecialSystem, Wormhole } from '@custodian/ti3/facts';
import { SvelteMap } from 'svelte/reactivity';
import type { Pixels } from './pixels.ts';
import { paintGate, paintSpace, paintSpecial } from './tiles.ts';
import { paintWorld } from './worlds.ts';

const WORLD_PIXELS = 248;
const TILE_PIXELS = 300;
const GATE_PIXELS = 176;
/** Empty systems share a few pictures of space. */
export const SPACES = 6;

const painted = new SvelteMap<string, string>();
const waiting = new Map<string, () => Pixels>();
let isPainting = false;

export const worldPicture = (planet: PlanetId): string | undefined =>
  picture(`world ${planet}`, () => paintWorld(planet, WORLD_PIXELS));

export const gatePicture = (wormhole: Wormhole): string | undefined =>
  picture(`gate ${wormhole}`, () => paintGate(wormhole, GATE_PIXELS));

export const spacePicture = (which: number): string | undefined =>
  picture(`space ${which}`, () => paintSpace(which + 1, TILE_PIXELS / 2));

export const specialPicture = (special: SpecialSystem, seed: number): string | undefined =>
  picture(`${special} ${seed}`, () => paintSpecial(special, seed, TILE_PIXELS));

/** Its address, or undefined until it is painted. */
function picture(key: string, paint: () => Pixels): string | undefined {
  const ready = painted.get(key);
  if (ready === undefined && !waiting.has(key)) {
    waiting.set(key, paint);
    if (!isPainting) later();
  }
  return ready;
}

function later(): void {
  isPainting = true;
  if ('requestIdleCallback' in globalThis) requestIdleCallback(paintSome, { timeout: 200 });
  else setTimeout(paintSome, 16);
}

/** A few pictures, for some milliseconds; then the browser has its turn. */
async function paintSome(): Promise<void> {
  const began = performance.now();
  for (const [key, paint] of waiting) {
    const url = await encode(paint());
    if (url !== null) painted.set(key, url);
    waiting.delete(key);
    if (performance.now() - began > 24) break;
  }
  isPainting = false;
  if (waiting.size > 0) later();
}

function encode({ width, height, data }: Pixels): Promise<string | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  return new Promise((done) => canvas.toBlob((blob) => done(blob === null ? null : URL.createObjectURL(blob))));
}
