// A finger that takes the shape in hand keeps it: the paper under it does not scroll.
import type { Attachment } from 'svelte/attachments';

/** The shape's own `touch-action` is not enough: the browser may still know it where it lay before. */
export const holding: Attachment<HTMLElement> = (element) => {
  const begin = (event: TouchEvent): void => {
    if (event.target instanceof Element && event.target.closest('[data-ghost]') !== null) event.preventDefault();
  };
  element.addEventListener('touchstart', begin, { passive: false });
  return () => element.removeEventListener('touchstart', begin);
};
