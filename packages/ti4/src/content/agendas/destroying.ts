// What the council destroys and exhausts, for the agendas that ask for it.
import type { Choose } from '@custodian/kernel';
import { exhaustPlanets } from '../../atoms/board.ts';
import { endEffect } from '../../atoms/table.ts';
import type { AgendaId, PlanetId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { hasTrait } from '../../queries/exploration.ts';
import { homePlanets, planetsOf, playerOf } from '../../queries/players.ts';
import { specialties } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

/** One place after the other; nobody can do anything about it in between but react to what is destroyed. */
export const councilDestroys: Sequence<'the council destroys'> = {
  rule: 'agenda cards',
  steps: {
    destroy: {
      call: 'destroy units',
      with: (x) => {
        const [next, ...rest] = x.v.destroying;
        x.v.destroying = rest;
        return next ?? null;
      },
      then: (x) => (x.v.destroying.length > 0 ? { goto: 'destroy' } : undefined),
    },
    limits: { call: 'limits', with: () => ({}) },
  },
};

/** Which planets a seat has to exhaust, all of them. */
const concerned: Partial<Record<AgendaId, (g: G, seat: Seat) => PlanetId[]>> = {
  armsReduction: (g, seat) => idsOf(planetsOf(g, seat).filter((p) => specialties(g, p.id).length > 0)),
  newConstitution: (g, seat) => idsOf(homePlanets(g, seat).filter((p) => p.owner === seat)),
  representativeGovernment: (g, seat) => culturalOf(g, seat),
  representativeGovernmentRevised: (g, seat) => culturalOf(g, seat),
};

const culturalOf = (g: G, seat: Seat): PlanetId[] =>
  idsOf(planetsOf(g, seat).filter((p) => hasTrait(g, p.id, 'cultural')));

const idsOf = (planets: readonly { readonly id: PlanetId }[]): PlanetId[] => planets.map((p) => p.id);

const agendaOf = (component: string): AgendaId => component.slice('agenda:'.length) as AgendaId;

/** Planets of the seat's choice, one for each technology: already exhausted ones do not count. */
function askPlanets(g: G, seat: Seat): Choose[] {
  const ready = planetsOf(g, seat).filter((p) => !p.exhausted);
  const count = playerOf(g, seat).technologies.length;
  if (count === 0 || ready.length <= count) return [];
  const options = ready.map(({ id }) => ({ id, text: say('option.planet', { planet: id }), on: [id] }));
  return [
    {
      kind: 'choose',
      seat,
      rule: 'agenda cards',
      ask: say('ask.exhaust planets', { count }),
      options,
      pick: [count, count],
    },
  ];
}

/** When a strategy phase begins: what an agenda of the last round asked for. */
export const exhaustByAgenda: Sequence<'exhaust planets by agenda'> = {
  rule: 'agenda cards',
  steps: {
    'which planets': {
      ask: (x) => (agendaOf(x.v.component) === 'antiIntellectualRevolution' ? askPlanets(x.g, x.v.seat) : []),
      then: (x, got) => {
        const { seat, component } = x.v;
        endEffect(x, component, seat, 'exhaust');
        const ready = idsOf(planetsOf(x.g, seat).filter((p) => !p.exhausted));
        const picked = got[seat] as readonly PlanetId[] | undefined;
        const named = concerned[agendaOf(component)]?.(x.g, seat).filter((planet) => ready.includes(planet));
        const count = playerOf(x.g, seat).technologies.length;
        exhaustPlanets(x, seat, picked ?? named ?? ready.slice(0, count));
      },
    },
  },
};
