// How good a position looks to a seat: points first, then what wins points.
import type { ShipType, UnitId } from '../content/facts/index.ts';
import { planets as printed } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';
import { NOBODY } from '../game.ts';
import { homeSystem } from '../queries/board.ts';
import { MECATOL_REX } from '../queries/objectives.ts';
import { agreementsOf, hasCounter, playerOf } from '../queries/players.ts';
import { purchasingPower } from '../rules/production/spending.ts';
import { officesWorth } from './offices.ts';
import { HEART, isTransport, opportunities } from './opportunities.ts';
import { planetWorth } from './planets.ts';
import { needsMecatolRex } from './progress.ts';
import { isAboutTechnologies, isMet, ownObjectives, POINT, prospects } from './prospects.ts';
import { stepsFrom } from './steps.ts';
import { inHand } from './strategy-cards.ts';
import { technologyWorth } from './technologies.ts';

/** A fleet is worth its price; what is printed will do. */
const PRICES: Readonly<Record<UnitId, number>> = {
  fighter: 0.8,
  groundForce: 0.9,
  destroyer: 1.4,
  cruiser: 2.8,
  carrier: 5,
  dreadnought: 6.5,
  warSun: 17,
  spaceDock: 12,
  pds: 3,
};

/** Worth in a fight, roughly. */
const FORCE: Readonly<Record<ShipType, number>> = {
  fighter: 0.4,
  destroyer: 0.5,
  cruiser: 0.8,
  carrier: 0.5,
  dreadnought: 1.9,
  warSun: 5,
};

export function valueFor(g: G, seat: Seat): number {
  if (g.winner !== null) return g.winner.seats.includes(seat) ? 100_000 / g.winner.seats.length : -100_000;
  const seats = g.players.length;
  const board = onBoard(g);
  let others = 0;
  let most = 0;
  for (let s = 0; s < seats; s++) {
    if (s === seat) continue;
    const { points, eliminated } = playerOf(g, s);
    const worth = eliminated ? 0 : POINT * points + (board[s] as number) + officesWorth(g, s) + inHand(g, s);
    others += worth;
    most = Math.max(most, worth);
  }
  // Everybody else counts a little, whoever is ahead a little more.
  return (board[seat] as number) + ownWorth(g, seat) - (0.2 * others) / Math.max(1, seats - 1) - 0.12 * most;
}

function ownWorth(g: G, seat: Seat): number {
  const player = playerOf(g, seat);
  if (player.eliminated) return -1000;
  return (
    POINT * player.points +
    prospects(g, seat) +
    1.25 * technologyWorth(player.technologies) +
    1.4 * player.tradeGoods +
    2.2 * Math.min(player.hand.length, 6) +
    2 * agreementsOf(g, seat).reduce((sum, { value }) => sum + value, 0) +
    poolsWorth(player, largestFleet(g, seat)) +
    (g.speaker === seat ? 12 : 0) +
    officesWorth(g, seat) +
    inHand(g, seat) +
    keptForTechnology(g, seat) +
    opportunities(g, seat) +
    readiness(g, seat) -
    danger(g, seat)
  );
}

/** Planets and units of everybody. */
function onBoard(g: G): number[] {
  const worth = g.players.map(() => 0);
  const add = (seat: Seat, more: number): void => {
    worth[seat] = (worth[seat] as number) + more;
  };
  for (const { ships, planets, docks } of g.systems) {
    for (const { owner, type, damaged, groundForces, pds } of ships)
      add(owner, PRICES[type] - (damaged ? 1 : 0) + PRICES.groundForce * groundForces + PRICES.pds * pds);
    for (const { owner } of docks) add(owner, PRICES.spaceDock);
    for (const { id, owner, exhausted, groundForces, pds, dock } of planets) {
      if (owner === NOBODY) continue;
      // A garrison keeps a planet; the fourth keeps it no better than the third.
      const kept =
        1.3 * Math.min(groundForces, 2) +
        0.5 * Math.min(Math.max(0, groundForces - 2), 4) +
        0.2 * Math.max(0, groundForces - 6);
      const use = exhausted ? -0.2 * (printed[id].resources + printed[id].influence) : 0;
      const built = PRICES.pds * pds + (dock >= 0 ? PRICES.spaceDock : 0);
      add(owner, planetWorth(id) + kept + use + built);
    }
  }
  return worth;
}

