// Painted worlds: noise on a globe, lit from the upper left, seeded by the planet's name.
import { dice, ease, hash, layered, noise } from './noise.ts';
import type { Pixels, Rgb } from './pixels.ts';
import { along, blank, mix, put, rgb } from './pixels.ts';

interface Kind {
  /** From the lowest ground to the highest. */
  readonly ramp: readonly Rgb[];
  readonly air: Rgb;
  /** How fine the ground is. */
  readonly grain: number;
  /** Above 1 the ground is drawn out into belts. */
  readonly belts?: number;
  readonly clouds?: number;
  readonly caps?: number;
  readonly craters?: number;
  /** Shines by itself where the ground is highest. */
  readonly glow?: Rgb;
  /** Below this height lies water, which glints. */
  readonly sea?: number;
}

const look = (ramp: string, air: string, rest: Omit<Kind, 'ramp' | 'air'>): Kind => ({
  ramp: ramp.split(' ').map(rgb),
  air: rgb(air),
  ...rest,
});

const kinds = {
  ocean: look('06203f 0d3f70 1d6a9c 2f8fb4 4f8a5c 8f9a5e d8cfa6', '86ccff', {
    grain: 1.7,
    clouds: 0.62,
    caps: 0.84,
    sea: 0.56,
  }),
  forest: look('0a2733 12423c 24593a 3f7a3f 6f9a4c a9b568 dcd6a0', 'a6e8b0', { grain: 1.9, clouds: 0.5, sea: 0.3 }),
  desert: look('5a3016 8a5224 b97f40 d9a662 ecc88c f7e6bf', 'ffd39a', { grain: 1.6, belts: 1.7 }),
  ice: look('4f7796 82aac8 b4d3e6 d9ecf6 f4fbff ffffff', 'd2ecff', { grain: 2.1, caps: 0.7 }),
  lava: look('0d0808 1c0f0e 2e1713 45211a 7a2f18', 'ff8f58', { grain: 2.2, glow: rgb('ff8a2b') }),
  teal: look('0c333f 165e69 2f8a8c 62b6ad a0dccb e6f8ee', 'a2f2e8', { grain: 1.1, belts: 5.2 }),
  tan: look('6b4730 94693f bd9060 d3ad7d a97f58 ecd7b4 f6ead2', 'ffdfb4', { grain: 0.9, belts: 6.4 }),
  violet: look('22163c 3d2868 5f4394 8465b4 ab8fd0 e4d6f4', 'd4b8ff', { grain: 1.3, belts: 2.6, clouds: 0.3 }),
  rose: look('33122a 5f2547 8f4164 b96d84 d99ba4 f7dcd8', 'ffbccd', { grain: 1.5, belts: 2 }),
  barren: look('1e2026 3a3d45 585c66 7d818b a5a9b2 d3d6dc', 'cbd5e8', { grain: 2.4, craters: 22 }),
  rust: look('2a100c 4f1f16 7d3826 a85a3b cc8a60 edc4a0', 'ffb090', { grain: 2, craters: 9, caps: 0.9 }),
  toxic: look('1f290b 3d4c14 66742a 939a45 bdb968 eeeab6', 'e4ee90', { grain: 1.8, clouds: 0.45 }),
  city: look('0f0c12 1d1720 33283a 574748 8a7458 b99b70', 'ffe3b3', { grain: 2.6, glow: rgb('ffd98c') }),
} as const satisfies Record<string, Kind>;

export type WorldKind = keyof typeof kinds;

/** The colours of a world before its picture is painted. */
export function worldColours(kind: WorldKind): { readonly light: string; readonly dark: string } {
  const { ramp } = kinds[kind];
  const css = (colour: Rgb): string => `rgb(${colour.map(Math.round).join(' ')})`;
  return { light: css(along(ramp, 0.62)), dark: css(along(ramp, 0.12)) };
}

/** The picture reaches this far beyond the middle, in radii: room for air and rings. */
export const WORLD_REACH = 1.7;

const LIGHT = [-0.53, -0.58, 0.62] as const;

