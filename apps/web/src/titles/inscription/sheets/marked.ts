// How something stands on a sheet: not marked, in ink, or in pencil until its owner confirms.
export type Marked = 'no' | 'ink' | 'pencil';

/** Of a list that only grows: what stood in it before is ink. */
export const markedIn = <T>(ink: readonly T[], now: readonly T[], thing: T): Marked =>
  ink.includes(thing) ? 'ink' : now.includes(thing) ? 'pencil' : 'no';

/** Of a row that is filled from the left: the one at `index`. */
export const markedUpTo = (ink: number, now: number, index: number): Marked =>
  index < ink ? 'ink' : index < now ? 'pencil' : 'no';

/** Of a thing that is so or not. */
export const markedIf = (ink: boolean, now: boolean): Marked => (ink ? 'ink' : now ? 'pencil' : 'no');
