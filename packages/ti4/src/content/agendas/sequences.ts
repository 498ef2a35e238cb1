// Sequences of their own that agendas run.
import type { Called } from '@custodian/kernel';
import type { TechnologyId } from '../../facts/index.ts';
import type { Seat } from '../../game.ts';
import type { TokenSource } from '../../queries/values.ts';
import type { Destroying } from '../../rules/combat/sequences.ts';
import type { Decided } from '../../rules/council/sequences.ts';
import type { To } from '../sequences.ts';

/** What an agenda does to each player, one after the other. */
interface ForSeat extends Decided {
  readonly seat: Seat;
}

/** Units that a player still has to choose, and what is destroyed. */
interface Losing extends ForSeat {
  destroying?: Destroying[];
}

export interface AgendaSequences {
  /** Destroys units of several owners in several places. */
  'the council destroys': Called<{ readonly destroying: readonly Destroying[] }, void, { destroying: Destroying[] }>;
  'exhaust planets by agenda': Called<To<'strategy phase begins'> & { readonly component: string }>;
  // Directives
  'draw a secret by agenda': Called<Decided>;
  'reduce arms': Called<ForSeat, void, Losing>;
  'redistribute a colony': Called<Decided, void, Decided & { controller?: Seat; receiver?: Seat }>;
  'disarm a planet': Called<Decided, void, Decided & { controller?: Seat; count?: number }>;
  'five trade goods each': Called<ForSeat>;
  'study the artifact': Called<
    Decided,
    void,
    Decided & {
      roll?: number;
      queue?: Seat[];
      left?: number;
      destroying?: Destroying[];
      systems?: { seat: Seat; system: string }[];
    }
  >;
  'beat swords': Called<Decided, void, Decided & { gains?: { seat: Seat; amount: number }[] }>;
  'draw two cards': Called<ForSeat>;
  'return two tokens': Called<ForSeat>;
  'use a secondary freely': Called<ForSeat, void, ForSeat & { from?: TokenSource['from'] }>;
  'gain a relic by agenda': Called<Decided>;
  'place a mech at home': Called<ForSeat>;
  'grant a technology': Called<Decided, void, Decided & { technology?: TechnologyId }>;
  'research at wormholes': Called<Decided, void, Decided & { queue?: Seat[] }>;
  'return a token': Called<ForSeat>;
  // Laws for or against
  'pay for research with a ship': Called<
    To<'technology researched'>,
    void,
    To<'technology researched'> & { ship?: number }
  >;
  'lose wormhole defenses': Called<Decided>;
  'lose a defense': Called<ForSeat, void, Losing>;
  'tokens at wormholes': Called<ForSeat, void, ForSeat & { systems?: string[] }>;
  'three trade goods each': Called<ForSeat>;
  'give the strategy card': Called<To<'strategy card chosen'>>;
  'search by warrant': Called<To<'law enacted'>>;
  // Laws of a player
  'the committee chooses': Called<To<'before voting'>, { elected: string }, To<'before voting'> & { elected?: string }>;
  'the arbiter exchanges': Called<To<'strategy phase ends'>>;
  'commerce pays': Called<To<'commodities replenished'>>;
  'exploration pays': Called<To<'planet gained'>>;
  'industry produces': Called<To<'structure placed'>>;
  'peace ends the turn': Called<To<'system activated'>, { ended: true }>;
  'policy draws a card': Called<To<'status phase ends'>>;
  'war acts again': Called<To<'action performed'>, { again: 'any'; mayEnd: true }>;
  'the prophecy ends': Called<To<'units produced'>>;
  'the shard changes hands': Called<To<'combat won'>>;
  'the crown changes hands': Called<To<'planet gained'>>;
  'reroll by the crown': Called<
    To<'dice rolled'>,
    Partial<To<'dice rolled'>['about']>,
    To<'dice rolled'> & { groups?: To<'dice rolled'>['about']['groups'] }
  >;
  'the crown takes units': Called<To<'both have rolled'>>;
  // Laws of a planet
  'mine the core': Called<Decided>;
  'clear the zone': Called<Decided>;
  'the holy planet is gained': Called<To<'planet gained'>>;
  'the holy planet is lost': Called<To<'planet lost'>>;
}
