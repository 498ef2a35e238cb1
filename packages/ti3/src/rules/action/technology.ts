// Acquiring a technology: free, or bought for resources. Prerequisites always count; either may be declined.
import type { Barred, Choose, Option, Plan, Refusal, Roll } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { gainTechnology } from '../../atoms/cards.ts';
import { endEffects } from '../../atoms/table.ts';
import type { TechnologyId } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { Payment, TechnologyPlan } from '../../plans/payment.ts';
import { technologyPlan } from '../../plans/payment.ts';
import { playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { availableTechnologies, mostUseful, refuseTechnology, technologyDeck } from '../../queries/technologies.ts';
import { technologyCost } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { leastWaste, noPayment, pay, purchasingPower, randomPayment, refusePayment } from '../production/spending.ts';

/** Gives the technology acquired, or null. */
export const acquireTechnology: Sequence<'acquire technology'> = {
  rule: 'technology.acquiring',
  steps: {
    'free or bought': { do: (x) => (x.v.buy ? { goto: 'before the purchase' } : undefined) },
    'take a technology': {
      ask: (x) => freeChoice(x.g, x.v.seat),
      then: (x, got) => {
        const [technology] = (got[x.v.seat] ?? []) as TechnologyId[];
        x.v.technology = technology ?? null;
        return { goto: 'technology acquired' };
      },
    },
    'before the purchase': {
      rule: 'technology.acquiring',
      window: 'technology purchase',
      about: (x) => ({ seat: x.v.seat }),
    },
    'buy a technology': {
      ask: (x) => purchase(x.g, x.v.seat),
      then: (x, got) => {
        const bought = planned(technologyPlan, got, x.v.seat);
        x.v.technology = bought?.technology ?? null;
        if (bought !== undefined && bought.technology !== null) pay(x, x.v.seat, bought.pay);
      },
    },
    'technology acquired': {
      do: (x) => {
        if (typeof x.v.technology === 'string') gainTechnology(x, x.v.seat, x.v.technology);
        if (x.v.buy) endEffects(x, 'purchase');
      },
    },
  },
  gives: (x) => x.v.technology ?? null,
};

function freeChoice(g: G, seat: Seat): Choose[] {
  const options: Option[] = [];
  const barred: Barred[] = [];
  for (const id of technologyDeck) {
    if (playerOf(g, seat).technologies.includes(id)) continue;
    const option: Option = { id, text: say(`technology.${id}`), on: [id] };
    const refusal = refuseTechnology(g, seat, id, false);
    if (refusal === null) options.push(option);
    else barred.push({ option, why: refusal });
  }
  if (options.length === 0) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'technology.acquiring',
      ask: say('ask.take technology'),
      options,
      barred,
      pick: [0, 1],
      proposal: [mostUseful(options.map((o) => o.id as TechnologyId)) as TechnologyId],
    },
  ];
}

interface Offer {
  readonly technology: TechnologyId;
  readonly cost: number;
}

const priceOf = (g: G, seat: Seat, technology: TechnologyId): number =>
  Math.max(0, technologyCost(g, { seat, technology }));

/** What a seat could buy and pay for now. The price is fixed before paying: planets exhausted for it still count. */
export function technologyOffers(g: G, seat: Seat): Offer[] {
  const power = purchasingPower(g, seat, 'resources');
  return availableTechnologies(g, seat, true)
    .map((technology) => ({ technology, cost: priceOf(g, seat, technology) }))
    .filter((offer) => offer.cost <= power);
}

function purchase(g: G, seat: Seat): Plan[] {
  const offers = technologyOffers(g, seat);
  if (offers.length === 0) return [];
  return [
    askForPlan(technologyPlan, {
      seat,
      rule: 'technology.acquiring',
      ask: say('ask.buy technology'),
      about: () => ({ offers }),
      check: (plan) => refusePurchase(g, seat, plan),
      sample: (roll) => randomPurchase(g, seat, offers, roll),
      fallback: () => usualPurchase(g, seat, offers),
    }),
  ];
}

const nothingBought: TechnologyPlan = { technology: null, pay: noPayment };

function refusePurchase(g: G, seat: Seat, plan: TechnologyPlan): Refusal | null {
  if (plan.technology === null) return refusePayment(g, seat, 'resources', 0, plan.pay);
  const technology = technologyDeck.find((id) => id === plan.technology);
  if (technology === undefined) return why('technology.acquiring', 'why.unknown technology');
  return (
    refuseTechnology(g, seat, technology, true) ??
    refusePayment(g, seat, 'resources', priceOf(g, seat, technology), plan.pay)
  );
}

function usualPurchase(g: G, seat: Seat, offers: readonly Offer[]): TechnologyPlan {
  const wanted = mostUseful(offers.map((o) => o.technology));
  const { technology, cost } = offers.find((o) => o.technology === wanted) as Offer;
  return { technology, pay: leastWaste(g, seat, 'resources', cost) as Payment };
}

function randomPurchase(g: G, seat: Seat, offers: readonly Offer[], roll: Roll): TechnologyPlan {
  if (roll(8) === 1) return nothingBought;
  const { technology, cost } = offers[roll(offers.length) - 1] as Offer;
  return { technology, pay: randomPayment(g, seat, 'resources', cost, roll) as Payment };
}
