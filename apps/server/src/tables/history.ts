// From rows of history to a game: which answers count after undos, and the state they lead to.
import type { Answer, Event, Rules, State } from '@custodian/kernel';
import { apply, load, start } from '@custodian/kernel';
import type { HistoryRow, Storage, TableRow } from '../storage/storage.ts';

/** An answer that counts, with what undo needs to know. */
export interface Step {
  readonly answer: Answer;
  readonly revealed: boolean;
  readonly at: number;
  /** Its place in the history. */
  readonly row: number;
}

export interface Played<G> {
  readonly state: State<G>;
  readonly steps: readonly Step[];
  readonly rows: number;
  /** The events of each step; those of the setup come first. */
  readonly events: readonly (readonly Event[])[];
}

/** A position and after how many answers it stands. */
interface Position<G> {
  readonly state: State<G>;
  readonly answers: number;
}

/** The answers that count: an undo row takes back everything after the first `to` of them. */
export function effective(rows: readonly HistoryRow[]): Step[] {
  const steps: Step[] = [];
  for (const [n, row] of rows.entries()) {
    if (row.kind === 'undo') steps.length = Math.min(steps.length, row.to);
    else
      steps.push({
        answer: { seat: row.seat, decision: row.decision, value: row.value },
        revealed: row.revealed,
        at: row.at,
        row: n,
      });
  }
  return steps;
}

export function begin<G>(rules: Rules<G>, table: TableRow): { state: State<G>; events: readonly Event[] } {
  const begun = start(rules, table.seats.length, table.options, table.seed, table.live);
  if ('refused' in begun) throw new Error(`table ${table.id} cannot be set up: ${begun.refused.text.key}`);
  return begun;
}

/** Milliseconds of playing again after which others have their turn. */
const SLICE = 8;

/** Plays answers one after the other; lets others have their turn in between. Stops at an answer that is refused. */
export async function playOn<G>(
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

/** The latest saved state on the way to the first `answers` steps; null when none was saved or none can be used. */
export async function savedBefore<G>(
  rules: Rules<G>,
  storage: Storage,
  table: TableRow,
  steps: readonly Step[],
  answers: number,
): Promise<Position<G> | null> {
  // Rows after the last of these answers know nothing of them that the earlier ones do not.
  let most = steps[answers]?.row ?? Number.MAX_SAFE_INTEGER;
  for (;;) {
    const saved = await storage.snapshot(table.id, most);
    if (saved === null) return null;
    most = saved.rows - 1;
    // What was taken back after the state was saved is in it, but no longer in the game.
    const isOnTheWay = saved.answers <= answers && (steps[saved.answers - 1]?.row ?? 0) < saved.rows;
    if (!isOnTheWay) continue;
    const loaded = load(rules, saved.state);
    if ('problem' in loaded || loaded.state.seed !== table.seed || loaded.state.answers !== saved.answers) continue;
    return { state: loaded.state, answers: saved.answers };
  }
}

/** The present of a stored table: the latest saved state, and the answers after it. Without one, or when what happened is not
 *  stored with the answers, the whole game is played again. */
export async function restore<G>(rules: Rules<G>, storage: Storage, table: TableRow): Promise<Played<G>> {
  const rows = await storage.history(table.id, 0);
  const steps = effective(rows);
  const begun = begin(rules, table);
  const saved = await savedBefore(rules, storage, table, steps, steps.length);
  const stored = [begun.events, ...steps.map(({ row }) => eventsOf(rows[row]))];
  const isEverythingStored = stored.every((events) => events !== null);
  if (saved !== null && isEverythingStored) {
    const { state, refused } = await playOn(rules, saved.state, steps.slice(saved.answers), () => undefined);
    if (refused === null) return { state, steps, rows: rows.length, events: stored as (readonly Event[])[] };
  }
  const events: (readonly Event[])[] = [begun.events];
  const note = (_: State<G>, happened: readonly Event[]): void => void events.push(happened);
  const replayed = await playOn(rules, begun.state, steps, note);
  if (replayed.refused === null) return { state: replayed.state, steps, rows: rows.length, events };
  // The rules have changed since: the saved state counts, and the answers after it as far as they are still accepted.
  if (saved === null) throw new Error(`table ${table.id}: ${replayed.refused}`);
  events.splice(0, events.length, ...stored.slice(0, saved.answers + 1).map((happened) => happened ?? []));
  const { state } = await playOn(rules, saved.state, steps.slice(saved.answers), note);
  return { state, steps: steps.slice(0, events.length - 1), rows: rows.length, events };
}

const eventsOf = (row: HistoryRow | undefined): readonly Event[] | null =>
  row?.kind === 'answer' ? (row.events ?? null) : null;
