// Sequences of their own that exploration cards run.
import type { Called } from '@custodian/kernel';
import type { To } from '../sequences.ts';

export interface ExplorationCardSequences {
  'flip the ion storm': Called<To<'ways used'>>;
  'use the enigmatic device': Called<To<'component action'>>;
}
