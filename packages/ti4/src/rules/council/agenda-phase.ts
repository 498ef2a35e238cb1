// The agenda phase: two agendas, then all planets are readied.
import type { Choose } from '@custodian/kernel';
import { readyPlanets } from '../../atoms/board.ts';
import { beginPhase, endEffects } from '../../atoms/table.ts';
import type { PlanetId } from '../../facts/index.ts';
import { agendasPerPhase } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { exhaustedPlanets, seatsIn } from '../../queries/players.ts';
import { readiedAfterAgendas } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

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
      ask: (x) => seatsIn(x.g).flatMap((seat) => askReadied(x.g, seat)),
      then: (x, got) => {
        for (const seat of seatsIn(x.g))
          readyPlanets(x, seat, (got[seat] as readonly PlanetId[] | undefined) ?? readied(x.g, seat));
        endEffects(x, 'agenda phase');
      },
    },
  },
};

const exhausted = (g: G, seat: Seat): PlanetId[] => exhaustedPlanets(g, seat).map((p) => p.id);

const readied = (g: G, seat: Seat): PlanetId[] => exhausted(g, seat).slice(0, readiedAfterAgendas(g, seat));

/** Asked only of those who may not ready all of them. */
function askReadied(g: G, seat: Seat): Choose[] {
  const planets = exhausted(g, seat);
  const most = readiedAfterAgendas(g, seat);
  if (planets.length <= most) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'agenda phase',
      ask: say('ask.planets after agendas', { most }),
      options: planets.map((planet) => ({ id: planet, text: say('option.planet', { planet }), on: [planet] })),
      pick: [most, most],
    },
  ];
}
