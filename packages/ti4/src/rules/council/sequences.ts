// How the sequences of the agenda phase are called.
import type { Called } from '@custodian/kernel';
import type { AgendaId } from '../../facts/index.ts';
import type { Seat } from '../../game.ts';
import type { Cast } from '../windows.ts';
import type { TakingEffect } from './agenda-effects.ts';
import type { Phase } from './agenda-phase.ts';
import type { Looking } from './looking.ts';
import type { OneAgenda } from './one-agenda.ts';
import type { Rewarding } from './predictions.ts';

/** An agenda and what was decided: 'for', 'against', or what was elected. */
export interface Decided {
  readonly agenda: AgendaId;
  readonly outcome: string;
  readonly casts: readonly Cast[];
}

export interface CouncilSequences {
  'agenda phase': Called<object, void, Phase>;
  /** Reveal, vote, resolve. `again`: a law in play that is voted on anew; `by`: who decides instead of a vote. */
  'one agenda': Called<{ readonly again?: AgendaId; readonly by?: Seat }, void, OneAgenda>;
  /** Right predictions are rewarded. */
  'reward predictions': Called<Decided, void, Rewarding>;
  'agenda effect': Called<Decided, void, TakingEffect>;
  /** The seat looks at the top agendas and puts each on top or to the bottom. */
  'look at agendas': Called<{ readonly seat: Seat; readonly count: number }, void, Looking>;
}
