// Places that wait for a system while the galaxy is being built, and gates that stand for home systems beside the map.
import type { Hex } from '@custodian/galaxy';
import type { Seat } from '@custodian/kernel';
import { factions } from '@custodian/ti4/facts';
import type { Game } from '@custodian/ti4/game';
import { layoutOf } from '@custodian/ti4/queries/layout';

export const waitingPlaces = (game: Game): readonly Hex[] =>
  game.phase === 'setup' && game.options.galaxy === 'built' && game.systems.length > 0
    ? layoutOf(game).rings.flat()
    : [];

/** The tile on the map that leads to a home system beside it; null: the home lies on the map. */
export function gateOf(game: Game, seat: Seat): string | null {
  const faction = game.players[seat]?.faction ?? '';
  return faction === '' ? null : (factions[faction].gate ?? null);
}
