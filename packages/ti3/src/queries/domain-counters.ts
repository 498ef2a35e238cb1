// What lies on planets in the Distant Suns.
import type { PlanetId } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';
import type { FrozenPlanet, FrozenSystem } from './board.ts';
import { hasEffect } from './players.ts';

/** The source of what probing and razing forbid for the rest of an activation. */
const DISTANT_SUNS = 'option:distantSuns';

export const isFaceDown = ({ domain }: FrozenPlanet): boolean => domain !== null && !domain.faceUp;

/** The planets of a system whose counters nobody has revealed. */
export function unexplored(system: FrozenSystem): PlanetId[] {
  const planets: PlanetId[] = [];
  for (const planet of system.planets) if (isFaceDown(planet)) planets.push(planet.id);
  return planets;
}

/** The seat has probed the planet in this activation. */
export const isProbed = (g: G, seat: Seat, planet: PlanetId): boolean => hasEffect(g, DISTANT_SUNS, seat, planet);

/** The ship has razed a planet in this activation. */
export const hasRazed = (g: G, seat: Seat, ship: number): boolean => hasEffect(g, DISTANT_SUNS, seat, `ship ${ship}`);

/** Holds until the activation is over. */
export const probedPlanet = (seat: Seat, planet: PlanetId) =>
  ({ source: DISTANT_SUNS, seat, target: planet, until: 'action' }) as const;

export const razingShip = (seat: Seat, ship: number) =>
  ({ source: DISTANT_SUNS, seat, target: `ship ${ship}`, until: 'action' }) as const;
