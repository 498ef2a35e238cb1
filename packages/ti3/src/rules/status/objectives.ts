// Qualifying for objectives: one public objective and the secret one, each paid for where it asks to spend now.
import type { Option, Refusal } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { claimObjective, declareWinner, scorePoints, spendTradeGoods } from '../../atoms/table.ts';
import type { ObjectiveId } from '../../content/facts/index.ts';
import { objectives } from '../../content/facts/index.ts';
import { missingFor, spendingFor } from '../../content/objectives.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import type { Payment } from '../../plans/payment.ts';
import { paymentPlan } from '../../plans/payment.ts';
import { mayClaim } from '../../queries/permissions.ts';
import { hasEffect, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Currency } from '../production/spending.ts';
import { leastWaste, pay, randomPayment, refusePayment } from '../production/spending.ts';

/** Why the seat cannot claim the objective now; null when it can. */
export function refuseClaim(g: G, seat: Seat, id: ObjectiveId): Refusal | null {
  if (playerOf(g, seat).claimed.includes(id)) return why('objective cards', 'why.objective claimed');
  const missing = missingFor(g, seat, id);
  return mayClaim(g, { seat, objective: id }) ?? (missing === null ? null : { rule: 'objective cards', text: missing });
}

/** Whoever has this effect claims as many public objectives as he likes (Imperial II). */
export const FREE_CLAIMS = 'strategy:imperialII';

export interface Claiming {
  seat: Seat;
  /** One public objective out of turn: the secret one has to wait. */
  publicOnly?: true;
  /** Claimed, and still to be paid for. */
  paying?: ObjectiveId[];
}

export const claimObjectives: Sequence<'claim objectives'> = {
  rule: 'status.objectives',
  steps: {
    announce: {
      ask: (x) => {
        const { seat } = x.v;
        const secret = x.v.publicOnly === true ? '' : playerOf(x.g, seat).secret;
        const most = publicClaims(x.g, x.v);
        const options: Option[] = [];
        const barred: { option: Option; why: Refusal }[] = [];
        for (const id of secret === '' ? x.g.objectives : [...x.g.objectives, secret as ObjectiveId]) {
          const option = { id, text: say(`objective.${id}`), on: [id] };
          const refused = refuseClaim(x.g, seat, id);
          if (refused === null) options.push(option);
          else barred.push({ option, why: refused });
        }
        // Whoever still holds a secret is asked, met or not: to be asked must not tell what the card requires.
        const believed = secret !== '' && mayClaim(x.g, { seat, objective: secret as ObjectiveId }) === null;
        if (options.length === 0 && !believed) return [];
        return [
          {
            kind: 'choose',
            seat,
            rule: 'status.objectives',
            ask: say(claimQuestion(x.v, most)),
            options,
            barred,
            pick: [0, Math.min(most + (secret === '' ? 0 : 1), options.length)],
            proposal: worthMost(
              options.map((o) => o.id as ObjectiveId),
              secret,
              most,
            ),
            check: (picked) =>
              picked.filter((id) => id !== secret).length > most
                ? why('objective cards', 'why.one public objective')
                : null,
            secret: true,
          },
        ];
      },
      then: (x, got) => {
        const picked = (got[x.v.seat] ?? []) as ObjectiveId[];
        for (const id of picked) if (spendingFor(id) === undefined) claim(x, x.v.seat, id);
        x.v.paying = picked.filter((id) => spendingFor(id) !== undefined);
        return x.v.paying.length === 0 ? 'end' : undefined;
      },
    },
    'spend now': {
      rule: 'objective cards',
      ask: (x) => {
        const { seat } = x.v;
        const objective = (x.v.paying as ObjectiveId[])[0] as ObjectiveId;
        const cost = spendingFor(objective);
        if (cost === undefined || cost.currency === 'trade goods') return [];
        const g = x.g;
        const { currency, amount } = cost;
        const cheapest = leastWaste(g, seat, currency, amount);
        if (cheapest === null) return [];
        return [
          askForPlan(paymentPlan, {
            seat,
            rule: 'objective cards',
            ask: say('ask.pay for objective', { objective, amount, currency: say(wordFor[currency]) }),
            about: () => ({ objective, currency, amount }),
            check: (plan) => refusePayment(g, seat, currency, amount, plan.pay),
            sample: (roll) => ({ pay: randomPayment(g, seat, currency, amount, roll) as Payment }),
            fallback: () => ({ pay: cheapest }),
          }),
        ];
      },
      then: (x, got) => {
        const { seat } = x.v;
        const objective = (x.v.paying as ObjectiveId[])[0] as ObjectiveId;
        const cost = spendingFor(objective);
        const answer = planned(paymentPlan, got, seat);
        x.v.paying?.shift();
        const next = x.v.paying?.length === 0 ? 'end' : { goto: 'spend now' };
        if (answer !== undefined) pay(x, seat, answer.pay);
        else if (cost?.currency === 'trade goods' && playerOf(x.g, seat).tradeGoods >= cost.amount)
          spendTradeGoods(x, seat, cost.amount);
        else return next; // Given away or spent since it was announced: nothing is paid and nothing claimed.
        claim(x, seat, objective);
        return next;
      },
    },
  },
};

const wordFor = { resources: 'term.resource.many', influence: 'term.influence' } as const satisfies Record<
  Currency,
  string
>;

const publicClaims = (g: G, { seat, publicOnly }: Claiming): number =>
  publicOnly !== true && hasEffect(g, FREE_CLAIMS, seat) ? g.objectives.length : 1;

/** All that may be claimed together, the public ones that give most points first. */
function worthMost(ids: readonly ObjectiveId[], secret: string, most: number): ObjectiveId[] {
  const points = (id: ObjectiveId): number => {
    const { points: printed } = objectives[id];
    return typeof printed === 'number' ? printed : Number.POSITIVE_INFINITY;
  };
  const open = ids.filter((id) => id !== secret).sort((a, b) => points(b) - points(a));
  return [...open.slice(0, most), ...ids.filter((id) => id === secret)];
}

const claimQuestion = ({ publicOnly }: Claiming, most: number) =>
  publicOnly === true ? 'ask.claim one at once' : most > 1 ? 'ask.claim any objectives' : 'ask.claim objectives';

/** The card is claimed: its points, or the game. */
function claim(x: Ti3, seat: Seat, id: ObjectiveId): void {
  claimObjective(x, seat, id);
  const { points } = objectives[id];
  if (points === 'win') declareWinner(x, [seat], id);
  else if (points !== 'gameOver') scorePoints(x, seat, points, `objective:${id}`);
}
