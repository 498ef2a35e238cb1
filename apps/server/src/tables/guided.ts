// The table at which somebody learns the game: one person against two bots, and always the same galaxy, races and decks, so that
// a guide can speak of them. Its seed is no secret. It is marked as what it is, and nobody else can come to it.
import type { NewTable } from '@custodian/protocol';

/** With these decks whoever learns is the Speaker, and the first objective is one that he can follow on the map. */
export const GUIDED_SEED = 'guided table 2';

/** From Mecatol Rex outwards: everybody has systems with two planets beside his home. */
const map = [
  'mecatolRex',
  'saudor wellon thibah tarmann vefutII meharXull',
  'lodor empty bereg-lirtaIV abyz-fria asteroidField empty mellon-zohbat arinam-meer nebula empty-alpha arnor-lor centauri-gral',
  '- - newAlbion-starpoint home qucenn-rarron - - - tequran-torkan home lazar-sakulag - - - coorneeq-resculon home dalBootha-xxehan -',
].join(' ');

export const guidedTable = (name: string): NewTable => ({
  game: 'ti3',
  name,
  seats: ['me', 'sensible', 'sensible'],
  options: { galaxy: 'map', map, races: 'given', given: ['sol', 'hacan', 'xxcha'] },
});

export const isGuided = ({ seed }: { readonly seed: string }): boolean => seed === GUIDED_SEED;
