// Where fights of the Fourth Edition are asked about without a table. They are put on a board of their own and reckoned as any
// other, so that everything that changes a fight changes these.
import type { BattleOdds } from '@custodian/galaxy';
import { fightTold } from '@custodian/galaxy';
import type { Text } from '@custodian/kernel';
import { isRefusal } from '@custodian/kernel';
import type { FightAsked, FightOdds, OddsDesk, Place, SideAsked, UnitOffered } from '@custodian/title';
import type { TechnologyId, UnitCardId, UnitTypeId } from '../facts/index.ts';
import { factionIds, shipTypeIds, technologies, technologyIds, unitCards, unitTypes } from '../facts/index.ts';
import { attackOdds, beforeCannons, beforeLanding } from '../queries/odds/attack.ts';
import type { Conduct, Conducts } from '../queries/odds/conduct.ts';
import { groundOdds } from '../queries/odds/ground.ts';
import { leftOutInSpace, leftOutOnPlanet } from '../queries/odds/left-out.ts';
import { spaceOdds } from '../queries/odds/space.ts';
import { say } from '../words/index.ts';
import type { Position } from './position.ts';
import { ATTACKER, DEFENDER, forcesOf, positionOf, typeOf, UPGRADED } from './position.ts';

/** Of what tokens stand for there are as many as one likes. */
const MANY = 30;

/** A type as it comes at first, and upgraded. */
function offered(type: UnitTypeId): UnitOffered[] {
  const upgrade = `${type}${UPGRADED}`;
  const most = unitTypes[type].tokens ? MANY : unitTypes[type].figures;
  const sustains = type === 'flagship' || type === 'warSun' || type === 'dreadnought' || type === 'mech';
  const first = { id: type, text: say(`unit.${type}`), many: say(`unit.${type}.many`), most, sustains };
  if (!Object.hasOwn(unitCards, upgrade)) return [first];
  const card = say(`unitCard.${upgrade as UnitCardId}`);
  return [first, { id: upgrade, text: card, many: card, most, sustains }];
}

/** Where technologies change a fight. Upgrades are told with the units. */
const touching: Partial<Record<TechnologyId, readonly Place[]>> = {
  plasmaScoring: ['space', 'ground'],
  antimassDeflectors: ['space', 'ground'],
  gravitonLaserSystem: ['space'],
  assaultCannon: ['space'],
  duraniumArmor: ['space'],
  magenDefenseGrid: ['space', 'ground'],
  dacxiveAnimators: ['space', 'ground'],
  nonEuclideanShielding: ['space'],
  l4Disruptors: ['space', 'ground'],
  dimensionalSplicer: ['space'],
  valkyrieParticleWeave: ['space', 'ground'],
  impulseCore: ['space'],
  supercharge: ['space', 'ground'],
  magenDefenseGridOmega: ['space', 'ground'],
  x89BacterialWeaponOmega: ['space', 'ground'],
  pdsII: ['space', 'ground'],
};

const forces = ['infantry', 'mech'] as const;

export const desk: OddsDesk = {
  units: {
    space: [...shipTypeIds, ...forces].flatMap(offered),
    ground: forces.flatMap(offered),
  },
  bombarding: (['dreadnought', 'warSun', 'flagship'] as const).flatMap(offered),
  factions: factionIds.map((id) => ({ id, text: say(`faction.${id}.short`), full: say(`faction.${id}`) })),
  technologies: technologyIds
    .filter((id) => !technologies[id].unitUpgrade || id === 'pdsII')
    .map((id) => ({ id, text: say(`technology.${id}`), touches: touching[id] ?? [] })),
  pds: {
    space: { attacker: unitTypes.pds.figures, defender: unitTypes.pds.figures },
    ground: { attacker: 0, defender: 2 },
  },
  reckon: (fight) => {
    const position = positionOf(fight);
    if (isRefusal(position)) return position;
    return fight.place === 'space' ? inSpace(fight, position) : onPlanet(fight, position);
  },
};

const conductOf = ({ keeps, leavesBelow }: SideAsked): Conduct => ({
  keeps: keeps.map(typeOf),
  ...(leavesBelow !== null && { leavesBelow }),
});

const conductsOf = ({ attacker, defender }: FightAsked): Conducts => ({
  attacker: conductOf(attacker),
  defender: conductOf(defender),
});

function inSpace(fight: FightAsked, { game, system, planet }: Position): FightOdds {
  const now = beforeCannons(game, { attacker: ATTACKER, defender: DEFENDER, system });
  const conducts = conductsOf(fight);
  const without = leftOutInSpace(now, conducts);
  if (forcesOf(fight.attacker) === 0) return told(fight, spaceOdds(now, conducts), null, without);
  const { battle, taken } = attackOdds(now, planet, conducts);
  return told(fight, battle, taken, without);
}

function onPlanet(fight: FightAsked, { game, system, planet }: Position): FightOdds {
  const now = beforeLanding(game, ATTACKER, planet, system);
  const { battle, taken } = groundOdds(now, conductsOf(fight));
  return told(fight, battle, taken, leftOutOnPlanet(now));
}

/** Upgraded units are called as they were asked for. */
function told(fight: FightAsked, odds: BattleOdds, taken: number | null, without: readonly Text[]): FightOdds {
  const named = ({ units }: SideAsked, counts: Readonly<Record<string, number>>): Record<string, number> =>
    Object.fromEntries(
      Object.entries(counts).map(([type, count]) => [
        units.find(({ unit }) => typeOf(unit) === type)?.unit ?? type,
        count,
      ]),
    );
  const { survivors, ...all } = fightTold(odds);
  const { attacker, defender, endings } = survivors;
  return {
    ...all,
    survivors: {
      attacker: named(fight.attacker, attacker),
      defender: named(fight.defender, defender),
      endings: endings.map((end) => ({
        p: end.p,
        attacker: named(fight.attacker, end.attacker),
        defender: named(fight.defender, end.defender),
      })),
    },
    taken,
    without,
  };
}
