// What a Fourth Edition player who thinks looks at, and what he does without thinking.
import type { Judge, Later, Proposal } from '@custodian/bots';
import { cheapestPayment } from '@custodian/galaxy';
import type { Choose, Decision, Json, Plan, Roll, State } from '@custodian/kernel';
import { decisionId } from '@custodian/kernel';
import type { ObjectiveId, StrategyCardId, TechnologyId } from '../facts/index.ts';
import { objectives, pointsOf, technologies } from '../facts/index.ts';
import type { G, Game, Seat } from '../game.ts';
import { pools } from '../game.ts';
import type { AboutNamed, PlanNamed } from '../plans/index.ts';
import { playerOf } from '../queries/players.ts';
import { reachOf } from '../rules/tactical/movement.ts';
import { muster } from '../rules/tactical/muster.ts';
import { aspectsOf } from './aspects.ts';
import { replyTo } from './deals.ts';
import { landings } from './landings.ts';
import { movements } from './movements.ts';
import { productions } from './productions.ts';
import { targets } from './targets.ts';
import { worthOfTechnology } from './technologies.ts';
import { largestFleet, poolsWorth, strategyCardWorth, valueFor } from './worth.ts';

export const ACT = 'action phase/choose an action';
const ACTIVATE = 'tactical action/activate a system';
const MOVE = 'movement/move ships';

export interface Sight {
  /** How many systems are thought about. */
  readonly breadth: number;
  /** Ways to move into each of them. */
  readonly movements: number;
  /** It sees who is about to win. */
  readonly isWatchful: boolean;
}

export const judgeOf = (sight: Sight): Judge<Game> => ({
  value: ({ game }, seat) => valueFor(game, seat, sight.isWatchful),
  /** The next choice of an action, or another phase, ends what was begun. */
  settled: (state, began, seat) => {
    const top = state.stack[state.stack.length - 1];
    if (state.game.phase !== began.game.phase || state.game.round !== began.game.round) return true;
    return (
      top?.run === 'action phase' &&
      top.at === 'choose an action' &&
      (state.game.active !== seat || state.answers > began.answers + 1)
    );
  },
  worthwhile: () => null,
  proposals: (state, decision, roll) => proposals(state, decision, roll, sight),
  usual: (decision, state, roll) => usual(state, decision, roll),
  aspects: ({ game }, seat) => aspectsOf(game, seat),
});

function proposals(state: State<Game>, decision: Decision, roll: Roll, sight: Sight): readonly Proposal[] | null {
  const { game } = state;
  const at = decisionId(state);
  if (decision.kind === 'plan' && decision.shape === 'reply') return [replyTo(state, decision, roll)];
  if (decision.kind === 'plan') return plansFor(game, decision, roll)?.map((value) => ({ value })) ?? null;
  const ids = decision.options.map(({ id }) => id);
  const { seat } = decision;
  if (at === ACT && ids.includes('tactical')) {
    const systems = game.systems.map(({ id }) => id).filter((id) => (systemTokens(game, id) & (1 << seat)) === 0);
    const aimed = targets(game, seat, systems, sight.breadth);
    return [
      ...aimed.flatMap((system) =>
        waysTo(game, seat, system, sight).map(
          (then): Proposal => ({ value: ['tactical'], then: [{ at: ACTIVATE, value: [system] }, ...then] }),
        ),
      ),
      ...ids.filter((id) => id !== 'tactical').map((id) => ({ value: [id] })),
    ];
  }
  if (at === ACTIVATE) {
    const aimed = targets(game, seat, ids, sight.breadth);
    if (aimed.length === 0) return null;
    return aimed.flatMap((id) => waysTo(game, seat, id, sight).map((then): Proposal => ({ value: [id], then })));
  }
  const sure = surely(game, at, decision);
  return sure === null ? null : [{ value: sure }];
}

/** What is meant to move into a system: the usual movement, or others too. */
function waysTo(g: G, seat: Seat, system: string, sight: Sight): Later[][] {
  if (sight.movements < 2) return [[]];
  return movements(g, seat, { system, reach: reachOf(g, muster(g, { seat, system })) })
    .slice(0, sight.movements)
    .map((plan) => [{ at: MOVE, value: plan as unknown as Json }]);
}

const systemTokens = (g: G, id: string): number => g.systems.find((s) => s.id === id)?.tokens ?? 0;

