// From a state to what one viewer may see of it.
import type { Decision, Frame, Json, Seat, State, UndoClass } from '@custodian/kernel';
import { view } from '@custodian/kernel';
import type { DecisionView, Pace, TableInfo, TableView } from '@custodian/protocol';
import type { Title } from '@custodian/title';

export interface Around {
  readonly table: TableInfo;
  readonly undo: UndoClass | null;
  readonly redo: boolean;
  readonly asking: TableView['asking'];
  readonly handing: TableView['handing'];
  readonly pace: Pace;
}

export function viewFor(title: Title, state: State<unknown>, seat: Seat | null, around: Around): TableView {
  const seen = view(title.rules, state, seat);
  const over = state.stack.length === 0;
  return {
    answers: state.answers,
    commitment: state.commitment,
    seed: over ? state.seed : '',
    seat,
    game: seen.state.game as Json,
    summary: title.summary(seen.state.game),
    stack: seen.state.stack,
    decision: seen.decision,
    decisions: seen.decisions.map(decisionView),
    awaiting: seen.awaiting,
    free: seen.free,
    given: seat !== null && state.stack[state.stack.length - 1]?.got?.[seat] !== undefined,
    over,
    ...around,
  };
}

function decisionView(d: Decision): DecisionView {
  const { seat, rule, ask } = d;
  return d.kind === 'choose'
    ? {
        kind: 'choose',
        seat,
        rule,
        ask,
        options: d.options,
        barred: d.barred ?? [],
        pick: d.pick,
        proposal: d.proposal ?? null,
        secret: d.secret === true,
      }
    : { kind: 'plan', seat, rule, ask, shape: d.shape, about: d.about, fallback: d.fallback };
}

/** In which order the seats answered a question in secret shows nowhere afterwards. */
export function withoutAnswers(state: State<unknown>): State<unknown> {
  const { got: _, ...top } = state.stack[state.stack.length - 1] ?? {};
  return state.stack.length === 0 ? state : { ...state, stack: [...state.stack.slice(0, -1), top as Frame] };
}
