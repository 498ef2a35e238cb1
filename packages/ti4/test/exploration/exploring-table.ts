// A table at which planets and the frontier can be explored: the decks hold what a test lays on them.
import type { FactionId } from '../../src/facts/index.ts';
import type { PlayedWith } from '../../src/queries/box.ts';
import { tableWith } from '../kit/index.ts';

type Deck = 'cultural' | 'hazardous' | 'industrial' | 'frontier';

const everySet: PlayedWith = { prophecy: true, codexI: true, codexII: true, codexIII: true };

export function exploring(decks: Partial<Record<Deck, string[]>>, ...who: FactionId[]) {
  const t = tableWith(everySet, ...(who.length > 0 ? who : (['norr', 'xxcha'] as const)));
  const empty = () => ({ cultural: [], hazardous: [], industrial: [], frontier: [] });
  Object.assign(t.game(), {
    explorationDecks: { ...empty(), ...decks },
    explorationDiscards: empty(),
    relicDeck: [],
  });
  return t;
}
