// Writing units: placing, moving, damaging, destroying and removing them. What the rules allow is decided before.
import { used } from '@custodian/kernel';
import type { PlanetId, UnitTypeId } from '../facts/index.ts';
import { wormholeNexus } from '../facts/index.ts';
import type { Seat, Ti4, Unit } from '../game.ts';
import { systemOfPlanet } from '../queries/board.ts';
import { unitCardId } from '../queries/units.ts';
import { activateNexus } from './board.ts';
import type { Spot } from './finding.ts';
import { planetAt, playerAt, systemAt, unitsAt } from './finding.ts';
import { emit, open } from './pen.ts';

const onPlanet = (spot: Spot): { planet?: PlanetId } =>
  spot.planet === undefined ? {} : { planet: spot.planet as PlanetId };

/** New units out of the reinforcements. Returns their ids. */
export function placeUnits(x: Ti4, seat: Seat, spot: Spot, type: UnitTypeId, count: number): number[] {
  const g = open(x);
  const at = unitsAt(x, spot);
  const ids: number[] = [];
  for (let i = 0; i < count; i++) {
    const id = g.nextUnit++;
    at.push({ id, type, owner: seat, damaged: false });
    ids.push(id);
  }
  if (count === 0) return ids;
  used('unit', type);
  const card = unitCardId(x.g, { seat, type });
  if (card !== null) used('unit-card', card);
  emit(x, { type: 'unitsPlaced', seat, system: spot.system, ...onPlanet(spot), unit: type, count });
  if (spot.system === wormholeNexus) activateNexus(x);
  return ids;
}

/** Units leave the board: destroyed, or merely removed. Gives what they were. */
function takeUnits(x: Ti4, spot: Spot, ids: readonly number[], how: 'unitDestroyed' | 'unitRemoved'): Unit[] {
  const at = unitsAt(x, spot);
  const gone: Unit[] = [];
  for (const id of ids) {
    const index = at.findIndex((u) => u.id === id);
    const unit = at[index];
    if (unit === undefined) continue;
    at.splice(index, 1);
    gone.push(unit);
    const lost = { seat: unit.owner, system: spot.system, ...onPlanet(spot), unit: unit.type, id };
    emit(x, how === 'unitDestroyed' ? { type: 'unitDestroyed', ...lost } : { type: 'unitRemoved', ...lost });
  }
  return gone;
}

export const destroyUnits = (x: Ti4, spot: Spot, ids: readonly number[]): Unit[] =>
  takeUnits(x, spot, ids, 'unitDestroyed');
export const removeUnits = (x: Ti4, spot: Spot, ids: readonly number[]): Unit[] =>
  takeUnits(x, spot, ids, 'unitRemoved');

export function damageUnit(x: Ti4, spot: Spot, id: number): void {
  const unit = unitAt(x, spot, id);
  unit.damaged = true;
  emit(x, { type: 'unitDamaged', seat: unit.owner, system: spot.system, ...onPlanet(spot), unit: unit.type, id });
}

export function repairUnit(x: Ti4, spot: Spot, id: number): void {
  const unit = unitAt(x, spot, id);
  unit.damaged = false;
  emit(x, { type: 'unitRepaired', seat: unit.owner, system: spot.system, ...onPlanet(spot), unit: unit.type, id });
}

/** From the space of one system into that of another. */
export function moveUnits(x: Ti4, from: string, to: string, ids: readonly number[]): void {
  if (ids.length === 0 || from === to) return;
  const start = systemAt(x, from);
  const moving = start.space.filter((u) => ids.includes(u.id));
  const [first] = moving;
  if (first === undefined) return;
  start.space = start.space.filter((u) => !ids.includes(u.id));
  systemAt(x, to).space.push(...moving);
  emit(x, {
    type: 'unitsMoved',
    seat: first.owner,
    system1: from,
    system2: to,
    units: moving.map((u) => u.type),
    ids: [...ids],
  });
  enterNexus(x, to);
}

/** What moves into the active system has entered at the end of the movement step. */
function enterNexus(x: Ti4, to: string): void {
  if (to === wormholeNexus && x.g.activeSystem !== to) activateNexus(x);
}

/** Ground forces from space onto a planet of the same system. */
export function landUnits(x: Ti4, system: string, planet: PlanetId, ids: readonly number[]): void {
  const at = systemAt(x, system);
  const landing = at.space.filter((u) => ids.includes(u.id));
  const [first] = landing;
  if (first === undefined) return;
  at.space = at.space.filter((u) => !ids.includes(u.id));
  planetAt(x, planet).units.push(...landing);
  emit(x, { type: 'unitsLanded', seat: first.owner, system, planet, units: landing.map((u) => u.type) });
}

/** Ground forces from a planet into space: of its own system, or of the one where a ship takes them. */
export function liftUnits(x: Ti4, planet: PlanetId, ids: readonly number[], into?: string): void {
  const at = planetAt(x, planet);
  const system = into ?? systemOfPlanet(x.g, planet).id;
  const lifted = at.units.filter((u) => ids.includes(u.id));
  const [first] = lifted;
  if (first === undefined) return;
  at.units = at.units.filter((u) => !ids.includes(u.id));
  systemAt(x, system).space.push(...lifted);
  emit(x, { type: 'unitsLifted', seat: first.owner, system, planet, units: lifted.map((u) => u.type) });
  enterNexus(x, system);
}

/** From planet to planet, without a ship. */
export function relocateUnits(x: Ti4, from: PlanetId, to: PlanetId, ids: readonly number[]): void {
  const at = planetAt(x, from);
  const going = at.units.filter((u) => ids.includes(u.id));
  const [first] = going;
  if (first === undefined) return;
  at.units = at.units.filter((u) => !ids.includes(u.id));
  planetAt(x, to).units.push(...going);
  emit(x, { type: 'unitsRelocated', seat: first.owner, planet1: from, planet2: to, units: going.map((u) => u.type) });
  activateNexus(x);
}

/** Infantry that were destroyed wait on their card for the owner's next turn. */
export function restInfantry(x: Ti4, seat: Seat, count: number): void {
  if (count === 0) return;
  playerAt(x, seat).resting += count;
  emit(x, { type: 'infantryResting', seat, count });
}

/** They leave the card: onto planets, by `placeUnits`, or for good. */
export function wakeInfantry(x: Ti4, seat: Seat): number {
  const player = playerAt(x, seat);
  const count = player.resting;
  player.resting = 0;
  if (count > 0) emit(x, { type: 'infantryReturned', seat, count });
  return count;
}

const unitAt = (x: Ti4, spot: Spot, id: number): Unit => unitsAt(x, spot).find((u) => u.id === id) as Unit;
