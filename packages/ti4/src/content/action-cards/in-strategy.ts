// Action cards about strategy cards, and the card that cancels others.
import { NOBODY } from '../../game.ts';
import { strategyCardsOf } from '../../queries/players.ts';
import type { Ti4Component } from '../define.ts';
import { actionCard, atOnce } from './define.ts';

const sabotage = actionCard<'action card played'>({
  id: 'sabotage',
  on: ['action card played'],
  timing: 'when',
  may: (_, seat, about) =>
    about.seat !== seat && about.card !== 'sabotage' && about.cancelled !== true ? null : false,
  effect: atOnce(() => ({ cancelled: true })),
});

const summit = actionCard<'strategy phase begins'>({
  id: 'summit',
  on: ['strategy phase begins'],
  may: () => null,
  effect: {
    rule: 'command tokens',
    steps: { tokens: { call: 'gain tokens', with: (x) => ({ seat: x.v.seat, count: 2 }) } },
    gives: () => undefined,
  },
});

const publicDisgrace = actionCard<'strategy card chosen'>({
  id: 'publicDisgrace',
  on: ['strategy card chosen'],
  timing: 'when',
  may: (g, seat, about) =>
    about.seat !== seat && about.refused !== true && g.strategyCards.some((c) => c.holder === NOBODY) ? null : false,
  effect: atOnce(() => ({ refused: true })),
});

const politicalStability = actionCard<'strategy cards return'>({
  id: 'politicalStability',
  on: ['strategy cards return'],
  timing: 'when',
  may: (g, seat, about) => (strategyCardsOf(g, seat).length > 0 && about.kept?.includes(seat) !== true ? null : false),
  effect: atOnce((x) => ({ kept: [...(x.v.about.kept ?? []), x.v.seat] })),
});

export const cardsInStrategy: readonly Ti4Component[] = [sabotage, summit, publicDisgrace, politicalStability];