export function paintWorld(name: string, kind: WorldKind, size: number): Pixels {
  const look: Kind = kinds[kind];
  const seed = hash(name);
  const roll = dice(seed);
  const field = noise(seed);
  const ground = layered(field, 5);
  const bend = layered(field, 3);
  const sky = layered(noise(seed + 1), 4);
  const tilt = (roll() - 0.5) * 0.9;
  const turn = roll() * 6.283;
  const belts = look.belts ?? 1;
  const hasRing = belts > 4 && roll() < 0.6;
  const craters = Array.from({ length: look.craters ?? 0 }, () => crater(roll));
  const radius = size / 2 / WORLD_REACH;
  const pixels = blank(size, size);
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);

  for (let j = 0; j < size; j++)
    for (let i = 0; i < size; i++) {
      const x = (i + 0.5 - size / 2) / radius;
      const y = (j + 0.5 - size / 2) / radius;
      const far = Math.hypot(x, y);
      const index = j * size + i;
      let colour: Rgb = look.air;
      let alpha = 0;
      if (far < 1.02) {
        const z = Math.sqrt(Math.max(0, 1 - far * far));
        const lit = x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2];
        colour = surface(x, y, z, lit);
        alpha = 1 - ease(1 - 1.1 / radius, 1 + 0.6 / radius, far);
      }
      if (alpha < 1) {
        // Air beyond the edge, brighter towards the light.
        const towards = (x * LIGHT[0] + y * LIGHT[1]) / Math.max(far, 0.01);
        const air = 0.5 * (0.3 + 0.7 * ease(-0.7, 0.8, towards)) * (1 - ease(0.98, 1.34, far)) ** 2;
        const under = air * (1 - alpha);
        colour = alpha + under > 0 ? mix(look.air, colour, alpha / (alpha + under)) : colour;
        alpha += under;
      }
      if (hasRing) [colour, alpha] = ringed(x, y, far, colour, alpha);
      if (alpha > 0) put(pixels, index, colour, Math.min(1, alpha));
    }
  return pixels;

  function surface(x: number, y: number, z: number, lit: number): Rgb {
    // Turned around its own, tilted axis.
    const ty = y * cos - x * sin;
    const tx = x * cos + y * sin;
    const px = tx * Math.cos(turn) - z * Math.sin(turn);
    const pz = tx * Math.sin(turn) + z * Math.cos(turn);
    const g = look.grain;
    const warp = bend(px * g + 7, ty * g * belts, pz * g) - 0.5;
    const stretch = belts > 1 ? 0.55 : 1;
    let height = ground(
      px * g * stretch + warp * (belts > 1 ? 0.5 : 1.3) + 31,
      ty * g * belts + warp * 1.2,
      pz * g * stretch - warp + 11,
    );
    height = Math.min(1, Math.max(0, (height - 0.5) * 2.3 + 0.5));
    let shade = 0;
    for (const hole of craters) {
      const near = px * hole.x + ty * hole.y + pz * hole.z;
      if (near > hole.near) {
        const d = Math.acos(Math.min(1, near)) / hole.size;
        height += d < 0.85 ? -0.16 : d < 1.1 ? 0.16 : 0;
        if (d < 1) shade += (tx * -0.6 + ty * -0.6) * 0.05;
      }
    }
    let colour = along(look.ramp, height);
    const isWet = look.sea !== undefined && height < look.sea;
    const cap = look.caps === undefined ? 0 : ease(look.caps - 0.04, look.caps + 0.06, Math.abs(ty) + warp * 0.3);
    if (cap > 0) colour = mix(colour, [244, 250, 255], cap * 0.92);
    let cover = 0;
    if (look.clouds !== undefined) {
      const swirl = sky(px * 2.1 + warp * 1.8, ty * 3.4 + warp, pz * 2.1);
      cover = ease(0.5, 0.72, swirl) * look.clouds;
      colour = mix(colour, [250, 252, 255], cover);
    }
    const day = ease(-0.18, 0.95, lit) * 1.12 + shade;
    const limb = 0.62 + 0.38 * z ** 0.6;
    const strength = 0.045 + day * limb;
    const rim = (1 - z) ** 2.6 * ease(-0.15, 0.8, lit) * 0.85;
    const glint = isWet && cover < 0.3 ? Math.max(0, lit) ** 26 * 0.55 : Math.max(0, lit) ** 12 * 0.07;
    const out: [number, number, number] = [0, 0, 0];
    for (let c = 0; c < 3; c++) out[c] = (colour[c] as number) * strength + (look.air[c] as number) * rim + 255 * glint;
    if (look.glow !== undefined) {
      const veins = 1 - Math.abs(ground(px * 3.1 + 50, ty * 3.1, pz * 3.1) - 0.5) * 2;
      const lamps =
        kind === 'city'
          ? ease(0.5, 0.62, field(px * 24, ty * 24, pz * 24)) *
            ease(0.42, 0.62, height) *
            (1.1 - 0.55 * ease(0, 0.7, lit))
          : ease(0.86, 0.985, veins) * (0.95 - 0.35 * ease(0.2, 1, lit));
      for (let c = 0; c < 3; c++) out[c] = (out[c] as number) + (look.glow[c] as number) * lamps * (0.35 + 0.65 * z);
    }
    return out;
  }

  /** A flat ring, before the globe below and behind it above. */
  function ringed(x: number, y: number, far: number, colour: Rgb, alpha: number): [Rgb, number] {
    const ry = (y * Math.cos(0.32) + x * Math.sin(0.32)) / 0.27;
    const rx = x * Math.cos(0.32) - y * Math.sin(0.32);
    const d = Math.hypot(rx, ry);
    if (d < 1.18 || d > 1.66 || (ry < 0 && far < 1)) return [colour, alpha];
    const bands = 0.35 + 0.65 * field(d * 26, 3, 1);
    const share = ease(1.18, 1.24, d) * (1 - ease(1.58, 1.66, d)) * bands * 0.85;
    const isShadowed = ry < 0 && rx > 0.2 && d < 1.5;
    const dust = mix(look.ramp[3] as Rgb, [255, 244, 226], 0.35);
    const tint: Rgb = isShadowed ? mix(dust, [0, 0, 0], 0.7) : dust;
    const whole = share + alpha * (1 - share);
    return [whole > 0 ? mix(colour, tint, share / whole) : colour, whole];
  }
}

function crater(roll: () => number): { x: number; y: number; z: number; size: number; near: number } {
  const y = roll() * 2 - 1;
  const angle = roll() * 6.283;
  const around = Math.sqrt(1 - y * y);
  const size = 0.08 + roll() ** 2 * 0.26;
  return { x: around * Math.cos(angle), y, z: around * Math.sin(angle), size, near: Math.cos(size * 1.25) };
}
