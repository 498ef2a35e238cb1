// The leaders of the Federation of Sol.
import { liftToken } from '../../atoms/board.ts';
import { hasToken, planetOf } from '../../queries/board.ts';
import { tokensOnBoard } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { isTroop } from '../../queries/units.ts';
import { resources } from '../../queries/values.ts';
import { say } from '../../words/index.ts';
import { ifPiece } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, hero } from './define.ts';
import { moreDice, oneMoreDie, rollsOneMore, worthOf } from './vocabulary.ts';

const evelynDelouis = agent<'combat round begins'>('evelynDelouis', {
  on: ['combat round begins'],
  may: (_, __, about) => (about.kind === 'ground combat' && about.drawn !== true ? null : false),
  effect: oneMoreDie('evelynDelouis', (g, { planet }) =>
    planet === undefined ? [] : planetOf(g, planet).units.filter((u) => isTroop(g, u)),
  ),
  later: [rollsOneMore('evelynDelouis', 'ground combat', 'leader more dice')],
  procedures: { 'leader more dice': moreDice },
});

const claireGibson = commander<'combat round begins'>('claireGibson', {
  goal: (g, seat) => ({ have: worthOf(g, seat, resources), need: 12 }),
  on: ['combat round begins'],
  may: (g, seat, { kind, round, planet, drawn }) => {
    if (kind !== 'ground combat' || round !== 1 || drawn === true || planet === undefined) return false;
    return planetOf(g, planet).owner === seat ? ifPiece(g, seat, 'infantry') : false;
  },
  effect: {
    rule: 'leaders',
    steps: {
      'one infantry more': {
        call: 'place units',
        with: ({ v: { seat, about } }) =>
          about.planet === undefined
            ? null
            : { seat, type: 'infantry', count: 1, places: [about.planet], why: say('leader.claireGibson') },
      },
    },
    gives: () => undefined,
  },
});

const jaceX = hero<'component action'>('jaceX4thAirLegion', {
  on: ['component action'],
  may: (g, seat) => (tokensOnBoard(g, seat) > 0 ? null : why('leaders', 'why.no target')),
  effect: {
    rule: 'leaders',
    steps: {
      'take the tokens back': {
        do: (x) => {
          for (const system of x.g.systems) if (hasToken(system, x.v.seat)) liftToken(x, x.v.seat, system.id);
        },
      },
    },
    gives: () => undefined,
  },
});

export const sol: readonly Ti4Component[] = [evelynDelouis, claireGibson, jaceX];
