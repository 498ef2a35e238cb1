// Politics: a new speaker, action cards, and a look at the agendas.
import { makeSpeaker } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import { clockwiseFrom } from '../../queries/players.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { strategyCard } from '../define.ts';

const DRAWN = 2;
const AGENDAS = 2;

const primary: Sequence<'primary politics'> = {
  rule: 'politics',
  steps: {
    'choose a speaker': {
      ask: ({ g, v: { seat } }) => [
        {
          kind: 'choose',
          seat,
          rule: 'politics',
          ask: say('ask.new speaker'),
          options: candidates(g, seat).map((player) => ({
            id: String(player),
            text: say('option.player', { player }),
          })),
          pick: [1, 1],
        },
      ],
      then: (x, got) => makeSpeaker(x, Number((got[x.v.seat] as [string])[0])),
    },
    'draw action cards': { call: 'draw action cards', with: (x) => ({ seat: x.v.seat, count: DRAWN }) },
    'look at agendas': { call: 'look at agendas', with: (x) => ({ seat: x.v.seat, count: AGENDAS }) },
  },
};

/** Anybody but the speaker: the seat itself too. */
const candidates = (g: G, seat: Seat): Seat[] => clockwiseFrom(g, seat).filter((player) => player !== g.speaker);

const secondary: Sequence<'secondary politics'> = {
  rule: 'politics',
  steps: { 'draw action cards': { call: 'draw action cards', with: (x) => ({ seat: x.v.seat, count: DRAWN }) } },
};

export const politics = strategyCard('politics', {
  procedures: { 'primary politics': primary, 'secondary politics': secondary },
});
