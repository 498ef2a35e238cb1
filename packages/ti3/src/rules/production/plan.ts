// What docks may build together: one plan for all docks of a system, paid with one lump sum.
import type { Refusal } from '@custodian/kernel';
import type { PlanetId, ShipType, UnitId } from '../../content/facts/index.ts';
import { isShip, unitIds, units } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { Build, ProductionPlan } from '../../plans/production.ts';
import type { FrozenShip } from '../../queries/board.ts';
import { planetOf, systemOf } from '../../queries/board.ts';
import type { Dock, DockId } from '../../queries/docks.ts';
import { docksIn, isInSpace } from '../../queries/docks.ts';
import type { Cargo } from '../../queries/fleet.ts';
import { countFleet, isCapital, refuseFleet, roomOn } from '../../queries/fleet.ts';
import { mayBuildDock, mayProduceAt, mayProduceShips, mayProduceUnit } from '../../queries/permissions.ts';
import { why } from '../../queries/refusals.ts';
import {
  aboard,
  buildingPlaces,
  capacity,
  producingDocks,
  productionBonus,
  productionLimit,
  unitCost,
  unitsPerCost,
} from '../../queries/values.ts';
import { refusePayment } from './spending.ts';

/** Who produces where, and under which terms. */
export interface Terms {
  readonly seat: Seat;
  readonly system: string;
  /** Resources that a card gives for this production. */
  readonly extra: number;
  /** Units in all, when a card limits them. */
  readonly most: number;
  /** New docks need the activation of the system. */
  readonly newDocks: boolean;
}

/** Figures that a seat has in reserve, and how many of its places already need one for their supplement counters. */
export interface Stock {
  readonly left: Readonly<Record<UnitId, number>>;
  readonly groundForcePlaces: number;
  readonly fighterPlaces: number;
}

/** One look over the board; fighters and ground forces are limitless, but each place needs a figure. */
export function stockOf(g: G, seat: Seat): Stock {
  const left = {} as Record<UnitId, number>;
  for (const unit of unitIds) left[unit] = units[unit].limitless ? Number.POSITIVE_INFINITY : units[unit].limit;
  let groundForcePlaces = 0;
  let fighterPlaces = 0;
  for (const system of g.systems) {
    let fighters = false;
    for (const ship of system.ships) {
      if (ship.owner !== seat) continue;
      left[ship.type]--;
      left.pds -= ship.pds;
      if (ship.groundForces > 0) groundForcePlaces++;
      if (ship.type === 'fighter') fighters = true;
    }
    if (fighters) fighterPlaces++;
    for (const planet of system.planets) {
      if (planet.owner !== seat) continue;
      left.pds -= planet.pds;
      if (planet.dock >= 0) left.spaceDock--;
      if (planet.groundForces > 0) groundForcePlaces++;
    }
    for (const dock of system.docks) if (dock.owner === seat) left.spaceDock--;
  }
  return { left, groundForcePlaces, fighterPlaces };
}

/** The docks of the system that may produce. */
export const producers = (g: G, { seat, system }: Terms): Dock[] =>
  docksIn(systemOf(g, system), seat).filter(
    ({ id }) =>
      mayProduceAt(g, { seat, dock: id }) === null && producingDocks(g, seat) > producedElsewhere(g, seat, [id]),
  );

/** Planets of the system on which a new dock may be built. */
export const dockSites = (g: G, { seat, system, newDocks }: Terms, stock: Stock): PlanetId[] =>
  newDocks && stock.left.spaceDock > 0 && mayProduceUnit(g, { seat, unit: 'spaceDock' }) === null
    ? systemOf(g, system)
        .planets.filter((p) => p.owner === seat && mayBuildDock(g, { seat, planet: p.id }) === null)
        .map((p) => p.id)
    : [];

/** What a dock pays for some of its units: 1 resource brings two fighters or two ground forces, and one of them no less. */
export const priceOf = (g: G, seat: Seat, dock: DockId, unit: UnitId, count: number): number =>
  Math.ceil(count / unitsPerCost(g, { seat, unit })) * unitCost(g, { seat, unit, dock });

