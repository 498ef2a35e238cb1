// Secret objectives of the action phase: something that has just happened.
import type { Seat } from '../../game.ts';
import { hasShips, systemOf } from '../../queries/board.ts';
import { playerOf, seatsIn } from '../../queries/players.ts';
import { isShipUnit } from '../../queries/units.ts';
import type { Ti4Component } from '../define.ts';
import { deed, tookLastTroops } from './define.ts';

export const deedsComponents: readonly Ti4Component[] = [
  deed(
    'destroyTheirGreatestShip',
    'units destroyed',
    (_, seat, { enemy, seat: owner, units }) =>
      enemy === seat && owner !== seat && units.some(({ type }) => type === 'warSun' || type === 'flagship'),
  ),
  deed(
    'makeAnExampleOfTheirWorld',
    'units destroyed',
    (g, seat, about) => about.kind === 'bombardment' && tookLastTroops(g, seat, about),
  ),
  // The last ship falls to the cannons themselves: what is removed afterwards does not count.
  deed('turnTheirFleetsToDust', 'units destroyed', (g, seat, { enemy, seat: owner, kind, system, units }) => {
    if (enemy !== seat || kind !== 'space cannon offense' || !units.some(isShipUnit)) return false;
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
