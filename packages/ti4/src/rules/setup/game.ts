// The whole game: setup, then rounds of three or four phases until somebody has won.
import { endEffects } from '../../atoms/table.ts';
import type { Sequence } from '../../terms.ts';
import { purgeSpentHeroes } from '../leaders/index.ts';

export const game: Sequence<'game'> = {
  rule: 'game round',
  steps: {
    setup: { call: 'setup', with: () => ({}) },
    'strategy phase': { call: 'strategy phase', with: () => ({}) },
    'action phase': { call: 'action phase', with: () => ({}) },
    'status phase': { call: 'status phase', with: () => ({}) },
    // Not before the custodians token has left Mecatol Rex.
    'agenda phase': { call: 'agenda phase', with: (x) => (x.g.custodians ? null : {}) },
    'next round': {
      do: (x) => {
        purgeSpentHeroes(x);
        endEffects(x, 'round');
      },
    },
    // What lasted for the round may have let a fleet grow.
    limits: { rule: 'fleet pool', call: 'limits', with: () => ({}), then: () => ({ goto: 'strategy phase' }) },
  },
};
