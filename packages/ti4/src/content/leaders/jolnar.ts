// The leaders of the Universities of Jol-Nar.
import type { DiceGroup, RollKind } from '../../queries/dice.ts';
import { playerOf } from '../../queries/players.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import type { Ti4Component } from '../define.ts';
import { commander } from './define.ts';

const OF_UNITS: readonly RollKind[] = [
  'anti-fighter barrage',
  'bombardment',
  'space cannon offense',
  'space cannon defense',
];

const taZern = commander<'dice rolled', Aiming<'dice rolled'> & { groups?: readonly DiceGroup[] }>('taZern', {
  goal: (g, seat) => ({ have: playerOf(g, seat).technologies.length, need: 8 }),
  on: ['dice rolled'],
  may: (_, seat, about) =>
    about.seat === seat && OF_UNITS.includes(about.kind) && about.groups.some(({ rolls }) => rolls.length > 0)
      ? null
      : false,
  effect: {
    rule: 'leaders',
    steps: {
      'roll again': {
        rule: 'rerolls',
        call: 'reroll dice',
        with: ({ v: { seat, about } }) => ({ seat, groups: about.groups }),
        then: (x, { groups }) => {
          x.v.groups = groups;
        },
      },
    },
    gives: (x) => ({ groups: x.v.groups ?? x.v.about.groups }),
  },
});

export const jolnar: readonly Ti4Component[] = [taZern];
