// The cards of the toy, and what the weather does.
import type { Component } from '@custodian/kernel';
import { add, set } from '@custodian/kernel';
import { earn, score } from './atoms/table.ts';
import type { ToyTerms } from './terms.ts';
import { holds, income, why } from './values.ts';

export const cards: readonly Component<ToyTerms>[] = [
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
];
