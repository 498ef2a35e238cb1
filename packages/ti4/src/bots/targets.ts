// Which systems are worth activating: what can be taken there, built there, or reached by being there.

import { objectives, pointsOf } from '../facts/index.ts';
import type { G, Seat } from '../game.ts';
import { NOBODY } from '../game.ts';
import type { FrozenSystem } from '../queries/board.ts';
import { hasToken, neighbours, systemOf } from '../queries/board.ts';
import { progress } from '../queries/objectives.ts';
import { purchasingPower } from '../queries/payment.ts';
import { producersIn, productionLimit } from '../queries/production.ts';
import { isGroundForce, isShipUnit } from '../queries/units.ts';
import { capacity } from '../queries/values.ts';
import { muster } from '../rules/tactical/muster.ts';
import { spareTroops, transportsIn } from './opportunities.ts';
import { planetWorth } from './planets.ts';
import { ownObjectives, POINT } from './prospects.ts';
import { stepsFrom } from './steps.ts';
import type { Might } from './strength.ts';
import { addUnit, fleetAgainst, garrisonAgainst, isTransport, noMight, strengthOf } from './strength.ts';

/** The most promising first, at most so many. */
export function targets(g: G, seat: Seat, systems: readonly string[], most: number): string[] {
  const aims = positional(g, seat);
  const power = purchasingPower(g, seat, 'resources');
  const found: { id: string; worth: number }[] = [];
  const fleets = g.systems.filter((s) => !hasToken(s, seat) && s.space.some((u) => u.owner === seat));
  const near = stepsFrom(
    g,
    seat,
    fleets.map(({ id }) => id),
    FAR,
  );
  for (const system of g.systems) {
    if (!systems.includes(system.id) || !near.has(system.id)) continue;
    const worth = worthOf(g, seat, system, aims, power);
    if (worth > 0) found.push({ id: system.id, worth });
  }
  found.sort((a, b) => b.worth - a.worth);
  return found.slice(0, most).map(({ id }) => id);
}

/** Hardly any ship moves farther. */
const FAR = 3;

interface Aim {
  readonly id: ReturnType<typeof ownObjectives>['open'][number];
  readonly have: number;
  readonly need: number;
}

/** Objectives that are about where one is and what one holds, and not met yet. */
function positional(g: G, seat: Seat): Aim[] {
  const { open, secret } = ownObjectives(g, seat);
  return [...open, ...secret].flatMap((id) => {
    const { requirement } = objectives[id];
    if ('spend' in requirement || 'event' in requirement || 'technologies' in requirement) return [];
    if ('unitUpgrades' in requirement || 'factionTechnologies' in requirement) return [];
    const { have, need } = progress(g, seat, id);
    return have >= need ? [] : [{ id, have, need }];
  });
}

function worthOf(g: G, seat: Seat, system: FrozenSystem, aims: readonly Aim[], power: number): number {
  const { origins } = muster(g, { seat, system: system.id });
  const might = noMight();
  let troops = 0;
  for (const unit of system.space)
    if (unit.owner === seat) {
      if (isShipUnit(unit)) addUnit(g, might, unit);
      if (isGroundForce(unit)) troops++;
    }
  const isThere = might.life > 0;
  let isEmptyHanded = false;
  for (const { system: from, ships } of origins) {
    let room = 0;
    isEmptyHanded ||= spareTroops(from, seat) === 0 && ships.some(({ type }) => isTransport(type));
    for (const ship of ships) {
      addUnit(g, might, ship);
      room += capacity(g, { seat, type: ship.type });
    }
    troops += Math.min(room, troopsIn(from, seat));
  }
  let worth = buildable(g, seat, system, power);
  if (might.life === 0) return worth;
  const enemy = fleetAgainst(g, system, seat);
  if (isEmptyHanded && transportsIn(system, seat) === 0 && spareTroops(system, seat) > 1) worth += FETCHING;
  const mine = strengthOf(might);
  if (enemy > 0 && mine < 0.9 * enemy) return worth;
  const share = enemy === 0 ? 1 : Math.min(0.85, 0.5 * (mine / enemy));
  if (!isThere && enemy === 0 && troops > 0) worth += 0.25 * beyond(g, seat, system);
  worth += share * (taken(g, seat, system, troops, might) + reached(g, seat, system, troops, aims, isThere));
  return worth;
}

/** Troops wait there, and a ship that could take them. */
const FETCHING = 3;

const troopsIn = (from: FrozenSystem, seat: Seat): number => {
  let troops = 0;
  for (const unit of from.space) if (unit.owner === seat && isGroundForce(unit)) troops++;
  if (hasToken(from, seat)) return troops;
  for (const { units } of from.planets)
    for (const unit of units) if (unit.owner === seat && isGroundForce(unit)) troops++;
  return troops;
};

/** What could be produced there. */
function buildable(g: G, seat: Seat, system: FrozenSystem, power: number): number {
  if (power < 2) return 0;
  const limit = productionLimit(producersIn(g, seat, system.id));
  return limit === 0 || fleetAgainst(g, system, seat) > 0 ? 0 : 0.8 * Math.min(power, 1.5 * limit);
}

function taken(g: G, seat: Seat, { planets }: FrozenSystem, troops: number, might: Might): number {
  let left = troops;
  let worth = 0;
  const open = planets
    .filter((p) => p.owner !== seat)
    .sort((a, b) => garrisonAgainst(a, seat) - garrisonAgainst(b, seat));
  for (const planet of open) {
    const garrison = garrisonAgainst(planet, seat);
    if (left <= garrison || might.life === 0) continue;
    left -= garrison + 1;
    const isCustodian = planet.id === 'mecatolRex' && g.custodians;
    if (isCustodian && purchasingPower(g, seat, 'influence') < 6) continue;
    worth += planetWorth(planet.id) * (garrison === 0 ? 1 : 0.7) + (isCustodian ? POINT : 0);
  }
  return worth;
}

/** What nobody holds next to it: a step on the way. */
function beyond(g: G, seat: Seat, { id }: FrozenSystem): number {
  let worth = 0;
  for (const next of neighbours(g, id, seat))
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
    const points = pointsOf[objectives[id].stage];
    worth += points * ((40 * Math.min(then - have, need)) / need + (then >= need ? 40 : 0));
  }
  return worth;
}

/** The same with a ship there, and with what the troops could hold. */
function systemsWith(g: G, seat: Seat, system: FrozenSystem, troops: number, isThere: boolean): G {
  const ship = { id: -1, type: 'cruiser', owner: seat, damaged: false } as const;
  let left = troops;
  const planets = system.planets.map((planet) => {
    if (planet.owner === seat) return planet;
    left -= garrisonAgainst(planet, seat) + 1;
    if (left < 0) return planet;
    return { ...planet, owner: seat, units: [{ id: -2, type: 'infantry', owner: seat, damaged: false } as const] };
  });
  const changed = {
    ...system,
    planets,
    space: isThere ? system.space : [...system.space.filter((u) => u.owner === seat), ship],
  };
  return { ...g, systems: g.systems.map((each) => (each === system ? changed : each)) };
}
