// A small card game written as a real little rulebook, to try the kernel on: hidden hands, cards that cancel cards that
// cancel cards, secret bids, a plan, a free action, values with sources, and things that happen by themselves.
import type { Json, Procedures, Refusal, Roll, Rulebook, Seat } from '@custodian/kernel';
import {
  add,
  askForPlan,
  byName,
  count,
  defineRules,
  defineValue,
  freelyPlanned,
  int,
  isRefusal,
  object,
  planned,
  planShape,
  set,
  some,
} from '@custodian/kernel';
import type { Declaration } from '@custodian/title';
import { readOptions, usualOptions } from '@custodian/title';
import {
  buyPoints,
  clearCard,
  draw,
  earn,
  nextRound,
  note,
  revealCard,
  score,
  showBids,
  shuffleDeck,
  trade,
  win,
} from './atoms/table.ts';
import { events } from './events.ts';
import type { Toy } from './game.ts';
import { allCards, kindOf, toyShape } from './game.ts';
import type { ToyTerms } from './terms.ts';

export type { Toy } from './game.ts';
export type { ToyTerms } from './terms.ts';

export const toyOptions: Declaration<Toy['options']> = {
  length: { kind: 'choice', of: ['usual', 'short'], usual: 'usual' },
  crowns: { kind: 'switch', usual: false },
};

const rounds = ({ length }: Toy['options']): number => (length === 'short' ? 1 : 3);
const why = (rule: string, key: string, params?: Record<string, Json>): Refusal => ({
  rule,
  text: params === undefined ? { key } : { key, with: params },
});

const bid = planShape('number', int, object({ most: int }));
const spending = planShape('spending', object({ points: count }), object({ have: int, price: int }));
const gift = planShape('gift', object({ to: int, coins: some }), object({}));

// Values and permissions.
export const income = defineValue<Toy, Seat>('income', (g) => (g.weather === 'fair' ? 2 : 1));
const mayPlay = defineValue<Toy, { seat: Seat; card: string }, Refusal | null>('may play', (_, { card }) =>
  kindOf(card) === 'no' ? why('cards.no', 'why.only to cancel') : null,
);

const holds = (g: { players: readonly { hand: readonly string[] }[] }, seat: Seat, kind: string): string | undefined =>
  g.players[seat]?.hand.find((card) => kindOf(card) === kind);

