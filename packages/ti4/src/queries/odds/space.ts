// How likely it is that a space combat is won, and what is left of both fleets: exactly, from any point of it, with space cannons
// before it. What is not counted is named in left-out.ts.
import type { BattleOdds, Fight, FightRounds, Left, Rolling, Stage } from '@custodian/galaxy';
import { condensed, fightOdds, withoutEnded } from '@custodian/galaxy';
import type { UnitTypeId } from '../../facts/index.ts';
import { shipTypeIds } from '../../facts/index.ts';
import type { G, Game, Seat } from '../../game.ts';
import type { FrozenUnit } from '../board.ts';
import { shipsOf, systemOf } from '../board.ts';
import { cannonDice, cannonTargets, gunsOf, hasGuns } from '../cannons.ts';
import { retreatSystems, sideDice } from '../combat.ts';
import type { CombatNow } from '../combat-now.ts';
import type { DiceGroup } from '../dice.ts';
import { maySustain } from '../permissions.ts';
import { clockwiseFrom, hasReadyTechnology, hasTechnology } from '../players.ts';
import { isNonFighterShip, unitCardId } from '../units.ts';
import { barrage, isBarrageIntricate, plainBarrage } from './barrage.ts';
import { charged } from './charge.ts';
import type { Conducts } from './conduct.ts';
import { fightersOf } from './eidolons.ts';
import { complying, departing, exploding, settling } from './lasting.ts';
import { arcSecundus, opening, repairing } from './opening.ts';
import type { Force, Scene } from './scene.ts';
import { enemyOf, engagementOf, sceneOf } from './scene.ts';
import { withMoreDice } from './scores.ts';
import type { Aim, Spot, Step } from './steps.ts';
import { exchanging, plainShooting, shooting, surely, taking, turnOf, whileContested } from './steps.ts';
import { volleysOf } from './volleys.ts';

type Side = 'a' | 'b';

/** How far an attack has come: a combat as it stands, and whose space cannons have yet to fire before it. */
export interface SpaceStanding extends CombatNow {
  readonly shooters?: readonly Seat[];
}

export const spaceOdds = (now: SpaceStanding, conducts: Conducts = {}): BattleOdds =>
  fightOdds(spaceFight(now, conducts).fight);

export interface SpaceFight {
  readonly fight: Fight;
  readonly scene: Scene;
}

/** The combat as something that can be reckoned; side a is the attacker. */
export function spaceFight(standing: SpaceStanding, conducts: Conducts = {}): SpaceFight {
  const now: SpaceStanding = { ...standing, game: charged(standing) };
  const { game, attacker, defender, system } = now;
  const units = { a: fightersOf(now, attacker), b: fightersOf(now, defender) };
  const meeting = { attacker, defender, system };
  const scene = sceneOf(game, meeting, 'space combat', units, conducts);
  const { steps: begins, scene: joined } =
    now.ahead === undefined ? { steps: [], scene } : opening(scene, now.round, now.ahead);
  const settles = { a: complying(scene, 'a'), b: complying(scene, 'b') };
  const after = present([exploding(scene)]);
  const isPlain = now.rolled === undefined && !isIntricate(joined);
  const isPlainBarrage = isPlain && !isBarrageIntricate(joined, now);
  const first: Step[] = [...begins, ...(now.barrage && !isPlainBarrage ? [barrage(joined)] : [])].flatMap((step) => [
    whileContested(step),
    ...after,
  ]);
  const isBoundToRound = repairing(scene).length > 0;
  const fight: Fight = {
    a: scene.a.side,
    b: scene.b.side,
    stages: [
      ...onTheTable(scene, now),
      ...(now.shooters ?? []).flatMap((seat) => cannonFire(scene, seat, settles, isPlain)),
      ...(first.length === 0 || isBoundToRound ? [] : [{ turn: turnOf(first) }]),
      ...(now.barrage && isPlainBarrage ? [plainBarrage(joined)] : []),
    ],
    rounds: isPlain ? plainRounds(joined, now) : intricateRounds(joined, now, isBoundToRound ? first : []),
    settles,
    departs: { a: departing(scene, 'a'), b: departing(scene, 'b') },
    saysFirst: 'b',
    mayLeave: { a: leaving(scene, 'a'), b: leaving(scene, 'b') },
    ...leavesOf(conducts),
    ...announced(now),
  };
  return { fight, scene };
}

