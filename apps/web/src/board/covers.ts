// What lies over the map: whatever says so of itself.
import type { Cover } from './clear-of.ts';

const MARKED = '[data-covers-map]';

/** Tells where they lie, in pixels of the map, as often as that changes. */
export function watchCovers(map: HTMLElement, page: HTMLElement, told: (covers: readonly Cover[]) => void): () => void {
  let known = '';
  const phone = matchMedia('(max-width: 759px)');
  const look = (): void => {
    const at = map.getBoundingClientRect();
    // On a phone nothing stands beside the galaxy: what is opened lies over all of it.
    const covers = [...(phone.matches ? [] : page.querySelectorAll(MARKED))]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ left, top, right, bottom }) => ({
        left: Math.round(left - at.left),
        top: Math.round(top - at.top),
        right: Math.round(right - at.left),
        bottom: Math.round(bottom - at.top),
      }));
    const now = JSON.stringify(covers);
    if (now !== known) told(covers);
    known = now;
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const element of [map, ...page.querySelectorAll(MARKED)]) sizes.observe(element);
  };
  const pieces = new MutationObserver(watch);
  for (const holder of page.querySelectorAll('[data-holds-covers]'))
    pieces.observe(holder, { childList: true, subtree: true });
  watch();
  return () => {
    sizes.disconnect();
    pieces.disconnect();
  };
}
