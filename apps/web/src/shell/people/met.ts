// Somebody whom one has met: by what he said, or where he sits.
import type { Named } from '@custodian/protocol';
import type { SaidLine } from '../api.ts';

export interface Met {
  readonly person: Named;
  /** What he said, where he was met by that. */
  readonly line: SaidLine | null;
}
