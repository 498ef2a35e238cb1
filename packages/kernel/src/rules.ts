// What a rulebook consists of: numbered sequences (procedures of steps), components that listen to windows and change
// values, and the few functions by which the kernel asks a rule set about its game.
import type { Box, Boxes } from './boxes.ts';
import { ONE_BOX, sorting } from './boxes.ts';
import type { PlanShapes } from './plans.ts';
import type { Shape } from './shape.ts';
import { copier } from './shape.ts';
import type { Next, Procedure, Procedures, Step, X } from './steps.ts';
import type {
  About,
  Announced,
  CalledWith,
  GivenTo,
  ProcedureName,
  Running,
  Terms,
  Untyped,
  WindowName,
} from './terms.ts';
import type { Decision, Frozen, Json, Refusal, Roll, Seat, State, Text } from './types.ts';
import type { Modifier } from './values.ts';
import { installModifiers } from './values.ts';
import { WINDOW_PROCEDURE, windowProcedure } from './windows.ts';

/** A reaction that a seat has; `why` is null when it may be used now. */
export interface Possible<T extends Terms, W extends WindowName<T> = WindowName<T>> {
  readonly component: Component<Untyped<T['game']>>;
  readonly reaction: ReactionTo<T, W>;
  /** Which one, where a seat may have several; empty otherwise. */
  readonly copy: string;
  readonly why: Refusal | null;
}

export type Timing = 'when' | 'after';

/** A component's answer to a window. */
export type Reaction<T extends Terms> = { readonly [W in WindowName<T>]: ReactionTo<T, W> }[WindowName<T>];

export interface ReactionTo<T extends Terms, W extends WindowName<T>> {
  readonly window: W;
  /** Of one event, everything that happens when it does comes before what happens after it. Usual is after. */
  readonly timing?: Timing;
  /** Where a seat may have several: which ones (a promissory note and whose it is, one of two mechs). Each counts alone. */
  readonly copies?: (g: Frozen<T['game']>, seat: Seat, about: About<T, W>) => readonly string[];
  /** false: this seat does not have it; a refusal: has it, but not now; null: may use it now. */
  readonly may: (g: Frozen<T['game']>, seat: Seat, about: About<T, W>, copy: string) => Refusal | null | false;
  /** The procedure that carries it out, started with `Reacting`. What it gives is merged into `about`. Other announcements
   *  may be carried out first: it looks again whether there is still something to do. */
  readonly run: Running<T, W>;
  /** How an answer with a certain copy is called; the component's name otherwise. */
  readonly text?: (copy: string) => Text;
  /** Happens without being asked: before everybody is, or ('in turn') when it is its owner's turn and he uses nothing else, so that
   *  whoever comes before may still change what it rests on. */
  readonly forced?: true | 'in turn';
  /** May be used again in the same window. */
  readonly again?: true;
  /** Only for seats that hold the component (`holding`): of many cards only those in a hand are looked at. */
  readonly held?: true;
}

/** A card, technology, race ability or law: printed facts elsewhere, behaviour here. */
export interface Component<T extends Terms> {
  readonly id: string;
  readonly kind: string;
  readonly name: Text;
  readonly reacts?: readonly Reaction<T>[];
  readonly modifies?: readonly Modifier<T['game']>[];
  readonly procedures?: Procedures<T>;
}

/** What a seat may do without being asked: give trade goods, offer a deal. `P` is its plan. */
export type FreeAction<T extends Terms, P = Json> =
  | Acting<T, P>
  | { readonly [N in ProcedureName<T>]: Asking<T, P, N> }[ProcedureName<T>];

interface AtAnyTime<T extends Terms, P> {
  readonly rule: string;
  readonly text: Text;
  /** The name of its plan's shape, where that is declared. */
  readonly shape?: string;
  /** null: this seat may do it now. */
  readonly may: (g: Frozen<T['game']>, seat: Seat) => Refusal | null;
  readonly check: (g: Frozen<T['game']>, seat: Seat, plan: P) => Refusal | null;
  /** A random plan that `check` accepts, when `may` allows. */
  readonly sample: (g: Frozen<T['game']>, seat: Seat, roll: Roll) => P;
}

