// The strategy cards.

import { type Entry, idsOf, ofSet } from './records.ts';

interface PrintedStrategyCard {
  readonly initiative: number;
  /** What becomes of the strategy token that the secondary ability takes: spent, placed in a system, or none is asked for. */
  readonly secondaryToken: 'spent' | 'placed' | null;
}

const base = {
  leadership: { initiative: 1, secondaryToken: null },
  diplomacy: { initiative: 2, secondaryToken: 'spent' },
  politics: { initiative: 3, secondaryToken: 'spent' },
  construction: { initiative: 4, secondaryToken: 'placed' },
  trade: { initiative: 5, secondaryToken: 'spent' },
  warfare: { initiative: 6, secondaryToken: 'spent' },
  technology: { initiative: 7, secondaryToken: 'spent' },
  imperial: { initiative: 8, secondaryToken: 'spent' },
} as const satisfies Record<string, PrintedStrategyCard>;

const prophecy = {
  constructionRevised: { initiative: 4, secondaryToken: 'placed', replaces: 'construction' },
} as const;

/** Prophecy of Kings prints it too. */
const codexI = {
  diplomacyRevised: { initiative: 2, secondaryToken: 'spent', replaces: 'diplomacy', alsoIn: 'pok' },
} as const;

const printed = { ...ofSet('base', base), ...ofSet('pok', prophecy), ...ofSet('codex1', codexI) };

export type StrategyCardId = keyof typeof printed;

export interface StrategyCard extends PrintedStrategyCard, Entry<StrategyCardId> {}

export const strategyCards: Readonly<Record<StrategyCardId, StrategyCard>> = printed;
export const strategyCardIds = idsOf(strategyCards);
