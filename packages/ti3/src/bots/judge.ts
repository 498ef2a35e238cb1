// What a Third Edition player who thinks looks at, and what he does without thinking.
import type { Judge, Later, Proposal } from '@custodian/bots';
import type { Choose, Decision, Json, Plan, Roll, State } from '@custodian/kernel';
import { decisionId } from '@custodian/kernel';
import type { ObjectiveId, StrategyCardId, TechnologyId } from '../content/facts/index.ts';
import { objectives, technologies } from '../content/facts/index.ts';
import { spendingFor } from '../content/objectives.ts';
import type { G, Game, Seat } from '../game.ts';
import type { AboutNamed } from '../plans/index.ts';
import { hasCounter, playerOf } from '../queries/players.ts';
import { reachOf } from '../rules/movement/muster.ts';
import { leastWaste, noPayment } from '../rules/production/spending.ts';
import { aspectsOf } from './aspects.ts';
import { isStillClaimed, keptForClaims } from './keeping.ts';
import { landings } from './landings.ts';
import { movements } from './movements.ts';
import { productions } from './productions.ts';
import { pointsFor, prospects } from './prospects.ts';
import { strategyCardWorth } from './strategy-cards.ts';
import type { Target } from './targets.ts';
import { targets } from './targets.ts';
import { worthOfTechnology } from './technologies.ts';
import type { Pools } from './worth.ts';
import { largestFleet, poolsWorth, valueFor } from './worth.ts';

const ACT = 'action phase/choose an action';
const ACTIVATE = 'tactical action/activate a system';
const MOVE = 'movement/move ships into the system';
const VOTE = 'galactic council/vote';

/** How much is thought about. */
export interface Breadth {
  /** Systems that may be activated. */
  readonly systems: number;
  /** Ways to move into each of them. */
  readonly movements: number;
}

export const judgeOf = (breadth: Breadth): Judge<Game> => ({
  value: ({ game }, seat) => valueFor(game, seat),
  /** The next choice of an action or a strategy card, or another phase, ends what was begun. */
  settled: (state, began, seat) => {
    const top = state.stack[state.stack.length - 1];
    if (state.game.phase !== began.game.phase || state.game.round !== began.game.round) return true;
    if (top?.run === 'strategy phase') return top.at === 'choose a strategy card' && state.answers > began.answers;
    return (
      top?.run === 'action phase' &&
      top.at === 'choose an action' &&
      (top.v.seat !== seat || state.answers > began.answers + 1)
    );
  },
  worthwhile: () => null,
  proposals: (state, decision, roll) => proposals(state, decision, roll, breadth),
  usual: (decision, state, roll) => usual(state, decision, roll),
  aspects: ({ game }, seat) => aspectsOf(game, seat),
});

function proposals(state: State<Game>, decision: Decision, roll: Roll, breadth: Breadth): readonly Proposal[] | null {
  const { game } = state;
  const at = decisionId(state);
  if (decision.kind === 'plan') return plansFor(game, at, decision, roll)?.map((value) => ({ value })) ?? null;
  const { seat, options } = decision;
  const ids = options.map(({ id }) => id);
  if (at === ACT && ids.includes('tactical')) {
    const systems = game.systems.filter((system) => !hasCounter(system, seat)).map(({ id }) => id);
    const aimed = targets(game, seat, systems, breadth.systems);
    return [
      ...aimed.flatMap((target) =>
        waysTo(game, seat, target, breadth).map(
          (then): Proposal => ({ value: ['tactical'], then: [{ at: ACTIVATE, value: [target.id] }, ...then] }),
        ),
      ),
      ...ids.filter((id) => id !== 'tactical').map((id) => ({ value: [id] })),
    ];
  }
  if (at === ACTIVATE) {
    const aimed = targets(game, seat, ids, breadth.systems);
    if (aimed.length === 0) return null;
    return aimed.flatMap((target) =>
      waysTo(game, seat, target, breadth).map((then): Proposal => ({ value: [target.id], then })),
    );
  }
  const sure = surely(game, at, decision);
  return sure === null ? null : [{ value: sure }];
}

