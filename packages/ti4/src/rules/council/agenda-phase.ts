// The agenda phase: two agendas, then all planets are readied.
import { readyPlanets } from '../../atoms/board.ts';
import { beginPhase, endEffects } from '../../atoms/table.ts';
import { agendasPerPhase } from '../../facts/index.ts';
import { exhaustedPlanets, seatsIn } from '../../queries/players.ts';
import type { Sequence } from '../../terms.ts';

export interface Phase {
  left?: number;
}

export const agendaPhase: Sequence<'agenda phase'> = {
  rule: 'agenda phase',
  steps: {
    begin: {
      do: (x) => {
        beginPhase(x, 'agenda');
        x.v.left = agendasPerPhase;
      },
    },
    'agenda phase begins': { window: 'agenda phase begins', about: () => ({}) },
    'one agenda': {
      call: 'one agenda',
      with: () => ({}),
      then: (x) => {
        x.v.left = (x.v.left ?? 1) - 1;
        return x.v.left > 0 ? { goto: 'one agenda' } : undefined;
      },
    },
    'ready planets': {
      do: (x) => {
        for (const seat of seatsIn(x.g))
          readyPlanets(
            x,
            seat,
            exhaustedPlanets(x.g, seat).map((p) => p.id),
          );
        endEffects(x, 'agenda phase');
      },
    },
  },
};
