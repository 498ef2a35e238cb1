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

/** Plays a table from its first step to the given number of answers (all of them when absent). */
export function replay<G>(
  rules: Rules<G>,
  table: TableRow,
  steps: readonly Step[],
): { state: State<G>; events: Event[][] } {
  const begun = start(rules, table.seats.length, table.options, table.seed, table.live);
  if ('refused' in begun) throw new Error(`table ${table.id} cannot be set up: ${begun.refused.text.key}`);
  let state = begun.state;
  const events: Event[][] = [[...begun.events]];
  steps.forEach((step, i) => {
    const next = apply(rules, state, step.answer);
    if ('refused' in next) throw new Error(`table ${table.id}: answer ${i} is refused: ${next.refused.text.key}`);
    state = next.state;
    events.push([...next.events]);
  });
  return { state, events };
}

/** The present of a stored table. The whole game is played again; when the rules have changed since, the latest saved state
 *  is taken instead, and the answers after it. */
export async function restore<G>(rules: Rules<G>, storage: Storage, table: TableRow): Promise<Played<G>> {
  const rows = await storage.history(table.id, 0);
  const steps = effective(rows);
  try {
    const { state, events } = replay(rules, table, steps);
    return { state, steps, rows: rows.length, events };
  } catch (error) {
    const saved = await storage.snapshot(table.id, rows.length);
    const loaded = saved === null ? null : load(rules, saved.state);
    if (saved === null || loaded === null || 'problem' in loaded) throw error;
    let state = loaded.state;
    const kept = steps.slice(0, saved.answers);
    const events: Event[][] = Array.from({ length: saved.answers + 1 }, () => []);
    for (const step of steps.slice(saved.answers)) {
      const next = apply(rules, state, step.answer);
      if ('refused' in next) break;
      state = next.state;
      kept.push(step);
      events.push([...next.events]);
    }
    return { state, steps: kept, rows: rows.length, events };
  }
}
