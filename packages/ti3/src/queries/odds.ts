// How likely it is that a space battle is won: exactly, for fleets that fight to the end without action cards, sustain
// damage first and then give up cheap ships before dear ones. What else is left out is named in left-out.ts.
import type { BattleOdds, ShipGroup } from '@custodian/galaxy';
import { battleOdds, hitDistribution, hitsToDestroy, mixOdds, shipsAfter } from '@custodian/galaxy';
import type { ShipType, UnitId } from '../content/facts/index.ts';
import { shipTypes } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';
import type { Engagement, UnitCounts } from './battle.ts';
import { aboutUnit, lossOrder, pdsInRange, volleyOf } from './battle.ts';
import type { FrozenShip } from './board.ts';
import { shipsOf, systemOf } from './board.ts';
import { sustains } from './fleet.ts';
import { hasTechnology, seatsIn } from './players.ts';
import type { FleetCounts, ShotBeforeBattle } from './shots.ts';
import { firing, kindOfShot, shotsBeforeBattle } from './shots.ts';
import { extraDice } from './values.ts';

/** Who meets whom where. */
export interface Meeting {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly system: string;
}

export type Shot = 'pds' | ShotBeforeBattle;

/** How far a battle has come. */
export interface BattleStanding {
  /** Shots still to be fired before the first round. */
  readonly ahead: readonly Shot[];
  /** The round whose dice are rolled next. */
  readonly round: number;
  /** Hits scored that have not been taken yet. */
  readonly pending: { readonly attacker: number; readonly defender: number };
}

export const beforeTheBattle: BattleStanding = {
  ahead: shotsBeforeBattle,
  round: 1,
  pending: { attacker: 0, defender: 0 },
};

/** Ships are still to move: PDS fire comes first. */
export const beforeMoving: BattleStanding = { ...beforeTheBattle, ahead: ['pds', ...shotsBeforeBattle] };

/** Side a is the attacker, b the defender; groups as in `fleetGroups`. */
export function spaceBattleOdds(
  g: G,
  system: string,
  attacker: Seat,
  defender: Seat,
  now: BattleStanding = beforeTheBattle,
): BattleOdds {
  const meeting = { attacker, defender, system };
  const at = (round: number) => ({
    a: fleetGroups(g, meeting, attacker, round),
    b: fleetGroups(g, meeting, defender, round),
  });
  const fleets = at(now.round + 1);
  const firstRound = at(now.round);
  let cells: Cell[] = [{ a: now.pending.attacker, b: now.pending.defender, p: 1 }];
  for (const shot of now.ahead) {
    if (shot === 'pds') cells = underPdsFire(g, meeting, cells);
    else if (shot !== 'anti-fighter barrage') cells = exchanged(g, meeting, fleets, shot, cells);
  }
  const barraged = now.ahead.includes('anti-fighter barrage')
    ? barrage(g, meeting, fleets, cells)
    : [unbarraged(cells)];
  return mixOdds(
    barraged.map(({ lostA, lostB, starts }) => {
      const p = starts.reduce((sum, cell) => sum + cell.p, 0);
      const start = starts.map((cell) => ({ ...cell, p: cell.p / p }));
      return {
        p,
        odds: battleOdds(withoutFighters(fleets.a, lostA), withoutFighters(fleets.b, lostB), { firstRound, start }),
      };
    }),
  );
}

/** Ships alike, as the odds see them. */
export interface FleetGroup extends ShipGroup {
  readonly type: ShipType;
}

/** A fleet by type: ships already damaged, and ships with dice of their own, apart. */
export function fleetGroups(g: G, meeting: Meeting, seat: Seat, round: number): FleetGroup[] {
  const groups: FleetGroup[] = [];
  const fleet = shipsOf(systemOf(g, meeting.system), seat);
  const battle: Engagement = { ...meeting, kind: 'space battle', round };
  for (const type of shipTypes) {
    const ships = fleet.filter((s) => s.type === type);
    if (ships.length === 0) continue;
    const priority = lossOrder.indexOf(type);
    const volley = volleyOf(g, aboutUnit(battle, seat, type));
    const add = (alike: readonly FrozenShip[], hits: 1 | 2): void => {
      const usual = alike.filter((ship) => extraDice(g, { seat, ship }) === 0);
      if (usual.length > 0) groups.push({ type, count: usual.length, ...volley, hits, priority });
      for (const ship of alike)
        if (!usual.includes(ship))
          groups.push({ type, count: 1, ...volley, dice: volley.dice + extraDice(g, { seat, ship }), hits, priority });
    };
    add(ships.filter(sustains), 2);
    add(
      ships.filter((s) => !sustains(s)),
      1,
    );
  }
  return groups;
}

/** How likely so many hits of a volley are. */
export const scoresOf = (g: G, engagement: Engagement, seat: Seat, units: UnitCounts): number[] =>
  hitDistribution(
    (Object.entries(units) as [UnitId, number][]).map(([unit, count]) => {
      // The Graviton Laser System rolls every missed die of PDS again.
      const again = engagement.kind === 'pds' && unit === 'pds' && hasTechnology(g, seat, 'gravitonLaserSystem');
      return { count, ...volleyOf(g, aboutUnit(engagement, seat, unit)), again };
    }),
  );

/** Hits that both sides have taken, and how likely that is. */
export interface Cell {
  readonly a: number;
  readonly b: number;
  readonly p: number;
}

type Fleets = { readonly a: readonly FleetGroup[]; readonly b: readonly FleetGroup[] };

