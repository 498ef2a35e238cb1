import type { Procedure } from '@custodian/kernel';
import type { Game } from '../game.ts';

export const statusPhase: Procedure<Game, Record<string, never>> = {
  rule: 'status phase',
  steps: { 'not written': { do: () => 'end' } },
};
