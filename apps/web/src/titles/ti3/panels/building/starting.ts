// Garrisons of the home planets at the beginning.

import type { LeaderId } from '@custodian/ti3/facts';
import type { AboutNamed, PlanNamed } from '@custodian/ti3/plans';

type StartingAbout = AboutNamed<'starting units'>;
type Garrisons = PlanNamed<'starting units'>;
type Garrison = Garrisons[string];

const nothing: Garrison = { groundForces: 0, pds: 0, dock: false };

export const garrisonOf = (plan: Garrisons, planet: string): Garrison => plan[planet] ?? nothing;

export const withUnits = (plan: Garrisons, planet: string, change: Partial<Garrison>): Garrisons => ({
  ...plan,
  [planet]: { ...garrisonOf(plan, planet), ...change },
});

export const dockAt = (plan: Garrisons): string | undefined => Object.keys(plan).find((planet) => plan[planet]?.dock);

/** The dock stands on one planet. */
export const withDock = ({ planets }: StartingAbout, plan: Garrisons, planet: string): Garrisons =>
  planets.reduce<Garrisons>((now, each) => withUnits(now, each, { dock: each === planet }), plan);

export const leaderAt = (plan: Garrisons, leader: LeaderId): string =>
  Object.keys(plan).find((planet) => plan[planet]?.leaders?.includes(leader)) ?? '';

export const withLeader = ({ planets }: StartingAbout, plan: Garrisons, leader: LeaderId, planet: string): Garrisons =>
  planets.reduce<Garrisons>((now, each) => {
    const others = (garrisonOf(now, each).leaders ?? []).filter((id) => id !== leader);
    return withUnits(now, each, { leaders: each === planet ? [...others, leader] : others });
  }, plan);

/** What is still to be placed. */
export function missing(about: StartingAbout, plan: Garrisons): { groundForces: number; pds: number } {
  const all = Object.values(plan);
  return {
    groundForces: about.groundForces - all.reduce((sum, g) => sum + g.groundForces, 0),
    pds: about.pds - all.reduce((sum, g) => sum + g.pds, 0),
  };
}
