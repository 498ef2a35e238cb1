// The Third Edition as the house knows it.
import { searching } from '@custodian/bots';
import { defineTitle } from '@custodian/title';
import { ahead } from './ahead.ts';
import { sensibleJudge } from './bots/sensible.ts';
import { spiritedPolicy } from './bots/spirited.ts';
import { cover } from './cover.ts';
import type { Game } from './game.ts';
import { guided } from './guided.ts';
import { ti3 } from './ti3.ts';

export const title = defineTitle<Game>({
  ...cover,
  rules: ti3,
  optionsOf: (game) => game.options,
  bots: { sensible: ({ time, tries, now }) => searching(sensibleJudge, { time, tries, plans: 14, depth: 30 }, now) },
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
