// What is printed on the box of the Fourth Edition: no rules inside, so that a lobby may look at it.
import type { Cover } from '@custodian/title';
import type { Game } from './game.ts';
import { landmarks } from './landmarks.ts';
import { options } from './options.ts';
import { setsWith } from './queries/box.ts';
import { seatsWith } from './queries/layout.ts';

export const cover: Cover<Game> = {
  id: 'ti4',
  usualSeats: 6,
  seats: seatsWith(setsWith({ prophecy: true })),
  options,
  levels: ['normal', 'easy', 'hard'],
  landmarks,
  words: {
    en: () => import('./words/en/index.ts').then(({ en }) => en),
    it: () => import('./words/it/index.ts').then(({ it }) => it),
  },
  nameOf: (game, seat, words) => words[`faction.${game.players[seat]?.faction ?? ''}`],
  summary: ({ round, players, winner }) => ({
    round,
    points: players.map((player) => player.points),
    ending: winner === null ? null : { why: winner.why, winners: winner.seats },
  }),
  // With the rules: without them no component changes anything.
  odds: () => Promise.all([import('./odds/desk.ts'), import('./ti4.ts')]).then(([{ desk }]) => desk),
};