/** What the first, second … counter of an area is worth. */
const COMMAND = [5, 4, 3.2, 2.4, 1.4, 0.8, 0.5, 0.3];
const FLEET = [8, 7, 6, 3, 1.8, 1, 0.5, 0.3];
const STRATEGY = [5, 3.5, 1.8, 0.8, 0.4];

const sumOf = (worths: readonly number[], count: number): number => {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += worths[i] ?? 0.3;
  return sum;
};

export interface Pools {
  readonly commandPool: number;
  readonly fleetSupply: number;
  readonly strategyAllocation: number;
}

/** `needed`: counters of Fleet Supply without which ships would be lost. */
export const poolsWorth = ({ commandPool, fleetSupply, strategyAllocation }: Pools, needed: number): number =>
  sumOf(COMMAND, commandPool) +
  sumOf(FLEET, fleetSupply) +
  4 * Math.min(fleetSupply, needed) +
  sumOf(STRATEGY, strategyAllocation);

/** Where others could take something with their next move. */
function danger(g: G, seat: Seat): number {
  /** By system, the strongest fleet of somebody else. */
  const fleets = new Map<string, number>();
  for (const { id, ships } of g.systems) {
    if (ships.length === 0) continue;
    const force = g.players.map(() => 0);
    for (const { owner, type } of ships) if (owner !== seat) force[owner] = (force[owner] as number) + FORCE[type];
    const strongest = Math.max(...force);
    if (strongest > 0) fleets.set(id, strongest);
  }
  if (fleets.size === 0) return 0;
  const home = homeSystem(g, seat)?.id;
  const isHeartNeeded = needsMecatolRex(g, seat);
  let risk = 0;
  for (const system of g.systems) {
    let stake = 0;
    let defence = 0;
    for (const { id, owner, groundForces, pds } of system.planets) {
      if (owner !== seat) continue;
      stake += planetWorth(id) + (system.id === home ? 25 : 0) + (id === MECATOL_REX && isHeartNeeded ? HEART : 0);
      defence += 0.35 * groundForces + 0.6 * pds;
    }
    if (stake === 0) continue;
    for (const { owner, type } of system.ships) if (owner === seat) defence += FORCE[type];
    let attack = 0;
    for (const [id, steps] of stepsFrom(g, [system.id], 2)) {
      const force = fleets.get(id);
      if (force !== undefined) attack = Math.max(attack, steps <= 1 ? force : 0.5 * force);
    }
    if (attack > defence) risk += 0.12 * stake * (1 - defence / attack);
  }
  return risk;
}

/** Resources that are not spent on units as long as somebody else will still let everybody buy a technology: the more objectives
 *  ask for technologies, the more. */
function keptForTechnology(g: G, seat: Seat): number {
  if (g.phase !== 'action' || playerOf(g, seat).strategyAllocation === 0) return 0;
  const isToCome = g.strategyCards.some(
    ({ id, holder, active }) => active && holder !== NOBODY && holder !== seat && id === 'technology',
  );
  if (!isToCome) return 0;
  const { open, secret } = ownObjectives(g, seat);
  const asking = [...open, ...secret].filter((id) => isAboutTechnologies(id) && !isMet(g, seat, id)).length;
  return (8 + 6 * asking) * Math.min(1, purchasingPower(g, seat, 'resources') / TECHNOLOGY_COSTS) ** 2;
}
const TECHNOLOGY_COSTS = 8;

/** Ships that may still go somewhere in this round: whoever sends them all along with one has none left for the next action. */
function readiness(g: G, seat: Seat): number {
  const { commandPool, passed } = playerOf(g, seat);
  if (g.phase !== 'action' || commandPool === 0 || passed) return 0;
  let worth = 0;
  for (const system of g.systems) {
    if (hasCounter(system, seat)) continue;
    for (const { owner, type } of system.ships)
      if (owner === seat && type !== 'fighter') worth += isTransport(type) ? 4 : 0.7;
  }
  return Math.min(worth, 5 * commandPool);
}

/** Ships other than fighters where the seat has most of them together: what its Fleet Supply is needed for. */
export function largestFleet(g: G, seat: Seat): number {
  let most = 0;
  for (const system of g.systems) {
    let ships = 0;
    for (const { owner, type } of system.ships) if (owner === seat && type !== 'fighter') ships++;
    most = Math.max(most, ships);
  }
  return most;
}
