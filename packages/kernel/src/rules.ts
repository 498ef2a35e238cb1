// What a rulebook consists of: numbered sequences (procedures of steps), components that listen to windows and change
// values, and the few functions by which the kernel asks a rule set about its game.
import type { Shape } from './shape.ts';
import { copier } from './shape.ts';
import type { Decision, Frozen, Json, Refusal, Roll, Seat, State, Text } from './types.ts';
import type { Modifier } from './values.ts';
import { installModifiers } from './values.ts';
import { WINDOW_PROCEDURE, windowProcedure } from './windows.ts';

/** What a step may touch: the game read-only, its own variables, and the random streams. */
export interface X<G, V = unknown> {
  readonly g: Frozen<G>;
  v: V;
  /** A die of the named stream: 1 … sides. */
  roll(stream: string, sides: number): number;
  /** A shuffled copy. */
  shuffle<T>(stream: string, items: readonly T[]): T[];
  /** What a seat has for a window, usable or not, without opening it: for questions that offer more than a window does. */
  reactionsTo(window: string, seat: Seat, about: unknown): Possible<G>[];
}

/** A reaction that a seat has; `why` is null when it may be used now. */
export interface Possible<G> {
  readonly component: Component<G>;
  readonly reaction: Reaction<G>;
  /** Which one, where a seat may have several; empty otherwise. */
  readonly copy: string;
  readonly why: Refusal | null;
}

/** What comes after a step: the next one, the end of the procedure, or a named step. */
export type Next = undefined | void | 'end' | { readonly goto: string };
/** The answers to a step's questions, by seat. */
export type Got = Readonly<Record<string, Json>>;

/** One thing each: compute, ask (one seat, or several at once), call another procedure, or open a window. */
export type Step<G, V> = DoStep<G, V> | AskStep<G, V> | CallStep<G, V> | WindowStep<G, V>;

interface DoStep<G, V> {
  readonly rule?: string;
  do(x: X<G, V>): Next;
  ask?: never;
  call?: never;
  among?: never;
  window?: never;
}

interface AskStep<G, V> {
  readonly rule?: string;
  ask(x: X<G, V>): readonly Decision[];
  then(x: X<G, V>, got: Got): Next;
  do?: never;
  call?: never;
  among?: never;
  window?: never;
}

type CallStep<G, V> = Calling<G, V> & ({ readonly call: string; readonly among?: never } | Chosen<G, V>);

/** A procedure chosen by a value: a card's own, or a faction that replaces a part of a sequence. */
interface Chosen<G, V> {
  readonly call: (x: X<G, V>) => string;
  /** Every procedure it may be, as far as nothing else answers for them. */
  readonly among: () => readonly string[];
}

interface Calling<G, V> {
  readonly rule?: string;
  /** The variables of the called procedure; null skips the call. */
  with(x: X<G, V>): object | null;
  then?(x: X<G, V>, result: any): Next;
  do?: never;
  ask?: never;
  window?: never;
}

interface WindowStep<G, V> {
  readonly rule?: string;
  readonly window: string;
  /** What the window is about; null skips it. Reactions may add to it, and `then` sees the outcome. */
  about(x: X<G, V>): object | null;
  then?(x: X<G, V>, about: any): Next;
  do?: never;
  ask?: never;
  call?: never;
  among?: never;
}

/** A numbered sequence of the rulebook. Key order is step order; saved games refer to the names. */
export interface Procedure<G, V = any> {
  readonly rule: string;
  readonly steps: Readonly<Record<string, Step<G, V>>>;
  /** What the caller's `then` receives. */
  gives?(x: X<G, V>): any;
}

export type Timing = 'when' | 'after';

/** A component's answer to a window. */
export interface Reaction<G> {
  readonly window: string;
  /** Of one event, everything that happens when it does comes before what happens after it. Usual is after. */
  readonly timing?: Timing;
  /** Where a seat may have several: which ones (a promissory note and whose it is, one of two mechs). Each counts alone. */
  copies?(g: Frozen<G>, seat: Seat, about: any): readonly string[];
  /** false: this seat does not have it; a refusal: has it, but not now; null: may use it now. */
  may(g: Frozen<G>, seat: Seat, about: any, copy: string): Refusal | null | false;
  /** The procedure that carries it out, started with { seat, component, copy, window, about }. What it gives is merged into
   *  `about`. Other announcements may be carried out first: it looks again whether there is still something to do. */
  readonly run: string;
  /** How an answer with a certain copy is called; the component's name otherwise. */
  text?(copy: string): Text;
  /** Happens without being asked. */
  readonly forced?: true;
  /** May be used again in the same window. */
  readonly again?: true;
  /** Only for seats that hold the component (`holding`): of many cards only those in a hand are looked at. */
  readonly held?: true;
}

