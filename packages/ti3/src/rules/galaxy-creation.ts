import type { Procedure } from '@custodian/kernel';
import type { Game } from '../game.ts';

export const galaxyCreation: Procedure<Game, Record<string, never>> = {
  rule: 'galaxy creation',
  steps: { 'not written': { do: () => 'end' } },
};
