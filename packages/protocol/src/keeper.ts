// What the keepers of a server tell everybody, and what their page shows.
import type { Named } from './company.ts';
import type { Ways } from './people.ts';

/** Told to everybody, in the language in which it was written. */
export interface Announcement {
  readonly id: string;
  readonly text: string;
  readonly language: 'en' | 'it';
  readonly from: number;
  readonly until: number;
}

/** The server closes for a while: from this moment on nothing is answered at its tables, and before it no new ones are made. */
export interface Closing {
  readonly at: number;
  readonly text: string;
  readonly language: 'en' | 'it';
}

/** What everybody should know about the server itself. */
export interface HouseNews {
  readonly announcements: readonly Announcement[];
  readonly closing: Closing | null;
  /** The moment has come. */
  readonly closed: boolean;
  /** It sends mail: links to come in by too. */
  readonly mail: boolean;
}

export interface BackupInfo {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly at: number;
}

export interface KeptPerson extends Named {
  readonly ways: Ways;
  readonly keeper: boolean;
  /** His account is closed: nobody comes in with it. */
  readonly barred: boolean;
  /** When a device of his was last used; 0 when he has none. */
  readonly seen: number;
}

/** Something that a keeper did, or that went wrong with signing in. */
export interface ActInfo {
  readonly id: number;
  readonly at: number;
  /** Null: the command line; a name that is empty: whoever it was has gone. */
  readonly who: Named | null;
  readonly what: ActKind;
  /** Whom it was done to. */
  readonly whom: Named | null;
  /** What it was about, in the words of whoever did it. */
  readonly detail: string;
}

export const ACTS = [
  'announced',
  'announcement withdrawn',
  'closing',
  'reopened',
  'backup',
  'backup removed',
  'account closed',
  'account opened',
  'account deleted',
  'report seen',
  'keeper',
  'keeper no more',
  'passkey added',
  'passkey removed',
  'password by mail',
  'wrong password',
  'wrong passkey',
] as const;
export type ActKind = (typeof ACTS)[number];

/** Somebody has reported what another said, or how he behaves. */
export interface ReportInfo {
  readonly id: string;
  readonly at: number;
  readonly reporter: Named;
  readonly person: Named;
  readonly said: string;
  readonly reason: string;
  readonly words: string;
  /** When a keeper has seen to it; 0 until then. */
  readonly seen: number;
}

export interface KeeperView {
  readonly news: HouseNews;
  /** Null where games are kept in a database that makes its own. */
  readonly backups: readonly BackupInfo[] | null;
  readonly keepers: readonly Named[];
}
