// How the sequences of a round are called: phases, turns, command tokens, cards and objectives.
import type { Called } from '@custodian/kernel';
import type { ObjectiveId, StrategyCardId } from '../../facts/index.ts';
import type { Seat } from '../../game.ts';
import type { Turns } from './action-phase.ts';
import type { Eliminating } from './elimination.ts';
import type { Drawing, LimitedHand } from './hand.ts';
import type { Paying, Scoring } from './scoring.ts';
import type { StatusPhase } from './status-phase.ts';
import type { StrategicAction } from './strategic-action.ts';
import type { Choosing } from './strategy-phase.ts';
import type { GainingTokens, SpendingStrategyTokens } from './tokens.ts';

interface OfSeat {
  readonly seat: Seat;
}

export interface RoundSequences {
  'strategy phase': Called<object, void, Choosing>;
  'action phase': Called<object, void, Turns>;
  'status phase': Called<object, void, StatusPhase>;
  /** Infantry that wait on their card come back to planets of the home system. */
  'infantry return': Called<OfSeat>;
  /** `sealed`: by a hero, who chooses who may use the secondary ability. Gives whether something has ended the whole turn. */
  'strategic action': Called<
    OfSeat & { readonly card: StrategyCardId; readonly sealed?: true },
    { readonly ended: boolean },
    StrategicAction
  >;
  /** The seat puts so many command tokens out of its reinforcements into pools of its choice, as far as there are any. */
  'gain tokens': Called<OfSeat & { readonly count: number }, void, GainingTokens>;
  /** These seats move the tokens of their command sheets as they like, at the same time. */
  'redistribute tokens': Called<{ readonly seats: readonly Seat[] }>;
  /** A token out of the reinforcements, or out of a pool where none is left, into a system; none where one lies already. */
  'place token': Called<OfSeat & { readonly system: string }>;
  /** Where relics may stand in for a token. They must be there: ask `strategyTokens` before. `system`: the token is placed there.
   *  Gives how many came from the pool. */
  'spend strategy tokens': Called<
    OfSeat & { readonly count: number; readonly system?: string },
    { readonly spent: number },
    SpendingStrategyTokens
  >;
  /** The hand limit is seen to afterwards. */
  'draw action cards': Called<OfSeat & { readonly count: number }, void, Drawing>;
  /** `discard`: so many cards go in any case. */
  'hand limit': Called<OfSeat & { readonly discard?: number }, void, LimitedHand>;
  /** One, or `count` of them; unscored ones go back where there are too many. */
  'draw secret objective': Called<OfSeat & { readonly count?: number }>;
  /** Up to one public and one secret objective, in the status phase. */
  'score objectives': Called<OfSeat, void, Scoring>;
  /** Scores up to one public objective now (Imperial, Imperial Rider …). */
  'score a public objective': Called<OfSeat, void, Scoring>;
  /** Pays what the objective asks for and scores it: what else it takes has been looked at before. */
  'score objective': Called<OfSeat & { readonly objective: ObjectiveId }, void, Paying>;
  /** Who has no ground forces, no production and no planet leaves the game. */
  elimination: Called<object, void, Eliminating>;
}
