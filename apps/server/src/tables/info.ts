// What is known of a table without its game: its name and who sits there.
import type { Seat } from '@custodian/kernel';
import type { TableInfo } from '@custodian/protocol';
import type { TableRow } from '../storage/storage.ts';

export interface About {
  readonly mine: readonly Seat[];
  readonly finished: boolean;
  /** Where somebody learns the game. */
  readonly guided: boolean;
  nameOf(person: string): string;
  isPresent(person: string | null): boolean;
  /** The table at which the same people play again. */
  readonly again?: string | null;
  readonly spectators: number | null;
  readonly eyes: readonly Seat[];
}

/** Since when whoever sits there has been away, if he is not here. */
export const awaySince = (row: TableRow, seat: Seat): number => row.seats[seat]?.seen ?? row.created;

export function infoOf(
  row: TableRow,
  { mine, finished, guided, nameOf, isPresent, again, spectators, eyes }: About,
): TableInfo {
  const { id, game, name, created } = row;
  return {
    id,
    game,
    name,
    created,
    mine,
    host: mine.some((s) => row.seats[s]?.person === row.host),
    finished,
    guided,
    ...(again == null ? {} : { again }),
    spectators,
    eyes,
    public: row.public === true,
    seats: row.seats.map((s) => ({
      kind: s.person !== null ? 'person' : s.bot !== null ? 'bot' : 'open',
      name: s.person !== null ? nameOf(s.person) : '',
      ...(s.person === null ? {} : { person: s.person }),
      ...(s.bot === null ? {} : s.person === null ? { bot: s.bot } : { standIn: s.bot }),
      present: isPresent(s.person),
      ...(s.person === null || isPresent(s.person) ? {} : { away: awaySince(row, s.seat) }),
    })),
  };
}

/** Without what is about the present: who is here, for whom a bot plays, and whether the game is over, which is given. */
export function quietInfo(info: TableInfo, finished: boolean): TableInfo {
  const { again, seats, ...lasting } = info;
  return {
    ...lasting,
    finished,
    ...(finished && again !== undefined ? { again } : {}),
    seats: seats.map(({ kind, name, bot, person }) => ({
      ...{ kind, name, present: false },
      ...(bot === undefined ? {} : { bot }),
      ...(person === undefined ? {} : { person }),
    })),
  };
}
