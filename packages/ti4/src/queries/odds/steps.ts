// What happens in a fight step by step, with everything that can come of it: shots, losses, repairs. Several steps make a turn.
import type { Exchange as ExchangeStage, Left, Turn } from '@custodian/galaxy';
import type { PlanetId, UnitTypeId } from '../../facts/index.ts';
import type { Game, Seat } from '../../game.ts';
import type { HitPlan } from '../../plans/combat.ts';
import type { FrozenUnit } from '../board.ts';
import type { DiceGroup, RollKind } from '../dice.ts';
import type { Assigning, HitPool } from '../hits.ts';
import { assigning, usualHits, withoutChoice } from '../hits.ts';
import { maySustain } from '../permissions.ts';
import { hitsScored } from '../values.ts';
import type { Scene } from './scene.ts';
import { enemyOf } from './scene.ts';
import type { Scores } from './scores.ts';
import { scoresOf } from './scores.ts';

type Side = 'a' | 'b';

/** What is left of both sides, and which pieces have sustained damage in this round. */
export interface Spot {
  readonly a: Left;
  readonly b: Left;
  readonly used: Readonly<Record<Side, Left>>;
}

export interface Way {
  readonly p: number;
  readonly spot: Spot;
}

export type Step = (spot: Spot) => readonly Way[];

/** Steps one after the other. `used`: what has sustained damage before them in the same round. */
export function turnOf(steps: readonly Step[], used?: Spot['used']): Turn {
  return (a, b) => {
    const none = { a: new Uint8Array(a.length), b: new Uint8Array(b.length) };
    let now: readonly Way[] = [{ p: 1, spot: { a, b, used: used ?? none } }];
    for (const step of steps) now = together(now, step);
    return now.map(({ p, spot }) => ({ p, a: spot.a, b: spot.b }));
  };
}

function together(ways: readonly Way[], step: Step): readonly Way[] {
  const found = new Map<string, { p: number; spot: Spot }>();
  for (const { p, spot } of ways)
    for (const way of step(spot)) {
      const key = keyOf(way.spot);
      const known = found.get(key);
      if (known === undefined) found.set(key, { p: p * way.p, spot: way.spot });
      else known.p += p * way.p;
    }
  return [...found.values()];
}

const keyOf = ({ a, b, used }: Spot): string => String.fromCharCode(...a, ...b, ...used.a, ...used.b);

export const surely = (spot: Spot): readonly Way[] => [{ p: 1, spot }];

export const isContested = ({ a, b }: Spot): boolean => a.some((hits) => hits > 0) && b.some((hits) => hits > 0);

/** A step that is taken only while both sides are there. */
export const whileContested =
  (step: Step): Step =>
  (spot) =>
    isContested(spot) ? step(spot) : surely(spot);

/** Where hits fall. */
export interface Aim {
  readonly kind: RollKind;
  readonly planet?: PlanetId;
  readonly only?: readonly UnitTypeId[];
  readonly among?: readonly number[];
  /** All hits go to these types first. */
  readonly focused?: readonly UnitTypeId[];
  /** Who shoots, where it is neither side. */
  readonly gunner?: Seat;
  /** While ground combat goes on: mechs may strike back. */
  readonly inGroundCombat?: true;
}

interface Shots {
  readonly by: Side;
  readonly aim: Aim;
  readonly hits: number;
  readonly bound: number;
  readonly types: readonly UnitTypeId[];
}

/** What a side becomes that takes these hits. */
export const taking = (scene: Scene, spot: Spot, shots: Shots): Spot =>
  hitBy(scene, spot, shots, facing(scene, spot, shots.by, shots.aim));

/** What can be hit of the other side, however many hits there are. */
function facing(scene: Scene, spot: Spot, by: Side, aim: Aim): Assigning {
  const { kind, planet, only, among, gunner = scene[by].seat } = aim;
  return assigning(scene.board(spot.a, spot.b), {
    seat: scene[enemyOf(by)].seat,
    by: gunner,
    hits: 0,
    kind,
    system: scene.meeting.system,
    ...(planet === undefined ? {} : { planet }),
    ...(only === undefined ? {} : { only }),
    ...(among === undefined ? {} : { among }),
  });
}

function poolOf({ pool }: Assigning, { aim: { focused }, hits, bound, types }: Shots): HitPool {
  const first = focused !== undefined ? { hits, types: focused } : bound > 0 ? { hits: bound, types } : undefined;
  return { ...pool, hits, ...(first === undefined ? {} : { first }) };
}

