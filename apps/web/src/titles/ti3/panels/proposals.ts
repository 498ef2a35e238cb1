// What the larger plans begin with: what most players would do there, for the player to change. Nothing where it depends.
import type { PlanetId, ShipType } from '@custodian/ti3/facts';
import { isShip } from '@custodian/ti3/facts';
import { NOBODY } from '@custodian/ti3/game';
import { systemOf } from '@custodian/ti3/queries/board';
import { capacity, influence, resources } from '@custodian/ti3/queries/values';
import type { Build, ProductionAbout, ProductionDraft } from './building/production.ts';
import { costOf, countOf, metersOf as fleetsOf, nothingBuilt, roomFor, setCount } from './building/production.ts';
import type { Landing, LandingDraft } from './landing/landings.ts';
import { aboard, landingOn, nothingLands, setLanding } from './landing/landings.ts';
import { enemyIn } from './moving/arriving.ts';
import type { Draft, Load, Moving } from './moving/draft.ts';
import { goingOf, loadOf, nobodyMoves, withLoad } from './moving/draft.ts';
import { cargoWith } from './moving/loading.ts';
import { metersOf } from './moving/meters.ts';
import { originsOf, setGoing } from './moving/movement.ts';
import type { Ship, Sight } from './numbers.ts';
import { meansOf, powerOf } from './paying/paying.ts';

const free = (m: Sight, system: string): PlanetId[] =>
  systemOf(m.g, system)
    .planets.filter((p) => p.owner === NOBODY)
    .map((p) => p.id);

/** Planets that nobody holds are worth a journey: ships with ground forces for each of them, the nearest first. */
export function proposedMovement(m: Moving): Draft {
  const [target = '', second] = m.about.systems;
  if (second !== undefined || enemyIn(m, target) !== null) return nobodyMoves;
  let wanted = free(m, target).length;
  for (const ship of systemOf(m.g, target).ships) if (ship.owner === m.seat) wanted -= ship.groundForces;
  let draft = nobodyMoves;
  for (const { system, groups } of originsOf(m))
    for (const group of groups)
      for (const id of group.ships) {
        if (wanted <= 0) return draft;
        const isLast = systemOf(m.g, system).ships.every(
          (s) => !isCarrier(m, s) || s.id === id || draft.going.includes(s.id),
        );
        const sent = setGoing(m, draft, group, goingOf(draft, group) + 1);
        // Another carrier has its own planets to go to: what this one does not need is left for it.
        const next = isLast ? sent : withLoad(sent, id, withTroops(loadOf(sent, id), wanted));
        const ship = systemOf(m.g, system).ships.find((s) => s.id === id) as Ship;
        const { groundForces } = cargoWith(ship, loadOf(next, id));
        const isTooMany = metersOf(m, next).some(({ size, limit }) => size > limit);
        if (groundForces === 0 || isTooMany) break;
        draft = next;
        wanted -= groundForces;
      }
  return draft;
}

const isCarrier = (m: Moving, ship: { readonly owner: number; readonly type: ShipType }): boolean =>
  ship.owner === m.seat && capacity(m.g, { seat: m.seat, type: ship.type }) > 0;

/** The load with no more than so many ground forces. */
function withTroops(load: Load, most: number): Load {
  let left = most;
  const groundForces = Object.fromEntries(
    Object.entries(load.groundForces).map(([planet, count]) => {
      const taken = Math.min(count, left);
      left -= taken;
      return [planet, taken];
    }),
  );
  return { ...load, groundForces };
}

/** Planets of nobody's that a movement brings ground forces to. */
export const planetsInReach = (m: Moving, draft: Draft): readonly PlanetId[] =>
  draft.going.length === 0 ? [] : free(m, m.about.systems[0] ?? '');

/** Every free planet gets ground forces, the best one most; without one, all go where they outnumber the defenders. */
export function proposedLandings(l: Landing): LandingDraft {
  if (l.about.friendlyOnly) return nothingLands;
  const { planets } = systemOf(l.g, l.about.system);
  const open = planets.filter((p) => l.about.planets.includes(p.id));
  const worth = (p: PlanetId): number => resources(l.g, p) + influence(l.g, p);
  const nobodys = open.filter((p) => p.owner === NOBODY && p.groundForces === 0).map((p) => p.id);
  const { groundForces } = aboard(l);
  const weaker = open.find((p) => p.owner !== NOBODY && p.owner !== l.seat && p.groundForces < groundForces);
  const targets = nobodys.length > 0 ? nobodys.sort((a, b) => worth(b) - worth(a)) : weaker ? [weaker.id] : [];
  let draft = nothingLands;
  for (let i = 0; i < groundForces && targets.length > 0; i++) {
    const planet = targets[i % targets.length] as PlanetId;
    draft = setLanding(draft, planet, { groundForces: landingOn(draft, planet).groundForces + 1 });
  }
  return draft;
}

/** What a dock builds first: what carries, what lands, what fights beside it. */
const wishes: readonly (readonly [Build['unit'], number])[] = [
  ['carrier', 1],
  ['groundForce', 2],
  ['cruiser', 1],
  ['groundForce', 2],
  ['destroyer', 1],
  ['fighter', 2],
  ['fighter', 2],
];
/** More carriers than that wait for ground forces. */
const CARRIERS = 3;

/** One of each that is needed most, as long as it can be paid and the fleet has room for it. */
export function proposedProduction(sight: Sight, about: ProductionAbout): ProductionDraft {
  const power = powerOf(meansOf(sight, 'resources'));
  const carriers = sight.g.systems
    .flatMap((s) => s.ships)
    .filter((s) => s.owner === sight.seat && s.type === 'carrier').length;
  let draft = nothingBuilt;
  for (const { dock, units } of about.docks)
    for (const [unit, count] of wishes) {
      const offered = units.find((u) => u.unit === unit);
      const at = offered?.places[0];
      if (offered === undefined || at === undefined || roomFor(about, draft, dock, offered) < count) continue;
      if (unit === 'carrier' && carriers >= CARRIERS) continue;
      const next = setCount(draft, { dock, unit, at, count: countOf(draft, { dock, unit, at }) + count });
      const fits =
        !isShip(unit) ||
        fleetsOf(sight, about, next).every((f) => f.size <= f.limit && (unit !== 'fighter' || f.used <= f.room));
      if (fits && costOf(about, next) <= power) draft = next;
    }
  return draft;
}
