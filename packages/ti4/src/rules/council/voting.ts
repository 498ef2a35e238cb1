// The question put to each voter: one outcome, and the planets exhausted for it.
import type { Refusal, Roll } from '@custodian/kernel';
import type { AgendaId, PlanetId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { VotePlan } from '../../plans/council.ts';
import { flatVotes, outcomesOf, outcomeText, votingPlanets } from '../../queries/council.ts';
import { why } from '../../queries/refusals.ts';
import { extraVotes } from '../../queries/values.ts';
import { say } from '../../words/index.ts';

const ABSTAIN: VotePlan = { outcome: '', planets: [] };

/** `bound`: at least one vote has to be cast, and for this outcome. */
export function voteQuestion(g: G, seat: Seat, agenda: AgendaId, bound?: string) {
  return {
    seat,
    rule: 'agenda phase',
    ask: say('ask.vote', { agenda }),
    about: () => ({
      agenda,
      outcomes: bound === undefined ? outcomesOf(g, agenda) : [bound],
      planets: flatVotes(g, seat) === null ? votingPlanets(g, seat) : [],
      extra: flatVotes(g, seat) === null ? extraVotes(g, seat) : 0,
      flat: flatVotes(g, seat) ?? 0,
    }),
    check: (plan: VotePlan) =>
      bound !== undefined && plan.outcome !== bound
        ? why('agenda phase', 'why.bound to vote', { outcome: outcomeText(agenda, bound) })
        : check(g, seat, agenda, plan),
    sample: (roll: Roll) => (bound === undefined ? sample(g, seat, agenda, roll) : leastVote(g, seat, bound)),
    fallback: () => (bound === undefined ? ABSTAIN : leastVote(g, seat, bound)),
  };
}

function leastVote(g: G, seat: Seat, outcome: string): VotePlan {
  if (flatVotes(g, seat) !== null) return { outcome, planets: [] };
  const [least] = votingPlanets(g, seat).sort((a, b) => a.votes - b.votes);
  return { outcome, planets: least === undefined ? [] : [least.planet] };
}

function check(g: G, seat: Seat, agenda: AgendaId, { outcome, planets }: VotePlan): Refusal | null {
  if (outcome === '') return planets.length === 0 ? null : why('agenda phase', 'why.votes without outcome');
  if (!outcomesOf(g, agenda).includes(outcome)) return why('agenda phase', 'why.no such outcome', { agenda });
  if (flatVotes(g, seat) !== null) return planets.length === 0 ? null : why('agenda phase', 'why.vote without planets');
  const able = votingPlanets(g, seat);
  for (const [at, planet] of planets.entries()) {
    if (planets.indexOf(planet) !== at) return why('agenda phase', 'why.planet twice', { planet });
    if (!able.some((p) => p.planet === planet)) return why('agenda phase', 'why.no votes from planet', { planet });
  }
  return planets.length > 0 ? null : why('agenda phase', 'why.no votes');
}

function sample(g: G, seat: Seat, agenda: AgendaId, roll: Roll): VotePlan {
  const outcomes = outcomesOf(g, agenda);
  const outcome = outcomes[roll(outcomes.length + 1) - 1];
  if (outcome === undefined) return ABSTAIN;
  if (flatVotes(g, seat) !== null) return { outcome, planets: [] };
  const planets: PlanetId[] = [];
  for (const { planet } of votingPlanets(g, seat)) if (roll(3) === 1) planets.push(planet);
  return planets.length === 0 ? ABSTAIN : { outcome, planets };
}
