// What can be bought: the same kind of plan under three names.
import type { Json } from '@custodian/kernel';
import type { Currency } from './numbers.ts';

export interface Offers {
  /** The field of the plan that names what is bought. */
  readonly field: 'technology' | 'planet' | 'card';
  readonly currency: Currency;
  readonly offers: readonly { readonly id: string; readonly cost: number }[];
  /** What buying nothing is called; null when something must be taken. */
  readonly nothing: 'buy.nothing' | 'buy.no planet' | null;
}

export function offersOf(shape: string, about: Json): Offers {
  if (shape === 'technology') {
    const { offers } = about as unknown as { offers: readonly { technology: string; cost: number }[] };
    return {
      field: 'technology',
      currency: 'resources',
      offers: offers.map(({ technology, cost }) => ({ id: technology, cost })),
      nothing: 'buy.nothing',
    };
  }
  const { planets, cards, price } = about as unknown as { planets?: string[]; cards?: string[]; price: number };
  return {
    field: cards === undefined ? 'planet' : 'card',
    currency: 'influence',
    offers: (cards ?? planets ?? []).map((id) => ({ id, cost: price })),
    nothing: cards === undefined ? 'buy.no planet' : null,
  };
}
