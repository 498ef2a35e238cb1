import type { Procedure } from '@custodian/kernel';
import type { Game, Seat } from '../game.ts';

export const transferAction: Procedure<Game, { seat: Seat }> = {
  rule: 'transfer action',
  steps: { 'not written': { do: () => 'end' } },
};
