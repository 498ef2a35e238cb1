// Seeded randomness for drawings: the same name always gives the same picture.

export function hash(name: string): number {
  let h = 2166136261;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** Numbers from 0 to 1. */
export function dice(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let n = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    n = Math.imul(n ^ (n >>> 15), 0x735a2d97);
    return ((n ^ (n >>> 15)) >>> 0) / 4294967296;
  };
}

export type Noise = (x: number, y: number, z: number) => number;

const smooth = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** A smooth field of values from 0 to 1 in space. */
export function noise(seed: number): Noise {
  const table = new Float32Array(512);
  const roll = dice(seed);
  for (let i = 0; i < 256; i++) table[i] = roll();
  table.copyWithin(256, 0, 256);
  const order = new Uint8Array(512);
  for (let i = 0; i < 256; i++) order[i] = i;
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(roll() * (i + 1));
    const kept = order[i] as number;
    order[i] = order[j] as number;
    order[j] = kept;
  }
  order.copyWithin(256, 0, 256);
  const at = (x: number, y: number, z: number): number =>
    table[(order[(order[x & 255] as number) + (y & 255)] as number) + (z & 255)] as number;
  return (x, y, z) => {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const zi = Math.floor(z);
    const u = smooth(x - xi);
    const v = smooth(y - yi);
    const w = smooth(z - zi);
    const a = at(xi, yi, zi) + (at(xi + 1, yi, zi) - at(xi, yi, zi)) * u;
    const b = at(xi, yi + 1, zi) + (at(xi + 1, yi + 1, zi) - at(xi, yi + 1, zi)) * u;
    const c = at(xi, yi, zi + 1) + (at(xi + 1, yi, zi + 1) - at(xi, yi, zi + 1)) * u;
    const d = at(xi, yi + 1, zi + 1) + (at(xi + 1, yi + 1, zi + 1) - at(xi, yi + 1, zi + 1)) * u;
    const near = a + (b - a) * v;
    return near + (c + (d - c) * v - near) * w;
  };
}

/** Layers of noise, each twice as fine and half as strong. */
export function layered(field: Noise, layers: number): Noise {
  return (x, y, z) => {
    let sum = 0;
    let weight = 0.5;
    let scale = 1;
    let whole = 0;
    for (let i = 0; i < layers; i++) {
      sum += weight * field(x * scale + i * 17.3, y * scale - i * 9.1, z * scale + i * 4.7);
      whole += weight;
      weight *= 0.5;
      scale *= 2.03;
    }
    return sum / whole;
  };
}

/** 0 below the first edge, 1 above the second, gentle between. */
export function ease(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
