// What objectives ask about.
import type { PlanetId, TechnologyColor, TechnologyId } from '../content/facts/index.ts';
import { planets, technologies, technologyColors } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';
import type { FrozenPlanet, FrozenSystem } from './board.ts';
import { hasPlanet, planetOf, systemOfPlanet, tileAt } from './board.ts';
import { isCapital } from './fleet.ts';
import { homePlanets, planetsOf, playerOf } from './players.ts';
import { influence } from './values.ts';

export const MECATOL_REX: PlanetId = 'mecatolRex';

/** Mecatol Rex when the seat controls it. */
export function mecatolRexOf(g: G, seat: Seat): FrozenPlanet | undefined {
  const planet = hasPlanet(g, MECATOL_REX) ? planetOf(g, MECATOL_REX) : undefined;
  return planet?.owner === seat ? planet : undefined;
}

/** Ships other than fighters that the seat has in the system. */
export function warshipsIn(system: FrozenSystem, seat: Seat): number {
  let n = 0;
  for (const ship of system.ships) if (ship.owner === seat && isCapital(ship)) n++;
  return n;
}

export const shipsAtMecatolRex = (g: G): FrozenSystem['ships'] => systemOfPlanet(g, MECATOL_REX).ships;

/** A system is controlled with a ship other than a fighter in it, and all its planets. */
export const controlsSystem = (system: FrozenSystem, seat: Seat): boolean =>
  warshipsIn(system, seat) > 0 && system.planets.every((p) => p.owner === seat);

/** Nothing can ever stay in a supernova or an asteroid field. */
export const canBeControlled = (system: FrozenSystem): boolean =>
  !['supernova', 'asteroidField'].includes(tileAt(system).special ?? '');

/** How many technologies of each color the seat owns. */
export function technologiesByColor(g: G, seat: Seat): Record<TechnologyColor, number> {
  const counts = { red: 0, green: 0, blue: 0, yellow: 0 };
  for (const id of playerOf(g, seat).technologies)
    if (id in technologies) counts[technologies[id as TechnologyId].color]++;
  return counts;
}

/** In how many colors the seat owns at least so many technologies. */
export const colorsWith = (g: G, seat: Seat, count: number): number => {
  const owned = technologiesByColor(g, seat);
  return technologyColors.filter((color) => owned[color] >= count).length;
};

/** The technology specialties of the seat's planets, one entry a planet. */
export const specialtiesOf = (g: G, seat: Seat): TechnologyColor[] =>
  planetsOf(g, seat).flatMap((p) => planets[p.id].specialty ?? []);

/** The most planets of a seat with the same specialty. */
export function mostOfOneSpecialty(g: G, seat: Seat): number {
  const owned = specialtiesOf(g, seat);
  return Math.max(...technologyColors.map((color) => owned.filter((c) => c === color).length));
}

/** The influence of all planets of a seat, exhausted or not. */
export const influenceOf = (g: G, seat: Seat): number =>
  planetsOf(g, seat).reduce((sum, p) => sum + influence(g, p.id), 0);

/** Other players, still in the game or not, whose whole home system the seat controls. */
export const conqueredHomes = (g: G, seat: Seat): Seat[] =>
  g.players.flatMap((_, other) => {
    const home = homePlanets(g, other);
    return other !== seat && home.length > 0 && home.every((p) => p.owner === seat) ? [other] : [];
  });

/** Systems with a wormhole, printed or not. */
export const wormholeSystems = (g: G): FrozenSystem[] =>
  g.systems.filter((s) => s.wormholes.length > 0 || tileAt(s).wormholes.length > 0);

/** Do the two sit next to each other, those who left the table not counted unless they are one of the two? */
export function areNeighbours(g: G, a: Seat, b: Seat): boolean {
  const ring = g.players.flatMap((p, seat) => (p.eliminated && seat !== a && seat !== b ? [] : [seat]));
  const apart = Math.abs(ring.indexOf(a) - ring.indexOf(b));
  return apart === 1 || apart === ring.length - 1;
}