const procedures: Procedures<ToyTerms> = {
  game: {
    rule: 'game',
    steps: {
      deal: {
        do: (x) => {
          shuffleDeck(x);
          for (let seat = 0; seat < x.g.players.length; seat++) for (let n = 0; n < 3; n++) draw(x, seat);
        },
      },
      'play a round': { call: 'round', with: () => ({ first: 0, done: 0 }) },
      'again or end': {
        do: (x) => {
          if (x.g.round < rounds(x.g.options)) return { goto: 'play a round' };
          const points = x.g.players.map((p) => p.points);
          win(x, points.indexOf(Math.max(...points)));
          return undefined;
        },
      },
    },
  },
  round: {
    rule: 'round',
    steps: {
      begin: {
        do: (x) => nextRound(x, x.roll('dice', 6) > 2 ? 'fair' : 'foul'),
      },
      'bid in secret': {
        ask: (x) =>
          x.g.players.map((p, seat) =>
            askForPlan(bid, {
              seat,
              rule: 'round.bid',
              ask: { key: 'ask.bid' },
              secret: true,
              about: () => ({ most: p.coins }),
              check: (coins) =>
                coins >= 0 && coins <= p.coins ? null : why('round.bid', 'why.bid', { most: p.coins }),
              sample: (roll) => roll(p.coins + 1) - 1,
              fallback: () => 0,
            }),
          ),
        then: (x, got) => {
          const bids = x.g.players.map((_, seat) => planned(bid, got, seat) ?? 0);
          x.v.first = bids.indexOf(Math.max(...bids));
          showBids(x, bids, x.v.first);
        },
      },
      'a turn': {
        call: 'turn',
        with: (x) => ({ seat: (x.v.first + x.v.done) % x.g.players.length, card: '' }),
        then: (x, result) => {
          x.v.done++;
          note(x, result.played, x.v.done);
          return x.v.done < x.g.players.length ? { goto: 'a turn' } : undefined;
        },
      },
      'round ends': { window: 'round ends', about: () => ({ paid: 0 }) },
      earn: {
        do: (x) => {
          for (let seat = 0; seat < x.g.players.length; seat++) earn(x, seat, income(x.g, seat));
          for (let seat = 0; seat < x.g.players.length; seat++) draw(x, seat);
        },
      },
    },
  },
  turn: {
    rule: 'turn',
    steps: {
      act: {
        ask: (x) => {
          const { seat } = x.v;
          const cards = x.g.players[seat]?.hand ?? [];
          const option = (card: string) => ({ id: card, text: { key: 'option.card', with: { card } }, on: [card] });
          return [
            {
              kind: 'choose',
              seat,
              rule: 'turn.act',
              ask: { key: 'ask.act' },
              options: cards.filter((card) => mayPlay(x.g, { seat, card }) === null).map(option),
              barred: cards.flatMap((card) => {
                const refusal = mayPlay(x.g, { seat, card });
                return refusal === null ? [] : [{ option: option(card), why: refusal }];
              }),
              pick: [0, 1],
            },
          ];
        },
        then: (x, got) => {
          const [card] = got[x.v.seat] as string[];
          if (card === undefined) return { goto: 'spend' };
          x.v.card = card;
          return undefined;
        },
      },
      'play the card': { call: 'play card', with: (x) => ({ seat: x.v.seat, card: x.v.card }) },
      spend: {
        ask: (x) => {
          const { seat } = x.v;
          const have = x.g.players[seat]?.coins ?? 0;
          if (have < 2) return [];
          return [
            askForPlan(spending, {
              seat,
              rule: 'turn.spend',
              ask: { key: 'ask.spend' },
              about: () => ({ have, price: 2 }),
              check: ({ points }) => (points * 2 > have ? why('turn.spend', 'why.too dear', { have }) : null),
              sample: (roll) => ({ points: roll(Math.floor(have / 2) + 1) - 1 }),
              fallback: () => ({ points: 0 }),
            }),
          ];
        },
        then: (x, got) => {
          const points = planned(spending, got, x.v.seat)?.points ?? 0;
          if (points > 0) buyPoints(x, x.v.seat, points);
        },
      },
    },
    gives: (x) => ({ played: x.v.card !== '' }),
  },
  deal: {
    rule: 'deal',
    steps: {
      answer: {
        ask: (x) => {
          const { from, to, coins } = x.v;
          const [payer, seller] = [x.g.players[from], x.g.players[to]];
          // Withdrawn, or nobody could keep it any more.
          if (payer === undefined || seller === undefined || payer.coins < coins || seller.points === 0) return [];
          const option = (id: string) => ({ id, text: { key: `option.deal ${id}` } });
          const more = payer.coins > coins ? [option('more')] : [];
          const options = [option('accept'), option('decline'), ...more];
          const ask = { key: 'ask.deal', with: { seat: from, coins } };
          return [{ kind: 'choose', seat: to, rule: 'deal', ask, options, pick: [1, 1] }];
        },
        then: (x, got) => {
          const { from, to, coins } = x.v;
          const [said] = (got[to] ?? []) as string[];
          if (said === 'accept') trade(x, from, to, coins);
          if (said !== 'more') return 'end';
          x.v.coins = coins + 1;
          return undefined;
        },
      },
      // He asks for one coin more: the other may pay it, or leave it.
      'one more': {
        ask: (x) => {
          const { from, to, coins } = x.v;
          const options = [{ id: 'accept', text: { key: 'option.deal accept' } }];
          const ask = { key: 'ask.deal for more', with: { seat: to, coins } };
          return [{ kind: 'choose', seat: from, rule: 'deal', ask, options, pick: [0, 1] }];
        },
        then: (x, got) => {
          const { from, to, coins } = x.v;
          if ((got[from] as string[])[0] === 'accept') trade(x, from, to, coins);
        },
      },
    },
  },
  'play card': {
    rule: 'cards',
    steps: {
      reveal: { do: (x) => revealCard(x, x.v.seat, x.v.card) },
      'others may cancel': {
        window: 'card played',
        about: (x) => ({ seat: x.v.seat, card: x.v.card }),
        then: (x, about) => {
          x.v.cancelled = about.cancelled === true;
        },
      },
      effect: {
        do: (x) => {
          if (x.v.cancelled) return;
          if (kindOf(x.v.card) === 'boon') earn(x, x.v.seat, 2);
          if (kindOf(x.v.card) === 'feast') for (let s = 0; s < x.g.players.length; s++) earn(x, s, 1);
        },
      },
      discard: { do: (x) => clearCard(x, x.v.card) },
    },
    gives: (x) => ({ cancelled: x.v.cancelled }),
  },
};

