// What a seat has found: relic fragments by type, and exploration cards that are kept for later.
import type { ExplorationDeck, ExplorationId } from '@custodian/ti4/facts';
import { explorationDecks, explorations } from '@custodian/ti4/facts';
import { explorationOf } from '@custodian/ti4/queries/exploration';
import type { Player } from '../table.ts';

/** A fragment out of the frontier deck stands for any type. */
export const fragmentCounts = ({ found = [] }: Player): { readonly deck: ExplorationDeck; readonly count: number }[] =>
  explorationDecks.map((deck) => ({
    deck,
    count: found
      .map(explorationOf)
      .filter((id) => explorations[id].kind === 'fragment' && explorations[id].deck === deck).length,
  }));

export const keptCards = ({ found = [] }: Player): { readonly copy: string; readonly id: ExplorationId }[] =>
  found.map((copy) => ({ copy, id: explorationOf(copy) })).filter(({ id }) => explorations[id].kind !== 'fragment');

export const deckColour = (deck: ExplorationDeck): string => (deck === 'frontier' ? '#e6dcff' : `var(--${deck})`);
