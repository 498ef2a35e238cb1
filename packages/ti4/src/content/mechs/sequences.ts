// How the sequences of mechs are called.
import type { Called } from '@custodian/kernel';
import type { PlanetId } from '../../facts/index.ts';
import type { Seat } from '../../game.ts';
import type { To } from '../sequences.ts';

interface OfSeat {
  readonly seat: Seat;
}

interface Forged extends OfSeat {
  readonly system: string;
}

export interface MechSequences {
  'cancel by a watcher': Called<To<'action card played'>, { cancelled: true }>;
  'lance the turn': Called<To<'system activated'>, { ended: true }>;
  'flip the eidolon': Called<To<'combat round begins'>>;
  'deploy a reaper': Called<To<'combat round begins'>>;
  'deploy a scavenger': Called<To<'planet gained'>>;
  /** After an Orbital Drop. */
  'drop a mech': Called<{ readonly seat: Seat; readonly planet: PlanetId }>;
  'the exoskeleton strikes': Called<To<'sustain damage used'>, { readonly struck: number }>;
  'leave a wormhole': Called<To<'system activated'>>;
  'note what is reclaimed': Called<To<'planet gained'>>;
  'reclaim a planet': Called<To<'tactical action ends'>>;
  /** Instead of an infantry of Mitosis; gives whether it came. */
  'grow a mech': Called<OfSeat, { readonly grown: boolean }, OfSeat & { infantry?: number }>;
  /** After a Star Forge in the system. */
  'mechs raise infantry': Called<Forged, void, Forged & { waiting?: readonly number[] }>;
  /** In Indoctrination; gives whether it is a mech that comes. */
  'ask for a mech of ashes': Called<OfSeat, { readonly wanted: boolean }, OfSeat & { wanted?: boolean }>;
  /** After Stall Tactics. */
  'send an infiltrator': Called<OfSeat, void, OfSeat & { planet?: PlanetId }>;
}
