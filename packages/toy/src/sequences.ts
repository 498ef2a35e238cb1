// The sequences of the toy.
import type { Procedures } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import {
  buyPoints,
  clearCard,
  draw,
  earn,
  nextRound,
  note,
  revealCard,
  showBids,
  shuffleDeck,
  trade,
  win,
} from './atoms/table.ts';
import { kindOf } from './game.ts';
import type { ToyTerms } from './terms.ts';
import { bid, income, mayPlay, rounds, spending, why } from './values.ts';

export const procedures: Procedures<ToyTerms> = {
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
