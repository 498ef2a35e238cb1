// Plays any rulebook: finds the pending decisions, refuses what is not allowed, and carries a game from answer to answer.
import {
  decisionId,
  FREE,
  freeAction,
  isAnswer,
  kernelRefusal,
  RETRACT,
  refuseFree,
  refuseRetracting,
  refuseValue,
} from './answers.ts';
import type { EventOf, EventShapes } from './events.ts';
import { commitmentOf, die } from './random.ts';
import type { Compiled, FreeAction, Place, Possible, Rules } from './rules.ts';
import { copyJson } from './shape.ts';
import type { Next, X } from './steps.ts';
import type { EventsIn, GivenTo, ProcedureName, Terms, Untyped } from './terms.ts';
import { nextLoadedDie } from './testing.ts';
import type { Answer, Decision, Event, Frame, Frozen, Json, Refusal, Seat, State } from './types.ts';
import { used } from './usage.ts';
import { openingOf, opens, reactionsOf, WINDOW_PROCEDURE } from './windows.ts';

export interface Applied<G, E extends EventShapes = EventShapes> {
  readonly state: State<G>;
  readonly events: readonly EventOf<E>[];
  /** A die was rolled or something hidden was seen: this answer can never be taken back. */
  readonly revealed: boolean;
}

/** A new game, advanced to its first decision. `seed` must be secret at a real table. */
export function start<G, T>(
  rules: Rules<G, T>,
  seats: number,
  options: Json,
  seed: string,
  live = false,
): Applied<G, EventsIn<T>> | { readonly refused: Refusal } {
  const game = rules.setup(seats, options);
  if (isRefusal(game)) return { refused: game };
  return begin(rules as Rules<G>, game, rules.main, {}, seed, live) as Applied<G, EventsIn<T>>;
}

type NameIn<T> = T extends Terms ? ProcedureName<T> : string;
type GivenIn<T, N> = T extends Terms ? (N extends ProcedureName<T> ? GivenTo<T, N> : never) : object;

/** A game put straight into a procedure, advanced to its first decision: for scenarios and puzzles. */
export function begin<G, T, N extends NameIn<T>>(
  rules: Rules<G, T>,
  game: G,
  run: N,
  v: GivenIn<T, N>,
  seed: string,
  live = false,
): Applied<G, EventsIn<T>> {
  const state: State<G> = {
    rules: rules.id,
    revision: rules.revision,
    seed,
    commitment: commitmentOf(seed),
    rng: {},
    answers: 0,
    live,
    // Made like every copy of it: code that meets one kind of object is fast.
    game: rules.lay(game),
    stack: [{ run, at: firstPlace(rules, run).name, v }],
  };
  used('sequence', run);
  const first = new Run(rules, state, []);
  advance(first, placeIn(rules, state));
  return { state, events: eventsOf<T>(first), revealed: true };
}

/** The questions waiting for an answer. Derived from the state, never stored in it; empty when the game is over. */
export function pending<G>(rules: Rules<G>, state: State<G>): readonly Decision[] {
  const frame = state.stack[state.stack.length - 1];
  if (frame === undefined) return [];
  const { got } = frame;
  const { asked } = questionsAt(rules, state);
  return got === undefined ? asked : asked.filter((d) => !(d.seat in got));
}

/** Why an answer is not accepted; null when it is. */
export function refuse<G>(rules: Rules<G>, state: State<G>, answer: unknown): Refusal | null {
  if (!isAnswer(answer)) return kernelRefusal('malformed');
  if (state.stack.length === 0) return kernelRefusal('over');
  if (answer.decision.startsWith(FREE)) return refuseFree(rules, state, answer);
  if (answer.decision === RETRACT) return refuseRetracting(state, answer);
  if (answer.decision !== decisionId(state))
    return kernelRefusal('not pending', { given: answer.decision, pending: decisionId(state) });
  const decision = questionsAt(rules, state).asked.find((d) => d.seat === answer.seat);
  if (decision === undefined) return kernelRefusal('not yours', { seat: answer.seat });
  if (state.stack[state.stack.length - 1]?.got?.[answer.seat] !== undefined) return kernelRefusal('answered');
  return refuseValue(rules, state, decision, answer.value);
}

