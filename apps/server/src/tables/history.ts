// From rows of history to a game: which answers count after undos and cuts, and the state they lead to.
import type { Answer, Applied, Event, Refusal, Rules, State } from '@custodian/kernel';
import { apply, isPass, load, start } from '@custodian/kernel';
import type { LogLine, TableEvent } from '@custodian/protocol';
import type { HistoryRow, Storage, TableRow } from '../storage/storage.ts';
import { CannotOpen } from './cannot-open.ts';

/** What a line of play needs of storage. */
export type LineStorage = Pick<Storage, 'record' | 'snapshot' | 'history' | 'append' | 'addSnapshot'>;

/** An answer, and by which message it came. */
export type Given = Answer & { readonly key?: string };

/** An answer that counts, with what undo needs to know. */
export interface Step {
  readonly answer: Given;
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
  /** What players are told of cuts. */
  readonly notices: readonly LogLine[];
  /** Answers that are stored, but that the rules no longer accept. `steps` are those before them, `state` follows from what was
   *  carried over too. */
  readonly refused: Refused | null;
}

interface Refused {
  readonly lost: number;
  readonly why: string;
  /** What was answered after a pass that nobody waits for any more, and still applies. */
  readonly carriedOver: readonly CarriedOver[];
}

type CarriedOver = Pick<Step, 'answer' | 'revealed' | 'at'> & { readonly events: readonly Event[] };

/** A position and after how many answers it stands. */
interface Position<G> {
  readonly state: State<G>;
  readonly answers: number;
}

/** The answers that count: after an undo or a cut only the first `to` of them. */
export function effective(rows: readonly HistoryRow[]): Step[] {
  const steps: Step[] = [];
  for (const [n, row] of rows.entries()) {
    if (row.kind !== 'answer') steps.length = Math.min(steps.length, row.to);
    else
      steps.push({
        answer: {
          seat: row.seat,
          decision: row.decision,
          value: row.value,
          ...(row.key === undefined ? {} : { key: row.key }),
        },
        revealed: row.revealed,
        at: row.at,
        row: n,
      });
  }
  return steps;
}

/** The cuts of a game, where they were made. */
export function noticesIn(rows: readonly HistoryRow[]): LogLine<TableEvent>[] {
  let notices: LogLine<TableEvent>[] = [];
  let answers = 0;
  for (const row of rows) {
    answers = row.kind === 'answer' ? answers + 1 : Math.min(answers, row.to);
    if (row.kind !== 'answer') notices = notices.filter((notice) => notice.answers <= answers);
    if (row.kind === 'cut')
      notices.push({ answers, at: row.at, event: { type: `table.cut by ${row.why}`, count: row.lost } });
  }
  return notices;
}

export function begin<G>(rules: Rules<G>, table: TableRow): { state: State<G>; events: readonly Event[] } {
  const begun = start(rules, table.seats.length, table.options, table.seed, table.live);
  if ('refused' in begun) throw new CannotOpen('fault', `the game cannot be set up: ${begun.refused.text.key}`);
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
    const next = applied(rules, state, step);
    if ('refused' in next)
      return { state, refused: `the answer in row ${step.row} is refused (${next.refused.text.key})` };
    state = next.state;
    each(state, next.events, i);
    if (performance.now() - began < SLICE) continue;
    await new Promise((goOn) => setImmediate(goOn));
    began = performance.now();
  }
  return { state, refused: null };
}

function applied<G>(
  rules: Rules<G>,
  state: State<G>,
  { answer, row }: Step,
): Applied<G> | { readonly refused: Refusal } {
  try {
    return apply(rules, state, answer);
  } catch (error) {
    throw new CannotOpen('fault', `the answer in row ${row} cannot be played: ${(error as Error).message}`, row);
  }
}

/** A saved state that was found, and in words why later ones were passed over. */
interface Found<G> {
  readonly position: Position<G> | null;
  readonly passedOver: readonly string[];
}

