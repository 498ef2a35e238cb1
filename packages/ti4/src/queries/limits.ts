// What holds at all times: the fleet pool, capacity, figures for tokens, structures without troops, docks in space that are
// blockaded. Asked often, and cheap where nothing is wrong.
import type { PlanetId, UnitTypeId } from '../facts/index.ts';
import { unitTypeIds, unitTypes } from '../facts/index.ts';
import type { G, Seat } from '../game.ts';
import type { FrozenPlanet, FrozenSystem, FrozenUnit } from './board.ts';
import { systemOf } from './board.ts';
import { placesWith } from './production.ts';
import { isGroundForce, isNonFighterShip, isShipUnit, isStructure, isTroop, unitCard } from './units.ts';
import { bulk, capacity, fighterSupport, fleetLimit, load, structureLimit } from './values.ts';

/** What a seat has in the space of a system, as limits count it. */
export interface Fleet {
  ships: number;
  fighters: number;
  /** Ground forces, by what they take of the capacity. */
  ground: number;
  room: number;
  /** Fighters that space docks look after. */
  support: number;
  limit: number;
  /** What each fighter beyond capacity takes of the fleet pool; null: none may stay. */
  excess: number | null;
}

export function fleetIn(g: G, system: FrozenSystem, seat: Seat): Fleet {
  return countFleet(g, system, seat, system.space);
}

/** The same with only these units in space. */
export function countFleet(g: G, system: FrozenSystem, seat: Seat, units: readonly FrozenUnit[]): Fleet {
  const fleet: Fleet = {
    ships: 0,
    fighters: 0,
    ground: 0,
    room: 0,
    support: 0,
    limit: fleetLimit(g, { seat, system: system.id }),
    excess: null,
  };
  // What counts for nothing only where a ship has room.
  let unaided = 0;
  for (const type of unitTypeIds) {
    let count = 0;
    for (const unit of units) if (unit.type === type && unit.owner === seat) count++;
    if (count === 0) continue;
    if (type === 'fighter') fleet.fighters += count * bulk(g, { seat, type });
    else if (isGroundForce({ type })) {
      const size = load(g, { seat, type });
      fleet.ground += count * size;
      unaided += count * (bulk(g, { seat, type }) - size);
    } else {
      if (isShipUnit({ type })) fleet.ships += count;
      fleet.room += count * capacity(g, { seat, type });
    }
  }
  if (fleet.room === 0) fleet.ground += unaided;
  if (fleet.fighters > 0) {
    fleet.support = fighterSupport(g, { seat, system: system.id });
    fleet.excess = unitCard(g, seat, 'fighter')?.excessInFleetPool ?? null;
  }
  return fleet;
}

/** Fighters that neither docks nor ships have room for. */
const looseFighters = ({ fighters, support, room, ground }: Fleet): number =>
  Math.max(0, Math.max(0, fighters - support) - Math.max(0, room - ground));

/** Does the fleet keep to its limits? Where a combat is being fought, only the fleet pool counts. */
export function isWithin(fleet: Fleet, combat: boolean): boolean {
  if (fleet.ships > fleet.limit) return false;
  if (combat) return true;
  if (fleet.ground > fleet.room) return false;
  const loose = looseFighters(fleet);
  return loose === 0 || (fleet.excess !== null && fleet.ships + loose * fleet.excess <= fleet.limit);
}

/** Is everything within its limits, so that nobody need look closer? One pass over the board, without making anything. */
export function isSound(g: G, combat: string): boolean {
  for (const places of placesOf) places.fill(0);
  for (const system of g.systems) {
    if (!isSoundInSpace(g, system, system.id === combat)) return false;
    const isActive = system.id === g.activeSystem;
    for (const planet of system.planets) {
      const { owner, units } = planet;
      if (units.length === 0) continue;
      countPlaces(units);
      if (isActive) continue;
      for (const unit of units) if (unit.owner !== owner) return false;
      if (units.length > FEWEST_BEYOND_LIMIT && excessOn(g, planet).length > 0) return false;
    }
  }
  for (let i = 0; i < TOKEN_TYPES.length; i++) {
    const { figures } = unitTypes[TOKEN_TYPES[i] as UnitTypeId];
    for (const count of placesOf[i] as number[]) if (count > figures) return false;
  }
  return true;
}

