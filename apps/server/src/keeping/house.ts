// What everybody should know about the server itself, and whether it is closed. Each node has it at hand, and hears when it changes.
import type { Json } from '@custodian/kernel';
import type { Announcement, Closing, HouseNews } from '@custodian/protocol';
import { now } from '../clock.ts';
import type { Storage } from '../storage/storage.ts';

export interface House {
  news(): HouseNews;
  /** The moment has come: nothing is answered. */
  isClosed(): boolean;
  /** Resolves once the server is open. */
  opened(): Promise<void>;
  announce(announcement: Announcement): Promise<void>;
  /** False when there is no such announcement. */
  withdraw(id: string): Promise<boolean>;
  /** Null: it is open again, or will not close. */
  close(closing: Closing | null): Promise<void>;
  /** Somebody has changed something. */
  hear(): Promise<void>;
  stop(): void;
}

interface Surroundings {
  readonly storage: Pick<Storage, 'notes' | 'notesOfKind' | 'setNote' | 'dropNote'>;
  readonly canMail: boolean;
  /** The other nodes should hear. */
  tell(): void;
  /** The server is open again: clocks stood still meanwhile. */
  reopened(): void;
  report(what: string, error: unknown): void;
}

/** From when to when the server was closed. */
export type Rest = readonly [from: number, to: number];

const ANNOUNCEMENT = 'announcement';
const CLOSING = 'closing';
/** What the clocks of tables still have to hear of. */
export const RESTS = 'rests';
const MOST_RESTS = 50;
/** Whatever was missed is heard after so long. */
const HEAR_EVERY = 10_000;

export async function openHouse({ storage, canMail, tell, reopened, report }: Surroundings): Promise<House> {
  let announcements: readonly Announcement[] = [];
  let closing: Closing | null = null;
  let waiting: (() => void)[] = [];
  const isClosed = (): boolean => closing !== null && closing.at <= now();
  const hear = async (): Promise<void> => {
    const wasClosed = isClosed();
    const found = Object.values(await storage.notesOfKind(ANNOUNCEMENT)) as unknown as Announcement[];
    announcements = found.sort((a, b) => a.from - b.from);
    closing = ((await storage.notes(CLOSING, ['']))[''] ?? null) as unknown as Closing | null;
    if (isClosed()) return;
    for (const go of waiting.splice(0)) go();
    if (wasClosed) reopened();
  };
  const timer = setInterval(() => {
    hear().catch((error) => report('what keepers announced could not be read', error));
  }, HEAR_EVERY);
  timer.unref();
  await hear();
  const changed = async (): Promise<void> => {
    await hear();
    tell();
  };
  return {
    news: () => ({
      announcements: announcements.filter(({ until }) => until > now()),
      closing,
      closed: isClosed(),
      mail: canMail,
    }),
    isClosed,
    opened: () => (isClosed() ? new Promise((go) => waiting.push(go)) : Promise.resolve()),
    announce: async (announcement) => {
      await storage.setNote(`announcement ${announcement.id}`, ANNOUNCEMENT, announcement as unknown as Json);
      // Those that are long over are forgotten.
      for (const { id, until } of announcements)
        if (until < now()) await storage.dropNote(`announcement ${id}`, ANNOUNCEMENT);
      await changed();
    },
    withdraw: async (id) => {
      if (!announcements.some((each) => each.id === id)) return false;
      await storage.dropNote(`announcement ${id}`, ANNOUNCEMENT);
      await changed();
      return true;
    },
    close: async (next) => {
      // What stands in storage counts, whatever this node has heard.
      await hear();
      if (isClosed() && closing !== null && next?.at !== closing.at) {
        const rests = ((await storage.notes(RESTS, ['']))[''] ?? []) as unknown as Rest[];
        const rest: Rest = [closing.at, now()];
        await storage.setNote('', RESTS, [...rests, rest].slice(-MOST_RESTS) as unknown as Json);
      }
      if (next === null) await storage.dropNote('', CLOSING);
      else await storage.setNote('', CLOSING, next as unknown as Json);
      await changed();
    },
    hear,
    stop: () => {
      clearInterval(timer);
      waiting = [];
    },
  };
}
