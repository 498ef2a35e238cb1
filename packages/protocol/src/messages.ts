// The messages, as types. Everything is JSON; every game text is a key with parameters that the client words.
import type { Barred, Event, Frame, Json, Option, Refusal, Seat, Text, UndoClass } from '@custodian/kernel';
import type { Declaration, Landmarks, Summary } from '@custodian/title';
import type { AheadView, NewOrder, Quiet } from './ahead.ts';
import type { Clock, Pace } from './clocks.ts';
import type { Patch } from './patch.ts';

/** The level of a bot: one of its title's, or 'random', which every title has. */
export type BotKind = string;

/** Who sits where: a person (by name), a bot, or nobody yet. */
export interface SeatInfo {
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string;
  /** By whom he is found. */
  readonly person?: string;
  readonly bot?: BotKind;
  /** The person has the table open just now. */
  readonly present: boolean;
  /** Since when a person who is not here has been away. */
  readonly away?: number;
  /** A bot plays for him until he returns. */
  readonly standIn?: BotKind;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly seats: readonly SeatInfo[];
  readonly host: boolean;
  /** The seats that are yours; empty for a spectator. */
  readonly mine: readonly Seat[];
  readonly created: number;
  readonly finished: boolean;
  /** Where somebody learns the game: everybody's galaxy, cards and dice are the same there. */
  readonly guided: boolean;
  /** The table at which the same people play again. */
  readonly again?: string;
  /** So many minutes later those who have no seat see what happens; null: they see nothing. */
  readonly spectators: number | null;
  /** Seats whose players let spectators see with their eyes. */
  readonly eyes: readonly Seat[];
  /** Anybody may sit down where a seat is free. */
  readonly public: boolean;
}

/** The longest that spectators may be kept behind, in minutes. */
export const MOST_DELAY = 7 * 24 * 60;

/** Why a table cannot be opened: what is stored of it is damaged, a newer version has saved it, its game is unknown, or the
 *  rules fail at it. */
export type TableFault = 'damaged' | 'newer' | 'game' | 'fault';

/** A row in "my tables". */
export interface TableSummary extends TableInfo {
  /** It cannot be opened; of the game nothing is known then. */
  readonly fault: TableFault | null;
  readonly round: number;
  /** By seat. */
  readonly points: readonly number[];
  /** How it came to an end, and who won; null while it goes on. */
  readonly ending: { readonly why: string; readonly winners: readonly Seat[] } | null;
  readonly where: readonly { readonly run: string; readonly at: string }[];
  readonly awaiting: readonly Seat[] | 'somebody';
  readonly yourMove: boolean;
  readonly changed: number;
  /** Who is waited for, since when and for how long. */
  readonly pace: Pace;
}

/** A choose decision as it travels: functions stay at the server, `try` asks them. */
export interface ChooseView {
  readonly kind: 'choose';
  readonly seat: Seat;
  readonly rule: string;
  readonly ask: Text;
  readonly options: readonly Option[];
  readonly barred: readonly Barred[];
  readonly pick: readonly [number, number];
  /** What is picked when a player only confirms; null where that is up to him. */
  readonly proposal: readonly string[] | null;
  /** Asked in secret: where nothing can be picked, it goes by without an answer. */
  readonly secret: boolean;
}

export interface PlanView {
  readonly kind: 'plan';
  readonly seat: Seat;
  readonly rule: string;
  readonly ask: Text;
  readonly shape: string;
  readonly about: Json;
  readonly fallback: Json;
}

export type DecisionView = ChooseView | PlanView;

/** Everything a seat (or a spectator) may know. */
export interface TableView {
  /** How many answers have been given: the position of this view in the game. */
  readonly answers: number;
  readonly commitment: string;
  /** The seed, once the game is over. */
  readonly seed: string;
  readonly seat: Seat | null;
  // The game's own shape, as far as it may be known.
  readonly game: Json;
  /** How the game stands: round, points and ending, as its title tells them. */
  readonly summary: Summary;
  readonly stack: readonly Frame[];
  /** The id to answer to. */
  readonly decision: string;
  readonly decisions: readonly DecisionView[];
  readonly awaiting: readonly Seat[] | 'somebody';
  readonly free: readonly string[];
  /** Your answer to the open question is in, and others are still to answer it: it may be retracted. */
  readonly given: boolean;
  /** How your last answer may be taken back; null when there is none. */
  readonly undo: UndoClass | null;
  readonly redo: boolean;
  /** Somebody asks to take an answer back and waits for these seats. */
  readonly asking: { readonly seat: Seat; readonly waiting: readonly Seat[] } | null;
  readonly over: boolean;
  /** The host asks whoever sits at a seat to hand it over. */
  readonly handing: Handing | null;
  /** Who is waited for, since when and for how long. */
  readonly pace: Pace;
  readonly table: TableInfo;
}

