// Finding things on the board, and who is next to whom.
import type { Adjacency } from '@custodian/galaxy';
import { boardOf } from '@custodian/galaxy';
import type { Frozen } from '@custodian/kernel';
import { defineValue } from '@custodian/kernel';
import type { Anomaly, PlanetId, Tile, TileId, Wormhole } from '../facts/index.ts';
import {
  commandTokensPerPlayer,
  factions,
  isShip,
  mecatolRex,
  planets as printedPlanets,
  tileIds,
  tiles,
  wormholes as wormholeKinds,
  wormholeNexus,
} from '../facts/index.ts';
import type { G, Game, PlanetState, Seat, System, Unit } from '../game.ts';
import { NOBODY } from '../game.ts';
import { laneLinks } from './hyperlanes.ts';

export type FrozenSystem = Frozen<System>;
export type FrozenPlanet = Frozen<PlanetState>;
export type FrozenUnit = Frozen<Unit>;

/** The printed tile of a system. */
export const tileAt = (system: { readonly id: string }): Tile => tiles[system.id as TileId];

/** The wormholes of the side of the tile that is up. */
export const printedWormholes = (g: G, system: { readonly id: string }): readonly Wormhole[] =>
  system.id === wormholeNexus && g.nexusActive === true ? ACTIVE_NEXUS : tileAt(system).wormholes;
const ACTIVE_NEXUS: readonly Wormhole[] = ['alpha', 'beta', 'gamma'];

/** Systems of one printed wormhole, kind by kind. */
const printed = (g: G): string[][] =>
  wormholeKinds.map((kind) => g.systems.filter((s) => printedWormholes(g, s).includes(kind)).map((s) => s.id));

const board = boardOf<G>({
  galaxy: (g) => g.galaxy,
  systems: (g) => g.systems,
  printedLinks: printed,
  joined: (g) => (g.hyperlanes === undefined ? [] : laneLinks(g.systems, g.hyperlanes)),
});

export const { hasSystem, hasPlanet, systemAt: systemIndex, planetAt: planetIndex } = board;

export function systemOf(g: G, id: string): FrozenSystem {
  return g.systems[systemIndex(g, id)] as FrozenSystem;
}

export function planetOf(g: G, id: string): FrozenPlanet {
  const at = planetIndex(g, id);
  return (g.systems[at[0]] as FrozenSystem).planets[at[1]] as FrozenPlanet;
}

export function systemOfPlanet(g: G, id: string): FrozenSystem {
  return g.systems[planetIndex(g, id)[0]] as FrozenSystem;
}

/** Everything that lies on the table to be spoken of: systems, planets, units and command tokens. */
export function piecesInPlay(g: G): number {
  let pieces = g.systems.length + g.players.length * commandTokensPerPlayer;
  for (const { planets, space } of g.systems) {
    pieces += planets.length + space.length;
    for (const { units } of planets) pieces += units.length;
  }
  return pieces;
}

export const isMecatolRex = (system: { readonly id: string }): boolean => system.id === mecatolRex;

/** Whose home system it is, also when that player is eliminated; null otherwise. */
export const isHome = (system: { readonly id: string }): boolean => tileAt(system).homeOf !== null;

/** Somebody has a unit in the wormhole nexus, or its planet, while it shows its inactive side. */
export function isNexusEntered(g: G): boolean {
  if (g.options.prophecy !== true || g.nexusActive === true || !hasSystem(g, wormholeNexus)) return false;
  const { space, planets } = systemOf(g, wormholeNexus);
  return space.length > 0 || planets.some((p) => p.owner !== NOBODY || p.units.length > 0);
}

/** The anomalies of a system. */
export const anomaliesOf = defineValue<Game, { readonly system: string }, readonly Anomaly[]>(
  'anomalies',
  (g, { system }) => printedAnomalies[systemOf(g, system).id] ?? NO_ANOMALY,
);
const NO_ANOMALY: readonly Anomaly[] = [];
const printedAnomalies: Readonly<Record<string, readonly Anomaly[]>> = Object.fromEntries(
  tileIds.map((id) => {
    const { anomaly } = tiles[id];
    return [id, anomaly === null ? [] : [anomaly]];
  }),
);

export const isAnomaly = (g: G, system: string, kind: Anomaly): boolean => anomaliesOf(g, { system }).includes(kind);

/** Does the nebula in a system hold up ships of the seat? */
export const isNebulaFor = defineValue<Game, { readonly seat: Seat; readonly system: string }, boolean>(
  'nebula',
  (g, { system }) => isAnomaly(g, system, 'nebula'),
);

/** A wormhole that a unit or card brings to a system. */
interface Brought {
  readonly system: string;
  readonly kind: Wormhole;
}

