// Writing the galaxy: tiles and command counters.
import { emptyList, used } from '@custodian/kernel';
import { tileOf } from '../content/facts/index.ts';
import type { Game, Seat, System, Ti3 } from '../game.ts';
import { FACE_DOWN, NOBODY } from '../game.ts';
import { systemIndex } from '../queries/board.ts';
import { emit, open, reveal } from './pen.ts';

export type CounterArea = 'commandPool' | 'fleetSupply' | 'strategyAllocation';

/** Lays a tile on the board; planets come neutral and refreshed. `seat` is who places it, or NOBODY. */
export function placeTile(x: Ti3, tile: string, q: number, r: number, seat: Seat): void {
  const g = open(x);
  addSystem(g, newSystem(tile, q, r));
  used('tile', tileOf(tile).id);
  emit(x, { type: 'tilePlaced', system: tile, q, r, seat });
}

/** Five players: a tile lies face down beside Mecatol Rex until the galaxy is finished. */
export function placeFaceDown(x: Ti3, tile: string, q: number, r: number, seat: Seat): void {
  const g = open(x);
  g.box.faceDown = tile;
  addSystem(g, emptySystem(FACE_DOWN, q, r));
  emit(x, { type: 'tilePlacedFaceDown', q, r, seat });
}

export function turnFaceDownTile(x: Ti3): void {
  const g = open(x);
  const at = g.systems.findIndex((s) => s.id === FACE_DOWN);
  const hidden = g.systems[at];
  if (hidden === undefined) return;
  const tile = g.box.faceDown;
  g.systems[at] = newSystem(tile, hidden.q, hidden.r);
  g.box.faceDown = '';
  describeGalaxy(g);
  used('tile', tileOf(tile).id);
  reveal(x);
  emit(x, { type: 'tileTurned', system: tile });
}

/** A wormhole that is not printed on the tile. */
export function addWormhole(x: Ti3, system: string, kind: 'alpha' | 'beta'): void {
  (open(x).systems[systemIndex(x.g, system)] as System).wormholes.push(kind);
  emit(x, { type: 'wormholeOpened', system, kind });
}

/** Puts a command counter of the seat on a system. */
export function placeCounter(x: Ti3, seat: Seat, system: string, from: 'commandPool' | 'reinforcements'): void {
  const g = open(x);
  const at = g.systems[systemIndex(x.g, system)] as System;
  if (from === 'commandPool') (g.players[seat] as Game['players'][number]).commandPool--;
  at.counters |= 1 << seat;
  emit(x, { type: 'systemActivated', seat, system, from });
}

/** Takes a command counter of the seat off a system. */
export function liftCounter(x: Ti3, seat: Seat, system: string, to: 'commandPool' | 'reinforcements'): void {
  const g = open(x);
  const at = g.systems[systemIndex(x.g, system)] as System;
  at.counters &= ~(1 << seat);
  if (to === 'commandPool') (g.players[seat] as Game['players'][number]).commandPool++;
  emit(x, { type: 'counterLifted', seat, system, into: to });
}

/** Status Phase: all counters of all players leave the board. */
export function liftAllCounters(x: Ti3): void {
  for (const system of open(x).systems) system.counters = 0;
  emit(x, { type: 'countersLifted' });
}

/** From reinforcements to an area of the race sheet. The caller knows that there are enough. */
export function gainCounters(x: Ti3, seat: Seat, area: CounterArea, count: number): void {
  if (count === 0) return;
  (open(x).players[seat] as Game['players'][number])[area] += count;
  emit(x, { type: 'countersGained', seat, area, count });
}

/** From an area of the race sheet to reinforcements. */
export function spendCounters(x: Ti3, seat: Seat, area: CounterArea, count: number): void {
  if (count === 0) return;
  (open(x).players[seat] as Game['players'][number])[area] -= count;
  emit(x, { type: 'countersSpent', seat, area, count });
}

export function redistributeCounters(x: Ti3, seat: Seat, areas: Readonly<Record<CounterArea, number>>): void {
  Object.assign(open(x).players[seat] as object, areas);
  emit(x, { type: 'countersRedistributed', seat, ...areas });
}

/** A system as its tile is printed, with nothing on it. */
export function newSystem(tile: string, q: number, r: number): System {
  const system = emptySystem(tile, q, r);
  for (const id of tileOf(tile).planets)
    system.planets.push({
      id,
      owner: NOBODY,
      exhausted: false,
      groundForces: 0,
      pds: 0,
      dock: -1,
      since: 0,
      invaders: null,
      domain: null,
    });
  return system;
}

function emptySystem(id: string, q: number, r: number): System {
  return {
    id,
    q,
    r,
    counters: 0,
    ships: emptyList(),
    planets: emptyList(),
    docks: emptyList(),
    wormholes: emptyList(),
  };
}

function addSystem(g: Game, system: System): void {
  g.galaxy = g.systems.length === 0 ? described(system) : `${g.galaxy} ${described(system)}`;
  g.systems.push(system);
}

const described = ({ id, q, r }: System): string => `${id}@${q},${r}`;

function describeGalaxy(g: Game): void {
  g.galaxy = g.systems.map(described).join(' ');
}
