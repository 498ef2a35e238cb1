// What is kept. One interface, so that a club's single file and a community's database serve the same tables; the
// contract tests in test/storage/storage.contract.ts hold for every implementation.

import type { Event, Json, Seat } from '@custodian/kernel';
import type { BotKind, ChatLine, Clock, Standing } from '@custodian/protocol';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** scrypt, with its salt; null for a guest without a password. */
  readonly password: string | null;
  /** The mail address that he has confirmed, by which he can come back. */
  readonly mail?: string | null;
}

/** A device of somebody: the session is known by a hash of its cookie. */
export interface Session {
  readonly hash: string;
  readonly made: number;
  /** When it was last used. */
  readonly at: number;
  /** What it is, in a few words; empty where nobody knows. */
  readonly device: string;
}

/** What a person's device proves who he is with. */
export interface Passkey {
  readonly id: string;
  readonly person: string;
  /** The public half. */
  readonly key: string;
  /** How often it has been used, where it counts. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly made: number;
  readonly used: number;
}

/** What opens something once, kept as a hash. */
export interface Token {
  readonly hash: string;
  readonly kind: string;
  /** Whose it is; '' for nobody's. */
  readonly owner: string;
  readonly about: Json;
  readonly until: number;
}

/** Somebody's act that the keepers of the server can look up. Names are not kept with it: who has gone is nobody. */
export interface Act {
  readonly at: number;
  /** The person, or '' for the command line. */
  readonly who: string;
  readonly what: string;
  readonly about: Json;
}

export interface SeatRow {
  readonly seat: Seat;
  readonly person: string | null;
  readonly bot: BotKind | null;
  /** The hash of the secret link by which the seat is claimed; null when it cannot be. */
  readonly claim: string | null;
  /** When whoever sits there was last at the table. */
  readonly seen?: number;
}

export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly host: string;
  readonly seed: string;
  readonly options: Json;
  readonly live: boolean;
  readonly created: number;
  readonly changed: number;
  readonly finished: boolean;
  /** The table whose people play again here. */
  readonly before?: string;
  /** How long decisions may take; absent where nobody counts. */
  readonly clock?: Clock;
  /** Anybody may sit down where a seat is free. */
  readonly public?: boolean;
  readonly seats: readonly SeatRow[];
}

/** Which public tables somebody looks for. */
export interface Looked {
  /** Who looks: where he sits already, and where somebody sits who has blocked him or whom he has blocked, is left out. */
  readonly person: string;
  readonly game: string | null;
  /** Somebody came there since. */
  readonly since: number;
  /** Those after this one in the list. */
  readonly before: Pick<TableRow, 'created' | 'id'> | null;
  readonly limit: number;
}

/** What was said, or told, at a table. */
export interface StoredLine extends ChatLine {
  /** Who said it, or whom it is about; absent where that was not stored. */
  readonly by?: string;
}

/** Something to be done at a certain time, by whichever node comes first. */
export interface Job {
  /** There is one of each: putting it again moves it. */
  readonly key: string;
  /** The table or person it is about; it goes with the table. */
  readonly owner: string;
  readonly due: number;
  readonly about: Json;
}

/** Somebody is reported to the keeper of the server: he himself, or a line of his. */
export interface Report {
  readonly id: string;
  readonly at: number;
  readonly reporter: string;
  readonly person: string;
  /** What he was called then. */
  readonly name: string;
  /** Where he said the line, and when; '' and 0 where he himself is reported. */
  readonly table: string;
  readonly line: number;
  /** What he said, as it is stored. */
  readonly said: string;
  readonly reason: string;
  /** What the reporter says. */
  readonly words: string;
  /** When the keeper has seen to it; 0 until then. */
  readonly seen: number;
}

/** What a finished game was for somebody who sat there at its end. */
export interface Outcome {
  readonly table: string;
  readonly seat: Seat;
  readonly person: string;
  readonly game: string;
  /** When the game ended. */
  readonly at: number;
  /** 1 for those who are ahead of all others; 0 where the game could not be reckoned. */
  readonly place: number;
  /** By which way of reckoning: a later one replaces what an earlier one found. */
  readonly version: number;
  readonly about: Json;
}

/** A job that somebody is doing; the stamp tells whether it has been put anew meanwhile. */
export interface ClaimedJob extends Job {
  readonly stamp: number;
}

/** A row of a table's history: an answer, the taking back of answers, or a cut. Rows are only ever added. */
export type HistoryRow =
  | {
      readonly kind: 'answer';
      readonly seat: Seat;
      readonly decision: string;
      readonly value: Json;
      readonly revealed: boolean;
      /** What happened by it; rows of earlier versions have none. */
      readonly events?: readonly Event[];
      readonly at: number;
      /** By which message it came, as its sender names it: who sends it again after a break has answered once. */
      readonly key?: string;
    }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number; readonly at: number }
  | Cut;