const present = (steps: readonly (Step | null)[]): Step[] => steps.flatMap((step) => step ?? []);

/** Flagships that change what others roll or how they take hits, or that are repaired. */
const intricateFlagships: readonly string[] = [
  'cmorranNorr',
  'salaiSaiCorian',
  'jnsHylarim',
  'zeroZeroOne',
  'fourthMoon',
  'arcSecundus',
  'vanHauge',
];

/** Does what a side rolls or takes depend on more than which of its units are left? */
function isIntricate(scene: Scene): boolean {
  const { game, meeting } = scene;
  return (['a', 'b'] as const).some((side) => {
    const { seat, units } = scene[side];
    const enemy = scene[side === 'a' ? 'b' : 'a'].seat;
    const has = (type: UnitTypeId): boolean => units.some((unit) => unit.type === type);
    // Eidolons do not sustain damage in space, and yet have what they had before.
    if (has('mech')) return true;
    if (has('flagship') && intricateFlagships.includes(unitCardId(game, { seat, type: 'flagship' }) ?? '')) return true;
    const sustaining = scene[side].side.pieces.filter(({ whole = 1 }) => whole > 1);
    if (sustaining.length === 0) return false;
    if (hasTechnology(game, seat, 'duraniumArmor') || hasTechnology(game, seat, 'nonEuclideanShielding')) return true;
    const about = { seat, enemy, kind: 'space combat', system: meeting.system } as const;
    return sustaining.some(({ kind }) => maySustain(game, { ...about, unit: kind as UnitTypeId }) !== null);
  });
}

/** Hits scored and not yet taken, and what follows them. */
function onTheTable(scene: Scene, { pending, first, unrepaired, game, rolled }: CombatNow): Stage[] {
  if (rolled !== undefined) return [];
  const steps: Step[] = [];
  const hits = { a: pending.attacker, b: pending.defender };
  const bound = { a: first?.attacker, b: first?.defender };
  for (const side of ['a', 'b'] as const) {
    if (hits[side] === 0) continue;
    const by = side === 'a' ? 'b' : 'a';
    const { hits: count = 0, types = [] } = bound[side] ?? {};
    steps.push((spot) => [
      {
        p: 1,
        spot: taking(scene, spot, { by, aim: { kind: 'space combat' }, hits: hits[side], bound: count, types }),
      },
    ]);
  }
  if (steps.length === 0 && unrepaired !== true) return [];
  steps.push(...present([exploding(scene)]), ...(unrepaired === true ? repairing(scene) : []));
  const used = (force: Force): Left =>
    Uint8Array.from(force.units, ({ id }) => Number(game.combat?.sustained.includes(id) === true));
  return [{ turn: turnOf(steps, { a: used(scene.a), b: used(scene.b) }) }];
}

const NON_FIGHTERS: readonly UnitTypeId[] = shipTypeIds.filter((type) => type !== 'fighter');

/** Who fires space cannons before the combat, in order: the active player, then clockwise. */
export const shootersAt = (g: G, system: string, attacker: Seat): Seat[] =>
  clockwiseFrom(g, attacker).filter(
    (seat) => hasGuns(g, seat, system) && cannonTargets(g, seat, system, attacker).length > 0,
  );

