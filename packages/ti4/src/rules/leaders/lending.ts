// Xander Alexin Victori III: at any time, without being asked, he lets a player spend commodities as trade goods, once.
import type { FreeAction } from '@custodian/kernel';
import { freelyPlanned } from '@custodian/kernel';
import { exhaustLeader } from '../../atoms/leaders.ts';
import { addEffect } from '../../atoms/table.ts';
import type { Seat } from '../../game.ts';
import { lendingPlan } from '../../plans/leaders.ts';
import { agentCard } from '../../queries/leaders.ts';
import { borrowers, COMMODITIES_LENT, XANDER } from '../../queries/lending.ts';
import { why } from '../../queries/refusals.ts';
import type { FourthEdition, Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

export const lending: FreeAction<FourthEdition> = freelyPlanned<FourthEdition, { player: number }>(lendingPlan, {
  rule: 'leaders',
  text: say('free.lend commodities'),
  may: (g, seat) =>
    typeof agentCard(g, seat, XANDER) === 'string' && borrowers(g).length > 0 ? null : why('leaders', 'why.no target'),
  check: (g, _, { player }) => (borrowers(g).includes(player) ? null : why('leaders', 'why.no target')),
  sample: (g, _, roll) => {
    const all = borrowers(g);
    return { player: all[roll(all.length) - 1] as Seat };
  },
  run: (_, seat, { player }) => ({ seat, player }),
  asks: 'lend commodities',
});

export const lendCommodities: Sequence<'lend commodities'> = {
  rule: 'leaders',
  steps: {
    'exhaust the agent': {
      do: (x) => {
        const { seat, player } = x.v;
        const card = agentCard(x.g, seat, XANDER);
        if (typeof card !== 'string') return 'end';
        exhaustLeader(x, seat, card);
        x.v.card = card;
        addEffect(x, { source: COMMODITIES_LENT, seat: player, until: x.g.active >= 0 ? 'turn' : 'round' });
        return undefined;
      },
    },
    'agent exhausted': {
      window: 'agent exhausted',
      about: ({ v: { seat, card } }) => (card === undefined ? null : { seat, agent: card }),
    },
  },
};