/** Resources for the whole plan: what docks have for themselves is used up first and never saved. */
export function costOf(g: G, terms: Terms, builds: readonly Build[], docks: readonly PlanetId[]): number {
  const { seat } = terms;
  let sum = 0;
  for (const dock of distinct(builds.map((b) => b.dock))) {
    let price = 0;
    const here = builds.filter((b) => b.dock === dock);
    for (const unit of distinct(here.map((b) => b.unit)))
      price += priceOf(
        g,
        seat,
        dock,
        unit,
        total(here, (b) => b.unit === unit),
      );
    sum += Math.max(0, price - productionBonus(g, { seat, dock }));
  }
  for (const planet of docks) sum += unitCost(g, { seat, unit: 'spaceDock', dock: planet });
  return Math.max(0, sum - terms.extra);
}

/** Why a plan is not accepted; null when it is. */
export function refuseProduction(g: G, terms: Terms, stock: Stock, plan: ProductionPlan): Refusal | null {
  for (const build of plan.builds) {
    const refused = refuseBuild(g, terms, build);
    if (refused !== null) return refused;
  }
  return (
    refuseDocks(g, terms, stock, plan.docks) ??
    refuseTotals(g, terms, stock, plan.builds, plan.docks.length) ??
    refusePayment(g, terms.seat, 'resources', costOf(g, terms, plan.builds, plan.docks), plan.pay)
  );
}

/** Limits that hold for everything built together. Each build for itself must be possible. */
export function refuseTotals(
  g: G,
  terms: Terms,
  stock: Stock,
  builds: readonly Build[],
  newDocks: number,
): Refusal | null {
  const { seat } = terms;
  if (total(builds) > terms.most) return why('tactical.production', 'why.too many units', { most: terms.most });
  const docks = distinct(builds.map((b) => b.dock));
  if (producedElsewhere(g, seat, docks) + docks.length > producingDocks(g, seat))
    return why('space dock.building', 'why.too many docks produce', { most: producingDocks(g, seat) });
  for (const dock of docks) {
    const limit = productionLimit(g, { seat, dock });
    if (total(builds, (b) => b.dock === dock) > limit)
      return isInSpace(dock)
        ? why('space dock.building', 'why.production limit in space', { system: terms.system, limit })
        : why('space dock.building', 'why.production limit', { planet: dock, limit });
  }
  for (const unit of distinct(builds.map((b) => b.unit)))
    if (total(builds, (b) => b.unit === unit) > stock.left[unit])
      return why('unit limits', 'why.no figures left', { unit, left: stock.left[unit] });
  const ships = builds.filter((b) => isShip(b.unit));
  const loads = loadsOf(g, terms, builds);
  const systems = distinct([...ships.map(placeOf(terms)), ...(loads.length > 0 ? [terms.system] : [])]);
  for (const system of systems) {
    const here = ships.filter((b) => placeOf(terms)(b) === system);
    const isHere = system === terms.system;
    const refused = refuseShips(g, seat, system, here, isHere ? newDocks : 0, isHere ? loads : []);
    if (refused !== null) return refused;
  }
  const pds = builds.filter((b) => b.unit === 'pds' && shipOf(placeOf(terms)(b)) === null);
  const most = units.pds.maxPerPlanet as number;
  for (const planet of distinct(pds.map(placeOf(terms))))
    if (planetOf(g, planet).pds + total(pds, (b) => placeOf(terms)(b) === planet) > most)
      return why('pds.limit', 'why.too many pds', { planet, most });
  return refuseFigures(g, terms, stock, builds);
}

/** Where the units of a build stand afterwards. */
export const placeOf =
  ({ system }: Terms) =>
  (build: Build): string =>
    build.at ?? (isShip(build.unit) ? system : build.dock);

function refuseBuild(g: G, { seat, system }: Terms, { dock, unit, at }: Build): Refusal | null {
  if (!docksIn(systemOf(g, system), seat).some((d) => d.id === dock))
    return why('space dock.building', 'why.no dock there');
  const refused = mayProduceAt(g, { seat, dock }) ?? mayProduceUnit(g, { seat, unit });
  if (refused !== null) return refused;
  const blockaded = isShip(unit) ? mayProduceShips(g, { seat, dock }) : null;
  if (blockaded !== null) return blockaded;
  if (at === undefined)
    return isInSpace(dock) && !isShip(unit) ? why('space dock.building', 'why.dock in space names no place') : null;
  return buildingPlaces(g, { seat, dock, unit }).includes(at)
    ? null
    : why('space dock.building', 'why.out of building range');
}

/** What each ship takes aboard of what a dock in space builds. */
interface Load {
  readonly ship: FrozenShip;
  readonly cargo: Cargo;
}

