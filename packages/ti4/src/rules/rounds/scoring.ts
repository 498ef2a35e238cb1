// Scoring objectives: one public and one secret in the status phase, a public one by other effects, each paid for where it asks
// for something.
import type { Barred, Choose, Option, Refusal, Roll } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { discardActionCard } from '../../atoms/action-cards.ts';
import { spendTokens } from '../../atoms/board.ts';
import { spendTradeGoods } from '../../atoms/goods.ts';
import { announceSecrets, scoreObjective as score } from '../../atoms/objectives.ts';
import { purgeFragments } from '../../atoms/prophecy.ts';
import { addEffect, gainPoints } from '../../atoms/table.ts';
import type { ObjectiveId, ObjectivePrice } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { TokensPlan } from '../../plans/rounds.ts';
import { tokensPlan } from '../../plans/rounds.ts';
import { explorationOf, fragmentsOf } from '../../queries/exploration.ts';
import {
  combatNow,
  openObjectives,
  pointsFor,
  refuseScoring,
  requirementOf,
  SCORED,
} from '../../queries/objectives.ts';
import { playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { strategyTokens } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { discardsOf } from '../cards/discards.ts';
import { spendGoods } from '../production/spending.ts';
import { discarding } from './hand.ts';
import { tokensIn } from './tokens.ts';

export interface Scoring {
  readonly seat: Seat;
  /** What was chosen and is still to be scored. */
  chosen?: ObjectiveId[];
}

export const scoreObjectives: Sequence<'score objectives'> = {
  rule: 'objectives',
  steps: {
    choose: {
      ask: ({ g, v: { seat } }) => choosingObjectives(g, seat, playerOf(g, seat).secrets as readonly ObjectiveId[]),
      then: (x, got) => {
        x.v.chosen = [...((got[x.v.seat] ?? []) as ObjectiveId[])];
        announceSecrets(x, x.v.seat, x.v.chosen);
      },
    },
    score: {
      call: 'score objective',
      with: (x) => nextOf(x.v),
      then: () => ({ goto: 'score' }),
    },
  },
};

export const scorePublicObjective: Sequence<'score a public objective'> = {
  rule: 'objectives',
  steps: {
    choose: {
      ask: ({ g, v: { seat } }) => choosingObjectives(g, seat, []),
      then: (x, got) => {
        x.v.chosen = [...((got[x.v.seat] ?? []) as ObjectiveId[])];
      },
    },
    score: { call: 'score objective', with: (x) => nextOf(x.v) },
  },
};

function nextOf({ seat, chosen }: Scoring): { seat: Seat; objective: ObjectiveId } | null {
  const objective = chosen?.shift();
  return objective === undefined ? null : { seat, objective };
}

function choosingObjectives(g: G, seat: Seat, secrets: readonly ObjectiveId[]): Choose[] {
  const options: Option[] = [];
  const barred: Barred[] = [];
  const open = openObjectives(g).filter((id) => !playerOf(g, seat).scored.includes(id));
  for (const id of [...open, ...secrets]) {
    const option = { id, text: say(`objective.${id}`), on: [id] };
    const refused = refuseScoring(g, seat, id);
    if (refused === null) options.push(option);
    else barred.push({ option, why: refused });
  }
  // Whoever holds a secret is asked, met or not: to be asked must not tell what the card requires.
  if (options.length === 0 && secrets.length === 0) return [];
  const most = secrets.length === 0 ? 1 : 2;
  return [
    {
      kind: 'choose',
      seat,
      rule: 'objectives',
      ask: secrets.length === 0 ? say('ask.score public objective') : say('ask.score objectives'),
      options,
      barred,
      pick: [0, Math.min(most, options.length)],
      proposal: worthMost(
        options.map((option) => option.id as ObjectiveId),
        secrets,
      ),
      check: (picked) => refuseTogether(picked as readonly ObjectiveId[], secrets),
      secret: true,
    },
  ];
}

function refuseTogether(picked: readonly ObjectiveId[], secrets: readonly ObjectiveId[]): Refusal | null {
  const own = picked.filter((id) => secrets.includes(id)).length;
  if (own > 1) return why('objectives', 'why.one secret objective');
  return picked.length - own > 1 ? why('objectives', 'why.one public objective') : null;
}

/** The public objective that gives most points and a secret one, those first that cost nothing. */
function worthMost(ids: readonly ObjectiveId[], secrets: readonly ObjectiveId[]): ObjectiveId[] {
  const worth = (id: ObjectiveId): number =>
    pointsFor(id) * 2 - ('spend' in requirementOf(id) || eachOf(id) > 0 ? 1 : 0);
  const best = (of: ObjectiveId[]): ObjectiveId[] => of.sort((a, b) => worth(b) - worth(a)).slice(0, 1);
  return [...best(ids.filter((id) => !secrets.includes(id))), ...best(ids.filter((id) => secrets.includes(id)))];
}

export interface Paying {
  readonly seat: Seat;
  readonly objective: ObjectiveId;
  /** Tokens of the strategy pool that were spent for it. */
  strategy?: number;
  /** Action cards that were discarded for it. */
  gone?: readonly string[];
}

export const scoreObjective: Sequence<'score objective'> = {
  rule: 'objectives',
  steps: {
    // What was chosen together may have cost what this one needs.
    'look again': { do: (x) => (refuseScoring(x.g, x.v.seat, x.v.objective) === null ? undefined : 'end') },
    'spend trade goods': { do: (x) => spendTradeGoods(x, x.v.seat, eachOf(x.v.objective)) },
    pay: {
      call: 'pay',
      with: ({ v: { seat, objective } }) => {
        const each = eachOf(objective);
        if (each > 0) return { ...sharePaid(seat, objective, 'resources'), leaving: each };
        const price = priceOf(objective);
        if (price?.of !== 'resources' && price?.of !== 'influence') return null;
        return {
          seat,
          amount: price.amount,
          of: price.of,
          why: say(`ask.pay ${price.of} for objective`, { objective, amount: price.amount }),
        };
      },
    },
    'pay influence too': {
      call: 'pay',
      with: ({ v: { seat, objective } }) => (eachOf(objective) > 0 ? sharePaid(seat, objective, 'influence') : null),
    },
    'spend command tokens': {
      ask: ({ g, v: { seat, objective } }) => {
        const count = amountOf(objective, 'commandTokens');
        const { tactic } = playerOf(g, seat);
        const strategy = strategyTokens(g, seat);
        return count === 0 || tactic === 0 || strategy === 0 || tactic + strategy === count
          ? []
          : [spendingTokens(g, seat, count)];
      },
      then: (x, got) => {
        const { seat, objective } = x.v;
        const count = amountOf(objective, 'commandTokens');
        if (count === 0) return;
        const plan = planned(tokensPlan, got, seat) ?? fromTactic(x.g, seat, count);
        spendTokens(x, seat, 'tactic', plan.tactic);
        x.v.strategy = plan.strategy;
      },
    },
    'spend strategy tokens': {
      rule: 'command tokens',
      call: 'spend strategy tokens',
      with: ({ v: { seat, strategy = 0 } }) => (strategy === 0 ? null : { seat, count: strategy }),
      then: (x, { spent }) => {
        x.v.strategy = spent;
      },
    },
    'discard action cards': {
      ask: ({ g, v: { seat, objective } }) => {
        const count = amountOf(objective, 'actionCards');
        const { hand } = playerOf(g, seat);
        return count === 0 || hand.length === count ? [] : [discarding(seat, hand, count, 'objectives')];
      },
      then: (x, got) => {
        const { seat, objective } = x.v;
        const all = playerOf(x.g, seat).hand.slice(0, amountOf(objective, 'actionCards'));
        x.v.gone = (got[seat] as string[] | undefined) ?? all;
        for (const card of x.v.gone) discardActionCard(x, seat, card);
      },
    },
    'after the discards': { call: 'after discards', with: (x) => discardsOf(x.g, x.v.seat, x.v.gone ?? []) },
    'purge fragments': {
      rule: 'exploration',
      ask: ({ g, v: { seat, objective } }) => {
        const count = amountOf(objective, 'relicFragments');
        const own = fragmentsOf(g, seat);
        return count === 0 || own.length === count ? [] : [purging(seat, own, count)];
      },
      then: (x, got) => {
        const { seat, objective } = x.v;
        const all = fragmentsOf(x.g, seat).slice(0, amountOf(objective, 'relicFragments'));
        const chosen = (got[seat] as readonly string[] | undefined) ?? all;
        if (chosen.length > 0) purgeFragments(x, seat, chosen);
      },
    },
    score: {
      do: (x) => {
        const { seat, objective } = x.v;
        spendGoods(x, seat, amountOf(objective, 'tradeGoods'));
        score(x, seat, objective);
        gainPoints(x, seat, pointsFor(objective));
      },
    },
    'points gained': {
      window: 'points gained',
      about: ({ v: { seat, objective } }) => ({ seat, points: pointsFor(objective) }),
    },
    'token spent': {
      rule: 'command tokens',
      window: 'strategy token spent',
      about: ({ v: { seat, strategy = 0 } }) => (strategy === 0 ? null : { seat, count: strategy }),
    },
  },
};

/** What an objective asks to spend. */
function priceOf(id: ObjectiveId): { readonly of: ObjectivePrice; readonly amount: number } | null {
  const needs = requirementOf(id);
  return 'spend' in needs ? { of: needs.spend, amount: needs.amount } : null;
}

/** What is to be spent of resources, of influence and of trade goods, each. */
const eachOf = (id: ObjectiveId): number => {
  const needs = requirementOf(id);
  return 'spendOfEach' in needs ? needs.spendOfEach : 0;
};

const sharePaid = (seat: Seat, objective: ObjectiveId, of: 'resources' | 'influence') => {
  const amount = eachOf(objective);
  return { seat, amount, of, why: say(`ask.pay ${of} for objective`, { objective, amount }) };
};

const purging = (seat: Seat, own: readonly string[], count: number): Choose => ({
  kind: 'choose',
  seat,
  rule: 'exploration',
  ask: say('ask.purge fragments for objective', { count }),
  options: own.map((id) => ({ id, text: say('option.exploration', { exploration: explorationOf(id) }) })),
  pick: [count, count],
});

const amountOf = (id: ObjectiveId, of: ObjectivePrice): number => {
  const price = priceOf(id);
  return price?.of === of ? price.amount : 0;
};

const spendingTokens = (g: G, seat: Seat, count: number) =>
  askForPlan(tokensPlan, {
    seat,
    rule: 'objectives',
    ask: say('ask.spend tokens', { count }),
    about: () => ({ count, what: 'spend' as const }),
    check: (plan) => refuseSpending(g, seat, count, plan),
    sample: (roll) => anyTokens(g, seat, count, roll),
    fallback: () => fromTactic(g, seat, count),
  });

function refuseSpending(g: G, seat: Seat, count: number, plan: TokensPlan): Refusal | null {
  const { tactic } = playerOf(g, seat);
  const strategy = strategyTokens(g, seat);
  if (plan.fleet > 0) return why('fleet pool', 'why.fleet tokens are not spent');
  if (plan.tactic > tactic || plan.strategy > strategy) return why('command tokens', 'why.not so many tokens');
  const given = tokensIn(plan);
  return given === count ? null : why('command tokens', 'why.tokens do not add up', { given, count });
}

/** The tactic pool is full again before the next action phase; what is left comes out of the strategy pool. */
function fromTactic(g: G, seat: Seat, count: number): TokensPlan {
  const tactic = Math.min(count, playerOf(g, seat).tactic);
  return { tactic, fleet: 0, strategy: count - tactic };
}

function anyTokens(g: G, seat: Seat, count: number, roll: Roll): TokensPlan {
  const { tactic } = playerOf(g, seat);
  const strategy = strategyTokens(g, seat);
  const least = Math.max(0, count - strategy);
  const most = Math.min(count, tactic);
  const taken = least + roll(most - least + 1) - 1;
  return { tactic: taken, fleet: 0, strategy: count - taken };
}

/** What has just happened is not looked at again, and nothing is paid. */
export const scoreAtOnce: Sequence<'score at once'> = {
  rule: 'objectives',
  steps: {
    score: {
      do: (x) => {
        const objective = idOf(x.v.component);
        const combat = combatNow(x.g);
        score(x, x.v.seat, objective);
        if (combat !== null) addEffect(x, { source: SCORED, seat: x.v.seat, target: combat, until: 'combat' });
        gainPoints(x, x.v.seat, pointsFor(objective));
      },
    },
    'points gained': {
      window: 'points gained',
      about: ({ v: { seat, component } }) => ({ seat, points: pointsFor(idOf(component)) }),
    },
  },
};

const idOf = (component: string): ObjectiveId => component.slice('objective:'.length) as ObjectiveId;