/** What is chosen without trying. */
function surely(g: G, at: string, { seat, options, pick, proposal }: Choose): Json | null {
  const ids = options.map(({ id }) => id);
  if (at === 'strategy phase/choose a strategy card') {
    const worth = (id: string): number =>
      strategyCardWorth(g, seat, id as StrategyCardId, g.strategyCards.find((card) => card.id === id)?.tradeGoods ?? 0);
    return [best(ids, worth)];
  }
  if (at === 'score objectives/choose' && proposal !== undefined) return proposal;
  if (at === 'score a public objective/choose') {
    // Tokens are needed for actions first, and can be spent for it at the end of any round.
    const known = ids.filter((id) => id in objectives && !(g.round < 3 && id === 'leadFromTheFront'));
    if (known.length === 0) return pick[0] === 0 ? [] : null;
    return [best(known, (id) => pointsOf[objectives[id as ObjectiveId].stage])];
  }
  if (at === 'invasion/custodians token') return ['remove'];
  if (pick[1] === 1 && ids.length === 0) return [];
  return null;
}

function best(ids: readonly string[], worth: (id: string) => number): string {
  return ids.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}

/** Plans with a purpose, the most promising first; null where there is no telling. */
function plansFor(g: G, decision: Plan, roll: Roll): readonly Json[] | null {
  const { seat, shape } = decision;
  switch (shape) {
    case 'movement':
      return movements(g, seat, decision.about as AboutNamed<'movement'>) as unknown as Json[];
    case 'landings':
      return [...(landings(g, seat, decision.about as AboutNamed<'landings'>) as unknown as Json[]), decision.fallback];
    case 'production':
      return productions(g, seat, decision.about as AboutNamed<'production'>) as unknown as Json[];
    case 'tokens':
      return [tokens(g, seat, decision.about as AboutNamed<'tokens'>, decision)];
    case 'payment':
      return payments(decision.about as AboutNamed<'payment'>, decision);
    case 'vote':
      return votes(decision.about as AboutNamed<'vote'>);
    case 'hits':
    case 'starting units':
    case 'infantry return':
      return [decision.fallback];
    case 'reply':
    case 'offer':
      return null;
    default:
      return Array.from({ length: 3 }, () => decision.sample(roll)).concat([decision.fallback]);
  }
}

/** One by one where a token is missed most. */
function tokens(g: G, seat: Seat, { count, what }: AboutNamed<'tokens'>, decision: Plan): Json {
  if (what === 'spend') return decision.fallback;
  const { tactic, fleet, strategy } = playerOf(g, seat);
  const have = what === 'gain' ? { tactic, fleet, strategy } : { tactic: 0, fleet: 0, strategy: 0 };
  const given = { tactic: 0, fleet: 0, strategy: 0 };
  const needed = largestFleet(g, seat);
  for (let i = 0; i < count; i++) {
    const worth = (pool: string): number =>
      poolsWorth({ ...have, [pool]: have[pool as keyof typeof have] + 1 }, needed) - poolsWorth(have, needed);
    const pool = best(pools, worth) as keyof typeof have;
    have[pool]++;
    given[pool]++;
  }
  return decision.check(given) === null ? given : decision.fallback;
}

/** As much as must be paid; where it is free, all of it, half, or nothing. */
function payments({ least, most, step, planets, goods, goodsWorth }: AboutNamed<'payment'>, decision: Plan): Json[] {
  if (least > 0) return [decision.fallback];
  const means = { planets: planets.map(({ planet, value }) => ({ id: planet, value })), goods, goodsWorth };
  const amounts = [...new Set([most, Math.floor(most / 2 / step) * step, step, 0])];
  return amounts.flatMap((amount) => {
    const pay = cheapestPayment(amount, means);
    return pay === null ? [] : [{ pay } as unknown as Json];
  });
}

/** All votes for one outcome, or none. */
function votes({ outcomes, planets }: AboutNamed<'vote'>): Json[] {
  const all = planets.map(({ planet }) => planet);
  return [
    ...outcomes.map((outcome): PlanNamed<'vote'> => ({ outcome, planets: all })),
    { outcome: '', planets: [] },
  ] as unknown as Json[];
}

/** What anybody would answer who does not think about it. */
function usual(state: State<Game>, decision: Decision, roll: Roll): Json | null {
  const { game } = state;
  if (decision.kind === 'plan') {
    if (decision.shape === 'vote') return decision.sample(roll);
    if (decision.shape === 'reply') return decision.fallback;
    const [first] = plansFor(game, decision, roll) ?? [];
    return first !== undefined && decision.check(first) === null ? first : decision.fallback;
  }
  const { seat, options, pick, proposal } = decision;
  const at = decisionId(state);
  const sure = surely(game, at, decision);
  if (sure !== null) return sure;
  const ids = options.map(({ id }) => id);
  if (at === ACTIVATE) {
    const [aimed] = targets(game, seat, ids, 1);
    if (aimed !== undefined) return [aimed];
  }
  if (pick[1] === 1 && ids.length > 0 && ids.every((id) => id in technologies))
    return [best(ids, (id) => worthOfTechnology(id as TechnologyId))];
  if (proposal !== undefined) return proposal;
  return pick[0] === 0 ? [] : null;
}
