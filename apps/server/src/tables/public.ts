// Public tables with a free seat, for those who look for one.
import type { PublicTable, PublicTables } from '@custodian/protocol';
import { now } from '../clock.ts';
import type { Person, Storage, TableRow } from '../storage/storage.ts';

const PAGE = 20;
/** A table where nobody has come for so long stands in no list. */
const FORGOTTEN = 14 * 24 * 3600_000;
/** The note of a table: in which language its host asks others to come. */
const ASKED_IN = 'asked in';

export const askIn = (storage: Pick<Storage, 'setNote'>, table: string, language: 'en' | 'it'): Promise<void> =>
  storage.setNote(table, ASKED_IN, language);

/** Null when `before` leads nowhere. */
export async function publicTables(
  storage: Storage,
  person: Person,
  game: string | null,
  before: string | null,
): Promise<PublicTables | null> {
  const from = before === null ? null : placeIn(before);
  if (before !== null && from === null) return null;
  const looked = { person: person.id, game, since: now() - FORGOTTEN, before: from, limit: PAGE + 1 };
  const rows = await storage.publicTables(looked);
  const page = rows.slice(0, PAGE);
  const ids = page.map(({ id }) => id);
  const people = page.flatMap(({ host, seats }) => [host, ...seats.flatMap((seat) => seat.person ?? [])]);
  const [names, languages] = [await storage.namesOf([...new Set(people)]), await storage.notes(ASKED_IN, ids)];
  const last = page[page.length - 1];
  return {
    tables: page.map((row) => shown(row, names, languages[row.id] as PublicTable['language'] | undefined)),
    next: rows.length > PAGE && last !== undefined ? `${last.created}.${last.id}` : null,
  };
}

/** Nothing of its seed, its links or who was last there. */
function shown(
  { id, game, name, created, host, seats, options, clock }: TableRow,
  names: Readonly<Record<string, string>>,
  language: PublicTable['language'] = null,
): PublicTable {
  const named = (person: string): PublicTable['host'] => ({ id: person, name: names[person] ?? '' });
  return {
    ...{ id, game, name, created, options, language },
    clock: clock ?? null,
    host: named(host),
    seats: seats.map(({ person, bot }) => {
      if (person !== null) return { kind: 'person', person: named(person) };
      return bot === null ? { kind: 'open' } : { kind: 'bot', bot };
    }),
  };
}

function placeIn(text: string): { readonly created: number; readonly id: string } | null {
  const found = /^(\d{1,16})\.([a-z0-9]{8,32})$/.exec(text);
  return found === null ? null : { created: Number(found[1]), id: found[2] as string };
}