interface Acting<T extends Terms, P> extends AtAnyTime<T, P> {
  readonly run: (x: X<T>, seat: Seat, plan: P) => void;
  readonly asks?: never;
}

interface Asking<T extends Terms, P, N extends ProcedureName<T>> extends AtAnyTime<T, P> {
  /** What it gives is the beginning of `asks`, or nothing when there is nobody to ask. */
  readonly run: (x: X<T>, seat: Seat, plan: P) => GivenTo<T, N> | void;
  /** A procedure that follows, where somebody must answer: an offer. The question it interrupts waits, and is asked again. */
  readonly asks: N;
}

/** What a rulebook's `announce` starts with. */
export interface Announcing<T extends Terms> {
  readonly queue: Announced[];
  readonly about: About<T, WindowName<T>>;
}

export interface Rulebook<T extends Terms> {
  readonly id: string;
  readonly revision: number;
  readonly shape: Shape<T['game']>;
  /** The game before its first step, or why these seats and options are not possible. No randomness here. */
  setup(seats: number, options: Json): T['game'] | Refusal;
  /** The first procedure. */
  readonly main: CalledWith<T, Record<never, never>>;
  readonly procedures: Procedures<T>;
  readonly components: readonly Component<T>[];
  /** What a game may be played with, where that differs: what is not in the box costs nothing. */
  readonly boxes?: Boxes<T['game']>;
  /** Every window that exists, with the rule that opens it. */
  readonly windows: { readonly [W in WindowName<T>]: string };
  readonly free: Readonly<Record<string, FreeAction<T>>>;
  /** Everything that can happen. */
  readonly events: T['events'];
  /** Every shape that a plan may have. */
  readonly plans: PlanShapes;
  /**
   * How a window is answered. Everybody is asked at once and in secret either way.
   * together: who announces something is joined by others, then everything announced is carried out in order.
   * in turn: one at a time. The first in order who wants to is carried out, and the others are asked again, beginning with
   * the next in order, until all decline. Nobody is bound by what he would have done.
   */
  readonly answering?: 'together' | 'in turn';
  /** A procedure that sees what was announced before it is carried out, and gives what is left of it: where cards are revealed
   *  together and may be cancelled. */
  readonly announce?: CalledWith<T, Announcing<T>, readonly Announced[]>;
  /** Who is in the game. */
  seats(g: Frozen<T['game']>): readonly Seat[];
  /** What a seat has in its hand, for reactions that must be held. */
  holding?(g: Frozen<T['game']>, seat: Seat): readonly string[];
  /** The component of something held, where a hand holds copies of it. Always the same for the same copy. */
  held?(copy: string): string;
  /** Who answers a window first: the seats in order. */
  order(g: Frozen<T['game']>): readonly Seat[];
  /** Could the others believe that this seat has a hidden answer to the window, by what it is about? `timing`: one for this part
   *  of the window alone. */
  believed<W extends WindowName<T>>(
    g: Frozen<T['game']>,
    seat: Seat,
    window: W,
    about: About<T, W>,
    timing?: Timing,
  ): boolean;
  over(g: Frozen<T['game']>): boolean;
  /** The one definition of hidden information; null is a spectator. */
  hide(g: T['game'], seat: Seat | null): T['game'];
  /** A world that looks the same to the seat; takes what `hide` gave. */
  guess(hidden: T['game'], seat: Seat, roll: Roll): T['game'];
  /** How many pieces there are to speak of: a plan that says more than could be said of them is refused unread. */
  pieces(g: Frozen<T['game']>): number;
  /** What is wrong with the number of pieces; empty when all are there. */
  miscounted(g: Frozen<T['game']>): readonly string[];
  /** From revision n to n + 1. */
  readonly migrations: Readonly<Record<number, (state: State<any>) => State<any>>>;
}

export interface Compiled<G> {
  readonly names: readonly string[];
  /** Missing only where there are no steps, which no rulebook may have. */
  readonly first: Place<G> | undefined;
  readonly places: ReadonlyMap<string, Place<G>>;
  readonly procedure: Procedure<Untyped<G>, any, any>;
}

