// What sequences and cards of the toy ask about: plans, values, permissions.
import type { Json, Refusal, Seat } from '@custodian/kernel';
import { count, defineValue, int, object, planShape, some } from '@custodian/kernel';
import type { Toy } from './game.ts';
import { kindOf } from './game.ts';

export const rounds = ({ length }: Toy['options']): number => (length === 'short' ? 1 : 3);
export const why = (rule: string, key: string, params?: Record<string, Json>): Refusal => ({
  rule,
  text: params === undefined ? { key } : { key, with: params },
});

export const bid = planShape('number', int, object({ most: int }));
export const spending = planShape('spending', object({ points: count }), object({ have: int, price: int }));
export const gift = planShape('gift', object({ to: int, coins: some }), object({}));

// Values and permissions.
export const income = defineValue<Toy, Seat>('income', (g) => (g.weather === 'fair' ? 2 : 1));
export const mayPlay = defineValue<Toy, { seat: Seat; card: string }, Refusal | null>('may play', (_, { card }) =>
  kindOf(card) === 'no' ? why('cards.no', 'why.only to cancel') : null,
);

export const holds = (
  g: { players: readonly { hand: readonly string[] }[] },
  seat: Seat,
  kind: string,
): string | undefined => g.players[seat]?.hand.find((card) => kindOf(card) === kind);

/** Who else has a point to sell. */
export const sellers = (g: { readonly players: readonly { readonly points: number }[] }, seat: Seat): Seat[] =>
  g.players.flatMap(({ points }, other) => (other !== seat && points > 0 ? [other] : []));
