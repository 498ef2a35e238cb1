// What there is to be taken by fleets that are near enough: the nearer, the better, and the sooner, the more troops are aboard.
import type { Prize } from '@custodian/galaxy';
import { promiseOf } from '@custodian/galaxy';
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
  let troops = 0;
  for (const system of g.systems) {
    const ships = transportsIn(system, seat);
    const spare = spareTroops(system, seat);
    troops += spare;
    fleets += ships;
    if (ships > 0) {
      (spare > 0 ? laden : empty).push(system.id);
      if (spare > 0 && mayGo && !(g.phase === 'action' && hasCounter(system, seat))) ready.push(system.id);
    } else if (spare > 0) docks.push(system.id);
  }
  if (fleets === 0 && docks.length === 0) return 0;
  const near = [
    { share: READY, from: ready },
    { share: 1, from: laden },
    { share: EMPTY, from: empty },
    { share: UNBUILT, from: docks },
  ].map(({ share, from }) => ({ share, steps: stepsFrom(g, from, NEARNESS.length - 1) }));
  const isHeartNeeded = needsMecatolRex(g, seat);
  const prizes = g.systems.map((system) => prizeOf(system, seat, isHeartNeeded));
  return promiseOf(prizes, near, NEARNESS, { fleets, troops });
}

/** Planets that nobody holds, or nobody guards, and the troops to take them. */
function prizeOf({ id: system, planets }: FrozenSystem, seat: Seat, isHeartNeeded: boolean): Prize {
  const prize = { system, worth: 0, troops: 0 };
  for (const { id, owner, groundForces } of planets) {
    if (owner === seat || (owner !== NOBODY && groundForces > 0)) continue;
    const worth = planetWorth(id) + (isHeartNeeded && id === MECATOL_REX ? HEART : 0);
    prize.worth += owner === NOBODY ? worth : 0.6 * worth;
    prize.troops++;
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
