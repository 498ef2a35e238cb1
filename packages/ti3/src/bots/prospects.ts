// What objectives promise: by how much is missing, and how many rounds are left to get it.
import type { ObjectiveId } from '../content/facts/index.ts';
import { objectives } from '../content/facts/index.ts';
import { spendingFor } from '../content/objectives.ts';
import type { G, Seat } from '../game.ts';
import { planetsOf, playerOf } from '../queries/players.ts';
import { goal, influence, resources } from '../queries/values.ts';
import { progress } from './progress.ts';

/** What a victory point is worth, in whatever else is weighed. */
export const POINT = 100;

/** How likely an objective is claimed at the end of this round, and in a later one. */
interface Chance {
  readonly points: number;
  readonly now: number;
  readonly later: number;
}

/** Points that a player gains in a round, about. */
const PACE = 1.5;

/** Rounds until somebody wins, or the last objectives are turned over, about. */
function roundsLeft(g: G): number {
  let lead = 0;
  for (const { points } of g.players) lead = Math.max(lead, points);
  const untilGoal = Math.ceil((goal(g, null) - lead) / PACE);
  return Math.max(1, Math.min(6, untilGoal, g.objectiveDeck.length));
}

/** What claiming it brings; a victory is worth as much as can be missing for one. */
export const pointsFor = (id: ObjectiveId): number => {
  const { points } = objectives[id];
  return points === 'win' ? 10 : points === 'gameOver' ? 0 : points;
};

/** Open objectives that the seat has not claimed, and its secret one. */
export function ownObjectives(g: G, seat: Seat): { readonly open: ObjectiveId[]; readonly secret: ObjectiveId[] } {
  const { claimed, secret } = playerOf(g, seat);
  const open = g.objectives.filter((id) => !claimed.includes(id) && objectives[id].points !== 'gameOver');
  return { open, secret: secret === '' || secret === '?' ? [] : [secret as ObjectiveId] };
}

export const isAboutTechnologies = (id: ObjectiveId): boolean => /^(se\d-)?tech[\dSA]|^diversified$/.test(id);

export function isMet(g: G, seat: Seat, id: ObjectiveId): boolean {
  const { have, need } = progress(g, seat, id);
  return have >= need;
}

export function prospects(g: G, seat: Seat): number {
  const { open, secret } = ownObjectives(g, seat);
  const rounds = roundsLeft(g);
  const chances = (ids: readonly ObjectiveId[]): Chance[] => ids.map((id) => chanceOf(g, seat, id));
  return inTurn(chances(open), rounds) + secret.reduce((sum, id) => sum + secretProspect(g, seat, id, rounds), 0);
}

/** The secret one is claimed beside any other, so that nothing is lost by waiting for it: as long as there are rounds to come. */
function secretProspect(g: G, seat: Seat, id: ObjectiveId, rounds: number): number {
  const { have, need } = progress(g, seat, id);
  const missing = need - have;
  const chance = missing <= 0 ? 0.95 : SECRET_SOME_DAY * 0.82 ** missing * Math.min(1, 0.4 + 0.2 * rounds);
  return 1.2 * POINT * pointsFor(id) * chance;
}
const SECRET_SOME_DAY = 0.85;

/** One a round: the likeliest now, the others later, each counting less. */
function inTurn(chances: Chance[], rounds: number): number {
  if (chances.length === 0) return 0;
  const first = chances.reduce((a, b) => (b.points * b.now > a.points * a.now ? b : a));
  // A round in which nothing is claimed does not come back.
  let worth = POINT * first.points * Math.max(0.95 * first.now, 0.5 * first.later);
  const rest = chances.filter((each) => each !== first).sort((a, b) => b.points * b.later - a.points * a.later);
  rest.forEach(({ points, later }, i) => {
    worth += POINT * points * later * (i < rounds - 1 ? 0.5 - 0.07 * i : 0.04);
  });
  return worth;
}

function chanceOf(g: G, seat: Seat, id: ObjectiveId): Chance {
  const { have, need } = progress(g, seat, id);
  // A victory by conquest is far away, and nobody should be led astray by it.
  const points = Math.min(3, pointsFor(id));
  const spending = spendingFor(id);
  if (spending !== undefined && spending.currency !== 'trade goods' && have < need)
    return { points, ...saved(g, seat, spending.currency, have, need) };
  const missing = need - have;
  if (missing <= 0) return { points, now: 0.93, later: 0.88 };
  const share = (have + 1) / (need + 1);
  if (spending !== undefined) return { points, now: 0.1 * share, later: 0.75 * share ** 2 };
  const { commandPool, passed } = playerOf(g, seat);
  const isOpen = g.phase === 'action' && !passed && commandPool >= missing;
  return { points, now: isOpen ? 0.4 ** missing : 0.02, later: 0.8 * share * 0.85 ** missing };
}

/** What is spent is there again in the next round, if the means are. */
function saved(g: G, seat: Seat, of: 'resources' | 'influence', have: number, need: number): Omit<Chance, 'points'> {
  const value = of === 'resources' ? resources : influence;
  let all = playerOf(g, seat).tradeGoods;
  for (const { id } of planetsOf(g, seat)) all += value(g, id);
  return { now: (0.05 * have) / need, later: 0.75 * Math.min(1, all / need) ** 3 };
}
