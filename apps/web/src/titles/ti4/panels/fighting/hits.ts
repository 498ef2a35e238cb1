// Assigning hits: units sustain damage, each use cancelling a hit or more; as many as hits are left are destroyed.
import type { Unit } from '@custodian/ti4/game';
import type { AboutNamed, PlanNamed } from '@custodian/ti4/plans';

type HitPlan = PlanNamed<'hits'>;
export type HitsAbout = AboutNamed<'hits'>;
export type Fate = 'untouched' | 'damaged' | 'destroyed';

export const fateOf = ({ destroy, damage }: HitPlan, id: number): Fate =>
  destroy.includes(id) ? 'destroyed' : damage.includes(id) ? 'damaged' : 'untouched';

/** Hits that are still to be assigned; below 0: too many are. */
export function leftOf({ hits, sustaining, units }: HitsAbout, { damage, destroy }: HitPlan): number {
  let left = hits;
  for (const id of damage) left -= Math.min(left, sustaining.find(({ unit }) => unit === id)?.hits ?? 0);
  return Math.min(left, units.length) - destroy.length;
}

/** The next fate of a unit at a touch: damaged first where it can sustain, then destroyed, then untouched again. */
export function touch({ sustaining }: HitsAbout, plan: HitPlan, { id }: Unit): HitPlan {
  const fate = fateOf(plan, id);
  const destroy = plan.destroy.filter((each) => each !== id);
  const damage = plan.damage.filter((each) => each !== id);
  if (fate === 'untouched' && sustaining.some(({ unit }) => unit === id)) return { destroy, damage: [...damage, id] };
  if (fate !== 'destroyed') return { destroy: [...destroy, id], damage };
  return { destroy, damage };
}