/** Who else has a point to sell. */
const sellers = (g: { readonly players: readonly { readonly points: number }[] }, seat: Seat): Seat[] =>
  g.players.flatMap(({ points }, other) => (other !== seat && points > 0 ? [other] : []));

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
  components: [
    {
      id: 'card:no',
      kind: 'card',
      name: { key: 'card.no' },
      reacts: [
        {
          window: 'card played',
          may: (g, seat, about) => {
            if (holds(g, seat, 'no') === undefined) return false;
            if (about.seat === seat) return why('cards.no', 'why.own card');
            return about.cancelled ? why('cards.no', 'why.cancelled already') : null;
          },
          run: 'play no',
        },
      ],
      procedures: {
        'play no': {
          rule: 'cards.no',
          steps: {
            play: {
              call: 'play card',
              // The card announced may have gone on another card in the meantime.
              with: (x) => {
                const card = holds(x.g, x.v.seat, 'no');
                return card === undefined ? null : { seat: x.v.seat, card };
              },
              then: (x, result) => {
                x.v.works = !result.cancelled;
              },
            },
          },
          gives: (x) => (x.v.works === true ? { cancelled: true } : {}),
        },
      },
    },
    {
      id: 'relic:crown',
      kind: 'relic',
      name: { key: 'relic.crown' },
      modifies: [add(income, (g, seat, now) => (g.players[seat]?.crowned ? now + 1 : now))],
    },
    {
      id: 'relic:purse',
      kind: 'relic',
      name: { key: 'relic.purse' },
      modifies: [set(income, (g, seat, now) => (g.players[seat]?.crowned ? now * 2 : now))],
    },
    {
      // Forced: whoever has more than five coins pays one.
      id: 'law:tax',
      kind: 'law',
      name: { key: 'law.tax' },
      reacts: [
        {
          window: 'round ends',
          may: (g, seat) => ((g.players[seat]?.coins ?? 0) > 5 ? null : false),
          run: 'tax',
          forced: true,
        },
      ],
      procedures: {
        tax: {
          rule: 'tax',
          steps: { pay: { do: (x) => earn(x, x.v.seat, -1) } },
          gives: (x) => ({ paid: x.v.about.paid + 1 }),
        },
      },
    },
    {
      // As often as one likes.
      id: 'relic:drum',
      kind: 'relic',
      name: { key: 'relic.drum' },
      reacts: [
        {
          window: 'round ends',
          may: (g, seat) => ((g.players[seat]?.coins ?? 0) > 0 ? null : false),
          run: 'drum',
          again: true,
        },
      ],
      procedures: {
        drum: {
          rule: 'drum',
          steps: {
            beat: {
              do: (x) => {
                earn(x, x.v.seat, -1);
                score(x, x.v.seat, 1);
              },
            },
          },
        },
      },
    },
  ],
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
