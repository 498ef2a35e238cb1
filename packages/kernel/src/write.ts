// The pen. Only atoms hold it (the import rules see to that): one small function per observable change, which changes the
// game and reports what happened.
import type { Run } from './engine.ts';
import type { X } from './steps.ts';
import type { Terms } from './terms.ts';
import type { Event } from './types.ts';

/** The game, writable: by the atom that opens it, at once. */
export function open<T extends Terms>(x: X<T, any>): T['game'] {
  const run = x as unknown as Run<T['game']>;
  run.forget();
  return run.state.game;
}

/** Reports what happened, for log, animation and statistics. */
export function emit<T extends Terms>(x: X<T, any>, event: Event): void {
  (x as unknown as Run<T['game']>).events?.push(event);
}

/** Somebody has just seen what was hidden: no undo past this point. */
export function reveal<T extends Terms>(x: X<T, any>): void {
  (x as unknown as Run<T['game']>).revealed = true;
}
