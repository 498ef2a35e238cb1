// What the sequences of strategy cards hold while an ability is carried out.
import type { Seat } from '../../game.ts';
import type { TokenSource } from '../../queries/values.ts';

/** The ability of a strategy card, used by a seat. */
export interface StrategyAbility {
  readonly seat: Seat;
  /** The token that it takes, where that is not one of the strategy pool. */
  readonly token?: TokenSource;
}

/** Where the ability takes its token by itself: how many came out of the strategy pool. */
export type StrategyGives = { readonly spent: number } | undefined;

export interface UsingStrategyCard extends StrategyAbility {
  /** Tokens that came out of the strategy pool. */
  spent?: number;
  /** Influence that was spent. */
  paid?: number;
  /** The system that was chosen. */
  system?: string;
  /** Who is still to do something. */
  others?: Seat[];
  /** The space dock that was chosen. */
  dock?: number;
}

export type StrategyCardSequences = Record<never, never>;
