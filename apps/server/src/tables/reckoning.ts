// What a finished game was for those who sat there: reckoned once, from what is stored, and kept.
import type { Json } from '@custodian/kernel';
import type { GameOutcome } from '@custodian/protocol';
import type { SeatStatistics, Summary, Title, Titles } from '@custodian/title';
import type { Jobs } from '../jobs.ts';
import { NOBODY } from '../names.ts';
import type { Job, Outcome, Storage, TableRow } from '../storage/storage.ts';
import { StorageTrouble } from '../storage/trouble.ts';
import { restore } from './history.ts';

/** Another number whenever games are reckoned otherwise: those reckoned before are reckoned anew when somebody asks for them. */
const RECKONED = 1;
/** Games of earlier times that are reckoned when somebody asks. */
const AT_ONCE = 20;

export const reckoningOf = (table: string, due: number): Job => ({
  key: `reckon ${table}`,
  owner: table,
  due,
  about: null,
});

/** Puts what the person has finished and nobody has reckoned yet in line; gives how many there are, as far as one looks at a time. */
export async function reckonLater(
  storage: Pick<Storage, 'unreckoned'>,
  jobs: Pick<Jobs, 'put'>,
  person: string,
  at: number,
): Promise<number> {
  const waiting = await storage.unreckoned(person, RECKONED, AT_ONCE);
  for (const table of waiting) await jobs.put(reckoningOf(table, at));
  return waiting.length;
}

export async function reckon(storage: Storage, titles: Titles, id: string): Promise<void> {
  const row = await storage.table(id);
  if (row === null || !row.finished) return;
  const names = await storage.namesOf(row.seats.flatMap(({ person }) => person ?? []));
  // Of somebody who has gone for good nothing is kept.
  const sitting = row.seats.flatMap(({ seat, person }) =>
    person === null || (names[person] ?? NOBODY) === NOBODY ? [] : [{ seat, person }],
  );
  const people = new Set(sitting.map(({ person }) => person));
  const found = await finished(storage, titles.get(row.game), row);
  // Where somebody plays against himself, or learns with cards that everybody knows, nobody is ahead of anybody.
  const counts = found !== null && people.size === sitting.length && titles.get(row.game)?.guided?.seed !== row.seed;
  const outcomes = sitting.map(({ seat, person }): Outcome => {
    const about = counts ? outcomeAt(row, found, seat, people.size) : null;
    const place = counts ? placeOf(found.summary, seat) : 0;
    return { table: id, seat, person, game: row.game, at: row.changed, place, version: RECKONED, about: about as Json };
  });
  await storage.addOutcomes(outcomes);
}

interface Found {
  readonly summary: Summary;
  readonly statistics: readonly SeatStatistics[];
}

/** Null where the game is not known, or what is stored of it cannot be played. */
async function finished(storage: Storage, title: Title | undefined, row: TableRow): Promise<Found | null> {
  if (title === undefined) return null;
  try {
    const { state, events } = await restore(title.rules, storage, row);
    if (state.stack.length > 0) return null;
    const game = state.game;
    const statistics = title.statistics?.of({ game, events: events.flat() }) ?? [];
    return { summary: title.summary(game), statistics };
  } catch (error) {
    // Only what may be better later is tried again.
    if (error instanceof StorageTrouble) throw error;
    return null;
  }
}

function outcomeAt({ seats }: TableRow, { summary, statistics }: Found, seat: number, people: number): GameOutcome {
  const own = statistics[seat];
  return {
    ...{ seats: seats.length, people },
    points: summary.points[seat] ?? 0,
    won: hasWon(summary, seat),
    with: own?.with ?? '',
    curve: own?.points ?? [],
    battles: own?.battles ?? null,
    dice: own?.dice ?? null,
    figures: own?.figures ?? {},
  };
}

const hasWon = ({ ending }: Summary, seat: number): boolean => ending?.winners.includes(seat) ?? false;

/** Winners first, then by points; the same for those who have as many. */
function placeOf(summary: Summary, seat: number): number {
  const points = (of: number): number => summary.points[of] ?? 0;
  const isAhead = (other: number): boolean =>
    hasWon(summary, other) === hasWon(summary, seat) ? points(other) > points(seat) : hasWon(summary, other);
  return summary.points.filter((_, other) => other !== seat && isAhead(other)).length + 1;
}
