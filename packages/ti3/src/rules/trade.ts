import type { Procedure } from '@custodian/kernel';
import type { Game, Seat } from '../game.ts';

export const tradeNegotiations: Procedure<Game, { seat: Seat }> = {
  rule: 'trade.opening',
  steps: { 'not written': { do: () => 'end' } },
};
