// What several factions have in common.
import type { Refusal } from '@custodian/kernel';
import type { TechnologyId, UnitCardId, UnitTypeId } from '../../facts/index.ts';
import { unitTypeIds } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenUnit, Located } from '../../queries/board.ts';
import { systemOf, unitsWhere } from '../../queries/board.ts';
import { hasReadyTechnology, hasTechnology } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { isStructure, unitCardId } from '../../queries/units.ts';
import { strategyTokens } from '../../queries/values.ts';
import type { CombatRound } from '../../rules/windows.ts';

/** Null: there is a token in the strategy pool, or something that stands in for it. */
export const strategyToken = (g: G, seat: Seat): Refusal | null =>
  strategyTokens(g, seat) > 0 ? null : why('command tokens', 'why.no strategy token');

/** What the token was spent for is done: the last step of a sequence that its seat has paid with one. */
export const tokenSpent = {
  window: 'strategy token spent',
  about: ({ v: { seat, spent = 0 } }: Spending) => (spent === 0 ? null : { seat, count: spent }),
} as const;

interface Spending {
  readonly v: { readonly seat: Seat; spent?: number };
}

/** The step that pays with it. */
export const spendToken = {
  rule: 'command tokens',
  call: 'spend strategy tokens',
  with: (x: Spending) => ({ seat: x.v.seat, count: 1 }),
  then: (x: Spending, { spent }: { readonly spent: number }): void => {
    x.v.spent = spent;
  },
} as const;

/** False: the seat does not have the technology; a refusal: it is exhausted. */
export function readied(g: G, seat: Seat, id: TechnologyId): Refusal | null | false {
  if (!hasTechnology(g, seat, id)) return false;
  return hasReadyTechnology(g, seat, id) ? null : why('exhausted', 'why.exhausted');
}

export const takesPart = (seat: Seat, { attacker, defender }: CombatRound): boolean =>
  seat === attacker || seat === defender;

export const opponentIn = (seat: Seat, { attacker, defender }: CombatRound): Seat =>
  seat === attacker ? defender : attacker;

/** What counts as a ship other than a fighter in a space combat: ground forces too, where they have joined it. */
export const bigShips: readonly UnitTypeId[] = unitTypeIds.filter(
  (type) => type !== 'fighter' && !isStructure({ type }),
);

/** The seat's flagship is this one. */
export const isFlagship = (g: G, seat: Seat, card: UnitCardId): boolean =>
  unitCardId(g, { seat, type: 'flagship' }) === card;

/** The flagship of a seat in the space of a system, where it is this one. */
export const flagshipIn = (g: G, seat: Seat, card: UnitCardId, system: string): FrozenUnit | undefined =>
  isFlagship(g, seat, card)
    ? systemOf(g, system).space.find((u) => u.owner === seat && u.type === 'flagship')
    : undefined;

/** The flagship of a seat wherever it is. */
export const flagshipOf = (g: G, seat: Seat, card: UnitCardId): Located | undefined =>
  isFlagship(g, seat, card) ? unitsWhere(g, (u) => u.owner === seat && u.type === 'flagship')[0] : undefined;
