// What happens at the start of rounds of space combats, and after hits: by itself first, then in turn what costs nothing.
import type { Left } from '@custodian/galaxy';
import { isAblated } from '@custodian/kernel';
import type { Game, Seat } from '../../game.ts';
import type { FrozenUnit } from '../board.ts';
import { systemOf, wormholesOf } from '../board.ts';
import { lossOrder } from '../combat.ts';
import type { DiceGroup } from '../dice.ts';
import { windowOrder } from '../order.ts';
import { mayUseAbility } from '../permissions.ts';
import { hasAbility, hasTechnology } from '../players.ts';
import { isShipUnit, unitCard, unitCardId } from '../units.ts';
import { withEidolons } from './eidolons.ts';
import type { Scene } from './scene.ts';
import { enemyOf } from './scene.ts';
import type { Spot, Step } from './steps.ts';
import { shooting, surely, taking, whileContested } from './steps.ts';

type Side = 'a' | 'b';

/** What of the start of a round is still to come. */
export interface Ahead {
  /** What happens by itself. */
  readonly forced: boolean;
  /** Component by component, with the seat: '0 ability:ambush'. */
  readonly used: readonly string[];
  /** Who was the last to use something. */
  readonly last?: Seat;
}

/** Both sides in the order in which they act. */
export function sidesInOrder({ game, a, b }: Scene): Side[] {
  const order = windowOrder(game);
  return order.indexOf(a.seat) <= order.indexOf(b.seat) ? ['a', 'b'] : ['b', 'a'];
}

/** The steps, and the scene as it is after them. */
export function opening(
  before: Scene,
  round: number,
  { forced, used, last }: Ahead,
): { readonly steps: readonly Step[]; readonly scene: Scene } {
  let scene = before;
  const order = sidesInOrder(scene);
  const steps: Step[] = [];
  if (forced && round === 1) for (const side of order) scene = withEidolons(scene, side);
  // One a go: after whoever was the last.
  const inTurn = last === scene[order[0] as Side].seat ? order.reverse() : order;
  const [one = [], other = []] = inTurn.map((side) => goes(scene, side, round, used));
  for (let go = 0; go < Math.max(one.length, other.length); go++) steps.push(...(one[go] ?? []), ...(other[go] ?? []));
  return { steps, scene };
}

/** What a side still uses at the start of the round, one go after the other: what is compulsory comes last. */
function goes(scene: Scene, side: Side, round: number, used: readonly string[]): (readonly Step[])[] {
  const { seat } = scene[side];
  const isOpen = (component: string): boolean => !used.includes(`${seat} ${component}`);
  const repair = isOpen('unit-card:arcSecundus') ? arcSecundus(scene, side) : [];
  if (round > 1) return [repair];
  const hasCannon = isOpen('technology:assaultCannon') && hasTechnology(scene.game, seat, 'assaultCannon');
  return [
    isOpen('ability:ambush') ? ambush(scene, side) : [],
    isOpen('technology:dimensionalSplicer') ? splicer(scene, side) : [],
    [...repair, ...(hasCannon ? [cannons(scene, side)] : [])],
  ].filter((steps) => steps.length > 0);
}

/** Pieces from the first to be lost to the last. */
export function inOrderOfLoss({ units, conduct }: Scene['a'], left: Left): number[] {
  const { keeps = [] } = conduct;
  const rank = (piece: number): number => {
    const type = units[piece]?.type ?? 'fighter';
    return (keeps.includes(type) ? 100 : 0) + lossOrder.indexOf(type) * 2 + (left[piece] as number) / 2;
  };
  return units
    .map((_, piece) => piece)
    .filter((piece) => (left[piece] as number) > 0)
    .sort((x, y) => rank(x) - rank(y));
}

const ASSAULT_SHIPS = 3;

/** No fighter, and no mech that has not joined the ships yet. */
const isBig = ({ game }: Scene, unit: FrozenUnit | undefined): boolean =>
  unit !== undefined && unit.type !== 'fighter' && (isShipUnit(unit) || game.combat?.joined.includes(unit.id) === true);

