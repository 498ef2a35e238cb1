// The strategy cards of Shattered Empire in a test: they lie there, and the first seat plays one.
import type { RaceId, StrategyCardId } from '@custodian/ti3';
import { NOBODY } from '@custodian/ti3';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const set: readonly StrategyCardId[] = [
  ...(['leadership', 'diplomacyII', 'assembly', 'production', 'tradeII', 'warfareII', 'technologyII'] as const),
  'bureaucracy',
];

/** A table with the second set of strategy cards. */
export function assembled(...who: RaceId[]): Table {
  const t = table(...who);
  t.game().options.seStrategyCards = true;
  t.game().strategyCards = set.map((id) => ({ id, holder: NOBODY, active: true, bonus: 0 }));
  return t;
}

/** The first seat plays the card. Imperial II lies there instead of Bureaucracy. */
export function play(t: Table, card: StrategyCardId): void {
  if (card === 'imperialII') Object.assign(t.game().strategyCards[7] ?? {}, { id: card });
  t.begin('strategic action', { seat: 0, card });
}

/** What the other seats have to pay for secondary abilities. */
export const others = (t: Table, strategyAllocation: number): void => {
  for (const p of t.game().players.slice(1)) p.strategyAllocation = strategyAllocation;
};

export const inPool = (count: number) => ({ commandPool: count, fleetSupply: 0, strategyAllocation: 0 });
