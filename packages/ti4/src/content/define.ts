// How behaviour is declared: one call a component, next to others of its kind. Facts stand in facts/, words in words/.
import type { Component, Layer, Modifier, Value } from '@custodian/kernel';
import type { AbilityId, AgendaId, ObjectiveId, StrategyCardId, TechnologyId, UnitCardId } from '../facts/index.ts';
import type { G, Game, Seat } from '../game.ts';
import { hasAbility, hasLaw, hasTechnology } from '../queries/players.ts';
import { declaredStrategyCards } from '../rules/rounds/strategic-action.ts';
import type { FourthEdition } from '../terms.ts';
import { say } from '../words/index.ts';

export type Ti4Component = Component<FourthEdition>;
type Behaviour = Omit<Ti4Component, 'id' | 'kind' | 'name'>;

/** `inRules`: where its behaviour stands when it is a line of a sequence rather than a modifier or a reaction. */
interface Stated extends Behaviour {
  readonly inRules?: string;
}

export const technology = (id: TechnologyId, { inRules: _, ...behaviour }: Stated): Ti4Component => ({
  id: `technology:${id}`,
  kind: 'technology',
  name: say(`technology.${id}`),
  ...behaviour,
});

export const ability = (id: AbilityId, { inRules: _, ...behaviour }: Stated): Ti4Component => ({
  id: `ability:${id}`,
  kind: 'ability',
  name: say(`ability.${id}`),
  ...behaviour,
});

/** What a unit can do beyond the figures of its card. */
export const unitAbility = (id: UnitCardId, { inRules: _, ...behaviour }: Stated): Ti4Component => ({
  id: `unit-card:${id}`,
  kind: 'unit',
  name: say(`unitCard.${id}`),
  ...behaviour,
});

export const strategyCard = (id: StrategyCardId, { inRules: _, ...behaviour }: Stated): Ti4Component => {
  declaredStrategyCards.add(id);
  return { id: `strategy:${id}`, kind: 'strategy card', name: say(`strategy.${id}`), ...behaviour };
};

export const agenda = (id: AgendaId, { inRules: _, ...behaviour }: Stated): Ti4Component => ({
  id: `agenda:${id}`,
  kind: 'agenda',
  name: say(`agenda.${id}`),
  ...behaviour,
});

export const objective = (id: ObjectiveId, { inRules: _, ...behaviour }: Stated): Ti4Component => ({
  id: `objective:${id}`,
  kind: 'objective',
  name: say(`objective.${id}`),
  ...behaviour,
});

interface OfSeat {
  readonly seat: Seat;
}
type Change<A, T> = (g: G, about: A, now: T) => T;

/** A change that works for a seat that has the technology: `withTechnology('antimassDeflectors', set, mayEnter, …)`. */
export const withTechnology = <A extends OfSeat, T>(
  id: TechnologyId,
  layer: Layer,
  value: Value<Game, A, T>,
  change: Change<A, T>,
): Modifier<Game> => layer(value, (g, about, now) => (hasTechnology(g, about.seat, id) ? change(g, about, now) : now));

export const withAbility = <A extends OfSeat, T>(
  id: AbilityId,
  layer: Layer,
  value: Value<Game, A, T>,
  change: Change<A, T>,
): Modifier<Game> => layer(value, (g, about, now) => (hasAbility(g, about.seat, id) ? change(g, about, now) : now));

/** A change that works for everybody while the law is in force. */
export const withLaw = <A, T>(
  id: AgendaId,
  layer: Layer,
  value: Value<Game, A, T>,
  change: Change<A, T>,
): Modifier<Game> => layer(value, (g, about, now) => (hasLaw(g, id) ? change(g, about, now) : now));
