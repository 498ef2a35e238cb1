// Painted space: the dust of empty systems, nebulae, supernovae, ion storms, wormholes, drifting rocks.
import type { Noise } from './noise.ts';
import { dice, ease, hash, layered, noise } from './noise.ts';
import type { Pixels, Rgb } from './pixels.ts';
import { along, blank, mix, put, rgb } from './pixels.ts';

/** What fills a hex without planets. */
export type SpecialKind = 'asteroidField' | 'gravityRift' | 'nebula' | 'supernova' | 'ionStorm';

/** Wormholes that look different. */
export type GateKind = 'alpha' | 'beta' | 'delta' | 'gamma';

const ROOT = Math.sqrt(3) / 2;

/** How far inside a flat-top hex of radius 1 a point lies; negative outside. */
export function depthInHex(x: number, y: number): number {
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  return Math.min(ROOT - ay, (1 - ax - ay / Math.sqrt(3)) * ROOT);
}

type Paint = (x: number, y: number) => readonly [Rgb, number];

/** A hex of `width` pixels; the paint fades out just before the edge. */
function paintHex(width: number, paint: Paint): Pixels {
  const height = Math.round(width * ROOT);
  const pixels = blank(width, height);
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const x = ((i + 0.5) / width) * 2 - 1;
      const y = (((j + 0.5) / height) * 2 - 1) * ROOT;
      const depth = depthInHex(x, y);
      if (depth <= 0) continue;
      const [colour, alpha] = paint(x, y);
      put(pixels, j * width + i, colour, alpha * ease(0, 0.035, depth));
    }
  return pixels;
}

/** Faint dust and small stars: what an empty system shows. */
export function paintSpace(seed: number, width: number): Pixels {
  const cloud = layered(noise(seed * 97 + 5), 5);
  const hue = along([rgb('24407a'), rgb('1f5a72'), rgb('4a2f78'), rgb('2a3c86'), rgb('5a3160')], dice(seed)());
  const dusty = paintHex(width, (x, y) => {
    const warp = cloud(x * 1.6 + 9, y * 1.6, 2) - 0.5;
    const dust = cloud(x * 1.5 + warp * 2, y * 1.5 - warp * 2, 0);
    return [mix(hue, [190, 205, 255], ease(0.6, 0.9, dust) * 0.3), ease(0.44, 0.86, dust) * 0.36];
  });
  return sprinkle(dusty, seed, 34);
}

/** Stars on what is painted already. */
function sprinkle(pixels: Pixels, seed: number, count: number): Pixels {
  const roll = dice(seed * 31 + 7);
  const { width, height, data } = pixels;
  for (let star = 0; star < count; star++) {
    const size = (0.005 + roll() ** 4 * 0.012) * (width / 2);
    const [x, y, light] = [roll() * width, roll() * height, 0.25 + roll() * 0.65];
    for (let j = Math.max(0, Math.floor(y - 3 * size)); j < Math.min(height, y + 3 * size); j++)
      for (let i = Math.max(0, Math.floor(x - 3 * size)); i < Math.min(width, x + 3 * size); i++) {
        const depth = depthInHex((i / width) * 2 - 1, ((j / height) * 2 - 1) * ROOT);
        const shine =
          Math.exp((-1.4 * ((i + 0.5 - x) ** 2 + (j + 0.5 - y) ** 2)) / size ** 2) * light * ease(0, 0.06, depth);
        const index = j * width + i;
        const below: Rgb = [data[index * 4] ?? 0, data[index * 4 + 1] ?? 0, data[index * 4 + 2] ?? 0];
        put(pixels, index, mix(below, [232, 238, 255], shine), Math.max((data[index * 4 + 3] ?? 0) / 255, shine));
      }
  }
  return pixels;
}

export function paintSpecial(special: SpecialKind, seed: number, width: number): Pixels {
  if (special === 'nebula') return sprinkle(paintHex(width, nebula(seed)), seed, 40);
  if (special === 'supernova') return paintHex(width, supernova(seed));
  if (special === 'ionStorm') return paintHex(width, ionStorm(seed));
  if (special === 'gravityRift') return sprinkle(paintHex(width, gravityRift(seed)), seed, 24);
  return paintRocks(seed, width);
}

function nebula(seed: number): Paint {
  const field = noise(seed);
  const cloud = layered(field, 5);
  const ramp = ['080613', '1d0f3c', '4a1a6e', '9a2f96', 'e0609c', 'ffc9c2'].map(rgb);
  return (x, y) => {
    const wx = cloud(x * 1.5 + 4, y * 1.5, 1) - 0.5;
    const wy = cloud(x * 1.5, y * 1.5 + 8, 2) - 0.5;
    const thick = cloud(x * 1.7 + wx * 3.2, y * 1.7 + wy * 3.2, 0);
    const lanes = 1 - ease(0.46, 0.66, cloud(x * 2.6 - wy * 3 + 20, y * 2.6 + wx * 3, 5)) * 0.75;
    let colour = along(ramp, ease(0.3, 0.76, thick) * lanes * (1.05 - 0.25 * Math.hypot(x, y)));
    const cool = ease(0.52, 0.72, cloud(x * 1.2 - 6, y * 1.2 + 3, 9));
    colour = mix(colour, [colour[2] * 0.3, colour[0] * 0.62, Math.min(255, colour[2] * 1.15 + 20)], cool * 0.75);
    return [colour, 0.96];
  };
}

