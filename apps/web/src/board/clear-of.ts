// The whole galaxy as large as it goes beside what lies over the map: it is no rectangle, and its corners may be covered.
import type { Box, Point } from './geometry.ts';
import { H, R } from './geometry.ts';
import type { Size, Viewport } from './viewport.ts';
import { centred, fitted, MARGIN } from './viewport.ts';

/** A rectangle over the map, in its pixels. */
export interface Cover {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Each try is so much smaller than the last; below the least the covers win, and the map is fitted as if there were none. */
const SMALLER = 0.985;
const LEAST = 0.7;
/** Places tried along a side. */
const TRIES = 9;
/** Pixels between a hex and what covers the map. */
const GAP = 2;

export function clearOf(covers: readonly Cover[], hexes: readonly Point[], box: Box, size: Size): Viewport {
  const largest = fitted(box, size);
  const near = covers.filter((c) => c.right > 0 && c.bottom > 0 && c.left < size.width && c.top < size.height);
  for (let scale = largest.scale; scale >= largest.scale * LEAST; scale *= SMALLER) {
    const middle = centred({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }, size, scale);
    for (const dy of shifts(size.height - (box.bottom - box.top) * scale))
      for (const dx of shifts(size.width - (box.right - box.left) * scale)) {
        const view = { x: middle.x + dx, y: middle.y + dy, scale };
        if (hexes.every((hex) => near.every((cover) => !isCovered(view, hex, cover)))) return view;
      }
  }
  return largest;
}

/** How far the map may be moved to either side within the room it leaves, the least first. */
function shifts(room: number): number[] {
  const most = room / 2 - MARGIN;
  if (most <= 0) return [0];
  const steps = Array.from({ length: TRIES }, (_, i) => most * ((2 * i) / (TRIES - 1) - 1));
  return steps.sort((a, b) => Math.abs(a) - Math.abs(b));
}

const SLANT = Math.sqrt(3) / 2;

/** Does a hex lie under it? Two convex shapes are apart when they are along the normal of some edge. */
function isCovered({ x, y, scale }: Viewport, hex: Point, cover: Cover): boolean {
  const dx = x + hex.x * scale - (cover.left + cover.right) / 2;
  const dy = y + hex.y * scale - (cover.top + cover.bottom) / 2;
  const halfWidth = (cover.right - cover.left) / 2 + GAP;
  const halfHeight = (cover.bottom - cover.top) / 2 + GAP;
  if (Math.abs(dx) >= R * scale + halfWidth || Math.abs(dy) >= H * scale + halfHeight) return false;
  const reach = H * scale + halfWidth * SLANT + halfHeight / 2;
  return Math.abs(dx * SLANT + dy / 2) < reach && Math.abs(dy / 2 - dx * SLANT) < reach;
}
