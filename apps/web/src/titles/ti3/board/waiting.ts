// Places that wait for a system while the galaxy is being built.
import type { Hex } from '@custodian/galaxy';
import { spiral } from '@custodian/galaxy';
import type { Game } from '@custodian/ti3/game';

/** Around the capital lie so many rings. */
const RINGS = 3;

export const waitingPlaces = (game: Game): readonly Hex[] =>
  game.phase === 'setup' && game.options.galaxy === 'played' ? spiral(RINGS) : [];
