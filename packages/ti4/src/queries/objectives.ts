// What objectives ask about: how far a seat has come with each, as numbers.

import { lasts } from '@custodian/galaxy';
import type { Refusal } from '@custodian/kernel';
import { isAblated } from '@custodian/kernel';
import type {
  ObjectiveId,
  PlanetTrait,
  Requirement,
  TechnologyColor,
  TechnologyId,
  UnitTypeId,
} from '../facts/index.ts';
import {
  agendas,
  lawPlace,
  mecatolRex,
  objectives,
  planetTraits,
  pointsOf,
  technologies,
  technologyColors,
  unitCards,
} from '../facts/index.ts';
import type { G, Seat } from '../game.ts';
import { NOBODY } from '../game.ts';
import type { FrozenPlanet, FrozenSystem } from './board.ts';
import {
  anomaliesOf,
  hasShips,
  homeSystem,
  isHome,
  liesThere,
  neighbours,
  shipsOf,
  systemOf,
  systemOfPlanet,
  tileAt,
  wormholesOf,
} from './board.ts';
import { fragmentsOf, isLegendary, traitsOf } from './exploration.ts';
import { progressOfProphecy } from './objectives-of-prophecy.ts';
import { purchasingPower, spendableGoods } from './payment.ts';
import { mayScore } from './permissions.ts';
import { controls, planetsOf, playerOf, technologiesOf, unitsOnBoard } from './players.ts';
import { why } from './refusals.ts';
import { isStructure } from './units.ts';
import { specialties, strategyTokens } from './values.ts';

/** How much of what is required a seat has. It is met when `have` reaches `need`. */
export interface Progress {
  readonly have: number;
  readonly need: number;
}

export const requirementOf = (id: ObjectiveId): Requirement => objectives[id].requirement;
export const pointsFor = (id: ObjectiveId): number => pointsOf[objectives[id].stage];

/** It lies open among the public objectives, also as a secret one that has become known to all. */
export const isOpen = (g: G, id: ObjectiveId): boolean => g.objectives.some((o) => o.open && o.id === id);

export const openObjectives = (g: G): ObjectiveId[] =>
  g.objectives.filter((o) => o.open).map((o) => o.id as ObjectiveId);

/** Scored secret objectives that are still the seat's own: one that has become public counts no longer. */
export const scoredSecrets = (g: G, seat: Seat): ObjectiveId[] =>
  playerOf(g, seat).scored.filter((id) => objectives[id].stage === 'secret' && !isOpen(g, id));

export function progress(g: G, seat: Seat, id: ObjectiveId): Progress {
  const needs = requirementOf(id);
  if ('spend' in needs) return { have: meansFor(g, seat, needs.spend), need: needs.amount };
  if ('planets' in needs) return { have: planetsFor(g, seat, needs.of), need: needs.planets };
  if ('unitUpgrades' in needs) return { have: upgradedTypes(g, seat).size, need: needs.unitUpgrades };
  if ('factionTechnologies' in needs)
    return { have: factionTechnologiesOf(g, seat).length, need: needs.factionTechnologies };
  if ('technologies' in needs) return byColors(g, seat, needs.technologies, needs.colors);
  if ('units' in needs) {
    const types = 'of' in needs ? [needs.of] : needs.ofAny;
    return { have: types.reduce((sum, type) => sum + unitsOnBoard(g, seat, type), 0), need: needs.units };
  }
  if ('systems' in needs) return { have: systemsFor(g, seat, needs.of), need: needs.systems };
  if ('wormholes' in needs) {
    const guarded = needs.wormholes.filter((kind) =>
      g.systems.some((s) => hasShips(s, seat) && wormholesOf(g, s).includes(kind)),
    );
    return { have: guarded.length, need: needs.wormholes.length };
  }
  if ('shipsAtMecatolRex' in needs) {
    // The planet counts as one thing among the ships.
    const ships = Math.min(shipsOf(systemOf(g, mecatolRex), seat).length, needs.shipsAtMecatolRex);
    return { have: ships + (controls(g, seat, 'mecatolRex') ? 1 : 0), need: needs.shipsAtMecatolRex + 1 };
  }
  return progressOfProphecy(g, seat, needs) ?? { have: 0, need: 1 };
}

