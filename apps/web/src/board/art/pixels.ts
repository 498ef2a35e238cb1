// A square or oblong of colour being painted, and colours as numbers.

export type Rgb = readonly [red: number, green: number, blue: number];

export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

export const blank = (width: number, height: number): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
});

export function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex, 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

export const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** A colour between several, at 0 to 1. */
export function along(ramp: readonly Rgb[], at: number): Rgb {
  const last = ramp.length - 1;
  const place = Math.min(last, Math.max(0, at * last));
  const below = Math.min(last - 1, Math.floor(place));
  return mix(ramp[below] as Rgb, ramp[below + 1] as Rgb, place - below);
}

export function put({ data }: Pixels, index: number, colour: Rgb, alpha: number): void {
  data[index * 4] = colour[0];
  data[index * 4 + 1] = colour[1];
  data[index * 4 + 2] = colour[2];
  data[index * 4 + 3] = alpha * 255;
}
