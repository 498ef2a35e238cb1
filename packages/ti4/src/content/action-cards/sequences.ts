// Sequences of their own that action cards run.
import type { Called } from '@custodian/kernel';
import type { ActionCardId } from '../../facts/index.ts';
import type { Seat } from '../../game.ts';
import type { To } from '../sequences.ts';

type Rider = Extract<ActionCardId, `${string}Rider` | 'sanction'>;
/** What a right prediction brings. */
type Reward = To<'agenda resolved'>;
type Rewards = { [N in `reward ${Exclude<Rider, 'diplomacyRider'>}`]: Called<Reward> };

export interface ActionCardSequences extends Rewards {
  'reward diplomacyRider': Called<Reward, void, Reward & { system?: string; others?: Seat[] }>;
}
