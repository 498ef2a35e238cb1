import type { Procedure } from '@custodian/kernel';
import type { Game, Seat } from '../game.ts';

export const invasionCombat: Procedure<Game, { seat: Seat; system: string }> = {
  rule: 'invasion combat',
  steps: { 'not written': { do: () => 'end' } },
};