function loadsOf(g: G, terms: Terms, builds: readonly Build[]): Load[] {
  const loads: Load[] = [];
  for (const ship of builds.some((b) => isInSpace(b.dock)) ? systemOf(g, terms.system).ships : []) {
    const taken = builds.filter((b) => b.at === aboard(ship.id));
    if (taken.length === 0) continue;
    const groundForces = ship.groundForces + total(taken, (b) => b.unit === 'groundForce');
    loads.push({ ship, cargo: { groundForces, pds: ship.pds + total(taken, (b) => b.unit === 'pds') } });
  }
  return loads;
}

/** The ship that a place is aboard of; null for planets and systems. */
export const shipOf = (place: string): number | null =>
  place.startsWith('ship ') ? Number(place.slice('ship '.length)) : null;

function refuseDocks(g: G, terms: Terms, stock: Stock, docks: readonly PlanetId[]): Refusal | null {
  if (docks.length === 0) return null;
  if (!terms.newDocks) return why('space dock.new', 'why.new dock needs activation');
  const planets = systemOf(g, terms.system).planets;
  for (const [i, planet] of docks.entries()) {
    if (docks.indexOf(planet) !== i || !planets.some((p) => p.id === planet))
      return why('space dock.new', 'why.plan malformed');
    const refused =
      mayBuildDock(g, { seat: terms.seat, planet }) ?? mayProduceUnit(g, { seat: terms.seat, unit: 'spaceDock' });
    if (refused !== null) return refused;
  }
  return docks.length > stock.left.spaceDock
    ? why('unit limits', 'why.no figures left', { unit: 'spaceDock', left: stock.left.spaceDock })
    : null;
}

/** Fleet Supply, and room for fighters: a carrier or a dock built now supports them, what is taken aboard needs room. */
function refuseShips(
  g: G,
  seat: Seat,
  id: string,
  builds: readonly Build[],
  newDocks: number,
  loads: readonly Load[],
): Refusal | null {
  const before = countFleet(g, systemOf(g, id), seat);
  const after = { ...before, capacity: before.capacity + newDocks * (units.spaceDock.fighterCapacity ?? 0) };
  for (const { unit, count } of builds) {
    const type = unit as ShipType;
    after.capacity += count * capacity(g, { seat, type });
    after[isCapital({ type }) ? 'capital' : 'fighters'] += count;
  }
  for (const { ship, cargo } of loads) {
    const room = roomOn(g, ship, cargo);
    if (room < 0) return why('carrier', 'why.no room aboard', { unit: ship.type });
    after.capacity -= Math.max(0, roomOn(g, ship)) - room;
  }
  return refuseFleet(g, seat, id, after, before);
}

/** Supplement counters need a figure beside them, one for each place. */
function refuseFigures(g: G, terms: Terms, stock: Stock, builds: readonly Build[]): Refusal | null {
  const places = (unit: UnitId): string[] =>
    distinct(builds.filter((b) => b.unit === unit).map(placeOf(terms))).filter((id) =>
      unit === 'fighter'
        ? !systemOf(g, id).ships.some((s) => s.owner === terms.seat && s.type === 'fighter')
        : troopsAt(g, terms, id) === 0,
    );
  if (stock.groundForcePlaces + places('groundForce').length > units.groundForce.limit)
    return why('supplement counters', 'why.no figure for counters', { unit: 'groundForce' });
  if (stock.fighterPlaces + places('fighter').length > units.fighter.limit)
    return why('supplement counters', 'why.no figure for counters', { unit: 'fighter' });
  return null;
}

/** Ground forces that stand on the planet, or are aboard the ship. */
function troopsAt(g: G, { system }: Terms, place: string): number {
  const ship = shipOf(place);
  if (ship === null) return planetOf(g, place).groundForces;
  return systemOf(g, system).ships.find((s) => s.id === ship)?.groundForces ?? 0;
}

/** Docks other than these at which the seat has produced in this round. */
const producedElsewhere = (g: G, seat: Seat, docks: readonly string[]): number =>
  g.deeds.length === 0
    ? 0
    : distinct(g.deeds.filter((d) => d.deed === 'produced' && d.seat === seat).map((d) => d.about)).filter(
        (dock) => !docks.includes(dock),
      ).length;

const distinct = <T>(items: readonly T[]): T[] => (items.length < 2 ? items.slice() : [...new Set(items)]);

function total(builds: readonly Build[], which?: (build: Build) => boolean): number {
  let sum = 0;
  for (const build of builds) if (which === undefined || which(build)) sum += build.count;
  return sum;
}
