// Who moves how far by which ways, and which systems may be activated.
import type { Adjacency } from '@custodian/galaxy';
import { defineValue } from '@custodian/kernel';
import type { UnitTypeId } from '../facts/index.ts';
import type { G, Game, Seat } from '../game.ts';
import type { FrozenUnit } from './board.ts';
import { hasToken, isAnomaly, lanes, shipGates, systemOf } from './board.ts';
import { isShipUnit, unitCard } from './units.ts';
import { moveValue } from './values.ts';

/** Does the system count as a gravity rift for ships of the seat that leave it: +1 move, and a die that may remove them? */
export const isRiftFor = defineValue<Game, { readonly seat: Seat; readonly system: string }, boolean>(
  'gravity rift',
  (g, { system }) => isAnomaly(g, system, 'gravityRift'),
);

/** Does a ship of the seat roll when it leaves this gravity rift? */
export const rollsForRift = defineValue<Game, { readonly seat: Seat; readonly system: string }, boolean>(
  'rolls for a gravity rift',
  (g, about) => isRiftFor(g, about),
);

/** What a ship of the seat that leaves a gravity rift moves farther, once, beyond what the rift gives. */
export const riftBonus = defineValue<Game, Seat>('further moves by a gravity rift', () => 0);

/** May units of this type move before the others of the same movement, so that those use what it brings along? */
export const mayMoveEarly = defineValue<Game, { readonly seat: Seat; readonly type: UnitTypeId }, boolean>(
  'moves early',
  () => false,
);

/** May units of this type pass where other ships of the same fleet may not? */
export const passesAlone = defineValue<Game, { readonly seat: Seat; readonly type: UnitTypeId }, boolean>(
  'passes alone',
  () => false,
);

/** Systems that a single ship is next to wherever it is. */
export const nextToShip = defineValue<Game, { readonly seat: Seat; readonly type: UnitTypeId }, readonly string[]>(
  'next to a ship',
  () => NOWHERE,
);
const NOWHERE: readonly string[] = [];

/** Does a ship that leaves the active system and comes back gain something by that alone, for its owner or for somebody else? */
export const gainsByReturning = defineValue<
  Game,
  { readonly seat: Seat; readonly unit: FrozenUnit; readonly system: string },
  boolean
>('gains by returning', () => false);

/** Ships, and space docks that move like ships. */
export const isMover = (g: G, unit: FrozenUnit): boolean =>
  isShipUnit(unit) || unitCard(g, unit.owner, unit.type)?.inSpace === true;

/** How far a unit in `from` may move towards `to`; 0: not by itself. */
export const rangeOf = (g: G, unit: FrozenUnit, from: string, to: string): number =>
  isMover(g, unit) && unitCard(g, unit.owner, unit.type)?.move !== null
    ? moveValue(g, { seat: unit.owner, unit, from, to })
    : 0;

/** Lanes as this ship finds them: none leads through a wormhole that it brings itself, and some may be its own. */
export function lanesFor(g: G, seat: Seat, ship: FrozenUnit): Adjacency {
  const roads = mayMoveEarly(g, { seat, type: ship.type }) ? lanes(without(g, ship.id), seat) : lanes(g, seat);
  const next = nextToShip(g, { seat, type: ship.type });
  if (next.length === 0) return roads;
  return new Map([...roads].map(([at, to]) => [at, [...new Set([...to, ...next])].filter((id) => id !== at)]));
}

/** From where this ship comes into a system with one move: lanes of its own lead one way only. */
export function waysInto(g: G, seat: Seat, ship: FrozenUnit): (system: string) => readonly string[] {
  const roads = lanes(g, seat);
  const next = nextToShip(g, { seat, type: ship.type });
  const everywhere = next.length === 0 ? NOWHERE : g.systems.map((s) => s.id);
  return (system) =>
    next.includes(system) ? everywhere.filter((id) => id !== system) : (roads.get(system) ?? NOWHERE);
}

const without = (g: G, id: number): G => ({
  ...g,
  systems: g.systems.map((s) =>
    s.space.some((u) => u.id === id) ? { ...s, space: s.space.filter((u) => u.id !== id) } : s,
  ),
});

/** The game as it is when these units have gone to a system. */
export function withUnitsAt(g: G, ids: readonly number[], to: string): G {
  const gone: FrozenUnit[] = [];
  const systems = g.systems.map((s) => {
    const leaving = s.space.filter((u) => ids.includes(u.id));
    gone.push(...leaving);
    return leaving.length === 0 ? s : { ...s, space: s.space.filter((u) => !leaving.includes(u)) };
  });
  return { ...g, systems: systems.map((s) => (s.id === to ? { ...s, space: [...s.space, ...gone] } : s)) };
}

/** Does a command token of the seat hold its units in a system while it moves into `to`? Never in the active system. */
export const isHeldByToken = defineValue<
  Game,
  { readonly seat: Seat; readonly system: string; readonly to: string },
  boolean
>('held by a token', (g, { seat, system, to }) => system !== to && hasToken(systemOf(g, system), seat));

/** Units may be picked up where no own command token holds them. */
export const mayPickUpIn = (g: G, system: string, seat: Seat, to: string): boolean =>
  !isHeldByToken(g, { seat, system, to });

/** Does a ship that moves from one of these systems to the next go through a wormhole? Where they touch as well, it does. */
export const isThroughWormhole = (g: G, seat: Seat, from: string, to: string): boolean =>
  from !== to && shipGates(g, seat).some((joined) => joined.includes(from) && joined.includes(to));
