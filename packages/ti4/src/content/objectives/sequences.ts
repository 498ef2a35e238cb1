// Sequences of their own that these components run.
import type { Called } from '@custodian/kernel';
import type { Seat } from '../../game.ts';

export interface ObjectiveSequences {
  /** A secret objective, or one that lies open, right after what it requires has happened. */
  'score at once': Called<{ readonly seat: Seat; readonly component: string }>;
}
