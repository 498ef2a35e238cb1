// How a Third Edition position looks to a sensible player: points first, then what wins points.
import type { Judge } from '@custodian/bots';
import { hexDistance } from '@custodian/galaxy';
import type { StrategyCardId } from '../content/facts/index.ts';
import { objectives, planets, units } from '../content/facts/index.ts';
import type { Game, Player } from '../game.ts';
import { aspectsOf } from './aspects.ts';

/** What an unused strategy card in hand promises. */
const promise: Partial<Record<StrategyCardId, number>> = {
  imperial: 60,
  technology: 14,
  logistics: 12,
  political: 9,
  trade: 7,
  initiative: 8,
  warfare: 6,
  diplomacy: 3,
  bureaucracy: 40,
  leadership: 12,
  technologyII: 16,
  production: 8,
  tradeII: 7,
  assembly: 8,
  warfareII: 6,
  diplomacyII: 5,
  imperialII: 20,
};

export const sensibleJudge: Judge<Game> = {
  value: (state, seat) => {
    const { game } = state;
    if (game.winner !== null) return game.winner.seats.includes(seat) ? 100_000 : -100_000;
    const own = worthOf(game, seat);
    let others = 0;
    for (let s = 0; s < game.players.length; s++) if (s !== seat) others += worthOf(game, s);
    return own - (0.35 * others) / Math.max(1, game.players.length - 1);
  },
  aspects: (state, seat) => aspectsOf(state.game, seat),
  /** The next choice of an action, or another phase, ends what was begun. */
  settled: (state, began, seat) => {
    const top = state.stack[state.stack.length - 1];
    if (state.game.phase !== began.game.phase || state.game.round !== began.game.round) return true;
    return (
      top?.run === 'action phase' &&
      top.at === 'choose an action' &&
      (top.v.seat !== seat || state.answers > began.answers + 1)
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

/** Systems that ships of the seat could well reach, and those where it builds. */
export function within(game: Game, seat: number): ReadonlySet<string> {
  const near = new Set<string>();
  const free = game.systems.filter(
    (s) => (s.counters & (1 << seat)) === 0 && s.ships.some((ship) => ship.owner === seat),
  );
  for (const system of game.systems) {
    if (system.planets.some((p) => p.owner === seat && p.dock >= 0)) near.add(system.id);
    if (free.some((f) => f !== system && hexDistance(f, system) <= 2)) near.add(system.id);
  }
  return near;
}

function worthOf(game: Game, seat: number): number {
  const player = game.players[seat] as Player;
  if (player.eliminated) return 0;
  return (
    100 * player.points +
    forces(game, seat) +
    7 * player.technologies.length +
    1.2 * player.tradeGoods +
    1.5 * player.hand.length +
    counters(player) +
    cards(game, seat) +
    trade(player) +
    prospects(game, player)
  );
}

/** Planets, docks and units; a fleet is worth its price. */
function forces(game: Game, seat: number): number {
  let worth = 0;
  for (const system of game.systems) {
    for (const ship of system.ships) {
      if (ship.owner !== seat) continue;
      const { cost, unitsPerCost } = units[ship.type];
      worth += (1.1 * cost) / unitsPerCost - (ship.damaged ? 1 : 0) + 0.5 * ship.groundForces + 1.5 * ship.pds;
    }
    for (const planet of system.planets) {
      if (planet.owner !== seat) continue;
      const { resources, influence, specialty } = planets[planet.id];
      const yields =
        2.2 * resources + 1.6 * influence + (specialty === null ? 0 : 1.5) + (planet.id === 'mecatolRex' ? 8 : 2);
      worth += yields - (planet.exhausted ? 0.3 * (resources + influence) : 0);
      // A garrison keeps a planet; the fourth ground force keeps it no better than the third.
      worth += Math.min(planet.groundForces, 3) + 0.3 * Math.max(0, planet.groundForces - 3) + 1.8 * planet.pds;
      if (planet.dock >= 0) worth += 7;
    }
  }
  return worth;
}

/** Counters are worth less the more there are of a kind. */
function counters(player: Player): number {
  return (
    5 * Math.sqrt(player.commandPool) +
    6 * Math.sqrt(Math.min(player.fleetSupply, 6)) +
    3 * Math.sqrt(player.strategyAllocation)
  );
}

function cards(game: Game, seat: number): number {
  let worth = 0;
  for (const card of game.strategyCards)
    if (card.holder === seat && card.active) worth += (promise[card.id] ?? 5) * (game.phase === 'strategy' ? 1 : 0.2);
  return worth + (game.speaker === seat ? 2 : 0);
}

const trade = (player: Player): number => player.contracts.filter((c) => c.partner >= 0).length * 4;

/** Objectives that lie open and are not yet his: a little for each step towards the commonest kinds. */
function prospects(game: Game, player: Player): number {
  let worth = 0;
  for (const id of game.objectives) {
    if (player.claimed.includes(id)) continue;
    const points = objectives[id].points;
    if (typeof points !== 'number') continue;
    if (id.startsWith('tech')) worth += 1.5 * points * Math.min(player.technologies.length, 9) * 0.4;
    if (id.startsWith('spendTradeGoods')) worth += 0.6 * points * Math.min(player.tradeGoods, 12);
  }
  return worth;
}
