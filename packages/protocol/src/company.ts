// Tables that anybody may join, and the company that people keep.
import type { Json } from '@custodian/kernel';
import type { Clock } from './clocks.ts';
import type { BotKind } from './messages.ts';

/** Somebody, by whom he is found and what he is called. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A public table with a free seat, as somebody who has none there sees it in the list. */
export interface PublicTable {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly created: number;
  readonly host: Named;
  /** In which language its host asks others to come. */
  readonly language: 'en' | 'it' | null;
  readonly seats: readonly (
    | { readonly kind: 'person'; readonly person: Named }
    | { readonly kind: 'bot'; readonly bot: BotKind }
    | { readonly kind: 'open' }
  )[];
  /** What it is played with. */
  readonly options: Json;
  readonly clock: Clock | null;
}

/** A page of the list; `next` leads to the following one. */
export interface PublicTables {
  readonly tables: readonly PublicTable[];
  readonly next: string | null;
}

/** Whom somebody has blocked. */
export interface Blocked extends Named {
  readonly at: number;
}

/** So many at most. */
export const MOST_BLOCKED = 500;

/** Why somebody is reported to the keeper of the server. */
export const REASONS = ['insult', 'spam', 'cheating', 'leaving', 'name', 'other'] as const;
export type Reason = (typeof REASONS)[number];
