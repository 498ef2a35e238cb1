// Finding things on the board, and who is next to whom. Places never change once a tile lies, so the tables are kept by
// the galaxy's description.
import type { Adjacency } from '@custodian/galaxy';
import { edgeAdjacency, withLinks } from '@custodian/galaxy';
import type { Frozen } from '@custodian/kernel';
import { defineValue } from '@custodian/kernel';
import type { PlanetId, Tile } from '../content/facts/index.ts';
import { commandCountersPerPlayer, tileOf, tiles } from '../content/facts/index.ts';
import type { G, Game, PlanetState, Seat, Ship, System } from '../game.ts';
import { FACE_DOWN } from '../game.ts';

export type FrozenSystem = Frozen<System>;
export type FrozenPlanet = Frozen<PlanetState>;
export type FrozenShip = Frozen<Ship>;

interface Tables {
  readonly systemAt: ReadonlyMap<string, number>;
  readonly planetAt: ReadonlyMap<string, readonly [system: number, planet: number]>;
  readonly edges: Adjacency;
  /** Edges and printed wormholes, for the usual case that nothing else links systems. */
  readonly linked: Adjacency;
  /** Adjacency for other sets of gates, by those gates. */
  readonly relinked: Map<string, Adjacency>;
  readonly printedGates: readonly (readonly string[])[];
}

export function systemOf(g: G, id: string): FrozenSystem {
  return g.systems[tables(g).systemAt.get(id) as number] as FrozenSystem;
}

export function hasSystem(g: G, id: string): boolean {
  return tables(g).systemAt.has(id);
}

export function planetOf(g: G, id: string): FrozenPlanet {
  const at = tables(g).planetAt.get(id) as readonly [number, number];
  return (g.systems[at[0]] as FrozenSystem).planets[at[1]] as FrozenPlanet;
}

export function hasPlanet(g: G, id: string): boolean {
  return tables(g).planetAt.has(id);
}

export function systemOfPlanet(g: G, id: PlanetId): FrozenSystem {
  const at = tables(g).planetAt.get(id) as readonly [number, number];
  return g.systems[at[0]] as FrozenSystem;
}

/** Where a planet stands in the lists: for atoms, which write. */
export function planetIndex(g: G, id: string): readonly [system: number, planet: number] {
  return tables(g).planetAt.get(id) as readonly [number, number];
}

export function systemIndex(g: G, id: string): number {
  return tables(g).systemAt.get(id) as number;
}

/** Everything that lies on the table to be spoken of: systems, planets, units, leaders and command counters. */
export function piecesInPlay(g: G): number {
  let pieces = g.systems.length + g.leaders.length + g.players.length * commandCountersPerPlayer;
  for (const { planets, ships, docks } of g.systems) {
    pieces += planets.length + ships.length + docks.length;
    for (const { groundForces, pds } of planets) pieces += groundForces + pds;
    for (const { groundForces, pds } of ships) pieces += groundForces + pds;
  }
  return pieces;
}

/** The printed tile; one that lies face down counts as empty space. */
export const tileAt = (system: { readonly id: string }): Tile =>
  system.id === FACE_DOWN ? tiles.empty : tileOf(system.id);

export const isHome = (system: { readonly id: string }): boolean => tileAt(system).kind === 'home';

/** Systems of the same wormhole are adjacent; components may open, close or join gates. */
export const gates = defineValue<Game, null, readonly (readonly string[])[]>('gates', (g) => {
  const printed = tables(g).printedGates;
  if (g.systems.every((s) => s.wormholes.length === 0)) return printed;
  return (['alpha', 'beta'] as const).map((kind) => g.systems.filter((s) => hasWormhole(s, kind)).map((s) => s.id));
});

export function hasWormhole(system: FrozenSystem, kind: 'alpha' | 'beta'): boolean {
  return tileAt(system).wormholes.includes(kind) || system.wormholes.includes(kind);
}

/** Ids of the systems next to this one, through wormholes too. */
export function neighbours(g: G, id: string): readonly string[] {
  return adjacency(g).get(id) ?? [];
}

export const adjacency = (g: G): Adjacency => linkedBy(g, gates(g, null));

/** Gates that ships may move through. What else asks for adjacency is not concerned. */
export const shipGates = defineValue<Game, null, readonly (readonly string[])[]>('gates for ships', (g) =>
  gates(g, null),
);

/** From each system, where a ship may go with one move. */
export const lanes = (g: G): Adjacency => linkedBy(g, shipGates(g, null));

function linkedBy(g: G, open: readonly (readonly string[])[]): Adjacency {
  const known = tables(g);
  if (open === known.printedGates) return known.linked;
  const key = open.join('|');
  let linked = known.relinked.get(key);
  if (linked === undefined) {
    linked = withLinks(known.edges, open);
    known.relinked.set(key, linked);
  }
  return linked;
}

export const isAdjacent = (g: G, a: string, b: string): boolean => neighbours(g, a).includes(b);

/** The home system of a seat; undefined until its tile lies. */
export function homeSystem(g: G, seat: Seat): FrozenSystem | undefined {
  const race = g.players[seat]?.race;
  return g.systems.find((s) => s.id === `home-${race}`);
}

export function shipsOf(system: FrozenSystem, seat: Seat): FrozenShip[] {
  return system.ships.filter((s) => s.owner === seat);
}

const remembered = new Map<string, Tables>();
let last: { galaxy: string; tables: Tables } = { galaxy: '?', tables: undefined as unknown as Tables };

function tables(g: G): Tables {
  if (g.galaxy === last.galaxy) return last.tables;
  let found = remembered.get(g.galaxy);
  if (found === undefined) {
    if (remembered.size > 200) remembered.clear();
    found = build(g);
    remembered.set(g.galaxy, found);
  }
  last = { galaxy: g.galaxy, tables: found };
  return found;
}

function build(g: G): Tables {
  const edges = edgeAdjacency(g.systems);
  const printedGates = (['alpha', 'beta'] as const).map((kind) =>
    g.systems.filter((s) => tileAt(s).wormholes.includes(kind)).map((s) => s.id),
  );
  return {
    systemAt: new Map(g.systems.map((s, i) => [s.id, i])),
    planetAt: new Map(g.systems.flatMap((s, i) => s.planets.map((p, j) => [p.id, [i, j]] as const))),
    edges,
    linked: withLinks(edges, printedGates),
    relinked: new Map(),
    printedGates,
  };
}
