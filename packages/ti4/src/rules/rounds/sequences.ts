// How the sequences of a round are called: phases, turns, command tokens, cards and objectives.
import type { Called } from '@custodian/kernel';
import type { StrategyCardId } from '../../facts/index.ts';
import type { Seat } from '../../game.ts';

interface OfSeat {
  readonly seat: Seat;
}

export interface RoundSequences {
  'strategy phase': Called<object>;
  'action phase': Called<object>;
  'status phase': Called<object>;
  'strategic action': Called<OfSeat & { readonly card: StrategyCardId }>;
  /** The seat puts so many command tokens out of its reinforcements into pools of its choice, as far as there are any. */
  'gain tokens': Called<OfSeat & { readonly count: number }>;
  /** These seats move the tokens of their command sheets as they like, at the same time. */
  'redistribute tokens': Called<{ readonly seats: readonly Seat[] }>;
  /** The hand limit is seen to afterwards. */
  'draw action cards': Called<OfSeat & { readonly count: number }>;
  'hand limit': Called<OfSeat>;
  /** One unscored secret goes back where there are too many. */
  'draw secret objective': Called<OfSeat>;
  /** Scores up to one public objective now (Imperial, Imperial Rider …). */
  'score a public objective': Called<OfSeat>;
  /** Who has no ground forces, no production and no planet leaves the game. */
  elimination: Called<object>;
}
