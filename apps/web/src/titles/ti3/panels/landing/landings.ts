// Landings as a player draws them up: so many on each planet. Which ship they come from is worked out.
import type { LeaderId, PlanetId } from '@custodian/ti3/facts';
import { units } from '@custodian/ti3/facts';
import type { AboutNamed, LandingPlan, Payment } from '@custodian/ti3/plans';
import { systemOf } from '@custodian/ti3/queries/board';
import type { Cargo } from '@custodian/ti3/queries/fleet';
import { roomForTroops, roomOn } from '@custodian/ti3/queries/fleet';
import { leadersAboard } from '@custodian/ti3/queries/leaders';
import { landingCost } from '@custodian/ti3/queries/values';
import { inOrder } from '../fighting/hits.ts';
import type { Ship, Sight } from '../numbers.ts';
import { holdSize } from '../numbers.ts';

export type LandingAbout = AboutNamed<'landings'>;

export interface Landing extends Sight {
  readonly about: LandingAbout;
}

export interface LandingDraft {
  readonly planets: Readonly<Record<string, Cargo>>;
  /** Where leaders go ashore, or into which ship they change. */
  readonly leaders: Readonly<Record<string, PlanetId | number>>;
  /** What changes ships, by the ship it leaves. */
  readonly changes: Readonly<Record<number, Change>>;
}

/** Units that go from one ship into another of the same fleet. */
export interface Change extends Cargo {
  readonly into: number;
}

export const nothingLands: LandingDraft = { planets: {}, leaders: {}, changes: {} };

export const shipsAbove = ({ g, seat, about }: Landing): Ship[] =>
  inOrder(systemOf(g, about.system).ships.filter((s) => s.owner === seat) as Ship[]);

/** Ships with a hold: between these units may change. Fewer than two: there is nothing to change. */
export function holdsAbove(l: Landing): Ship[] {
  const ships = shipsAbove(l).filter((s) => holdSize(l, s) > 0);
  return ships.length > 1 && ships.some((s) => s.groundForces + s.pds > 0) ? ships : [];
}

/** How a ship is called among others of its kind: their number in the fleet. */
export function numberOf(l: Landing, ship: Ship): number | null {
  const alike = shipsAbove(l).filter((s) => s.type === ship.type);
  return alike.length > 1 ? alike.findIndex((s) => s.id === ship.id) + 1 : null;
}

/** Room left on a ship for ground forces and for PDS, after what leaves it for others and what comes from them. */
export function roomAfter({ g }: Landing, draft: LandingDraft, ship: Ship): { troops: number; any: number } {
  const incoming = Object.values(draft.changes).filter((c) => c.into === ship.id);
  const out = draft.changes[ship.id] ?? none;
  const cargo: Cargo = {
    groundForces: ship.groundForces - out.groundForces + incoming.reduce((sum, c) => sum + c.groundForces, 0),
    pds: ship.pds - out.pds + incoming.reduce((sum, c) => sum + c.pds, 0),
  };
  return { troops: roomForTroops(g, ship, cargo), any: roomOn(g, ship, cargo) };
}

const none: Cargo = { groundForces: 0, pds: 0 };

/** Units of a ship change into another; null: they stay. Into another ship goes all that fits there. */
export function changeInto(l: Landing, draft: LandingDraft, ship: Ship, into: number | null): LandingDraft {
  const { [ship.id]: _, ...others } = draft.changes;
  const target = shipsAbove(l).find((s) => s.id === into);
  const now = { ...draft, changes: others };
  if (target === undefined) return now;
  const room = roomAfter(l, now, target);
  const left = leftAboard(l, now);
  const groundForces = Math.max(0, Math.min(ship.groundForces, room.troops, left.groundForces));
  const pds = Math.max(0, Math.min(ship.pds, room.any - groundForces, left.pds));
  return { ...now, changes: { ...others, [ship.id]: { into: target.id, groundForces, pds } } };
}

export const setChange = (draft: LandingDraft, ship: number, change: Change): LandingDraft => ({
  ...draft,
  changes: { ...draft.changes, [ship]: change },
});

