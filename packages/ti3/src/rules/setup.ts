import type { Procedure } from '@custodian/kernel';
import type { Game } from '../game.ts';

export const setup: Procedure<Game, Record<string, never>> = {
  rule: 'setup',
  steps: { 'not written': { do: () => 'end' } },
};
