// The table at which somebody learns the game: one person against two bots, and always the same galaxy, races and decks, so that
// a guide can speak of them.
import type { Guided } from '@custodian/title';

/** From Mecatol Rex outwards: everybody has systems with two planets beside his home. */
const map = [
  'mecatolRex',
  'saudor wellon thibah tarmann vefutII meharXull',
  'lodor empty bereg-lirtaIV abyz-fria asteroidField empty mellon-zohbat arinam-meer nebula empty-alpha arnor-lor centauri-gral',
  '- - newAlbion-starpoint home qucenn-rarron - - - tequran-torkan home lazar-sakulag - - - coorneeq-resculon home dalBootha-xxehan -',
].join(' ');

export const guided: Guided = {
  // With these decks whoever learns is the Speaker, and the first objective is one that he can follow on the map.
  seed: 'guided table 2',
  seats: ['me', 'normal', 'normal'],
  options: { galaxy: 'map', map, races: 'given', given: ['sol', 'hacan', 'xxcha'] },
};
