// What can be bought for influence: a planet to annex, a card to copy.
import type { Json } from '@custodian/kernel';

export interface Offers {
  /** The field of the plan that names what is bought. */
  readonly field: 'planet' | 'card';
  readonly offers: readonly string[];
  readonly price: number;
  /** What buying nothing is called; null when something must be taken. */
  readonly nothing: 'buy.no planet' | null;
}

export function offersOf(about: Json): Offers {
  const { planets, cards, price } = about as unknown as { planets?: string[]; cards?: string[]; price: number };
  return {
    field: cards === undefined ? 'planet' : 'card',
    offers: cards ?? planets ?? [],
    price,
    nothing: cards === undefined ? 'buy.no planet' : null,
  };
}
