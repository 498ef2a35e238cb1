// The strategy cards that concern everybody at once: Political and Trade.
import type { Choose } from '@custodian/kernel';
import { forbid, limit } from '@custodian/kernel';
import { arrangePoliticalDeck, lookAt, refillPoliticalDeck } from '../../atoms/cards.ts';
import { gainTradeGoods } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import { mayCarryOut, mayConvene } from '../../queries/permissions.ts';
import { hasEffect, hasLaw } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { agreementIncome, income } from '../../queries/values.ts';
import { breakAll, receiveIncome } from '../../rules/action/trade.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import { strategyCard } from '../define.ts';

const primaryPolitical: Sequence<'primary political'> = {
  rule: 'strategy.political',
  steps: {
    'draw action cards': { call: 'draw action cards', with: (x) => ({ seat: x.v.seat, count: 3 }) },
    'receive a command counter': { call: 'receive counters', with: (x) => ({ seat: x.v.seat, count: 1 }) },
    'the council convenes': {
      call: 'galactic council',
      with: (x) => (mayConvene(x.g, { seat: x.v.seat }) === null ? { seat: x.v.seat } : null),
    },
    'look at the political deck': {
      do: (x) => {
        refillPoliticalDeck(x, 3);
        lookAt(x, x.v.seat, topThree(x.g));
      },
    },
    'arrange the political deck': {
      ask: (x) => (topThree(x.g).length < 2 ? [] : [arranging(x.g, x.v.seat)]),
      then: (x, got) => {
        const [top] = (got[x.v.seat] as string[] | undefined) ?? [];
        if (top === undefined) return;
        const others = topThree(x.g).filter((c) => c !== top);
        arrangePoliticalDeck(x, x.v.seat, top, others);
      },
    },
  },
};

const secondaryPolitical: Sequence<'secondary political'> = {
  rule: 'strategy.political',
  steps: {
    'draw an action card': { call: 'draw action cards', with: (x) => ({ seat: x.v.seat, count: 1 }) },
  },
};

const primaryTrade: Sequence<'primary trade'> = {
  rule: 'strategy.trade',
  steps: {
    'choose one': {
      ask: (x) => [tradeOrCancel(x.v.seat)],
      then: (x, got) => {
        const cancel = (got[x.v.seat] as string[]).includes('cancel');
        return { goto: cancel ? 'cancel all agreements' : 'receive trade goods' };
      },
    },
    'cancel all agreements': {
      rule: 'trade.guild',
      do: (x) => {
        breakAll(x);
        return 'end';
      },
    },
    'receive trade goods': {
      rule: 'trade.income',
      do: (x) => {
        gainTradeGoods(x, x.v.seat, 3);
        receiveIncome(x, x.v.seat);
      },
    },
    'trade income received': {
      window: 'trade income received',
      about: (x) => ({ seat: x.v.seat, how: 'primary' }),
    },
    negotiations: { call: 'trade negotiations', with: (x) => ({ seat: x.v.seat }) },
  },
};

const secondaryTrade: Sequence<'secondary trade'> = {
  rule: 'strategy.trade',
  steps: {
    'receive trade goods': {
      rule: 'trade.income',
      do: (x) => {
        receiveIncome(x, x.v.seat);
      },
    },
    'trade income received': {
      window: 'trade income received',
      about: (x) => ({ seat: x.v.seat, how: 'secondary' }),
    },
  },
};

/** The last card of the deck is its top. */
const topThree = (g: G): readonly string[] => g.politicalDeck.slice(-3);

const arranging = (g: G, seat: Seat): Choose => ({
  kind: 'choose',
  seat,
  rule: 'strategy.political',
  ask: say('ask.top political card'),
  options: topThree(g).map((id) => ({ id, text: say('option.agenda', { agenda: id }), on: [id] })),
  pick: [1, 1],
  secret: true,
});

const tradeOrCancel = (seat: Seat): Choose => ({
  kind: 'choose',
  seat,
  rule: 'strategy.trade',
  ask: say('ask.trade or cancel'),
  options: [
    { id: 'trade', text: say('option.trade') },
    { id: 'cancel', text: say('option.cancel agreements') },
  ],
  pick: [1, 1],
});

export const councilStrategyCards: readonly Ti3Component[] = [
  strategyCard('political', {
    procedures: { 'primary political': primaryPolitical, 'secondary political': secondaryPolitical },
  }),
  strategyCard('trade', {
    procedures: { 'primary trade': primaryTrade, 'secondary trade': secondaryTrade },
    modifies: [
      // Negotiations leave this mark on agreements formed in the same action.
      limit(agreementIncome, (g, { seat, partner }, now) =>
        hasEffect(g, 'strategy:trade', seat, String(partner)) ? 0 : now,
      ),
      forbid(mayCarryOut, (g, { seat, card, ability }, now) =>
        card === 'trade' && ability === 'secondary' && income(g, seat) === 0 && !hasLaw(g, 'tradeWar')
          ? (now ?? why('trade.income', 'why.no trade income'))
          : now,
      ),
    ],
  }),
];
