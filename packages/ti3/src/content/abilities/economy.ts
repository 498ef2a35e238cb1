// Race abilities of docks and of the Status Phase.
import type { Choose, Refusal } from '@custodian/kernel';
import { add, askForPlan, limit, planned } from '@custodian/kernel';
import { giveActionCard, titleOf } from '../../atoms/cards.ts';
import type { G, Seat } from '../../game.ts';
import type { Exchange as Offer } from '../../plans/dealing.ts';
import { exchangePlan } from '../../plans/dealing.ts';
import { hasAbility, opponentsOf, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { handLimit, statusCards, statusCounters, unitCost } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import { ability, withAbility } from '../define.ts';

export interface Exchange {
  seat: Seat;
  offer?: Offer;
}

/** Hacan offer, the partner agrees, and both choose their cards at the same time. */
const exchangeActionCards: Sequence<'exchange action cards'> = {
  rule: 'status phase',
  steps: {
    offer: {
      ask: (x) => {
        const g = x.g;
        const { seat } = x.v;
        return [
          askForPlan(exchangePlan, {
            seat,
            rule: 'status phase',
            ask: say('ask.offer action cards'),
            about: () => ({ partners: partnersOf(g, seat), cards: playerOf(g, seat).hand.length }),
            check: (plan) => refuseOffer(g, seat, plan),
            sample: (roll) => {
              const partners = partnersOf(g, seat);
              const partner = partners[roll(partners.length) - 1] as Seat;
              const [mine, theirs] = [playerOf(g, seat).hand.length, playerOf(g, partner).hand.length];
              const give = roll(Math.min(mine, 2) + 1) - 1;
              const take = roll(Math.min(theirs, 2) + 1) - 1;
              return give + take === 0 ? null : { partner, give, take };
            },
            fallback: () => null,
          }),
        ];
      },
      then: (x, got) => {
        const offer = planned(exchangePlan, got, x.v.seat);
        if (offer === null || offer === undefined) return 'end';
        x.v.offer = { partner: offer.partner, give: offer.give, take: offer.take };
        return undefined;
      },
    },
    agree: {
      ask: (x) => {
        const { partner, give, take } = x.v.offer as Offer;
        return [
          {
            kind: 'choose',
            seat: partner,
            rule: 'status phase',
            ask: say('ask.agree to exchange', { seat: x.v.seat, give, take }),
            options: [
              { id: 'yes', text: say('option.yes') },
              { id: 'no', text: say('option.no') },
            ],
            pick: [1, 1],
          },
        ];
      },
      then: (x, got) => ((got[(x.v.offer as Offer).partner] as string[])[0] === 'yes' ? undefined : 'end'),
    },
    'choose the cards': {
      ask: (x) => {
        const { partner, give, take } = x.v.offer as Offer;
        return [...choosing(x.g, x.v.seat, give), ...choosing(x.g, partner, take)];
      },
      then: (x, got) => {
        const { seat } = x.v;
        const { partner } = x.v.offer as Offer;
        for (const card of (got[seat] ?? []) as string[]) giveActionCard(x, seat, partner, card);
        for (const card of (got[partner] ?? []) as string[]) giveActionCard(x, partner, seat, card);
      },
    },
    'hand limit of the partner': {
      rule: 'action cards.hand',
      call: 'draw action cards',
      with: (x) => ({ seat: (x.v.offer as Offer).partner, count: 0 }),
    },
    'own hand limit': {
      rule: 'action cards.hand',
      call: 'draw action cards',
      with: (x) => ({ seat: x.v.seat, count: 0 }),
    },
  },
};

/** With whom anything could change hands. */
const partnersOf = (g: G, seat: Seat): Seat[] =>
  opponentsOf(g, seat).filter((other) => playerOf(g, seat).hand.length + playerOf(g, other).hand.length > 0);

function refuseOffer(g: G, seat: Seat, plan: Offer | null): Refusal | null {
  if (plan === null) return null;
  if (!opponentsOf(g, seat).includes(plan.partner)) return why('status phase', 'why.not at the table');
  if (plan.give + plan.take === 0) return why('status phase', 'why.nothing offered');
  return plan.give > playerOf(g, seat).hand.length || plan.take > playerOf(g, plan.partner).hand.length
    ? why('status phase', 'why.too few action cards')
    : null;
}

function choosing(g: G, seat: Seat, count: number): Choose[] {
  if (count === 0) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'status phase',
      ask: say('ask.give action cards', { count }),
      options: playerOf(g, seat).hand.map((card) => ({ id: card, text: say(`action.${titleOf(card)}`), on: [card] })),
      pick: [count, count],
      secret: true,
    },
  ];
}

const mayExchange = (g: G, seat: Seat): null | false =>
  hasAbility(g, seat, 'hacan.exchange') && partnersOf(g, seat).length > 0 ? null : false;

export const economyAbilities: readonly Ti3Component[] = [
  ability('l1z1x.dreadnoughtCost', {
    modifies: [
      withAbility('l1z1x.dreadnoughtCost', add, unitCost, (_, { unit }, now) =>
        unit === 'dreadnought' ? now - 1 : now,
      ),
    ],
  }),
  ability('sol.counter', {
    modifies: [add(statusCounters, (g, seat, now) => (hasAbility(g, seat, 'sol.counter') ? now + 1 : now))],
  }),
  ability('yssaril.cards', {
    modifies: [
      add(statusCards, (g, seat, now) => (hasAbility(g, seat, 'yssaril.cards') ? now + 1 : now)),
      limit(handLimit, (g, seat, now) => (hasAbility(g, seat, 'yssaril.cards') ? Number.POSITIVE_INFINITY : now)),
    ],
  }),
  ability('hacan.exchange', {
    reacts: [
      { window: 'status phase begins', may: mayExchange, run: 'exchange action cards', again: true },
      { window: 'before strategy cards return', may: mayExchange, run: 'exchange action cards', again: true },
    ],
    procedures: { 'exchange action cards': exchangeActionCards },
  }),
];
