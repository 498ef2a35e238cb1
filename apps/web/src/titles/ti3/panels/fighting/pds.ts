// Which PDS fire at which fleet.

import type { AboutNamed, PlanNamed } from '@custodian/ti3/plans';

export type Reach = AboutNamed<'pds fire'>['reach'][number];
export type Shot = PlanNamed<'pds fire'>['shots'][number];

const isAt = (shot: Shot, { planet, system, target }: Reach): boolean =>
  shot.planet === planet && shot.system === system && shot.target === target;

export const shotsAt = (shots: readonly Shot[], reach: Reach): number =>
  shots.filter((s) => isAt(s, reach)).reduce((sum, s) => sum + s.pds, 0);

export const firing = (shots: readonly Shot[], planet: string): number =>
  shots.filter((s) => s.planet === planet).reduce((sum, s) => sum + s.pds, 0);

export function setShot(shots: readonly Shot[], reach: Reach, pds: number): Shot[] {
  const others = shots.filter((s) => !isAt(s, reach));
  const { planet, system, target } = reach;
  return pds > 0 ? [...others, { planet, system, target, pds }] : others;
}
