// What strategy cards share: a secondary ability is not offered to whom it can do nothing for, unless its price alone is worth it.
import type { Modifier, Refusal, Step, Terms } from '@custodian/kernel';
import { forbid } from '@custodian/kernel';
import type { StrategyCardId } from '../../facts/index.ts';
import type { G, Game, Seat } from '../../game.ts';
import { mayUseStrategy } from '../../queries/permissions.ts';
import { gainsBySpending, secondaryCost } from '../../queries/values.ts';

/** Steps that several sequences have. */
export type Steps<T extends Terms, V> = Readonly<Record<string, Step<T, V>>>;

/** The seat cannot carry it out: its price is more than a token. */
export const beyondReach = (card: StrategyCardId, why: (g: G, seat: Seat) => Refusal | null): Modifier<Game> =>
  forbid(mayUseStrategy, (g, about) =>
    about.card === card && about.ability === 'secondary' ? why(g, about.seat) : null,
  );

const paysAlone = (g: G, seat: Seat, card: StrategyCardId): boolean =>
  secondaryCost(g, { seat, card }) > 0 && gainsBySpending(g, { seat });

export const pointless = (card: StrategyCardId, without: (g: G, seat: Seat) => Refusal | null): Modifier<Game> =>
  beyondReach(card, (g, seat) => (paysAlone(g, seat, card) ? null : without(g, seat)));
