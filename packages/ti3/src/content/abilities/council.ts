// Race abilities at the council table and in trade.
import { add, forbid, set } from '@custodian/kernel';
import { spendCounters } from '../../atoms/board.ts';
import { mayBreakAgreement } from '../../queries/permissions.ts';
import { hasAbility, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { agreementIncome, secondaryCost } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import type { Ti3Component } from '../define.ts';
import { ability, withAbility } from '../define.ts';

/** Xxcha: the agenda just read is cancelled, and the next card is drawn. */
const cancelAgenda: Sequence<'cancel the agenda'> = {
  rule: 'council',
  steps: {
    'spend a counter': {
      do: (x) => {
        if (x.v.about.cancelled !== true) spendCounters(x, x.v.seat, 'strategyAllocation', 1);
      },
    },
  },
  gives: () => ({ cancelled: true }),
};

export const councilAbilities: readonly Ti3Component[] = [
  ability('hacan.guild', { inRules: 'rules/action/trade.ts' }),
  ability('hacan.trade', {
    modifies: [
      withAbility('hacan.trade', set, secondaryCost, (_, { card }, now) => (card === 'trade' ? 0 : now)),
      withAbility('hacan.trade', add, agreementIncome, (_, __, now) => now + 1),
    ],
  }),
  ability('hacan.bond', {
    modifies: [
      forbid(mayBreakAgreement, (g, { partner }, now) =>
        hasAbility(g, partner, 'hacan.bond') ? (now ?? why('trade.breaking', 'why.bound to Hacan')) : now,
      ),
    ],
  }),
  ability('xxcha.veto', {
    reacts: [
      {
        window: 'agenda read',
        may: (g, seat, about) => {
          if (!hasAbility(g, seat, 'xxcha.veto') || about.cancelled === true) return false;
          return playerOf(g, seat).strategyAllocation > 0
            ? null
            : why('strategy allocation', 'why.no counter to spend');
        },
        run: 'cancel the agenda',
      },
    ],
    procedures: { 'cancel the agenda': cancelAgenda },
  }),
];
