// What could still change the odds of a battle and is not counted in them, so that whoever reads them is told: things a
// side may do of its own will, and things whose use cannot be foreseen. Action cards are never counted, unless they were played.
import type { Text } from '@custodian/kernel';
import type { PlanetId } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { say } from '../../words/index.ts';
import type { UnitCounts } from '../battle.ts';
import { fleetCounts } from '../battle.ts';
import { planetOf, systemOf, systemOfPlanet } from '../board.ts';
import { isElected } from '../council.ts';
import { fleetHasLeader, hasLeaderOn } from '../leaders.ts';
import { hasAbility, hasEffect, hasTechnology, playerOf } from '../players.ts';
import { retreatSystems } from '../retreat.ts';
import type { Conduct, Conducts } from './conduct.ts';
import type { Meeting } from './fleet.ts';
import type { InvasionShot } from './ground.ts';
import type { BattleStanding } from './space.ts';

/** Components that wait for a moment of a battle and are left out of the odds, unless a side's conduct says that it uses them. */
export const leftOutOfOdds = [
  'ability:jolnar.reroll',
  'ability:letnev.funding',
  'ability:naalu.retreat',
  'ability:yin.sacrifice',
  'agenda:ministerOfWar',
  'leader:diplomat.protection',
  'technology:x89BacterialWeapon',
] as const;

/** In a space battle, from where it stands. */
export function leftOutInSpace(
  g: G,
  { attacker, defender, system, ahead, round, isBegun }: BattleStanding & Meeting,
  conducts: Conducts = {},
): Text[] {
  const at = systemOf(g, system);
  const fleets = { [attacker]: fleetCounts(at, attacker), [defender]: fleetCounts(at, defender) };
  const isAhead = ahead.length > 0;
  const found: Text[] = [];
  for (const [seat, enemy, conduct = {}] of [
    [attacker, defender, conducts.attacker],
    [defender, attacker, conducts.defender],
  ] as const) {
    found.push(...inAnyCombat(g, seat, conduct));
    const { cruiser = 0, destroyer = 0, fighter = 0 } = fleets[seat] ?? {};
    if (
      seat === defender &&
      isAhead &&
      hasAbility(g, seat, 'naalu.retreat') &&
      canFlee(g, { attacker, defender, system })
    )
      found.push(say('ability.naalu.retreat'));
    const isSecondAhead = round < 2 || (round === 2 && isBegun !== true);
    if (isSecondAhead && conduct.sacrifices !== true && cruiser + destroyer > 0 && hasAbility(g, seat, 'yin.sacrifice'))
      found.push(say('ability.yin.sacrifice'));
    if (
      ahead.includes('shots before battle') &&
      conduct.strikes !== true &&
      isElected(g, 'ministerOfWar', seat) &&
      playerOf(g, seat).strategyAllocation > 0
    )
      found.push(say('agenda.ministerOfWar'));
    if (g.options.sabotageRuns && round === 1 && isBegun !== true && fighter > 0 && (fleets[enemy]?.warSun ?? 0) > 0)
      found.push(say('option-of-game.sabotageRuns'));
  }
  return onceEach(found);
}

const canFlee = (g: G, { attacker, defender, system }: Meeting): boolean =>
  retreatSystems(g, { seat: defender, enemy: attacker, system, role: 'defender' }).length > 0;

/** In an invasion. `isLanded`: the invaders stand on the planet; before, what they might bring along is not known. */
export function leftOutOnPlanet(
  g: G,
  {
    seat,
    planet,
    bombarding,
    ahead,
    isLanded,
  }: { seat: Seat; planet: PlanetId; bombarding: UnitCounts; ahead: readonly InvasionShot[]; isLanded: boolean },
  conducts: Conducts = {},
): Text[] {
  const { owner, domain } = planetOf(g, planet);
  const found = inAnyCombat(g, seat, conducts.attacker ?? {});
  if (owner !== NOBODY) found.push(...inAnyCombat(g, owner, conducts.defender ?? {}));
  const isBombarding = Object.values(bombarding).some((count) => count > 0);
  if (ahead.includes('bombardment') && isBombarding && conducts.attacker?.bacteria !== true)
    if (hasTechnology(g, seat, 'x89BacterialWeapon')) found.push(say('technology.x89BacterialWeapon'));
  if (!isLanded) {
    const isProtected = hasEffect(g, 'leader:diplomat.protection', undefined, planet);
    if (owner !== NOBODY && hasLeaderOn(g, owner, planet, 'diplomat') && !isProtected)
      found.push(say('leader.power.diplomat.protection'));
    const { ships } = systemOfPlanet(g, planet);
    if (fleetHasLeader(g, seat, ships, 'general')) found.push(say('leader.power.general.reroll'));
    if (owner !== NOBODY && planetOf(g, planet).pds > 0 && fleetHasLeader(g, seat, ships, 'agent'))
      found.push(say('leader.power.agent.stealth'));
    if (domain !== null) found.push(say('option-of-game.distantSuns'));
  }
  return onceEach(found);
}

/** What a side may pay for in the rounds of any combat. */
function inAnyCombat(g: G, seat: Seat, conduct: Conduct): Text[] {
  const found: Text[] = [];
  const { strategyAllocation, tradeGoods } = playerOf(g, seat);
  if (strategyAllocation > (conduct.rerolls ?? 0) && hasAbility(g, seat, 'jolnar.reroll'))
    found.push(say('ability.jolnar.reroll'));
  if (tradeGoods >= 2 * ((conduct.funded ?? 0) + 1) && hasAbility(g, seat, 'letnev.funding'))
    found.push(say('ability.letnev.funding'));
  return found;
}

export const onceEach = (texts: readonly Text[]): Text[] =>
  texts.filter((text, i) => texts.findIndex((other) => other.key === text.key) === i);
