// How the sequences of setup are called.
import type { Called } from '@custodian/kernel';

export interface SetupSequences {
  game: Called<object>;
  setup: Called<object>;
}