/** All PDS in reach fire: the others' at the attacker, his own at the defender. */
function underPdsFire(g: G, meeting: Meeting, cells: readonly Cell[]): Cell[] {
  const { attacker, defender, system } = meeting;
  let [onA, onB] = [[1], [1]];
  for (const seat of seatsIn(g)) {
    const target = seat === attacker ? defender : attacker;
    for (const { planet, pds } of pdsInRange(g, seat, system, target)) {
      const fire: Engagement = {
        kind: 'pds',
        attacker,
        defender: seat === attacker ? defender : seat,
        system,
        planet,
        round: 0,
      };
      const scores = scoresOf(g, fire, seat, { pds });
      if (seat === attacker) onB = both(onB, scores);
      else onA = both(onA, scores);
    }
  }
  return spread(cells, () => ({ onA, onB }));
}

/** Both sides fire shots of one kind at once. */
function exchanged(g: G, meeting: Meeting, fleets: Fleets, shot: ShotBeforeBattle, cells: readonly Cell[]): Cell[] {
  return spread(cells, (cell) => shotsFrom(g, meeting, fleets, shot, cell));
}

/** What the two sides score with their shots from where they are; nobody fires at nothing, nor from nothing. */
function shotsFrom(g: G, meeting: Meeting, fleets: Fleets, shot: ShotBeforeBattle, cell: Cell): Volleys {
  const own = countsAfter(fleets.a, cell.a);
  const other = countsAfter(fleets.b, cell.b);
  if (cell.a >= hitsToDestroy(fleets.a) || cell.b >= hitsToDestroy(fleets.b)) return { onA: [1], onB: [1] };
  const engagement: Engagement = { ...meeting, kind: kindOfShot(shot), round: 0 };
  return {
    onA: scoresOf(g, engagement, meeting.defender, firing(g, shot, meeting.defender, other, own)),
    onB: scoresOf(g, engagement, meeting.attacker, firing(g, shot, meeting.attacker, own, other)),
  };
}

/** A barrage hits fighters alone: so many are gone on both sides, and from where the battle then starts. */
interface Barraged {
  readonly lostA: number;
  readonly lostB: number;
  readonly starts: readonly Cell[];
}

const unbarraged = (starts: readonly Cell[]): Barraged => ({ lostA: 0, lostB: 0, starts });

function barrage(g: G, meeting: Meeting, fleets: Fleets, cells: readonly Cell[]): Barraged[] {
  const found = new Map<string, { lostA: number; lostB: number; starts: Cell[] }>();
  for (const cell of cells) {
    const { onA, onB } = shotsFrom(g, meeting, fleets, 'anti-fighter barrage', cell);
    const fightersA = countsAfter(fleets.a, cell.a).fighter ?? 0;
    const fightersB = countsAfter(fleets.b, cell.b).fighter ?? 0;
    for (const [lostA, p] of atMost(onA, fightersA).entries())
      for (const [lostB, q] of atMost(onB, fightersB).entries()) {
        const key = `${lostA} ${lostB}`;
        const known = found.get(key) ?? { lostA, lostB, starts: [] };
        known.starts.push({ ...cell, p: cell.p * p * q });
        found.set(key, known);
      }
  }
  return [...found.values()];
}

/** Fighters are the first to go, so they are the groups of priority 0; one with dice of its own comes last. */
function withoutFighters(groups: readonly FleetGroup[], lost: number): FleetGroup[] {
  let left = lost;
  return groups.map((group) => {
    if (group.type !== 'fighter') return group;
    const gone = Math.min(left, group.count);
    left -= gone;
    return { ...group, count: group.count - gone };
  });
}

/** A fleet by type after so many hits. */
export function countsAfter(groups: readonly FleetGroup[], hits: number): FleetCounts {
  return countsOf(groups, shipsAfter(groups, hits));
}

export function countsOf(groups: readonly FleetGroup[], left: readonly number[]): FleetCounts {
  const counts: Partial<Record<ShipType, number>> = {};
  for (const [i, { type }] of groups.entries()) counts[type] = (counts[type] ?? 0) + (left[i] ?? 0);
  return counts;
}

interface Volleys {
  readonly onA: readonly number[];
  readonly onB: readonly number[];
}

/** Every cell with the hits that fall from it. */
export function spread(cells: readonly Cell[], volleys: (cell: Cell) => Volleys): Cell[] {
  const after = new Map<string, Cell>();
  for (const cell of cells) {
    const { onA, onB } = volleys(cell);
    for (const [i, p] of onA.entries())
      for (const [j, q] of onB.entries()) {
        const [a, b] = [cell.a + i, cell.b + j];
        const key = `${a} ${b}`;
        after.set(key, { a, b, p: (after.get(key)?.p ?? 0) + cell.p * p * q });
      }
  }
  return [...after.values()].filter(({ p }) => p > 0);
}

/** Two volleys at the same target. */
function both(one: readonly number[], other: readonly number[]): number[] {
  const sum = new Array<number>(one.length + other.length - 1).fill(0);
  for (const [i, p] of one.entries()) for (const [j, q] of other.entries()) sum[i + j] = (sum[i + j] ?? 0) + p * q;
  return sum;
}

/** Hits beyond what is there to be hit are lost. */
const atMost = (scores: readonly number[], most: number): number[] =>
  scores.length <= most + 1
    ? [...scores]
    : [...scores.slice(0, most), scores.slice(most).reduce((sum, p) => sum + p, 0)];
