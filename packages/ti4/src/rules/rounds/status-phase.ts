// The status phase: objectives, then everything that is reset before the next round.
import { liftAllTokens, readyPlanets } from '../../atoms/board.ts';
import { readyLaws } from '../../atoms/council.ts';
import { readyLeader } from '../../atoms/leaders.ts';
import { revealObjective } from '../../atoms/objectives.ts';
import { readyLegendaries } from '../../atoms/prophecy.ts';
import { readyRelic } from '../../atoms/relics.ts';
import { beginPhase, endEffects, readyStrategyCards, readyTechnology, returnStrategyCard } from '../../atoms/table.ts';
import { repairUnit } from '../../atoms/units.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { everyUnit } from '../../queries/board.ts';
import { initiativeOrder } from '../../queries/order.ts';
import { exhaustedPlanets, playerOf, seatsIn } from '../../queries/players.ts';
import { statusCards, statusTokens } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { ifGoodsOnLeaders } from '../leaders/index.ts';
import { ifAnyoneIsOut } from './elimination.ts';
import { gainBeforeRedistribution } from './tokens.ts';
import { endForLackOfObjectives } from './victory.ts';

export interface StatusPhase {
  /** Who is still to come, in initiative order. */
  queue?: Seat[];
}

export const statusPhase: Sequence<'status phase'> = {
  rule: 'status phase',
  steps: {
    'begin the phase': { do: (x) => beginPhase(x, 'status') },
    'status phase begins': { window: 'status phase begins', about: () => ({}), then: startQueue },
    'score objectives': {
      rule: 'objectives',
      call: 'score objectives',
      with: (x) => nextSeat(x, (_, seat) => ({ seat })),
      then: () => ({ goto: 'score objectives' }),
    },
    'reveal a public objective': {
      rule: 'objectives',
      do: (x) => {
        if (revealObjective(x) === null) endForLackOfObjectives(x);
        startQueue(x);
      },
    },
    'draw action cards': {
      rule: 'action cards',
      call: 'draw action cards',
      with: (x) => nextSeat(x, (g, seat) => ({ seat, count: statusCards(g, seat) })),
      then: () => ({ goto: 'draw action cards' }),
    },
    'remove command tokens': { rule: 'command tokens', do: (x) => liftAllTokens(x) },
    'command tokens due': { rule: 'command tokens', window: 'command tokens due', about: () => ({}) },
    'gain command tokens': {
      rule: 'command tokens',
      do: (x) => {
        for (const seat of initiativeOrder(x.g)) gainBeforeRedistribution(x, seat, statusTokens(x.g, seat));
      },
    },
    'redistribute command tokens': {
      rule: 'command tokens',
      call: 'redistribute tokens',
      with: (x) => ({ seats: initiativeOrder(x.g) }),
    },
    'ready cards': { rule: 'exhausted', do: readyCards },
    'goods off leaders': { rule: 'leaders', call: 'goods off leaders', with: ifGoodsOnLeaders },
    'repair units': {
      rule: 'sustain damage',
      do: (x) => {
        for (const { unit, system, planet } of everyUnit(x.g))
          if (unit.damaged) repairUnit(x, { system: system.id, planet: planet?.id }, unit.id);
      },
    },
    'return strategy cards': {
      rule: 'strategy cards',
      window: 'strategy cards return',
      about: () => ({}),
      then: (x, { kept = [] }) => {
        for (const { id, holder } of x.g.strategyCards)
          if (holder !== NOBODY && !kept.includes(holder)) returnStrategyCard(x, id);
      },
    },
    'status phase ends': { window: 'status phase ends', about: () => ({}) },
    'end of the phase': { do: (x) => endEffects(x, 'status phase') },
    'who is out': { rule: 'elimination', call: 'elimination', with: ifAnyoneIsOut },
  },
};

function startQueue(x: Ti4<StatusPhase>): void {
  x.v.queue = initiativeOrder(x.g);
}

/** What is called for the next one in the queue; null when all have had their turn. */
function nextSeat<Given>(x: Ti4<StatusPhase>, given: (g: G, seat: Seat) => Given): Given | null {
  const seat = x.v.queue?.shift();
  return seat === undefined ? null : given(x.g, seat);
}

function readyCards(x: Ti4): void {
  for (const seat of seatsIn(x.g)) {
    readyPlanets(
      x,
      seat,
      exhaustedPlanets(x.g, seat).map((planet) => planet.id),
    );
    for (const technology of [...playerOf(x.g, seat).exhausted]) readyTechnology(x, seat, technology);
    for (const { id, exhausted } of playerOf(x.g, seat).relics ?? []) if (exhausted) readyRelic(x, seat, id);
    for (const { id, is } of playerOf(x.g, seat).leaders ?? []) if (is === 'exhausted') readyLeader(x, seat, id);
  }
  readyLegendaries(x);
  readyStrategyCards(x);
  readyLaws(x);
}
