// What every drawing on a sheet may ask for without being told: whose it is, and what can be marked on it.

/** Key of the context. */
export const SHEET = Symbol('sheet');

/** Somebody's sheet while it is drawn. What it tells may change: ask anew. */
export interface SheetContext {
  readonly faction: string;
  /** The smallest type that can be read, in units of the drawing. */
  readonly least: number;
  /** Can be marked now. */
  isLit(place: string): boolean;
  /** Is looked at: the next touch would mark it. */
  isPicked(place: string): boolean;
  /** Would be claimed by what is looked at. */
  isGiven(place: string): boolean;
  /** What it is called, and what marking it would do. */
  nameOf(place: string): string;
  /** The one that the Tab key comes to. */
  isCurrent(place: string): boolean;
  pick(place: string): void;
  /** The same by a key, which goes on from there. */
  pickByKeys(place: string): void;
  look(place: string | null): void;
  /** The keyboard has come to it. */
  comeTo(place: string): void;
}
