// A player that does as much as it can, at random: moves what can move, lands, builds, attacks, plays what it holds. Not
// clever, but quick, and it brings about the battles and invasions that careless random play hardly ever reaches.

import { hexDistance } from '@custodian/galaxy';
import type { Decision, Json, Roll, State } from '@custodian/kernel';
import { decisionId, randomValue } from '@custodian/kernel';
import type { Game, LeaderId } from '@custodian/ti3';
import { facts } from '@custodian/ti3';
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

/** What seldom comes about by itself is worth as much as a long plan. */
const RARE_IS_WORTH = 80;

function amount(shape: string, plan: Json, { game }: State<Game>): number {
  if (shape !== 'counters') {
    const text = JSON.stringify(plan);
    return (
      text.length + RARE_IS_WORTH * (leadersIn(text) + warSunsIn(game, shape, plan) + shieldsIn(game, shape, plan))
    );
  }
  // Counters in the Command Pool and Fleet Supply make for war; but both are needed.
  const { commandPool = 0, fleetSupply = 0 } = plan as { commandPool?: number; fleetSupply?: number };
  return Math.min(commandPool, 6) * 2 + Math.min(fleetSupply, 5) + (game.round % 2);
}

/** Leaders who go along; scientists do more where they are. */
function leadersIn(plan: string): number {
  const named = [...plan.matchAll(/"leaders":\[([^\]]*)\]/g)].flatMap(([, ids = '']) => ids.match(/\w+/g) ?? []);
  return named.filter((id) => facts.leaders[id as LeaderId]?.type !== 'scientist').length;
}

function warSunsIn({ systems }: Game, shape: string, plan: Json): number {
  if (shape !== 'movement') return JSON.stringify(plan).includes('"warSun"') ? 1 : 0;
  const { moves } = plan as { readonly moves: readonly { readonly ship: number; readonly path: readonly string[] }[] };
  const isWarSun = (id: number): boolean =>
    systems.some((s) => s.ships.some((x) => x.id === id && x.type === 'warSun'));
  return moves.filter(({ ship, path }) => path.length > 1 && isWarSun(ship)).length;
}

/** PDS that are built where a leader is. */
function shieldsIn({ leaders }: Game, shape: string, plan: Json): number {
  if (shape !== 'production' || leaders.length === 0) return 0;
  const { builds } = plan as { readonly builds: readonly { readonly dock: Json; unit: string; at?: string }[] };
  const isLed = (planet: Json): boolean => leaders.some((l) => l.place === 'planet' && l.at === planet);
  return builds.filter(({ unit, dock, at = dock }) => unit === 'pds' && isLed(at)).length;
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
    const fortified = contested.filter((id) => isFortified(state.game, id, decision.seat));
    const led = fortified.filter((id) => isLed(state.game, id, decision.seat));
    const byWarSun = (ids: readonly string[]): string[] =>
      ids.filter((id) => isNearWarSun(state.game, id, decision.seat));
    for (const tempting of [byWarSun(led), byWarSun(fortified), byWarSun(contested), led, fortified, contested])
      if (tempting.length > 0 && roll(3) > 1) return pick(tempting);
    if (reachable.length > 0) return pick(reachable);
  }
  // An agent has better things to do than to die for a cancelled card.
  if (ids.includes(SACRIFICE) && roll(12) > 1) return [];
  const [min, max] = decision.pick;
  // Passing is always possible and seldom interesting.
  if (min === 0 && max > 0 && ids.length > 0 && roll(6) > 1) {
    return randomValue({ ...decision, pick: [1, max] }, roll);
  }
  return randomValue(decision, roll);
}

const SACRIFICE = 'leader:agent.sabotage';

/** Somebody else, or nobody yet, holds something there. */
function isContested(game: Game, id: string, seat: number): boolean {
  const system = game.systems.find((s) => s.id === id);
  return (
    system !== undefined && (system.ships.some((s) => s.owner !== seat) || system.planets.some((p) => p.owner !== seat))
  );
}

/** Somebody else has PDS or a space dock there. */
function isFortified(game: Game, id: string, seat: number): boolean {
  const planets = game.systems.find((s) => s.id === id)?.planets ?? [];
  return planets.some((p) => p.owner !== seat && (p.pds > 0 || p.dock >= 0));
}

/** Somebody else's leader is on a planet with PDS there. */
function isLed(game: Game, id: string, seat: number): boolean {
  const planets = game.systems.find((s) => s.id === id)?.planets.filter((p) => p.owner !== seat && p.pds > 0) ?? [];
  return game.leaders.some((leader) => leader.place === 'planet' && planets.some((p) => p.id === leader.at));
}

/** A war sun of the seat could come. */
function isNearWarSun({ systems }: Game, id: string, seat: number): boolean {
  const target = systems.find((s) => s.id === id);
  const isFree = ({ counters }: Game['systems'][number]): boolean => (counters & (1 << seat)) === 0;
  return systems.some(
    (s) =>
      s.ships.some((ship) => ship.owner === seat && ship.type === 'warSun') &&
      isFree(s) &&
      target !== undefined &&
      hexDistance(s, target) <= 2,
  );
}
