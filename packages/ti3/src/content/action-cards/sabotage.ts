// Sabotage: cancels an action card that has just been revealed. It is not announced, and nobody can sabotage it in turn.
import type { Ti3Component } from '../define.ts';
import { actionCard } from './define.ts';

export const sabotage: Ti3Component = actionCard({
  id: 'sabotage',
  on: ['action card played'],
  may: (_, seat, about) => (about.seat === seat || about.cancelled === true ? false : null),
  effect: {
    rule: 'action cards.sabotage',
    steps: { 'take effect': { do: () => 'end' } },
    gives: () => ({ cancelled: true }),
  },
});
