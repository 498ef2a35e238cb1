// How the sequences of setup are called.
import type { Called } from '@custodian/kernel';
import type { FactionId } from '../../facts/index.ts';

export interface SetupSequences {
  game: Called<object>;
  /** `pool`: the factions that lie open to be picked, where they are drafted. */
  setup: Called<object, void, { pool?: FactionId[] }>;
  /** `first`: tiles that the speaker lays before the players begin. `turn`: tiles placed since. */
  'galaxy creation': Called<object, void, { first?: string[]; turn?: number }>;
}
