// What follows from what is left of two fleets, whenever it is looked at: what limits leave of a fleet, and a flagship that
// takes everything with it.
import type { Left } from '@custodian/galaxy';
import { textOf } from '@custodian/galaxy';
import { isAblated } from '@custodian/kernel';
import type { FrozenUnit } from '../board.ts';
import { systemOf } from '../board.ts';
import { countFleet, isWithin } from '../limits.ts';
import { usualRemoval } from '../removal.ts';
import { byType, isGroundForce, unitCard, unitCardId } from '../units.ts';
import { bulk, capacity } from '../values.ts';
import type { Scene } from './scene.ts';
import { enemyOf } from './scene.ts';
import type { Step } from './steps.ts';
import { surely } from './steps.ts';

type Side = 'a' | 'b';

/** Ground forces aboard that do not fight. */
export function cargoOf({ game, meeting, ...scene }: Scene, side: Side): FrozenUnit[] {
  const { seat, units } = scene[side];
  const fights = units.map(({ id }) => id);
  return systemOf(game, meeting.system).space.filter(
    (u) => u.owner === seat && isGroundForce(u) && !fights.includes(u.id),
  );
}

/** What the limits leave of a fleet in space. */
export function complying(scene: Scene, side: Side): (left: Left) => Left {
  const { game, meeting } = scene;
  const { seat, units } = scene[side];
  const { system } = meeting;
  const spare = byType((type) => capacity(game, { seat, type }) - bulk(game, { seat, type }));
  const room = units.map(({ type }) => spare(type));
  const cargo = cargoOf(scene, side).reduce((sum, { type }) => sum + bulk(game, { seat, type }), 0);
  const none = new Uint8Array(scene[enemyOf(side)].units.length);
  const known = new Map<string, Left>();
  const within = (left: Left): Left => {
    const board = side === 'a' ? scene.board(left, none) : scene.board(none, left);
    const at = systemOf(board, system);
    if (isWithin(countFleet(board, at, seat, at.space), false)) return left;
    const gone = usualRemoval(board, { seat, system }, false);
    return left.map((hits, piece) => (gone.includes(units[piece]?.id ?? -1) ? 0 : hits));
  };
  return (left) => {
    let free = -cargo;
    for (let piece = 0; piece < left.length; piece++) if ((left[piece] as number) > 0) free += room[piece] as number;
    if (free >= 0) return left;
    const key = textOf(left);
    const found = known.get(key) ?? within(left);
    known.set(key, found);
    return found;
  };
}

export const settling =
  (settles: Readonly<Record<Side, (left: Left) => Left>>): Step =>
  (spot) =>
    surely({ ...spot, a: settles.a(spot.a), b: settles.b(spot.b) });

/** What goes along in a retreat: everything that moves by itself, ground forces, and fighters as far as there is room. */
export function departing(scene: Scene, side: Side): (left: Left) => Left {
  const { game } = scene;
  const { seat, units } = scene[side];
  const staysBehind = byType((type) => (unitCard(game, seat, type)?.move ?? 0) === 0);
  const isCarried = units.map(({ type }) => staysBehind(type));
  const cargo = cargoOf(scene, side).length;
  return (left) => {
    let room = -cargo;
    for (const [piece, hits] of left.entries())
      if (hits > 0 && !isCarried[piece]) room += capacity(game, { seat, type: units[piece]?.type ?? 'fighter' });
    return left.map((hits, piece) => (hits === 0 || !isCarried[piece] || room-- > 0 ? hits : 0));
  };
}

/** The Van Hauge takes all ships of the system with it. */
export function exploding(scene: Scene): Step | null {
  if (isAblated('unit-card', 'vanHauge')) return null;
  const bomb = (side: Side): number => {
    const { seat, units } = scene[side];
    return unitCardId(scene.game, { seat, type: 'flagship' }) === 'vanHauge'
      ? units.findIndex(({ type }) => type === 'flagship')
      : -1;
  };
  const bombs = { a: bomb('a'), b: bomb('b') };
  if (scene.kind !== 'space combat' || (bombs.a < 0 && bombs.b < 0)) return null;
  return (spot) => {
    const isGone = (side: Side): boolean => bombs[side] >= 0 && spot[side][bombs[side]] === 0;
    if (!isGone('a') && !isGone('b')) return surely(spot);
    return surely({ ...spot, a: new Uint8Array(spot.a.length), b: new Uint8Array(spot.b.length) });
  };
}
