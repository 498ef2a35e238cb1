// What there is to be taken by fleets that are near enough: the nearer, the better, and the sooner, the more troops are aboard.
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
  for (const system of g.systems) {
    const ships = transportsIn(system, seat);
    const troops = spareTroops(system, seat);
    if (ships > 0) {
      (troops > 0 ? laden : empty).push(system.id);
      fleets += Math.min(ships, Math.max(1, Math.ceil(troops / 2)));
    } else if (troops > 0) docks.push(system.id);
  }
  if (fleets === 0 && docks.length === 0) return 0;
  const near = [
    { share: 1, steps: stepsFrom(g, seat, laden, NEARNESS.length - 1) },
    { share: EMPTY, steps: stepsFrom(g, seat, empty, NEARNESS.length - 1) },
    { share: UNBUILT, steps: stepsFrom(g, seat, docks, NEARNESS.length - 1) },
  ];
  const worths: number[] = [];
  for (const system of g.systems) {
    const prize = prizeOf(system, seat);
    if (prize === 0) continue;
    let most = 0;
    for (const { share, steps } of near)
      most = Math.max(most, share * (NEARNESS[steps.get(system.id) ?? NEARNESS.length] ?? 0));
    if (most > 0) worths.push(prize * most);
  }
  // Each fleet takes one after the other.
  worths.sort((a, b) => b - a);
  return worths.slice(0, fleets + 1).reduce((sum, worth) => sum + worth, 0);
}

/** Planets that nobody holds, or nobody guards. */
function prizeOf({ planets }: FrozenSystem, seat: Seat): number {
  let prize = 0;
  for (const planet of planets)
    if (planet.owner === NOBODY) prize += planetWorth(planet.id);
    else if (planet.owner !== seat && planet.units.length === 0) prize += 0.6 * planetWorth(planet.id);
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
