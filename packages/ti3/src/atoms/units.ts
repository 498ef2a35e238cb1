// Writing units: placing, moving, damaging and destroying them. What the rules allow is decided before.
import { used } from '@custodian/kernel';
import type { PlanetId, ShipType } from '../content/facts/index.ts';
import type { Game, PlanetState, Seat, Ship, System, Ti3 } from '../game.ts';
import { NOBODY } from '../game.ts';
import { planetIndex, systemIndex } from '../queries/board.ts';
import { hasAbility } from '../queries/players.ts';
import { emit, open } from './pen.ts';

/** New ships in space. Returns their ids. */
export function placeShips(x: Ti3, seat: Seat, system: string, type: ShipType, count: number): number[] {
  const g = open(x);
  const at = systemAt(x, system);
  const ids: number[] = [];
  for (let i = 0; i < count; i++) {
    const id = g.nextShip++;
    at.ships.push({ id, type, owner: seat, damaged: false, groundForces: 0, pds: 0 });
    ids.push(id);
  }
  if (count > 0) {
    used('unit', type);
    emit(x, { type: 'shipsPlaced', seat, system, unit: type, count });
  }
  return ids;
}

/** Ships leave the board with everything inside them. Ground forces lost are reported back, by seat. */
export function destroyShips(x: Ti3, system: string, ids: readonly number[]): { seat: Seat; groundForces: number }[] {
  const at = systemAt(x, system);
  const lost: { seat: Seat; groundForces: number }[] = [];
  for (const id of ids) {
    const index = at.ships.findIndex((s) => s.id === id);
    const ship = at.ships[index];
    if (ship === undefined) continue;
    at.ships.splice(index, 1);
    if (ship.groundForces > 0) lost.push({ seat: ship.owner, groundForces: ship.groundForces });
    emit(x, {
      type: 'shipDestroyed',
      seat: ship.owner,
      system,
      unit: ship.type,
      ship: id,
      groundForces: ship.groundForces,
      pds: ship.pds,
    });
  }
  return lost;
}

export function damageShip(x: Ti3, system: string, id: number): void {
  const ship = shipAt(x, system, id);
  ship.damaged = true;
  emit(x, { type: 'shipDamaged', seat: ship.owner, system, unit: ship.type, ship: id });
}

export function repairShip(x: Ti3, system: string, id: number): void {
  const ship = shipAt(x, system, id);
  ship.damaged = false;
  emit(x, { type: 'shipRepaired', seat: ship.owner, system, unit: ship.type, ship: id });
}

/** Ships go from one system to another with what they carry. */
export function moveShips(x: Ti3, from: string, to: string, ids: readonly number[]): void {
  if (ids.length === 0) return;
  const start = systemAt(x, from);
  const end = systemAt(x, to);
  const moving = start.ships.filter((s) => ids.includes(s.id));
  start.ships = start.ships.filter((s) => !ids.includes(s.id));
  end.ships.push(...moving);
  emit(x, {
    type: 'shipsMoved',
    seat: (moving[0] as Ship).owner,
    system1: from,
    system2: to,
    units: moving.map((s) => s.type),
    ships: [...ids],
  });
}

/** Ground forces and PDS go from a planet into a ship, wherever the ship is on its way. */
export function embark(
  x: Ti3,
  planet: PlanetId,
  system: string,
  ship: number,
  groundForces: number,
  pds: number,
): void {
  const from = planetAt(x, planet);
  const into = shipAt(x, system, ship);
  from.groundForces -= groundForces;
  from.pds -= pds;
  into.groundForces += groundForces;
  into.pds += pds;
  emit(x, { type: 'unitsEmbarked', seat: into.owner, planet, ship, groundForces, pds });
}

/** Ground forces and PDS leave a ship for a planet: into the garrison of an own planet, as invaders elsewhere. */
export function land(x: Ti3, system: string, ship: number, planet: PlanetId, groundForces: number, pds: number): void {
  const from = shipAt(x, system, ship);
  from.groundForces -= groundForces;
  from.pds -= pds;
  const onto = planetAt(x, planet);
  if (onto.owner === from.owner) {
    onto.groundForces += groundForces;
    onto.pds += pds;
  } else {
    onto.invaders ??= { owner: from.owner, groundForces: 0, pds: 0, fighters: 0 };
    onto.invaders.groundForces += groundForces;
    onto.invaders.pds += pds;
  }
  emit(x, { type: 'unitsLanded', seat: from.owner, system, planet, groundForces, pds });
}

/** What has landed goes back aboard. */
export function reembark(
  x: Ti3,
  system: string,
  ship: number,
  planet: PlanetId,
  groundForces: number,
  pds: number,
): void {
  const { invaders } = planetAt(x, planet);
  if (invaders === null) return;
  invaders.groundForces -= groundForces;
  invaders.pds -= pds;
  const into = shipAt(x, system, ship);
  into.groundForces += groundForces;
  into.pds += pds;
  emit(x, { type: 'unitsReturned', seat: into.owner, system, planet, groundForces, pds });
}

