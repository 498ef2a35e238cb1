// Who can produce what where, and which pieces there are for it.
import { defineValue } from '@custodian/kernel';
import type { PlanetId, UnitTypeId } from '../facts/index.ts';
import { unitTypes } from '../facts/index.ts';
import type { G, Game, Seat } from '../game.ts';
import type { FrozenPlanet, FrozenUnit } from './board.ts';
import { hasToken, planetOf, systemOf } from './board.ts';
import { mayStandOn } from './permissions.ts';
import { unitsLeft } from './players.ts';
import { mayMake, productionValue } from './values.ts';

/** The space of the system where units are made or placed. */
export const SPACE = 'space';

/** What Production a planet itself has for a seat. */
export const planetProduction = defineValue<Game, { readonly seat: Seat; readonly planet: FrozenPlanet }>(
  'production of a planet',
  () => 0,
);

/** What Production the space of a system itself has for a seat. */
export const systemProduction = defineValue<Game, { readonly seat: Seat; readonly system: string }>(
  'production of a system',
  () => 0,
);

/** A unit with the Production ability, and where it stands. */
interface Producer {
  /** Null: the planet or the system itself. */
  readonly unit: FrozenUnit | null;
  /** Null: in space. */
  readonly planet: PlanetId | null;
  readonly value: number;
}

/** The units of a seat in a system that can use Production: all of them, or only those named. */
export function producersIn(g: G, seat: Seat, id: string, by?: readonly number[]): Producer[] {
  const system = systemOf(g, id);
  const found: Producer[] = [];
  const look = (units: readonly FrozenUnit[], planet: PlanetId | null): void => {
    for (const unit of units) {
      if (unit.owner !== seat || (by !== undefined && !by.includes(unit.id))) continue;
      const value = productionValue(g, { seat, type: unit.type, system: id, planet });
      if (value > 0) found.push({ unit, planet, value });
    }
  };
  look(system.space, null);
  const star = by === undefined ? systemProduction(g, { seat, system: id }) : 0;
  if (star > 0) found.push({ unit: null, planet: null, value: star });
  for (const planet of system.planets) {
    look(planet.units, planet.id);
    const value = by === undefined ? planetProduction(g, { seat, planet }) : 0;
    if (value > 0) found.push({ unit: null, planet: planet.id, value });
  }
  return found;
}

export const productionLimit = (producers: readonly Producer[]): number => {
  let limit = 0;
  for (const { value } of producers) limit += value;
  return limit;
};

/** How many of a type these producers may make together. */
export function mostOf(g: G, seat: Seat, producers: readonly Producer[], type: UnitTypeId): number {
  let most = 0;
  for (const { unit, value } of producers)
    if (unit === null || mayMake(g, { seat, producer: unit.type, type })) most += value;
  return most;
}

/** Where ground forces go: planets with a unit that produces; by one in space, the space and every own planet there. */
export function groundPlaces(g: G, seat: Seat, system: string, producers: readonly Producer[]): string[] {
  const planets = systemOf(g, system).planets.filter(
    (p) => p.owner === seat && mayStandOn(g, { seat, planet: p.id }) === null,
  );
  if (producers.some((p) => p.planet === null)) return [SPACE, ...planets.map((p) => p.id)];
  return planets.filter((p) => producers.some((by) => by.planet === p.id)).map((p) => p.id);
}

/** Where ground forces go that an effect produces in a system: its space, and every own planet there. */
export const effectPlaces = (g: G, seat: Seat, system: string): string[] => [
  SPACE,
  ...systemOf(g, system)
    .planets.filter((p) => p.owner === seat && mayStandOn(g, { seat, planet: p.id }) === null)
    .map((p) => p.id),
];

/** A unit that could be taken off the board to be placed elsewhere at once. */
export interface Pullable {
  readonly unit: FrozenUnit;
  readonly system: string;
  readonly planet: PlanetId | null;
}

/** Units of the seat in systems without its command token: all of them, or those of a type. */
export function pullableUnits(g: G, seat: Seat, type?: UnitTypeId): Pullable[] {
  const found: Pullable[] = [];
  for (const system of g.systems) {
    if (hasToken(system, seat)) continue;
    for (const unit of system.space)
      if (unit.owner === seat && (type === undefined || unit.type === type))
        found.push({ unit, system: system.id, planet: null });
    for (const planet of system.planets)
      for (const unit of planet.units)
        if (unit.owner === seat && (type === undefined || unit.type === type))
          found.push({ unit, system: system.id, planet: planet.id });
  }
  return found;
}

/** Is a piece of the type in the reinforcements, or on the board where it may be taken from? */
export const hasPiece = (g: G, seat: Seat, type: UnitTypeId): boolean =>
  unitsLeft(g, seat, type) > 0 || pullableUnits(g, seat, type).length > 0;

/** Places where a seat has units of a type: each needs at least one figure beside the tokens. */
export function placesWith(g: G, seat: Seat, type: UnitTypeId): number {
  let places = 0;
  for (const system of g.systems) {
    if (isAmong(system.space, seat, type)) places++;
    for (const planet of system.planets) if (isAmong(planet.units, seat, type)) places++;
  }
  return places;
}

function isAmong(units: readonly FrozenUnit[], seat: Seat, type: UnitTypeId): boolean {
  for (const unit of units) if (unit.owner === seat && unit.type === type) return true;
  return false;
}

/** Units of the type in the space of the system ('space'), of another ('space 25'), or on the planet. */
export function isAt(g: G, seat: Seat, type: UnitTypeId, system: string, place: string): boolean {
  const afar = place.startsWith(`${SPACE} `) ? place.slice(SPACE.length + 1) : system;
  const isSpace = place === SPACE || afar !== system;
  const units = isSpace ? systemOf(g, afar).space : planetOf(g, place).units;
  return isAmong(units, seat, type);
}

/** May units of a type be represented in so many places? Only fighters and infantry have tokens, and may run out of figures. */
export const hasFigures = (type: UnitTypeId, places: number): boolean =>
  !unitTypes[type].tokens || places <= unitTypes[type].figures;

/** Of so many of a type those that the limit does not count: the extra ones of each purchase that brings a counted one too. They are
 *  bought as cheaply as can be, or so many times `more`. */
export function uncountedOf(count: number, perCost: number, extra: number, more = 0): number {
  const purchases = Math.ceil(count / perCost) + more;
  return Math.min(extra * purchases, count - purchases);
}
