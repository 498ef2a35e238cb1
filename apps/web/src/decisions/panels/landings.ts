// Landings as a player draws them up: so many on each planet. Which ship they come from is worked out.
import type { LeaderId, PlanetId } from '@custodian/ti3/facts';
import { units } from '@custodian/ti3/facts';
import { systemOf } from '@custodian/ti3/queries/board';
import type { Cargo } from '@custodian/ti3/queries/fleet';
import { leadersAboard } from '@custodian/ti3/queries/leaders';
import { landingCost } from '@custodian/ti3/queries/values';
import type { Ship, Sight } from './numbers.ts';
import type { Payment } from './paying.ts';

export interface LandingAbout {
  readonly system: string;
  readonly friendlyOnly: boolean;
  readonly planets: readonly PlanetId[];
}

export interface Landing extends Sight {
  readonly about: LandingAbout;
}

export interface LandingDraft {
  readonly planets: Readonly<Record<string, Cargo>>;
  /** Where leaders go ashore. */
  readonly leaders: Readonly<Record<string, PlanetId>>;
}

export type LandingPlan = {
  readonly landings: readonly {
    readonly ship: number;
    readonly planet: PlanetId;
    readonly groundForces: number;
    readonly pds: number;
    readonly leaders?: readonly LeaderId[];
  }[];
  readonly pay?: Payment;
};

export const nothingLands: LandingDraft = { planets: {}, leaders: {} };

export const shipsAbove = ({ g, seat, about }: Landing): Ship[] =>
  systemOf(g, about.system).ships.filter((s) => s.owner === seat) as Ship[];

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

/** What stays aboard. */
export function leftAboard(l: Landing, draft: LandingDraft): Cargo {
  const all = aboard(l);
  const landed = Object.values(draft.planets);
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

/** A leader goes ashore on a planet; null: stays aboard. */
export function setLeader(draft: LandingDraft, leader: LeaderId, planet: PlanetId | null): LandingDraft {
  const { [leader]: _, ...others } = draft.leaders;
  return { ...draft, leaders: planet === null ? others : { ...others, [leader]: planet } };
}

/** Resources that the landings cost. */
export const costOf = (l: Landing, draft: LandingDraft): number =>
  l.about.planets
    .filter((planet) => landingOn(draft, planet).groundForces + landingOn(draft, planet).pds > 0)
    .reduce((sum, planet) => sum + landingCost(l.g, { seat: l.seat, planet }), 0);

export function planOf(l: Landing, draft: LandingDraft, pay: Payment | null): LandingPlan {
  const ships = shipsAbove(l).map((s) => ({ id: s.id, groundForces: s.groundForces, pds: s.pds }));
  const landings = l.about.planets.flatMap((planet) => {
    let { groundForces, pds } = landingOn(draft, planet);
    return ships.flatMap((ship) => {
      const troops = Math.min(groundForces, ship.groundForces);
      const guns = Math.min(pds, ship.pds);
      const leaders = leadersAboard(l.g, ship.id)
        .map((leader) => leader.id)
        .filter((id) => draft.leaders[id] === planet);
      if (troops + guns + leaders.length === 0) return [];
      ship.groundForces -= troops;
      ship.pds -= guns;
      groundForces -= troops;
      pds -= guns;
      return [{ ship: ship.id, planet, groundForces: troops, pds: guns, ...(leaders.length > 0 && { leaders }) }];
    });
  });
  return pay !== null && costOf(l, draft) > 0 ? { landings, pay } : { landings };
}
