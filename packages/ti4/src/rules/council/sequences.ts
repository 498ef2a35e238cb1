// How the sequences of the agenda phase are called.
import type { Called } from '@custodian/kernel';
import type { AgendaId } from '../../facts/index.ts';
import type { Seat } from '../../game.ts';
import type { Cast } from '../windows.ts';

/** An agenda and what was decided: 'for', 'against', or what was elected. */
export interface Decided {
  readonly agenda: AgendaId;
  readonly outcome: string;
  readonly casts: readonly Cast[];
}

export interface CouncilSequences {
  'agenda phase': Called<object>;
  /** Reveal, vote, resolve. `agenda`: one that is already there (a law voted on again). */
  'one agenda': Called<{ readonly agenda?: AgendaId }>;
  /** The seat looks at the top agendas and puts each on top or to the bottom. */
  'look at agendas': Called<{ readonly seat: Seat; readonly count: number }>;
}