/** From one ship to another of the same fleet. */
export function transfer(x: Ti3, system: string, from: number, to: number, groundForces: number, pds: number): void {
  const start = shipAt(x, system, from);
  const end = shipAt(x, system, to);
  start.groundForces -= groundForces;
  start.pds -= pds;
  end.groundForces += groundForces;
  end.pds += pds;
  emit(x, { type: 'unitsTransferred', seat: start.owner, system, from, into: to, groundForces, pds });
}

/** Units aboard a ship are destroyed, the ship is not. */
export function destroyCargo(x: Ti3, system: string, id: number, groundForces: number, pds: number): void {
  if (groundForces + pds === 0) return;
  const ship = shipAt(x, system, id);
  ship.groundForces -= groundForces;
  ship.pds -= pds;
  emit(x, { type: 'cargoLost', seat: ship.owner, system, unit: ship.type, ship: id, groundForces, pds });
}

/** New ground forces on a planet of the seat. */
export function placeGroundForces(x: Ti3, seat: Seat, planet: PlanetId, count: number): void {
  if (count === 0) return;
  planetAt(x, planet).groundForces += count;
  used('unit:groundForce');
  emit(x, { type: 'groundForcesPlaced', seat, planet, count });
}

export function removeGroundForces(x: Ti3, planet: PlanetId, count: number): void {
  if (count === 0) return;
  const at = planetAt(x, planet);
  at.groundForces -= count;
  if (at.owner === NOBODY) emit(x, { type: 'localsLost', planet, count });
  else emit(x, { type: 'groundForcesLost', seat: at.owner, planet, count });
}

/** Locals of a neutral planet take up arms: they are its ground forces while they are fought. */
export function gatherLocals(x: Ti3, planet: PlanetId, count: number): void {
  planetAt(x, planet).groundForces = count;
  emit(x, { type: 'localsGathered', planet, count });
}

/** The fight against the locals of a neutral planet is over. */
export function dismissLocals(x: Ti3, planet: PlanetId): void {
  planetAt(x, planet).groundForces = 0;
}

/** Puts units straight among the invaders of a planet (fighters that join, forces that turn coat). */
export function joinInvasion(x: Ti3, seat: Seat, planet: PlanetId, groundForces: number, fighters: number): void {
  const at = planetAt(x, planet);
  at.invaders ??= { owner: seat, groundForces: 0, pds: 0, fighters: 0 };
  at.invaders.groundForces += groundForces;
  at.invaders.fighters += fighters;
  emit(x, { type: 'invasionJoined', seat, planet, groundForces, fighters });
}

/** Fighters leave space to fight on a planet beside the invaders. */
export function sendFighters(x: Ti3, system: string, planet: PlanetId, ids: readonly number[]): void {
  const invaders = planetAt(x, planet).invaders;
  if (invaders === null || ids.length === 0) return;
  const at = systemAt(x, system);
  at.ships = at.ships.filter((s) => !ids.includes(s.id));
  invaders.fighters += ids.length;
  emit(x, { type: 'fightersSent', seat: invaders.owner, planet, count: ids.length });
}

/** The fighters among the invaders return to space. */
export function recallFighters(x: Ti3, system: string, planet: PlanetId): void {
  const invaders = planetAt(x, planet).invaders;
  if (invaders === null || invaders.fighters === 0) return;
  const g = open(x);
  const { owner, fighters } = invaders;
  for (let i = 0; i < fighters; i++)
    systemAt(x, system).ships.push({
      id: g.nextShip++,
      type: 'fighter',
      owner,
      damaged: false,
      groundForces: 0,
      pds: 0,
    });
  invaders.fighters = 0;
  emit(x, { type: 'fightersRecalled', seat: owner, planet, count: fighters });
}

/** PDS that landed with an invasion that failed. */
export function destroyInvadingPds(x: Ti3, planet: PlanetId): void {
  const invaders = planetAt(x, planet).invaders;
  if (invaders === null || invaders.pds === 0) return;
  const count = invaders.pds;
  invaders.pds = 0;
  emit(x, { type: 'pdsDestroyed', seat: invaders.owner, planet, count });
}

/** Invading units are destroyed. */
export function removeInvaders(x: Ti3, planet: PlanetId, groundForces: number, fighters = 0): void {
  const at = planetAt(x, planet);
  if (at.invaders === null || groundForces + fighters === 0) return;
  at.invaders.groundForces -= groundForces;
  at.invaders.fighters -= fighters;
  emit(x, { type: 'invadersLost', seat: at.invaders.owner, planet, groundForces, fighters });
}

