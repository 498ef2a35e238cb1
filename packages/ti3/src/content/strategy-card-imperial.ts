// Imperial: a new objective and two victory points; others build where they have a dock.
import type { Choose, Procedure } from '@custodian/kernel';
import { revealObjective } from '../atoms/cards.ts';
import { scorePoints } from '../atoms/table.ts';
import type { G, Game, Seat } from '../game.ts';
import { mayProduceAt } from '../queries/permissions.ts';
import { why } from '../queries/refusals.ts';
import { endByImperiumRex } from '../rules/victory.ts';
import { say } from '../words/index.ts';
import { pointless, strategyCard } from './define.ts';
import { objectives } from './facts/index.ts';

const primaryImperial: Procedure<Game, { seat: Seat }> = {
  rule: 'strategy.imperial',
  steps: {
    'reveal an objective': {
      do: (x) => {
        const card = revealObjective(x);
        if (card === null || objectives[card].points !== 'gameOver') return undefined;
        endByImperiumRex(x);
        return 'end';
      },
    },
    'receive victory points': { do: (x) => scorePoints(x, x.v.seat, 2, 'strategy:imperial') },
  },
};

/** Systems with a dock of the seat that may build: not one that was placed this round. */
const dockSystems = (g: G, seat: Seat): string[] =>
  g.systems
    .filter((s) =>
      s.planets.some(
        (p) => p.owner === seat && p.dock >= 0 && p.dock < g.round && mayProduceAt(g, { seat, planet: p.id }) === null,
      ),
    )
    .map((s) => s.id);

const secondaryImperial: Procedure<Game, { seat: Seat; system?: string | null }> = {
  rule: 'strategy.imperial',
  steps: {
    'choose a system': {
      ask: (x) => choosingDocks(x.g, x.v.seat),
      then: (x, got) => {
        const [system] = (got[x.v.seat] as string[] | undefined) ?? dockSystems(x.g, x.v.seat);
        x.v.system = system ?? null;
      },
    },
    'build units': {
      call: 'produce units',
      with: (x) =>
        typeof x.v.system === 'string' ? { seat: x.v.seat, system: x.v.system, withoutActivation: true } : null,
    },
  },
};

function choosingDocks(g: G, seat: Seat): Choose[] {
  const systems = dockSystems(g, seat);
  if (systems.length < 2) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'strategy.imperial',
      ask: say('ask.build where'),
      options: systems.map((system) => ({ id: system, text: say('option.system', { system }), on: [system] })),
      pick: [1, 1],
    },
  ];
}

export const imperial = strategyCard('imperial', {
  procedures: { 'primary imperial': primaryImperial, 'secondary imperial': secondaryImperial },
  modifies: [
    pointless('imperial', 'secondary', (g, seat) =>
      dockSystems(g, seat).length === 0 ? why('strategy.imperial', 'why.no dock to build at') : null,
    ),
  ],
});
