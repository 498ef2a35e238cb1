// Imperial: an objective scored at once, a point for Mecatol Rex, and secret objectives.
import { gainPoints } from '../../atoms/table.ts';
import { controls } from '../../queries/players.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { strategyCard } from '../define.ts';

const primary: Sequence<'primary imperial'> = {
  rule: 'imperial',
  steps: {
    'score a public objective': { call: 'score a public objective', with: (x) => ({ seat: x.v.seat }) },
    // Whoever rules Mecatol Rex gains the point and cannot draw instead.
    'point for Mecatol Rex': {
      do: (x) => {
        if (!controls(x.g, x.v.seat, 'mecatolRex')) return { goto: 'draw or not' };
        gainPoints(x, x.v.seat, 1);
        return undefined;
      },
    },
    'points gained': {
      window: 'points gained',
      about: (x) => ({ seat: x.v.seat, points: 1, by: 'imperial' }),
      then: () => 'end',
    },
    'draw or not': {
      ask: ({ g, v: { seat } }) => {
        if (g.secretDeck.length === 0) return [];
        return [
          {
            kind: 'choose',
            seat,
            rule: 'imperial',
            ask: say('ask.draw secret objective'),
            options: [
              { id: 'yes', text: say('option.yes') },
              { id: 'no', text: say('option.no') },
            ],
            pick: [1, 1],
            proposal: ['yes'],
          },
        ];
      },
      then: (x, got) => ((got[x.v.seat] as string[] | undefined)?.[0] === 'yes' ? undefined : 'end'),
    },
    'draw a secret objective': { call: 'draw secret objective', with: (x) => ({ seat: x.v.seat }) },
  },
};

const secondary: Sequence<'secondary imperial'> = {
  rule: 'imperial',
  steps: { 'draw a secret objective': { call: 'draw secret objective', with: (x) => ({ seat: x.v.seat }) } },
};

export const imperial = strategyCard('imperial', {
  procedures: { 'primary imperial': primary, 'secondary imperial': secondary },
});
