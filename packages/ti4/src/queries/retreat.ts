// What can leave a space combat: where to, which ships, and what they may carry.
import type { Refusal, Roll } from '@custodian/kernel';
import type { G, Seat } from '../game.ts';
import type { RetreatPlan } from '../plans/combat.ts';
import type { FrozenUnit } from './board.ts';
import { systemOf } from './board.ts';
import { retreatSystems } from './combat.ts';
import { rollsForRift } from './movement.ts';
import { why } from './refusals.ts';
import { cardOf, isGroundForce } from './units.ts';
import { bulk, capacity, load } from './values.ts';

export interface Departure {
  readonly systems: readonly string[];
  /** Everything that moves by itself. */
  readonly ships: readonly FrozenUnit[];
  /** What is in space and has to be carried. */
  readonly cargo: readonly FrozenUnit[];
  /** Ground forces on planets of the system that may be taken along. */
  readonly landed: readonly FrozenUnit[];
  /** What moves by itself and could also be carried: it matters only where ships may be lost on the way. */
  readonly flying: readonly FrozenUnit[];
  readonly room: (ship: FrozenUnit) => number;
  /** What a unit takes of it. */
  readonly load: (unit: FrozenUnit) => number;
  readonly isRift: boolean;
}

export function departure(
  g: G,
  { seat, enemy, system }: { readonly seat: Seat; readonly enemy: Seat; readonly system: string },
): Departure {
  const at = systemOf(g, system);
  const own = at.space.filter((u) => u.owner === seat);
  const ships = own.filter((u) => (cardOf(g, u).move ?? 0) > 0);
  const isRift = rollsForRift(g, { seat, system });
  const room = (ship: FrozenUnit): number => capacity(g, { seat, type: ship.type });
  const hasRoom = ships.some((ship) => room(ship) > 0);
  return {
    systems: retreatSystems(g, seat, enemy, system),
    ships,
    cargo: own.filter((u) => !ships.includes(u) && bulk(g, { seat, type: u.type }) > 0),
    landed: hasRoom ? at.planets.flatMap((p) => p.units.filter((u) => u.owner === seat && isGroundForce(u))) : [],
    flying: isRift ? ships.filter((u) => bulk(g, { seat, type: u.type }) > 0) : [],
    room,
    load: (unit) => load(g, { seat, type: unit.type }),
    isRift,
  };
}

const totalRoom = ({ ships, room }: Departure): number => ships.reduce((sum, ship) => sum + room(ship), 0);

/** Is anything left to decide? */
export function hasChoice(from: Departure): boolean {
  const { systems, ships, cargo, landed, flying, room, load: sizeOf, isRift } = from;
  if (systems.length !== 1) return systems.length > 1;
  const places = totalRoom(from);
  if (places === 0) return false;
  if (landed.length > 0 || flying.length > 0) return true;
  if (cargo.reduce((sum, unit) => sum + sizeOf(unit), 0) > places) return cargo.some((u) => u.type !== cargo[0]?.type);
  return isRift && cargo.length > 0 && ships.filter((ship) => room(ship) > 0).length > 1;
}

/** Why a retreat cannot go like that. */
export function refuseRetreat(from: Departure, { to, carried }: RetreatPlan): Refusal | null {
  const { systems, ships, cargo, landed, flying, room, load: sizeOf } = from;
  if (!systems.includes(to)) return why('retreat', 'why.not a way out');
  const full = new Map<number, number>();
  const fits = (ship: FrozenUnit, unit: FrozenUnit): boolean =>
    room(ship) > 0 && (full.get(ship.id) ?? 0) + sizeOf(unit) <= room(ship);
  const units = new Set<number>();
  for (const { unit, ship } of carried) {
    if (units.has(unit)) return why('transport', 'why.unit named twice');
    units.add(unit);
    const carriedUnit = [...cargo, ...landed, ...flying].find((u) => u.id === unit);
    const carrier = ships.find((u) => u.id === ship);
    if (carriedUnit === undefined || carrier === undefined || ship === unit)
      return why('transport', 'why.cannot carry that');
    if (!fits(carrier, carriedUnit)) return why('capacity', 'why.no room aboard', { unit: carrier.type });
    full.set(ship, (full.get(ship) ?? 0) + sizeOf(carriedUnit));
  }
  for (const { ship } of carried) if (units.has(ship)) return why('transport', 'why.cannot carry that');
  const staying = ships.filter((u) => !units.has(u.id));
  const isLeft = cargo.some((u) => !units.has(u.id) && staying.some((ship) => fits(ship, u)));
  return isLeft ? why('retreat', 'why.left without need') : null;
}

/** To the first system, with as much of what is in space as there is room for: ground forces before fighters. */
export function fullPlan(from: Departure): RetreatPlan {
  const cargo = [...from.cargo].sort((a, b) => Number(isGroundForce(b)) - Number(isGroundForce(a)));
  return { to: from.systems[0] ?? '', carried: aboard(from, cargo) };
}

export function randomRetreat(from: Departure, roll: Roll): RetreatPlan {
  const { systems, cargo, landed } = from;
  const wanted = [...cargo];
  for (const unit of landed) if (roll(3) === 1) wanted.push(unit);
  for (let i = wanted.length - 1; i > 0; i--) {
    const j = roll(i + 1) - 1;
    [wanted[i], wanted[j]] = [wanted[j] as FrozenUnit, wanted[i] as FrozenUnit];
  }
  return { to: systems[roll(systems.length) - 1] as string, carried: aboard(from, wanted) };
}

/** One after the other, each into the first ship that has room. */
function aboard({ ships, room, load: sizeOf }: Departure, units: readonly FrozenUnit[]): RetreatPlan['carried'] {
  const carried: { unit: number; ship: number }[] = [];
  const left = ships.map((ship) => ({ ship: ship.id, room: room(ship) })).filter((each) => each.room > 0);
  for (const unit of units) {
    const free = left.find((each) => each.room >= sizeOf(unit));
    if (free === undefined) continue;
    free.room -= sizeOf(unit);
    carried.push({ unit: unit.id, ship: free.ship });
  }
  return carried;
}
