// What there is to be taken by fleets that are near enough: the nearer, the better, and the sooner, the more troops are aboard.
import type { Prize } from '@custodian/galaxy';
import { promiseOf } from '@custodian/galaxy';
import type { G, Seat } from '../game.ts';
import { NOBODY } from '../game.ts';
import type { FrozenSystem } from '../queries/board.ts';
import { isGroundForce } from '../queries/units.ts';
import { planetWorth } from './planets.ts';
import { stepsFrom } from './steps.ts';
import { isTransport } from './strength.ts';

/** By how many steps it is away. */
const NEARNESS = [0.45, 0.4, 0.18, 0.06];
/** Without troops somebody has to be fetched first, and without a ship one has to be built. */
const EMPTY = 0.45;
const UNBUILT = 0.35;

export function opportunities(g: G, seat: Seat): number {
  const laden: string[] = [];
  const empty: string[] = [];
  const docks: string[] = [];
  let fleets = 0;
  let troops = 0;
  for (const system of g.systems) {
    const ships = transportsIn(system, seat);
    const spare = spareTroops(system, seat);
    fleets += ships;
    troops += spare;
    if (ships > 0) (spare > 0 ? laden : empty).push(system.id);
    else if (spare > 0) docks.push(system.id);
  }
  if (fleets === 0 && docks.length === 0) return 0;
  const near = [
    { share: 1, steps: stepsFrom(g, seat, laden, NEARNESS.length - 1) },
    { share: EMPTY, steps: stepsFrom(g, seat, empty, NEARNESS.length - 1) },
    { share: UNBUILT, steps: stepsFrom(g, seat, docks, NEARNESS.length - 1) },
  ];
  const prizes = g.systems.map((system) => prizeOf(system, seat));
  return promiseOf(prizes, near, NEARNESS, { fleets, troops });
}

/** Planets that nobody holds, or nobody guards, and the troops to take them. */
function prizeOf({ id: system, planets }: FrozenSystem, seat: Seat): Prize {
  const prize = { system, worth: 0, troops: 0 };
  for (const { id, owner, units } of planets) {
    if (owner === seat || (owner !== NOBODY && units.length > 0)) continue;
    prize.worth += (owner === NOBODY ? 1 : 0.6) * planetWorth(id);
    prize.troops++;
  }
  return prize;
}

export function transportsIn({ space }: FrozenSystem, seat: Seat): number {
  let ships = 0;
  for (const { owner, type } of space) if (owner === seat && isTransport(type)) ships++;
  return ships;
}

/** Who could go aboard and leave one of each garrison behind. */
export function spareTroops({ space, planets }: FrozenSystem, seat: Seat): number {
  let troops = 0;
  for (const unit of space) if (unit.owner === seat && isGroundForce(unit)) troops++;
  for (const { units } of planets) {
    let standing = 0;
    for (const unit of units) if (unit.owner === seat && isGroundForce(unit)) standing++;
    troops += Math.max(0, standing - 1);
  }
  return troops;
}
