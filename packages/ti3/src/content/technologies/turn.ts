// Technologies that are used as an action.
import type { Plan, Refusal, Roll } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { spendCounters } from '../../atoms/board.ts';
import { moveGroundForces } from '../../atoms/units.ts';
import type { G, Seat } from '../../game.ts';
import type { Transit } from '../../plans/sharing.ts';
import { transitPlan } from '../../plans/sharing.ts';
import type { FrozenPlanet } from '../../queries/board.ts';
import { groundForcePlaces } from '../../queries/fleet.ts';
import { hasTechnology, planetsOf, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import { technology } from '../define.ts';
import { units } from '../facts/index.ts';

const MOST = 4;

const transitDiodes: Sequence<'technology transitDiodes'> = {
  rule: 'technology',
  steps: {
    'move ground forces': {
      ask: (x) => {
        const proposed = firstTransit(x.g, x.v.seat);
        return proposed === null ? [] : [moving(x.g, x.v.seat, proposed)];
      },
      then: (x, got) => {
        const transit = planned(transitPlan, got, x.v.seat);
        if (transit === undefined) return;
        spendCounters(x, x.v.seat, 'strategyAllocation', 1);
        moveGroundForces(x, transit.from, transit.to, transit.count);
      },
    },
  },
};

const moving = (g: G, seat: Seat, proposed: Transit): Plan =>
  askForPlan(transitPlan, {
    seat,
    rule: 'technology',
    ask: say('ask.move ground forces', { most: MOST }),
    about: () => ({ most: MOST }),
    check: (plan) => refuseTransit(g, seat, plan),
    sample: (roll) => randomTransit(g, seat, proposed, roll),
    fallback: () => proposed,
  });

function refuseTransit(g: G, seat: Seat, plan: Transit): Refusal | null {
  const own = planetsOf(g, seat);
  const from = own.find((p) => p.id === plan.from);
  const to = own.find((p) => p.id === plan.to);
  if (from === undefined || to === undefined) return why('controlling planets', 'why.planet not yours');
  if (from === to) return why('technology', 'why.same planet');
  const most = Math.min(MOST, from.groundForces);
  if (plan.count > most) return why('ground force', 'why.too many ground forces', { most });
  return hasFigure(g, seat, from, to, plan.count) ? null : why('supplement counters', 'why.no figure left');
}

/** Ground forces on a planet that has none need a figure: a free one, or the one that leaves the other planet. */
const hasFigure = (g: G, seat: Seat, from: FrozenPlanet, to: FrozenPlanet, count: number): boolean =>
  to.groundForces > 0 || count === from.groundForces || groundForcePlaces(g, seat) < units.groundForce.limit;

/** Some move that is possible; null when there is none. */
function firstTransit(g: G, seat: Seat): Transit | null {
  const own = planetsOf(g, seat);
  for (const from of own) {
    const count = Math.min(MOST, from.groundForces);
    if (count === 0) continue;
    const to = own.find((p) => p !== from && hasFigure(g, seat, from, p, count));
    if (to !== undefined) return { from: from.id, to: to.id, count };
  }
  return null;
}

function randomTransit(g: G, seat: Seat, proposed: Transit, roll: Roll): Transit {
  const own = planetsOf(g, seat);
  const from = own[roll(own.length) - 1] as FrozenPlanet;
  const to = own[roll(own.length) - 1] as FrozenPlanet;
  const most = Math.min(MOST, from.groundForces);
  if (most === 0 || from === to) return proposed;
  const plan = { from: from.id, to: to.id, count: roll(most) };
  return refuseTransit(g, seat, plan) === null ? plan : proposed;
}

export const turnTechnologies: readonly Ti3Component[] = [
  technology('transitDiodes', {
    reacts: [
      {
        window: 'as an action',
        may: (g, seat) => {
          if (!hasTechnology(g, seat, 'transitDiodes')) return false;
          if (playerOf(g, seat).strategyAllocation === 0)
            return why('strategy allocation', 'why.strategy allocation empty');
          return firstTransit(g, seat) === null ? why('technology', 'why.no ground forces to move') : null;
        },
        run: 'technology transitDiodes',
      },
    ],
    procedures: { 'technology transitDiodes': transitDiodes },
  }),
];
