// The Fourth Edition as the house knows it.
import { defineTitle } from '@custodian/title';
import { ahead } from './ahead.ts';
import { spiritedPolicy } from './bots/spirited.ts';
import { thinking } from './bots/thinking.ts';
import { cover } from './cover.ts';
import type { Game } from './game.ts';
import { statistics } from './statistics.ts';
import { ti4 } from './ti4.ts';

export const title = defineTitle<Game>({
  ...cover,
  rules: ti4,
  optionsOf: (game) => game.options,
  playedWith: ({ players }, seat) => ({ faction: players[seat]?.faction ?? '' }),
  bots: {
    easy: ({ time, tries, now }) =>
      thinking(
        { time: time / 4, tries: tries && tries >> 2, each: 3 },
        { breadth: 3, movements: 1, isWatchful: false, offers: 'nothing' },
        now,
      ),
    normal: ({ time, tries, now }) =>
      thinking({ time, tries, each: 6 }, { breadth: 6, movements: 1, isWatchful: false, offers: 'goods' }, now),
    hard: ({ time, tries, now }) =>
      thinking(
        { time: 8 * time, tries: tries && 8 * tries, each: 40 },
        { breadth: 10, movements: 3, isWatchful: true, offers: 'notes' },
        now,
      ),
  },
  spirited: spiritedPolicy,
  laws: () => import('./laws/index.ts').then(({ laws }) => laws),
  ledger: () => import('./ledger.ts').then(({ ledger }) => ledger()),
  targets: {
    decisionsPerSecond: 20_000,
    copy: 25,
    saved: 60,
    own: () => import('./odds/timing.ts').then(({ timed }) => timed),
  },
  largest: {
    seats: 8,
    options: { prophecy: true, codexI: true, codexII: true, codexIII: true },
    targets: { decisionsPerSecond: 12_000, copy: 40, saved: 90, update: 5 },
  },
  ahead,
  statistics,
  tidings: {
    votes: ['one agenda/vote', 'one agenda/vote again'],
    offers: ['answer an offer/answer'],
    attacks: ['spaceCombatBegan', 'groundCombatBegan'],
    worth: [
      'strategicAction',
      'spaceCombatEnded',
      'groundCombatEnded',
      'controlGained',
      'custodiansRemoved',
      'technologyResearched',
      'outcomeDecided',
      'lawEnacted',
      'objectiveRevealed',
      'objectiveScored',
      'passed',
      'playerEliminated',
    ],
  },
});
