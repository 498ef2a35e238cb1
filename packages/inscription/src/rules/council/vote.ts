// Voting on an agenda with three players or more: everybody casts votes in secret, the outcome with most votes is carried out.
import type { Choose, PlanOf, Refusal, Text } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import {
  announce,
  decide,
  playRelic,
  revealAgenda,
  spendVotes,
  tellNamed,
  tellNamingRoll,
  tellTie,
} from '../../atoms/council.ts';
import { takeUpFor } from '../../atoms/markers.ts';
import { COMMODITIES } from '../../facts/vocabulary.ts';
import type { Ballot, G, Seat, T } from '../../game.ts';
import { hasRule } from '../../marks/abilities.ts';
import { votesLeft } from '../../marks/index.ts';
import { ballotPlan } from '../../plans/index.ts';
import {
  castBy,
  freeVotesOf,
  mayVote,
  mostVotes,
  outcomeOf,
  SYSTEM_KINDS,
  totalFor,
  votingRelic,
  withNamed,
} from '../../queries/council.ts';
import { blackFace } from '../../queries/dice.ts';
import { gainsOn } from '../../queries/factions.ts';
import { fromTheLeft, paperOf, playerOf, seatsIn } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

export interface Tally {
  /** Who cast the most votes, where he has something to name, and what he named. */
  namer?: Seat;
  named?: string;
}

export const vote: Sequence<'vote'> = {
  rule: 'council',
  steps: {
    'declare the agenda': { do: revealAgenda },
    'cast votes': {
      rule: 'council.votes',
      ask: (x) => seatsIn(x.g).flatMap((seat) => (mayVote(x.g, seat) ? [ballotQuestion(x.g, seat)] : [])),
      then: (x, got) => {
        for (const seat of fromTheLeft(x.g)) {
          const { outcome, votes, relic } = planned(ballotPlan, got, seat) ?? ABSTENTION;
          const free = relic ? freeVotesOf(x.g, seat) : 0;
          announce(x, { seat, outcome, votes, free });
          if (relic) playRelic(x, seat, votingRelic(x.g, seat) as string);
        }
      },
    },
    'count the votes': { rule: 'council.outcome', do: countVotes },
    'find who names': {
      rule: 'council.naming',
      do: (x) => {
        if (decidedOutcome(x.g).topVoter !== undefined) x.v.namer = topVoter(x);
      },
    },
    name: {
      rule: 'council.naming',
      ask: (x) => (x.v.namer === undefined ? [] : [namingQuestion(x.g, x.v.namer)]),
      then: (x, got) => {
        const { namer } = x.v;
        if (namer === undefined) return;
        const [named] = got[namer] as [string];
        x.v.named = named;
        tellNamed(x, namer, nameText(x.g, named));
      },
    },
    'resolve the outcome': {
      rule: 'council.outcome',
      do: (x) => {
        const effects = withNamed(decidedOutcome(x.g), x.v.named ?? '');
        takeUpFor(
          x,
          x.g.players.map(({ faction }, seat) => [
            ...effects,
            ...(hasWon(x.g, seat) ? gainsOn(faction, 'voteWon') : []),
          ]),
        );
      },
    },
    'markers down': { rule: 'council.outcome', call: 'marking', with: () => ({}) },
    'spend votes': {
      rule: 'council.votes',
      do: (x) => {
        for (const seat of fromTheLeft(x.g))
          spendVotes(x, seat, ballotOf(x.g, seat).votes, !hasWon(x.g, seat) && keepsLostVotes(x.g, seat));
      },
    },
  },
};

const ABSTENTION = { outcome: 'abstain', votes: 0, relic: false } as const;

function ballotQuestion(g: G, seat: Seat) {
  const votes = votesLeft(paperOf(g, seat));
  const free = freeVotesOf(g, seat);
  const agenda = g.council?.pass ?? '';
  return askForPlan(ballotPlan, {
    seat,
    rule: 'council.votes',
    ask: say('ask.ballot', { agenda }),
    about: () => ({ agenda, votes, free }),
    check: ({ outcome, votes: cast, relic }) =>
      refuseVotes(cast, relic, votes, free) ?? refuseEmptyVote(outcome, cast, relic),
    sample: (roll): PlanOf<typeof ballotPlan> => {
      const relic = free > 0 && roll(2) === 1;
      const cast = roll(votes + 1) - 1;
      if (cast === 0 && !relic) return ABSTENTION;
      return { outcome: roll(2) === 1 ? 'pass' : 'fail', votes: cast, relic };
    },
    fallback: () => ABSTENTION,
  });
}

/** Nobody casts votes that he does not have. */
export function refuseVotes(cast: number, relic: boolean, votes: number, free: number): Refusal | null {
  if (cast > votes) return why('council.votes', 'why.too many votes', { votes });
  return relic && free === 0 ? why('relics', 'why.no voting relic') : null;
}

function refuseEmptyVote(outcome: Ballot['outcome'], cast: number, relic: boolean): Refusal | null {
  const isCast = cast > 0 || relic;
  if (outcome === 'abstain') return isCast ? why('council.votes', 'why.votes without outcome') : null;
  return isCast ? null : why('council.votes', 'why.outcome without votes');
}

/** The outcome with most votes; a black die breaks a tie. */
function countVotes(x: T): void {
  const ballots = x.g.council?.ballots ?? [];
  const [pass, fail] = [totalFor(ballots, 'pass'), totalFor(ballots, 'fail')];
  if (pass !== fail) {
    decide(x, pass > fail ? 'pass' : 'fail', pass, fail);
    return;
  }
  const die = blackFace(x.roll('dice', 6));
  const outcome = die === 'M' ? 'pass' : 'fail';
  tellTie(x, die, outcome);
  decide(x, outcome, pass, fail);
}

/** Those who are tied roll a black die each, from the Speaker's left, until only one shows influence. */
function topVoter(x: T): Seat {
  const tied = mostVotes(x.g.council?.ballots ?? []);
  while (tied.length > 1) {
    const lucky = tied.filter((seat) => {
      const die = blackFace(x.roll('dice', 6));
      tellNamingRoll(x, seat, die);
      return die === 'I';
    });
    if (lucky.length === 1) return lucky[0] as Seat;
  }
  return tied[0] as Seat;
}

const decidedOutcome = (g: G) => outcomeOf(g, g.council?.outcome ?? 'pass');
const ballotOf = (g: G, seat: Seat) => g.council?.ballots.find((ballot) => ballot.seat === seat) as Ballot;

/** The outcome that he supported is carried out. */
const hasWon = (g: G, seat: Seat): boolean =>
  castBy(ballotOf(g, seat)) > 0 && ballotOf(g, seat).outcome === g.council?.outcome;

export const keepsLostVotes = (g: G, seat: Seat): boolean =>
  hasRule(paperOf(g, seat), playerOf(g, seat).faction, 'refundVotes');

function namingQuestion(g: G, seat: Seat): Choose {
  const names = decidedOutcome(g).topVoter === 'commodity' ? COMMODITIES : SYSTEM_KINDS;
  return {
    kind: 'choose',
    seat,
    rule: 'council.naming',
    ask: say('ask.name', { agenda: g.council?.[g.council.outcome ?? 'pass'] ?? '' }),
    options: names.map((name) => ({ id: name, text: nameText(g, name) })),
    pick: [1, 1],
  };
}

const nameText = (g: G, name: string): Text =>
  say('option.asset', { asset: decidedOutcome(g).topVoter === 'commodity' ? `com.${name}` : name });
