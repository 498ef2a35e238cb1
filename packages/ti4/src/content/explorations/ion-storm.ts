// The ion storm: a wormhole token with two sides, which turns over whenever ships have used it. Its card lies beside the board.
import { closeWormhole, openWormhole } from '../../atoms/board.ts';
import { addEffect, endEffect } from '../../atoms/table.ts';
import type { Wormhole } from '../../facts/index.ts';
import type { G } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { STORM, stormIn, stormUsed } from '../../queries/ion-storm.ts';
import { hasEffect } from '../../queries/players.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { exploration } from './define.ts';

const SIDES: readonly Wormhole[] = ['alpha', 'beta'];

const flip: Sequence<'flip the ion storm'> = {
  rule: 'wormholes',
  steps: {
    'turn the token over': {
      do: (x) => {
        const storm = stormIn(x.g);
        if (storm === null) return;
        const other = storm.side === 'alpha' ? 'beta' : 'alpha';
        closeWormhole(x, storm.system, storm.side);
        openWormhole(x, storm.system, other);
        endEffect(x, STORM, NOBODY);
        addEffect(x, { source: STORM, seat: NOBODY, target: `${storm.system} ${other}`, until: 'game' });
      },
    },
  },
};

const isOut = (g: G): boolean => g.effects.length > 0 && hasEffect(g, STORM, NOBODY);

const stormBreaks: Ti4Component = exploration('ionStorm', {
  effect: {
    rule: 'wormholes',
    steps: {
      'choose a side': {
        ask: ({ v: { seat } }) => [
          {
            kind: 'choose',
            seat,
            rule: 'wormholes',
            ask: say('ask.ionStorm'),
            options: SIDES.map((side) => ({ id: side, text: say(`wormhole.${side}`) })),
            pick: [1, 1],
          },
        ],
        then: (x, got) => {
          const [side = 'alpha'] = got[x.v.seat] as readonly Wormhole[];
          openWormhole(x, x.v.system, side);
          addEffect(x, { source: STORM, seat: NOBODY, target: `${x.v.system} ${side}`, until: 'game' });
        },
      },
    },
  },
  later: [
    {
      window: 'ways used',
      forced: true,
      may: (g, seat, about) => (about.seat === seat && isOut(g) && stormUsed(g, seat, about.paths) ? null : false),
      run: 'flip the ion storm',
    },
  ],
});

export const ionStorm: Ti4Component = {
  ...stormBreaks,
  procedures: { ...stormBreaks.procedures, 'flip the ion storm': flip },
};
