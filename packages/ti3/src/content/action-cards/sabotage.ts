// Sabotage: cancels an action card that has just been revealed. It is not announced, and nobody can sabotage it in turn.
import type { Procedure } from '@custodian/kernel';
import type { Game, Seat } from '../../game.ts';
import type { Ti3Component } from '../define.ts';
import type { ActionCardId } from '../facts/index.ts';
import type { Played } from './define.ts';
import { actionCard } from './define.ts';

interface Revealed {
  readonly seat: Seat;
  readonly card: ActionCardId;
  readonly cancelled?: boolean;
}

export const sabotage: Ti3Component = actionCard<Revealed>({
  id: 'sabotage',
  on: ['action card played'],
  may: (_, seat, about) => (about.seat === seat || about.cancelled === true ? false : null),
  effect: {
    rule: 'action cards.sabotage',
    steps: { 'take effect': { do: () => 'end' } },
    gives: () => ({ cancelled: true }),
  } satisfies Procedure<Game, Played<Revealed>>,
});
