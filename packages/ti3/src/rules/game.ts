// The whole game: setup, then rounds of three phases until somebody has won.
import type { Procedure } from '@custodian/kernel';
import type { Game } from '../game.ts';

export const game: Procedure<Game, Record<string, never>> = {
  rule: 'object of the game',
  steps: {
    setup: { call: 'setup', with: () => ({}) },
    'strategy phase': { call: 'strategy phase', with: () => ({}) },
    'action phase': { call: 'action phase', with: () => ({}) },
    'status phase': { call: 'status phase', with: () => ({}) },
    'next round': { do: () => ({ goto: 'strategy phase' }) },
  },
};
