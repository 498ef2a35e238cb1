// What could still change the odds of a combat and is not counted in them, so that whoever reads them is told: things a side may
// do of its own will and pays for, agents and heroes that are used up, and things whose use cannot be foreseen. Action cards and
// promissory notes are never counted, unless they were played; nor is what somebody does who does not fight.
import type { Text } from '@custodian/kernel';
import type { LeaderId, UnitCardId, UnitTypeId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { say } from '../../words/index.ts';
import type { FrozenUnit } from '../board.ts';
import { hasUnit, isAnomaly, lanes, neighbours, systemOf, unitsWhere } from '../board.ts';
import { fleetIn, troopsOn } from '../combat.ts';
import type { CombatNow } from '../combat-now.ts';
import { hasRelic } from '../exploration.ts';
import { agentCard, hasCommander, hasHero } from '../leaders.ts';
import { mayDeploy } from '../mechs.ts';
import { canPay } from '../payment.ts';
import { hasAbility, hasEffect, hasTechnology, ownsLaw, playerOf } from '../players.ts';
import { isGroundForce, unitCardId } from '../units.ts';
import { commitPrice, fightsAs, shields } from '../values.ts';
import type { Conducts } from './conduct.ts';
import type { GroundStanding } from './ground.ts';
import type { SpaceStanding } from './space.ts';

/** Components that wait for a moment of a combat and are left out of the odds. */
export const leftOutOfOdds = [
  'ability:devotion',
  'ability:foresight',
  'ability:indoctrination',
  'ability:munitionsReserves',
  'ability:technologicalSingularity',
  'agenda:theCrownOfThalnos',
  'leader:adjudicatorBaal',
  'leader:brotherMilor',
  'leader:brotherMilorOmega',
  'leader:evelynDelouis',
  'leader:ipswitchLooseCannon',
  'leader:kuuasiAunJalatai',
  'leader:saiSeravus',
  'leader:shvalHarbinger',
  'leader:tellurian',
  'leader:theThundarian',
  'leader:viscountUnlenn',
  'note:theCavalry',
  'relic:theCrownOfThalnos',
  'technology:impulseCore',
  'unit-card:dunlainReaper',
  'unit-card:dynamo',
  'unit-card:exotriremeII',
  'unit-card:omniopiares',
  'unit-card:quantumManipulator',
  'unit-card:strikeWingAlphaII',
  'unit-card:theAlastor',
  'unit-card:wrathOfKenara',
] as const;

/** Components that wait for such a moment for something else: goods, tokens, notes. No fight ends otherwise for them. */
export const besideOdds = [
  'ability:devour',
  'leader:acamar',
  'leader:rearAdmiralFarran',
  'leader:xuange',
  'technology:selfAssemblyRoutines',
  'technology:voidwatch',
  'unit-card:crimsonLegionnaire',
  'unit-card:crimsonLegionnaireII',
  'unit-card:reanimator',
  'unit-card:theTerrorBetween',
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
    if (isFirst && isCard('flagship', 'theAlastor') && hasUnit(systemOf(g, system), seat, isGroundForce))
      found.push(say('unitCard.theAlastor'));
    if (now.shooters !== undefined && seat === defender && mayForesee(g, seat, system))
      found.push(say('ability.foresight'));
    if (now.shooters !== undefined && seat === attacker) found.push(...onArrival(g, seat, has('warSun')));
    found.push(...ofLeadersInSpace(now, seat));
    if (now.barrage && isCard('destroyer', 'strikeWingAlphaII') && hasInfantryAboard(g, enemy, system))
      found.push(say('unitCard.strikeWingAlphaII'));
    if (fleet.some((unit) => fightsAs(g, unit) !== null)) found.push(say('note.theCavalry'));
    if (shields(g, { seat, system, kind: 'space combat' }).length > 0) found.push(say('unitCard.quantumManipulator'));
    found.push(...inAnyCombat(g, seat, enemy, system));
  }
  const isLeaving = conducts.attacker?.leavesBelow ?? conducts.defender?.leavesBelow;
  if (isLeaving !== undefined && isAnomaly(g, system, 'gravityRift')) found.push(say('anomaly.gravityRift'));
  return onceEach(found);
}

const mayForesee = (g: G, seat: Seat, system: string): boolean =>
  hasAbility(g, seat, 'foresight') && playerOf(g, seat).strategy > 0 && (lanes(g, seat).get(system) ?? []).length > 0;

const hasInfantryAboard = (g: G, seat: Seat, system: string): boolean =>
  systemOf(g, system).space.some((u) => u.owner === seat && isInfantry(u));

