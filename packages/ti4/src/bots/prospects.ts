// What objectives promise: by how much is missing, and how many rounds are left to get it.
import type { ObjectiveId } from '../facts/index.ts';
import { objectives, pointsOf } from '../facts/index.ts';
import type { G, Seat } from '../game.ts';
import { progress, scoredSecrets } from '../queries/objectives.ts';
import { controls, playerOf } from '../queries/players.ts';
import { goal, goodsWorth, planetWorth } from '../queries/values.ts';

/** What a victory point is worth, in whatever else is weighed. */
export const POINT = 100;

/** How likely an objective is scored at the end of this round, and in a later one. */
interface Chance {
  readonly points: number;
  readonly now: number;
  readonly later: number;
}

/** Points that a player gains in a round, about. */
const PACE = 1.7;

/** Rounds until somebody wins, about. */
function roundsLeft(g: G): number {
  const goal = Number(g.options.points);
  let lead = 0;
  for (const { points } of g.players) lead = Math.max(lead, points);
  return Math.max(1, Math.min(6, Math.ceil((goal - lead) / PACE)));
}

/** Open objectives that the seat has not scored, and its secret ones. */
export function ownObjectives(g: G, seat: Seat): { readonly open: ObjectiveId[]; readonly secret: ObjectiveId[] } {
  const { scored, secrets } = playerOf(g, seat);
  const open: ObjectiveId[] = [];
  for (const { id, open: isOpen } of g.objectives)
    if (isOpen && !scored.includes(id as ObjectiveId)) open.push(id as ObjectiveId);
  return { open, secret: secrets.filter((id): id is ObjectiveId => id !== '?') };
}

export function prospects(g: G, seat: Seat): number {
  const { open, secret } = ownObjectives(g, seat);
  const rounds = roundsLeft(g);
  const secretsLeft = 3 - scoredSecrets(g, seat).length;
  return (
    inTurn(
      open.map((id) => chanceOf(g, seat, id)),
      rounds,
    ) +
    inTurn(
      secret.map((id) => chanceOf(g, seat, id)),
      Math.min(rounds, secretsLeft),
    ) +
    // Any secret may come to something.
    6 * Math.min(secret.length, secretsLeft)
  );
}

/** How likely it is that the seat wins by the end of this round, as far as everybody can see. */
export function aboutToWin(g: G, seat: Seat): number {
  const missing = goal(g, null) - playerOf(g, seat).points;
  if (missing > MOST_IN_A_ROUND) return 0;
  const chances = ownObjectives(g, seat).open.map((id) => chanceOf(g, seat, id));
  const byScoring = chances.reduce((most, { points, now }) => (points >= missing ? Math.max(most, now) : most), 0);
  // His strategy card brings a point for Mecatol Rex, or lets him score twice.
  const hasImperial = g.strategyCards.some(
    ({ id, holder, exhausted }) => id === 'imperial' && holder === seat && !exhausted,
  );
  if (!hasImperial) return byScoring;
  const first = controls(g, seat, 'mecatolRex') ? 1 : 0;
  const two = chances.map(({ points, now }) => ({ points, now })).sort((a, b) => b.points * b.now - a.points * a.now);
  const [best, next] = [two[0] ?? NEVER, two[1] ?? NEVER];
  if (first >= missing) return 0.95;
  if (first + best.points >= missing) return Math.max(byScoring, best.now);
  return best.points + next.points >= missing ? Math.max(byScoring, best.now * next.now) : byScoring;
}

const MOST_IN_A_ROUND = 3;
const NEVER = { points: 0, now: 0 };

/** One a round: the likeliest now, the others later, each counting less. */
function inTurn(chances: Chance[], rounds: number): number {
  if (chances.length === 0) return 0;
  const first = chances.reduce((a, b) => (b.points * b.now > a.points * a.now ? b : a));
  let worth = POINT * first.points * Math.max(0.85 * first.now, 0.6 * first.later);
  const rest = chances.filter((each) => each !== first).sort((a, b) => b.points * b.later - a.points * a.later);
  rest.forEach(({ points, later }, i) => {
    worth += POINT * points * later * (i < rounds - 1 ? 0.6 - 0.09 * i : 0.04);
  });
  return worth;
}

function chanceOf(g: G, seat: Seat, id: ObjectiveId): Chance {
  const { stage, requirement, phase } = objectives[id];
  const points = pointsOf[stage];
  const { have, need } = progress(g, seat, id);
  if ('event' in requirement) return { points, now: 0.06, later: 0.12 };
  if ('spend' in requirement) return { points, ...spending(g, seat, requirement.spend, have, need) };
  if (phase !== 'status') return { points, now: 0.05, later: 0.1 };
  const missing = Math.max(0, need - have);
  const share = (Math.min(have, need) + 1) / (need + 1);
  if (missing === 0) return { points, now: 0.93, later: 0.9 };
  const { tactic, passed } = playerOf(g, seat);
  const isOpen = g.phase === 'action' && !passed && tactic >= missing;
  return { points, now: isOpen ? 0.4 ** missing : 0.02, later: 0.8 * share * 0.85 ** missing };
}

/** What is spent is there again in the next round, if the means are. */
function spending(g: G, seat: Seat, of: string, have: number, need: number): Omit<Chance, 'points'> {
  if (have >= need) return { now: 0.93, later: 0.85 };
  const share = have / need;
  if (of !== 'resources' && of !== 'influence') return { now: 0.1 * share, later: 0.75 * share ** 2 };
  let all = playerOf(g, seat).tradeGoods * goodsWorth(g, seat);
  for (const system of g.systems)
    for (const planet of system.planets)
      if (planet.owner === seat) all += planetWorth(g, { seat, planet: planet.id, of });
  return { now: 0.05 * share, later: 0.75 * Math.min(1, all / need) ** 3 };
}
