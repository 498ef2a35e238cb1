// Inscription as the house knows it.
import { spirited } from '@custodian/bots';
import { defineTitle } from '@custodian/title';
import { ahead } from './ahead.ts';
import { marking } from './bots/marking.ts';
import { cover } from './cover.ts';
import type { Game } from './game.ts';
import { guided } from './guided.ts';
import { inscription } from './inscription.ts';
import { playedWith } from './played-with.ts';
import { statistics } from './statistics.ts';

export const title = defineTitle<Game>({
  ...cover,
  rules: inscription,
  optionsOf: (game) => game.options,
  bots: {
    easy: () => marking({ beam: 1, places: 2, rolls: 1 }),
    normal: () => marking({ beam: 2, places: 8, rolls: 3 }),
    hard: () => marking({ beam: 30, places: 40, rolls: 4 }),
  },
  spirited: spirited(),
  playedWith,
  guided,
  laws: () => import('./laws/index.ts').then(({ laws }) => laws),
  ledger: () => import('./ledger.ts').then(({ ledger }) => ledger()),
  targets: {
    shortestGame: 20,
    copy: 60,
    saved: 60,
    update: 5,
    own: () => import('./bench.ts').then(({ marksOnEverySheet }) => marksOnEverySheet()),
  },
  ahead,
  statistics,
  tidings: { votes: ['vote/cast votes', 'vote against the rival/cast votes'], offers: [], attacks: [], worth: [] },
});
