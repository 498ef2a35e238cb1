// Sequences of their own that action cards run.
import type { Called } from '@custodian/kernel';
import type { ActionCardId } from '../../facts/index.ts';
import type { To } from '../sequences.ts';

type Rider = Extract<ActionCardId, `${string}Rider`>;
/** What a right prediction brings. */
type Rewards = { [N in `reward ${Rider}`]: Called<To<'agenda resolved'>> };

export interface ActionCardSequences extends Rewards {}
