// What somebody has answered beforehand. Only he is ever told of it.
import type { Text } from '@custodian/kernel';
import type { OrderField, Said } from '@custodian/title';

/** What is let go by without being asked: nothing that I could answer, what does not touch me, or everything. */
export const QUIET = ['nothing', 'untouched', 'everything'] as const;

/** A sentence about all windows at once; where a window has a standing answer of its own, that counts. */
export interface Quiet {
  readonly lets: (typeof QUIET)[number];
  /** In this round alone; null: until told otherwise. */
  readonly round: number | null;
}

/** An order for a question that has not been asked yet. */
export interface NewOrder {
  readonly kind: string;
  readonly said: Said;
  /** Names of what breaks it. `round`: the round ends. */
  readonly unless: readonly string[];
}

export interface Order extends NewOrder {
  readonly id: number;
  readonly text: Text;
}

/** What became of an order. */
export interface OrderReport {
  readonly id: number;
  readonly text: Text;
  /** It was carried out, its answer was not possible when the question came, or by what it was broken. */
  readonly became: 'done' | 'impossible' | { readonly broken: string };
}

/** All that a seat has said beforehand. */
export interface AheadView {
  readonly quiet: Quiet;
  readonly orders: readonly Order[];
  readonly reports: readonly OrderReport[];
}

/** A kind of order that can be given now. */
export interface OrderOffer {
  readonly kind: string;
  readonly fields: readonly OrderField[];
  readonly unless: readonly string[];
}

/** What can be said beforehand at a table: windows with a sentence of their own, and orders. */
export interface AheadOffers {
  /** Whether the game knows what touches a player. */
  readonly untouched: boolean;
  readonly windows: readonly string[];
  readonly orders: readonly OrderOffer[];
}

/** So many at a time. */
export const MOST_ORDERS = 12;
