// A question that is answered with a technology: what can be had, for how much, and what bars the others.
import type { Refusal } from '@custodian/kernel';
import type { DecisionView } from '@custodian/protocol';
import type { TechnologyId } from '@custodian/ti3/facts';
import { askedFor } from '../asked.ts';

export interface Research {
  readonly seat: number;
  /** What can be had; the price, or null where nothing is paid. */
  readonly offers: ReadonlyMap<TechnologyId, number | null>;
  readonly barred: ReadonlyMap<TechnologyId, Refusal>;
}

/** Null: something else is asked. */
export function researchIn(decision: DecisionView): Research | null {
  const { seat } = decision;
  if (decision.kind === 'plan') {
    const asked = askedFor(decision, 'technology');
    if (asked === null) return null;
    return {
      seat,
      offers: new Map(asked.about.offers.map(({ technology, cost }) => [technology, cost])),
      barred: new Map(),
    };
  }
  if (decision.ask.key !== 'ask.take technology') return null;
  return {
    seat,
    offers: new Map(decision.options.map(({ id }) => [id as TechnologyId, null])),
    barred: new Map(decision.barred.map(({ option, why }) => [option.id as TechnologyId, why])),
  };
}
