// How the sequences of setup are called.
import type { Called } from '@custodian/kernel';
import type { FactionId, TileId } from '../../facts/index.ts';
import type { Seat } from '../../game.ts';

/** `pool`: the factions that may be picked. `slices`: their tiles. `taken`: by seat, which slice it has. `order`: who picks first.
 *  `turn`: picks made since. */
export interface Drafting {
  readonly pool: readonly FactionId[];
  slices?: TileId[][];
  taken?: number[];
  order?: Seat[];
  turn?: number;
}

interface Creating {
  readonly pool?: readonly FactionId[];
  first?: string[];
  turn?: number;
}

export interface SetupSequences {
  game: Called<object>;
  /** `pool`: the factions that lie open to be picked, where they are drafted. */
  setup: Called<object, void, { pool?: FactionId[] }>;
  /** `pool`: as above. `first`: tiles that the speaker lays before the players begin. `turn`: tiles placed since. */
  'galaxy creation': Called<{ readonly pool?: readonly FactionId[] }, void, Creating>;
  'slice draft': Called<{ readonly pool: readonly FactionId[] }, void, Drafting>;
}
