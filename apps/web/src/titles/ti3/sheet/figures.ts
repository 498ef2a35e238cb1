// What everybody may know of a player at a glance, and the totals of a seat.
import type { Seat } from '@custodian/kernel';
import type {
  ActionCardId,
  LeaderId,
  PlanetId,
  StrategyCardId,
  TechnologyColor,
  TechnologyId,
} from '@custodian/ti3/facts';
import { leaders, planets as printed, strategyCards, technologies, technologyColors } from '@custodian/ti3/facts';
import type { Game, PlanetState } from '@custodian/ti3/game';

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

export interface Total {
  readonly ready: number;
  readonly all: number;
}

export function totalOf(planets: readonly PlanetState[], value: (planet: PlanetId) => number): Total {
  let ready = 0;
  let all = 0;
  for (const planet of planets) {
    all += value(planet.id);
    if (!planet.exhausted) ready += value(planet.id);
  }
  return { ready, all };
}

export const printedValue =
  (what: 'resources' | 'influence') =>
  (planet: PlanetId): number =>
    printed[planet][what];

/** The colour of a technology; null for one that only a race has. */
export const colorOf = (technology: string): TechnologyColor | null =>
  technology in technologies ? technologies[technology as TechnologyId].color : null;

/** By colour, in the order of the colours; those of races last. */
export function byColor<T extends string>(owned: readonly T[]): T[] {
  const place = (id: T): number => {
    const color = colorOf(id);
    return color === null ? technologyColors.length : technologyColors.indexOf(color);
  };
  return [...owned].sort((a, b) => place(a) - place(b));
}

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
