// The sequences of this area by name.
import type { Procedures } from '@custodian/kernel';
import type { FourthEdition } from '../../terms.ts';
import { actionPhase } from './action-phase.ts';
import { elimination } from './elimination.ts';
import { drawActionCards, drawSecretObjective, handLimit } from './hand.ts';
import { infantryReturn } from './infantry.ts';
import { scoreAtOnce, scoreObjective, scoreObjectives, scorePublicObjective } from './scoring.ts';
import { statusPhase } from './status-phase.ts';
import { strategicAction } from './strategic-action.ts';
import { strategyPhase } from './strategy-phase.ts';
import { gainTokens, placeToken, redistributeTokens, spendStrategyTokens } from './tokens.ts';

export const roundsProcedures: Procedures<FourthEdition> = {
  'strategy phase': strategyPhase,
  'action phase': actionPhase,
  'infantry return': infantryReturn,
  'strategic action': strategicAction,
  'status phase': statusPhase,
  'gain tokens': gainTokens,
  'redistribute tokens': redistributeTokens,
  'place token': placeToken,
  'spend strategy tokens': spendStrategyTokens,
  'draw action cards': drawActionCards,
  'hand limit': handLimit,
  'draw secret objective': drawSecretObjective,
  'score objectives': scoreObjectives,
  'score a public objective': scorePublicObjective,
  'score objective': scoreObjective,
  'score at once': scoreAtOnce,
  elimination,
};