/** The pen of a rule set reports nothing but its own events. */
const eventsOf = <T>(run: Run<any>): readonly EventOf<EventsIn<T>>[] => run.events as EventOf<EventsIn<T>>[];

/** Pure: the old state stays as it was. For server and page. */
export function apply<G, T>(
  rules: Rules<G, T>,
  state: State<G>,
  answer: Answer,
): Applied<G, EventsIn<T>> | { readonly refused: Refusal } {
  const refused = refuse(rules, state, answer);
  if (refused !== null) return { refused };
  const next = copy(rules, state);
  const run = new Run(rules, next, []);
  take(run, answer);
  return { state: next, events: eventsOf<T>(run), revealed: run.revealed };
}

/** In place and silent, for search. Trusts the answer: it must come from `pending` or from a plan's sampler. */
export function play<G>(rules: Rules<G>, state: State<G>, answer: Answer): void {
  take(new Run(rules, state, null), answer);
}

/** In place and silent: on from a question that has no answers left to wait for. */
export function goOn<G>(rules: Rules<G>, state: State<G>): void {
  memo.delete(state);
  if (state.stack.length > 0) advance(new Run(rules, state, null), placeIn(rules, state));
}

/** A copy that shares nothing with the original. */
export function copy<G>(rules: Rules<G>, state: State<G>): State<G> {
  const stack = new Array<Frame>(state.stack.length);
  for (let i = 0; i < stack.length; i++) {
    const f = state.stack[i] as Frame;
    const frame: Frame = { run: f.run, at: f.at, v: copyJson(f.v) };
    if (f.got !== undefined) frame.got = copyJson(f.got);
    if (f.aside !== undefined) frame.aside = f.aside;
    stack[i] = frame;
  }
  return {
    rules: state.rules,
    revision: state.revision,
    seed: state.seed,
    commitment: state.commitment,
    rng: { ...state.rng },
    answers: state.answers,
    live: state.live,
    game: rules.copy(state.game),
    stack,
  };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'rule' in value && 'text' in value;
}

/** One move through the rulebook: the context that steps and atoms see. */
export class Run<G> implements X<Untyped<G>, any> {
  readonly g: Frozen<G>;
  v: any = null;
  revealed = false;
  /** The query asked last, and what it said. */
  private query: unknown = null;
  private said: unknown = null;
  constructor(
    readonly rules: Rules<G>,
    readonly state: State<G>,
    readonly events: Event[] | null,
  ) {
    this.g = state.game as Frozen<G>;
  }
  roll(stream: string, sides: number): number {
    const n = this.state.rng[stream] ?? 0;
    this.state.rng[stream] = n + 1;
    this.revealed = true;
    const loaded = stream === 'dice' ? nextLoadedDie() : null;
    if (loaded !== null) return loaded;
    return die(this.state.seed, stream, n, sides);
  }
  shuffle<T>(stream: string, items: readonly T[]): T[] {
    const out = items.slice();
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.roll(stream, i + 1) - 1;
      const held = out[i] as T;
      out[i] = out[j] as T;
      out[j] = held;
    }
    return out;
  }
  known<R>(query: (g: Frozen<G>) => R): R {
    if (this.query !== query) {
      this.said = query(this.g);
      this.query = query;
    }
    return this.said as R;
  }
  /** Something is about to be written. */
  forget(): void {
    this.query = null;
  }
  reactionsTo<W extends string>(window: W, seat: Seat, about: unknown): Possible<Untyped<G>, W>[] {
    return reactionsOf(this.rules, this.g, window, seat, about) as Possible<Untyped<G>, W>[];
  }
}