/** A card, technology, race ability or law: printed facts elsewhere, behaviour here. */
export interface Component<G> {
  readonly id: string;
  readonly kind: string;
  readonly name: Text;
  readonly reacts?: readonly Reaction<G>[];
  readonly modifies?: readonly Modifier<G>[];
  readonly procedures?: Readonly<Record<string, Procedure<G>>>;
}

/** What a seat may do without being asked: give trade goods, offer a deal. */
export interface FreeAction<G> {
  readonly rule: string;
  readonly text: Text;
  /** null: this seat may do it now. */
  may(g: Frozen<G>, seat: Seat): Refusal | null;
  check(g: Frozen<G>, seat: Seat, plan: Json): Refusal | null;
  /** A random plan that `check` accepts, when `may` allows. */
  sample(g: Frozen<G>, seat: Seat, roll: Roll): Json;
  /** What it gives is the beginning of `asks`, or nothing when there is nobody to ask. */
  run(x: X<G>, seat: Seat, plan: Json): object | void;
  /** A procedure that follows, where somebody must answer: an offer. The question it interrupts waits, and is asked again. */
  readonly asks?: string;
}

export interface Rulebook<G> {
  readonly id: string;
  readonly revision: number;
  readonly shape: Shape<G>;
  /** The game before its first step, or why these seats and options are not possible. No randomness here. */
  setup(seats: number, options: Json): G | Refusal;
  /** The first procedure. */
  readonly main: string;
  readonly procedures: Readonly<Record<string, Procedure<G>>>;
  readonly components: readonly Component<G>[];
  /** Every window that exists, with the rule that opens it. */
  readonly windows: Readonly<Record<string, string>>;
  readonly free: Readonly<Record<string, FreeAction<G>>>;
  /**
   * How a window is answered. Everybody is asked at once and in secret either way.
   * together: who announces something is joined by others, then everything announced is carried out in order.
   * in turn: one at a time. The first in order who wants to is carried out, and the others are asked again, beginning with
   * the next in order, until all decline. Nobody is bound by what he would have done.
   */
  readonly answering?: 'together' | 'in turn';
  /** A procedure that sees { queue: { seat, component, copy }[], about } before what was announced is carried out, and gives what
   *  is left of it: where cards are revealed together and may be cancelled. */
  readonly announce?: string;
  /** Who is in the game. */
  seats(g: Frozen<G>): readonly Seat[];
  /** What a seat has in its hand, for reactions that must be held. */
  holding?(g: Frozen<G>, seat: Seat): readonly string[];
  /** The component of something held, where a hand holds copies of it. Always the same for the same copy. */
  held?(copy: string): string;
  /** Who answers a window first: the seats in order. */
  order(g: Frozen<G>): readonly Seat[];
  /** Could the others believe that this seat has a hidden answer to the window, by what it is about? */
  believed(g: Frozen<G>, seat: Seat, window: string, about: any): boolean;
  over(g: Frozen<G>): boolean;
  /** The one definition of hidden information; null is a spectator. */
  hide(g: G, seat: Seat | null): G;
  /** A world that looks the same to the seat; takes what `hide` gave. */
  guess(hidden: G, seat: Seat, roll: Roll): G;
  /** How many pieces there are to speak of: a plan that says more than could be said of them is refused unread. */
  pieces(g: Frozen<G>): number;
  /** What is wrong with the number of pieces; empty when all are there. */
  miscounted(g: Frozen<G>): readonly string[];
  /** From revision n to n + 1. */
  readonly migrations: Readonly<Record<number, (state: State<any>) => State<any>>>;
}

export interface Compiled<G> {
  readonly names: readonly string[];
  readonly places: ReadonlyMap<string, Place<G>>;
  readonly procedure: Procedure<G>;
}

/** A step and the name of the one after it. */
export interface Place<G> {
  readonly step: Step<G, any>;
  readonly next: string | undefined;
}

