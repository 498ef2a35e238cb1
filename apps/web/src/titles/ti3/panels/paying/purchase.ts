// What can be bought for influence: a planet to annex, a card to copy.
import type { Payment, PlanNamed } from '@custodian/ti3/plans';
import type { PlanAsked } from '../asked.ts';

type Name = 'annexation' | 'card copy';

export interface Offers {
  /** How things of this kind are called among the words. */
  readonly kind: 'planet' | 'action';
  readonly offers: readonly string[];
  readonly price: number;
  /** What buying nothing is called; null when something must be taken. */
  readonly nothing: 'buy.no planet' | null;
}

export const offersOf = ({ shape, about }: PlanAsked<Name>): Offers =>
  shape === 'card copy'
    ? { kind: 'action', offers: about.cards, price: about.price, nothing: null }
    : { kind: 'planet', offers: about.planets, price: about.price, nothing: 'buy.no planet' };

export const boughtBy = (plan: PlanNamed<Name>): string | null => ('card' in plan ? plan.card : plan.planet);

/** The plan that buys it, or nothing; null where it is not on offer. */
export function purchaseOf(asked: PlanAsked<Name>, id: string | null, pay: Payment): PlanNamed<Name> | null {
  if (asked.shape === 'annexation') {
    const planet = id === null ? null : asked.about.planets.find((each) => each === id);
    return planet === undefined ? null : { planet, pay };
  }
  const card = asked.about.cards.find((each) => each === id);
  return card === undefined ? null : { card, pay };
}
