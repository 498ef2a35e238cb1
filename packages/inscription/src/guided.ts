// The table at which somebody learns the game: alone against the rival, always with the same faction, sheets, cards and dice, so that a
// guide can speak of them.
import type { Guided } from '@custodian/title';

export const guided: Guided = {
  seed: 'guided sheets 1',
  seats: ['me'],
  options: { sheets: 'B', factions: 'given', given: ['sol'], difficulty: 'easy' },
};