/** Wormholes beside those printed and tokens: those that units or cards bring, on the whole board. */
export const broughtWormholes = defineValue<Game, null, readonly Brought[]>('brought wormholes', () => NONE_BROUGHT);
const NONE_BROUGHT: readonly Brought[] = [];

/** With more of them, in an order that does not depend on who brought what first. */
export const bringing = (now: readonly Brought[], more: readonly Brought[]): readonly Brought[] =>
  [...now, ...more].sort((x, y) => compared(x.system, y.system) || compared(x.kind, y.kind));
const compared = (x: string, y: string): number => (x < y ? -1 : x > y ? 1 : 0);

export const wormholesOf = (g: G, system: FrozenSystem): readonly Wormhole[] => allWormholes(g)(system);

/** The wormholes of any system, for whoever looks at many: what is brought is asked once. Only while the game stays as it is. */
export function allWormholes(g: G): (system: FrozenSystem) => readonly Wormhole[] {
  const brought = broughtWormholes(g, null);
  return (system) => wormholesWith(g, system, brought);
}

function wormholesWith(g: G, system: FrozenSystem, brought: readonly Brought[]): readonly Wormhole[] {
  const own = printedWormholes(g, system);
  if (system.wormholes.length === 0 && !brought.some((b) => b.system === system.id)) return own;
  const here = brought.filter((b) => b.system === system.id).map((b) => b.kind);
  return [...new Set([...own, ...system.wormholes, ...here])];
}

type Groups = readonly (readonly string[])[];

/** Systems that wormholes make adjacent, for a seat or (NOBODY) for everybody; components open, close or join them. */
export const gates = defineValue<Game, Seat, Groups>('gates', (g) => {
  const brought = broughtWormholes(g, null);
  if (brought.length === 0 && !hasWormholeTokens(g)) return board.printedLinks(g);
  const byKind = wormholeKinds.map((): string[] => []);
  for (const system of g.systems)
    for (const kind of wormholesWith(g, system, brought)) byKind[wormholeKinds.indexOf(kind)]?.push(system.id);
  return byKind;
});

function hasWormholeTokens(g: G): boolean {
  for (const { wormholes } of g.systems) if (wormholes.length > 0) return true;
  return false;
}

/** Gates that ships of a seat may move through. What else asks for adjacency is not concerned. */
export const shipGates = defineValue<Game, Seat, Groups>('gates for ships', (g, seat) => gates(g, seat));

export const adjacency = (g: G, seat: Seat = NOBODY): Adjacency => board.linkedBy(g, gates(g, seat));

/** From each system, where a ship of the seat may go with one move. */
export const lanes = (g: G, seat: Seat): Adjacency => board.linkedBy(g, shipGates(g, seat));

/** Ids of the systems next to this one, through wormholes too; as a seat sees it, where one is given. */
export function neighbours(g: G, id: string, seat: Seat = NOBODY): readonly string[] {
  return adjacency(g, seat).get(id) ?? [];
}

export const isAdjacent = (g: G, a: string, b: string, seat: Seat = NOBODY): boolean =>
  neighbours(g, a, seat).includes(b);

/** The tile of a seat's home system; undefined until its faction is known. */
export function homeTile(g: G, seat: Seat): TileId | undefined {
  const player = g.players[seat];
  if (player === undefined || player.faction === '') return undefined;
  return player.home ?? factions[player.faction].home;
}

/** The home system of a seat; undefined until its tile lies. */
export function homeSystem(g: G, seat: Seat): FrozenSystem | undefined {
  const home = homeTile(g, seat);
  return home === undefined ? undefined : g.systems.find((s) => s.id === home);
}

export const hasToken = (system: { readonly tokens: number }, seat: Seat): boolean =>
  (system.tokens & (1 << seat)) !== 0;

/** Ships of a seat in the space of a system, fighters included; no floating docks. */
export const shipsOf = (system: FrozenSystem, seat: Seat): FrozenUnit[] =>
  system.space.filter((u) => u.owner === seat && isShip(u.type));

export const hasShips = (system: FrozenSystem, seat: Seat): boolean =>
  system.space.some((u) => u.owner === seat && isShip(u.type));

/** Ships of anybody else. */
export const hasOthersShips = (system: FrozenSystem, seat: Seat): boolean =>
  system.space.some((u) => u.owner !== seat && isShip(u.type));

/** Do ships of others keep those of the seat from moving through the system? */
export const isBarredByShips = defineValue<Game, { readonly seat: Seat; readonly system: string }, boolean>(
  'barred by ships',
  (g, { seat, system }) => hasOthersShips(systemOf(g, system), seat),
);

/** All units of a seat in a system, in space and on planets. */
export function unitsIn(system: FrozenSystem, seat: Seat): FrozenUnit[] {
  const units: FrozenUnit[] = [];
  for (const unit of system.space) if (unit.owner === seat) units.push(unit);
  for (const planet of system.planets) for (const unit of planet.units) if (unit.owner === seat) units.push(unit);
  return units;
}

