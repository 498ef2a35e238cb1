// What is kept for the end of the round: means that an objective asks for, where nothing else can be claimed.
import { spendingFor } from '../content/objectives.ts';
import type { G, Seat } from '../game.ts';
import type { Payment } from '../plans/payment.ts';
import { playerOf } from '../queries/players.ts';
import { influence, resources } from '../queries/values.ts';
import type { Currency } from '../rules/production/spending.ts';
import { purchasingPower } from '../rules/production/spending.ts';
import { isMet, ownObjectives } from './prospects.ts';

/** What is to be paid for a claim, and how much there is beyond that. */
interface Kept {
  readonly currency: Currency | 'trade goods';
  readonly spare: number;
}

/** Claims that can be paid for now, the one with most to spare first; none where something can be claimed for nothing. */
export function keptForClaims(g: G, seat: Seat): readonly Kept[] {
  const met = ownObjectives(g, seat).open.filter((id) => isMet(g, seat, id));
  if (met.some((id) => spendingFor(id) === undefined)) return [];
  const kept = met.flatMap((id): Kept[] => {
    const cost = spendingFor(id);
    if (cost === undefined) return [];
    const { currency, amount } = cost;
    const have = currency === 'trade goods' ? playerOf(g, seat).tradeGoods : purchasingPower(g, seat, currency);
    return [{ currency, spare: have - amount }];
  });
  return kept.sort((a, b) => b.spare - a.spare);
}

/** Can one of the claims still be paid for after a payment? Where there is none, nothing is lost. */
export function isStillClaimed(g: G, kept: readonly Kept[], { planets, goods }: Payment): boolean {
  if (kept.length === 0) return true;
  return kept.some(({ currency, spare }) => {
    if (currency === 'trade goods') return goods <= spare;
    const value = currency === 'resources' ? resources : influence;
    return planets.reduce((sum, id) => sum + value(g, id), goods) <= spare;
  });
}
