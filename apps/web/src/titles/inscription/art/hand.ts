// What a hand draws: strokes, loops and figures that never quite repeat. The same mark always wobbles in the same way.
import { dice, hash } from '../../../board/art/noise.ts';

/** A gesture is drawn in two passes of the pen. */
export type Gesture = readonly [broad: string, fine: string];

/** How far a hand misses, up to half of `by` either way. */
type Miss = (by: number) => number;

const missing = (seed: string): Miss => {
  const roll = dice(hash(seed));
  return (by) => (roll() - 0.5) * by;
};

export const round = (n: number): number => Math.round(n * 10) / 10;

const twice = (draw: () => string): Gesture => [draw(), draw()];

/** A line from one place to another. */
export function stroke(seed: string, x1: number, y1: number, x2: number, y2: number, weight = 1): Gesture {
  const miss = missing(seed);
  const end = 2.4 * weight;
  const bend = 6 * weight;
  return twice(() => {
    const at = (x: number, y: number, by: number): string => `${round(x + miss(by))} ${round(y + miss(by))}`;
    return `M${at(x1, y1, end)}Q${at((x1 + x2) / 2, (y1 + y2) / 2, bend)} ${at(x2, y2, end)}`;
  });
}

/** Crossed out: two strokes. */
export function cross(seed: string, x: number, y: number, r: number, weight = 0.8): Gesture {
  const [a, b] = stroke(seed, x - r, y - r, x + r, y + r, weight);
  const [c, d] = stroke(`${seed} back`, x + r, y - r, x - r, y + r, weight);
  return [a + c, b + d];
}

/** Circled: once around and a little further. */
export function loop(seed: string, x: number, y: number, r: number): Gesture {
  const miss = missing(seed);
  return twice(() => {
    const at = (dx: number, dy: number, mx: number, my: number): string =>
      `${round(x + r * (dx + miss(mx)))} ${round(y + r * (dy + miss(my)))}`;
    return [
      `M${at(1, 0, 0, 0.14)}`,
      `C${at(1, 0.75, 0.1, 0)} ${at(0.6, 1, 0, 0.1)} ${at(0, 1, 0.14, 0)}`,
      `S${at(-1, 0.5, 0.1, 0)} ${at(-1, 0, 0, 0.14)}`,
      `S${at(-0.5, -1, 0, 0.1)} ${at(0, -1, 0.14, 0)}`,
      `S${at(1, -0.6, 0.08, 0)} ${at(0.94, 0.18, 0, 0)}`,
    ].join('');
  });
}

const SCRAPES = [-2, -1, 0, 1, 2];

/** Scraped off: slanted strokes that fill a hexagon with this corner. */
export function scrapes(x: number, y: number, corner: number): readonly (readonly [number, number, number, number])[] {
  return SCRAPES.map((i) => {
    const middle = x + i * corner * 0.3;
    const reach = Math.sqrt(Math.max(0, 1 - (i * 0.3) ** 2)) * corner * 0.6;
    return [middle - reach * 0.55, y + reach * 0.62, middle + reach * 0.55, y - reach * 0.62];
  });
}

export function scrapped(seed: string, x: number, y: number, corner: number): Gesture {
  const drawn = scrapes(x, y, corner).map(([x1, y1, x2, y2], i) =>
    stroke(`${seed} ${i}`, x1, y1, x2, y2, (0.62 * corner) / 37),
  );
  return [drawn.map(([broad]) => broad).join(''), drawn.map(([, fine]) => fine).join('')];
}

/** Figures in a box of 10 by 16. */
const figures: Readonly<Record<string, string>> = {
  0: 'M5 0C1 0 0 5 0 8S1 16 5 16S10 11 10 8S9 0 5.5 .3',
  1: 'M2 4L6 0V16',
  2: 'M1 4C1-1 9-1 9 4C9 8 2 12 0 16H10',
  3: 'M1 0H9L4.5 6.5C9 6.5 10 9 10 11C10 16 4 18 0 14',
  4: 'M7.5 16V0L0 11H10',
  5: 'M9 0H2L1 7C5 5 10 7 10 11C10 16 3 17.5 0 14',
  6: 'M8 0C3 3 0 8 0 11.5C0 17.5 10 17.5 10 11C10 6 2 6 .5 11',
  7: 'M0 0H10L4 16',
  8: 'M5 7C1 5 1 0 5 0S9 5 5 7C-1 9-1 16 5 16S11 9 5 7',
  9: 'M9.5 5C8 10 0 10 0 5S9-1 9.5 4.5C9.5 10 7 14 4 16',
  '-': 'M1 9H9',
  '+': 'M1 9H9M5 5V13',
};
const PITCH = 13;

export interface Written {
  readonly figures: readonly { readonly path: string; readonly x: number }[];
  readonly width: number;
  /** How far the hand slants, in degrees. */
  readonly slant: number;
}

/** A number by hand, 16 high. */
export function written(text: string): Written {
  const all = [...text];
  return {
    figures: all.map((figure, i) => ({ path: figures[figure] ?? '', x: i * PITCH })),
    width: all.length * PITCH - 3,
    slant: missing(`figure ${text}`)(5),
  };
}
