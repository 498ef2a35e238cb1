// A finger that draws the sheet aside turns to the next one.
import type { Attachment } from 'svelte/attachments';

const FAR = 56;

export function swiping(turn: (by: 1 | -1) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { readonly x: number; readonly y: number } | null = null;
    const begin = (event: TouchEvent): void => {
      const [touch] = event.touches;
      const holds = event.target instanceof Element && event.target.closest('[data-ghost]') !== null;
      from =
        event.touches.length === 1 && touch !== undefined && !holds ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const end = (event: TouchEvent): void => {
      const [touch] = event.changedTouches;
      if (from === null || touch === undefined) return;
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
      from = null;
      if (Math.abs(dx) >= FAR && Math.abs(dx) > 1.6 * Math.abs(dy)) turn(dx < 0 ? 1 : -1);
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchend', end, { passive: true });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', end);
    };
  };
}
