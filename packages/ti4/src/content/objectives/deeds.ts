// Secret objectives of the action phase: something that has just happened.
import { unitTypes } from '../../facts/index.ts';
import type { Seat } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { hasShips, planetOf, systemOf } from '../../queries/board.ts';
import { playerOf, seatsIn } from '../../queries/players.ts';
import type { LostUnit } from '../../rules/windows.ts';
import type { Ti4Component } from '../define.ts';
import { deed } from './define.ts';

const isGround = ({ type }: LostUnit | FrozenUnit): boolean => unitTypes[type].kind === 'groundForce';
const isShip = ({ type }: LostUnit): boolean => unitTypes[type].kind === 'ship';

export const deedsComponents: readonly Ti4Component[] = [
  deed(
    'destroyTheirGreatestShip',
    'units destroyed',
    (_, seat, { enemy, seat: owner, units }) =>
      enemy === seat && owner !== seat && units.some(({ type }) => type === 'warSun' || type === 'flagship'),
  ),
  deed('makeAnExampleOfTheirWorld', 'units destroyed', (g, seat, { enemy, seat: owner, kind, planet, units }) => {
    if (enemy !== seat || kind !== 'bombardment' || planet === undefined || !units.some(isGround)) return false;
    return !planetOf(g, planet).units.some((unit) => unit.owner === owner && isGround(unit));
  }),
  // The last ship falls to the cannons themselves: what is removed afterwards does not count.
  deed('turnTheirFleetsToDust', 'units destroyed', (g, seat, { enemy, seat: owner, kind, system, units }) => {
    if (enemy !== seat || kind !== 'space cannon offense' || !units.some(isShip)) return false;
    return !hasShips(systemOf(g, system), owner);
  }),
  deed('sparkARebellion', 'combat won', (g, seat, { seat: winner, loser }) => {
    if (winner !== seat) return false;
    const most = seatsIn(g).reduce((points: number, other: Seat) => Math.max(points, playerOf(g, other).points), 0);
    return playerOf(g, loser).points >= most;
  }),
  deed('unveilFlagship', 'combat won', (g, seat, { seat: winner, kind, system }) => {
    if (winner !== seat || kind !== 'space combat') return false;
    const isThere = systemOf(g, system).space.some((unit) => unit.owner === seat && unit.type === 'flagship');
    return isThere && !(g.combat?.lost ?? []).some(({ owner, type }) => owner === seat && type === 'flagship');
  }),
];
