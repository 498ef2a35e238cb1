// What a player of the toy may answer before he is asked.
import type { Ahead } from '@custodian/title';
import type { Toy } from './game.ts';
import { kindOf } from './game.ts';

const NONE = 'none';
const cardText = (card: string) =>
  card === NONE ? { key: 'ahead.choice.none' } : { key: 'option.card', with: { card } };

export const ahead: Ahead<Toy> = {
  /** A boon is for whoever plays it; of a feast everybody has his part. */
  touches: ({ stack }, seat) => {
    const { name, about } = stack[stack.length - 1]?.v ?? {};
    return name !== 'card played' || about.seat === seat || kindOf(about.card as string) !== 'boon';
  },
  windows: ['card played'],
  orders: {
    act: {
      questions: ['turn/act'],
      fields: ({ game }, seat) => [
        {
          name: 'card',
          choices: [NONE, ...(game.players[seat]?.hand ?? []).filter((card) => kindOf(card) !== 'no')].map((value) => ({
            value,
            text: cardText(value),
          })),
        },
      ],
      text: ({ card = NONE }) => ({ key: 'ahead.order.act.told', with: { what: cardText(card) } }),
      answer: ({ card = NONE }) => (card === NONE ? [] : [card]),
      unless: ['card', 'poor'],
    },
    bid: {
      questions: ['round/bid in secret'],
      fields: ({ game }, seat) => [
        {
          name: 'coins',
          choices: Array.from({ length: (game.players[seat]?.coins ?? 0) + 1 }, (_, coins) => ({
            value: String(coins),
            text: { key: 'ahead.choice.coins', with: { coins } },
          })),
        },
      ],
      text: ({ coins }) => ({ key: 'ahead.order.bid.told', with: { coins: Number(coins) } }),
      answer: ({ coins }) => Number(coins),
      unless: ['card', 'poor'],
    },
  },
  unless: {
    card: { events: ['played'], is: (event, _, seat) => (event as { seat?: unknown }).seat !== seat },
    poor: { events: ['earned'], is: (_, game, seat) => (game.players[seat]?.coins ?? 0) < 2 },
  },
};
