// What is printed on the box of the Fourth Edition: no rules inside, so that a lobby may look at it.
import type { Cover } from '@custodian/title';
import type { Game } from './game.ts';
import { landmarks } from './landmarks.ts';
import { odds } from './odds/index.ts';
import { options } from './options.ts';
import { setsWith } from './queries/box.ts';
import { seatsWith } from './queries/layout.ts';
import { words } from './words/languages.ts';

export const cover: Cover<Game> = {
  id: 'ti4',
  usualSeats: 6,
  seats: seatsWith(setsWith({ prophecy: true })),
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
  odds,
};
