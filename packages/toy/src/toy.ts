// A small card game written as a real little rulebook, to try the kernel on: hidden hands, cards that cancel cards that
// cancel cards, secret bids, a plan, a free action, values with sources, and things that happen by themselves.
import type { Roll, Rulebook, Seat } from '@custodian/kernel';
import { byName, defineRules, freelyPlanned, isRefusal } from '@custodian/kernel';
import type { Declaration } from '@custodian/title';
import { readOptions, usualOptions } from '@custodian/title';
import { earn } from './atoms/table.ts';
import { cards } from './cards.ts';
import { events } from './events.ts';
import type { Toy } from './game.ts';
import { allCards, toyShape } from './game.ts';
import { procedures } from './sequences.ts';
import type { ToyTerms } from './terms.ts';
import { bid, gift, sellers, spending, why } from './values.ts';

export type { Toy } from './game.ts';
export type { ToyTerms } from './terms.ts';
export { income } from './values.ts';

export const toyOptions: Declaration<Toy['options']> = {
  length: { kind: 'choice', of: ['usual', 'short'], usual: 'usual' },
  crowns: { kind: 'switch', usual: false },
};

export const toyBook: Rulebook<ToyTerms> = {
  id: 'toy',
  revision: 4,
  shape: toyShape,
  setup: (seats, given) => {
    if (!Number.isInteger(seats) || seats < 2 || seats > 4) return why('game', 'why.seats', { seats });
    const options = readOptions<Toy['options']>(toyOptions, given, 'game');
    return isRefusal(options)
      ? options
      : emptyTable(
          options,
          Array.from({ length: seats }, () => []),
        );
  },
  events,
  plans: byName(bid, spending, gift),
  main: 'game',
  procedures,
  components: cards,
  windows: { 'card played': 'cards', 'round ends': 'round' },
  free: {
    'buy a point': freelyPlanned(gift, {
      rule: 'deal',
      text: { key: 'free.buy a point' },
      may: (g, seat) => {
        if (sellers(g, seat).length === 0) return why('deal', 'why.no points');
        return (g.players[seat]?.coins ?? 0) > 0 ? null : why('coins', 'why.no coins');
      },
      check: (g, seat, plan) => {
        if (!sellers(g, seat).includes(plan.to)) return why('deal', 'why.no points');
        return plan.coins > (g.players[seat]?.coins ?? 0) ? why('coins', 'why.no coins') : null;
      },
      sample: (g, seat, roll) => ({
        to: sellers(g, seat)[roll(sellers(g, seat).length) - 1] as Seat,
        coins: roll(g.players[seat]?.coins ?? 1),
      }),
      run: (_, seat, { to, coins }) => ({ from: seat, to, coins }),
      asks: 'deal',
    }),
    'give coins': freelyPlanned(gift, {
      rule: 'coins',
      text: { key: 'free.give coins' },
      may: (g, seat) => ((g.players[seat]?.coins ?? 0) > 0 ? null : why('coins', 'why.no coins')),
      check: (g, seat, plan) => {
        if (plan.to === seat || g.players[plan.to] === undefined) return why('coins', 'why.plan malformed');
        return plan.coins > (g.players[seat]?.coins ?? 0) ? why('coins', 'why.no coins') : null;
      },
      sample: (g, seat, roll) => ({
        to: (seat + roll(g.players.length - 1)) % g.players.length,
        coins: roll(g.players[seat]?.coins ?? 1),
      }),
      run: (x, seat, plan) => {
        earn(x, seat, -plan.coins);
        earn(x, plan.to, plan.coins);
      },
    }),
  },
  seats: (g) => g.players.map((_, seat) => seat),
  order: (g) => g.players.map((_, seat) => seat),
  believed: (g, seat, window) => window === 'card played' && (g.players[seat]?.hand.length ?? 0) > 0,
  over: (g) => g.winner !== null,
  hide: (g, seat) => ({
    ...g,
    deck: g.deck.map(() => '?'),
    players: g.players.map((p, s) => (s === seat ? p : { ...p, hand: p.hand.map(() => '?') })),
  }),
  pieces: (g) => g.players.reduce((sum, p) => sum + p.coins + p.hand.length, g.deck.length),
  guess: (hidden, _, roll) => fillIn(hidden, roll),
  miscounted: (g) => {
    const cards = [...g.deck, ...g.discard, ...g.table, ...g.players.flatMap((p) => p.hand)];
    if (cards.length === 0) return [];
    return allCards.filter((card) => !cards.includes(card)).map((card) => `${card} is missing`);
  },
  migrations: {
    // Coins were called gold.
    1: (state) => ({
      ...state,
      game: {
        ...state.game,
        players: state.game.players.map(({ gold, ...rest }: { gold: number }) => ({ ...rest, coins: gold })),
      },
    }),
    // There were no options.
    3: (state) => ({ ...state, game: { ...state.game, options: usualOptions(toyOptions) } }),
    // The crown came in.
    2: (state) => ({
      ...state,
      game: { ...state.game, players: state.game.players.map((p: object) => ({ ...p, crowned: false })) },
    }),
  },
};

function fillIn(hidden: Toy, roll: Roll): Toy {
  const g = structuredClone(hidden);
  const piles = [g.deck, g.discard, g.table, ...g.players.map((p) => p.hand)];
  const known = new Set(piles.flat());
  const left = allCards.filter((card) => !known.has(card));
  for (const pile of piles)
    for (let i = 0; i < pile.length; i++)
      if (pile[i] === '?') pile[i] = left.splice(roll(left.length) - 1, 1)[0] as string;
  return g;
}

export const toy = defineRules(toyBook);

function emptyTable(options: Toy['options'], hands: readonly (readonly string[])[], coins = 3): Toy {
  return {
    options,
    round: 0,
    players: hands.map((hand) => ({ hand: [...hand], coins, points: 0, crowned: options.crowns })),
    deck: [],
    discard: [],
    table: [],
    weather: 'fair',
    notes: {},
    winner: null,
  };
}

/** A game in its first round with these hands, coins, and nothing bid; everything else stays in the deck. */
export function toyTable(hands: readonly (readonly string[])[], coins = 3): Toy {
  const dealt = hands.flat();
  const table = emptyTable(usualOptions<Toy['options']>(toyOptions), hands, coins);
  return { ...table, round: 1, deck: allCards.filter((card) => !dealt.includes(card)) };
}
