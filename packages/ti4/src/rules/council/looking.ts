// Looking at the top agendas: each goes back on top or to the bottom.
import type { Refusal, Roll } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { lookAt } from '../../atoms/action-cards.ts';
import { arrangeAgendas, refillAgendaDeck } from '../../atoms/council.ts';
import type { AgendaId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { AgendasPlan } from '../../plans/council.ts';
import { agendasPlan } from '../../plans/council.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

export interface Looking {
  readonly seat: Seat;
  readonly count: number;
}

/** The cards on top, the uppermost first. */
export const topOf = (g: G, count: number): AgendaId[] => g.agendaDeck.slice(-count).reverse() as AgendaId[];

export const lookAtAgendas: Sequence<'look at agendas'> = {
  rule: 'politics',
  steps: {
    look: {
      do: (x) => {
        refillAgendaDeck(x, x.v.count);
        lookAt(x, x.v.seat, topOf(x.g, x.v.count));
      },
    },
    'put them back': {
      ask: ({ g, v: { seat, count } }) => {
        const seen = topOf(g, count);
        if (seen.length === 0) return [];
        return [
          askForPlan(agendasPlan, {
            seat,
            rule: 'politics',
            ask: say('ask.agendas', { count: seen.length }),
            secret: true,
            about: () => ({ agendas: seen }),
            check: (plan) => check(seen, plan),
            sample: (roll) => sample(seen, roll),
            fallback: () => ({ top: seen.slice().reverse(), bottom: [] }),
          }),
        ];
      },
      then: (x, got) => {
        const plan = planned(agendasPlan, got, x.v.seat);
        if (plan !== undefined) arrangeAgendas(x, x.v.seat, plan.top, plan.bottom);
      },
    },
  },
};

function check(seen: readonly AgendaId[], { top, bottom }: AgendasPlan): Refusal | null {
  const named = [...top, ...bottom];
  const isWhole = named.length === seen.length && seen.every((card) => named.includes(card));
  return isWhole ? null : why('politics', 'why.each agenda once');
}

function sample(seen: readonly AgendaId[], roll: Roll): AgendasPlan {
  const top: AgendaId[] = [];
  const bottom: AgendaId[] = [];
  for (const card of seen) (roll(2) === 1 ? top : bottom).splice(0, 0, card);
  return { top, bottom };
}
