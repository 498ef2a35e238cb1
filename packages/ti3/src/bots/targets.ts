// Which systems are worth activating: what can be taken there, built there, or reached by being there.
import type { ObjectiveId } from '../content/facts/index.ts';
import { spendingFor } from '../content/objectives.ts';
import type { G, Seat } from '../game.ts';
import { NOBODY } from '../game.ts';
import type { FrozenSystem } from '../queries/board.ts';
import { neighbours, systemOf } from '../queries/board.ts';
import { docksIn, hasDock } from '../queries/docks.ts';
import { roomForTroops } from '../queries/fleet.ts';
import { hasCounter, unitsLeft } from '../queries/players.ts';
import { productionLimit } from '../queries/values.ts';
import type { Muster } from '../rules/movement/muster.ts';
import { muster } from '../rules/movement/muster.ts';
import { purchasingPower } from '../rules/production/spending.ts';
import { planetWorth } from './planets.ts';
import type { Progress } from './progress.ts';
import { progress } from './progress.ts';
import { ownObjectives, pointsFor } from './prospects.ts';
import { stepsFrom } from './steps.ts';
import type { Might } from './strength.ts';
import { addShip, cannonsAgainst, fleetAgainst, garrisonAgainst, noMight, strengthOf } from './strength.ts';

export interface Target {
  readonly id: string;
  readonly worth: number;
  readonly muster: Muster;
}

/** The most promising first, at most so many. */
export function targets(g: G, seat: Seat, systems: readonly string[], most: number): Target[] {
  const open = new Set(systems);
  const aims = positional(g, seat);
  const power = purchasingPower(g, seat, 'resources');
  const from = g.systems.filter((s) => !hasCounter(s, seat) && s.ships.some((ship) => ship.owner === seat));
  const near = stepsFrom(
    g,
    from.map(({ id }) => id),
    FAR,
  );
  const found: Target[] = [];
  for (const system of g.systems) {
    if (!open.has(system.id)) continue;
    const isOwn = system.planets.some((p) => p.owner === seat) || hasDock(system, seat);
    if (!near.has(system.id) && !isOwn) continue;
    const coming = muster(g, { seat, systems: [system.id] }, system);
    const worth = worthOf(g, seat, system, coming, aims, power);
    if (worth > 0) found.push({ id: system.id, worth, muster: coming });
  }
  found.sort((a, b) => b.worth - a.worth);
  return found.slice(0, most);
}

/** Hardly any ship moves farther. */
const FAR = 3;

interface Aim extends Progress {
  readonly id: ObjectiveId;
}

/** Objectives that are about where one is and what one holds, and not met yet. */
function positional(g: G, seat: Seat): Aim[] {
  const { open, secret } = ownObjectives(g, seat);
  return [...open, ...secret].flatMap((id) => {
    if (spendingFor(id) !== undefined || /tech\d|tech[SA]/.test(id)) return [];
    const { have, need } = progress(g, seat, id);
    return have >= need ? [] : [{ id, have, need }];
  });
}

function worthOf(
  g: G,
  seat: Seat,
  system: FrozenSystem,
  { origins }: Muster,
  aims: readonly Aim[],
  power: number,
): number {
  const might = noMight();
  let troops = 0;
  for (const ship of system.ships)
    if (ship.owner === seat) {
      addShip(might, ship);
      troops += ship.groundForces;
    }
  const isThere = might.life > 0;
  for (const { system: from, ships, boarding } of origins) {
    if (boarding !== undefined) continue;
    let room = 0;
    for (const ship of ships) {
      addShip(might, ship);
      troops += ship.groundForces;
      room += roomForTroops(g, ship);
    }
    troops += Math.min(room, ashore(from, seat));
  }
  let worth = buildable(g, seat, system, power);
  if (might.life === 0) return worth;
  const enemy = fleetAgainst(g, system, seat) + cannonsAgainst(system, seat);
  const mine = strengthOf(might);
  if (enemy > 0 && mine < 0.9 * enemy) return worth;
  const share = enemy === 0 ? 1 : Math.min(0.85, 0.5 * (mine / enemy));
  if (!isThere && enemy === 0 && troops > 0) worth += 0.25 * beyond(g, system);
  return worth + share * (taken(seat, system, troops, might) + reached(g, seat, system, troops, aims, isThere));
}

/** Ground forces that could come along. */
function ashore(from: FrozenSystem, seat: Seat): number {
  let troops = 0;
  if (!hasCounter(from, seat))
    for (const { owner, groundForces } of from.planets) if (owner === seat) troops += Math.max(0, groundForces - 1);
  return troops;
}

/** What could be produced there. */
function buildable(g: G, seat: Seat, system: FrozenSystem, power: number): number {
  const docks = docksIn(system, seat);
  if (docks.length > 0) {
    const limit = docks.reduce((sum, { id }) => sum + productionLimit(g, { seat, dock: id }), 0);
    return 2.2 * Math.min(power, 2 * limit);
  }
  const isSite = system.planets.some((p) => p.owner === seat && p.dock < 0 && p.since < g.round);
  return isSite && power >= 4 && unitsLeft(g, seat, 'spaceDock') > 0 ? 14 : 0;
}

/** What troops could take, the least defended first. */
function taken(seat: Seat, { planets }: FrozenSystem, troops: number, might: Might): number {
  let left = troops;
  let worth = 0;
  const open = planets
    .filter((p) => p.owner !== seat)
    .sort((a, b) => garrisonAgainst(a, seat) - garrisonAgainst(b, seat));
  for (const planet of open) {
    const garrison = garrisonAgainst(planet, seat);
    if (left <= garrison || might.life === 0) continue;
    left -= garrison + 1;
    worth += planetWorth(planet.id) * (garrison === 0 ? 1 : 0.7);
  }
  return worth;
}

/** What nobody holds next to it: a step on the way. */
function beyond(g: G, { id }: FrozenSystem): number {
  let worth = 0;
  for (const next of neighbours(g, id))
    for (const planet of systemOf(g, next).planets) if (planet.owner === NOBODY) worth += planetWorth(planet.id);
  return worth;
}

/** What being there does for objectives. */
function reached(
  g: G,
  seat: Seat,
  system: FrozenSystem,
  troops: number,
  aims: readonly Aim[],
  isThere: boolean,
): number {
  if (aims.length === 0) return 0;
  const next = systemsWith(g, seat, system, troops, isThere);
  let worth = 0;
  for (const { id, have, need } of aims) {
    const then = progress(next, seat, id).have;
    if (then <= have) continue;
    worth += Math.min(3, pointsFor(id)) * ((40 * (then - have)) / need + (then >= need ? 40 : 0));
  }
  return worth;
}

/** The same with a ship there, and with what the troops could hold. */
function systemsWith(g: G, seat: Seat, system: FrozenSystem, troops: number, isThere: boolean): G {
  const ship = { id: -1, type: 'cruiser', owner: seat, damaged: false, groundForces: 0, pds: 0 } as const;
  let left = troops;
  const planets = system.planets.map((planet) => {
    if (planet.owner === seat) return planet;
    left -= garrisonAgainst(planet, seat) + 1;
    return left < 0 ? planet : { ...planet, owner: seat, groundForces: 1, pds: 0, dock: -1 };
  });
  const own = system.ships.filter((s) => s.owner === seat);
  const changed = { ...system, planets, ships: isThere ? own : [...own, ship] };
  return { ...g, systems: g.systems.map((each) => (each === system ? changed : each)) };
}
