// How the sequences of mechs are called.
import type { Called } from '@custodian/kernel';
import type { PlanetId } from '../../facts/index.ts';
import type { Seat } from '../../game.ts';
import type { To } from '../sequences.ts';

export interface MechSequences {
  'deploy a reaper': Called<To<'combat round begins'>>;
  'deploy a scavenger': Called<To<'planet gained'>>;
  /** After an Orbital Drop. */
  'drop a mech': Called<{ readonly seat: Seat; readonly planet: PlanetId }>;
}
