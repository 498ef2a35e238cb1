// How good a position looks to a seat: points first, then what wins points.
import type { NoteId, StrategyCardId, UnitTypeId } from '../facts/index.ts';
import { planets as printed } from '../facts/index.ts';
import type { G, Seat } from '../game.ts';
import { NOBODY } from '../game.ts';
import { homeSystem } from '../queries/board.ts';
import { progress } from '../queries/objectives.ts';
import { noteId, noteOwner, playerOf } from '../queries/players.ts';
import { opportunities } from './opportunities.ts';
import { planetWorth } from './planets.ts';
import { aboutToWin, ownObjectives, POINT, prospects } from './prospects.ts';
import { stepsFrom } from './steps.ts';
import { isTransport } from './strength.ts';
import { technologyWorth } from './technologies.ts';

/** A fleet is worth its price; what is printed will do. */
const PRICES: Readonly<Record<UnitTypeId, number>> = {
  fighter: 1,
  infantry: 1.2,
  mech: 3.6,
  destroyer: 2,
  cruiser: 3.6,
  carrier: 6.5,
  dreadnought: 7.2,
  flagship: 12,
  warSun: 18,
  spaceDock: 11,
  pds: 3.5,
};

/** Worth in a fight, roughly. */
const FORCE: Readonly<Partial<Record<UnitTypeId, number>>> = {
  fighter: 0.5,
  destroyer: 0.6,
  cruiser: 0.9,
  carrier: 0.6,
  dreadnought: 1.9,
  flagship: 3,
  warSun: 5,
};

/** What an unused strategy card still promises, while actions are taken. */
const CARD_IN_HAND = 3;

/** What it is worth to keep somebody from winning at the end of the round. */
const STOPPED = 180;

/** `isWatchful`: also who is about to win, and must be stopped. */
export function valueFor(g: G, seat: Seat, isWatchful = false): number {
  if (g.winner !== null) return g.winner.seats.includes(seat) ? 100_000 : -100_000;
  const seats = g.players.length;
  const board = onBoard(g);
  let others = 0;
  let most = 0;
  let menace = 0;
  for (let s = 0; s < seats; s++) {
    if (s === seat) continue;
    if (isWatchful) menace = Math.max(menace, aboutToWin(g, s));
    const { points, eliminated } = playerOf(g, s);
    const worth = eliminated ? 0 : POINT * points + (board[s] as number);
    others += worth;
    most = Math.max(most, worth);
  }
  // Everybody else counts a little, whoever is ahead a little more.
  return (
    (board[seat] as number) +
    ownWorth(g, seat) -
    (0.2 * others) / Math.max(1, seats - 1) -
    0.12 * most -
    STOPPED * menace
  );
}

function ownWorth(g: G, seat: Seat): number {
  const player = playerOf(g, seat);
  if (player.eliminated) return -1000;
  return (
    POINT * player.points +
    prospects(g, seat) +
    1.25 * technologyWorth(player.technologies) +
    goodsWorthOf(player.tradeGoods) +
    notesWorth(g, seat) +
    0.6 * player.commodities +
    2.2 * Math.min(player.hand.length, 6) +
    poolsWorth(player, largestFleet(g, seat)) +
    (g.speaker === seat ? 2 : 0) +
    CARD_IN_HAND * g.strategyCards.filter((card) => card.holder === seat && !card.exhausted).length +
    opportunities(g, seat) +
    readiness(g, seat) -
    danger(g, seat)
  );
}

/** A trade good, against everything else. */
export const goodsValue = 1.4;

/** Nobody can spend very many at once. */
const goodsWorthOf = (goods: number): number =>
  goodsValue * Math.min(goods, 6) + 0.9 * Math.min(4, Math.max(0, goods - 6)) + 0.4 * Math.max(0, goods - 10);

/** What promissory notes are good for: those of others in the hand of a seat, and its own as long as nobody else has them. */
function notesWorth(g: G, seat: Seat): number {
  let worth = 0;
  for (const copy of playerOf(g, seat).notes)
    worth += (noteOwner(copy) === seat ? OWN_NOTES : NOTES)[noteId(copy)] ?? OTHER_NOTE;
  return worth;
}
const NOTES: Readonly<Partial<Record<NoteId, number>>> = { ceasefire: 3, politicalSecret: 2, tradeAgreement: 4 };
/** Whoever gives his support away gives a point to a rival. */
const OWN_NOTES: typeof NOTES = { ceasefire: 3, politicalSecret: 3, tradeAgreement: 5, supportForTheThrone: 25 };
const OTHER_NOTE = 4;

/** Planets and units of everybody. */
function onBoard(g: G): number[] {
  const worth = g.players.map(() => 0);
  for (const { space, planets } of g.systems) {
    for (const { owner, type, damaged } of space)
      worth[owner] = (worth[owner] as number) + PRICES[type] - (damaged ? 1 : 0);
    for (const { id, owner, exhausted, units, attachments } of planets) {
      let garrison = 0;
      for (const unit of units) {
        const before = worth[unit.owner] as number;
        if (unit.type === 'infantry' && unit.owner === owner) garrison++;
        else worth[unit.owner] = before + PRICES[unit.type] - (unit.damaged ? 0.6 : 0);
      }
      if (owner === NOBODY) continue;
      // A garrison keeps a planet; the fourth keeps it no better than the third.
      const kept =
        1.1 * Math.min(garrison, 2) + 0.5 * Math.min(Math.max(0, garrison - 2), 4) + 0.2 * Math.max(0, garrison - 6);
      const use = exhausted ? -0.2 * (printed[id].resources + printed[id].influence) : 0;
      worth[owner] = (worth[owner] as number) + planetWorth(id) + (attachments?.length ?? 0) * 2 + kept + use;
    }
  }
  return worth;
}

