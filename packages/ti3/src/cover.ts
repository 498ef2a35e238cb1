// What is printed on the box of the Third Edition: no rules inside, so that a lobby may look at it.
import type { Cover } from '@custodian/title';
import type { Game } from './game.ts';
import { landmarks } from './landmarks.ts';
import { odds } from './odds/index.ts';
import { options } from './options.ts';
import { words } from './words/languages.ts';

export const cover: Cover<Game> = {
  id: 'ti3',
  seats: [3, 6],
  options,
  levels: ['normal', 'easy', 'hard'],
  landmarks,
  words,
  nameOf: (game, seat, words) => words[`race.${game.players[seat]?.race ?? ''}`],
  summary: ({ round, players, winner }) => ({
    round,
    points: players.map((player) => player.points),
    ending: winner === null ? null : { why: winner.why, winners: winner.seats },
  }),
  odds,
};
