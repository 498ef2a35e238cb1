// What happens at the start of ground combats and costs nothing: a commander's infantry, and a grid that strikes.
import { isAblated } from '@custodian/kernel';
import type { Game, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { planetOf, unitsOn } from '../board.ts';
import { hasCommander } from '../leaders.ts';
import { hasTechnology, unitsLeft } from '../players.ts';
import { isStructure } from '../units.ts';
import type { GroundStanding } from './ground.ts';
import { inOrderOfLoss, sidesInOrder } from './opening.ts';
import type { Scene } from './scene.ts';
import { enemyOf } from './scene.ts';
import type { Step } from './steps.ts';
import { surely, taking, whileContested } from './steps.ts';

type Side = 'a' | 'b';
const GIBSON = 'leader:claireGibson';
const GRID = 'technology:magenDefenseGridOmega';

const isOpen = ({ round, ahead }: GroundStanding, seat: Seat, component: string): boolean =>
  round === 1 && ahead !== undefined && !ahead.used.includes(`${seat} ${component}`) && !isAblated(component);

/** Claire Gibson: one infantry more for whoever controls the planet. It lies beside the board until the combat begins. */
export function withGibson(now: GroundStanding): { readonly game: Game; readonly coming: readonly number[] } {
  const { game, planet, attacker, defender } = now;
  const { owner } = planetOf(game, planet);
  const none = { game, coming: [] };
  if (owner === NOBODY || (owner !== attacker && owner !== defender) || !isOpen(now, owner, GIBSON)) return none;
  if (!hasCommander(game, owner, 'claireGibson') || unitsLeft(game, owner, 'infantry') === 0) return none;
  const recruit = { id: game.nextUnit, type: 'infantry' as const, owner, damaged: false };
  const systems = game.systems.map((system) => ({
    ...system,
    planets: system.planets.map((at) => (at.id === planet ? { ...at, units: [...at.units, recruit] } : at)),
  }));
  return { game: { ...game, systems }, coming: [recruit.id] };
}

export function groundOpening(scene: Scene, now: GroundStanding, coming: readonly number[]): Step[] {
  return sidesInOrder(scene).flatMap((side) => [
    ...arriving(scene, side, coming),
    ...(scene[side].seat !== NOBODY && isOpen(now, scene[side].seat, GRID) ? grid(scene, now, side) : []),
  ]);
}

function arriving(scene: Scene, side: Side, coming: readonly number[]): Step[] {
  const piece = scene[side].units.findIndex(({ id }) => coming.includes(id));
  if (piece < 0) return [];
  return [whileContested((spot) => surely({ ...spot, [side]: spot[side].map((hits, i) => (i === piece ? 1 : hits)) }))];
}

/** Magen Defense Grid Ω: beside a structure, a hit on the dearest ground force of the enemy. */
function grid(scene: Scene, { planet }: GroundStanding, by: Side): Step[] {
  const { game } = scene;
  const { seat } = scene[by];
  if (!hasTechnology(game, seat, 'magenDefenseGridOmega')) return [];
  if (!unitsOn(planetOf(game, planet), seat).some(isStructure)) return [];
  const side = enemyOf(by);
  return [
    whileContested((spot) => {
      const victim = inOrderOfLoss(scene[side], spot[side]).at(-1);
      const among = [scene[side].units[victim ?? 0]?.id ?? -1];
      const aim = { kind: 'other', planet, among, inGroundCombat: true } as const;
      return surely(taking(scene, spot, { by, aim, hits: 1, bound: 0, types: [] }));
    }),
  ];
}
