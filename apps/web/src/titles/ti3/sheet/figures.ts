// What everybody may know of a player at a glance, and the totals of a seat.
import type { Seat } from '@custodian/kernel';
import type { ActionCardId, LeaderId, PlanetId, StrategyCardId, TechnologyId } from '@custodian/ti3/facts';
import { leaders, planets as printed, strategyCards, technologies } from '@custodian/ti3/facts';
import type { Game, PlanetState } from '@custodian/ti3/game';
import { totalOf as total } from '../../../galaxy/sheet/holdings.ts';
import type { OwnedTechnology } from '../../../galaxy/sheet/technologies.ts';
import { byColor } from '../../../galaxy/sheet/technologies.ts';

type Total = ReturnType<typeof total>;

export interface Held {
  readonly id: StrategyCardId;
  readonly initiative: number;
  readonly used: boolean;
}

export interface Agreement {
  readonly partner: Seat;
  /** Trade goods that this seat receives from it. */
  readonly value: number;
}

export const strategyCardsOf = (game: Game, seat: Seat): Held[] =>
  game.strategyCards
    .filter((card) => card.holder === seat)
    .map(({ id, active }) => ({ id, initiative: strategyCards[id].initiative, used: !active }))
    .sort((a, b) => a.initiative - b.initiative);

export const planetsOf = (game: Game, seat: Seat): PlanetState[] =>
  game.systems.flatMap((system) => system.planets.filter((planet) => planet.owner === seat));

/** The contract of the partner pays this seat. */
export const agreementsOf = (game: Game, seat: Seat): Agreement[] =>
  game.players.flatMap(({ contracts }, partner) =>
    contracts.filter((card) => card.partner === seat).map(({ value }) => ({ partner, value })),
  );

/** A seat's own trade contracts that no partner holds. */
export const openContracts = (game: Game, seat: Seat): number[] =>
  (game.players[seat]?.contracts ?? []).filter((card) => card.partner < 0).map((card) => card.value);

export const totalOf = (planets: readonly PlanetState[], value: (planet: PlanetId) => number): Total =>
  total(planets, ({ id }) => value(id));

export const printedValue =
  (what: 'resources' | 'influence') =>
  (planet: PlanetId): number =>
    printed[planet][what];

/** By colour, in the order of the colours; those of races last. */
export const owned = (technologiesOwned: readonly string[]): OwnedTechnology[] =>
  byColor(
    technologiesOwned.map((id) => ({
      id,
      color: id in technologies ? technologies[id as TechnologyId].color : null,
      exhausted: false,
    })),
  );

/** Numbered copies share the name of the card. */
export const titleOf = (card: string): ActionCardId => card.replace(/\.\d+$/, '') as ActionCardId;

export interface LeaderFate {
  readonly id: LeaderId;
  readonly type: (typeof leaders)[LeaderId]['type'];
  readonly place: Game['leaders'][number]['place'];
  /** A planet, or the seat of the captor. */
  readonly at: string;
}

export const leadersOf = (game: Game, seat: Seat): LeaderFate[] =>
  game.leaders
    .filter((leader) => leader.seat === seat)
    .map(({ id, place, at }) => ({ id, type: leaders[id].type, place, at }));

export const captivesOf = (game: Game, seat: Seat): { readonly id: LeaderId; readonly of: Seat }[] =>
  game.leaders
    .filter((leader) => leader.place === 'captive' && leader.at === String(seat))
    .map(({ id, seat: of }) => ({ id, of }));
