// Every plan that a player makes: what it holds, and what its question is about.
import { bool, byName, choice, count, list, object, planShape, text } from '@custodian/kernel';

/** Everything that is marked until the marker is down, one mark after the other. `marks`: what could be marked first;
 *  `stop`: nothing has to be. */
export const turnPlan = planShape('turn', object({ marks: list(text) }), object({ marks: list(text), stop: bool }));

/** What a voting box holds. `free`: a relic in hand adds so many votes, once. */
export const ballotPlan = planShape(
  'ballot',
  object({ outcome: choice('pass', 'fail', 'abstain'), votes: count, relic: bool }),
  object({ agenda: text, votes: count, free: count }),
);

/** Votes against the rival: for whatever is good. */
export const votesPlan = planShape(
  'votes',
  object({ votes: count, relic: bool }),
  object({ pass: text, fail: text, votes: count, free: count }),
);

export const plans = byName(turnPlan, ballotPlan, votesPlan);
