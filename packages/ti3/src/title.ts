// The Third Edition as the house knows it.
import { defineTitle } from '@custodian/title';
import { ahead } from './ahead.ts';
import { spiritedPolicy } from './bots/spirited.ts';
import { thinking } from './bots/thinking.ts';
import { cover } from './cover.ts';
import type { Game } from './game.ts';
import { guided } from './guided.ts';
import { statistics } from './statistics.ts';
import { ti3 } from './ti3.ts';

export const title = defineTitle<Game>({
  ...cover,
  rules: ti3,
  optionsOf: (game) => game.options,
  bots: {
    easy: ({ time, tries, now }) =>
      thinking({ time: time / 4, tries: tries && tries >> 2, each: 3 }, { systems: 3, movements: 1 }, now),
    normal: ({ time, tries, now }) => thinking({ time, tries, each: 6 }, { systems: 6, movements: 1 }, now),
    hard: ({ time, tries, now }) =>
      thinking({ time: 8 * time, tries: tries && 8 * tries, each: 40 }, { systems: 10, movements: 3 }, now),
  },
  spirited: spiritedPolicy,
  playedWith: ({ players }, seat) => ({ race: players[seat]?.race ?? '' }),
  laws: () => import('./laws/index.ts').then(({ laws }) => laws),
  ledger: () => import('./ledger.ts').then(({ ledger }) => ledger()),
  targets: {
    decisionsPerSecond: 60_000,
    copy: 20,
    guess: 30,
    saved: 40,
    live: 100,
    own: () => import('./odds/timing.ts').then(({ timed }) => timed),
  },
  guided,
  ahead,
  statistics,
  tidings: {
    votes: ['galactic council/vote', 'voice regained/vote again', 'vote on a law anew/vote on the law'],
    offers: ['exchange action cards/agree'],
    attacks: ['spaceBattleBegun', 'invasionBegun'],
    worth: [
      'strategyCardUsed',
      'spaceBattleWon',
      'spaceBattleUndecided',
      'invasionFailed',
      'planetTaken',
      'technologyGained',
      'agendaDecided',
      'lawEnacted',
      'objectiveRevealed',
      'objectiveClaimed',
      'playerPassed',
      'playerEliminated',
    ],
  },
});
