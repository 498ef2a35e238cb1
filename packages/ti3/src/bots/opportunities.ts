// What there is to be taken by fleets that are near enough: the nearer, the better, and the sooner, the more troops are aboard.
import type { ShipType } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';
import { NOBODY } from '../game.ts';
import type { FrozenSystem } from '../queries/board.ts';
import { MECATOL_REX } from '../queries/objectives.ts';
import { hasCounter, playerOf } from '../queries/players.ts';
import { planetWorth } from './planets.ts';
import { needsMecatolRex } from './progress.ts';
import { stepsFrom } from './steps.ts';

/** By how many steps it is away. */
const NEARNESS = [0.45, 0.4, 0.2, 0.08];
/** A fleet that may still set out in this round, against one that waits for the next. */
const READY = 1.5;
/** Without troops somebody has to be built first, and without a ship one has to be built. */
const EMPTY = 0.45;
const UNBUILT = 0.35;
/** What Mecatol Rex is worth beside what it gives, to whoever can meet his secret objective only there. */
export const HEART = 60;

/** Ships that carry troops. */
export const isTransport = (type: ShipType): boolean => type === 'carrier' || type === 'warSun';

export function opportunities(g: G, seat: Seat): number {
  const { commandPool, passed } = playerOf(g, seat);
  const mayGo = g.phase !== 'action' || (commandPool > 0 && !passed);
  const ready: string[] = [];
  const laden: string[] = [];
  const empty: string[] = [];
  const docks: string[] = [];
  let fleets = 0;
  for (const system of g.systems) {
    const ships = transportsIn(system, seat);
    const troops = spareTroops(system, seat);
    if (ships > 0) {
      (troops > 0 ? laden : empty).push(system.id);
      if (troops > 0 && mayGo && !(g.phase === 'action' && hasCounter(system, seat))) ready.push(system.id);
      fleets += Math.min(ships, Math.max(1, Math.ceil(troops / 2)));
    } else if (troops > 0) docks.push(system.id);
  }
  if (fleets === 0 && docks.length === 0) return 0;
  const near = [
    { share: READY, from: ready },
    { share: 1, from: laden },
    { share: EMPTY, from: empty },
    { share: UNBUILT, from: docks },
  ].map(({ share, from }) => ({ share, steps: stepsFrom(g, from, NEARNESS.length - 1) }));
  const isHeartNeeded = needsMecatolRex(g, seat);
  const worths: number[] = [];
  for (const system of g.systems) {
    const prize = prizeOf(system, seat, isHeartNeeded);
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
function prizeOf({ planets }: FrozenSystem, seat: Seat, isHeartNeeded: boolean): number {
  let prize = 0;
  for (const { id, owner, groundForces } of planets) {
    const worth = planetWorth(id) + (isHeartNeeded && id === MECATOL_REX ? HEART : 0);
    if (owner === NOBODY) prize += worth;
    else if (owner !== seat && groundForces === 0) prize += 0.6 * worth;
  }
  return prize;
}

function transportsIn({ ships }: FrozenSystem, seat: Seat): number {
  let count = 0;
  for (const { owner, type } of ships) if (owner === seat && isTransport(type)) count++;
  return count;
}

/** Who is aboard, or could go aboard and leave one of each garrison behind. */
function spareTroops({ ships, planets }: FrozenSystem, seat: Seat): number {
  let troops = 0;
  for (const { owner, groundForces } of ships) if (owner === seat) troops += groundForces;
  for (const { owner, groundForces } of planets) if (owner === seat) troops += Math.max(0, groundForces - 1);
  return troops;
}