/** The latest saved state on the way to the first `answers` steps; null when none was saved or none can be used. */
export async function savedBefore<G>(
  rules: Rules<G>,
  storage: LineStorage,
  table: TableRow,
  steps: readonly Step[],
  answers: number,
): Promise<Found<G>> {
  const passedOver: string[] = [];
  // Rows after the last of these answers know nothing of them that the earlier ones do not.
  let most = steps[answers]?.row ?? Number.MAX_SAFE_INTEGER;
  for (;;) {
    const saved = await storage.snapshot(table.id, most);
    if (saved === null) return { position: null, passedOver };
    most = saved.rows - 1;
    // What was taken back after the state was saved is in it, but no longer in the game.
    const isOnTheWay = saved.answers <= answers && (steps[saved.answers - 1]?.row ?? 0) < saved.rows;
    if (!isOnTheWay) continue;
    const loaded = saved.isSound ? load(rules, saved.state) : { problem: 'it is not as it was saved' };
    if ('problem' in loaded) {
      if (saved.isSound) refuseNewer(rules, saved.state);
      passedOver.push(`the state saved after ${saved.rows} rows cannot be used: ${loaded.problem}`);
    } else if (loaded.state.seed !== table.seed || loaded.state.answers !== saved.answers)
      passedOver.push(`the state saved after ${saved.rows} rows is of another game or moment`);
    else return { position: { state: loaded.state, answers: saved.answers }, passedOver };
  }
}

/** An earlier version does not take a game over from a later one: it would cut off what it does not know. */
function refuseNewer<G>(rules: Rules<G>, saved: string): void {
  const revision = revisionIn(saved);
  if (revision > rules.revision)
    throw new CannotOpen('newer', `saved by revision ${revision} of the rules, and this is revision ${rules.revision}`);
}

function revisionIn(saved: string): number {
  try {
    return Number((JSON.parse(saved) as { readonly revision?: unknown } | null)?.revision ?? 0);
  } catch {
    return 0;
  }
}

/** The present of a stored table: the latest saved state, and the answers after it. Without one, or when what happened is not
 *  stored with the answers, the whole game is played again. Nothing is stored. `isForced`: even when more answers are refused
 *  than need be, because a saved state cannot be used. */
export async function restore<G>(
  rules: Rules<G>,
  storage: LineStorage,
  table: TableRow,
  isForced = false,
): Promise<Played<G>> {
  const { rows, damage } = await storage.record(table.id);
  if (damage !== null) throw new CannotOpen('damaged', damage);
  const steps = effective(rows);
  const begun = begin(rules, table);
  const { position: saved, passedOver } = await savedBefore(rules, storage, table, steps, steps.length);
  const stored = [begun.events, ...steps.map(({ row }) => eventsOf(rows[row]))];
  const isEverythingStored = stored.every((events) => events !== null);
  const common = { steps, rows: rows.length, notices: noticesIn(rows), refused: null };
  if (saved !== null && isEverythingStored) {
    const { state, refused } = await playOn(rules, saved.state, steps.slice(saved.answers), () => undefined);
    if (refused === null) return { ...common, state, events: stored as (readonly Event[])[] };
  }
  const events: (readonly Event[])[] = [begun.events];
  const note = (_: State<G>, happened: readonly Event[]): void => void events.push(happened);
  const replayed = await playOn(rules, begun.state, steps, note);
  if (replayed.refused === null) return { ...common, state: replayed.state, events };
  // The rules have changed since: the saved state counts, and the answers after it as far as they are still accepted. Without
  // the latest saved states nobody knows how far that is.
  if (passedOver.length > 0 && !isForced)
    throw new CannotOpen('damaged', `${passedOver.join('; ')}; and ${replayed.refused}`);
  let reached: Awaited<ReturnType<typeof playOn<G>>> = replayed;
  if (saved !== null) {
    events.splice(0, events.length, ...stored.slice(0, saved.answers + 1).map((happened) => happened ?? []));
    reached = await playOn(rules, saved.state, steps.slice(saved.answers), note);
  }
  const kept = steps.slice(0, events.length - 1);
  if (reached.refused === null) return { ...common, state: reached.state, steps: kept, events };
  const left = steps.slice(kept.length);
  const { state, carriedOver } = carryOver(rules, reached.state, left);
  const refused = { lost: left.length - carriedOver.length, why: reached.refused, carriedOver };
  return { ...common, state, steps: kept, events, refused };
}

/** A pass where nobody is asked any more takes nothing with it: what was answered afterwards is played, until something else is
 *  refused. */
function carryOver<G>(
  rules: Rules<G>,
  from: State<G>,
  steps: readonly Step[],
): { readonly state: State<G>; readonly carriedOver: readonly CarriedOver[] } {
  const carriedOver: CarriedOver[] = [];
  let state = from;
  for (const step of steps) {
    const next = applied(rules, state, step);
    if ('refused' in next) {
      if (isPass(step.answer)) continue;
      break;
    }
    state = next.state;
    carriedOver.push({ answer: step.answer, revealed: step.revealed, at: step.at, events: next.events });
  }
  return { state, carriedOver };
}

export const eventsOf = (row: HistoryRow | undefined): readonly Event[] | null =>
  row?.kind === 'answer' ? (row.events ?? null) : null;
