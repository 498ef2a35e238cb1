// What a seat has: planets, counters, technologies, abilities, units.
import { lasts } from '@custodian/galaxy';
import type { Frozen } from '@custodian/kernel';
import { defineValue, isAblated } from '@custodian/kernel';
import type {
  AbilityId,
  PlanetId,
  PoliticalCardId,
  RaceId,
  RacialTechnologyId,
  TechnologyId,
  UnitId,
} from '../content/facts/index.ts';
import { commandCountersPerPlayer, races, units } from '../content/facts/index.ts';
import type { G, Game, Player, Seat } from '../game.ts';
import type { FrozenPlanet } from './board.ts';
import { homeSystem } from './board.ts';

export type FrozenPlayer = Frozen<Player>;

export const playerOf = (g: G, seat: Seat): FrozenPlayer => g.players[seat] as FrozenPlayer;

/** Every seat still in the game, clockwise from seat 0. */
export function seatsIn(g: G): readonly Seat[] {
  const { length } = g.players;
  for (let s = 0; s < length; s++)
    if (playerOf(g, s).eliminated) return allSeats(length).filter((seat) => !playerOf(g, seat).eliminated);
  return allSeats(length);
}

/** One list for every number of players: each window asks for it. */
const allSeats = (players: number): readonly Seat[] => seatLists[players] as readonly Seat[];
const seatLists = Array.from({ length: 7 }, (_, players) => Array.from({ length: players }, (__, seat): Seat => seat));

/** Clockwise, beginning with `first`. */
export function clockwiseFrom(g: G, first: Seat): Seat[] {
  const n = g.players.length;
  const seats: Seat[] = [];
  for (let i = 0; i < n; i++) {
    const seat = (first + i) % n;
    if (!playerOf(g, seat).eliminated) seats.push(seat);
  }
  return seats;
}

export const opponentsOf = (g: G, seat: Seat): Seat[] => seatsIn(g).filter((s) => s !== seat);

export const leftOf = (g: G, seat: Seat): Seat => clockwiseFrom(g, seat)[1] ?? seat;
export const rightOf = (g: G, seat: Seat): Seat => clockwiseFrom(g, seat).at(-1) ?? seat;

export function hasTechnology(g: G, seat: Seat, id: TechnologyId | RacialTechnologyId): boolean {
  return playerOf(g, seat).technologies.includes(id) && !isAblated('technology', id);
}

/** Which race abilities a seat has just now: his race's, unless a card takes or adds one. */
export const abilities = defineValue<Game, Seat, readonly AbilityId[]>('abilities', (g, seat) => {
  const race = playerOf(g, seat).race;
  return race === '' ? [] : races[race as RaceId].abilities;
});

export const hasAbility = (g: G, seat: Seat, id: AbilityId): boolean =>
  abilities(g, seat).includes(id) && !isAblated('ability', id);

export function planetsOf(g: G, seat: Seat): FrozenPlanet[] {
  const out: FrozenPlanet[] = [];
  for (const system of g.systems) for (const planet of system.planets) if (planet.owner === seat) out.push(planet);
  return out;
}

export const readyPlanets = (g: G, seat: Seat): FrozenPlanet[] => planetsOf(g, seat).filter((p) => !p.exhausted);

export const controls = (g: G, seat: Seat, planet: PlanetId): boolean =>
  g.systems.some((s) => s.planets.some((p) => p.id === planet && p.owner === seat));

export const homePlanets = (g: G, seat: Seat): readonly FrozenPlanet[] => homeSystem(g, seat)?.planets ?? [];

export const planetsOutsideHome = (g: G, seat: Seat): FrozenPlanet[] => {
  const home = homePlanets(g, seat);
  return planetsOf(g, seat).filter((p) => !home.includes(p));
};

export function countersOnBoard(g: G, seat: Seat): number {
  let n = 0;
  for (const system of g.systems) if (hasCounter(system, seat)) n++;
  return n;
}

export const hasCounter = (system: { readonly counters: number }, seat: Seat): boolean =>
  (system.counters & (1 << seat)) !== 0;

/** Command counters that are neither on the race sheet nor on the board. */
export function reinforcementCounters(g: G, seat: Seat): number {
  const p = playerOf(g, seat);
  return commandCountersPerPlayer - p.commandPool - p.fleetSupply - p.strategyAllocation - countersOnBoard(g, seat);
}

/** Units of a type on the board, aboard ships and landing ones included. */
export function unitsOnBoard(g: G, seat: Seat, unit: UnitId): number {
  let n = 0;
  for (const system of g.systems) {
    for (const ship of system.ships) {
      if (ship.owner !== seat) continue;
      if (ship.type === unit) n++;
      else if (unit === 'groundForce') n += ship.groundForces;
      else if (unit === 'pds') n += ship.pds;
    }
    if (unit === 'spaceDock') for (const dock of system.docks) if (dock.owner === seat) n++;
    for (const planet of system.planets) {
      if (planet.owner === seat) {
        if (unit === 'groundForce') n += planet.groundForces;
        else if (unit === 'pds') n += planet.pds;
        else if (unit === 'spaceDock' && planet.dock >= 0) n++;
      }
      const landed = planet.invaders;
      if (landed !== null && landed.owner === seat) {
        if (unit === 'groundForce') n += landed.groundForces;
        else if (unit === 'pds') n += landed.pds;
        else if (unit === 'fighter') n += landed.fighters;
      }
    }
  }
  return n;
}

/** How many more of a type may be placed. Fighters and ground forces are limitless through supplement counters. */
export function unitsLeft(g: G, seat: Seat, unit: UnitId): number {
  return units[unit].limitless ? Number.POSITIVE_INFINITY : units[unit].limit - unitsOnBoard(g, seat, unit);
}

/** The partner in each of a seat's trade agreements, with the value this seat receives from it. */
export function agreementsOf(g: G, seat: Seat): { partner: Seat; value: number }[] {
  const out: { partner: Seat; value: number }[] = [];
  g.players.forEach((p, partner) => {
    for (const card of p.contracts) if (card.partner === seat) out.push({ partner, value: card.value });
  });
  return out;
}

export const hasAgreement = (g: G, a: Seat, b: Seat): boolean =>
  playerOf(g, a).contracts.some((card) => card.partner === b);

export const hasLaw = (g: G, id: PoliticalCardId): boolean =>
  g.laws.length > 0 && g.laws.some((law) => law.id === id) && !isAblated('agenda', id);

/** A lasting effect of a component on a seat (or of any seat, when none is given). */
export const hasEffect = (g: G, source: string, seat?: Seat, target?: string): boolean =>
  lasts(g.effects, source, seat, target) && !isAblated(source);
