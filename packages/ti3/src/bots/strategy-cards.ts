// How much a seat would like a strategy card, and what one promises that is not used yet.
import type { StrategyCardId } from '../content/facts/index.ts';
import { objectiveDeck, objectives } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';
import { agreementsOf, planetsOf, playerOf, seatsIn } from '../queries/players.ts';
import { goal } from '../queries/values.ts';
import { POINT } from './prospects.ts';

/** What an unused one brings about, when that lasts: two points are as good as scored. */
const PROMISED: Readonly<Partial<Record<StrategyCardId, number>>> = {
  imperial: 1.9 * POINT,
  technology: 8,
  logistics: 9,
  leadership: 9,
  technologyII: 8,
  bureaucracy: 30,
};
const ANY = 4;

export function inHand(g: G, seat: Seat): number {
  let worth = 0;
  for (const { id, holder, active } of g.strategyCards) if (holder === seat && active) worth += PROMISED[id] ?? ANY;
  return worth;
}

export function strategyCardWorth(g: G, seat: Seat, id: StrategyCardId): number {
  const bonus = g.strategyCards.find((card) => card.id === id)?.bonus ?? 0;
  return 2.5 * bonus + (base(g, seat, id) ?? 6);
}

function base(g: G, seat: Seat, id: StrategyCardId): number | undefined {
  const { commandPool, fleetSupply, strategyAllocation, technologies, points } = playerOf(g, seat);
  const counters = commandPool + fleetSupply + strategyAllocation;
  const few = Math.max(0, 10 - counters);
  const worths: Partial<Record<StrategyCardId, number>> = {
    imperial: imperialWorth(g, seat, points),
    // Whoever holds the token chooses first next time, and then takes what brings points.
    initiative: 30,
    technology: 24 - 0.5 * technologies.length,
    logistics: 17 + 1.5 * few,
    warfare: 9,
    political: 9,
    trade: agreementsOf(g, seat).length < 2 ? 14 : 12,
    diplomacy: 4,
    leadership: 17 + 1.5 * few,
    technologyII: 22 - 0.5 * technologies.length,
    bureaucracy: 40,
    imperialII: 30,
    assembly: 14,
    production: 12,
    tradeII: 12,
    warfareII: 9,
    diplomacyII: 8,
  };
  return worths[id];
}

/** Two points, and a new objective: unless that is the last card, which ends the game for whoever is not ahead. */
function imperialWorth(g: G, seat: Seat, points: number): number {
  const end = chanceOfTheEnd(g);
  const scored = 120 + (points + 2 >= goal(g, null) ? 300 : 0);
  return (1 - end) * scored + end * (isAhead(g, seat) ? 300 : -400);
}

/** How likely the next objective is the one that ends the game: it lies among those of the second stage. */
function chanceOfTheEnd({ options, objectives: open, objectiveDeck: deck }: G): number {
  if (options.noGameOver || options.ageOfEmpire || deck.length === 0) return 0;
  const { stageI } = objectiveDeck[options.longWar ? 'longWar' : 'standard'];
  return open.filter((id) => objectives[id].stage === 'stageI').length < stageI ? 0 : 1 / deck.length;
}

/** Would the seat win if the game ended now? */
function isAhead(g: G, seat: Seat): boolean {
  const rank = (each: Seat): number =>
    10_000 * playerOf(g, each).points + 100 * playerOf(g, each).claimed.length + planetsOf(g, each).length;
  return seatsIn(g).every((other) => other === seat || rank(other) < rank(seat));
}
