// What a player may answer before he is asked: which moments touch him, which questions he may settle beforehand, and by what such
// an order is broken. Declared by the title; the house keeps it, carries it out and tells nobody else.
import type { Decision, Event, Frame, Frozen, Json, Seat, Text } from '@custodian/kernel';

/** Where a game stands, as one seat may know it. */
export interface Position<G> {
  readonly game: Frozen<G>;
  readonly stack: readonly Frame[];
}

export interface Ahead<G> {
  /** Whether what a window is about (the last frame) touches the seat. Where it is everybody's business it touches everybody. */
  touches(position: Position<G>, seat: Seat): boolean;
  /** Windows that have a sentence of their own: react only to what is against me. Words: `ahead.window.<window>`. */
  readonly windows: readonly string[];
  /** By name; words: `ahead.order.<name>`. */
  readonly orders: Readonly<Record<string, OrderKind<G>>>;
  /** By what orders are broken, by name: events, and whether one of them does it. Words: `ahead.unless.<name>`. */
  readonly unless: Readonly<Record<string, Breaking<G>>>;
}

/** Questions that may be answered beforehand. */
export interface OrderKind<G> {
  /** By procedure and step. */
  readonly questions: readonly string[];
  /** What has to be said with it just now; null where it cannot be given. */
  fields(position: Position<G>, seat: Seat): readonly OrderField[] | null;
  /** The order in a sentence. */
  text(said: Said): Text;
  /** The ordinary answer to a question; null where the order is about another one. */
  answer(said: Said, asked: AskedAhead<G>): Json | null;
  /** Names of what breaks it, to be chosen from. */
  readonly unless: readonly string[];
}

/** One thing to be said, by choosing it; words: `ahead.field.<name>`. */
export interface OrderField {
  readonly name: string;
  readonly choices: readonly { readonly value: string; readonly text: Text }[];
}

/** What was chosen, by the names of the fields. */
export type Said = Readonly<Record<string, string>>;

/** A question that has come. */
export interface AskedAhead<G> extends Position<G> {
  readonly decision: Decision;
  readonly seat: Seat;
}

export interface Breaking<G> {
  readonly events: readonly string[];
  /** Left out, each of these events does. The game as it is afterwards. */
  is?(event: Event, game: Frozen<G>, seat: Seat): boolean;
}

/** The variables of the frame that asks. */
export const askingFrame = ({ stack }: Pick<Position<unknown>, 'stack'>): Frame['v'] =>
  stack[stack.length - 1]?.v ?? {};