/** Answers that no longer count though nobody took them back: the rules have been corrected since and refuse them, or they
 *  were lost and the table was repaired. */
export interface Cut {
  readonly kind: 'cut';
  /** Nobody's. */
  readonly seat: -1;
  readonly to: number;
  readonly why: 'rules' | 'repair';
  /** How many answers. */
  readonly lost: number;
  readonly at: number;
}

/** A whole history. With damage, the rows are those before it. */
export interface Recorded {
  readonly rows: readonly HistoryRow[];
  /** In words, for whoever runs the server. */
  readonly damage: string | null;
}

export interface Snapshot {
  /** How many rows of history it contains. */
  readonly rows: number;
  readonly answers: number;
  readonly state: string;
}

export interface Storage {
  addPerson(person: Person): Promise<void>;
  person(id: string): Promise<Person | null>;
  /** Names are unique among those who have a password. */
  personWithPassword(name: string): Promise<Person | null>;
  /** Whether the name could be taken for that of somebody else: one that looks like it, or the same where it has a password. */
  isTaken(name: string, by: string | null): Promise<boolean>;
  /** The names of the others at the tables where the person sits and plays. */
  namesBeside(person: string): Promise<string[]>;
  rename(id: string, name: string): Promise<void>;
  /** False when somebody else has a password and a name that looks like it. */
  setPassword(id: string, password: string): Promise<boolean>;
  /** Everything that is noted about a table or a person, by kind. */
  notesOf(owner: string): Promise<Record<string, Json>>;
  /** The confirmed address, in small letters; null for none. */
  setMail(id: string, address: string | null): Promise<void>;
  peopleWithMail(address: string): Promise<Person[]>;
  /** Whose names begin so, or look as if they did. */
  peopleNamed(beginning: string, most: number): Promise<Person[]>;
  /** The person's sessions, latest used first. */
  sessionsOf(person: string): Promise<Session[]>;
  /** False when there is one with this id already. */
  addPasskey(passkey: Passkey): Promise<boolean>;
  passkey(id: string): Promise<Passkey | null>;
  passkeysOf(person: string): Promise<Passkey[]>;
  /** False when the person has no such passkey. */
  namePasskey(person: string, id: string, name: string): Promise<boolean>;
  /** False when it has been used meanwhile: `before` is no longer its counter. */
  usePasskey(id: string, before: number, counter: number, at: number): Promise<boolean>;
  /** False when the person has no such passkey. */
  dropPasskey(person: string, id: string): Promise<boolean>;
  /** What the person said, at which table. */
  saidBy(person: string): Promise<{ readonly table: string; readonly at: number; readonly text: string }[]>;
  /** Nothing is left of the person but seats in games, under another name: no sessions, notes or jobs, and nothing that he
   *  said or that was told about him. Where he sits or is the host, his name is taken out of the table's as well. */
  erase(person: Person, name: string): Promise<void>;

  /** The first does not want to meet the other. */
  addBlock(person: string, other: string, at: number): Promise<void>;
  dropBlock(person: string, other: string): Promise<void>;
  /** Whom the person has blocked, earliest first. */
  blocksOf(person: string): Promise<{ readonly other: string; readonly at: number }[]>;
  /** Whether one of the two has blocked the other. */
  areApart(somebody: string, other: string): Promise<boolean>;
  /** False when the same person has reported the same already and nobody has seen to it yet. */
  addReport(report: Report): Promise<boolean>;
  /** The latest first, those after this one in the list. */
  reports(before: Pick<Report, 'at' | 'id'> | null, limit: number): Promise<Report[]>;
  report(id: string): Promise<Report | null>;
  seeReport(id: string, at: number): Promise<void>;
  reportsBy(person: string): Promise<Report[]>;
  /** By id; of whom nobody knows, nothing. */
  namesOf(ids: readonly string[]): Promise<Record<string, string>>;

  /** What is there already stays, unless it was reckoned by an earlier way. */
  addOutcomes(outcomes: readonly Outcome[]): Promise<void>;
  /** The latest first. */
  outcomesOf(person: string, limit: number): Promise<Outcome[]>;
  /** With whom the person has finished games, most often first: how many, and how often he was ahead of him. */
  opponentsOf(
    person: string,
    limit: number,
  ): Promise<{ readonly person: string; readonly games: number; readonly ahead: number }[]>;
  /** Finished tables where the person sits and that have not been reckoned that way. */
  unreckoned(person: string, version: number, limit: number): Promise<string[]>;
  /** By game, at how many tables the person sits, and how many of them are finished. */
  gamesOf(person: string): Promise<{ readonly game: string; readonly begun: number; readonly finished: number }[]>;

