// A player that does as much as it can, at random: moves what can move, lands, builds, attacks, plays what it holds. Not
// clever, but quick, and it brings about the battles and invasions that careless random play hardly ever reaches.
import type { Decision, Json, Roll, State } from '@custodian/kernel';
import { decisionId, randomValue } from '@custodian/kernel';
import type { Game } from '@custodian/ti3';
import type { Policy } from './player.ts';
import { within } from './ti3.ts';

export const spiritedPolicy: Policy<Game> = ({ state, decision, roll }) =>
  decision.kind === 'plan' ? fullest(state, decision, roll) : boldest(state, decision, roll);

/** Of a few plans the one that does most. */
function fullest(state: State<Game>, decision: Extract<Decision, { kind: 'plan' }>, roll: Roll): Json {
  let best = decision.sample(roll);
  for (let i = 0; i < 4; i++) {
    const next = decision.sample(roll);
    if (amount(decision.shape, next, state) > amount(decision.shape, best, state)) best = next;
  }
  return best;
}

function amount(shape: string, plan: Json, { game }: State<Game>): number {
  if (shape !== 'counters') return JSON.stringify(plan).length;
  // Counters in the Command Pool and Fleet Supply make for war; but both are needed.
  const { commandPool = 0, fleetSupply = 0 } = plan as { commandPool?: number; fleetSupply?: number };
  return Math.min(commandPool, 6) * 2 + Math.min(fleetSupply, 5) + (game.round % 2);
}

function boldest(state: State<Game>, decision: Extract<Decision, { kind: 'choose' }>, roll: Roll): Json {
  const at = decisionId(state);
  const ids = decision.options.map((o) => o.id);
  const pick = (from: readonly string[]): Json => [from[roll(from.length) - 1] as string];
  if (at === 'action phase/choose an action') {
    if (ids.includes('tactical') && roll(4) > 1) return ['tactical'];
    const active = ids.filter((id) => id !== 'pass' && id !== 'skip');
    return active.length > 0 && roll(12) > 1 ? pick(active) : pick(ids);
  }
  if (at === 'tactical action/activate a system') {
    const near = within(state.game, decision.seat);
    const reachable = ids.filter((id) => near.has(id));
    const contested = reachable.filter((id) => isContested(state.game, id, decision.seat));
    if (contested.length > 0 && roll(3) > 1) return pick(contested);
    if (reachable.length > 0) return pick(reachable);
  }
  const [min, max] = decision.pick;
  // Passing is always possible and seldom interesting.
  if (min === 0 && max > 0 && ids.length > 0 && roll(6) > 1) {
    const picked = randomValue({ ...decision, pick: [1, max] }, roll);
    return picked;
  }
  return randomValue(decision, roll);
}

/** Somebody else, or nobody yet, holds something there. */
function isContested(game: Game, id: string, seat: number): boolean {
  const system = game.systems.find((s) => s.id === id);
  return (
    system !== undefined && (system.ships.some((s) => s.owner !== seat) || system.planets.some((p) => p.owner !== seat))
  );
}