/** A person's seat that is to be somebody else's: a bot's, or whoever's comes by a new link. */
export interface Handing {
  readonly seat: Seat;
  readonly to: 'open' | BotKind;
}

/** So long somebody must have been away before the host may give his seat to somebody else without asking him. */
export const AWAY = 24 * 3600_000;

/** What a bot would answer to the open question, and why, where it can say it. */
export interface Hint {
  readonly decision: string;
  readonly value: Json;
  readonly why: Text | null;
}

/** A standing answer to a window: pass when I have nothing to play, pass always, pass unless it touches me, or ask me always. */
export type Standing = 'pass without answer' | 'pass' | 'touching' | 'ask';

/** The sub-protocol of whoever takes whole views packed (deflated, in a binary message). */
export const PACKED = 'packed';

export type ClientMessage =
  | {
      readonly type: 'sit';
      readonly table: string;
      readonly seat: Seat | null;
      readonly have: number | null;
      /** As a spectator with the eyes of whoever sits there and lets him. */
      readonly eyes?: Seat | null;
    }
  | {
      readonly type: 'answer';
      readonly id: number;
      readonly version: number;
      readonly decision: string;
      readonly value: Json;
      /** A word of the sender's own for this answer: sent again under the same word after a break, it is answered once. */
      readonly key?: string;
    }
  | { readonly type: 'try'; readonly id: number; readonly decision: string; readonly value: Json }
  /** What would a bot do here? */
  | { readonly type: 'hint'; readonly id: number }
  | { readonly type: 'undo'; readonly id: number }
  | { readonly type: 'redo'; readonly id: number }
  | { readonly type: 'consent'; readonly id: number; readonly agree: boolean }
  | { readonly type: 'standing'; readonly id: number; readonly window: string; readonly mode: Standing }
  /** A sentence about all windows at once, for this round or for good. */
  | { readonly type: 'quiet'; readonly id: number; readonly lets: Quiet['lets']; readonly thisRound: boolean }
  /** Answers a question that has not been asked yet. */
  | { readonly type: 'order'; readonly id: number; readonly order: NewOrder }
  /** Takes an order back, or has read what became of it. */
  | { readonly type: 'withdraw'; readonly id: number; readonly order: number }
  /** Has been told what happened up to so many answers. */
  | { readonly type: 'looked'; readonly id: number; readonly answers: number }
  /** The page is before somebody's eyes, or open somewhere behind: whoever does not look at it is told elsewhere what he is asked. */
  | { readonly type: 'looking'; readonly looking: boolean }
  /** Asks to stop the clock, agrees to it, or lets it go on. */
  | { readonly type: 'pause'; readonly id: number; readonly pause: boolean }
  /** Lets spectators see with one's own eyes, or no longer. */
  | { readonly type: 'eyes'; readonly id: number; readonly open: boolean }
  | { readonly type: 'say'; readonly id: number; readonly text: string }
  | { readonly type: 'ping' };

export interface ChatLine {
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  /** Nobody said it: the table tells what happened to its seats. The text's key is `table.notice.` and what happened. */
  readonly notice?: Text;
  /** Who said it; absent for a notice. */
  readonly by?: string;
}

/** What a table tells about its seats. */
export type Notice =
  | 'joined'
  | 'host'
  | 'asked'
  | 'kept'
  | 'left to a bot'
  | 'left open'
  | 'agreed to a bot'
  | 'agreed open'
  | 'away to a bot'
  | 'away open'
  | 'again'
  | 'time answered'
  | 'time decided'
  | 'time taken'
  | 'returned'
  | 'pause asked'
  | 'paused'
  | 'resumed'
  | 'eyes opened'
  | 'eyes closed'
  | 'made public'
  | 'made private';

