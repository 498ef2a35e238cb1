// What part of the galaxy is seen: a point of the world at a point of the page, and a scale.
import type { Box, Point } from './geometry.ts';
import { R } from './geometry.ts';

/** A point of the world is drawn at x + point.x * scale, y + point.y * scale. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much is told at a scale: every word; everything; larger letters; owners and figures; only who is where. */
export type Detail = 'close' | 'full' | 'large' | 'brief' | 'least';

export const LEAST_SCALE = 12 / R;
export const MOST_SCALE = 3.4;
/** Where a reader begins when the whole galaxy would be too small to read. */
const READING_SCALE = 58 / R;
const BRIEF = 40;
export const MARGIN = 6;

export function detailAt(scale: number): Detail {
  const radius = scale * R;
  if (radius < 24) return 'least';
  if (radius < BRIEF) return 'brief';
  if (radius < 60) return 'large';
  return radius < 100 ? 'full' : 'close';
}

export const worldAt = (view: Viewport, at: Point): Point => ({
  x: (at.x - view.x) / view.scale,
  y: (at.y - view.y) / view.scale,
});

const bounded = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The whole box, as large as it goes. */
export function fitted(box: Box, size: Size): Viewport {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const scale = bounded(
    Math.min((size.width - 2 * MARGIN) / width, (size.height - 2 * MARGIN) / height),
    LEAST_SCALE,
    MOST_SCALE,
  );
  return centred({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }, size, scale);
}

export const centred = (at: Point, size: Size, scale: number): Viewport => ({
  x: size.width / 2 - at.x * scale,
  y: size.height / 2 - at.y * scale,
  scale,
});

/** Everything where that can be read; on a small page the part around a place. */
export function opening(whole: Viewport, box: Box, size: Size, around: Point): Viewport {
  return detailAt(whole.scale) === 'brief' || detailAt(whole.scale) === 'least'
    ? filled(centred(around, size, READING_SCALE), box, size)
    : whole;
}

/** Nearer or farther, with the point under the pointer where it is. */
export function zoomed(view: Viewport, at: Point, factor: number): Viewport {
  const scale = bounded(view.scale * factor, LEAST_SCALE, MOST_SCALE);
  const grown = scale / view.scale;
  return { x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown, scale };
}

export const moved = (view: Viewport, dx: number, dy: number): Viewport => ({
  ...view,
  x: view.x + dx,
  y: view.y + dy,
});

/** The galaxy never leaves the page: a quarter of the page, or of the galaxy, stays covered. */
export function keptInside(view: Viewport, box: Box, size: Size): Viewport {
  const part = (from: number, to: number, room: number, at: number): number => {
    const keep = Math.min(room, (to - from) * view.scale) * 0.4;
    return bounded(at, keep - to * view.scale, room - keep - from * view.scale);
  };
  return {
    x: part(box.left, box.right, size.width, view.x),
    y: part(box.top, box.bottom, size.height, view.y),
    scale: view.scale,
  };
}

/** As much of the page as possible shows something. */
function filled(view: Viewport, box: Box, size: Size): Viewport {
  const part = (from: number, to: number, room: number, at: number): number => {
    const [least, most] = [room - MARGIN - to * view.scale, MARGIN - from * view.scale];
    return least > most ? (least + most) / 2 : bounded(at, least, most);
  };
  return {
    x: part(box.left, box.right, size.width, view.x),
    y: part(box.top, box.bottom, size.height, view.y),
    scale: view.scale,
  };
}

/** The least movement that brings a hex into sight. */
export function shown(view: Viewport, at: Point, size: Size): Viewport {
  const reach = Math.min(R * view.scale + 4, size.width / 2, size.height / 2);
  const x = view.x + at.x * view.scale;
  const y = view.y + at.y * view.scale;
  return moved(view, bounded(x, reach, size.width - reach) - x, bounded(y, reach, size.height - reach) - y);
}
