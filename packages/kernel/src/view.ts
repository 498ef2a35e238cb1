// What a seat, or a spectator, may know. Everything sent to anybody comes from here.
import { decisionId } from './answers.ts';
import { pending } from './engine.ts';
import { commitmentOf } from './random.ts';
import type { Rules } from './rules.ts';
import { copyJson } from './shape.ts';
import type { Decision, Event, Frame, Frozen, Roll, Seat, State } from './types.ts';
import { UNREVEALED, WINDOW_PROCEDURE } from './windows.ts';

export interface View<G> {
  /** The state as far as this seat may know it: a seed and others' unfinished answers are never in it. */
  readonly state: State<G>;
  readonly decision: string;
  /** Only the questions put to this seat. */
  readonly decisions: readonly Decision[];
  /** Whose answers are awaited; where that would tell who holds what, only that some are. */
  readonly awaiting: readonly Seat[] | 'somebody';
  /** Free actions open to this seat. */
  readonly free: readonly string[];
}

export function view<G>(rules: Rules<G>, state: State<G>, seat: Seat | null): View<G> {
  const asked = pending(rules, state);
  return {
    state: hideState(rules, state, seat),
    decision: decisionId(state),
    decisions: asked.filter((d) => d.seat === seat),
    awaiting: asked.some((d) => d.secret) ? 'somebody' : asked.map((d) => d.seat),
    free: seat === null || state.stack.length === 0 ? [] : freeActions(rules, state, seat),
  };
}

export function freeActions<G>(rules: Rules<G>, state: State<G>, seat: Seat): string[] {
  return Object.keys(rules.free).filter((name) => rules.free[name]?.may(state.game as Frozen<G>, seat) === null);
}

/** The state with everything removed that the seat may not know. A finished game hides nothing. */
export function hideState<G>(rules: Rules<G>, state: State<G>, seat: Seat | null): State<G> {
  if (state.stack.length === 0) return state;
  return {
    ...state,
    seed: '',
    rng: {},
    game: rules.hide(state.game, seat),
    stack: state.stack.map((frame) => hideFrame(frame, seat)),
  };
}

/** A full state that looks the same to the seat, for bots to search in. Takes what `hideState` gave. */
export function guessState<G>(rules: Rules<G>, hidden: State<G>, seat: Seat, roll: Roll): State<G> {
  const seed = Array.from({ length: 8 }, () => (roll(65536) - 1).toString(16).padStart(4, '0')).join('');
  return {
    ...hidden,
    seed,
    rng: {},
    game: rules.guess(hidden.game, seat, roll),
    stack: copyJson(hidden.stack),
  };
}

export function eventsFor(events: readonly Event[], seat: Seat | null): Event[] {
  return events.filter((e) => e.to === undefined || (seat !== null && e.to.includes(seat)));
}

/** After the end anybody can check that the seed is the one promised at the start. */
export function isSeedHonest<G>(state: State<G>): boolean {
  return commitmentOf(state.seed) === state.commitment;
}

/** Others' answers to an unfinished question, and what others have announced but not revealed, are hidden. */
function hideFrame(frame: Frame, seat: Seat | null): Frame {
  const { got, ...rest } = frame;
  if (frame.run === WINDOW_PROCEDURE && frame.at === 'react' && frame.v.queue.length > 0) {
    const queue = frame.v.queue.map((entry: { seat: Seat; component: string }) =>
      entry.seat === seat ? entry : { ...entry, component: UNREVEALED, copy: '' },
    );
    rest.v = { ...frame.v, queue };
  }
  const own = seat !== null && got !== undefined ? got[seat] : undefined;
  return own === undefined ? rest : { ...rest, got: { [seat as Seat]: own } };
}
