// The leaders of Sardakk N'orr.

import type { G } from '../../game.ts';
import { planetIdsOf, systemOf } from '../../queries/board.ts';
import { controls } from '../../queries/players.ts';
import type { Windows } from '../../rules/windows.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { agent } from './define.ts';

/** Planets of the player whose action it was, in the active system. */
const landings = (g: G, { seat, system }: Windows['tactical action ends']) =>
  planetIdsOf(systemOf(g, system)).filter((planet) => controls(g, seat, planet));

const tro = agent<'tactical action ends'>('tro', {
  on: ['tactical action ends'],
  may: (g, _, about) => (landings(g, about).length > 0 ? null : false),
  effect: {
    rule: 'leaders',
    steps: {
      'two infantry': {
        call: 'place units',
        with: ({ g, v: { about } }) => ({
          seat: about.seat,
          type: 'infantry',
          count: 2,
          places: landings(g, about),
          optional: true,
          why: say('leader.tro'),
        }),
      },
    },
    gives: () => undefined,
  },
});

export const norr: readonly Ti4Component[] = [tro];
