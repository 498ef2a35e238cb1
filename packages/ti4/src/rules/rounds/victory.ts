// How the game ends other than by reaching the goal.
import { endGame } from '../../atoms/table.ts';
import type { Ti4 } from '../../game.ts';
import { initiativeOrder } from '../../queries/order.ts';
import { playerOf } from '../../queries/players.ts';

/** No objective is left to be revealed: most victory points win, among equals the first by initiative. */
export function endForLackOfObjectives(x: Ti4): void {
  const seats = initiativeOrder(x.g);
  const points = seats.map((seat) => playerOf(x.g, seat).points);
  const winner = seats[points.indexOf(Math.max(...points))];
  endGame(x, winner === undefined ? [] : [winner], 'objectives');
}
