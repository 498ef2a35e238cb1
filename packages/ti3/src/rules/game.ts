// The whole game: setup, then rounds of three phases until somebody has won.
import type { Sequence } from '../terms.ts';

export const game: Sequence<'game'> = {
  rule: 'object of the game',
  steps: {
    setup: { call: 'setup', with: () => ({}) },
    'strategy phase': { call: 'strategy phase', with: () => ({}) },
    'action phase': { call: 'action phase', with: () => ({}) },
    'status phase': { call: 'status phase', with: () => ({}) },
    'next round': { do: () => ({ goto: 'strategy phase' }) },
  },
};
