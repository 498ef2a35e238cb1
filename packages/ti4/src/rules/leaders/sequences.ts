// How using and unlocking leaders is called.
import type { Called } from '@custodian/kernel';
import type { LeaderId } from '../../facts/index.ts';
import type { Seat } from '../../game.ts';
import type { Aiming, CardGives } from '../cards/playing.ts';

export interface UsingLeader extends Aiming {
  readonly component: string;
  /** The agent that was exhausted for it. */
  exhausted?: LeaderId;
  result?: CardGives;
}

interface Lending {
  readonly seat: Seat;
  readonly player: Seat;
  /** The agent that was exhausted for it. */
  card?: LeaderId;
}

export interface LeaderRuleSequences {
  /** An agent is exhausted and carried out, a commander is carried out, a hero is carried out and purged. */
  'use leader': Called<Aiming & { readonly component: string }, CardGives, UsingLeader>;
  /** Every leader of the seat whose condition is met. */
  'unlock leaders': Called<{ readonly seat: Seat }>;
  /** An agent lets a player spend commodities as trade goods. */
  'lend commodities': Called<{ readonly seat: Seat; readonly player: Seat }, void, Lending>;
  /** Trade goods on leaders that are readied go to their owners. */
  'goods off leaders': Called<object>;
}
