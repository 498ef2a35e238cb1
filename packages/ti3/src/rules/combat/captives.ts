// Captive leaders: what their captors do with them in the Status Phase, and how they are rescued.
import type { Plan, Refusal, Roll } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { captureLeader, killLeader, releaseLeader, showSearch } from '../../atoms/leaders.ts';
import type { LeaderId, PlanetId } from '../../content/facts/index.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import type { Sentence } from '../../plans/battle.ts';
import { captivesPlan } from '../../plans/battle.ts';
import { captivesOf } from '../../queries/leaders.ts';
import { orderOfPlay } from '../../queries/order.ts';
import { opponentsOf, planetsOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { ifAnyEscape } from './leader-fate.ts';

/** Status Phase: every captor decides about the captives he holds now. */
export const captiveLeaders: Sequence<'captive leaders'> = {
  rule: 'leaders.captives',
  steps: {
    'decide about captives': {
      ask: (x) =>
        orderOfPlay(x.g).flatMap((seat) =>
          captivesOf(x.g, seat).length === 0
            ? []
            : sentencing(
                x.g,
                seat,
                captivesOf(x.g, seat).map((l) => l.id),
              ),
        ),
      then: (x, got) => {
        for (const seat of orderOfPlay(x.g)) {
          for (const sentence of planned(captivesPlan, got, seat)?.captives ?? []) {
            if (sentence.fate === 'execute') killLeader(x, sentence.leader);
            else handOver(x, sentence.leader, sentence.to);
          }
        }
      },
    },
    'leaders escape': { rule: 'leaders.captives', call: 'leaders escape', with: ifAnyEscape },
  },
};

/** Who receives his own leader frees him. */
function handOver(x: Ti3, leader: LeaderId, to: Seat): void {
  const owner = x.g.leaders.find((l) => l.id === leader)?.seat;
  if (owner === to) releaseLeader(x, leader, false);
  else captureLeader(x, leader, to);
}

function sentencing(g: G, seat: Seat, captives: readonly LeaderId[]): Plan[] {
  const others = opponentsOf(g, seat);
  return [
    askForPlan(captivesPlan, {
      seat,
      rule: 'leaders.captives',
      ask: say('ask.captives', { leader: captives }),
      about: () => ({ captives, players: others }),
      check: (plan) => refuseSentences(captives, others, plan.captives),
      sample: (roll) => ({ captives: randomSentences(captives, others, roll) }),
      fallback: () => ({ captives: [] }),
    }),
  ];
}

function refuseSentences(
  captives: readonly LeaderId[],
  others: readonly Seat[],
  sentences: readonly Sentence[],
): Refusal | null {
  const seen = new Set<LeaderId>();
  for (const sentence of sentences) {
    if (!captives.includes(sentence.leader) || seen.has(sentence.leader))
      return why('leaders.captives', 'why.not your captive');
    seen.add(sentence.leader);
    if (sentence.fate === 'give' && !others.includes(sentence.to))
      return why('leaders.captives', 'why.not at the table');
  }
  return null;
}

function randomSentences(captives: readonly LeaderId[], others: readonly Seat[], roll: Roll): Sentence[] {
  const sentences: Sentence[] = [];
  for (const leader of captives) {
    const die = roll(8);
    if (die === 1) sentences.push({ leader, fate: 'execute' });
    else if (die <= 3) sentences.push({ leader, fate: 'give', to: others[roll(others.length) - 1] as Seat });
  }
  return sentences;
}

export interface Search {
  /** The invader. */
  seat: Seat;
  planet: PlanetId;
  /** Who has lost the planet. */
  from: Seat;
  /** The planet was taken by invasion combat: a single captive may be found on it. */
  invaded: boolean;
}

/** After a player has lost a planet to an invader: one of his captives may be found, and all are with his last planet. */
export const captivesFound: Sequence<'captives found'> = {
  rule: 'leaders.rescue',
  steps: {
    search: {
      do: (x) => {
        const { seat, planet, from, invaded } = x.v;
        if (planetsOf(x.g, from).length === 0) {
          for (const { id } of captivesOf(x.g, from)) handOver(x, id, seat);
          return { goto: 'leaders escape' };
        }
        if (!invaded) return 'end';
        const die = x.roll('dice', 10);
        showSearch(x, seat, planet, die);
        return die >= 9 ? undefined : 'end';
      },
    },
    'choose a captive': {
      ask: (x) => {
        const captives = captivesOf(x.g, x.v.from);
        if (captives.length < 2) return [];
        return [
          {
            kind: 'choose',
            seat: x.v.seat,
            rule: 'leaders.rescue',
            ask: say('ask.rescue', { planet: x.v.planet }),
            options: captives.map((l) => ({
              id: l.id,
              text: say('option.leader of', { leader: l.id, player: l.seat }),
            })),
            pick: [1, 1],
          },
        ];
      },
      then: (x, got) => {
        const [picked] = (got[x.v.seat] as LeaderId[] | undefined) ?? captivesOf(x.g, x.v.from).map((l) => l.id);
        if (picked !== undefined) handOver(x, picked, x.v.seat);
      },
    },
    'leaders escape': { call: 'leaders escape', with: ifAnyEscape },
  },
};
