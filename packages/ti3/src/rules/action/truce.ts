// The Short Term Truce ends early when somebody pays for it, which is possible at any time.
import type { FreeAction } from '@custodian/kernel';
import { freelyPlanned } from '@custodian/kernel';
import { repealLaw } from '../../atoms/cards.ts';
import { truceEndPrice } from '../../content/facts/index.ts';
import { trucePlan } from '../../plans/dealing.ts';
import type { Payment } from '../../plans/payment.ts';
import { hasLaw } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { ThirdEdition } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { pay, purchasingPower, randomPayment, refusePayment } from '../production/spending.ts';

export const endingTheTruce: FreeAction<ThirdEdition> = freelyPlanned(trucePlan, {
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
  check: (g, seat, plan) => refusePayment(g, seat, 'influence', truceEndPrice, plan.pay),
  sample: (g, seat, roll) => ({ pay: randomPayment(g, seat, 'influence', truceEndPrice, roll) as Payment }),
  run: (x, seat, plan) => {
    pay(x, seat, plan.pay);
    repealLaw(x, 'shortTermTruce');
  },
});
