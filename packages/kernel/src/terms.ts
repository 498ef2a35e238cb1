// The terms of a rule set: what it declares once, for the compiler alone. What each window is about, and what each procedure is
// called with and gives. Whoever opens a window, listens to it, calls a procedure or begins one in a test is checked against them.
import type { EventShapes } from './events.ts';
import type { Seat } from './types.ts';

export interface Terms {
  readonly game: any;
  /** By name, what a window is about. Optional there is what a reaction may add. */
  readonly windows: object;
  /** By name, how a procedure is called: `Called`. */
  readonly procedures: object;
  /** By name, what can happen: its fields. */
  readonly events: EventShapes;
}

/** The events of a rule set, where its terms are known. */
export type EventsIn<T> = T extends Terms ? T['events'] : EventShapes;

/** How a procedure is called: what a caller gives, what it gives back, and what its frame holds in the meantime: what was given,
 *  and what its steps put there for those after them. */
export interface Called<Given extends object, Gives = void, Frame extends Given = Given> {
  readonly given: Given;
  readonly gives: Gives;
  readonly frame: Frame;
}

export type WindowName<T extends Terms> = keyof T['windows'] & string;
/** What a window is about. */
export type About<T extends Terms, W extends WindowName<T>> = T['windows'][W];

export type ProcedureName<T extends Terms> = keyof T['procedures'] & string;
type CallOf<T extends Terms, N extends ProcedureName<T>> =
  T['procedures'][N] extends Called<any, any, any> ? T['procedures'][N] : never;
export type GivenTo<T extends Terms, N extends ProcedureName<T>> = CallOf<T, N>['given'];
export type FrameOf<T extends Terms, N extends ProcedureName<T>> = CallOf<T, N>['frame'];
export type GivesOf<T extends Terms, N extends ProcedureName<T>> = CallOf<T, N>['gives'];
/** What may be given to all of these procedures. */
export type GivenToAll<T extends Terms, N extends ProcedureName<T>> = (
  N extends ProcedureName<T>
    ? (given: GivenTo<T, N>) => void
    : never
) extends (given: infer Given) => void
  ? Given
  : never;

/** An answer to a window: whose, which component, and which copy of it where there are several. */
export interface Announced {
  readonly seat: Seat;
  readonly component: string;
  readonly copy: string;
}

/** What the procedure of a reaction starts with. */
export interface Reacting<T extends Terms, W extends WindowName<T>> extends Announced {
  readonly window: W;
  readonly about: About<T, W>;
}

/** The procedures that may carry out a reaction to a window: what they give is merged into what it is about. */
export type Running<T extends Terms, W extends WindowName<T>> = {
  [N in ProcedureName<T>]: [Reacting<T, W>, GivesOf<T, N>] extends [GivenTo<T, N>, void | Partial<About<T, W>>]
    ? N
    : never;
}[ProcedureName<T>];

/** The procedures that may be called with these variables. */
export type CalledWith<T extends Terms, V, R = unknown> = {
  [N in ProcedureName<T>]: [V, GivesOf<T, N>] extends [GivenTo<T, N>, R] ? N : never;
}[ProcedureName<T>];

/** The terms of any rule set with this game, as the kernel plays it: by names alone. */
export interface Untyped<G> extends Terms {
  readonly game: G;
  readonly windows: Readonly<Record<string, any>>;
  readonly procedures: Readonly<Record<string, Called<any, any, any>>>;
}