/** A step where it stands: its name, the one after it, the procedure of both, and what it does, read off the step. */
export interface Place<G> {
  readonly do: ((x: X<Untyped<G>, any>) => Next) | undefined;
  readonly ask: ((x: X<Untyped<G>, any>) => readonly Decision[]) | undefined;
  readonly call: string | ((x: X<Untyped<G>, any>) => string) | undefined;
  readonly with: ((x: X<Untyped<G>, any>) => object | null) | undefined;
  readonly window: string | undefined;
  /** Who listens to that window. */
  readonly listeners: Listening<G> | undefined;
  readonly about: ((x: X<Untyped<G>, any>) => object | null) | undefined;
  readonly then: ((x: X<Untyped<G>, any>, said: any) => Next) | undefined;
  readonly name: string;
  readonly next: Place<G> | undefined;
  readonly of: Compiled<G>;
  /** What a question asked here is answered by: 'procedure/step'. */
  readonly id: string;
  readonly step: Step<Untyped<G>, any>;
}

/** A rulebook made ready to play, by names alone. `T` remembers its terms for those who begin a procedure. */
export interface Rules<G, T = unknown> extends Rulebook<Untyped<G>> {
  readonly terms?: T;
  readonly compiled: ReadonlyMap<string, Compiled<G>>;
  /** By window. */
  readonly listeners: ReadonlyMap<string, Listening<G>>;
  boxOf(g: Frozen<G>): Box;
  readonly byId: ReadonlyMap<string, Component<Untyped<G>>>;
  /** Of what lies in a hand, the number of its component among those that react when held; -1: it does not. */
  heldNumber(copy: string): number;
  copy(g: G): G;
  /** The same, for a game that is just beginning. By code of its own: what it makes lives long, and where the machine learns
   *  that, copies that are thrown away at once would become slow. */
  lay(g: G): G;
}

/** Who listens to a window, by box; null where nobody of the box does. */
type Listening<G> = (box: Box) => Listeners<G> | null;

/** Who listens to a window: everybody's, and by component those that must be held. */
export interface Listeners<G> {
  /** What a window begins with: what happens when it does, if anything may. */
  readonly begins: Timing;
  readonly open: readonly Listener<G>[];
  readonly held: readonly Listener<G>[];
  /** By the number of a component, where its listener stands among those, from 1 on; 0: it has none. */
  readonly heldAt: Uint8Array;
  /** Of all of them, those that happen without being asked, before everybody is. */
  readonly forced: readonly Listener<G>[];
  /** Those that happen without being asked in their owners' turn. */
  readonly due: readonly Listener<G>[];
  /** Of the open ones, those that somebody is asked for. */
  readonly asked: readonly Listener<G>[];
}

export interface Listener<G> {
  readonly id: string;
  readonly component: Component<Untyped<G>>;
  readonly reaction: Reaction<Untyped<G>>;
}

interface Placing<G> extends Compiled<G> {
  first: Place<G> | undefined;
}

/** Compiles a rulebook, and throws where its parts do not fit together: a fault in the rule set, not in the game. */
export function defineRules<T extends Terms>(declared: Rulebook<T>): Rules<T['game'], T> {
  return compile(declared as unknown as Rulebook<Untyped<T['game']>>) as Rules<T['game'], T>;
}

