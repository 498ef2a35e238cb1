// Where fights of the Third Edition are asked about without a table. They are put on a board of their own and reckoned as any
// other, so that everything that changes a fight changes these.
import type { BattleOdds } from '@custodian/galaxy';
import { fightTold } from '@custodian/galaxy';
import type { Refusal, Text } from '@custodian/kernel';
import { isRefusal } from '@custodian/kernel';
import type { FightAsked, FightOdds, OddsDesk, Place, SideAsked, UnitOffered } from '@custodian/title';
import type { RacialTechnologyId, ShipType, TechnologyId, UnitId } from '../content/facts/index.ts';
import { raceIds, shipTypes, technologyIds, units } from '../content/facts/index.ts';
import { components } from '../content/index.ts';
import { bombards } from '../queries/battle.ts';
import { shipsOf, systemOf } from '../queries/board.ts';
import type { Conduct, Conducts } from '../queries/odds/conduct.ts';
import { attackOdds } from '../queries/odds/conquest.ts';
import { bombardersOf, invasionOdds, landing } from '../queries/odds/ground.ts';
import { leftOutInSpace, leftOutOnPlanet } from '../queries/odds/left-out.ts';
import { beforeMoving } from '../queries/odds/space.ts';
import { why } from '../queries/refusals.ts';
import { say } from '../words/index.ts';
import type { Position } from './position.ts';
import { ATTACKER, DEFENDER, forcesOf, positionOf } from './position.ts';

/** Of what supplement counters make as many as one likes. */
const MANY = 30;

const unit = (id: UnitId): UnitOffered => ({
  id,
  text: say(`unit.${id}`),
  many: say(`unit.${id}.many`),
  most: units[id].limitless ? MANY : units[id].limit,
  sustains: units[id].abilities.includes('sustainDamage'),
});

/** Where technologies change a fight. */
const touching: Partial<Record<TechnologyId | RacialTechnologyId, readonly Place[]>> = {
  hylarVAssaultLaser: ['space'],
  cybernetics: ['space', 'ground'],
  advancedFighters: ['space', 'ground'],
  assaultCannon: ['space'],
  magenDefenseGrid: ['space', 'ground'],
  gravitonLaserSystem: ['space', 'ground'],
  stasisCapsules: ['space'],
  genSynthesis: ['space', 'ground'],
  dacxiveAnimators: ['space', 'ground'],
  gravitonNegator: ['space', 'ground'],
  x89BacterialWeapon: ['space', 'ground'],
};

const isPlayed = (component: string): boolean => components.some(({ id }) => id === component);

export const desk: OddsDesk = {
  units: {
    space: [...shipTypes.map(unit), unit('groundForce')],
    ground: [unit('groundForce'), unit('fighter')],
  },
  bombarding: shipTypes.filter((type) => bombards({ type })).map(unit),
  factions: raceIds.map((id) => ({ id, text: say(`race.${id}.short`), full: say(`race.${id}`) })),
  technologies: technologyIds
    .filter((id) => isPlayed(`technology:${id}`))
    .map((id) => ({ id, text: say(`technology.${id}`), touches: touching[id] ?? [] })),
  pds: {
    space: { attacker: units.pds.limit, defender: units.pds.limit },
    ground: { attacker: 0, defender: units.pds.maxPerPlanet ?? 0 },
  },
  reckon: (fight) => {
    const position = positionOf(fight);
    if (isRefusal(position)) return position;
    return fight.place === 'space' ? inSpace(fight, position) : onPlanet(fight, position);
  },
};

const conductOf = ({ keeps, leavesBelow }: SideAsked): Conduct => ({
  keeps: keeps as ShipType[],
  ...(leavesBelow !== null && { leavesBelow }),
});

const conductsOf = ({ attacker, defender }: FightAsked): Conducts => ({
  attacker: conductOf(attacker),
  defender: conductOf(defender),
});

function inSpace(fight: FightAsked, { game, system, planet }: Position): FightOdds {
  const meeting = { attacker: ATTACKER, defender: DEFENDER, system };
  const conducts = conductsOf(fight);
  const lands = forcesOf(fight.attacker) > 0;
  const { battle, planets } = attackOdds(game, meeting, lands ? [planet] : [], beforeMoving, conducts);
  const without = leftOutInSpace(game, { ...beforeMoving, ...meeting }, conducts);
  if (!lands) return told(battle, null, without);
  const bombarding = bombardersOf(game, ATTACKER, planet, shipsOf(systemOf(game, system), ATTACKER));
  const below = leftOutIn(game, landing(ATTACKER, planet, 1, bombarding), without);
  return told(battle, planets[0]?.taken ?? 0, [...without, ...below]);
}

function onPlanet(fight: FightAsked, { game, system, planet }: Position): FightOdds | Refusal {
  const ships = shipsOf(systemOf(game, system), ATTACKER);
  const hasFighters = (side: SideAsked): boolean =>
    side.units.some((each) => each.unit === 'fighter' && each.count > 0);
  const isNegated = fight.attacker.technologies.includes('gravitonNegator');
  if (hasFighters(fight.defender) || (hasFighters(fight.attacker) && !isNegated))
    return why('fighter', 'why.fighters on planets');
  const standing = landing(ATTACKER, planet, forcesOf(fight.attacker), bombardersOf(game, ATTACKER, planet, ships));
  const odds = invasionOdds(game, standing, conductsOf(fight));
  return told(odds, odds.a.wins, leftOutIn(game, standing, []));
}

const leftOutIn = (
  game: Position['game'],
  standing: ReturnType<typeof landing>,
  known: readonly Text[],
): readonly Text[] =>
  leftOutOnPlanet(game, { ...standing, isLanded: false }).filter(({ key }) => known.every((text) => text.key !== key));

const told = (odds: BattleOdds, taken: number | null, without: readonly Text[]): FightOdds => ({
  ...fightTold(odds),
  taken,
  without,
});
