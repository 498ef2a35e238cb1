// What could still change the odds of a combat and is not counted in them, so that whoever reads them is told: things a side may
// do of its own will and pays for, and things whose use cannot be foreseen. Action cards and promissory notes are never counted,
// unless they were played.
import type { Text } from '@custodian/kernel';
import type { UnitCardId, UnitTypeId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { say } from '../../words/index.ts';
import type { FrozenUnit } from '../board.ts';
import { isAnomaly, lanes, systemOf, unitsIn } from '../board.ts';
import { fleetIn, troopsOn } from '../combat.ts';
import type { CombatNow } from '../combat-now.ts';
import { canPay } from '../payment.ts';
import { hasAbility, hasTechnology, ownsLaw, playerOf } from '../players.ts';
import { isGroundForce, unitCardId } from '../units.ts';
import type { Conducts } from './conduct.ts';
import type { SpaceStanding } from './space.ts';

/** Components that wait for a moment of a combat and are left out of the odds. */
export const leftOutOfOdds = [
  'ability:devotion',
  'ability:foresight',
  'ability:indoctrination',
  'ability:munitionsReserves',
  'ability:technologicalSingularity',
  'agenda:theCrownOfThalnos',
  'technology:impulseCore',
  'unit-card:exotriremeII',
  'unit-card:theAlastor',
  'unit-card:wrathOfKenara',
] as const;

/** In a space combat, from where it stands. */
export function leftOutInSpace(now: SpaceStanding, conducts: Conducts = {}): Text[] {
  const { game: g, attacker, defender, system, ahead, round } = now;
  const isFirst = round === 1 && ahead !== undefined;
  const found: Text[] = [];
  for (const [seat, enemy] of [
    [attacker, defender],
    [defender, attacker],
  ] as const) {
    const fleet = fleetIn(g, system, seat);
    const has = (...types: UnitTypeId[]): boolean => fleet.some(({ type }) => types.includes(type));
    const isCard = (type: UnitTypeId, card: UnitCardId): boolean => has(type) && unitCardId(g, { seat, type }) === card;
    if (playerOf(g, seat).tradeGoods > 1 && hasAbility(g, seat, 'munitionsReserves'))
      found.push(say('ability.munitionsReserves'));
    if (playerOf(g, seat).tradeGoods > 0 && isCard('flagship', 'wrathOfKenara'))
      found.push(say('unitCard.wrathOfKenara'));
    if (has('cruiser', 'destroyer') && hasAbility(g, seat, 'devotion')) found.push(say('ability.devotion'));
    if (isFirst && has('cruiser', 'destroyer') && hasTechnology(g, seat, 'impulseCore'))
      found.push(say('technology.impulseCore'));
    if (isCard('dreadnought', 'exotriremeII')) found.push(say('unitCard.exotriremeII'));
    if (isFirst && isCard('flagship', 'theAlastor') && unitsIn(systemOf(g, system), seat).some(isGroundForce))
      found.push(say('unitCard.theAlastor'));
    if (now.shooters !== undefined && seat === defender && mayForesee(g, seat, system))
      found.push(say('ability.foresight'));
    found.push(...inAnyCombat(g, seat, enemy));
  }
  const isLeaving = conducts.attacker?.leavesBelow ?? conducts.defender?.leavesBelow;
  if (isLeaving !== undefined && isAnomaly(g, system, 'gravityRift')) found.push(say('anomaly.gravityRift'));
  return onceEach(found);
}

const mayForesee = (g: G, seat: Seat, system: string): boolean =>
  hasAbility(g, seat, 'foresight') && playerOf(g, seat).strategy > 0 && (lanes(g, seat).get(system) ?? []).length > 0;

/** In a fight for a planet. */
export function leftOutOnPlanet({ game: g, attacker, defender, planet, ahead, round }: CombatNow): Text[] {
  const found: Text[] = [];
  if (planet === undefined || defender === NOBODY) return found;
  const isInfantry = ({ type }: FrozenUnit): boolean => type === 'infantry';
  for (const [seat, enemy] of [
    [attacker, defender],
    [defender, attacker],
  ] as const) {
    const isOpen = round === 1 && ahead !== undefined && troopsOn(g, planet, enemy).some(isInfantry);
    if (isOpen && hasAbility(g, seat, 'indoctrination') && canPay(g, seat, 'influence', 2))
      found.push(say('ability.indoctrination'));
    found.push(...inAnyCombat(g, seat, enemy));
  }
  return onceEach(found);
}

function inAnyCombat(g: G, seat: Seat, enemy: Seat): Text[] {
  const found: Text[] = [];
  if (ownsLaw(g, seat, 'theCrownOfThalnos')) found.push(say('agenda.theCrownOfThalnos'));
  if (hasAbility(g, seat, 'technologicalSingularity') && playerOf(g, enemy).technologies.length > 0)
    found.push(say('ability.technologicalSingularity'));
  return found;
}

const onceEach = (texts: readonly Text[]): Text[] =>
  texts.filter((text, i) => texts.findIndex((other) => other.key === text.key) === i);
