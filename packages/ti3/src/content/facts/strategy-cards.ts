// The strategy cards: the base set of eight and the Shattered Empire set of nine.

import type { Expansion } from './records.ts';
import { withIds } from './records.ts';

export interface StrategyCardFacts {
  readonly expansion: Expansion;
  readonly initiative: number;
  readonly primary: boolean;
  readonly secondary: boolean;
  /** Command counters from Strategy Allocation that a user of the secondary ability spends. */
  readonly secondaryCost: 0 | 1;
}

const printed = {
  initiative: { expansion: 'base', initiative: 1, primary: false, secondary: false, secondaryCost: 0 },
  diplomacy: { expansion: 'base', initiative: 2, primary: true, secondary: true, secondaryCost: 1 },
  political: { expansion: 'base', initiative: 3, primary: true, secondary: true, secondaryCost: 1 },
  logistics: { expansion: 'base', initiative: 4, primary: true, secondary: true, secondaryCost: 0 },
  trade: { expansion: 'base', initiative: 5, primary: true, secondary: true, secondaryCost: 1 },
  warfare: { expansion: 'base', initiative: 6, primary: true, secondary: true, secondaryCost: 1 },
  technology: { expansion: 'base', initiative: 7, primary: true, secondary: true, secondaryCost: 1 },
  imperial: { expansion: 'base', initiative: 8, primary: true, secondary: true, secondaryCost: 1 },
  leadership: { expansion: 'shatteredEmpire', initiative: 1, primary: true, secondary: true, secondaryCost: 0 },
  diplomacyII: { expansion: 'shatteredEmpire', initiative: 2, primary: true, secondary: true, secondaryCost: 1 },
  assembly: { expansion: 'shatteredEmpire', initiative: 3, primary: true, secondary: true, secondaryCost: 1 },
  production: { expansion: 'shatteredEmpire', initiative: 4, primary: true, secondary: true, secondaryCost: 1 },
  tradeII: { expansion: 'shatteredEmpire', initiative: 5, primary: true, secondary: false, secondaryCost: 0 },
  warfareII: { expansion: 'shatteredEmpire', initiative: 6, primary: true, secondary: true, secondaryCost: 1 },
  technologyII: { expansion: 'shatteredEmpire', initiative: 7, primary: true, secondary: true, secondaryCost: 1 },
  bureaucracy: { expansion: 'shatteredEmpire', initiative: 8, primary: true, secondary: true, secondaryCost: 1 },
  imperialII: { expansion: 'shatteredEmpire', initiative: 8, primary: true, secondary: true, secondaryCost: 1 },
} as const satisfies Record<string, StrategyCardFacts>;

export type StrategyCardId = keyof typeof printed;

export interface StrategyCard extends StrategyCardFacts {
  readonly id: StrategyCardId;
}

export const strategyCards: Readonly<Record<StrategyCardId, StrategyCard>> = withIds(printed);
export const strategyCardIds = Object.keys(printed) as readonly StrategyCardId[];
