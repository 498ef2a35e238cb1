// What units are worth in a fight, roughly: enough to choose a force by. What really happens is tried out with dice.
import type { ShipType } from '../content/facts/index.ts';
import { units } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';
import type { FrozenPlanet, FrozenShip, FrozenSystem } from '../queries/board.ts';
import { sustains } from '../queries/fleet.ts';

/** Hits a round, and hits it takes. */
export interface Might {
  hits: number;
  life: number;
}

export const noMight = (): Might => ({ hits: 0, life: 0 });

/** Hits that a ship of a type makes in a round, by what is printed. */
export function hitsOf(type: ShipType): number {
  const { combat, dice } = units[type];
  return combat === null ? 0 : (dice * (11 - combat)) / 10;
}

export function addShip(might: Might, ship: FrozenShip): void {
  might.life += sustains(ship) ? 2 : 1;
  might.hits += hitsOf(ship.type);
}

/** Two forces that have the same strength wear each other out. */
export const strengthOf = ({ hits, life }: Might): number => Math.sqrt(hits * life);

/** The strongest fleet of somebody else in a system. */
export function fleetAgainst(g: G, { ships }: FrozenSystem, seat: Seat): number {
  if (ships.length === 0) return 0;
  const mights = g.players.map(noMight);
  for (const ship of ships) if (ship.owner !== seat) addShip(mights[ship.owner] as Might, ship);
  return Math.max(...mights.map(strengthOf));
}

/** PDS of others that fire at whoever comes. */
export function cannonsAgainst({ planets }: FrozenSystem, seat: Seat): number {
  let pds = 0;
  for (const planet of planets) if (planet.owner !== seat) pds += planet.pds;
  return 0.5 * pds;
}

/** What those who land meet: ground forces, and PDS that fire at them. */
export const garrisonAgainst = (planet: FrozenPlanet, seat: Seat): number =>
  planet.owner === seat ? 0 : planet.groundForces + 0.5 * planet.pds;

/** Ground forces that should land to take a planet. */
export function enoughFor(planet: FrozenPlanet, seat: Seat): number {
  const garrison = garrisonAgainst(planet, seat);
  return garrison === 0 ? 1 : Math.ceil(1.4 * garrison) + 1;
}
