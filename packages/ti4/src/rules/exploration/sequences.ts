// How exploration and relics are called.
import type { Called, Reacting } from '@custodian/kernel';
import type { ExplorationDeck, ExplorationId, PlanetId, RelicId } from '../../facts/index.ts';
import type { Seat } from '../../game.ts';
import type { FourthEdition } from '../../terms.ts';
import type { PurgingFragments } from './fragments.ts';

/** A card that has been revealed, and where. */
export interface Explored {
  readonly seat: Seat;
  readonly system: string;
  /** Null: the frontier. */
  readonly planet: PlanetId | null;
  /** The numbered copy: 'freelancers.2'. */
  readonly card: string;
}

export interface ExploringPlanet {
  readonly seat: Seat;
  readonly planet: PlanetId;
  deck?: ExplorationDeck;
  draws?: number;
  cards?: readonly string[];
}

export interface ExploringFrontier {
  readonly seat: Seat;
  readonly system: string;
  cards?: readonly string[];
}

/** Once it lies where it goes, the card may be shuffled again: then only what it was is spoken of. */
export interface ResolvingExploration extends Omit<Explored, 'card'> {
  card: string;
  explored?: ExplorationId;
}

export interface ExplorationSequences {
  /** By the deck of its trait, or of one of its traits; without a trait nothing happens. */
  'explore planet': Called<
    { readonly seat: Seat; readonly planet: PlanetId; readonly deck?: ExplorationDeck },
    void,
    ExploringPlanet
  >;
  'explore gained planet': Called<Reacting<FourthEdition, 'planet gained'>>;
  /** Fragments of one type for a relic, as an action. */
  'purge fragments': Called<Reacting<FourthEdition, 'component action'>, void, PurgingFragments>;
  /** Where a frontier token lies; it goes afterwards. */
  'explore frontier': Called<{ readonly seat: Seat; readonly system: string }, void, ExploringFrontier>;
  /** Carries out a card that lies open, and puts it where it goes. */
  'resolve exploration': Called<Explored, void, ResolvingExploration>;
  /** The top card of the relic deck; null: there is none. */
  'gain relic': Called<
    { readonly seat: Seat },
    { readonly relic: RelicId | null },
    { readonly seat: Seat; relic?: RelicId }
  >;
}
