// What strategy cards share: a secondary ability is not offered to whom it can do nothing for.
import type { Modifier, Refusal, Step, Terms } from '@custodian/kernel';
import { forbid } from '@custodian/kernel';
import type { StrategyCardId } from '../../facts/index.ts';
import type { G, Game, Seat } from '../../game.ts';
import { mayUseStrategy } from '../../queries/permissions.ts';

/** Steps that several sequences have. */
export type Steps<T extends Terms, V> = Readonly<Record<string, Step<T, V>>>;

export const pointless = (card: StrategyCardId, without: (g: G, seat: Seat) => Refusal | null): Modifier<Game> =>
  forbid(mayUseStrategy, (g, about) =>
    about.card === card && about.ability === 'secondary' ? without(g, about.seat) : null,
  );