function supernova(seed: number): Paint {
  const field = noise(seed);
  const cloud = layered(field, 5);
  const ramp = ['0c0510', '2b0b18', '6b1a1c', 'c4471c', 'ff9a3c', 'ffe6a8', 'fffdf2'].map(rgb);
  return (x, y) => {
    const far = Math.hypot(x, y);
    const angle = Math.atan2(y, x);
    const flow = cloud(Math.cos(angle) * 2.2 + 5, Math.sin(angle) * 2.2, far * 2.4);
    const shell = Math.exp(-(((far - 0.6 - (flow - 0.5) * 0.5) / 0.13) ** 2));
    const threads = 1 - Math.abs(cloud(x * 4.2 + flow, y * 4.2 - flow, 3) - 0.5) * 2;
    const rays = field(Math.cos(angle) * 7, Math.sin(angle) * 7, 1) ** 2;
    const core = Math.exp(-((far / 0.17) ** 2)) * 1.1 + Math.exp(-far / 0.2) * (0.5 + rays * 0.45);
    const heat = core + shell * (0.2 + 0.42 * ease(0.6, 0.97, threads)) + ease(0.75, 0.97, threads) * 0.2 * (1 - far);
    return [along(ramp, Math.min(1, heat)), 0.3 + 0.66 * ease(0, 0.45, heat)];
  };
}

function ionStorm(seed: number): Paint {
  const cloud = layered(noise(seed), 5);
  const ramp = ['050b14', '0a2436', '0f4c62', '2a8f9c', '9cf0ea', 'f4fffe'].map(rgb);
  return (x, y) => {
    const far = Math.hypot(x, y);
    const swirl = Math.atan2(y, x) + 1.6 / (far + 0.35);
    const sx = Math.cos(swirl) * far;
    const sy = Math.sin(swirl) * far;
    const thick = cloud(sx * 2.6 + 3, sy * 2.6, 0);
    const bolts = 1 - Math.abs(cloud(x * 2.4 + 9, y * 2.4, 4) - 0.5) * 2;
    return [along(ramp, ease(0.3, 0.9, thick) * 0.6 + ease(0.955, 0.995, bolts) * 0.7), 0.92];
  };
}

/** Matter bent around a hole: a tilted disc, brighter and hotter towards the middle, its near side before the hole. */
function gravityRift(seed: number): Paint {
  const cloud = layered(noise(seed), 5);
  const ramp = ['0a0510', '2a0e1e', '6a2138', 'c4562f', 'ffa060', 'ffe0b8'].map(rgb);
  const [cos, sin, tilt, hole] = [Math.cos(0.38), Math.sin(0.38), 0.44, 0.17];
  return (x, y) => {
    const far = Math.hypot(x, y);
    const along1 = x * cos - y * sin;
    const across = (x * sin + y * cos) / tilt;
    const disc = Math.hypot(along1, across);
    const turn = Math.atan2(across, along1);
    const streak = cloud(
      Math.cos(turn + 1.4 / (disc + 0.2)) * 2.4,
      Math.sin(turn + 1.4 / (disc + 0.2)) * 2.4,
      disc * 7,
    );
    const body = ease(0.96, 0.3, disc) * ease(hole * 0.9, hole * 1.5, disc) * (0.35 + 0.9 * streak);
    const ring = Math.exp(-(((far - hole * 1.12) / 0.022) ** 2)) * 0.95;
    const isBehind = far < hole && across < 0;
    const heat = Math.min(1, (isBehind ? 0 : body) + ring);
    const dark = 1 - ease(hole * 0.92, hole, far);
    const colour = mix(along(ramp, heat), [0, 0, 0], isBehind || across < hole ? dark * (1 - ring) : 0);
    return [colour, Math.max(heat * 0.95, dark, 0.3 * ease(1, 0.4, far))];
  };
}

interface Rock {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly squash: number;
  readonly grey: number;
}

/** Boulders in a broad belt, each a lumpy ball lit from the upper left. */
function paintRocks(seed: number, width: number): Pixels {
  const bumps = layered(noise(seed), 4);
  const [dark, dust] = [rgb('0c0f18'), rgb('4a3c34')];
  const pixels = paintHex(width, (x, y) => {
    const haze = ease(0.4, 0.8, bumps(x * 2 - 3, y * 2, 8));
    return [mix(dark, dust, haze * 0.55), 0.35 + 0.3 * haze];
  });
  for (const rock of belt(seed)) paintRock(pixels, rock, bumps);
  return pixels;
}