function isSoundInSpace(g: G, system: FrozenSystem, combat: boolean): boolean {
  const { space } = system;
  if (space.length === 0) return true;
  countPlaces(space);
  let owners = 0;
  for (const unit of space) {
    if (isStructure(unit) && blockaderOf(unit, space) !== null) return false;
    owners |= 1 << unit.owner;
  }
  for (let seat = 0; owners >> seat !== 0; seat++)
    if ((owners & (1 << seat)) !== 0 && !keepsLimits(g, system, seat, combat)) return false;
  return true;
}

/** Is a fleet within its limits? One that carries nothing has only the fleet pool to keep to. */
function keepsLimits(g: G, system: FrozenSystem, seat: Seat, combat: boolean): boolean {
  let ships = 0;
  for (const unit of system.space) {
    if (unit.owner !== seat || isStructure(unit)) continue;
    if (isNonFighterShip(unit)) ships++;
    else if (!combat) return isWithin(fleetIn(g, system, seat), combat);
  }
  return ships <= fleetLimit(g, { seat, system: system.id });
}

/** Whose ships blockade a dock in space that no ship of its own guards; null: nobody's. */
function blockaderOf(dock: FrozenUnit, space: readonly FrozenUnit[]): Seat | null {
  let blockader: Seat | null = null;
  for (const unit of space) {
    if (!isShipUnit(unit)) continue;
    if (unit.owner === dock.owner) return null;
    blockader ??= unit.owner;
  }
  return blockader;
}

function countPlaces(units: readonly FrozenUnit[]): void {
  for (let i = 0; i < TOKEN_TYPES.length; i++) {
    const type = TOKEN_TYPES[i];
    const places = placesOf[i] as number[];
    let seen = 0;
    for (const unit of units) {
      if (unit.type !== type || (seen & (1 << unit.owner)) !== 0) continue;
      seen |= 1 << unit.owner;
      places[unit.owner] = (places[unit.owner] ?? 0) + 1;
    }
  }
}

const TOKEN_TYPES = unitTypeIds.filter((type) => unitTypes[type].tokens);
/** Places with units of each of these types, by seat: filled anew each time. */
const placesOf: readonly number[][] = TOKEN_TYPES.map(() => []);

export interface OverLimit {
  readonly seat: Seat;
  readonly system: string;
}

/** Fleets that must lose units. `combat`: the system where one is being fought. */
export function fleetsOver(g: G, combat: string | undefined): OverLimit[] {
  let over: OverLimit[] = NONE;
  for (const system of g.systems) {
    let seen = 0;
    for (const { owner } of system.space) {
      if ((seen & (1 << owner)) !== 0) continue;
      seen |= 1 << owner;
      if (keepsLimits(g, system, owner, system.id === combat)) continue;
      if (over === NONE) over = [];
      over.push({ seat: owner, system: system.id });
    }
  }
  return over;
}
const NONE: OverLimit[] = [];

/** Structures that cannot stand, and where. */
export interface Doomed {
  readonly seat: Seat;
  readonly enemy: Seat;
  readonly system: string;
  readonly planet?: PlanetId;
  readonly ids: readonly number[];
}

/** Structures beside foreign units without ground forces of their own, and docks in space that are blockaded. In an invasion the
 *  planets of the active system wait until control is established. */
export function doomedStructures(g: G): Doomed[] {
  const doomed: Doomed[] = [];
  for (const system of g.systems) {
    for (const unit of system.space)
      if (isStructure(unit)) {
        const enemy = blockaderOf(unit, system.space);
        if (enemy !== null) doomed.push({ seat: unit.owner, enemy, system: system.id, ids: [unit.id] });
      }
    if (system.id === g.activeSystem) continue;
    for (const planet of system.planets)
      if (isShared(planet)) for (const each of doomedOn(g, planet)) doomed.push({ ...each, system: system.id });
  }
  return doomed;
}

