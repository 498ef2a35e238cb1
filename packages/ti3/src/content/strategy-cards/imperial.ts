// Imperial: a new objective and two victory points; others build where they have a dock.
import { scorePoints } from '../../atoms/table.ts';
import { why } from '../../queries/refusals.ts';
import { revealNextObjective } from '../../rules/status/victory.ts';
import type { Sequence } from '../../terms.ts';
import { pointless, strategyCard } from '../define.ts';
import { buildingAtDocks, dockSystems } from './building-at-docks.ts';

const primaryImperial: Sequence<'primary imperial'> = {
  rule: 'strategy.imperial',
  steps: {
    'reveal an objective': {
      do: (x) => (revealNextObjective(x) ? undefined : 'end'),
    },
    'receive victory points': { do: (x) => scorePoints(x, x.v.seat, 2, 'strategy:imperial') },
  },
};

const secondaryImperial = buildingAtDocks('strategy.imperial', {});

export const imperial = strategyCard('imperial', {
  procedures: { 'primary imperial': primaryImperial, 'secondary imperial': secondaryImperial },
  modifies: [
    pointless('imperial', 'secondary', (g, seat) =>
      dockSystems(g, seat).length === 0 ? why('strategy.imperial', 'why.no dock to build at') : null,
    ),
  ],
});
