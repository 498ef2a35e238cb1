// Commanders of others whose abilities a seat has too: by an Alliance, or by an ability of its own.
import type { Seat } from '@custodian/kernel';
import type { LeaderId } from '@custodian/ti4/facts';
import { leaders } from '@custodian/ti4/facts';
import type { Game } from '@custodian/ti4/game';
import { commandersOf, unlockedCommanders } from '@custodian/ti4/queries/leaders';

export function sharedCommanders(game: Game, seat: Seat): { readonly id: LeaderId; readonly owner: Seat }[] {
  const own = unlockedCommanders(game, seat);
  return commandersOf(game, seat)
    .filter((id) => !own.includes(id))
    .map((id) => ({ id, owner: game.players.findIndex(({ faction }) => faction === leaders[id].faction) }))
    .filter(({ owner }) => owner >= 0);
}
