// Misclicks are cheap: what was revealed in between, not the host, decides whether an answer can be taken back.
import type { Seat } from './types.ts';

export interface Trace {
  readonly seat: Seat;
  /** A die was rolled or something hidden was seen. */
  readonly revealed: boolean;
}

/** free: at once; consent: those who answered since must agree; never. */
export type UndoClass = 'free' | 'consent' | 'never';

/** How `seat` may take back its answer and everything after it: `since` begins with that answer. */
export function undoClass(since: readonly Trace[], seat: Seat): UndoClass {
  const first = since[0];
  if (first === undefined || first.seat !== seat || since.some((t) => t.revealed)) return 'never';
  return since.every((t) => t.seat === seat) ? 'free' : 'consent';
}

/** Whose consent is needed. */
export function concerned(since: readonly Trace[], seat: Seat): Seat[] {
  return [...new Set(since.map((t) => t.seat))].filter((s) => s !== seat);
}
