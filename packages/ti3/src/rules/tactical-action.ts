import type { Procedure } from '@custodian/kernel';
import type { Game, Seat } from '../game.ts';

export const tacticalAction: Procedure<Game, { seat: Seat }> = {
  rule: 'tactical action',
  steps: { 'not written': { do: () => 'end' } },
};