/** The invasion is over: what is left of the invaders is returned and leaves the planet's record. */
export function endInvasion(x: Ti3, planet: PlanetId): NonNullable<PlanetState['invaders']> | null {
  const at = planetAt(x, planet);
  const left = at.invaders;
  at.invaders = null;
  return left;
}

export function placePds(x: Ti3, seat: Seat, planet: PlanetId, count: number): void {
  if (count === 0) return;
  planetAt(x, planet).pds += count;
  used('unit:pds');
  emit(x, { type: 'pdsPlaced', seat, planet, count });
}

export function destroyPds(x: Ti3, planet: PlanetId, count: number): void {
  if (count === 0) return;
  const at = planetAt(x, planet);
  at.pds -= count;
  emit(x, { type: 'pdsDestroyed', seat: at.owner, planet, count });
}

/** A dock builds nothing in the round in which it is placed; at setup that is round 0. */
export function placeDock(x: Ti3, seat: Seat, planet: PlanetId): void {
  used('unit:spaceDock');
  if (hasAbility(x.g, seat, 'saar.docks')) {
    launchDock(x, seat, (x.g.systems[planetIndex(x.g, planet)[0]] as System).id);
    return;
  }
  planetAt(x, planet).dock = x.g.phase === 'setup' ? 0 : x.g.round;
  emit(x, { type: 'dockPlaced', seat, planet });
}

export function destroyDock(x: Ti3, planet: PlanetId): void {
  const at = planetAt(x, planet);
  if (at.dock < 0) return;
  at.dock = -1;
  emit(x, { type: 'dockDestroyed', seat: at.owner, planet });
}

/** A new space dock in space: the only kind that Saar have. */
export function launchDock(x: Ti3, seat: Seat, system: string): void {
  const g = open(x);
  const since = x.g.phase === 'setup' ? 0 : x.g.round;
  systemAt(x, system).docks.push({ id: g.nextShip++, owner: seat, since });
  used('ability:saar.docks');
  emit(x, { type: 'dockLaunched', seat, system });
}

/** Space docks in space go from one system to another. */
export function driftDock(x: Ti3, from: string, to: string, id: number): void {
  const start = systemAt(x, from);
  const dock = start.docks.find((d) => d.id === id);
  if (dock === undefined) return;
  start.docks = start.docks.filter((d) => d.id !== id);
  systemAt(x, to).docks.push(dock);
  emit(x, { type: 'dockDrifted', seat: dock.owner, system1: from, system2: to });
}

export function destroyDockInSpace(x: Ti3, system: string, id: number): void {
  const at = systemAt(x, system);
  const dock = at.docks.find((d) => d.id === id);
  if (dock === undefined) return;
  at.docks = at.docks.filter((d) => d.id !== id);
  emit(x, { type: 'dockInSpaceDestroyed', seat: dock.owner, system });
}

/** New ground forces and PDS aboard a ship. */
export function loadShip(x: Ti3, system: string, ship: number, groundForces: number, pds: number): void {
  const into = shipAt(x, system, ship);
  into.groundForces += groundForces;
  into.pds += pds;
  emit(x, { type: 'unitsBuiltAboard', seat: into.owner, system, unit: into.type, ship, groundForces, pds });
}

/** A space dock goes to another planet of its owner, as old as it was. */
export function moveDock(x: Ti3, from: PlanetId, to: PlanetId): void {
  const start = planetAt(x, from);
  planetAt(x, to).dock = start.dock;
  start.dock = -1;
  emit(x, { type: 'dockMoved', seat: start.owner, planet1: from, planet2: to });
}

/** Ground forces go from planet to planet of their owner without a ship. */
export function moveGroundForces(x: Ti3, from: PlanetId, to: PlanetId, count: number): void {
  const start = planetAt(x, from);
  start.groundForces -= count;
  planetAt(x, to).groundForces += count;
  emit(x, { type: 'groundForcesMoved', seat: start.owner, planet1: from, planet2: to, count });
}

/** Ground forces that come back by themselves are owed until the next compliance check. */
export function oweGroundForces(x: Ti3, seat: Seat, groundForces: number): void {
  if (groundForces > 0) open(x).returning.push({ seat, groundForces });
}

export function settleGroundForces(x: Ti3): void {
  open(x).returning.shift();
}

function systemAt(x: Ti3, id: string): System {
  return open(x).systems[systemIndex(x.g, id)] as System;
}

function planetAt(x: Ti3, id: PlanetId): PlanetState {
  const [system, planet] = planetIndex(x.g, id);
  return ((open(x) as Game).systems[system] as System).planets[planet] as PlanetState;
}

function shipAt(x: Ti3, system: string, id: number): Ship {
  return systemAt(x, system).ships.find((s) => s.id === id) as Ship;
}
