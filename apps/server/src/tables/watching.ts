// What those without a seat may see of a table, as it is kept with it: how many minutes later, with whose eyes, and by which link the
// finished game is replayed.
import type { Json, Seat } from '@custodian/kernel';
import type { SeatRow, Storage } from '../storage/storage.ts';

export interface Watching {
  /** Minutes; null: nobody may. */
  readonly delay: number | null;
  /** By seat who lets others see with his eyes: when somebody else sits there, they no longer do. */
  readonly eyes: Readonly<Record<string, string>>;
  /** The token of the public link; null: there is none. */
  readonly replay: string | null;
}

const EVERYBODY: Watching = { delay: 0, eyes: {}, replay: null };
const KIND = 'watching';

/** Tables of earlier versions, and those where nothing was chosen, may be watched by everybody at once. */
export async function watchingAt(storage: Pick<Storage, 'notes'>, table: string): Promise<Watching> {
  const noted = (await storage.notes(KIND, [table]))[table];
  return typeof noted === 'object' && noted !== null ? { ...EVERYBODY, ...(noted as unknown as Watching) } : EVERYBODY;
}

export const keepWatching = (storage: Pick<Storage, 'setNote'>, table: string, watching: Watching): Promise<void> =>
  storage.setNote(table, KIND, watching as unknown as Json);

/** Before the table is there, so that nobody ever sees more than was chosen. */
export async function chooseDelay(
  storage: Pick<Storage, 'setNote'>,
  table: string,
  delay: number | null,
): Promise<void> {
  if (delay !== 0) await keepWatching(storage, table, { ...EVERYBODY, delay });
}

/** The seats with whose eyes others may see. */
export const openEyes = ({ eyes }: Watching, seats: readonly SeatRow[]): Seat[] =>
  seats.flatMap(({ seat, person }) => (person !== null && eyes[seat] === person ? [seat] : []));
