// One finger or the mouse moves the galaxy, two fingers or the wheel bring it nearer.
import type { Point } from './geometry.ts';

export interface Gestures {
  readonly onmove: (dx: number, dy: number) => void;
  readonly onzoom: (at: Point, factor: number) => void;
  /** A finger has rested on an element; what follows is no click. */
  readonly onlong: (target: Element | null) => void;
  /** A movement has begun or is over. */
  readonly onhold: (isHeld: boolean) => void;
}

/** Pixels a pointer may stray and still be a click. */
const STRAY = 5;

/** Milliseconds that a finger rests until it is no tap any more. */
const LONG = 500;

/** Attaches itself to an element; what follows a drag is no click. */
export function gestures(element: HTMLElement, { onmove, onzoom, onhold, onlong }: Gestures): () => void {
  const fingers = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let isDragged = false;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const pointOf = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = (): { readonly at: Point; readonly width: number } => {
    const [a, b] = [...fingers.values()] as [Point, Point];
    return { at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, width: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) };
  };
  const begin = (event: PointerEvent): void => {
    clearTimeout(resting);
    isDragged = true;
    onhold(true);
    element.setPointerCapture(event.pointerId);
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, pointOf(event));
    if (fingers.size === 1) {
      start = pointOf(event);
      isDragged = false;
      if (event.pointerType === 'touch')
        resting = setTimeout(() => {
          isDragged = true;
          fingers.clear();
          onlong(event.target instanceof Element ? event.target : null);
        }, LONG);
    } else begin(event);
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = pointOf(event);
    if (fingers.size === 2) {
      const wide = spread();
      fingers.set(event.pointerId, now);
      const next = spread();
      onmove(next.at.x - wide.at.x, next.at.y - wide.at.y);
      onzoom(next.at, next.width / wide.width);
      return;
    }
    if (!isDragged && Math.hypot(now.x - start.x, now.y - start.y) < STRAY) return;
    if (!isDragged) begin(event);
    fingers.set(event.pointerId, now);
    if (fingers.size === 1) onmove(now.x - before.x, now.y - before.y);
  };
  const up = (event: PointerEvent): void => {
    clearTimeout(resting);
    if (fingers.delete(event.pointerId) && fingers.size === 0 && isDragged) onhold(false);
  };
  const click = (event: MouseEvent): void => {
    if (!isDragged) return;
    isDragged = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
    // A pinch on a touchpad comes as a wheel with small steps.
    onzoom(pointOf(event), Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)));
  };

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('click', click, { capture: true });
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    clearTimeout(resting);
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('click', click, { capture: true });
    element.removeEventListener('wheel', wheel);
  };
}
