import type { Procedure } from '@custodian/kernel';
import type { Game, Seat } from '../game.ts';

export const galacticCouncil: Procedure<Game, { seat: Seat }> = {
  rule: 'council',
  steps: { 'not written': { do: () => 'end' } },
};
