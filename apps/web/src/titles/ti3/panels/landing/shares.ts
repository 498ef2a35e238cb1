// Units shared out among places: so many on each of them.

import type { PlanetId } from '@custodian/ti3/facts';
import type { PlanNamed } from '@custodian/ti3/plans';

export type Share = PlanNamed<'mobilization'>['planets'][number];

export const shareOf = (shares: readonly Share[], planet: string): number =>
  shares.find((s) => s.planet === planet)?.count ?? 0;

export const given = (shares: readonly Share[]): number => shares.reduce((sum, s) => sum + s.count, 0);

/** Places without a share are not named. */
export function setShare(shares: readonly Share[], planet: PlanetId, count: number): Share[] {
  const others = shares.filter((s) => s.planet !== planet);
  return count > 0 ? [...others, { planet, count }] : others;
}
