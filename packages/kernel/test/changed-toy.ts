// The toy with other parts than its own, for what its rulebook does not show.
import type { ToyTerms } from '@custodian/toy';
import { toyBook } from '@custodian/toy';
import type { Rulebook, Terms } from '../src/index.ts';

/** The terms of the toy with further procedures. */
export interface ToyWith<P extends object> extends Terms {
  readonly game: ToyTerms['game'];
  readonly events: ToyTerms['events'];
  readonly windows: ToyTerms['windows'];
  readonly procedures: ToyTerms['procedures'] & P;
}

/** The toy's rulebook with further procedures. */
export const toyWith = <P extends object>({ procedures, ...change }: Partial<Rulebook<ToyWith<P>>>) =>
  unchecked({ ...change, procedures: { ...toyBook.procedures, ...procedures } }) as unknown as Rulebook<ToyWith<P>>;

/** A rulebook whose parts may not fit, past the compiler. */
export const unchecked = (change: object): typeof toyBook => ({ ...toyBook, ...change }) as typeof toyBook;