/** What the active player may do as soon as ships have moved. */
function onArrival(g: G, seat: Seat, hasWarSun: boolean): Text[] {
  const found: Text[] = [];
  if (hasWarSun && hasHero(g, seat, 'adjudicatorBaal')) found.push(say('leader.adjudicatorBaal'));
  if (hasHero(g, seat, 'shvalHarbinger')) found.push(say('leader.shvalHarbinger'));
  if (hasCommander(g, seat, 'saiSeravus')) found.push(say('leader.saiSeravus'));
  return found;
}

const isReady = (g: G, seat: Seat, agent: LeaderId): boolean => typeof agentCard(g, seat, agent) === 'string';

function ofLeadersInSpace({ game: g, system, round, ahead }: CombatNow, seat: Seat): Text[] {
  const found: Text[] = [];
  for (const agent of ['viscountUnlenn', 'brotherMilor', 'brotherMilorOmega'] as const)
    if (isReady(g, seat, agent)) found.push(say(`leader.${agent}`));
  const isAwake = hasEffect(g, 'leader:ipswitchLooseCannon', seat);
  const mayWake = round === 1 && ahead !== undefined && hasHero(g, seat, 'ipswitchLooseCannon');
  if (isAwake || mayWake) found.push(say('leader.ipswitchLooseCannon'));
  if (hasHero(g, seat, 'kuuasiAunJalatai') && systemOf(g, system).planets.some(({ owner }) => owner === seat))
    found.push(say('leader.kuuasiAunJalatai'));
  return found;
}

function ofMechsAndLeadersOnPlanet({ game: g, planet }: CombatNow, seat: Seat): Text[] {
  const found: Text[] = [];
  for (const agent of ['evelynDelouis', 'brotherMilorOmega'] as const)
    if (isReady(g, seat, agent)) found.push(say(`leader.${agent}`));
  const hasInfantry = planet !== undefined && troopsOn(g, planet, seat).some(isInfantry);
  if (hasInfantry && mayDeploy(g, seat, 'dunlainReaper') === null && canPay(g, seat, 'resources', 2))
    found.push(say('unitCard.dunlainReaper'));
  return found;
}

/** In a fight for a planet. */
export function leftOutOnPlanet(now: GroundStanding): Text[] {
  const { game: g, attacker, defender, system, planet, ahead, round, before = [] } = now;
  const found: Text[] = [];
  // Whoever has not landed yet has to pay for it.
  if (before.includes('bombardment') && commitPrice(g, { seat: attacker, planet }) > 0)
    found.push(say('unitCard.omniopiares'));
  if (defender === NOBODY) return found;
  for (const [seat, enemy] of [
    [attacker, defender],
    [defender, attacker],
  ] as const) {
    const isOpen = round === 1 && ahead !== undefined && troopsOn(g, planet, enemy).some(isInfantry);
    if (isOpen && hasAbility(g, seat, 'indoctrination') && canPay(g, seat, 'influence', 2))
      found.push(say('ability.indoctrination'));
    found.push(...ofMechsAndLeadersOnPlanet(now, seat), ...inAnyCombat(g, seat, enemy, system));
  }
  return onceEach(found);
}

const isInfantry = ({ type }: FrozenUnit): boolean => type === 'infantry';

/** Is the Dynamo there, or next to it? */
function isNearDynamo(g: G, seat: Seat, system: string): boolean {
  if (unitCardId(g, { seat, type: 'flagship' }) !== 'dynamo') return false;
  const [at] = unitsWhere(g, (u) => u.owner === seat && u.type === 'flagship');
  return at !== undefined && (at.system.id === system || neighbours(g, at.system.id, seat).includes(system));
}

function inAnyCombat(g: G, seat: Seat, enemy: Seat, system: string): Text[] {
  const found: Text[] = [];
  for (const agent of ['tellurian', 'theThundarian'] as const)
    if (isReady(g, seat, agent)) found.push(say(`leader.${agent}`));
  if (hasRelic(g, seat, 'theCrownOfThalnos')) found.push(say('relic.theCrownOfThalnos'));
  if (isNearDynamo(g, seat, system) && canPay(g, seat, 'influence', 2)) found.push(say('unitCard.dynamo'));
  if (ownsLaw(g, seat, 'theCrownOfThalnos')) found.push(say('agenda.theCrownOfThalnos'));
  if (hasAbility(g, seat, 'technologicalSingularity') && playerOf(g, enemy).technologies.length > 0)
    found.push(say('ability.technologicalSingularity'));
  return found;
}

export const onceEach = (texts: readonly Text[]): Text[] =>
  texts.filter((text, i) => texts.findIndex((other) => other.key === text.key) === i);
