// What messages have to know of a table, asked of the node at which it is played.
import type { Json, Seat } from '@custodian/kernel';
import type { Language } from '@custodian/words';
import type { Table } from '../tables/table.ts';
import { recapOf } from './recap.ts';

/** Something to be told, and since when. */
export interface Wanting {
  readonly person: string;
  readonly seat: Seat;
  readonly question: string | null;
  readonly at: number;
}

/** He still sits there, does not look, and it has neither been answered nor seen. */
function isWanted(table: Table, { person, seat, question, at }: Wanting): boolean {
  if (!table.owns(person, seat) || table.isSeenBy(person)) return false;
  if (question !== null) return table.question === question && table.isAsked(seat);
  return (table.seats[seat]?.seen ?? 0) <= at;
}

interface Since {
  readonly seat: Seat;
  readonly since: number;
  readonly language: Language;
}

/** Whether a seat is asked, and what has happened since. */
export interface News {
  readonly isAsked: boolean;
  readonly lines: readonly string[];
}

const newsOf = async (table: Table, { seat, since, language }: Since): Promise<News> => ({
  isAsked: table.isAsked(seat),
  lines: await recapOf(table, seat, since, language),
});

export type TableQuestion = 'is wanted' | 'news';

export async function answerOf(table: Table, what: TableQuestion, about: Json): Promise<Json> {
  const given = about as unknown;
  return what === 'is wanted'
    ? isWanted(table, given as Wanting)
    : ((await newsOf(table, given as Since)) as unknown as Json);
}
