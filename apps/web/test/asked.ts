// The question of a prepared table, as the rules declare it.
import type { Decision } from '@custodian/kernel';
import type { PlanName } from '@custodian/ti3/plans';
import type { PlanAsked } from '../src/titles/ti3/panels/asked.ts';

interface Prepared {
  asked(seat: number): Decision | undefined;
  where(): string;
}

/** A plan of this name is asked for. */
export function asked<Name extends PlanName>(t: Prepared, seat: number, shape: Name): PlanAsked<Name> {
  const decision = t.asked(seat);
  if (decision?.kind !== 'plan' || decision.shape !== shape) throw new Error(`no ${shape} asked at ${t.where()}`);
  return decision as unknown as PlanAsked<Name>;
}
