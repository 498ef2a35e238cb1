import type { Procedure } from '@custodian/kernel';
import type { Game, Seat } from '../game.ts';

export const drawActionCards: Procedure<Game, { seat: Seat; count: number }> = {
  rule: 'action cards.hand',
  steps: { 'not written': { do: () => 'end' } },
};
