// A question that is answered with a technology: what can be had, for how much, and what bars the others.
import type { Refusal } from '@custodian/kernel';
import type { DecisionView } from '@custodian/protocol';
import type { TechnologyId } from '@custodian/ti3/facts';

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
    if (decision.shape !== 'technology') return null;
    const { offers } = decision.about as unknown as { offers: readonly { technology: TechnologyId; cost: number }[] };
    return { seat, offers: new Map(offers.map(({ technology, cost }) => [technology, cost])), barred: new Map() };
  }
  if (decision.ask.key !== 'ask.take technology') return null;
  return {
    seat,
    offers: new Map(decision.options.map(({ id }) => [id as TechnologyId, null])),
    barred: new Map(decision.barred.map(({ option, why }) => [option.id as TechnologyId, why])),
  };
}
