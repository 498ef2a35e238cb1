// The leaders of the Naalu Collective.
import type { G, Seat } from '../../game.ts';
import { othersThan, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { hero } from './define.ts';

const givers = (g: G, seat: Seat): Seat[] => othersThan(g, seat).filter((other) => playerOf(g, other).notes.length > 0);

const theOracle = hero<'status phase ends'>('theOracle', {
  on: ['status phase ends'],
  may: (g, seat) => (givers(g, seat).length > 0 ? null : why('leaders', 'why.no target')),
  effect: {
    rule: 'leaders',
    steps: {
      'everybody gives a note': {
        call: 'give notes',
        with: ({ g, v: { seat } }) => ({
          from: givers(g, seat),
          to: seat,
          why: say('ask.leader give a note', { player: seat, leader: 'theOracle' }),
        }),
      },
    },
    gives: () => undefined,
  },
});

export const naalu: readonly Ti4Component[] = [theOracle];