/** What is meant to move into a system: the usual movement, or others too. */
function waysTo(game: Game, seat: Seat, target: Target, breadth: Breadth): Later[][] {
  if (breadth.movements < 2) return [[]];
  return movements(game, seat, target.id, reachOf(target.muster))
    .slice(0, breadth.movements)
    .map((plan) => [{ at: MOVE, value: plan as unknown as Json }]);
}

/** What is chosen without trying. */
function surely(g: G, at: string, { seat, options, pick }: Choose): Json | null {
  const ids = options.map(({ id }) => id);
  if (at === 'strategy phase/choose a strategy card')
    return [best(ids, (id) => strategyCardWorth(g, seat, id as StrategyCardId))];
  if (at === 'claim objectives/announce') return claims(g, seat, ids, pick[1]);
  if (pick[1] === 1 && ids.length === 0) return [];
  return null;
}

/** The secret one, and of the public ones those that bring most. What is paid with planets goes first: they are refreshed
 *  right after, and what one owns or has learnt will most likely still be there. */
function claims(g: G, seat: Seat, ids: readonly string[], most: number): Json {
  const { secret } = playerOf(g, seat);
  const urgency = (id: string): number => {
    const spending = spendingFor(id as ObjectiveId)?.currency;
    const kept = spending === 'trade goods' || id.startsWith('tech') ? 0 : 0.1;
    return pointsFor(id as ObjectiveId) + (spending === undefined ? kept : spending === 'trade goods' ? 0.05 : 0.2);
  };
  const open = ids.filter((id) => id in objectives && id !== secret).sort((a, b) => urgency(b) - urgency(a));
  const own = ids.includes(secret) ? [secret] : [];
  return [...open.slice(0, Math.max(0, most - (secret === '' ? 0 : 1)) || (own.length === 0 ? most : 1)), ...own];
}

function best(ids: readonly string[], worth: (id: string) => number): string {
  return ids.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}

/** Plans with a purpose, the most promising first; null where there is no telling. */
function plansFor(g: G, at: string, decision: Plan, roll: Roll): readonly Json[] | null {
  const { seat, shape } = decision;
  switch (shape) {
    case 'movement': {
      const { systems, reach } = decision.about as AboutNamed<'movement'>;
      if (systems.length > 1) break;
      return movements(g, seat, systems[0] as string, reach) as unknown as Json[];
    }
    case 'landings':
      return landings(g, seat, decision.about as AboutNamed<'landings'>) as unknown as Json[];
    case 'production':
      return productions(g, seat, decision.about as AboutNamed<'production'>) as unknown as Json[];
    case 'counters':
      return [counters(g, seat, (decision.about as AboutNamed<'counters'>).count, at, decision)];
    case 'buy counters':
      return purchases(g, seat, decision.about as AboutNamed<'buy counters'>);
    case 'technology':
      return learnt(g, seat, decision.about as AboutNamed<'technology'>);
    case 'hits':
    case 'payment':
    case 'excess':
    case 'starting units':
    case 'ground forces return':
    case 'mobilization':
    case 'refreshing':
      return [decision.fallback];
    case 'card exchange':
    case 'system placement':
      return null;
  }
  return Array.from({ length: 3 }, () => decision.sample(roll)).concat([decision.fallback]);
}

/** One by one where a counter is missed most. */
function counters(g: G, seat: Seat, count: number, at: string, decision: Plan): Json {
  const isAnew = at.startsWith('status phase/');
  const { commandPool, fleetSupply, strategyAllocation } = playerOf(g, seat);
  let have: Pools = isAnew
    ? { commandPool: 0, fleetSupply: 0, strategyAllocation: 0 }
    : { commandPool, fleetSupply, strategyAllocation };
  const given = { commandPool: 0, fleetSupply: 0, strategyAllocation: 0 };
  const needed = largestFleet(g, seat);
  for (let i = 0; i < count; i++) {
    const now = have;
    const more = (area: string): Pools => ({ ...now, [area]: now[area as keyof Pools] + 1 });
    const area = best(Object.keys(given), (each) => poolsWorth(more(each), needed)) as keyof Pools;
    have = more(area);
    given[area]++;
  }
  return decision.check(given) === null ? given : decision.fallback;
}

