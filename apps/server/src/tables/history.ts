// From rows of history to a game: which answers count after undos, and the state they lead to.
import type { Answer, Event, Rules, State } from '@custodian/kernel';
import { apply, load, start } from '@custodian/kernel';
import type { HistoryRow, Storage, TableRow } from '../storage/storage.ts';

/** An answer that counts, with what undo needs to know. */
export interface Step {
  readonly answer: Answer;
  readonly revealed: boolean;
  readonly at: number;
}

export interface Played<G> {
  readonly state: State<G>;
  readonly steps: readonly Step[];
  readonly rows: number;
  /** The events of each step; those of the setup come first. */
  readonly events: readonly (readonly Event[])[];
}

/** The answers that count: an undo row takes back everything after the first `to` of them. */
export function effective(rows: readonly HistoryRow[]): Step[] {
  const steps: Step[] = [];
  for (const row of rows) {
    if (row.kind === 'undo') steps.length = Math.min(steps.length, row.to);
    else
      steps.push({
        answer: { seat: row.seat, decision: row.decision, value: row.value },
        revealed: row.revealed,
        at: row.at,
      });
  }
  return steps;
}

/** Milliseconds of playing again after which others have their turn. */
const SLICE = 8;
/** Answers between the positions that are remembered, and how many of them. */
const STRIDE = 40;
const REMEMBERED = 24;

/** Plays answers one after the other; lets others have their turn in between. Stops where `each` says so. */
async function playOn<G>(
  rules: Rules<G>,
  from: State<G>,
  steps: readonly Step[],
  each: (state: State<G>, events: readonly Event[], index: number) => void,
): Promise<{ state: State<G>; refused: string | null }> {
  let state = from;
  let began = performance.now();
  for (const [i, step] of steps.entries()) {
    const next = apply(rules, state, step.answer);
    if ('refused' in next) return { state, refused: `answer ${i} is refused: ${next.refused.text.key}` };
    state = next.state;
    each(state, next.events, i);
    if (performance.now() - began < SLICE) continue;
    await new Promise((goOn) => setImmediate(goOn));
    began = performance.now();
  }
  return { state, refused: null };
}

function begin<G>(rules: Rules<G>, table: TableRow): { state: State<G>; events: readonly Event[] } {
  const begun = start(rules, table.seats.length, table.options, table.seed, table.live);
  if ('refused' in begun) throw new Error(`table ${table.id} cannot be set up: ${begun.refused.text.key}`);
  return begun;
}

/** Earlier positions of a table. Some are remembered, so that going back does not mean playing everything again. */
export class Past<G> {
  private readonly known = new Map<number, State<G>>();

  constructor(
    private readonly rules: Rules<G>,
    private readonly table: TableRow,
  ) {}

  /** The position after so many answers (all of them when there are fewer). */
  async at(steps: readonly Step[], answers: number): Promise<State<G>> {
    const to = Math.min(answers, steps.length);
    const nearest = Math.max(0, ...[...this.known.keys()].filter((n) => n <= to));
    const from = this.known.get(nearest) ?? begin(this.rules, this.table).state;
    const { state, refused } = await playOn(this.rules, from, steps.slice(nearest, to), (passed, _, i) =>
      this.pass(passed, nearest + i + 1),
    );
    if (refused !== null) throw new Error(`table ${this.table.id}: ${refused}`);
    return state;
  }

  /** Notes a position that was reached. */
  pass(state: State<G>, answers: number): void {
    if (answers % STRIDE !== 0) return;
    this.known.delete(answers);
    this.known.set(answers, state);
    const [oldest] = this.known.keys();
    if (this.known.size > REMEMBERED && oldest !== undefined) this.known.delete(oldest);
  }

  /** Positions after so many answers are no longer what they were. */
  forget(answers: number): void {
    for (const n of this.known.keys()) if (n > answers) this.known.delete(n);
  }
}

/** The present of a stored table. The whole game is played again; when the rules have changed since, the latest saved state
 *  is taken instead, and the answers after it. */
export async function restore<G>(rules: Rules<G>, storage: Storage, table: TableRow): Promise<Played<G>> {
  const rows = await storage.history(table.id, 0);
  const steps = effective(rows);
  const begun = begin(rules, table);
  const events: (readonly Event[])[] = [begun.events];
  const note = (_: State<G>, happened: readonly Event[]): void => void events.push(happened);
  const replayed = await playOn(rules, begun.state, steps, note);
  if (replayed.refused === null) return { state: replayed.state, steps, rows: rows.length, events };
  const saved = await storage.snapshot(table.id, rows.length);
  const loaded = saved === null ? null : load(rules, saved.state);
  if (saved === null || loaded === null || 'problem' in loaded)
    throw new Error(`table ${table.id}: ${replayed.refused}`);
  events.splice(0, events.length, ...Array.from({ length: saved.answers + 1 }, () => []));
  const { state } = await playOn(rules, loaded.state, steps.slice(saved.answers), note);
  return { state, steps: steps.slice(0, events.length - 1), rows: rows.length, events };
}