function hitBy(scene: Scene, spot: Spot, shots: Shots, faced: Assigning): Spot {
  const { by, aim, hits } = shots;
  if (hits <= 0 || faced.units.length === 0) return spot;
  const side = enemyOf(by);
  const { units, conduct, strikes } = scene[side];
  if (strikes && aim.inGroundCombat === true) return clashing(scene, spot, [shots]);
  const about = { ...faced, pool: poolOf(faced, shots) };
  const plan = withoutChoice(about) ?? usualHits(about, conduct.keeps);
  const left = Uint8Array.from(spot[side]);
  const used = Uint8Array.from(spot.used[side]);
  units.forEach(({ id }, piece) => {
    if (plan.damage.includes(id)) {
      left[piece] = 1;
      used[piece] = 1;
    }
    if (plan.destroy.includes(id)) left[piece] = 0;
  });
  return { ...spot, [side]: left, used: { ...spot.used, [side]: used } };
}

interface Taking {
  readonly side: Side;
  pool: HitPool;
  plan: HitPlan | null;
}

/** Units sustain damage one at a time and in turns; whatever strikes back adds to the hits of the other side, which then says anew what
 *  becomes of them. */
function clashing(scene: Scene, spot: Spot, shots: readonly Shots[]): Spot {
  const left = { a: Uint8Array.from(spot.a), b: Uint8Array.from(spot.b) };
  const used = { a: Uint8Array.from(spot.used.a), b: Uint8Array.from(spot.used.b) };
  const all: Taking[] = shots.map((each) => ({
    side: enemyOf(each.by),
    pool: poolOf(facing(scene, spot, each.by, each.aim), each),
    plan: null,
  }));
  const about = (pool: HitPool): Assigning => assigning(scene.board(left.a, left.b), pool);
  const pieceOf = (side: Side, id: number): number => scene[side].units.findIndex((unit) => unit.id === id);
  const strikeAt = (side: Side, pool: HitPool): void => {
    const other = all.find((each) => each.side === side);
    const { seat: by, by: seat, kind, system, planet } = pool;
    const fresh = { seat, by, hits: 0, kind, system, ...(planet === undefined ? {} : { planet }) };
    if (about(other?.pool ?? fresh).units.length === 0) return;
    if (other === undefined) all.push({ side, pool: { ...fresh, hits: 1 }, plan: null });
    else Object.assign(other, { pool: { ...other.pool, hits: other.pool.hits + 1 }, plan: null });
  };
  for (let turn = 0; ; ) {
    for (const each of all) {
      const open = about(each.pool);
      each.plan ??= withoutChoice(open) ?? usualHits(open, scene[each.side].conduct.keeps);
    }
    const order = all.map((_, i) => (turn + i) % all.length);
    const at = order.find((i) => (all[i]?.plan?.damage.length ?? 0) > 0);
    const now = all[at ?? -1];
    if (at === undefined || now?.plan == null) break;
    const { side, pool, plan } = now;
    const [id = -1, ...damage] = plan.damage;
    const piece = pieceOf(side, id);
    const type = scene[side].units[piece]?.type ?? 'mech';
    const hits = Math.max(0, pool.hits - about(pool).cancels(type));
    left[side][piece] = 1;
    used[side][piece] = 1;
    Object.assign(now, { pool: { ...pool, hits, used: [...(pool.used ?? []), id] }, plan: { ...plan, damage } });
    turn = at + 1;
    if (type === 'mech' && scene[side].strikes) strikeAt(enemyOf(side), pool);
  }
  for (const { side, plan } of all) for (const id of plan?.destroy ?? []) left[side][pieceOf(side, id)] = 0;
  return { ...spot, ...left, used };
}

/** One side shoots, and the other takes its hits. */
export const shooting =
  (scene: Scene, by: Side, aim: Aim, dice: (game: Game, spot: Spot) => readonly DiceGroup[], round = 0): Step =>
  (spot) => {
    const game = scene.board(spot.a, spot.b);
    const groups = dice(game, spot);
    if (groups.length === 0) return surely(spot);
    const { all, types } = scoresOf(game, rollOf(scene, by, aim, round), groups);
    const faced = facing(scene, spot, by, aim);
    return all.map(({ p, hits, bound }) => ({ p, spot: hitBy(scene, spot, { by, aim, hits, bound, types }, faced) }));
  };

const rollOf = ({ meeting, ...scene }: Scene, by: Side, { kind, planet, gunner }: Aim, round: number) => ({
  seat: gunner ?? scene[by].seat,
  enemy: scene[enemyOf(by)].seat,
  kind,
  role: by === 'a' ? ('attacker' as const) : ('defender' as const),
  round,
  system: meeting.system,
  ...(planet === undefined ? {} : { planet }),
});