/** As many as can be had, half of them, one, or none; what costs a claim comes last. */
function purchases(g: G, seat: Seat, { price, most }: AboutNamed<'buy counters'>): Json[] {
  const plans = [...new Set([most, most >> 1, 1, 0])].flatMap((count) => {
    const pay = count === 0 ? { planets: [], goods: 0 } : leastWaste(g, seat, 'influence', count * price);
    return pay === null ? [] : [{ count, pay }];
  });
  const kept = keptForClaims(g, seat);
  const keeping = plans.filter(({ pay }) => isStillClaimed(g, kept, pay));
  return [...keeping, ...plans.filter((plan) => !keeping.includes(plan))] as unknown as Json[];
}

/** The few that are worth most, by what they do for objectives too; what costs a claim comes last. */
function learnt(g: G, seat: Seat, { offers }: AboutNamed<'technology'>): Json[] {
  const before = prospects(g, seat);
  const worth = new Map(
    offers.map(({ technology, cost }) => [technology, worthOfLearning(g, seat, technology, before) - cost]),
  );
  const by = [...offers].sort((a, b) => (worth.get(b.technology) ?? 0) - (worth.get(a.technology) ?? 0));
  const plans = by.slice(0, 6).flatMap(({ technology, cost }) => {
    const pay = cost <= 0 ? noPayment : leastWaste(g, seat, 'resources', cost);
    return pay === null ? [] : [{ technology, pay }];
  });
  const kept = keptForClaims(g, seat);
  // The claim may well be the one that the technology is for.
  const keeping = plans.filter(
    ({ technology, pay }) => (worth.get(technology) ?? 0) > A_CLAIM || isStillClaimed(g, kept, pay),
  );
  const nothing = { technology: null, pay: noPayment };
  return [...keeping, nothing, ...plans.filter((plan) => !keeping.includes(plan))] as unknown as Json[];
}
const A_CLAIM = 50;

function learnsBest(g: G, seat: Seat, ids: readonly TechnologyId[]): TechnologyId {
  const before = prospects(g, seat);
  return best(ids, (id) => worthOfLearning(g, seat, id as TechnologyId, before)) as TechnologyId;
}

/** What a technology is by itself, and how much nearer objectives come. */
function worthOfLearning(g: G, seat: Seat, id: TechnologyId, before: number): number {
  const players = g.players.map((player, each) =>
    each === seat ? { ...player, technologies: [...player.technologies, id] } : player,
  );
  return 1.25 * worthOfTechnology(id) + prospects({ ...g, players }, seat) - before;
}

/** What anybody would answer who does not think about it. */
function usual(state: State<Game>, decision: Decision, roll: Roll): Json | null {
  const { game } = state;
  const at = decisionId(state);
  if (decision.kind === 'plan') {
    if (decision.shape === 'card exchange') return decision.fallback;
    const plans = plansFor(game, at, decision, roll) ?? [];
    return plans.find((plan) => decision.check(plan) === null) ?? decision.fallback;
  }
  const { seat, options, pick, proposal } = decision;
  const sure = surely(game, at, decision);
  if (sure !== null) return sure;
  const ids = options.map(({ id }) => id);
  // What a vote would bring about shows when nobody else has one.
  if (at === VOTE && ids.includes('abstain')) return ['abstain'];
  if (at === ACTIVATE) {
    const [aimed] = targets(game, seat, ids, 1);
    if (aimed !== undefined) return [aimed.id];
  }
  if (pick[1] === 1 && ids.length > 0 && ids.every((id) => id in technologies))
    return [learnsBest(game, seat, ids as TechnologyId[])];
  if (proposal !== undefined) return proposal;
  return pick[0] === 0 ? [] : null;
}
