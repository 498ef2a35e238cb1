// The games that can be played.
import type { Json, Rules } from '@custodian/kernel';
import type { Game } from '@custodian/ti3';
import { ti3 } from '@custodian/ti3';

export const games: Readonly<Record<string, Rules<unknown>>> = { ti3: ti3 as unknown as Rules<unknown> };

/** The options of a game that was set up: complete, and always in the same order. */
export const optionsOf: Readonly<Record<string, (game: unknown) => Json>> = {
  ti3: (game) => (game as Game).options as unknown as Json,
};
