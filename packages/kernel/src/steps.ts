// Numbered sequences of a rulebook: procedures of named steps, each of which does one thing.
import type { Possible } from './rules.ts';
import type { About, FrameOf, GivenTo, GivenToAll, GivesOf, ProcedureName, Terms, WindowName } from './terms.ts';
import type { Decision, Frozen, Json, Seat } from './types.ts';

/** What a step may touch: the game read-only, its own variables, and the random streams. */
export interface X<T extends Terms, V = unknown> {
  readonly g: Frozen<T['game']>;
  v: V;
  /** A die of the named stream: 1 … sides. */
  roll(stream: string, sides: number): number;
  /** A shuffled copy. */
  shuffle<E>(stream: string, items: readonly E[]): E[];
  /** What a query says of the game as it stands, worked out again only after something was written: for one that looks at the
   *  whole board and is asked at several steps in a row. */
  known<R>(query: (g: Frozen<T['game']>) => R): R;
  /** What a seat has for a window, usable or not, without opening it: for questions that offer more than a window does. */
  reactionsTo<W extends WindowName<T>>(window: W, seat: Seat, about: About<T, W>): Possible<T, W>[];
}

/** What comes after a step: the next one, the end of the procedure, or a named step. */
export type Next = undefined | void | 'end' | { readonly goto: string };
/** The answers to a step's questions, by seat. */
export type Got = Readonly<Record<string, Json>>;

/** One thing each: compute, ask (one seat, or several at once), call another procedure, or open a window. */
export type Step<T extends Terms, V> =
  | DoStep<T, V>
  | AskStep<T, V>
  | { readonly [N in ProcedureName<T>]: CallStep<T, V, N> }[ProcedureName<T>]
  | ChosenStep<T, V>
  | { readonly [W in WindowName<T>]: WindowStep<T, V, W> }[WindowName<T>];

interface DoStep<T extends Terms, V> {
  readonly rule?: string;
  readonly do: (x: X<T, V>) => Next;
  readonly ask?: never;
  readonly call?: never;
  readonly among?: never;
  readonly window?: never;
}

interface AskStep<T extends Terms, V> {
  readonly rule?: string;
  readonly ask: (x: X<T, V>) => readonly Decision[];
  readonly then: (x: X<T, V>, got: Got) => Next;
  readonly do?: never;
  readonly call?: never;
  readonly among?: never;
  readonly window?: never;
}

interface CallStep<T extends Terms, V, N extends ProcedureName<T>> {
  readonly rule?: string;
  readonly call: N;
  /** What the called procedure is given; null skips the call. */
  readonly with: (x: X<T, V>) => GivenTo<T, N> | null;
  readonly then?: (x: X<T, V>, result: GivesOf<T, N>) => Next;
  readonly do?: never;
  readonly ask?: never;
  readonly among?: never;
  readonly window?: never;
}

declare const checked: unique symbol;
/** Variables that `oneOf` has checked against every procedure that may be called. */
interface Checked {
  readonly [checked]: true;
}

/** A procedure chosen by a value: a card's own, or a faction that replaces a part of a sequence. Made by `oneOf`. */
export interface ChosenStep<T extends Terms, V> {
  readonly rule?: string;
  readonly call: (x: X<T, V>) => string;
  /** Every procedure it may be, as far as nothing else answers for them. */
  readonly among: () => readonly string[];
  readonly with: (x: X<T, V>) => Checked | null;
  readonly then?: (x: X<T, V>, result: any) => Next;
  readonly do?: never;
  readonly ask?: never;
  readonly window?: never;
}

/** One of several procedures, all of which take the same variables. */
interface Choosing<T extends Terms, V, N extends ProcedureName<T>> {
  readonly rule?: string;
  readonly call: (x: X<T, V>) => NoInfer<N>;
  readonly with: (x: X<T, V>) => GivenToAll<T, N> | null;
  readonly then?: (x: X<T, V>, result: GivesOf<T, N>) => Next;
}

/** A call of one of these procedures, chosen by a value. */
export function oneOf<T extends Terms, V, N extends ProcedureName<T>>(
  among: () => readonly N[],
  step: Choosing<T, V, N>,
): ChosenStep<T, V> {
  return { ...step, among } as unknown as ChosenStep<T, V>;
}

interface WindowStep<T extends Terms, V, W extends WindowName<T>> {
  readonly rule?: string;
  readonly window: W;
  /** What the window is about; null skips it. Reactions may add to it, and `then` sees the outcome. */
  readonly about: (x: X<T, V>) => About<T, W> | null;
  readonly then?: (x: X<T, V>, about: About<T, W>) => Next;
  readonly do?: never;
  readonly ask?: never;
  readonly call?: never;
  readonly among?: never;
}

/** A numbered sequence of the rulebook. Key order is step order; saved games refer to the names. */
export type Procedure<T extends Terms, V, R = void> = Steps<T, V> &
  (undefined extends R ? { readonly gives?: Gives<T, V, R> } : { readonly gives: Gives<T, V, R> });

interface Steps<T extends Terms, V> {
  readonly rule: string;
  readonly steps: Readonly<Record<string, Step<T, V>>>;
}

/** What the caller's `then` receives. */
type Gives<T extends Terms, V, R> = (x: X<T, V>) => R;

/** A procedure as its rule set has declared it. */
export type Declared<T extends Terms, N extends ProcedureName<T>> = Procedure<T, FrameOf<T, N>, GivesOf<T, N>>;

/** Procedures by name. */
export type Procedures<T extends Terms> = { readonly [N in ProcedureName<T>]?: Declared<T, N> };
