// The anti-fighter barrage of both sides.
import type { Exchange, Left, Volley } from '@custodian/galaxy';
import type { UnitTypeId } from '../../facts/index.ts';
import type { Game, Seat } from '../../game.ts';
import { systemOf } from '../board.ts';
import { sideDice } from '../combat.ts';
import { countFleet, isWithin } from '../limits.ts';
import { hasMech } from '../mechs.ts';
import { hasAbility } from '../players.ts';
import { usualRemoval } from '../removal.ts';
import { isShipUnit } from '../units.ts';
import { barrageTargets } from '../values.ts';
import { inOrderOfLoss } from './opening.ts';
import type { Force, Scene } from './scene.ts';
import { enemyOf, engagementOf } from './scene.ts';
import { moreDice, rollsMissesAgain, withMoreDice } from './scores.ts';
import type { SpaceStanding } from './space.ts';
import type { Spot, Step } from './steps.ts';
import { exchanging } from './steps.ts';
import { volleysOf } from './volleys.ts';

type Side = 'a' | 'b';
const BARRAGE = 'anti-fighter barrage';

/** It hits fighters alone, or what stands in their place. */
const targets = ({ game, a, b }: Scene, side: Side): readonly UnitTypeId[] =>
  barrageTargets(game, side === 'a' ? { seat: b.seat, enemy: a.seat } : { seat: a.seat, enemy: b.seat });

/** Does it come to more than hits on what may be hit? */
export function isBarrageIntricate({ game, meeting, a, b }: Scene, { shooters = [] }: SpaceStanding): boolean {
  return [a, b].some(({ seat }, i) => {
    if (moreDice(game, seat, BARRAGE) > 0 || rollsMissesAgain(game, seat, BARRAGE)) return true;
    if (hasAbility(game, seat, 'raidFormation')) return true;
    const enemy = (i === 0 ? b : a).seat;
    return shooters.length > 0 && isSilencedFromAboard(game, enemy, meeting.system);
  });
}

/** Mechs in space keep the enemy's barrage from hitting, unless they are lost with their ship before it. */
const isSilencedFromAboard = (game: Game, seat: Seat, system: string): boolean =>
  hasMech(game, seat, 'iconoclastOmega') &&
  systemOf(game, system).space.some((u) => u.owner === seat && u.type === 'mech');

/** The board with only what the seat's ships still carry. */
function carried(game: Game, seat: Seat, system: string): Game {
  const at = systemOf(game, system);
  if (isWithin(countFleet(game, at, seat, at.space), false)) return game;
  const gone = usualRemoval(game, { seat, system }, false);
  const systems = game.systems.map((here) =>
    here.id === system ? { ...here, space: here.space.filter((u) => !gone.includes(u.id)) } : here,
  );
  return { ...game, systems };
}

export function barrage(scene: Scene): Step {
  const { system } = scene.meeting;
  return exchanging(scene, {
    aims: { a: { kind: BARRAGE, only: targets(scene, 'b') }, b: { kind: BARRAGE, only: targets(scene, 'a') } },
    dice: (game, by) => {
      const { seat } = scene[by];
      const enemy = scene[enemyOf(by)].seat;
      const board = isSilencedFromAboard(game, enemy, system) ? carried(game, enemy, system) : game;
      return withMoreDice(board, seat, BARRAGE, sideDice(board, engagementOf(scene, BARRAGE, 1), seat));
    },
    round: 1,
    settled: (spot, by, hits) => raided(scene, spot, by, hits),
  });
}

/** Raid Formation: hits beyond the enemy's fighters damage ships that could sustain it, the dearest first. */
function raided(scene: Scene, spot: Spot, by: Side, hits: number): Spot {
  if (!hasAbility(scene.game, scene[by].seat, 'raidFormation')) return spot;
  const side = enemyOf(by);
  const { units, side: own } = scene[side];
  const fighters = units.filter(({ type }, piece) => type === 'fighter' && spot[side][piece] !== 0).length;
  const isSturdy = (piece: number): boolean =>
    isShipUnit(units[piece] ?? { type: 'mech' }) && (own.pieces[piece]?.whole ?? 1) > 1 && spot[side][piece] === 2;
  const hurt = inOrderOfLoss(scene[side], spot[side])
    .reverse()
    .filter(isSturdy)
    .slice(0, Math.max(0, hits - fighters));
  return hurt.length === 0
    ? spot
    : { ...spot, [side]: spot[side].map((left, piece) => (hurt.includes(piece) ? 1 : left)) };
}

export function plainBarrage(scene: Scene): Exchange {
  const fire = (force: Force) => {
    const volleys = volleysOf(scene.game, scene, BARRAGE, force, 1);
    return (left: Left): Volley[] => volleys.filter((_, piece) => (left[piece] as number) > 0);
  };
  const mayBeHit = (side: Side) => {
    const only = targets(scene, side);
    return (piece: number): boolean => only.includes(scene[side].units[piece]?.type as UnitTypeId);
  };
  return { a: fire(scene.a), b: fire(scene.b), at: { a: mayBeHit('a'), b: mayBeHit('b') } };
}
