// What could still change the odds of a battle and is not counted in them, so that whoever reads them is told: things a
// side may do of its own will, and things whose use cannot be foreseen. Action cards are never counted.
import type { Text } from '@custodian/kernel';
import type { PlanetId } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';
import { NOBODY } from '../game.ts';
import { say } from '../words/index.ts';
import type { UnitCounts } from './battle.ts';
import { fleetCounts } from './battle.ts';
import { planetOf, systemOf } from './board.ts';
import { isElected } from './council.ts';
import { hasLeaderOn } from './leaders.ts';
import type { BattleStanding, Meeting } from './odds.ts';
import { hasAbility, hasTechnology, playerOf } from './players.ts';
import { boundHits } from './values.ts';

/** Components that wait for a moment of a battle and are left out of the odds. */
export const leftOutOfOdds = [
  'ability:jolnar.reroll',
  'ability:letnev.funding',
  'ability:naalu.retreat',
  'ability:yin.conversion',
  'ability:yin.sacrifice',
  'agenda:ministerOfWar',
  'leader:diplomat.protection',
  'leader:general.reroll',
  'technology:x89BacterialWeapon',
] as const;

/** In a space battle, from where it stands. */
export function leftOutInSpace(g: G, { attacker, defender, system, ahead, round }: BattleStanding & Meeting): Text[] {
  const at = systemOf(g, system);
  const fleets = { [attacker]: fleetCounts(at, attacker), [defender]: fleetCounts(at, defender) };
  const found: Text[] = [];
  for (const seat of [attacker, defender]) {
    const enemy = seat === attacker ? defender : attacker;
    found.push(...inAnyCombat(g, seat));
    const { cruiser = 0, destroyer = 0, fighter = 0 } = fleets[seat] ?? {};
    if (seat === defender && ahead.length > 0 && hasAbility(g, seat, 'naalu.retreat'))
      found.push(say('ability.naalu.retreat'));
    if (round <= 2 && cruiser + destroyer > 0 && hasAbility(g, seat, 'yin.sacrifice'))
      found.push(say('ability.yin.sacrifice'));
    if (ahead.length > 0 && isElected(g, 'ministerOfWar', seat) && playerOf(g, seat).strategyAllocation > 0)
      found.push(say('agenda.ministerOfWar'));
    if (g.options.sabotageRuns && ahead.length > 0 && fighter > 0 && (fleets[enemy]?.warSun ?? 0) > 0)
      found.push(say('option-of-game.sabotageRuns'));
    if (boundHits(g, { seat, system }).length > 0) found.push(say('action.intoTheBreach'));
  }
  return onceEach(found);
}

/** In an invasion; `begun`: PDS have fired, and fighters that join have joined. */
export function leftOutOnPlanet(
  g: G,
  { seat, planet, bombarding, begun }: { seat: Seat; planet: PlanetId; bombarding: UnitCounts; begun: boolean },
): Text[] {
  const { owner } = planetOf(g, planet);
  const found = inAnyCombat(g, seat);
  if (owner !== NOBODY) found.push(...inAnyCombat(g, owner));
  if (!begun) {
    if (hasAbility(g, seat, 'yin.conversion')) found.push(say('ability.yin.conversion'));
    if (owner !== NOBODY && hasLeaderOn(g, owner, planet, 'diplomat'))
      found.push(say('leader.power.diplomat.protection'));
    if (Object.keys(bombarding).length > 0 && hasTechnology(g, seat, 'x89BacterialWeapon'))
      found.push(say('technology.x89BacterialWeapon'));
    if (hasTechnology(g, seat, 'gravitonNegator')) found.push(say('technology.gravitonNegator'));
  }
  if (hasLeaderOn(g, seat, planet, 'general')) found.push(say('leader.power.general.reroll'));
  return onceEach(found);
}

/** What a side may pay for in the rounds of any combat. */
function inAnyCombat(g: G, seat: Seat): Text[] {
  const found: Text[] = [];
  const { strategyAllocation, tradeGoods } = playerOf(g, seat);
  if (strategyAllocation > 0 && hasAbility(g, seat, 'jolnar.reroll')) found.push(say('ability.jolnar.reroll'));
  if (tradeGoods >= 2 && hasAbility(g, seat, 'letnev.funding')) found.push(say('ability.letnev.funding'));
  return found;
}

const onceEach = (texts: readonly Text[]): Text[] =>
  texts.filter((text, i) => texts.findIndex((other) => other.key === text.key) === i);