/** Why the seat cannot score the objective in the status phase, or as if it were; null when it can. */
export function refuseScoring(g: G, seat: Seat, id: ObjectiveId): Refusal | null {
  if (playerOf(g, seat).scored.includes(id)) return why('objectives', 'why.scored already');
  if (objectives[id].phase !== 'status') return why('objectives', `why.scored in the ${objectives[id].phase} phase`);
  const refused = mayScore(g, { seat, objective: id });
  if (refused !== null) return refused;
  const { have, need } = progress(g, seat, id);
  return have >= need && !isAblated('objective', id)
    ? null
    : why('objectives', 'why.requirement', { have: Math.min(have, need), need });
}

/** Marks whose notes lay before a seat when its tactical action began. */
export const FRIENDS = 'friends';

/** Marks that a seat has scored an objective in a combat. */
export const SCORED = 'objectives';

/** The combat that is being fought, by its place; null when there is none. */
export const combatNow = (g: G): string | null => (g.combat === null ? null : (g.combat.planet ?? g.combat.system));

/** In each combat a seat scores one objective at most. */
export function hasScoredInCombat(g: G, seat: Seat): boolean {
  const combat = combatNow(g);
  return combat !== null && lasts(g.effects, SCORED, seat, combat);
}

function meansFor(g: G, seat: Seat, of: Extract<Requirement, { spend: unknown }>['spend']): number {
  const { tactic, hand } = playerOf(g, seat);
  switch (of) {
    case 'resources':
    case 'influence':
      return purchasingPower(g, seat, of);
    case 'tradeGoods':
      return spendableGoods(g, seat);
    case 'commandTokens':
      return tactic + strategyTokens(g, seat);
    case 'actionCards':
      return hand.length;
    case 'relicFragments':
      return fragmentsOf(g, seat).length;
  }
}

type PlanetsOf = Extract<Requirement, { planets: unknown }>['of'];

function planetsFor(g: G, seat: Seat, of: PlanetsOf): number {
  switch (of) {
    case 'oneTrait': {
      const own = planetsOf(g, seat);
      return Math.max(...planetTraits.map((trait) => ofTrait(own, trait)));
    }
    case 'specialty':
      return planetsOf(g, seat).filter((p) => specialties(g, p.id).length > 0).length;
    case 'outsideHomes':
      return inSystems(g, seat, (system) => !isHome(system));
    case 'othersHomes':
      return inSystems(g, seat, (system) => isOthersHome(g, system, seat));
    case 'attachment':
      return planetsOf(g, seat).filter((p) => isAttachedTo(g, p)).length;
    case 'legendary':
      return planetsOf(g, seat).filter(isLegendary).length;
    case 'besideOthers':
      return inSystems(g, seat, ({ planets: all }) =>
        all.some((p) => p.owner !== seat && p.owner !== NOBODY && liesThere(p)),
      );
    case 'structureOutsideHomes':
      return inSystems(
        g,
        seat,
        (system) => system.id !== homeSystem(g, seat)?.id,
        ({ units }) => units.some((u) => u.owner === seat && isStructure(u)),
      );
    case 'mech':
      return planetsOf(g, seat).filter((p) => p.units.some((u) => u.owner === seat && u.type === 'mech')).length;
    case 'atDifferentHomes':
      return homesReached(g, seat);
    default:
      return ofTrait(planetsOf(g, seat), of);
  }
}

const ofTrait = (own: readonly FrozenPlanet[], trait: PlanetTrait): number =>
  own.filter((p) => traitsOf(p).includes(trait)).length;

/** By an exploration card or the like, or by a law. */
const isAttachedTo = (g: G, { id, attachments }: FrozenPlanet): boolean =>
  (attachments?.length ?? 0) > 0 || g.laws.some((law) => law.elected === id && lawPlace(agendas[law.id]) === 'planet');

