import type { Procedure } from '@custodian/kernel';
import type { Game, Seat } from '../game.ts';

export const acquireTechnology: Procedure<Game, { seat: Seat; buy: boolean }> = {
  rule: 'technology.acquiring',
  steps: { 'not written': { do: () => 'end' } },
};
