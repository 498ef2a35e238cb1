// Assigning hits: whoever is hit decides what is lost. A unit that endures more than one hit is damaged by the first. Which
// units that are, and what else binds the choice, is the rulebook's.
import type { Roll } from '@custodian/kernel';

interface Unit {
  readonly id: number;
}

/** Units by id: destroyed, or merely damaged. */
export interface Assigned {
  readonly destroy: readonly number[];
  readonly damage: readonly number[];
}

/** Hits that a certain unit must take before others do. */
export interface Bound extends Unit {
  readonly hits: number;
}

/** What is wrong with an assignment. */
export type HitFault<U> =
  | { readonly fault: 'hit twice' | 'not there' }
  | { readonly fault: 'cannot sustain'; readonly unit: U }
  | { readonly fault: 'other number'; readonly given: number }
  | { readonly fault: 'bound elsewhere'; readonly due: number };

interface Reading<U extends Unit> {
  /** How many hits the unit endures as it is now, the one that destroys it included. */
  endurance(unit: U): number;
  /** The unit as it is after enduring one. */
  damaged(unit: U): U;
}

const NOTHING: Assigned = { destroy: [], damage: [] };
const total = (bound: readonly Bound[]): number => bound.reduce((sum, b) => sum + b.hits, 0);

export function hitAssignment<U extends Unit>({ endurance, damaged }: Reading<U>) {
  const idsOf = (units: readonly U[]): number[] => units.map((u) => u.id);

  /** Bound hits fall first, and the others on what is then left, as `assign` decides. */
  function afterBound<A extends Assigned | null>(
    fleet: readonly U[],
    hits: number,
    bound: readonly Bound[],
    assign: (fleet: readonly U[], hits: number) => A,
  ): A {
    if (bound.length === 0) return assign(fleet, hits);
    const taken = (unit: U): number => bound.find((b) => b.id === unit.id)?.hits ?? 0;
    const destroy = idsOf(fleet.filter((u) => taken(u) === endurance(u)));
    const damage = idsOf(fleet.filter((u) => taken(u) > 0 && taken(u) < endurance(u)));
    const left = fleet.filter((u) => !destroy.includes(u.id));
    const rest = assign(
      left.map((u) => (damage.includes(u.id) ? damaged(u) : u)),
      hits - total(bound),
    );
    if (rest === null) return rest;
    const merelyDamaged = damage.filter((id) => !rest.destroy.includes(id));
    return { destroy: [...destroy, ...rest.destroy], damage: [...merelyDamaged, ...rest.damage] } as Assigned as A;
  }

  return {
    afterBound,

    /** Of hits that units are to take first, those that they can. */
    binding(fleet: readonly U[], hits: number, wanted: readonly Bound[]): Bound[] {
      const bound: Bound[] = [];
      let left = hits;
      for (const { id, hits: first } of wanted) {
        const unit = fleet.find((u) => u.id === id);
        const taken = unit === undefined ? 0 : Math.min(left, first, endurance(unit));
        if (taken > 0) bound.push({ id, hits: taken });
        left -= taken;
      }
      return bound;
    },

    /** What happens when there is nothing to decide: everything goes, or all units are alike. Null: the owner decides. */
    withoutChoice(fleet: readonly U[], hits: number, areAlike: (fleet: readonly U[]) => boolean): Assigned | null {
      const [first] = fleet;
      if (hits <= 0 || first === undefined) return NOTHING;
      if (hits >= fleet.reduce((sum, u) => sum + endurance(u), 0)) return { destroy: idsOf(fleet), damage: [] };
      const endures = endurance(first) > 1;
      if ((endures && hits > 1) || !areAlike(fleet)) return null;
      return endures ? { destroy: [], damage: [first.id] } : { destroy: idsOf(fleet.slice(0, hits)), damage: [] };
    },

    /** What is wrong with an assignment of so many hits; null when nothing is. */
    fault(
      { destroy, damage }: Assigned,
      fleet: readonly U[],
      hits: number,
      bound: readonly Bound[],
    ): HitFault<U> | null {
      const named = [...destroy, ...damage];
      if (new Set(named).size !== named.length) return { fault: 'hit twice' };
      let given = 0;
      let first = 0;
      for (const id of named) {
        const unit = fleet.find((u) => u.id === id);
        if (unit === undefined) return { fault: 'not there' };
        const isDamaged = damage.includes(id);
        if (isDamaged && endurance(unit) < 2) return { fault: 'cannot sustain', unit };
        const taken = isDamaged ? 1 : endurance(unit);
        given += taken;
        first += Math.min(taken, bound.find((b) => b.id === id)?.hits ?? 0);
      }
      if (given !== hits) return { fault: 'other number', given };
      return first < total(bound) ? { fault: 'bound elsewhere', due: total(bound) } : null;
    },

    /** Each hit falls on a random unit that can still take one. */
    random(fleet: readonly U[], hits: number, roll: Roll): Assigned {
      const left = fleet.map(endurance);
      const standing = fleet.map((_, i) => i);
      for (let i = 0; i < hits; i++) {
        const pick = roll(standing.length) - 1;
        const unit = standing[pick] as number;
        left[unit] = (left[unit] as number) - 1;
        if (left[unit] === 0) standing.splice(pick, 1);
      }
      return {
        destroy: idsOf(fleet.filter((_, i) => left[i] === 0)),
        damage: idsOf(fleet.filter((u, i) => left[i] !== 0 && (left[i] as number) < endurance(u))),
      };
    },

    /** Damage before loss; lost are the first of `order`. */
    usual(fleet: readonly U[], hits: number, order: readonly U[]): Assigned {
      const damage = idsOf(fleet.filter((u) => endurance(u) > 1).slice(0, hits));
      // A hit on a unit already marked as damaged destroys it, so it no longer counts as merely damaged.
      const destroy = idsOf(order.slice(0, hits - damage.length));
      return { destroy, damage: damage.filter((id) => !destroy.includes(id)) };
    },
  };
}
