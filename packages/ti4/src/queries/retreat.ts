// What can leave a space combat: where to, which ships, and what they may carry.
import type { Refusal, Roll } from '@custodian/kernel';
import type { G, Seat } from '../game.ts';
import type { RetreatPlan } from '../plans/combat.ts';
import type { FrozenUnit } from './board.ts';
import { isAnomaly, systemOf } from './board.ts';
import { retreatSystems } from './combat.ts';
import { why } from './refusals.ts';
import { cardOf, isGroundForce } from './units.ts';
import { bulk, capacity } from './values.ts';

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
  readonly isRift: boolean;
}

export function departure(
  g: G,
  { seat, enemy, system }: { readonly seat: Seat; readonly enemy: Seat; readonly system: string },
): Departure {
  const at = systemOf(g, system);
  const own = at.space.filter((u) => u.owner === seat);
  const ships = own.filter((u) => (cardOf(g, u).move ?? 0) > 0);
  const isRift = isAnomaly(g, system, 'gravityRift');
  const room = (ship: FrozenUnit): number => capacity(g, { seat, type: ship.type });
  const hasRoom = ships.some((ship) => room(ship) > 0);
  return {
    systems: retreatSystems(g, seat, enemy, system),
    ships,
    cargo: own.filter((u) => !ships.includes(u) && bulk(g, { seat, type: u.type }) > 0),
    landed: hasRoom ? at.planets.flatMap((p) => p.units.filter((u) => u.owner === seat && isGroundForce(u))) : [],
    flying: isRift ? ships.filter((u) => bulk(g, { seat, type: u.type }) > 0) : [],
    room,
    isRift,
  };
}

const totalRoom = ({ ships, room }: Departure): number => ships.reduce((sum, ship) => sum + room(ship), 0);

/** Is anything left to decide? */
export function hasChoice(from: Departure): boolean {
  const { systems, ships, cargo, landed, flying, room, isRift } = from;
  if (systems.length !== 1) return systems.length > 1;
  const places = totalRoom(from);
  if (places === 0) return false;
  if (landed.length > 0 || flying.length > 0) return true;
  if (cargo.length > places) return cargo.some((u) => u.type !== cargo[0]?.type);
  return isRift && cargo.length > 0 && ships.filter((ship) => room(ship) > 0).length > 1;
}

/** Why a retreat cannot go like that. */
export function refuseRetreat(from: Departure, { to, carried }: RetreatPlan): Refusal | null {
  const { systems, ships, cargo, landed, flying, room } = from;
  if (!systems.includes(to)) return why('retreat', 'why.not a way out');
  const load = new Map<number, number>();
  const units = new Set<number>();
  for (const { unit, ship } of carried) {
    if (units.has(unit)) return why('transport', 'why.unit named twice');
    units.add(unit);
    const isCargo = [...cargo, ...landed, ...flying].some((u) => u.id === unit);
    const carrier = ships.find((u) => u.id === ship);
    if (!isCargo || carrier === undefined || ship === unit) return why('transport', 'why.cannot carry that');
    load.set(ship, (load.get(ship) ?? 0) + 1);
    if ((load.get(ship) as number) > room(carrier))
      return why('capacity', 'why.no room aboard', { unit: carrier.type });
  }
  for (const { ship } of carried) if (units.has(ship)) return why('transport', 'why.cannot carry that');
  const isLeft = cargo.some((u) => !units.has(u.id));
  const hasRoom = ships.some((u) => !units.has(u.id) && (load.get(u.id) ?? 0) < room(u));
  return isLeft && hasRoom ? why('retreat', 'why.left without need') : null;
}

/** To the first system, with as much of what is in space as there is room for: ground forces before fighters. */
export function fullPlan(from: Departure): RetreatPlan {
  const cargo = [...from.cargo].sort((a, b) => Number(isGroundForce(b)) - Number(isGroundForce(a)));
  return { to: from.systems[0] ?? '', carried: aboard(from, cargo) };
}

export function randomRetreat(from: Departure, roll: Roll): RetreatPlan {
  const { systems, cargo, landed } = from;
  const load = [...cargo];
  for (const unit of landed) if (roll(3) === 1) load.push(unit);
  for (let i = load.length - 1; i > 0; i--) {
    const j = roll(i + 1) - 1;
    [load[i], load[j]] = [load[j] as FrozenUnit, load[i] as FrozenUnit];
  }
  return { to: systems[roll(systems.length) - 1] as string, carried: aboard(from, load) };
}

/** One after the other, each into the first ship that has room. */
function aboard({ ships, room }: Departure, load: readonly FrozenUnit[]): RetreatPlan['carried'] {
  const carried: { unit: number; ship: number }[] = [];
  let next = 0;
  for (const ship of ships)
    for (let places = room(ship); places > 0 && next < load.length; places--)
      carried.push({ unit: (load[next++] as FrozenUnit).id, ship: ship.id });
  return carried;
}
