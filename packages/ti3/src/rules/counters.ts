import type { Procedure } from '@custodian/kernel';
import type { Game, Seat } from '../game.ts';

export const receiveCounters: Procedure<Game, { seat: Seat; count: number }> = {
  rule: 'command counters',
  steps: { 'not written': { do: () => 'end' } },
};
