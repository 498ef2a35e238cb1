// The words of the kernel: what a game, a question, an answer and an event are. Knows no game.

export type Seat = number;
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Never prose: the client words it. */
export type Text = { readonly key: string; readonly with?: { readonly [name: string]: Json } };

/** Why something is not allowed: a rule of the rulebook and a text. */
export type Refusal = { readonly rule: string; readonly text: Text };

/** Rule code sees the game deeply read-only; atoms alone may write (see write.ts). */
export type Frozen<T> = T extends Text
  ? T
  : T extends (infer E)[]
    ? readonly Frozen<E>[]
    : T extends object
      ? { readonly [K in keyof T]: Frozen<T[K]> }
      : T;

/** A whole game: plain JSON, no class, function, Map, Date, undefined or cycle anywhere below. */
export interface State<G> {
  /** Which rule set, and the revision of it that wrote this: what migrations look at. */
  rules: string;
  revision: number;
  /** The secret the dice come from; its commitment is public from the start. */
  seed: string;
  commitment: string;
  /** One counter a random stream: 'dice', 'action deck' … */
  rng: Record<string, number>;
  /** How many answers so far: the version, the undo key and the optimistic lock. */
  answers: number;
  /** At a real table windows ask everybody who could be believed to have an answer. */
  live: boolean;
  game: G;
  /** Where in the rulebook we are, innermost last. Empty: the game is over. */
  stack: Frame[];
}

/** `run` and `at` are names of a procedure and a step; `v` holds ids and numbers, never live objects. */
export interface Frame {
  run: string;
  at: string;
  v: any;
  /** Answers given so far to the step's question, by seat. */
  got?: Record<string, Json>;
  /** Began by a free action, in the middle of the question below, which waits and is asked again afterwards. */
  aside?: true;
}

export interface Option {
  readonly id: string;
  readonly text: Text;
  /** Board pieces that light up: system, planet, unit or card ids. */
  readonly on?: readonly string[];
}

export interface Barred {
  readonly option: Option;
  readonly why: Refusal;
}

interface Question {
  readonly seat: Seat;
  readonly rule: string;
  readonly ask: Text;
  /** Others see only that answers are awaited. */
  readonly secret?: boolean;
}

/** Pick between min and max of the options. Answered with the list of picked ids. */
export interface Choose extends Question {
  readonly kind: 'choose';
  readonly options: readonly Option[];
  readonly barred?: readonly Barred[];
  readonly pick: readonly [min: number, max: number];
  /** What a player mostly wants, acceptable as it is; an empty list: mostly nothing. Absent where it is up to him. */
  readonly proposal?: readonly string[];
  /** For sets: fleet size, capacity, totals. Single options are legal by being listed. */
  readonly check?: (picked: readonly string[]) => Refusal | null;
}

/** One structured answer confirmed as a whole: movement, production, payment, hits, a vote, a deal. */
export interface Plan extends Question {
  readonly kind: 'plan';
  /** The name of the panel that draws it. */
  readonly shape: string;
  /** What the panel and a bot need to know beyond the game itself. */
  readonly about: Json;
  readonly check: (plan: Json) => Refusal | null;
  /** A random plan that `check` accepts. */
  readonly sample: (roll: Roll) => Json;
  /** A plan that `check` accepts: what happens when a player only confirms. */
  readonly fallback: Json;
}

export type Decision = Choose | Plan;

/** `decision` is 'procedure/step', 'free/name' for a free action, or 'retract' for one's own answer to an open question. */
export interface Answer {
  readonly seat: Seat;
  readonly decision: string;
  readonly value: Json;
}

/** What happened, for log, animation and statistics. `to`: who may see it (everybody when absent). Its fields are the rule set's,
 *  which declares them once (events.ts). */
export interface Event {
  readonly type: string;
  readonly to?: readonly Seat[];
}

/** A die: 1 to sides. */
export type Roll = (sides: number) => number;
