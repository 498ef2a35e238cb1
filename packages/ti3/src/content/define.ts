// How behaviour is declared: one call a component, next to others of its kind. Facts stand in facts/, words in words/.
import type { Component, Frozen, Layer, Modifier, Refusal, Value } from '@custodian/kernel';
import { forbid } from '@custodian/kernel';
import type { Game, Options, Seat } from '../game.ts';
import { mayCarryOut } from '../queries/permissions.ts';
import { hasAbility, hasLaw, hasTechnology } from '../queries/players.ts';
import type { ThirdEdition } from '../terms.ts';
import { say } from '../words/index.ts';
import type {
  AbilityId,
  LeaderAbilityId,
  LeaderId,
  PoliticalCardId,
  RacialTechnologyId,
  StrategyCardId,
  TechnologyId,
} from './facts/index.ts';

export type Ti3Component = Component<ThirdEdition>;
/** The options that are either chosen or not. */
export type GameOption = { [Name in keyof Options]: Options[Name] extends boolean ? Name : never }[keyof Options];
type Behaviour = Omit<Ti3Component, 'id' | 'kind' | 'name'>;

/** `inRules`: where its behaviour stands when it is a line of a sequence rather than a modifier or a reaction. */
interface Stated extends Behaviour {
  readonly inRules?: string;
}

export const technology = (
  id: TechnologyId | RacialTechnologyId,
  { inRules: _, ...behaviour }: Stated,
): Ti3Component => ({
  id: `technology:${id}`,
  kind: 'technology',
  name: say(`technology.${id}`),
  ...behaviour,
});

export const ability = (id: AbilityId, { inRules: _, ...behaviour }: Stated): Ti3Component => ({
  id: `ability:${id}`,
  kind: 'ability',
  name: say(`ability.${id}`),
  ...behaviour,
});

export const strategyCard = (id: StrategyCardId, { inRules: _, ...behaviour }: Stated): Ti3Component => ({
  id: `strategy:${id}`,
  kind: 'strategy card',
  name: say(`strategy.${id}`),
  ...behaviour,
});

export const agenda = (id: PoliticalCardId, { inRules: _, ...behaviour }: Stated): Ti3Component => ({
  id: `agenda:${id}`,
  kind: 'agenda',
  name: say(`agenda.${id}`),
  ...behaviour,
});

/** A choice made before the game, and what it changes. */
export const gameOption = (id: GameOption, { inRules: _, ...behaviour }: Stated): Ti3Component => ({
  id: `option:${id}`,
  kind: 'option',
  name: say(`option-of-game.${id}`),
  ...behaviour,
});

/** What leaders of one type can do. */
export const leaderAbility = (id: LeaderAbilityId, { inRules: _, ...behaviour }: Stated): Ti3Component => ({
  id: `leader:${id}`,
  kind: 'leader',
  name: say(`leader.power.${id}`),
  ...behaviour,
});

/** A leader in person: what he can do is said of his type. */
export const leaderPerson = (id: LeaderId): Ti3Component => ({
  id: `leader-person:${id}`,
  kind: 'leader person',
  name: say(`leader.${id}`),
});

interface OfSeat {
  readonly seat: Seat;
}
type Change<A, T> = (g: Frozen<Game>, about: A, now: T) => T;

/** A change that works for a seat that has the technology: `withTechnology('hylarVAssaultLaser', add, combatBonus, …)`. */
export const withTechnology = <A extends OfSeat, T>(
  id: TechnologyId | RacialTechnologyId,
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
  id: PoliticalCardId,
  layer: Layer,
  value: Value<Game, A, T>,
  change: Change<A, T>,
): Modifier<Game> => layer(value, (g, about, now) => (hasLaw(g, id) ? change(g, about, now) : now));

/** An ability of a strategy card that would do nothing for a seat is not offered to it. */
export const pointless = (
  card: StrategyCardId,
  ability: 'primary' | 'secondary',
  refuse: (g: Frozen<Game>, seat: Seat) => Refusal | null,
): Modifier<Game> =>
  forbid(mayCarryOut, (g, about, now) =>
    about.card === card && about.ability === ability ? (now ?? refuse(g, about.seat)) : now,
  );