/** Small ones first: large ones lie before them. */
function belt(seed: number): Rock[] {
  const roll = dice(seed);
  const rocks = Array.from({ length: 150 }, (_, i) => {
    const along = (roll() * 2 - 1) * 0.98;
    const across = (roll() + roll() + roll() - 1.5) * 0.62;
    return {
      x: along * 0.94 - across * 0.34,
      y: across * 0.94 + along * 0.34,
      size: i < 12 ? 0.07 + roll() * 0.075 : 0.008 + roll() ** 3 * 0.05,
      turn: roll() * 6.283,
      squash: 0.62 + roll() * 0.34,
      grey: roll(),
    };
  });
  return rocks.sort((a, b) => a.size - b.size);
}

const stone = ['1b1718', '3b322e', '6b5b4e', '9c8973', 'cdbb9d'].map(rgb);

function paintRock(pixels: Pixels, rock: Rock, bumps: Noise): void {
  const { width, height, data } = pixels;
  const reach = rock.size * 1.3;
  const column = (x: number): number => Math.round(((x + 1) / 2) * width);
  const row = (y: number): number => Math.round(((y / ROOT + 1) / 2) * height);
  for (let j = Math.max(0, row(rock.y - reach)); j < Math.min(height, row(rock.y + reach) + 1); j++)
    for (let i = Math.max(0, column(rock.x - reach)); i < Math.min(width, column(rock.x + reach) + 1); i++) {
      const x = ((i + 0.5) / width) * 2 - 1;
      const y = (((j + 0.5) / height) * 2 - 1) * ROOT;
      const depth = depthInHex(x, y);
      if (depth <= 0) continue;
      const dx = (x - rock.x) / rock.size;
      const dy = (y - rock.y) / rock.size;
      const rx = dx * Math.cos(rock.turn) + dy * Math.sin(rock.turn);
      const ry = (dy * Math.cos(rock.turn) - dx * Math.sin(rock.turn)) / rock.squash;
      const angle = Math.atan2(ry, rx);
      const rim = 0.74 + 0.42 * bumps(Math.cos(angle) * 1.4 + rock.turn, Math.sin(angle) * 1.4, rock.grey * 9);
      const d = Math.hypot(rx, ry) / rim;
      if (d > 1) continue;
      const rough = bumps(dx * 2.4 + rock.turn * 3, dy * 2.4, 1) - 0.5;
      const lit = (-dx * 0.55 - dy * 0.6) / rim + Math.sqrt(1 - d * d) * 0.55 + rough * 1.1;
      const index = j * width + i;
      const share = 1 - ease(0.86, 1, d);
      const below: Rgb = [data[index * 4] ?? 0, data[index * 4 + 1] ?? 0, data[index * 4 + 2] ?? 0];
      const colour = along(stone, ease(-0.35, 1.15, lit) * (0.75 + 0.3 * rock.grey));
      const under = (data[index * 4 + 3] ?? 0) / 255;
      put(pixels, index, mix(below, colour, share), Math.max(under, share * ease(0, 0.035, depth)));
    }
}

export const gateColours: Readonly<Record<GateKind, string>> = {
  alpha: 'ff9a6e',
  beta: '6fe3d2',
  delta: '7aa6ff',
  gamma: 'b6e36f',
};

/** A whirl that narrows into the dark. */
export function paintGate(wormhole: GateKind, size: number): Pixels {
  const bright = rgb(gateColours[wormhole]);
  const pale = mix(bright, [255, 255, 255], 0.65);
  const seed = hash(wormhole);
  const cloud = layered(noise(seed), 4);
  const arms = 5;
  const pixels = blank(size, size);
  for (let j = 0; j < size; j++)
    for (let i = 0; i < size; i++) {
      const x = ((i + 0.5) / size) * 2 - 1;
      const y = ((j + 0.5) / size) * 2 - 1;
      const far = Math.hypot(x, y);
      if (far >= 1) continue;
      const angle = Math.atan2(y, x);
      const whirl = angle * arms + Math.log(far + 0.05) * 6.4;
      const rough = cloud(x * 3 + 5, y * 3, 1);
      const arm = ((Math.sin(whirl + rough * 2.2) + 1) / 2) ** 2.4;
      const body = ease(0.98, 0.62, far) * ease(0.16, 0.5, far);
      const ring = Math.exp(-(((far - 0.8) / 0.06) ** 2)) * 0.5;
      const shine = Math.min(1, arm * body * (0.5 + rough) * 1.25 + ring * (0.3 + arm));
      const hole = 1 - ease(0.34, 0.86, far);
      const colour = mix(mix([3, 4, 9], bright, Math.min(1, shine * 1.3)), pale, ease(0.55, 1, shine));
      put(pixels, j * size + i, colour, Math.min(1, Math.max(shine, hole * 0.96)) * ease(1, 0.9, far));
    }
  return pixels;
}