function take<G>(run: Run<G>, answer: Answer): void {
  if (answer.decision.startsWith(FREE)) {
    takeFree(run, answer);
    return;
  }
  const { rules, state } = run;
  const frame = state.stack[state.stack.length - 1] as Frame;
  const { asked, place } = questionsAt(rules, state);
  state.answers++;
  if (answer.decision === RETRACT) {
    const { [answer.seat]: _, ...others } = frame.got as Record<string, Json>;
    keep(frame, others);
    remember(state, asked, place);
    return;
  }
  if (asked.length === 1) {
    advance(run, answered(run, frame, place, onlyAnswer(answer)));
    return;
  }
  const got = frame.got ?? {};
  got[answer.seat] = answer.value;
  if (asked.every((d) => d.seat in got)) {
    advance(run, answered(run, frame, place, got));
    return;
  }
  frame.got = got;
  remember(state, asked, place);
}

/** Answers by seat, where there is one. An object that is written with its key is laid out at once; one to which a numbered
 *  key is added is not, which took a fiftieth of the time of a whole game. */
function onlyAnswer({ seat, value }: Answer): Record<string, Json> {
  switch (seat) {
    case 0:
      return { 0: value };
    case 1:
      return { 1: value };
    case 2:
      return { 2: value };
    case 3:
      return { 3: value };
    case 4:
      return { 4: value };
    case 5:
      return { 5: value };
    default:
      return { [seat]: value };
  }
}

function takeFree<G>(run: Run<G>, { seat, decision, value }: Answer): void {
  run.state.answers++;
  const { run: act, asks } = freeAction(run.rules, decision) as FreeAction<Untyped<G>>;
  const v = act(run, seat, value);
  advance(run, asks !== undefined && v ? push(run, asks, v, true) : placeIn(run.rules, run.state));
}

/** Everybody asked has answered: the step goes on with what they said. */
function answered<G>(run: Run<G>, frame: Frame, place: Place<G>, got: Record<string, Json>): Place<G> | null {
  if (frame.got !== undefined) delete frame.got;
  run.v = frame.v;
  return follow(run, frame, place, place.then?.(run, got));
}

/** A free action may spend what an answer already given relied on: such an answer is asked for again. */
function stillGood<G>(
  run: Run<G>,
  asked: readonly Decision[],
  given: Readonly<Record<string, Json>>,
): Record<string, Json> {
  const got: Record<string, Json> = {};
  for (const decision of asked) {
    const value = given[decision.seat];
    if (value !== undefined && refuseValue(run.rules, run.state, decision, value) === null) got[decision.seat] = value;
  }
  return got;
}

function keep(frame: Frame, got: Record<string, Json>): void {
  if (frame.got === undefined) return;
  if (Object.keys(got).length > 0) frame.got = got;
  else delete frame.got;
}

/** A frame for a procedure that begins, and its first step. */
function push<G>(run: Run<G>, name: string, v: object, aside = false): Place<G> {
  used('sequence', name);
  const first = firstPlace(run.rules, name);
  const frame: Frame = { run: name, at: first.name, v };
  if (aside) frame.aside = true;
  run.state.stack.push(frame);
  return first;
}

const TOO_MANY_STEPS = 100_000;
const NOTHING: Record<string, Json> = {};

