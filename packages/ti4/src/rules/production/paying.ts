// Paying what a rule or a card asks for, and spending as much as one likes.
import { samplePayment } from '@custodian/galaxy';
import type { Plan, Refusal } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import type { G, Seat } from '../../game.ts';
import type { Payment } from '../../plans/payment.ts';
import { paymentPlan } from '../../plans/payment.ts';
import { influenceBeside, payingForBoth } from '../../queries/objectives-of-prophecy.ts';
import { meansOf, purchasingPower } from '../../queries/payment.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import type { Paying, PayingFreely } from './sequences.ts';
import {
  aboutPayment,
  leastWaste,
  noPayment,
  onlyPayment,
  randomPayment,
  refuseMeans,
  spend,
  totalOf,
} from './spending.ts';

export const pay: Sequence<'pay'> = {
  rule: 'resources',
  steps: {
    pay: {
      ask: (x) => askPayment(x.g, x.v),
      then: (x, got) => {
        const { seat, amount, of } = x.v;
        const chosen = planned(paymentPlan, got, seat)?.pay;
        spend(x, seat, chosen ?? onlyPayment(amount, meansOf(x.g, seat, of)) ?? noPayment);
      },
    },
  },
};

/** Nothing is asked where all that there is must go. */
function askPayment(g: G, { seat, amount, of, why: what, leaving = 0 }: Paying): Plan[] {
  const means = meansOf(g, seat, of);
  if (onlyPayment(amount, means) !== null) return [];
  const usual = (): Payment =>
    (leaving > 0 ? payingForBoth(g, seat, { resources: amount, influence: leaving }) : null) ??
    (leastWaste(g, seat, of, amount) as Payment);
  return [
    askForPlan(paymentPlan, {
      seat,
      rule: of,
      ask: what,
      about: () => aboutPayment(of, amount, amount, 1, means),
      check: (plan) => refuseMeans(amount, plan.pay, of, means) ?? refuseLeaving(g, seat, plan.pay, leaving),
      sample: (roll) => {
        const pay = randomPayment(g, seat, of, amount, roll) as Payment;
        return { pay: refuseLeaving(g, seat, pay, leaving) === null ? pay : usual() };
      },
      fallback: () => ({ pay: usual() }),
    }),
  ];
}

function refuseLeaving(g: G, seat: Seat, payment: Payment, leaving: number): Refusal | null {
  const missing = leaving === 0 ? 0 : leaving - influenceBeside(g, seat, payment);
  return missing > 0 ? why('influence', 'why.influence must be left', { missing }) : null;
}

/** Gives what was spent, in whole steps: what is over is lost. */
export const payFreely: Sequence<'pay freely'> = {
  rule: 'resources',
  steps: {
    spend: {
      ask: (x) => askFreely(x.g, x.v),
      then: (x, got) => {
        const { seat, of, step, most } = x.v;
        const chosen = planned(paymentPlan, got, seat)?.pay ?? noPayment;
        x.v.paid = Math.min(most, inSteps(totalOf(x.g, seat, of, chosen), step));
        spend(x, seat, chosen);
      },
    },
  },
  gives: (x) => ({ paid: x.v.paid ?? 0 }),
};

const inSteps = (amount: number, step: number): number => Math.floor(amount / step) * step;

function askFreely(g: G, { seat, of, step, most: wanted, why }: PayingFreely): Plan[] {
  const most = Math.min(inSteps(wanted, step), inSteps(purchasingPower(g, seat, of), step));
  if (most <= 0) return [];
  const means = meansOf(g, seat, of);
  return [
    askForPlan(paymentPlan, {
      seat,
      rule: of,
      ask: why,
      about: () => aboutPayment(of, 0, most, step, means),
      check: (plan) => refuseMeans(0, plan.pay, of, means),
      sample: (roll) => {
        const amount = (roll(most / step + 1) - 1) * step;
        return { pay: amount === 0 ? noPayment : (samplePayment(amount, means, roll) as Payment) };
      },
      fallback: () => ({ pay: noPayment }),
    }),
  ];
}
