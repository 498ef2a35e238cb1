// What is printed on the box: no rules inside, so that a lobby may look at it.
import type { Cover } from '@custodian/title';
import type { Game } from './game.ts';
import { landmarks } from './landmarks.ts';
import { options } from './options.ts';
import { words } from './words/languages.ts';

export const cover: Cover<Game> = {
  id: 'inscription',
  seats: [1, 8],
  options,
  levels: ['normal', 'easy', 'hard'],
  landmarks,
  words,
  nameOf: (game, seat, words) => words[`faction.${game.players[seat]?.faction ?? ''}`],
  summary: ({ round, players, winner }) => ({
    round,
    points: players.map((player) => player.points),
    ending: winner === null ? null : { why: winner.why, winners: winner.seats },
  }),
};
