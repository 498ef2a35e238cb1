// What a spirited player of the Fourth Edition likes: moves what can move, lands, builds, attacks, plays what it holds. It brings
// about the combats, invasions and votes that careless random play hardly ever reaches.
import type { Taste } from '@custodian/bots';
import { spirited } from '@custodian/bots';
import type { Json } from '@custodian/kernel';
import { decisionId } from '@custodian/kernel';
import { mecatolRex } from '../facts/index.ts';
import type { Game, Seat, System } from '../game.ts';
import type { PlanNamed } from '../plans/index.ts';
import { within } from './within.ts';

const amount: Taste<Game>['amount'] = (plan, { shape }) => {
  if (shape === 'reply') return (plan as PlanNamed<'reply'>).answer === 'accept' ? 1 : 0;
  if (shape !== 'tokens') return JSON.stringify(plan).length;
  // Tokens in the tactic and fleet pools make for war; but the strategy pool is needed too.
  const { tactic, fleet, strategy } = plan as PlanNamed<'tokens'>;
  return Math.min(tactic, 5) * 2 + Math.min(fleet, 6) + Math.min(strategy, 2);
};

const boldest: Taste<Game>['boldest'] = (state, decision, roll) => {
  const at = decisionId(state);
  const ids = decision.options.map((o) => o.id);
  const pick = (from: readonly string[]): Json => [from[roll(from.length) - 1] as string];
  if (at === 'action phase/choose an action') {
    if (ids.includes('tactical') && roll(3) > 1) return ['tactical'];
    const active = ids.filter((id) => id !== 'pass');
    return active.length > 0 && roll(12) > 1 ? pick(active) : pick(ids);
  }
  if (at === 'tactical action/activate a system') {
    const { game } = state;
    const near = within(game, decision.seat);
    const reachable = game.systems.filter((s) => near.has(s.id) && ids.includes(s.id));
    const contested = reachable.filter((s) => isContested(s, decision.seat));
    const defended = contested.filter((s) => isDefended(s, decision.seat));
    const throne = reachable.filter((s) => s.id === mecatolRex && isContested(s, decision.seat));
    for (const tempting of [throne, defended, contested])
      if (tempting.length > 0 && roll(3) > 1) return pick(tempting.map((s) => s.id));
    if (reachable.length > 0) return pick(reachable.map((s) => s.id));
  }
  return null;
};

/** Somebody else, or nobody yet, holds something there. */
const isContested = (system: System, seat: Seat): boolean =>
  system.space.some((u) => u.owner !== seat) || system.planets.some((p) => p.owner !== seat);

/** Units of somebody else are there. */
const isDefended = (system: System, seat: Seat): boolean =>
  system.space.some((u) => u.owner !== seat) || system.planets.some((p) => p.units.some((u) => u.owner !== seat));

export const spiritedPolicy = spirited<Game>({ amount, boldest });
