// Voting with one or two players: two agendas are drawn, a good one and a bad one. Whoever casts more votes than the rival resolves the
// good outcome, whoever does not the bad one, each for himself.
import { askForPlan, planned } from '@custodian/kernel';
import {
  announce,
  drawAgenda,
  pairAgendas,
  passOver,
  playRelic,
  spendVotes,
  tellOutvoting,
  voteOfRival,
} from '../../atoms/council.ts';
import { takeUpFor } from '../../atoms/markers.ts';
import { lineOut } from '../../atoms/rival.ts';
import { agendaOf, votesByDie } from '../../content/index.ts';
import type { Ballot, G, Seat, T } from '../../game.ts';
import { votesLeft } from '../../marks/index.ts';
import { votesPlan } from '../../plans/index.ts';
import {
  castBy,
  freeVotesOf,
  goodOutcome,
  mayVote,
  namedByHimself,
  outcomeOf,
  votingRelic,
} from '../../queries/council.ts';
import { blackFace } from '../../queries/dice.ts';
import { gainsOn } from '../../queries/factions.ts';
import { fromTheLeft, paperOf, seatsIn } from '../../queries/players.ts';
import { votesOfRival } from '../../queries/rival.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { keepsLostVotes, refuseVotes } from './vote.ts';

export const voteAgainstTheRival: Sequence<'vote against the rival'> = {
  rule: 'rival.council',
  steps: {
    'draw agendas': { do: drawAgendas },
    'cast votes': {
      rule: 'council.votes',
      ask: (x) => seatsIn(x.g).flatMap((seat) => (mayVote(x.g, seat) ? [votesQuestion(x.g, seat)] : [])),
      then: (x, got) => {
        for (const seat of fromTheLeft(x.g)) {
          const { votes, relic } = planned(votesPlan, got, seat) ?? NONE;
          announce(x, { seat, outcome: 'abstain', votes, free: relic ? freeVotesOf(x.g, seat) : 0 });
          if (relic) playRelic(x, seat, votingRelic(x.g, seat) as string);
        }
      },
    },
    'the rival votes': {
      do: (x) => {
        lineOut(x, 'vote', x.g.stage);
        const die = blackFace(x.roll('dice', 6));
        voteOfRival(x, votesOfRival(x.g, x.g.stage), die, votesByDie[die]);
      },
    },
    'resolve the outcomes': { do: resolve },
    'markers down': { call: 'marking', with: () => ({}) },
    'spend votes': {
      rule: 'council.votes',
      do: (x) => {
        for (const seat of fromTheLeft(x.g))
          spendVotes(x, seat, ballotOf(x.g, seat).votes, !outvotes(x.g, seat) && keepsLostVotes(x.g, seat));
      },
    },
  },
};

const NONE = { votes: 0, relic: false } as const;

/** Of the first agenda only 'Pass' is visible, of the first one of the other kind after it only 'Fail'. */
function drawAgendas(x: T): void {
  const first = drawAgenda(x);
  let counter = drawAgenda(x);
  while (agendaOf(counter).star === agendaOf(first).star) {
    passOver(x, counter);
    counter = drawAgenda(x);
  }
  pairAgendas(x, first, counter);
}

function votesQuestion(g: G, seat: Seat) {
  const votes = votesLeft(paperOf(g, seat));
  const free = freeVotesOf(g, seat);
  const [pass, fail] = [g.council?.pass ?? '', g.council?.fail ?? ''];
  return askForPlan(votesPlan, {
    seat,
    rule: 'council.votes',
    ask: say('ask.votes', { agenda1: pass, agenda2: fail }),
    about: () => ({ pass, fail, votes, free }),
    check: ({ votes: cast, relic }) => refuseVotes(cast, relic, votes, free),
    sample: (roll) => ({ votes: roll(votes + 1) - 1, relic: free > 0 && roll(2) === 1 }),
    fallback: () => NONE,
  });
}

const ballotOf = (g: G, seat: Seat) => g.council?.ballots.find((ballot) => ballot.seat === seat) as Ballot;
const outvotes = (g: G, seat: Seat): boolean => castBy(ballotOf(g, seat)) > (g.council?.rival ?? 0);

function resolve(x: T): void {
  const good = goodOutcome(x.g);
  const bad = good === 'pass' ? 'fail' : 'pass';
  const dues = x.g.players.map(({ faction }, seat) => {
    const isOutvoted = outvotes(x.g, seat);
    tellOutvoting(x, seat, isOutvoted);
    const effects = namedByHimself(outcomeOf(x.g, isOutvoted ? good : bad));
    return isOutvoted ? [...effects, ...gainsOn(faction, 'voteWon')] : effects;
  });
  takeUpFor(x, dues);
}