/** What happens to a table itself, not in the game: answers that no longer count have been cut off. */
export interface TableEvent {
  readonly type: 'table.cut by rules' | 'table.cut by repair';
  readonly count: number;
  readonly to?: readonly Seat[];
}

/** A line of the log: an event of the game or of the table, and after how many answers it happened. */
export interface LogLine<E extends Event = Event> {
  readonly answers: number;
  readonly at: number;
  readonly event: E | TableEvent;
}

/** One thing that happened while somebody was away, in words. */
export interface RecapStep {
  /** After how many answers. */
  readonly answers: number;
  readonly at: number;
  readonly text: string;
  readonly events: readonly (Event | TableEvent)[];
}

/** Everything worth telling that happened while somebody was away. */
export interface Since {
  /** So many answers he knew of, and so many there are. */
  readonly from: number;
  readonly until: number;
  readonly steps: readonly RecapStep[];
}

/** An earlier position, and the latest of what had happened by then. */
export interface Past {
  readonly view: TableView;
  readonly log: readonly LogLine[];
}

export type ServerMessage =
  | {
      readonly type: 'view';
      readonly version: number;
      readonly view: TableView;
      readonly log: readonly LogLine[];
      readonly chat: readonly ChatLine[];
      readonly standing: Readonly<Record<string, Standing>>;
      /** What the seat has said beforehand; null for a spectator. */
      readonly ahead: AheadView | null;
      /** From which answer on you were away, until you have been told; null for a spectator. */
      readonly since: number | null;
    }
  | {
      readonly type: 'update';
      readonly version: number;
      readonly from: number;
      readonly patch: Patch;
      readonly log: readonly LogLine[];
    }
  | { readonly type: 'accepted'; readonly id: number; readonly version: number }
  | { readonly type: 'refused'; readonly id: number; readonly refusal: Refusal }
  | { readonly type: 'tried'; readonly id: number; readonly refusal: Refusal | null }
  | { readonly type: 'hinted'; readonly id: number; readonly hint: Hint | null }
  /** Something has changed of what the seat has said beforehand. */
  | { readonly type: 'ahead'; readonly ahead: AheadView }
  | { readonly type: 'said'; readonly line: ChatLine }
  | { readonly type: 'problem'; readonly code: ProblemCode; readonly text: string }
  | { readonly type: 'pong' };

export type ProblemCode =
  | 'malformed'
  | 'too large'
  | 'too fast'
  | 'not seated'
  | 'no table'
  | 'cannot open'
  | 'no spectators'
  | 'stale'
  | 'storage'
  | 'not yours'
  | 'closed'
  | 'internal';

/** What a table refuses by itself, whatever is played at it; the text's key is `table.` and this. */
export type TableRefusal =
  | 'undo never'
  | 'nobody asks'
  | 'nothing to redo'
  | 'no window'
  | 'answered'
  | 'no clock'
  | 'nothing touches'
  | 'no order'
  | 'too many orders'
  | 'closed';

/** What the page asks for when a table is made. */
export interface NewTable {
  /** The id of a title that the server knows. */
  readonly game: string;
  readonly name: string;
  /** 'me', 'open', or the level of a bot. */
  readonly seats: readonly string[];
  readonly options: Json;
  /** How long decisions may take; left out, as long as they take. */
  readonly clock?: Clock | null;
  /** So many minutes later those who have no seat see what happens: left out, at once; null: not at all. */
  readonly spectators?: number | null;
  /** Anybody may sit down where a seat is free; left out, only who has a link. */
  readonly public?: boolean;
  /** In which language others are asked to come. */
  readonly language?: 'en' | 'it';
}

/** A game of the server, as a lobby shows it. What it is called and its options have words. */
export interface TitleInfo {
  readonly id: string;
  readonly seats: readonly [least: number, most: number];
  /** How many sit down when nobody says otherwise. */
  readonly usualSeats: number;
  readonly options: Declaration;
  readonly landmarks: Landmarks;
  /** Bots that can be invited, the usual one first. */
  readonly levels: readonly string[];
  /** Whether it can be learnt at a guided table. */
  readonly guided: boolean;
}
