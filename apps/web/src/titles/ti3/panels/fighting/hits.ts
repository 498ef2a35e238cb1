// Assigning hits: each ship is untouched, damaged or destroyed.
import { units } from '@custodian/ti3/facts';
import type { PlanNamed } from '@custodian/ti3/plans';
import { sustains } from '@custodian/ti3/queries/fleet';
import type { Ship } from '../numbers.ts';

type HitPlan = PlanNamed<'hits'>;

export type Fate = 'untouched' | 'damaged' | 'destroyed';

export const fateOf = ({ destroy, damage }: HitPlan, id: number): Fate =>
  destroy.includes(id) ? 'destroyed' : damage.includes(id) ? 'damaged' : 'untouched';

const endurance = (ship: Ship): number => (sustains(ship) ? 2 : 1);

export function assigned(plan: HitPlan, fleet: readonly Ship[]): number {
  return fleet.reduce((sum, ship) => {
    const fate = fateOf(plan, ship.id);
    return sum + (fate === 'damaged' ? 1 : fate === 'destroyed' ? endurance(ship) : 0);
  }, 0);
}

/** The next fate of a ship at a touch: damaged first where it can sustain, then destroyed, then untouched again. */
export function touch(plan: HitPlan, ship: Ship): HitPlan {
  const fate = fateOf(plan, ship.id);
  const destroy = plan.destroy.filter((id) => id !== ship.id);
  const damage = plan.damage.filter((id) => id !== ship.id);
  if (fate === 'untouched' && sustains(ship)) return { destroy, damage: [...damage, ship.id] };
  if (fate !== 'destroyed') return { destroy: [...destroy, ship.id], damage };
  return { destroy, damage };
}

/** Dear ships first, as they stand in a fleet. */
export const inOrder = (fleet: readonly Ship[]): Ship[] => {
  const order = Object.keys(units);
  return fleet.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type) || a.id - b.id);
};
