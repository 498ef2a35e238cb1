import type { Procedure } from '@custodian/kernel';
import type { Game, Seat } from '../game.ts';

export const claimObjectives: Procedure<Game, { seat: Seat }> = {
  rule: 'status.objectives',
  steps: { 'not written': { do: () => 'end' } },
};