/** The same as a stage that is reckoned at once, where these dice do not depend on what is left, every hit is like any other, and
 *  losses fall in the usual order; null where that is not so. */
export function plainShooting(
  scene: Scene,
  by: Side,
  aim: Aim,
  guns: readonly FrozenUnit[],
  dice: readonly DiceGroup[],
  settles?: ExchangeStage['settles'],
): ExchangeStage | null {
  const { game, meeting } = scene;
  const target = enemyOf(by);
  const { seat, side, units } = scene[target];
  const isPiece = ({ id }: FrozenUnit): boolean => [...scene.a.units, ...scene.b.units].some((unit) => unit.id === id);
  if (aim.focused !== undefined || aim.only !== undefined || guns.some(isPiece)) return null;
  if (aim.among !== undefined && units.some(({ id }) => aim.among?.includes(id) !== true)) return null;
  const { kind, planet, gunner: enemy = scene[by].seat } = aim;
  const about = { seat, enemy, kind, system: meeting.system, ...(planet === undefined ? {} : { planet }) };
  const isSturdy = side.pieces.every(
    ({ kind: unit, whole = 1 }) => whole < 2 || maySustain(game, { ...about, unit: unit as UnitTypeId }) === null,
  );
  if (!isSturdy) return null;
  const { all } = scoresOf(game, rollOf(scene, by, aim, 0), dice);
  if (all.some(({ bound }) => bound > 0)) return null;
  const scores: number[] = [];
  for (const { p, hits } of all) {
    while (scores.length <= hits) scores.push(0);
    scores[hits] = (scores[hits] as number) + p;
  }
  return { scores: { [by]: scores }, ...(settles !== undefined && { settles }) };
}

export interface Exchange {
  readonly aims: Readonly<Record<Side, Aim>>;
  readonly dice: (game: Game, by: Side) => readonly DiceGroup[];
  readonly round: number;
  /** What the dice of side a that lie on the table have scored. */
  readonly rolled?: Scores;
  /** What the hits of a side do to the other before they are assigned. */
  readonly settled?: (spot: Spot, by: Side, hits: number) => Spot;
}

/** Both sides shoot at once. */
export const exchanging =
  (scene: Scene, { aims, dice, round, rolled, settled }: Exchange): Step =>
  (spot) => {
    const game = scene.board(spot.a, spot.b);
    const scores = (by: Side): Scores => scoresOf(game, rollOf(scene, by, aims[by], round), dice(game, by));
    const [ofA, ofB] = [rolled ?? scores('a'), scores('b')];
    const faced = { a: facing(scene, spot, 'a', aims.a), b: facing(scene, spot, 'b', aims.b) };
    const taken = new Map<string, Spot>();
    const after = (by: Side, hits: number, bound: number, types: readonly UnitTypeId[]): Spot => {
      const key = `${by} ${hits} ${bound}`;
      const shots = { by, aim: aims[by], hits, bound, types };
      const found =
        taken.get(key) ??
        (settled === undefined ? hitBy(scene, spot, shots, faced[by]) : taking(scene, settled(spot, by, hits), shots));
      taken.set(key, found);
      return found;
    };
    const ways: Way[] = [];
    const isStruck = aims.a.inGroundCombat === true && (scene.a.strikes || scene.b.strikes);
    for (const one of ofA.all)
      for (const other of ofB.all) {
        const { kind, planet } = aims.a;
        const about = { kind, round, system: scene.meeting.system, ...(planet === undefined ? {} : { planet }) };
        const [a, b] = [scene.a.seat, scene.b.seat];
        const byA = hitsScored(game, { ...about, seat: a, enemy: b, hits: one.hits, enemyHits: other.hits });
        const byB = hitsScored(game, { ...about, seat: b, enemy: a, hits: other.hits, enemyHits: one.hits });
        if (isStruck) {
          const shots = [
            { by: 'b', aim: aims.b, hits: byB, bound: other.bound, types: ofB.types },
            { by: 'a', aim: aims.a, hits: byA, bound: one.bound, types: ofA.types },
          ] as const;
          ways.push({ p: one.p * other.p, spot: clashing(scene, spot, shots) });
          continue;
        }
        const hitB = after('a', byA, one.bound, ofA.types);
        const hitA = after('b', byB, other.bound, ofB.types);
        ways.push({
          p: one.p * other.p,
          spot: { a: hitA.a, b: hitB.b, used: { a: hitA.used.a, b: hitB.used.b } },
        });
      }
    return ways;
  };
