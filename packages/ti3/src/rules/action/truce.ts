// The Short Term Truce ends early when somebody pays for it, which is possible at any time.
import type { FreeAction, Json } from '@custodian/kernel';
import { repealLaw } from '../../atoms/cards.ts';
import { truceEndPrice } from '../../content/facts/index.ts';
import { hasLaw } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { ThirdEdition } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Payment } from '../production/spending.ts';
import { pay, purchasingPower, randomPayment, readPayment, refusePayment } from '../production/spending.ts';
import { isRecord } from '../reading.ts';

export const endingTheTruce: FreeAction<ThirdEdition> = {
  rule: 'council.laws',
  text: say('free.end the truce'),
  may: (g, seat) => {
    const player = g.players[seat];
    if (player === undefined || player.eliminated) return why('council.laws', 'why.not at the table');
    if (!hasLaw(g, 'shortTermTruce')) return why('council.laws', 'why.no truce');
    const missing = truceEndPrice - purchasingPower(g, seat, 'influence');
    return missing > 0
      ? why('spending.costs', 'why.payment too small', { missing, currency: say('term.influence') })
      : null;
  },
  check: (g, seat, plan) => refusePayment(g, seat, 'influence', truceEndPrice, paymentIn(plan)),
  sample: (g, seat, roll) => ({ pay: randomPayment(g, seat, 'influence', truceEndPrice, roll) as Payment }),
  run: (x, seat, plan) => {
    pay(x, seat, readPayment(paymentIn(plan)) as Payment);
    repealLaw(x, 'shortTermTruce');
  },
};

const paymentIn = (plan: Json): Json | undefined => (isRecord(plan) ? plan.pay : undefined);
