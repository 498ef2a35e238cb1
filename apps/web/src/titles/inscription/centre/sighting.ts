// Scrolling to what must be seen.

/** As little as needed, with some room around it. */
const ROOM = 40;

/** The first of these, unless one of them is in sight already. */
export function bringIntoSight(scroller: HTMLElement, what: string): void {
  const here = scroller.getBoundingClientRect();
  const [first, ...others] = [...scroller.querySelectorAll(what)].map((piece) => piece.getBoundingClientRect());
  if (first === undefined || others.some(({ top, bottom }) => top >= here.top && bottom <= here.bottom)) return;
  const above = here.top + ROOM - first.top;
  const below = first.bottom - (here.bottom - ROOM);
  if (above > 0) scroller.scrollTop -= above;
  else if (below > 0) scroller.scrollTop += below;
}
