// The leaders of the Mentak Coalition.
import { playerOf, unitsOnBoard } from '../../queries/players.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander } from './define.ts';

const suffiAn = agent<'pillaged'>('suffiAn', {
  on: ['pillaged'],
  // Whoever has its text draws with the player who was robbed: never that player twice.
  may: (_, seat, about) => (about.victim === seat ? false : null),
  effect: {
    rule: 'leaders',
    steps: {
      'you draw': { call: 'draw action cards', with: (x) => ({ seat: x.v.seat, count: 1 }) },
      'they draw': { call: 'draw action cards', with: (x) => ({ seat: x.v.about.victim, count: 1 }) },
    },
    gives: () => undefined,
  },
});

const sulaMentarion = commander<'combat won'>('sulaMentarion', {
  goal: (g, seat) => ({ have: unitsOnBoard(g, seat, 'cruiser'), need: 4 }),
  on: ['combat won'],
  may: (g, seat, about) =>
    about.kind === 'space combat' && about.seat === seat && playerOf(g, about.loser).notes.length > 0 ? null : false,
  effect: {
    rule: 'leaders',
    steps: {
      'take a note': {
        call: 'give notes',
        with: ({ v: { seat, about } }) => ({
          from: [about.loser],
          to: seat,
          why: say('ask.leader give a note', { player: seat, leader: 'sulaMentarion' }),
        }),
      },
    },
    gives: () => undefined,
  },
});

export const mentak: readonly Ti4Component[] = [suffiAn, sulaMentarion];
