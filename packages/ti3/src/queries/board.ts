// Finding things on the board, and who is next to whom.
import type { Adjacency } from '@custodian/galaxy';
import { boardOf } from '@custodian/galaxy';
import type { Frozen } from '@custodian/kernel';
import { defineValue } from '@custodian/kernel';
import type { PlanetId, Tile } from '../content/facts/index.ts';
import { commandCountersPerPlayer, races, tileOf, tiles } from '../content/facts/index.ts';
import type { G, Game, PlanetState, Seat, Ship, System } from '../game.ts';
import { FACE_DOWN } from '../game.ts';

export type FrozenSystem = Frozen<System>;
export type FrozenPlanet = Frozen<PlanetState>;
export type FrozenShip = Frozen<Ship>;

/** Systems of one printed wormhole, kind by kind. */
const printed = (g: G): string[][] =>
  (['alpha', 'beta'] as const).map((kind) =>
    g.systems.filter((s) => tileAt(s).wormholes.includes(kind)).map((s) => s.id),
  );

const board = boardOf<G>({ galaxy: (g) => g.galaxy, systems: (g) => g.systems, printedLinks: printed });

export const { hasSystem, hasPlanet, systemAt: systemIndex, planetAt: planetIndex } = board;

export function systemOf(g: G, id: string): FrozenSystem {
  return g.systems[systemIndex(g, id)] as FrozenSystem;
}

export function planetOf(g: G, id: string): FrozenPlanet {
  const at = planetIndex(g, id);
  return (g.systems[at[0]] as FrozenSystem).planets[at[1]] as FrozenPlanet;
}

export function systemOfPlanet(g: G, id: PlanetId): FrozenSystem {
  return g.systems[planetIndex(g, id)[0]] as FrozenSystem;
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
  if (g.systems.every((s) => s.wormholes.length === 0)) return board.printedLinks(g);
  return (['alpha', 'beta'] as const).map((kind) => g.systems.filter((s) => hasWormhole(s, kind)).map((s) => s.id));
});

export function hasWormhole(system: FrozenSystem, kind: 'alpha' | 'beta'): boolean {
  return tileAt(system).wormholes.includes(kind) || system.wormholes.includes(kind);
}

/** Ids of the systems next to this one, through wormholes too. */
export function neighbours(g: G, id: string): readonly string[] {
  return adjacency(g).get(id) ?? [];
}

export const adjacency = (g: G): Adjacency => board.linkedBy(g, gates(g, null));

/** Gates that ships may move through. What else asks for adjacency is not concerned. */
export const shipGates = defineValue<Game, null, readonly (readonly string[])[]>('gates for ships', (g) =>
  gates(g, null),
);

/** From each system, where a ship may go with one move. */
export const lanes = (g: G): Adjacency => board.linkedBy(g, shipGates(g, null));

export const isAdjacent = (g: G, a: string, b: string): boolean => neighbours(g, a).includes(b);

/** The home system of a seat; undefined until its tile lies. */
export function homeSystem(g: G, seat: Seat): FrozenSystem | undefined {
  const race = g.players[seat]?.race ?? '';
  if (race === '') return undefined;
  const { homeSystem: home } = races[race];
  return hasSystem(g, home) ? systemOf(g, home) : undefined;
}

export function shipsOf(system: FrozenSystem, seat: Seat): FrozenShip[] {
  return system.ships.filter((s) => s.owner === seat);
}