  addToken(token: Token): Promise<void>;
  /** Of all who ask for it one gets it, once; null when it is not there, of another kind or too old. */
  takeToken(hash: string, kind: string, at: number): Promise<Token | null>;
  dropTokensBefore(at: number): Promise<void>;

  /** Acts are only ever added. */
  addAct(act: Act): Promise<void>;
  /** The latest first; those before one of them. */
  acts(before: number | null, most: number): Promise<(Act & { readonly id: number })[]>;

  addSession(hash: string, person: string, at: number, device?: string): Promise<void>;
  /** Whose session it is, and when it was last used. */
  session(hash: string): Promise<{ readonly person: Person; readonly at: number } | null>;
  useSession(hash: string, at: number): Promise<void>;
  endSession(hash: string): Promise<void>;
  endSessionsOf(person: string, except: string | null): Promise<void>;
  /** Those that were last used before. */
  endSessionsBefore(at: number): Promise<void>;

  addTable(table: TableRow): Promise<void>;
  table(id: string): Promise<TableRow | null>;
  /** Where the person sits or is the host, most recently changed first. */
  tablesOf(person: string, limit: number): Promise<TableRow[]>;
  /** The seat that the claim opened, or null when it opens none. */
  claimSeat(table: string, claim: string, person: string): Promise<Seat | null>;
  setSeat(table: string, row: SeatRow): Promise<void>;
  /** The person is at the table, or was until now. */
  seen(table: string, person: string, at: number): Promise<void>;
  /** Where the people of a table play again; null when they do not. */
  tableAfter(table: string): Promise<string | null>;
  setHost(table: string, person: string): Promise<void>;
  setPublic(table: string, isPublic: boolean): Promise<void>;
  /** Public tables with a free seat, the latest made first. */
  publicTables(looked: Looked): Promise<TableRow[]>;
  /** A free seat of a public table is the person's now; null where there is none for him. */
  takeSeat(table: string, person: string): Promise<Seat | null>;
  /** How many tables that are not finished have this host. */
  openTables(host: string): Promise<number>;
  /** Somebody came to the table. */
  visit(table: string, at: number): Promise<void>;
  /** Tables that are not finished and where nobody came and nothing happened since: `unplayed` for those where no person ever
   *  answered, `unfinished` for all. */
  abandoned(since: { readonly unplayed: number; readonly unfinished: number }): Promise<string[]>;
  /** With everything that belongs to it. */
  removeTable(id: string): Promise<void>;

  /** Adds rows after the first `have` ones, in one transaction; false when somebody else was faster. */
  append(table: string, have: number, rows: readonly HistoryRow[], finished: boolean): Promise<boolean>;
  /** The rows from one number to before another (to the last when absent). */
  history(table: string, from: number, before?: number): Promise<HistoryRow[]>;
  /** Every row, compared with what was stored. */
  record(table: string): Promise<Recorded>;
  /** Adds a saved state. The latest few are kept, and now and then an older one. */
  addSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  /** The latest with at most so many rows, and whether it is as it was saved. */
  snapshot(table: string, mostRows: number): Promise<(Snapshot & { readonly isSound: boolean }) | null>;

  /** The latest few hundred are kept. */
  addChat(table: string, line: StoredLine): Promise<void>;
  chat(table: string, limit: number): Promise<StoredLine[]>;
  setStanding(table: string, seat: Seat, window: string, mode: Standing): Promise<void>;
  standing(table: string): Promise<{ seat: Seat; window: string; mode: Standing }[]>;

  putJob(job: Job): Promise<void>;
  dropJob(key: string): Promise<void>;
  /** Jobs that are due and that nobody is doing, earliest first: they are the caller's until then. */
  claimJobs(at: number, until: number, most: number): Promise<ClaimedJob[]>;
  /** It is done, unless it has been put anew. */
  endJob(key: string, stamp: number): Promise<void>;
  /** It is to be done later, unless it has been put anew. */
  delayJob(key: string, stamp: number, due: number, about: Json): Promise<void>;
  /** When the next one is due that nobody is doing; null when there is none. */
  nextJob(): Promise<number | null>;

  /** What is noted about a table or a person, or about the server itself (owner ''): one of each kind. */
  notes(kind: string, owners: readonly string[]): Promise<Record<string, Json>>;
  /** All of a kind, by whom or what they are about. */
  notesOfKind(kind: string): Promise<Record<string, Json>>;
  setNote(owner: string, kind: string, about: Json): Promise<void>;
  /** Only where there is none yet; gives the one that counts. */
  addNote(owner: string, kind: string, about: Json): Promise<Json>;
  dropNote(owner: string, kind: string): Promise<void>;

  /** The latest moment that is stored anywhere; 0 when nothing is. */
  latest(): Promise<number>;
  /** Writes the moment; throws when that cannot be done. */
  check(at: number): Promise<void>;
  close(): Promise<void>;
}