/** Goes on from where the top frame stands to the next question, or to the end. */
function advance<G>(run: Run<G>, from: Place<G> | null): void {
  const { rules, state } = run;
  const stack = state.stack;
  let place = from;
  for (let steps = 0; ; steps++) {
    if (rules.over(run.g)) stack.length = 0;
    const frame = stack[stack.length - 1];
    if (frame === undefined || place === null) return;
    if (steps > TOO_MANY_STEPS) throw new Error(`no decision after ${steps} steps, at ${place.id}`);
    run.v = frame.v;
    if (place.do) place = follow(run, frame, place, place.do(run));
    else if (place.ask) {
      const asked = place.ask(run);
      const got = frame.got === undefined ? NOTHING : stillGood(run, asked, frame.got);
      // Nobody is asked, or a free action has taken away the last thing that was waited for.
      if (asked.length === 0 || (got !== NOTHING && asked.every((d) => d.seat in got)))
        place = answered(run, frame, place, got);
      else {
        keep(frame, got);
        remember(state, asked, place);
        return;
      }
    } else if (place.call !== undefined) {
      const v = place.with?.(run) ?? null;
      if (v === null) place = follow(run, frame, place, undefined);
      else place = push(run, typeof place.call === 'string' ? place.call : place.call(run), v);
    } else if (place.window !== undefined) {
      const about = place.about?.(run) ?? null;
      if (about === null) place = follow(run, frame, place, undefined);
      else {
        const listeners = place.listeners?.(rules.boxOf(run.g)) ?? null;
        place =
          listeners !== null && opens(rules, run.g, place.window, listeners, about, state.live)
            ? push(run, WINDOW_PROCEDURE, openingOf(rules, run.g, place.window, about))
            : follow(run, frame, place, place.then?.(run, about));
      }
    }
  }
}

/** Moves a frame on, to where the step says or to the one after it; when it ends, its caller receives the result and moves
 *  on in turn. Where the top frame stands then; null when none is left. */
function follow<G>(run: Run<G>, frame: Frame, from: Place<G>, said: Next): Place<G> | null {
  const { rules, state } = run;
  const stack = state.stack;
  let current = frame;
  let place = from;
  let where = said;
  for (;;) {
    if (typeof where === 'object') {
      const to = place.of.places.get(where.goto);
      if (to === undefined) throw new Error(`${current.run} has no step "${where.goto}"`);
      current.at = to.name;
      return to;
    }
    if (where !== 'end' && place.next !== undefined) {
      current.at = place.next.name;
      return place.next;
    }
    run.v = current.v;
    const result = place.of.procedure.gives?.(run);
    stack.pop();
    const caller = stack[stack.length - 1];
    if (caller === undefined) return null;
    place = placeOf(rules, caller);
    // The question that was interrupted has not moved.
    if (current.aside) return place;
    run.v = caller.v;
    where = place.then?.(run, result);
    current = caller;
  }
}

function compiledOf<G>(rules: Rules<G>, name: string): Compiled<G> {
  const found = rules.compiled.get(name);
  if (found === undefined) throw new Error(`no procedure "${name}"`);
  return found;
}

function placeOf<G>(rules: Rules<G>, { run, at }: Frame): Place<G> {
  const place = compiledOf(rules, run).places.get(at);
  if (place === undefined) throw new Error(`${run} has no step "${at}"`);
  return place;
}

const firstPlace = <G>(rules: Rules<G>, name: string): Place<G> => compiledOf(rules, name).first as Place<G>;

/** Where the top frame stands. */
const placeIn = <G>(rules: Rules<G>, { stack }: State<G>): Place<G> => placeOf(rules, stack[stack.length - 1] as Frame);

// Decisions are derived once a position and remembered beside the state, never in it.
const memo = new WeakMap<object, Asked<any>>();

interface Asked<G> {
  readonly answers: number;
  readonly asked: readonly Decision[];
  readonly place: Place<G>;
}

function remember<G>(state: State<G>, asked: readonly Decision[], place: Place<G>): Asked<G> {
  const known = { answers: state.answers, asked, place };
  memo.set(state, known);
  return known;
}

/** What a game that is not over asks, and where. */
export function questionsAt<G>(rules: Rules<G>, state: State<G>): Asked<G> {
  const known = memo.get(state);
  if (known !== undefined && known.answers === state.answers) return known;
  const place = placeIn(rules, state);
  if (!place.ask) throw new Error(`${place.id} asks nothing`);
  const run = new Run(rules, state, null);
  run.v = (state.stack[state.stack.length - 1] as Frame).v;
  return remember(state, place.ask(run), place);
}
