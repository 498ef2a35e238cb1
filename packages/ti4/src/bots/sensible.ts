// How a Fourth Edition position looks to a sensible player: points first, then what wins points.
import type { Effort, Judge, Policy } from '@custodian/bots';
import { searching } from '@custodian/bots';
import { hexDistance } from '@custodian/galaxy';
import type { ObjectiveId, StrategyCardId, UnitTypeId } from '../facts/index.ts';
import { objectives, planets, pointsOf } from '../facts/index.ts';
import type { Game, Player } from '../game.ts';
import { progress } from '../queries/objectives.ts';
import { unitCard } from '../queries/units.ts';

/** What an unused strategy card in hand promises. */
const promise: Readonly<Partial<Record<StrategyCardId, number>>> = {
  leadership: 14,
  diplomacy: 4,
  politics: 8,
  construction: 9,
  trade: 11,
  warfare: 9,
  technology: 15,
  imperial: 16,
};

const sensibleJudge: Judge<Game> = {
  value: (state, seat) => {
    const { game } = state;
    if (game.winner !== null) return game.winner.seats.includes(seat) ? 100_000 : -100_000;
    const own = worthOf(game, seat);
    let others = 0;
    let most = 0;
    for (let s = 0; s < game.players.length; s++) {
      if (s === seat) continue;
      const worth = worthOf(game, s);
      others += worth;
      most = Math.max(most, worth);
    }
    // Everybody else counts a little, whoever is ahead a little more.
    return own - (0.25 * others) / Math.max(1, game.players.length - 1) - 0.1 * most;
  },
  /** The next choice of an action, or another phase, ends what was begun. */
  settled: (state, began, seat) => {
    const top = state.stack[state.stack.length - 1];
    if (state.game.phase !== began.game.phase || state.game.round !== began.game.round) return true;
    return (
      top?.run === 'action phase' &&
      top.at === 'choose an action' &&
      (state.game.active !== seat || state.answers > began.answers + 1)
    );
  },
  worthwhile: (state, decision) => {
    if (decision.kind !== 'choose' || decision.options.length < 6) return null;
    const top = state.stack[state.stack.length - 1];
    if (top?.run !== 'tactical action' || top.at !== 'activate a system') return null;
    const near = within(state.game, decision.seat);
    const few = decision.options.filter((o) => near.has(o.id)).map((o) => o.id);
    return few.length === 0 ? null : few;
  },
};

/** Thinks, except about the starting units: how they are divided hardly matters, and a whole table waits to begin. */
export function sensible(effort: Effort, now: () => number): Policy<Game> {
  const search = searching(sensibleJudge, effort, now);
  return (situation) => {
    const { decision } = situation;
    return decision.kind === 'plan' && decision.shape === 'starting units' ? decision.fallback : search(situation);
  };
}

/** Systems that ships of the seat could well reach, and those where it builds. */
function within(game: Game, seat: number): ReadonlySet<string> {
  const near = new Set<string>();
  const free = game.systems.filter((s) => (s.tokens & (1 << seat)) === 0 && s.space.some((u) => u.owner === seat));
  for (const system of game.systems) {
    const builds = system.planets.some((p) => p.units.some((u) => u.owner === seat && u.type === 'spaceDock'));
    if (builds || free.some((f) => f !== system && hexDistance(f, system) <= 2)) near.add(system.id);
  }
  return near;
}

function worthOf(game: Game, seat: number): number {
  const player = game.players[seat] as Player;
  if (player.eliminated) return 0;
  return (
    100 * player.points +
    forces(game, seat) +
    6 * player.technologies.length +
    1.3 * player.tradeGoods +
    0.7 * player.commodities +
    2 * Math.min(player.hand.length, 7) +
    tokens(player) +
    cards(game, seat) +
    prospects(game, seat, player)
  );
}

/** Planets, structures and units; a fleet is worth its price. */
function forces(game: Game, seat: number): number {
  let worth = 0;
  for (const system of game.systems) {
    for (const unit of system.space)
      if (unit.owner === seat) worth += priceOf(game, seat, unit.type) - (unit.damaged ? 1 : 0);
    for (const planet of system.planets) {
      let garrison = 0;
      for (const unit of planet.units) {
        if (unit.owner !== seat) continue;
        if (unit.type === 'infantry') garrison++;
        else if (unit.type === 'mech') garrison += unit.damaged ? 1.5 : 2;
        else worth += unit.type === 'spaceDock' ? 7 : unit.type === 'pds' ? 2.5 : 0;
      }
      // A garrison keeps a planet; the fourth keeps it no better than the third.
      worth += 0.7 * Math.min(garrison, 3) + 0.3 * Math.max(0, garrison - 3);
      if (planet.owner !== seat) continue;
      const { resources, influence, specialty } = planets[planet.id];
      worth += 2.2 * resources + 1.8 * influence + (specialty === null ? 0 : 2) + (planet.id === 'mecatolRex' ? 12 : 4);
      if (planet.exhausted) worth -= 0.3 * (resources + influence);
      if (garrison === 0) worth -= 1;
    }
  }
  return worth;
}

function priceOf(game: Game, seat: number, type: UnitTypeId): number {
  const card = unitCard(game, seat, type);
  return card === null || card.cost === null ? 4 : (1.1 * card.cost) / card.unitsPerCost;
}

/** Tokens are worth less the more there are of a kind. */
const tokens = ({ tactic, fleet, strategy }: Player): number =>
  5 * Math.sqrt(tactic) + 5 * Math.sqrt(Math.min(fleet, 6)) + 3.5 * Math.sqrt(strategy);

function cards(game: Game, seat: number): number {
  let worth = game.speaker === seat ? 2 : 0;
  for (const card of game.strategyCards)
    if (card.holder === seat && !card.exhausted)
      worth += (promise[card.id] ?? 1) * (game.phase === 'strategy' ? 1 : 0.2);
  return worth;
}

/** What is still missing of objectives that the seat may score: the nearer, the more it is worth. */
function prospects(game: Game, seat: number, player: Player): number {
  let worth = 0;
  const look = (id: ObjectiveId, share: number): void => {
    if (player.scored.includes(id)) return;
    const { have, need } = progress(game, seat, id);
    const near = need <= 0 ? 0 : Math.min(1, have / need);
    worth += share * pointsOf[objectives[id].stage] * near * near * near;
  };
  for (const objective of game.objectives) if (objective.open) look(objective.id as ObjectiveId, 45);
  for (const id of player.secrets) if (!id.startsWith('?')) look(id as ObjectiveId, 45);
  return worth;
}
