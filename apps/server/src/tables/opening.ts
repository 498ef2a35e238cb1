// Opening a stored table. Answers that the rules no longer accept are cut off, and a row says so: without it, what is answered
// afterwards would stand behind answers that nobody can play again. What came after a pass that nobody waits for is stored anew.
import type { Rules } from '@custodian/kernel';
import { save } from '@custodian/kernel';
import { now } from '../clock.ts';
import type { Cut, HistoryRow, TableRow } from '../storage/storage.ts';
import type { LineStorage, Played, Step } from './history.ts';
import { noticesIn, restore } from './history.ts';

interface Keeper {
  readonly storage: LineStorage;
  report(what: string, error: unknown): void;
}

export async function openStored<G>(
  rules: Rules<G>,
  table: TableRow,
  { storage, report }: Keeper,
  isForced = false,
): Promise<Played<G>> {
  const played = await restore(rules, storage, table, isForced);
  if (played.refused === null) return played;
  const { lost, why, carriedOver } = played.refused;
  const to = played.steps.length;
  const cut: Cut = { kind: 'cut', seat: -1, to, why: 'rules', lost, at: now() };
  const again = carriedOver.map(
    ({ answer, revealed, events, at }): HistoryRow => ({ kind: 'answer', ...answer, revealed, events, at }),
  );
  // Somebody else was faster: what he stored counts.
  if (!(await storage.append(table.id, played.rows, [cut, ...again], played.state.stack.length === 0)))
    return openStored(rules, table, { storage, report }, isForced);
  const rows = played.rows + 1 + again.length;
  const steps = [...played.steps, ...carriedOver.map((step, i): Step => ({ ...step, row: played.rows + 1 + i }))];
  const events = [...played.events, ...carriedOver.map((step) => step.events)];
  await storage.addSnapshot(table.id, { rows, answers: steps.length, state: save(played.state) });
  report(`table ${table.id}: answers that no longer apply were cut off (${lost})`, new Error(why));
  return { ...played, steps, events, rows, notices: noticesIn((await storage.record(table.id)).rows), refused: null };
}
