// Where tables are played. A server that stands alone plays all of them; of several nodes on one database each holds some, and finds
// out who holds the others.
import type { Allowance } from '../http/limits.ts';
import { allowance } from '../http/limits.ts';

/** The table is another node's just now. */
export class PlayedElsewhere extends Error {
  constructor(readonly address: string) {
    super(`this table is played at ${address}`);
  }
}

/** What one node tells all the others: names and numbers, never what is played. */
export type Notice =
  /** Somebody has taken the table, for the time that the number says. */
  | { readonly type: 'taken'; readonly table: string; readonly fence: number }
  /** Whoever held the table stops, and somebody waits for it to go on. */
  | { readonly type: 'left'; readonly table: string }
  | { readonly type: 'session over'; readonly session: string }
  | { readonly type: 'sessions over'; readonly person: string; readonly except: string | null }
  /** Keepers have announced something, or closed or opened the server. */
  | { readonly type: 'house' }
  | { readonly type: 'renamed'; readonly person: string }
  /** Somebody has blocked somebody, or no longer does. */
  | { readonly type: 'blocks changed'; readonly person: string };

/** What a node does when it hears of something. */
export interface Hearing {
  /** The table is somebody else's now. */
  lost(table: string): void;
  /** Nobody holds these tables any more, and they may have something to do. */
  orphans(tables: readonly string[]): void;
  heard(notice: Notice): void;
}

export interface Places {
  /** Makes the table ours; fails with PlayedElsewhere when somebody else holds it. */
  take(table: string): Promise<void>;
  /** It is ours no longer: whoever asks next may have it. */
  release(table: string): Promise<void>;
}

export interface Nodes extends Places {
  /** By which nodes know each other; null for a server that stands alone. */
  readonly secret: string | null;
  /** Called once the server listens. */
  open(port: number, hearing: Hearing): Promise<void>;
  /** Nobody listens there any more: whoever it was loses what he holds, unless he says that he is there. */
  gone(address: string): Promise<void>;
  /** Whether people may be sent here. */
  isReady(): boolean;
  tell(notice: Notice): void;
  /** So many in a time for each name, at all nodes together. */
  allowance(kind: string, most: number, ms: number): Allowance;
  /** Takes no more tables. */
  stopTaking(): void;
  close(): Promise<void>;
}

/** A server that stands alone. */
export const alone: Nodes = {
  secret: null,
  take: async () => undefined,
  release: async () => undefined,
  open: async () => undefined,
  gone: async () => undefined,
  isReady: () => true,
  tell: () => undefined,
  allowance: (_, most, ms) => allowance(most, ms),
  stopTaking: () => undefined,
  close: async () => undefined,
};