/** Everything aboard. */
export function aboard(l: Landing): Cargo {
  const ships = shipsAbove(l);
  return {
    groundForces: ships.reduce((sum, s) => sum + s.groundForces, 0),
    pds: ships.reduce((sum, s) => sum + s.pds, 0),
  };
}

export const leadersAbove = (l: Landing): LeaderId[] =>
  shipsAbove(l).flatMap((s) => leadersAboard(l.g, s.id).map((leader) => leader.id));

export const landingOn = (draft: LandingDraft, planet: PlanetId): Cargo =>
  draft.planets[planet] ?? { groundForces: 0, pds: 0 };

/** What could still go ashore or change ships. */
export function leftAboard(l: Landing, draft: LandingDraft): Cargo {
  const all = aboard(l);
  const landed = [...Object.values(draft.planets), ...Object.values(draft.changes)];
  return {
    groundForces: all.groundForces - landed.reduce((sum, c) => sum + c.groundForces, 0),
    pds: all.pds - landed.reduce((sum, c) => sum + c.pds, 0),
  };
}

/** PDS that may still be put on a planet. */
export function pdsRoom(l: Landing, planet: PlanetId): number {
  const at = systemOf(l.g, l.about.system).planets.find((p) => p.id === planet);
  return (units.pds.maxPerPlanet ?? 0) - (at?.owner === l.seat ? at.pds : 0);
}

export const setLanding = (draft: LandingDraft, planet: PlanetId, change: Partial<Cargo>): LandingDraft => ({
  ...draft,
  planets: { ...draft.planets, [planet]: { ...landingOn(draft, planet), ...change } },
});

/** A leader goes ashore on a planet or into another ship; null: stays where he is. */
export function setLeader(draft: LandingDraft, leader: LeaderId, to: PlanetId | number | null): LandingDraft {
  const { [leader]: _, ...others } = draft.leaders;
  return { ...draft, leaders: to === null ? others : { ...others, [leader]: to } };
}

/** Resources that the landings cost. */
export const costOf = (l: Landing, draft: LandingDraft): number =>
  l.about.planets
    .filter((planet) => landingOn(draft, planet).groundForces + landingOn(draft, planet).pds > 0)
    .reduce((sum, planet) => sum + landingCost(l.g, { seat: l.seat, planet }), 0);

export function planOf(l: Landing, draft: LandingDraft, pay: Payment | null): LandingPlan {
  const bound = (id: number): Cargo => draft.changes[id] ?? none;
  const ships = shipsAbove(l).map((s) => ({
    id: s.id,
    groundForces: s.groundForces - bound(s.id).groundForces,
    pds: s.pds - bound(s.id).pds,
  }));
  const goingTo = (ship: number, to: PlanetId | number): LeaderId[] =>
    leadersAboard(l.g, ship)
      .map((leader) => leader.id)
      .filter((id) => draft.leaders[id] === to);
  const landings = l.about.planets.flatMap((planet) => {
    let { groundForces, pds } = landingOn(draft, planet);
    return ships.flatMap((ship) => {
      const troops = Math.min(groundForces, ship.groundForces);
      const guns = Math.min(pds, ship.pds);
      const leaders = goingTo(ship.id, planet);
      if (troops + guns + leaders.length === 0) return [];
      ship.groundForces -= troops;
      ship.pds -= guns;
      groundForces -= troops;
      pds -= guns;
      return [{ ship: ship.id, planet, groundForces: troops, pds: guns, ...(leaders.length > 0 && { leaders }) }];
    });
  });
  const reloadings = ships.flatMap(({ id: ship }) =>
    ships.flatMap(({ id: into }) => {
      const { groundForces, pds } = draft.changes[ship]?.into === into ? bound(ship) : none;
      const leaders = goingTo(ship, into);
      if (groundForces + pds + leaders.length === 0) return [];
      return [{ ship, into, groundForces, pds, ...(leaders.length > 0 && { leaders }) }];
    }),
  );
  return {
    landings,
    ...(reloadings.length > 0 && { reloadings }),
    ...(pay !== null && costOf(l, draft) > 0 && { pay }),
  };
}
