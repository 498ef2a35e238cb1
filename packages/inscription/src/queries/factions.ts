// What factions make of events.
import { used } from '@custodian/kernel';
import type { Op } from '../facts/vocabulary.ts';
import { passives } from '../marks/abilities.ts';

type Occasion = 'production' | 'councilClaim' | 'voteWon' | 'warWon' | 'warTied';

/** What a faction gains on an occasion. */
export function gainsOn(faction: string, occasion: Occasion): Op[] {
  const found = passives(faction, occasion);
  if (found.length > 0) used('faction', faction);
  return found.flatMap((passive): readonly Op[] => passive.do);
}

/** Strength in every war on a side that its owner chooses anew each time. */
export function strengthOfChoice(faction: string): Op[] {
  const found = passives(faction, 'strength').filter(({ side }) => side === 'choose');
  if (found.length > 0) used('faction', faction);
  return found.map(({ n }) => ({ op: 'strength', n, side: 'choose', wars: 'current' }));
}
