// Plans of the council: votes, and agendas put back.
import type { PlanOf } from '@custodian/kernel';
import { id, int, list, object, planShape, text } from '@custodian/kernel';
import type { AgendaId, PlanetId } from '../facts/index.ts';

/** All votes for one outcome, by exhausting planets. An empty outcome is an abstention. `flat`: so many votes without any planet. */
export const votePlan = planShape(
  'vote',
  object({ outcome: text, planets: list(id<PlanetId>()) }),
  object({
    agenda: id<AgendaId>(),
    outcomes: list(text),
    planets: list(object({ planet: id<PlanetId>(), votes: int })),
    extra: int,
    flat: int,
  }),
);
export type VotePlan = PlanOf<typeof votePlan>;

/** Agendas that were looked at: on top (the last one uppermost) or to the bottom (the first one lowest). */
export const agendasPlan = planShape(
  'agendas',
  object({ top: list(id<AgendaId>()), bottom: list(id<AgendaId>()) }),
  object({ agendas: list(id<AgendaId>()) }),
);
export type AgendasPlan = PlanOf<typeof agendasPlan>;
