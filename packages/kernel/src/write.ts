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

type MayBeMissing<O> = { [K in keyof O]-?: object extends Pick<O, K> ? K : never }[keyof O];

/** Takes away a field that may be missing. Its place remains: deleted, it would make the object unlike all others, and slow. */
export function clear<O extends object>(holder: O, field: MayBeMissing<O>): void {
  holder[field] = undefined as O[typeof field];
}

/** Reports what happened, for log, animation and statistics. */
export function emit<T extends Terms>(x: X<T, any>, event: Event): void {
  (x as unknown as Run<T['game']>).events?.push(event);
}

/** Somebody has just seen what was hidden: no undo past this point. */
export function reveal<T extends Terms>(x: X<T, any>): void {
  (x as unknown as Run<T['game']>).revealed = true;
}
