// Keys while marking: arrows come to the sheet, a shape is moved, turned and flipped, Escape lets go of what was touched or taken in
// hand.
import type { Marking } from './marking.svelte.ts';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export function keysOf(event: KeyboardEvent, marking: Marking, leave: () => void): void {
  const { target } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (target instanceof Element && target.closest('input, textarea, select, dialog, [role=slider]') !== null) return;
  const isTaken =
    marking.placing.unit === null
      ? letGo(event.key, marking, leave) || comeToTheSheet(event.key)
      : move(event.key, marking);
  if (!isTaken) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Arrows come to the sheet from anywhere that has no use for them. */
function comeToTheSheet(key: string): boolean {
  if (!(key in arrows) || document.activeElement !== document.body) return false;
  const place = document.querySelector<SVGElement>('main [data-place][tabindex="0"]');
  place?.focus();
  return place !== null;
}

function letGo(key: string, marking: Marking, leave: () => void): boolean {
  if (key !== 'Escape' || (marking.choice === null && marking.hand === null)) return false;
  marking.hand = null;
  leave();
  return true;
}

function move(key: string, { placing }: Marking): boolean {
  const way = arrows[key];
  if (way !== undefined) placing.move(...way);
  else if (key === 'r' || key === 'R') placing.turn();
  else if (key === 'f' || key === 'F') placing.flip();
  else if (key === 'n' || key === 'N') placing.next();
  else return false;
  return true;
}
