// A random movement of those that can move: whole fleets as often as parts of them, mostly loaded.
import type { Roll } from '@custodian/kernel';
import type { G } from '../../game.ts';
import type { Move, MovementPlan } from '../../plans/movement.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { systemOf } from '../../queries/board.ts';
import { fleetIn } from '../../queries/limits.ts';
import { mayPickUpIn } from '../../queries/movement.ts';
import { isFighter, isGroundForce, isNonFighterShip } from '../../queries/units.ts';
import { capacity } from '../../queries/values.ts';
import { spareRoom } from './check-movement.ts';
import type { Muster, Origin } from './muster.ts';
import { roves } from './muster.ts';

export function sampleMovement(g: G, { moving, target, origins, loaders, rovers }: Muster, roll: Roll): MovementPlan {
  if (roll(12) === 1) return { moves: [] };
  const fleet = fleetIn(g, target, moving.seat);
  const purse = { fleet: fleet.limit - fleet.ships, taken: new Set<number>() };
  const moves: Move[] = [];
  const first = origins.length === 0 ? 0 : roll(origins.length);
  for (let i = 0; i < origins.length && purse.fleet > 0; i++)
    if (i === 0 || roll(3) > 1)
      sampleFleet(g, moving, origins[(first + i) % origins.length] as Origin, purse, moves, roll);
  let spare = loaders.length === 0 ? 0 : spareRoom(g, moving.seat, target.id);
  const away = new Set<number>();
  for (const { ship, ways, gains } of rovers.filter(roves)) {
    if (roll(3) > 1) continue;
    const path = ways[roll(ways.length) - 1] as readonly string[];
    const room = Math.min(spareRoom(g, moving.seat, target.id), capacity(g, { seat: moving.seat, type: ship.type }));
    const cargo = sampleCargo(g, moving, ship, path.slice(1, -1), room, purse, roll);
    if (cargo.length === 0 && !gains) continue;
    away.add(ship.id);
    moves.push({ ship: ship.id, path, ...(cargo.length > 0 && { cargo }) });
  }
  for (const ship of loaders) {
    if (away.has(ship.id)) continue;
    if (spare <= 0 || roll(4) > 1) continue;
    const cargo = sampleCargo(g, moving, ship, [target.id], spare, purse, roll);
    spare -= cargo.length;
    if (cargo.length > 0) moves.push({ ship: ship.id, path: [target.id], cargo });
  }
  return { moves };
}

interface Purse {
  /** Ships that the fleet pool still allows in the active system. */
  fleet: number;
  /** Units that are carried already, or fly by themselves. */
  readonly taken: Set<number>;
}

type Moving = Muster['moving'];

function sampleFleet(g: G, moving: Moving, origin: Origin, purse: Purse, moves: Move[], roll: Roll): void {
  const whole = roll(2) === 1;
  const path = origin.route(roll);
  for (const ship of origin.ships) {
    if (isFighter(ship) || purse.taken.has(ship.id)) continue;
    if (purse.fleet <= 0) break;
    if (!whole && roll(2) === 1) continue;
    if (isNonFighterShip(ship)) purse.fleet--;
    const room = capacity(g, { seat: moving.seat, type: ship.type });
    const cargo = room > 0 ? sampleCargo(g, moving, ship, path, room, purse, roll) : [];
    moves.push({ ship: ship.id, path, ...(cargo.length > 0 && { cargo }) });
  }
  // Fighters that move by themselves are taken to count against the fleet pool.
  for (const fighter of origin.ships) {
    if (!isFighter(fighter) || purse.taken.has(fighter.id) || roll(2) === 1) continue;
    if (purse.fleet-- <= 0) return;
    purse.taken.add(fighter.id);
    moves.push({ ship: fighter.id, path });
  }
}

/** Fighters and troops from space or from planets first, as it falls; where the ship starts, then on the way. */
function sampleCargo(
  g: G,
  { seat, system: to }: Moving,
  ship: FrozenUnit,
  path: readonly string[],
  room: number,
  { taken }: Purse,
  roll: Roll,
): number[] {
  const most = Math.min(room, capacity(g, { seat, type: ship.type }));
  const cargo: number[] = [];
  const take = (units: readonly FrozenUnit[]): void => {
    for (const unit of units) {
      if (cargo.length >= most) return;
      if (unit.owner !== seat || taken.has(unit.id) || !(isFighter(unit) || isGroundForce(unit))) continue;
      taken.add(unit.id);
      cargo.push(unit.id);
    }
  };
  for (let at = 0; at < path.length && cargo.length < most; at++) {
    const system = systemOf(g, path[at] as string);
    if (!mayPickUpIn(g, system.id, seat, to) || (at > 0 && roll(3) === 1)) continue;
    const fromPlanets = roll(2) === 1;
    if (!fromPlanets && system.id !== to) take(system.space);
    for (const planet of system.planets) if (roll(5) > 1) take(planet.units);
    if (fromPlanets && system.id !== to) take(system.space);
  }
  return cargo;
}