/** What the first, second … token of a pool is worth. */
const TACTIC = [5, 4, 3.2, 2.4, 1.4, 0.8, 0.5, 0.3];
const FLEET = [8, 7, 6, 3, 1.8, 1, 0.5, 0.3];
const STRATEGY = [4, 3, 1.6, 0.8, 0.4];

const sumOf = (worths: readonly number[], count: number): number => {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += worths[i] ?? 0.3;
  return sum;
};

/** `needed`: tokens of the fleet pool without which ships would be lost. */
export const poolsWorth = (
  { tactic, fleet, strategy }: { readonly tactic: number; readonly fleet: number; readonly strategy: number },
  needed: number,
): number => sumOf(TACTIC, tactic) + sumOf(FLEET, fleet) + 4 * Math.min(fleet, needed) + sumOf(STRATEGY, strategy);

/** Where others could take something with their next move. */
function danger(g: G, seat: Seat): number {
  /** By system, the strongest fleet of somebody else. */
  const fleets = new Map<string, number>();
  for (const { id, space } of g.systems) {
    if (space.length === 0) continue;
    const force = new Map<Seat, number>();
    for (const { owner, type } of space)
      if (owner !== seat) force.set(owner, (force.get(owner) ?? 0) + (FORCE[type] ?? 0));
    const strongest = Math.max(0, ...force.values());
    if (strongest > 0) fleets.set(id, strongest);
  }
  if (fleets.size === 0) return 0;
  const home = homeSystem(g, seat)?.id;
  let risk = 0;
  for (const system of g.systems) {
    let stake = 0;
    let defence = 0;
    for (const planet of system.planets) {
      if (planet.owner !== seat) continue;
      stake += planetWorth(planet.id) + (system.id === home ? 25 : 0);
      for (const { type } of planet.units)
        defence += type === 'infantry' ? 0.35 : type === 'pds' ? 0.5 : type === 'mech' ? 0.9 : 0;
    }
    if (stake === 0) continue;
    for (const { owner, type } of system.space) if (owner === seat) defence += FORCE[type] ?? 0;
    let attack = 0;
    for (const [id, steps] of stepsFrom(g, seat, [system.id], 2)) {
      const force = fleets.get(id);
      if (force !== undefined) attack = Math.max(attack, steps <= 1 ? force : 0.6 * force);
    }
    if (attack > defence) risk += 0.12 * stake * (1 - defence / attack);
  }
  return risk;
}

/** Ships that may still go somewhere in this round: whoever sends them all along with one has none left for the next action. */
function readiness(g: G, seat: Seat): number {
  const { tactic, passed } = playerOf(g, seat);
  if (g.phase !== 'action' || tactic === 0 || passed) return 0;
  let worth = 0;
  for (const { tokens, space } of g.systems) {
    if ((tokens & (1 << seat)) !== 0) continue;
    for (const { owner, type } of space)
      if (owner === seat) worth += isTransport(type) ? 4 : FORCE[type] === undefined ? 0 : 0.7;
  }
  return Math.min(worth, 5 * tactic);
}

/** Ships other than fighters where the seat has most of them together: what its fleet pool is needed for. */
export function largestFleet(g: G, seat: Seat): number {
  let most = 0;
  for (const { space } of g.systems) {
    let ships = 0;
    for (const { owner, type } of space) if (owner === seat && FORCE[type] !== undefined && type !== 'fighter') ships++;
    most = Math.max(most, ships);
  }
  return most;
}

/** How much a seat would like a strategy card. */
export function strategyCardWorth(g: G, seat: Seat, id: StrategyCardId, goods: number): number {
  const { tactic, fleet, strategy, technologies, commodities } = playerOf(g, seat);
  const tokens = tactic + fleet + strategy;
  const base: number =
    {
      leadership: 15 + Math.max(0, 9 - tokens) * 1.5,
      diplomacy: 4,
      diplomacyRevised: 4,
      politics: 8,
      construction: 9,
      constructionRevised: 9,
      trade: 12 - commodities,
      warfare: 9,
      technology: 14 - 0.4 * technologies.length,
      imperial: imperialWorth(g, seat),
    }[id as string] ?? 6;
  return base + 1.6 * goods;
}

function imperialWorth(g: G, seat: Seat): number {
  const rules = g.systems.some(({ planets }) => planets.some((p) => p.id === 'mecatolRex' && p.owner === seat));
  const { scored, secrets } = playerOf(g, seat);
  const few = secrets.length + scored.length < 3 ? 6 : 0;
  const met = ownObjectives(g, seat).open.filter((id) => {
    const { have, need } = progress(g, seat, id);
    return have >= need;
  });
  return 6 + few + (rules ? 70 : 0) + (met.length > 1 ? 45 : 22 * met.length);
}
