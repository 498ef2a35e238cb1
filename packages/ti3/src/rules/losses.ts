// Losing units, whatever the cause: what dies with a ship, and what comes back.
import { used } from '@custodian/kernel';
import {
  destroyDock,
  destroyPds,
  destroyShips,
  oweGroundForces,
  removeGroundForces,
  removeInvaders,
} from '../atoms/units.ts';
import type { PlanetId } from '../content/facts/index.ts';
import type { Seat, Ti3 } from '../game.ts';
import { planetOf } from '../queries/board.ts';
import { hasTechnology } from '../queries/players.ts';

/** Ships are destroyed with everything they carry. */
export function loseShips(x: Ti3, system: string, ships: readonly number[]): void {
  for (const { seat, groundForces } of destroyShips(x, system, ships)) rollForReturn(x, seat, groundForces);
}

/** Ground forces of the planet's owner are destroyed. */
export function loseGroundForces(x: Ti3, planet: PlanetId, count: number): void {
  const owner = planetOf(x.g, planet).owner;
  removeGroundForces(x, planet, count);
  rollForReturn(x, owner, count);
}

/** Units of the invader are destroyed. */
export function loseInvaders(x: Ti3, planet: PlanetId, groundForces: number, fighters = 0): void {
  const owner = planetOf(x.g, planet).invaders?.owner;
  removeInvaders(x, planet, groundForces, fighters);
  if (owner !== undefined) rollForReturn(x, owner, groundForces);
}

/** PDS and dock go when a planet changes hands or turns neutral. */
export function loseStructures(x: Ti3, planet: PlanetId): void {
  destroyPds(x, planet, planetOf(x.g, planet).pds);
  destroyDock(x, planet);
}

/** Gen Synthesis: each ground force destroyed returns home on a roll of 5 or more. */
function rollForReturn(x: Ti3, seat: Seat, count: number): void {
  if (count === 0 || !hasTechnology(x.g, seat, 'genSynthesis')) return;
  let back = 0;
  for (let i = 0; i < count; i++) if (x.roll('dice', 10) >= 5) back++;
  if (back > 0) used('technology:genSynthesis');
  oweGroundForces(x, seat, back);
}
