// Losing units, whatever the cause: what dies with a ship, and what comes back.
import { hits } from '@custodian/galaxy';
import { used } from '@custodian/kernel';
import { showDice } from '../../atoms/battle.ts';
import {
  destroyCargo,
  destroyDock,
  destroyPds,
  destroyShips,
  oweGroundForces,
  removeGroundForces,
  removeInvaders,
} from '../../atoms/units.ts';
import type { PlanetId } from '../../content/facts/index.ts';
import type { Seat, Ti3 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { DiceGroup } from '../../queries/battle.ts';
import type { FrozenShip } from '../../queries/board.ts';
import { planetOf, systemOfPlanet } from '../../queries/board.ts';
import { hasTechnology } from '../../queries/players.ts';
import { rollAll } from './dice.ts';
import { loseLeadersAboard } from './leader-fate.ts';

/** Ships are destroyed with everything they carry. `opponent`: in a space battle against him, where leaders may escape. */
export function loseShips(x: Ti3, system: string, ships: readonly number[], opponent?: Seat): void {
  for (const { seat, groundForces } of destroyShips(x, system, ships)) rollForReturn(x, seat, groundForces, { system });
  loseLeadersAboard(x, ships, opponent);
}

/** Units aboard a ship are destroyed, the ship is not. */
export function loseCargo(x: Ti3, system: string, ship: FrozenShip, groundForces: number, pds: number): void {
  const { id, owner } = ship;
  destroyCargo(x, system, id, groundForces, pds);
  rollForReturn(x, owner, groundForces, { system });
}

/** Ground forces of the planet's owner are destroyed. */
export function loseGroundForces(x: Ti3, planet: PlanetId, count: number): void {
  const owner = planetOf(x.g, planet).owner;
  removeGroundForces(x, planet, count);
  rollForReturn(x, owner, count, on(x, planet));
}

/** Units of the invader are destroyed. */
export function loseInvaders(x: Ti3, planet: PlanetId, groundForces: number, fighters = 0): void {
  const owner = planetOf(x.g, planet).invaders?.owner;
  removeInvaders(x, planet, groundForces, fighters);
  if (owner !== undefined) rollForReturn(x, owner, groundForces, on(x, planet));
}

/** PDS and dock go when a planet changes hands or turns neutral. */
export function loseStructures(x: Ti3, planet: PlanetId): void {
  destroyPds(x, planet, planetOf(x.g, planet).pds);
  destroyDock(x, planet);
}

const on = (x: Ti3, planet: PlanetId) => ({ system: systemOfPlanet(x.g, planet).id, planet });

/** Gen Synthesis: each ground force destroyed returns home on a roll of 5 or more. */
function rollForReturn(x: Ti3, seat: Seat, count: number, where: { system: string; planet?: PlanetId }): void {
  if (count === 0 || seat === NOBODY || !hasTechnology(x.g, seat, 'genSynthesis')) return;
  const group: DiceGroup = { seat, unit: 'groundForce', dice: count, need: 5, bonus: 0, rolls: rollAll(x, count) };
  showDice(x, 'revival', where.system, where.planet, 0, [group]);
  used('technology:genSynthesis');
  oweGroundForces(x, seat, hits(group));
}