/** Has the seat any unit there, in space or on a planet? */
export function hasUnits({ space, planets }: FrozenSystem, seat: Seat): boolean {
  for (const { owner } of space) if (owner === seat) return true;
  for (const { units } of planets) for (const { owner } of units) if (owner === seat) return true;
  return false;
}

/** Has it one of which this is true? */
export function hasUnit({ space, planets }: FrozenSystem, seat: Seat, which: (unit: FrozenUnit) => boolean): boolean {
  for (const unit of space) if (unit.owner === seat && which(unit)) return true;
  for (const { units } of planets) for (const unit of units) if (unit.owner === seat && which(unit)) return true;
  return false;
}

/** Is there any unit on the board of which this is true? */
export function isAnyUnit({ systems }: Pick<G, 'systems'>, which: (unit: FrozenUnit) => boolean): boolean {
  for (const { space, planets } of systems) {
    for (const unit of space) if (which(unit)) return true;
    for (const { units } of planets) for (const unit of units) if (which(unit)) return true;
  }
  return false;
}

/** How many units there are of which this is true. */
export function countUnits({ systems }: Pick<G, 'systems'>, which: (unit: FrozenUnit) => boolean): number {
  let count = 0;
  for (const { space, planets } of systems) {
    for (const unit of space) if (which(unit)) count++;
    for (const { units } of planets) for (const unit of units) if (which(unit)) count++;
  }
  return count;
}

/** Units of a seat on a planet. */
export const unitsOn = (planet: FrozenPlanet, seat: Seat): FrozenUnit[] => planet.units.filter((u) => u.owner === seat);

/** A unit wherever it is: in the space of a system, or on a planet. */
export interface Located {
  readonly unit: FrozenUnit;
  readonly system: FrozenSystem;
  /** Null: in space. */
  readonly planet: FrozenPlanet | null;
}

export const everyUnit = (g: G): Located[] => unitsWhere(g, () => true);

export function unitsWhere(g: G, which: (unit: FrozenUnit) => boolean): Located[] {
  const found: Located[] = [];
  for (const system of g.systems) {
    for (const unit of system.space) if (which(unit)) found.push({ unit, system, planet: null });
    for (const planet of system.planets)
      for (const unit of planet.units) if (which(unit)) found.push({ unit, system, planet });
  }
  return found;
}

export const locate = (g: G, id: number): Located | undefined => unitsWhere(g, (unit) => unit.id === id)[0];

/** The planet lies in its system: one that is a card alone is only counted there. */
export const liesThere = ({ id }: { readonly id: PlanetId }): boolean => !printedPlanets[id].nowhere;

/** The planet lies in somebody's home system. */
export const isHomePlanet = (g: G, planet: PlanetId): boolean =>
  isHome(systemOfPlanet(g, planet)) && !printedPlanets[planet].nowhere;

/** Does the seat control a planet in the system? */
export function holdsPlanetIn({ planets }: FrozenSystem, seat: Seat): boolean {
  for (const planet of planets) if (planet.owner === seat && liesThere(planet)) return true;
  return false;
}

/** Who has a unit or controls a planet in the system. */
export function present(system: FrozenSystem): Set<Seat> {
  const seats = new Set<Seat>();
  for (const { owner } of system.space) seats.add(owner);
  for (const planet of system.planets) {
    if (planet.owner !== NOBODY && liesThere(planet)) seats.add(planet.owner);
    for (const { owner } of planet.units) seats.add(owner);
  }
  return seats;
}

function isPresent(system: FrozenSystem, seat: Seat): boolean {
  return (seat !== NOBODY && holdsPlanetIn(system, seat)) || hasUnits(system, seat);
}

/** Both have a unit or a planet in one system, or in two that are adjacent as either of them sees it. */
export const areNeighbors = defineValue<Game, { readonly a: Seat; readonly b: Seat }, boolean>(
  'neighbors',
  (g, { a, b }) => {
    if (a === b) return false;
    const ofB = new Set<string>();
    for (const system of g.systems) if (isPresent(system, b)) ofB.add(system.id);
    const ofA = g.systems.filter((system) => isPresent(system, a));
    if (ofA.some(({ id }) => ofB.has(id))) return true;
    const doTouch = (sees: Adjacency): boolean => ofA.some(({ id }) => sees.get(id)?.some((next) => ofB.has(next)));
    const seesA = adjacency(g, a);
    if (doTouch(seesA)) return true;
    const seesB = adjacency(g, b);
    return seesB !== seesA && doTouch(seesB);
  },
);

export const planetIdsOf = (system: FrozenSystem): PlanetId[] => system.planets.map((p) => p.id);