/** As many structures may always stand on a planet. */
const FEWEST_BEYOND_LIMIT = 2;

/** Structures of its controller on a planet beyond what may stand there: a law that allowed more is gone. */
function excessOn(g: G, { id: planet, owner: seat, units }: FrozenPlanet): number[] {
  const kept = new Map<UnitTypeId, number>();
  const excess: number[] = [];
  for (const unit of units) {
    if (unit.owner !== seat || !isStructure(unit)) continue;
    const { id, type } = unit;
    const count = (kept.get(type) ?? 0) + 1;
    kept.set(type, count);
    if (count > structureLimit(g, { seat, type, planet })) excess.push(id);
  }
  return excess;
}

/** Everywhere. */
export function excessStructures(
  g: G,
): { readonly system: string; readonly planet: PlanetId; readonly ids: number[] }[] {
  const found: { system: string; planet: PlanetId; ids: number[] }[] = [];
  for (const system of g.systems)
    for (const planet of system.planets) {
      if (planet.units.length <= FEWEST_BEYOND_LIMIT) continue;
      const ids = excessOn(g, planet);
      if (ids.length > 0) found.push({ system: system.id, planet: planet.id, ids });
    }
  return found;
}

/** Are there units of more than one player on the planet? */
function isShared({ units }: FrozenPlanet): boolean {
  const first = units[0]?.owner;
  for (const { owner } of units) if (owner !== first) return true;
  return false;
}

function doomedOn(g: G, { id, units }: FrozenPlanet): Omit<Doomed, 'system'>[] {
  const doomed: Omit<Doomed, 'system'>[] = [];
  for (const seat of new Set(units.map((u) => u.owner))) {
    const own = units.filter((u) => u.owner === seat);
    const ids = own.filter(isStructure).map((u) => u.id);
    if (ids.length === 0 || own.some((u) => isTroop(g, u))) continue;
    const enemy = (units.find((u) => u.owner !== seat) as FrozenUnit).owner;
    doomed.push({ seat, enemy, planet: id, ids });
  }
  return doomed;
}

/** Planets whose controller has no unit there while exactly one other player has: they change hands at once, outside invasions. */
export function usurped(g: G): { readonly planet: PlanetId; readonly seat: Seat } | null {
  for (const system of g.systems) {
    if (system.id === g.activeSystem) continue;
    for (const { id, owner, units } of system.planets) {
      const other = units[0]?.owner;
      if (other !== undefined && other !== owner && units.every((u) => u.owner === other))
        return { planet: id, seat: other };
    }
  }
  return null;
}

/** A place with units that tokens may stand for. */
export interface TokenPlace {
  readonly system: string;
  readonly planet?: PlanetId;
  readonly ids: readonly number[];
}

/** More places with units of a type than there are figures for. */
interface Figureless {
  readonly seat: Seat;
  readonly type: UnitTypeId;
  /** How many places must be given up. */
  readonly excess: number;
}

export function figureless(g: G): Figureless | null {
  for (const type of TOKEN_TYPES) {
    const { figures } = unitTypes[type];
    for (let seat = 0; seat < g.players.length; seat++) {
      const places = placesWith(g, seat, type);
      if (places > figures) return { seat, type, excess: places - figures };
    }
  }
  return null;
}

export function tokenPlaces(g: G, seat: Seat, type: UnitTypeId): TokenPlace[] {
  const places: TokenPlace[] = [];
  const ids = (units: readonly FrozenUnit[]): number[] =>
    units.filter((u) => u.owner === seat && u.type === type).map((u) => u.id);
  for (const system of g.systems) {
    const inSpace = ids(system.space);
    if (inSpace.length > 0) places.push({ system: system.id, ids: inSpace });
    for (const planet of system.planets) {
      const there = ids(planet.units);
      if (there.length > 0) places.push({ system: system.id, planet: planet.id, ids: there });
    }
  }
  return places;
}

/** Units in the space of a system that limits can take from a seat: everything but structures. */
export const removable = (g: G, { seat, system }: OverLimit): FrozenUnit[] =>
  systemOf(g, system).space.filter((u) => u.owner === seat && !isStructure(u));