/** All guns of a seat fire, at the defender for the attacker and at the attacker for all others; fleets then keep to limits. */
function cannonFire(
  scene: Scene,
  gunner: Seat,
  settles: Record<Side, (left: Left) => Left>,
  isPlain: boolean,
): Stage[] {
  const { game, meeting } = scene;
  const by: Side = gunner === meeting.attacker ? 'a' : 'b';
  const target = by === 'a' ? meeting.defender : meeting.attacker;
  if (!cannonTargets(game, gunner, meeting.system, meeting.attacker).includes(target)) return [];
  const isFocused =
    hasReadyTechnology(game, gunner, 'gravitonLaserSystem') &&
    shipsOf(systemOf(game, meeting.system), target).some(isNonFighterShip);
  const aim: Aim = { kind: 'space cannon offense', gunner, ...(isFocused && { focused: NON_FIGHTERS }) };
  const { attacker, system } = meeting;
  const dice = (now: Game, all?: readonly FrozenUnit[]): readonly DiceGroup[] =>
    withMoreDice(now, gunner, 'space cannon offense', cannonDice(now, gunner, target, system, attacker, all));
  const guns = isPlain ? gunsOf(game, gunner, system) : [];
  const plain = isPlain ? plainShooting(scene, by, aim, guns, dice(game, guns), settles) : null;
  if (plain !== null) return [plain];
  // Whose own ships are gone fires all the same.
  const isThere = (spot: Spot): boolean => spot[enemyOf(by)].some((hits) => hits > 0);
  const fire = shooting(scene, by, aim, (now) => dice(now));
  return [
    {
      turn: turnOf([
        (spot) => (isThere(spot) ? fire(spot) : surely(spot)),
        ...present([exploding(scene)]),
        settling(settles),
      ]),
    },
  ];
}

/** The game once what holds for the round that goes on is over. */
export const withoutRound = (game: Game): Game => ({ ...game, effects: withoutEnded(game.effects, 'combat round') });

/** Does what holds for a round still hold for the next dice? */
export const isUnrolled = ({ game, round }: CombatNow): boolean => game.combat === null || game.combat.round === round;

export function plainRounds(scene: Scene, now: CombatNow): FightRounds {
  const { game, kind } = scene;
  const rolling = (g: G, force: Force, round: number): Rolling => ({
    volleys: volleysOf(g, scene, kind, force, round),
  });
  const later = withoutRound(game);
  const steady = { a: rolling(later, scene.a, now.round + 1), b: rolling(later, scene.b, now.round + 1) };
  if (!isUnrolled(now)) return [steady];
  return condensed([{ a: rolling(game, scene.a, now.round), b: rolling(game, scene.b, now.round) }, steady]);
}

function intricateRounds(scene: Scene, now: CombatNow, first: readonly Step[]): Fight['rounds'] {
  const later: Scene = sceneOf(
    withoutRound(scene.game),
    scene.meeting,
    scene.kind,
    { a: scene.a.units, b: scene.b.units },
    { attacker: scene.a.conduct, defender: scene.b.conduct },
  );
  const round = (on: Scene, number: number, rolled?: CombatNow['rolled']): Step[] => [
    whileContested(dice(on, number, rolled)),
    ...present([exploding(on)]),
    ...repairing(on),
  ];
  const again = turnOf([...arcSecundus(later, 'a'), ...arcSecundus(later, 'b'), ...round(later, now.round + 1)]);
  if (!isUnrolled(now)) return { turns: [again] };
  return { turns: [turnOf([...first, ...round(scene, now.round, now.rolled)]), again] };
}

const dice = (scene: Scene, round: number, rolled?: CombatNow['rolled']): Step =>
  exchanging(scene, {
    aims: { a: { kind: 'space combat' }, b: { kind: 'space combat' } },
    dice: (game, by) => sideDice(game, engagementOf(scene, 'space combat', round), scene[by].seat),
    round,
    ...(rolled !== undefined && { rolled }),
  });

const leaving =
  ({ game, meeting }: Scene, side: Side) =>
  (): boolean => {
    const { attacker, defender, system } = meeting;
    const [seat, enemy] = side === 'a' ? [attacker, defender] : [defender, attacker];
    return retreatSystems(game, seat, enemy, system).length > 0;
  };

function leavesOf({ attacker, defender }: Conducts): Pick<Fight, 'leaves'> {
  const a = attacker?.leavesBelow;
  const b = defender?.leavesBelow;
  if (a === undefined && b === undefined) return {};
  return { leaves: { ...(a !== undefined && { a: { below: a } }), ...(b !== undefined && { b: { below: b } }) } };
}

/** Somebody has announced a retreat: he goes after the dice, or once those on the table are taken. */
function announced(now: CombatNow): Pick<Fight, 'leaving'> {
  const { leaving: seat, attacker, defender } = now;
  if (seat !== attacker && seat !== defender) return {};
  const side = seat === attacker ? 'a' : 'b';
  return { leaving: { side, when: isUnrolled(now) ? 'after a round' : 'now' } };
}
