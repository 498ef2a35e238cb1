// The pen. Only atoms hold it (the import rules see to that): one small function per observable change, which changes the
// game and reports what happened.
import type { Run } from './engine.ts';
import type { X } from './rules.ts';
import type { Event } from './types.ts';

/** The game, writable. */
export function open<G>(x: X<G, any>): G {
  return (x as unknown as Run<G>).state.game;
}

/** Reports what happened, for log, animation and statistics. */
export function emit<G>(x: X<G, any>, event: Event): void {
  (x as unknown as Run<G>).events?.push(event);
}

/** Somebody has just seen what was hidden: no undo past this point. */
export function reveal<G>(x: X<G, any>): void {
  (x as unknown as Run<G>).revealed = true;
}
