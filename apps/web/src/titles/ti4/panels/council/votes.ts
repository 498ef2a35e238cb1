// How many votes a plan casts.
import type { AboutNamed, VotePlan } from '@custodian/ti4/plans';

type About = AboutNamed<'vote'>;

export function votesIn({ flat, planets, extra }: About, plan: VotePlan): number {
  if (flat > 0) return flat;
  const used = planets.filter(({ planet }) => plan.planets.includes(planet));
  return used.reduce((sum, { votes }) => sum + votes, 0) + (used.length > 0 ? extra : 0);
}

/** The most that could be cast. */
export const mostVotes = (about: About): number =>
  votesIn(about, { outcome: '', planets: about.planets.map(({ planet }) => planet) });
