// The toy as the house knows it: the smallest whole title.
import type { Policy } from '@custodian/bots';
import { searching, spirited } from '@custodian/bots';
import type { Cover, Laws, ListedComponent } from '@custodian/title';
import { defineTitle } from '@custodian/title';
import { ahead } from './ahead.ts';
import type { Toy } from './game.ts';
import { toy, toyOptions } from './toy.ts';

const cover: Cover<Toy> = {
  id: 'toy',
  seats: [2, 4],
  options: toyOptions,
  levels: ['thrifty'],
  landmarks: { turn: [['act', 'play the card'], ['spend']] },
  words: {
    en: () => import('./words.ts').then(({ en }) => en),
    it: () => import('./words.ts').then(({ it }) => it),
  },
  // Everybody plays the same: a player is called as the house calls him.
  nameOf: () => undefined,
  summary: ({ round, players, winner }) => ({
    round,
    points: players.map((player) => player.points),
    ending: winner === null ? null : { why: 'points', winners: [winner] },
  }),
};

/** Points first, then coins. */
const thrifty: Policy<Toy> = searching<Toy>(
  {
    value: ({ game }, seat) => 10 * (game.players[seat]?.points ?? 0) + (game.players[seat]?.coins ?? 0),
    settled: (state, began) => state.game.round !== began.game.round,
    worthwhile: () => null,
  },
  { time: 0, plans: 6, depth: 10 },
  () => 0,
);

/** Any number there is; a bid within the coins, points that the coins pay for, a gift to another of what one has. */
export const toyLaws: Laws<Toy> = {
  kinds: () => [Array.from({ length: 20 }, (_, n) => n)],
  offers: (g, { seat, shape, about }, plan) => {
    const { points, to, coins } = (typeof plan === 'object' ? plan : {}) as Record<string, number>;
    const { most, have, price } = (about ?? {}) as Record<string, number>;
    if (shape === 'number') return (plan as number) <= (most as number);
    if (shape === 'spending') return (points as number) * (price as number) <= (have as number);
    return to !== seat && g.players[to as number] !== undefined && (coins as number) <= (g.players[seat]?.coins ?? 0);
  },
  alone: (_, { shape, about }) => (shape === 'number' ? [{ plan: (about as { most: number }).most, unless: [] }] : []),
};

const ledger = (): ListedComponent[] =>
  toy.components.map(({ id, kind }) => ({ kind, id, registered: toy.byId.has(id) }));

export const title = defineTitle<Toy>({
  ...cover,
  rules: toy,
  optionsOf: (game) => game.options,
  bots: { thrifty: () => thrifty },
  spirited: spirited(),
  laws: async () => toyLaws,
  ledger: async () => ledger(),
  targets: {},
  ahead,
});