/** Assault Cannon: with three ships that are no fighters, the enemy gives one of his up. */
const cannons =
  (scene: Scene, by: Side): Step =>
  (spot) => {
    const big = (side: Side): number[] =>
      inOrderOfLoss(scene[side], spot[side]).filter((piece) => isBig(scene, scene[side].units[piece]));
    const [lost] = big(enemyOf(by));
    if (big(by).length < ASSAULT_SHIPS || lost === undefined) return surely(spot);
    const side = enemyOf(by);
    return surely({ ...spot, [side]: spot[side].map((hits, piece) => (piece === lost ? 0 : hits)) });
  };

/** The Arc Secundus is repaired. */
export function arcSecundus(scene: Scene, side: Side): Step[] {
  const { seat, units } = scene[side];
  if (unitCardId(scene.game, { seat, type: 'flagship' }) !== 'arcSecundus') return [];
  if (isAblated('unit-card', 'arcSecundus')) return [];
  const ship = units.findIndex(({ type }) => type === 'flagship');
  if (ship < 0) return [];
  return [
    (spot) => {
      if (spot[side][ship] !== 1) return surely(spot);
      return surely({ ...spot, [side]: spot[side].map((hits, piece) => (piece === ship ? 2 : hits)) });
    },
  ];
}

const AMBUSHERS = 2;

/** Ambush: a die each for two cruisers or destroyers. */
function ambush(scene: Scene, by: Side): Step[] {
  const { seat, units } = scene[by];
  if (!hasAbility(scene.game, seat, 'ambush') || mayUseAbility(scene.game, { seat }) !== null) return [];
  const dice = (game: Game, spot: Spot): DiceGroup[] => {
    const count = (type: string): number =>
      units.filter((unit, piece) => unit.type === type && (spot[by][piece] as number) > 0).length;
    const cruisers = Math.min(AMBUSHERS, count('cruiser'));
    const destroyers = Math.min(AMBUSHERS - cruisers, count('destroyer'));
    const group = (unit: 'cruiser' | 'destroyer', n: number): DiceGroup[] =>
      n === 0
        ? []
        : [{ seat, unit, dice: n, need: unitCard(game, seat, unit)?.combat?.need ?? 11, bonus: 0, rolls: [] }];
    return [...group('cruiser', cruisers), ...group('destroyer', destroyers)];
  };
  return [whileContested(shooting(scene, by, { kind: 'other' }, dice))];
}

/** Dimensional Splicer: beside a wormhole, a hit on the dearest ship of the enemy. */
function splicer(scene: Scene, by: Side): Step[] {
  const { game, meeting } = scene;
  if (!hasTechnology(game, scene[by].seat, 'dimensionalSplicer')) return [];
  if (wormholesOf(game, systemOf(game, meeting.system)).length === 0) return [];
  const side = enemyOf(by);
  return [
    whileContested((spot) => {
      const victim = inOrderOfLoss(scene[side], spot[side]).at(-1);
      const among = [scene[side].units[victim ?? 0]?.id ?? -1];
      return surely(taking(scene, spot, { by, aim: { kind: 'other', among }, hits: 1, bound: 0, types: [] }));
    }),
  ];
}

/** Duranium Armor: one damaged unit that has not sustained damage in this round is repaired. */
export function repairing(scene: Scene): Step[] {
  return sidesInOrder(scene).flatMap((side): Step[] => {
    const { seat, side: own } = scene[side];
    if (!hasTechnology(scene.game, seat, 'duraniumArmor')) return [];
    return [
      (spot) => {
        const damaged = own.pieces.findIndex(
          ({ whole = 1 }, piece) => whole > 1 && spot[side][piece] === 1 && spot.used[side][piece] === 0,
        );
        if (damaged < 0) return surely(spot);
        return surely({ ...spot, [side]: spot[side].map((hits, piece) => (piece === damaged ? 2 : hits)) });
      },
    ];
  });
}
