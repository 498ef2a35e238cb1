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
  const roll = dice(seed);
  const values = Float32Array.from({ length: 256 }, roll);
  const order = new Uint8Array(512);
  for (let i = 0; i < 256; i++) order[i] = i;
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(roll() * (i + 1));
    const kept = order[i] as number;
    order[i] = order[j] as number;
    order[j] = kept;
  }
  order.copyWithin(256, 0, 256);
  // Asked some hundred thousand times for one picture: no function is called for the eight corners.
  return (x, y, z) => {
    const xf = Math.floor(x);
    const yf = Math.floor(y);
    const zf = Math.floor(z);
    const xi = xf & 255;
    const yi = yf & 255;
    const zi = zf & 255;
    const u = smooth(x - xf);
    const v = smooth(y - yf);
    const w = smooth(z - zf);
    const a = (order[xi] as number) + yi;
    const b = (order[xi + 1] as number) + yi;
    const a0 = (order[a & 255] as number) + zi;
    const a1 = (order[(a + 1) & 255] as number) + zi;
    const b0 = (order[b & 255] as number) + zi;
    const b1 = (order[(b + 1) & 255] as number) + zi;
    const a00 = values[a0 & 255] as number;
    const a10 = values[a1 & 255] as number;
    const a01 = values[(a0 + 1) & 255] as number;
    const a11 = values[(a1 + 1) & 255] as number;
    const n00 = a00 + ((values[b0 & 255] as number) - a00) * u;
    const n10 = a10 + ((values[b1 & 255] as number) - a10) * u;
    const n01 = a01 + ((values[(b0 + 1) & 255] as number) - a01) * u;
    const n11 = a11 + ((values[(b1 + 1) & 255] as number) - a11) * u;
    const near = n00 + (n10 - n00) * v;
    return near + (n01 + (n11 - n01) * v - near) * w;
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