/** A rulebook made ready to play. */
export interface Rules<G> extends Rulebook<G> {
  readonly compiled: ReadonlyMap<string, Compiled<G>>;
  readonly listeners: ReadonlyMap<string, Listeners<G>>;
  readonly byId: ReadonlyMap<string, Component<G>>;
  copy(g: G): G;
}

/** Who listens to a window: everybody's, and by component those that must be held. */
export interface Listeners<G> {
  /** What a window begins with: what happens when it does, if anything may. */
  readonly begins: Timing;
  readonly open: readonly Listener<G>[];
  readonly held: ReadonlyMap<string, Listener<G>>;
  /** By copy, filled as copies are seen: windows look at every hand. */
  readonly byCopy: Map<string, Listener<G> | null>;
}

export interface Listener<G> {
  readonly component: Component<G>;
  readonly reaction: Reaction<G>;
}

interface Listening<G> extends Listeners<G> {
  begins: Timing;
  readonly open: Listener<G>[];
  readonly held: Map<string, Listener<G>>;
}

/** Compiles a rulebook, and throws where its parts do not fit together: a fault in the rule set, not in the game. */
export function defineRules<G>(book: Rulebook<G>): Rules<G> {
  const compiled = new Map<string, Compiled<G>>();
  const add = (name: string, procedure: Procedure<G>): void => {
    if (compiled.has(name)) throw new Error(`two procedures are called "${name}"`);
    const names = Object.keys(procedure.steps);
    const places = Object.entries(procedure.steps).map(([n, step], i) => [n, { step, next: names[i + 1] }] as const);
    compiled.set(name, { names, places: new Map(places), procedure });
  };
  for (const [name, procedure] of Object.entries(book.procedures)) add(name, procedure);
  const listeners = new Map<string, Listening<G>>();
  const byId = new Map<string, Component<G>>();
  for (const component of book.components) {
    if (byId.has(component.id)) throw new Error(`two components are called "${component.id}"`);
    byId.set(component.id, component);
    for (const [name, procedure] of Object.entries(component.procedures ?? {})) add(name, procedure);
    for (const reaction of component.reacts ?? []) {
      if (!Object.hasOwn(book.windows, reaction.window))
        throw new Error(`${component.id}: no window "${reaction.window}"`);
      const known: Listening<G> = listeners.get(reaction.window) ?? {
        begins: 'after',
        open: [],
        held: new Map(),
        byCopy: new Map(),
      };
      if (known.held.has(component.id) || known.open.some((l) => l.component === component))
        throw new Error(`${component.id} reacts twice to "${reaction.window}"`);
      if (reaction.held) known.held.set(component.id, { component, reaction });
      else known.open.push({ component, reaction });
      if (reaction.timing === 'when') known.begins = 'when';
      listeners.set(reaction.window, known);
    }
  }
  installModifiers(book.components);
  const rules: Rules<G> = { ...book, compiled, listeners, byId, copy: copier(book.shape) };
  add(WINDOW_PROCEDURE, windowProcedure(rules));
  check(rules);
  return rules;
}

function check<G>(rules: Rules<G>): void {
  if (rules.announce !== undefined && !rules.compiled.has(rules.announce))
    throw new Error(`no procedure "${rules.announce}" for announcements`);
  if (!rules.compiled.has(rules.main)) throw new Error(`no procedure "${rules.main}" to begin with`);
  for (const [name, { places }] of rules.compiled) {
    if (places.size === 0) throw new Error(`"${name}" has no steps`);
    for (const [at, { step }] of places) {
      const where = `${name}/${at}`;
      for (const called of typeof step.call === 'string' ? [step.call] : (step.among?.() ?? []))
        if (!rules.compiled.has(called)) throw new Error(`${where} calls "${called}", which does not exist`);
      if (step.window !== undefined && !Object.hasOwn(rules.windows, step.window))
        throw new Error(`${where} opens "${step.window}", which is not declared`);
    }
  }
  for (const [name, { asks }] of Object.entries(rules.free))
    if (asks !== undefined && !rules.compiled.has(asks))
      throw new Error(`the free action "${name}" asks by "${asks}", which does not exist`);
  for (const { open, held } of rules.listeners.values())
    for (const { component, reaction } of [...open, ...held.values()])
      if (!rules.compiled.has(reaction.run))
        throw new Error(`${component.id} runs "${reaction.run}", which does not exist`);
}
