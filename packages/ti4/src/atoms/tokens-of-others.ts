// Writing command tokens of others that lie in a player's fleet pool.
import type { Pool, Seat, Ti4 } from '../game.ts';
import { tokensOfOthers } from '../queries/players.ts';
import { spendTokens } from './board.ts';
import { playerAt } from './finding.ts';
import { clear, emit } from './pen.ts';

/** A token of another player comes into the fleet pool of the seat, where none of his lies yet. */
export function seizeToken(x: Ti4, seat: Seat, of: Seat, from: Pool | 'reinforcements'): void {
  if (tokensOfOthers(x.g, seat).includes(of)) return;
  if (from !== 'reinforcements') playerAt(x, of)[from] -= 1;
  playerAt(x, seat).othersTokens = [...tokensOfOthers(x.g, seat), of];
  emit(x, { type: 'tokenSeized', seat, seat2: of });
}

/** It goes back to the reinforcements of the player it is of. */
export function releaseToken(x: Ti4, seat: Seat, of: Seat): void {
  const left = tokensOfOthers(x.g, seat).filter((other) => other !== of);
  if (left.length === tokensOfOthers(x.g, seat).length) return;
  const player = playerAt(x, seat);
  if (left.length > 0) player.othersTokens = left;
  else clear(player, 'othersTokens');
  emit(x, { type: 'tokenReleased', seat, seat2: of });
}

/** Tokens have to leave the fleet pool: own ones, and those of others where there are not enough. */
export function loseFleetTokens(x: Ti4, seat: Seat, count: number): void {
  const own = Math.min(count, playerAt(x, seat).fleet);
  spendTokens(x, seat, 'fleet', own);
  for (const other of tokensOfOthers(x.g, seat).slice(0, count - own)) releaseToken(x, seat, other);
}
