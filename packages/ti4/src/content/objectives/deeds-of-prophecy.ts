// Secret objectives of Prophecy of Kings, and those the third Codex revises, that are scored when something happens.
import { lasts } from '@custodian/galaxy';
import { agendas, isShip } from '../../facts/index.ts';
import type { G } from '../../game.ts';
import { anomaliesOf, isHome, systemOf, systemOfPlanet, tileAt } from '../../queries/board.ts';
import { nonFightersIn } from '../../queries/combat.ts';
import type { RollKind } from '../../queries/dice.ts';
import { FRIENDS, progress } from '../../queries/objectives.ts';
import { isElected, shipsTogether } from '../../queries/objectives-of-prophecy.ts';
import { playerOf, seatsIn } from '../../queries/players.ts';
import { isAboutToLeave } from '../../rules/rounds/elimination.ts';
import type { LostUnit, Windows } from '../../rules/windows.ts';
import type { Ti4Component } from '../define.ts';
import { deed, tookLastTroops } from './define.ts';

const isFighter = ({ type }: LostUnit): boolean => type === 'fighter';
const isNoFighter = ({ type }: LostUnit): boolean => isShip(type) && type !== 'fighter';

type Destroyed = Windows['units destroyed'];

/** This seat took the last fighters of a player in a system. */
const tookFighters = (g: G, seat: number, { enemy, seat: owner, system, units }: Destroyed): boolean =>
  enemy === seat &&
  units.some(isFighter) &&
  !systemOf(g, system).space.some((u) => u.owner === owner && u.type === 'fighter');

/** The step in which units were destroyed, by its dice or otherwise. */
const stepOf = ({ kind, during }: Destroyed): RollKind | null => kind ?? during ?? null;

export const deedsOfProphecyComponents: readonly Ti4Component[] = [
  deed(
    'becomeAMartyr',
    'planet lost',
    (g, seat, { seat: loser, planet }) =>
      loser === seat && isHome(systemOfPlanet(g, planet)) && !isAboutToLeave(g, seat),
  ),
  deed(
    'betrayAFriend',
    'combat won',
    (g, seat, { seat: winner, loser }) =>
      winner === seat && g.active === seat && lasts(g.effects, FRIENDS, seat, String(loser)),
  ),
  deed(
    'braveTheVoid',
    'combat won',
    (g, seat, { seat: winner, system }) => winner === seat && anomaliesOf(g, { system }).length > 0,
  ),
  deed('darkenTheSkies', 'combat won', (g, seat, { seat: winner, system }) => {
    const { homeOf } = tileAt(systemOf(g, system));
    return winner === seat && homeOf !== null && homeOf !== playerOf(g, seat).faction;
  }),
  // Before what follows a combat brings further ships; what has fought as a ship is one.
  deed(
    'demonstrateYourPower',
    'combat over',
    (g, seat, { kind, system, attacker, defender }) =>
      kind === 'space combat' &&
      system === g.activeSystem &&
      (seat === attacker || seat === defender) &&
      nonFightersIn(g, system, seat).length >= 3,
    'when',
  ),
  deed('dictatePolicy', ['agenda phase begins', 'law enacted'], (g, seat) => {
    const { have, need } = progress(g, seat, 'dictatePolicy');
    return have >= need;
  }),
  deed('driveTheDebate', 'outcome stands', (g, seat, { agenda, outcome }) =>
    isElected(g, seat, outcome, agendas[agenda].elect),
  ),
  deed(
    'fightWithPrecision',
    'units destroyed',
    (g, seat, about) => about.kind === 'anti-fighter barrage' && tookFighters(g, seat, about),
  ),
  deed(
    'fightWithPrecisionOmega',
    'units destroyed',
    (g, seat, about) =>
      stepOf(about) === 'anti-fighter barrage' && about.system === g.activeSystem && tookFighters(g, seat, about),
  ),
  // In the step itself: Harrow bombards while a combat lasts.
  deed(
    'makeAnExampleOfTheirWorldOmega',
    'units destroyed',
    (g, seat, about) => stepOf(about) === 'bombardment' && g.combat === null && tookLastTroops(g, seat, about),
  ),
  deed(
    'proveEndurance',
    'turn ends',
    (g, seat, { seat: active }) => active === seat && seatsIn(g).every((each) => playerOf(g, each).passed),
  ),
  deed('turnTheirFleetsToDustOmega', 'units destroyed', (g, seat, about) => {
    const { enemy, seat: owner, system, units } = about;
    if (enemy !== seat || stepOf(about) !== 'space cannon offense' || system !== g.activeSystem) return false;
    return units.some(isNoFighter) && shipsTogether(systemOf(g, system), owner) === 0;
  }),
];
