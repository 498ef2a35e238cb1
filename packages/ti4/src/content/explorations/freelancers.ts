// Freelancers: one unit, for which influence can be spent as well.
import { set } from '@custodian/kernel';
import { addEffect, endEffect } from '../../atoms/table.ts';
import { systemOf } from '../../queries/board.ts';
import { mayStandOn } from '../../queries/permissions.ts';
import { hasEffect } from '../../queries/players.ts';
import { SPACE } from '../../queries/production.ts';
import { influence, planetWorth, resources } from '../../queries/values.ts';
import { everyType } from '../../rules/production/making.ts';
import { say } from '../../words/index.ts';
import { exploration } from './define.ts';

const HIRED = 'exploration:freelancers';

export const freelancers = exploration('freelancers', {
  effect: {
    rule: 'producing units',
    steps: {
      'they may be paid in influence': {
        do: (x) => addEffect(x, { source: HIRED, seat: x.v.seat, until: 'production' }),
      },
      'produce a unit': {
        call: 'produce',
        with: ({ g, v: { seat, system } }) => ({
          seat,
          system,
          places: [
            SPACE,
            ...systemOf(g, system)
              .planets.filter((p) => p.owner === seat && mayStandOn(g, { seat, planet: p.id }) === null)
              .map((p) => p.id),
          ],
          limit: 1,
          types: [...everyType(g)],
          why: say('exploration.freelancers'),
        }),
        then: (x) => endEffect(x, HIRED, x.v.seat),
      },
    },
  },
  // One or the other of a planet, never both.
  modifies: [
    set(planetWorth, (g, { seat, planet, of }, now) =>
      of === 'resources' && g.effects.length > 0 && hasEffect(g, HIRED, seat)
        ? Math.max(now, resources(g, planet), influence(g, planet))
        : now,
    ),
  ],
});
