import type { Procedure } from '@custodian/kernel';
import type { Game, Seat } from '../game.ts';

export const movement: Procedure<Game, { seat: Seat; system: string }> = {
  rule: 'tactical.movement',
  steps: { 'not written': { do: () => 'end' } },
};
