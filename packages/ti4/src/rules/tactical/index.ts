// The sequences of this area by name.
import type { Procedures } from '@custodian/kernel';
import type { FourthEdition } from '../../terms.ts';
import { limits } from './limits.ts';
import { movement } from './movement.ts';
import { spaceCannonOffense } from './space-cannon-offense.ts';
import { tacticalAction } from './tactical-action.ts';

export const tacticalProcedures: Procedures<FourthEdition> = {
  'tactical action': tacticalAction,
  movement,
  'space cannon offense': spaceCannonOffense,
  limits,
};
