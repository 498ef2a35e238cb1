// Games that a test finds in the storage: their rows, and their answers to the end.
import { play, quickRoll, randomAnswer, start } from '@custodian/kernel';
import { ti3 } from '@custodian/ti3';
import type { HistoryRow, TableRow } from '../../src/storage/storage.ts';

/** A table of three, all of them one person's. */
export const rowOf = (table: Pick<TableRow, 'id' | 'name' | 'seed'>): TableRow => ({
  ...table,
  game: 'ti3',
  host: 'p1',
  options: { races: 'given', given: ['hacan', 'xxcha', 'letnev'], galaxy: 'random' },
  live: false,
  created: 1,
  changed: 1,
  finished: false,
  seats: [0, 1, 2].map((seat) => ({ seat, person: 'p1', bot: null, claim: null })),
});

/** The game of a table of three, played at random to its end as if no answer had revealed anything. */
export function toTheEnd({ options, seed, live }: TableRow): HistoryRow[] {
  const begun = start(ti3, 3, options, seed, live);
  if ('refused' in begun) throw new Error('no game');
  const rows: HistoryRow[] = [];
  const roll = quickRoll(3);
  const { state } = begun;
  for (let answer = randomAnswer(ti3, state, roll); answer !== null; answer = randomAnswer(ti3, state, roll)) {
    rows.push({ kind: 'answer', ...answer, revealed: false, at: 1 });
    play(ti3, state, answer);
  }
  return rows;
}
