// A technology is asked for: what the chart offers.
import type { Refusal } from '@custodian/kernel';
import type { TechnologyId } from '@custodian/ti3/facts';

export interface Asked {
  /** What can be had; the price, or null where nothing is paid. */
  readonly offers: ReadonlyMap<TechnologyId, number | null>;
  readonly barred: ReadonlyMap<TechnologyId, Refusal>;
  readonly chosen: string | null;
  readonly onpick: (id: TechnologyId) => void;
}
