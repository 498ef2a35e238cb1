import type { Procedure } from '@custodian/kernel';
import type { Game } from '../game.ts';

export const strategyPhase: Procedure<Game, Record<string, never>> = {
  rule: 'strategy phase',
  steps: { 'not written': { do: () => 'end' } },
};
