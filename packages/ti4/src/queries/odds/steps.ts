// What happens in a fight step by step, with everything that can come of it: shots, losses, repairs. Several steps make a turn.
import type { Left, Turn } from '@custodian/galaxy';
import type { PlanetId, UnitTypeId } from '../../facts/index.ts';
import type { Game, Seat } from '../../game.ts';
import type { DiceGroup, RollKind } from '../dice.ts';
import type { Assigning } from '../hits.ts';
import { assigning, usualHits, withoutChoice } from '../hits.ts';
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

function hitBy(scene: Scene, spot: Spot, { by, aim, hits, bound, types }: Shots, faced: Assigning): Spot {
  if (hits <= 0 || faced.units.length === 0) return spot;
  const side = enemyOf(by);
  const { units, conduct } = scene[side];
  const { focused } = aim;
  const first = focused !== undefined ? { hits, types: focused } : bound > 0 ? { hits: bound, types } : undefined;
  const about = { ...faced, pool: { ...faced.pool, hits, ...(first === undefined ? {} : { first }) } };
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

export interface Exchange {
  readonly aims: Readonly<Record<Side, Aim>>;
  readonly dice: (game: Game, by: Side) => readonly DiceGroup[];
  readonly round: number;
  /** What the dice of side a that lie on the table have scored. */
  readonly rolled?: Scores;
}

/** Both sides shoot at once. */
export const exchanging =
  (scene: Scene, { aims, dice, round, rolled }: Exchange): Step =>
  (spot) => {
    const game = scene.board(spot.a, spot.b);
    const scores = (by: Side): Scores => scoresOf(game, rollOf(scene, by, aims[by], round), dice(game, by));
    const [ofA, ofB] = [rolled ?? scores('a'), scores('b')];
    const faced = { a: facing(scene, spot, 'a', aims.a), b: facing(scene, spot, 'b', aims.b) };
    const taken = new Map<string, Spot>();
    const after = (by: Side, hits: number, bound: number, types: readonly UnitTypeId[]): Spot => {
      const key = `${by} ${hits} ${bound}`;
      const found = taken.get(key) ?? hitBy(scene, spot, { by, aim: aims[by], hits, bound, types }, faced[by]);
      taken.set(key, found);
      return found;
    };
    const ways: Way[] = [];
    for (const one of ofA.all)
      for (const other of ofB.all) {
        const { kind, planet } = aims.a;
        const about = { kind, round, system: scene.meeting.system, ...(planet === undefined ? {} : { planet }) };
        const [a, b] = [scene.a.seat, scene.b.seat];
        const byA = hitsScored(game, { ...about, seat: a, enemy: b, hits: one.hits, enemyHits: other.hits });
        const byB = hitsScored(game, { ...about, seat: b, enemy: a, hits: other.hits, enemyHits: one.hits });
        const hitB = after('a', byA, one.bound, ofA.types);
        const hitA = after('b', byB, other.bound, ofB.types);
        ways.push({
          p: one.p * other.p,
          spot: { a: hitA.a, b: hitB.b, used: { a: hitA.used.a, b: hitB.used.b } },
        });
      }
    return ways;
  };