/** Homes of others that the seat has planets in or next to, a different planet for each. */
function homesReached(g: G, seat: Seat): number {
  const reach = g.systems
    .filter((system) => isOthersHome(g, system, seat))
    .map((home) =>
      planetsOf(g, seat)
        .map((p) => p.id)
        .filter((id) => {
          const at = systemOfPlanet(g, id).id;
          return at === home.id || neighbours(g, home.id, seat).includes(at);
        }),
    );
  return matched(reach, []);
}

/** The most lists that can each be given an item of their own. */
function matched(lists: readonly (readonly string[])[], taken: readonly string[]): number {
  const [first, ...rest] = lists;
  if (first === undefined) return 0;
  const without = matched(rest, taken);
  const withOne = first.filter((id) => !taken.includes(id)).map((id) => 1 + matched(rest, [...taken, id]));
  return Math.max(without, ...withOne);
}

function inSystems(
  g: G,
  seat: Seat,
  counts: (system: FrozenSystem) => boolean,
  isSo: (planet: FrozenPlanet) => boolean = () => true,
): number {
  let n = 0;
  for (const system of g.systems) {
    if (system.planets.length === 0 || !counts(system)) continue;
    for (const planet of system.planets) if (planet.owner === seat && liesThere(planet) && isSo(planet)) n++;
  }
  return n;
}

/** The home system of somebody else, eliminated or not. */
const isOthersHome = (g: G, system: FrozenSystem, seat: Seat): boolean => {
  const { homeOf } = tileAt(system);
  return homeOf !== null && homeOf !== playerOf(g, seat).faction;
};

type SystemsOf = Extract<Requirement, { systems: unknown }>['of'];

const systemsFor = (g: G, seat: Seat, of: SystemsOf): number =>
  g.systems.filter((system) => hasShips(system, seat) && isSuch(g, system, seat, of)).length;

function isSuch(g: G, system: FrozenSystem, seat: Seat, of: SystemsOf): boolean {
  const isBeside = (what: (next: FrozenSystem) => boolean): boolean =>
    neighbours(g, system.id, seat).some((id) => what(systemOf(g, id)));
  switch (of) {
    case 'any':
      return true;
    case 'besideMecatolRex':
      return isBeside((next) => next.id === mecatolRex);
    case 'besideAnomaly':
      return isBeside((next) => anomaliesOf(g, { system: next.id }).length > 0);
    case 'besideOthersHome':
      return isBeside((next) => isOthersHome(g, next, seat));
    case 'withOthersDock':
      return hasOthersDock(system.space, seat) || system.planets.some((planet) => hasOthersDock(planet.units, seat));
  }
}

const hasOthersDock = (units: FrozenSystem['space'], seat: Seat): boolean =>
  units.some((u) => u.type === 'spaceDock' && u.owner !== seat);

/** Types of units that the seat has an upgrade for: two upgrades of one type count once. */
function upgradedTypes(g: G, seat: Seat): Set<UnitTypeId> {
  const types = new Set<UnitTypeId>();
  for (const id of technologiesOf(g, seat))
    if (technologies[id].unitUpgrade) types.add(unitCards[id as unknown as keyof typeof unitCards].type);
  return types;
}

/** A Valefar Assimilator is none by itself; what it copies counts as such. */
const assimilators: readonly TechnologyId[] = ['valefarAssimilatorX', 'valefarAssimilatorY'];

const factionTechnologiesOf = (g: G, seat: Seat): TechnologyId[] =>
  technologiesOf(g, seat).filter((id) => technologies[id].faction !== null && !assimilators.includes(id));

/** So many technologies in each of so many colors: counted up to what is needed in the fullest colors. */
function byColors(g: G, seat: Seat, each: number, colors: number): Progress {
  const owned = new Map<TechnologyColor, number>();
  for (const id of technologiesOf(g, seat)) {
    const { color } = technologies[id];
    if (color !== null) owned.set(color, (owned.get(color) ?? 0) + 1);
  }
  const fullest = technologyColors.map((color) => Math.min(owned.get(color) ?? 0, each)).sort((a, b) => b - a);
  return { have: fullest.slice(0, colors).reduce((sum, n) => sum + n, 0), need: each * colors };
}
