// A technology is asked for: what the chart offers.
import type { Refusal } from '@custodian/kernel';
import type { DecisionView } from '@custodian/protocol';
import type { TechnologyId } from '@custodian/ti4/facts';
import { technologies } from '@custodian/ti4/facts';

export interface Asked {
  readonly seat: number;
  readonly offers: ReadonlySet<TechnologyId>;
  readonly barred: ReadonlyMap<TechnologyId, Refusal>;
}

/** Null: something else is asked. */
export function researchIn(decision: Pick<DecisionView, 'kind' | 'seat'> & Partial<DecisionView>): Asked | null {
  if (decision.kind !== 'choose' || !('options' in decision)) return null;
  const { seat, options = [], barred = [] } = decision;
  if (options.length === 0 || !options.every(({ id }) => Object.hasOwn(technologies, id))) return null;
  return {
    seat,
    offers: new Set(options.map(({ id }) => id as TechnologyId)),
    barred: new Map(barred.map(({ option, why }) => [option.id as TechnologyId, why])),
  };
}
