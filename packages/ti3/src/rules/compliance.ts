import type { Procedure } from '@custodian/kernel';
import type { Game } from '../game.ts';

export const compliance: Procedure<Game, Record<string, never>> = {
  rule: 'fleet supply',
  steps: { 'not written': { do: () => 'end' } },
};