function compile<G>(book: Rulebook<Untyped<G>>): Rules<G> {
  const compiled = new Map<string, Compiled<G>>();
  const procedures = new Map<string, Compiled<G>['procedure']>();
  const add = (name: string, procedure: Compiled<G>['procedure'] | undefined): void => {
    if (procedure === undefined) return;
    if (procedures.has(name)) throw new Error(`two procedures are called "${name}"`);
    procedures.set(name, procedure);
  };
  for (const [name, procedure] of Object.entries(book.procedures)) add(name, procedure);
  const reacting = new Map<string, Listener<G>[]>();
  const byId = new Map<string, Component<Untyped<G>>>();
  for (const component of book.components) {
    if (byId.has(component.id)) throw new Error(`two components are called "${component.id}"`);
    byId.set(component.id, component);
    for (const [name, procedure] of Object.entries(component.procedures ?? {})) add(name, procedure);
    for (const reaction of component.reacts ?? []) {
      if (!Object.hasOwn(book.windows, reaction.window))
        throw new Error(`${component.id}: no window "${reaction.window}"`);
      const known = reacting.get(reaction.window) ?? [];
      if (known.some((l) => l.component === component))
        throw new Error(`${component.id} reacts twice to "${reaction.window}"`);
      known.push({ id: component.id, component, reaction: alike(REACTION, reaction) });
      reacting.set(reaction.window, known);
    }
  }
  const boxes = book.boxes ?? ONE_BOX;
  installModifiers(book.components, boxes);
  const holdable = book.components.filter(({ reacts = [] }) => reacts.some((reaction) => reaction.held));
  const listeners = new Map<string, Listening<G>>();
  for (const [window, known] of reacting)
    listeners.set(
      window,
      sorting(
        known,
        ({ id }) => id,
        (held) => (held.length === 0 ? null : listening(held, holdable)),
      ),
    );
  const rules: Rules<G> = {
    ...book,
    compiled,
    listeners,
    boxOf: (g) => boxes.of(g),
    byId,
    heldNumber: numbering(
      holdable.map(({ id }) => id),
      book.held,
    ),
    copy: copier(book.shape),
    lay: copier(book.shape),
  };
  add(WINDOW_PROCEDURE, windowProcedure(rules));
  for (const [name, procedure] of procedures) compiled.set(name, placed(name, procedure, listeners));
  check(rules);
  return rules;
}

/** Each step where it stands, knowing the one after it: a game goes from step to step without looking names up. */
function placed<G>(
  name: string,
  procedure: Compiled<G>['procedure'],
  listeners: ReadonlyMap<string, Listening<G>>,
): Compiled<G> {
  const names = Object.keys(procedure.steps);
  const places = new Map<string, Place<G>>();
  const within: Placing<G> = { names, first: undefined, places, procedure: alike(PROCEDURE, procedure) };
  for (const at of names.slice().reverse()) {
    const step = procedure.steps[at] as Step<Untyped<G>, any>;
    const { do: compute, ask, call, with: given, window, about, then } = step as Partial<Place<G>>;
    // Always the same fields in the same order: what runs through all steps meets one kind of object.
    within.first = {
      do: compute,
      ask,
      call,
      with: given,
      window,
      listeners: window === undefined ? undefined : listeners.get(window),
      about,
      then,
      name: at,
      next: within.first,
      of: within,
      id: `${name}/${at}`,
      step,
    };
    places.set(at, within.first);
  }
  return within;
}

function listening<G>(all: readonly Listener<G>[], holdable: readonly Component<Untyped<G>>[]): Listeners<G> {
  const open = all.filter(({ reaction }) => !reaction.held);
  const held = all.filter(({ reaction }) => reaction.held);
  return {
    begins: all.some(({ reaction }) => reaction.timing === 'when') ? 'when' : 'after',
    open,
    held,
    heldAt: Uint8Array.from(holdable, ({ id }) => held.findIndex((listener) => listener.id === id) + 1),
    forced: [...open, ...held].filter(({ reaction }) => reaction.forced === true),
    due: [...open, ...held].filter(({ reaction }) => reaction.forced === 'in turn'),
    asked: open.filter(({ reaction }) => reaction.forced === undefined),
  };
}

/** Which of the components a copy in a hand is of. Remembered: every window looks at every hand, a score of times an answer, and
 *  one small table stays at hand for the processor where one for each window did not. */
function numbering(components: readonly string[], held = (copy: string): string => copy): (copy: string) => number {
  const known = new Map<string, number>();
  return (copy) => {
    let number = known.get(copy);
    if (number === undefined) {
      number = components.indexOf(held(copy));
      known.set(copy, number);
    }
    return number;
  };
}

const PROCEDURE = ['rule', 'steps', 'gives'] as const;
const REACTION = ['window', 'timing', 'copies', 'may', 'run', 'text', 'forced', 'again', 'held'] as const;

/** The same with every field it could have, in one order: what runs through all of them meets one kind of object. */
function alike<O extends object>(fields: readonly string[], one: O): O {
  return Object.fromEntries(fields.map((field) => [field, one[field as keyof O]])) as O;
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
  for (const { id, reacts = [] } of rules.components)
    for (const { run } of reacts)
      if (!rules.compiled.has(run)) throw new Error(`${id} runs "${run}", which does not exist`);
}
