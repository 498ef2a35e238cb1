// Secret objectives of Prophecy of Kings, and those the third Codex revises, that are scored when something happens.
import { lasts } from '@custodian/galaxy';
import { agendas, isShip, unitTypes } from '../../facts/index.ts';
import { anomaliesOf, isHome, planetOf, systemOf, systemOfPlanet, tileAt } from '../../queries/board.ts';
import { FRIENDS, progress } from '../../queries/objectives.ts';
import { isElected, shipsTogether } from '../../queries/objectives-of-prophecy.ts';
import { playerOf, seatsIn } from '../../queries/players.ts';
import { isAboutToLeave } from '../../rules/rounds/elimination.ts';
import type { LostUnit, Windows } from '../../rules/windows.ts';
import type { Ti4Component } from '../define.ts';
import { deed } from './define.ts';

const isGround = ({ type }: { type: LostUnit['type'] }): boolean => unitTypes[type].kind === 'groundForce';
const isFighter = ({ type }: LostUnit): boolean => type === 'fighter';
const isNoFighter = ({ type }: LostUnit): boolean => isShip(type) && type !== 'fighter';

type Destroyed = Windows['units destroyed'];

/** The barrage of this seat took these fighters. */
const inBarrage = (seat: number, { enemy, kind, units }: Destroyed): boolean =>
  enemy === seat && kind === 'anti-fighter barrage' && units.some(isFighter);

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
  deed('demonstrateYourPower', 'combat over', (g, seat, { kind, system, attacker, defender }) => {
    if (kind !== 'space combat' || system !== g.activeSystem || (seat !== attacker && seat !== defender)) return false;
    return shipsTogether(systemOf(g, system), seat) >= 3;
  }),
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
    (g, seat, about) =>
      inBarrage(seat, about) &&
      !systemOf(g, about.system).space.some((u) => u.owner === about.seat && u.type === 'fighter'),
  ),
  deed(
    'fightWithPrecisionOmega',
    'units destroyed',
    (g, seat, about) =>
      inBarrage(seat, about) &&
      about.system === g.activeSystem &&
      !systemOf(g, about.system).space.some((u) => u.owner === about.seat && u.type === 'fighter'),
  ),
  // In the step itself: Harrow bombards while a combat lasts.
  deed('makeAnExampleOfTheirWorldOmega', 'units destroyed', (g, seat, { enemy, seat: owner, kind, planet, units }) => {
    if (enemy !== seat || kind !== 'bombardment' || g.combat !== null) return false;
    if (planet === undefined || !units.some(isGround)) return false;
    return !planetOf(g, planet).units.some((unit) => unit.owner === owner && isGround(unit));
  }),
  deed(
    'proveEndurance',
    'turn ends',
    (g, seat, { seat: active }) => active === seat && seatsIn(g).every((each) => playerOf(g, each).passed),
  ),
  deed('turnTheirFleetsToDustOmega', 'units destroyed', (g, seat, { enemy, seat: owner, kind, system, units }) => {
    if (enemy !== seat || kind !== 'space cannon offense' || system !== g.activeSystem) return false;
    return units.some(isNoFighter) && shipsTogether(systemOf(g, system), owner) === 0;
  }),
];
