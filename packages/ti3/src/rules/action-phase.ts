import type { Procedure } from '@custodian/kernel';
import type { Game } from '../game.ts';

export const actionPhase: Procedure<Game, Record<string, never>> = {
  rule: 'action phase',
  steps: { 'not written': { do: () => 'end' } },
};
