// Who comes before whom, as the table shows it.
import type { Seat } from '@custodian/kernel';
import type { Game } from '@custodian/ti4/game';
import { initiativeOrder, speakerOrder } from '@custodian/ti4/queries/order';

/** By initiative once strategy cards are chosen; before that clockwise from the speaker. Whoever is out comes last. */
export function orderOfSeats(game: Game): Seat[] {
  const inGame = game.phase === 'action' || game.phase === 'status' ? initiativeOrder(game) : speakerOrder(game);
  return [...inGame, ...game.players.flatMap((_, seat) => (inGame.includes(seat) ? [] : [seat]))];
}
