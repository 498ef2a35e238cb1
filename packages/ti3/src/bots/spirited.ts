// What a spirited player of the Third Edition likes: moves what can move, lands, builds, attacks, plays what it holds. It brings
// about the battles and invasions that careless random play hardly ever reaches.
import type { Taste } from '@custodian/bots';
import { spirited } from '@custodian/bots';
import { hexDistance } from '@custodian/galaxy';
import type { Json } from '@custodian/kernel';
import { decisionId } from '@custodian/kernel';
import type { LeaderId } from '../content/facts/index.ts';
import { leaders as leaderFacts } from '../content/facts/index.ts';
import type { Game } from '../game.ts';
import type { MovementPlan, PlanNamed, ProductionPlan } from '../plans/index.ts';
import { within } from './within.ts';

/** What seldom comes about by itself is worth as much as a long plan. */
const RARE_IS_WORTH = 80;

const amount: Taste<Game>['amount'] = (plan, { shape }, { game }) => {
  if (shape !== 'counters') {
    const text = JSON.stringify(plan);
    return (
      text.length + RARE_IS_WORTH * (leadersIn(text) + warSunsIn(game, shape, plan) + shieldsIn(game, shape, plan))
    );
  }
  // Counters in the Command Pool and Fleet Supply make for war; but both are needed.
  const { commandPool, fleetSupply } = plan as PlanNamed<'counters'>;
  return Math.min(commandPool, 6) * 2 + Math.min(fleetSupply, 5) + (game.round % 2);
};

/** Leaders who go along; scientists do more where they are. */
function leadersIn(plan: string): number {
  const named = [...plan.matchAll(/"leaders":\[([^\]]*)\]/g)].flatMap(([, ids = '']) => ids.match(/\w+/g) ?? []);
  return named.filter((id) => leaderFacts[id as LeaderId]?.type !== 'scientist').length;
}

function warSunsIn({ systems }: Game, shape: string, plan: Json): number {
  if (shape !== 'movement') return JSON.stringify(plan).includes('"warSun"') ? 1 : 0;
  const { moves } = plan as MovementPlan;
  const isWarSun = (id: number): boolean =>
    systems.some((s) => s.ships.some((x) => x.id === id && x.type === 'warSun'));
  return moves.filter(({ ship, path }) => path.length > 1 && isWarSun(ship)).length;
}

/** PDS that are built where a leader is. */
function shieldsIn({ leaders }: Game, shape: string, plan: Json): number {
  if (shape !== 'production' || leaders.length === 0) return 0;
  const { builds } = plan as ProductionPlan;
  const isLed = (planet: Json): boolean => leaders.some((l) => l.place === 'planet' && l.at === planet);
  return builds.filter(({ unit, dock, at = dock }) => unit === 'pds' && isLed(at)).length;
}

const boldest: Taste<Game>['boldest'] = (state, decision, roll) => {
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
  return ids.includes(SACRIFICE) && roll(12) > 1 ? [] : null;
};

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

export const spiritedPolicy = spirited<Game>({ amount, boldest });
