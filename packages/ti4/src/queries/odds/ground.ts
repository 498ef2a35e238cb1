// How likely it is that a planet is taken, and what is left on it: exactly, from any point of the fight. What is not counted is
// named in left-out.ts.
import type { BattleOdds, Ended, Ending, Fight } from '@custodian/galaxy';
import { foughtOut, oddsFrom, oddsOf, opened, sidesOf } from '@custodian/galaxy';
import { isAblated } from '@custodian/kernel';
import type { PlanetId } from '../../facts/index.ts';
import type { Game } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { FrozenUnit } from '../board.ts';
import { planetOf, systemOf, unitsOn } from '../board.ts';
import { aboutUnit, diceOf, sideDice, troopsOn } from '../combat.ts';
import type { CombatNow } from '../combat-now.ts';
import type { DiceGroup } from '../dice.ts';
import { hasShield, mayBombard, mayFire, maySustain, mayUseAbility } from '../permissions.ts';
import { hasAbility, hasReadyTechnology, hasTechnology, leftOf } from '../players.ts';
import { byType, cardOf } from '../units.ts';
import { combatDice } from '../values.ts';
import type { Conducts } from './conduct.ts';
import { repairing } from './opening.ts';
import type { Scene } from './scene.ts';
import { engagementOf, sceneOf } from './scene.ts';
import { withPlasma } from './scores.ts';
import { isUnrolled, plainRounds, withoutRound } from './space.ts';
import type { Step } from './steps.ts';
import { exchanging, shooting, surely, taking, turnOf, whileContested } from './steps.ts';

/** How far a fight for a planet has come: a combat as it stands, and what comes before it. */
export interface GroundStanding extends CombatNow {
  readonly planet: PlanetId;
  /** What comes before the rounds, in order; nothing, unless said. */
  readonly before?: readonly ('bombardment' | 'space cannon defense')[];
  /** Forces that have just been committed, at which space cannons fire; all, unless said. */
  readonly landed?: readonly number[];
}

export interface GroundOdds {
  readonly battle: BattleOdds;
  /** How likely the planet is the attacker's afterwards. */
  readonly taken: number;
}

/** Side a has landed on the planet, b is its garrison. */
export function groundOdds(now: GroundStanding, conducts: Conducts = {}): GroundOdds {
  const { fight, scene } = groundFight(now, conducts);
  const sides = sidesOf(fight);
  const cells = opened(fight, sides);
  const isOpen = (cell: Pick<Ended, 'a' | 'b'>): boolean =>
    sides.a.endurance(cell.a) > 0 && sides.b.endurance(cell.b) > 0;
  const { ended, rounds } = foughtOut(fight, sides, cells.filter(isOpen));
  const unfought: Ended[] = cells.filter((cell) => !isOpen(cell)).map((cell) => ({ ...cell, left: null }));
  const endings = [
    ...oddsOf(fight, sides, unfought, 0).endings,
    ...animated(scene, oddsOf(fight, sides, ended, 0).endings),
  ];
  const battle = oddsFrom(endings, rounds);
  let taken = 0;
  for (const { p, a, b } of battle.endings)
    if ((a.left.infantry ?? 0) + (a.left.mech ?? 0) > 0 && Object.keys(b.left).length === 0) taken += p;
  return { battle, taken };
}

/** Dacxive Animators: whoever wins a ground combat gets one infantry more. */
function animated({ game, a, b }: Scene, endings: readonly Ending[]): Ending[] {
  const seats = { a: a.seat, b: b.seat };
  return endings.map((ending) => {
    const { winner } = ending;
    if (winner !== 'a' && winner !== 'b') return ending;
    if (seats[winner] === NOBODY || !hasTechnology(game, seats[winner], 'dacxiveAnimators')) return ending;
    const { left, damaged } = ending[winner];
    return { ...ending, [winner]: { left: { ...left, infantry: (left.infantry ?? 0) + 1 }, damaged } };
  });
}

interface GroundFight {
  readonly fight: Fight;
  readonly scene: Scene;
}

function groundFight(now: GroundStanding, conducts: Conducts): GroundFight {
  const { game, attacker, defender, system, planet, before = [] } = now;
  const garrison = defender === NOBODY ? [] : troopsOn(game, planet, defender);
  const units = { a: troopsOn(game, planet, attacker), b: garrison };
  const scene = sceneOf(game, { attacker, defender, system, planet }, 'ground combat', units, conducts);
  const shielded = raisingGrid(scene, now);
  const first: Scene = shielded === null ? scene : sceneOf(shielded, scene.meeting, scene.kind, units, conducts);
  return {
    scene,
    fight: {
      a: scene.a.side,
      b: scene.b.side,
      stages: [
        ...onTheTable(scene, now),
        ...before.flatMap((stage) =>
          stage === 'bombardment' ? [{ turn: turnOf([bombardment(scene)]) }] : cannonFire(scene, now),
        ),
      ],
      rounds: isIntricate(scene, now) ? intricateRounds(first, now) : plainRounds(first, now),
    },
  };
}

function onTheTable(scene: Scene, { pending, unrepaired, game, rolled }: GroundStanding): Fight['stages'] & object {
  if (rolled !== undefined) return [];
  const aim = { kind: 'ground combat', planet: scene.meeting.planet as PlanetId } as const;
  const hit =
    (by: 'a' | 'b', hits: number): Step =>
    (spot) =>
      surely(taking(scene, spot, { by, aim, hits, bound: 0, types: [] }));
  const steps: Step[] = [];
  if (pending.attacker > 0) steps.push(hit('b', pending.attacker));
  if (pending.defender > 0) steps.push(hit('a', pending.defender));
  if (unrepaired === true) steps.push(...repairing(scene), ...harrowing(scene));
  if (steps.length === 0) return [];
  const used = ({ units }: Scene['a']): Uint8Array =>
    Uint8Array.from(units, ({ id }) => Number(game.combat?.sustained.includes(id) === true));
  return [{ turn: turnOf(steps, { a: used(scene.a), b: used(scene.b) }) }];
}

/** Ships of the attacker that bombard the planet. */
function bombarders(game: Game, { meeting, a }: Scene): FrozenUnit[] {
  const planet = meeting.planet as PlanetId;
  const { seat } = a;
  const shots = { ...meeting, kind: 'bombardment', round: 0 } as const;
  const bombards = byType(
    (unit) => combatDice(game, aboutUnit(shots, seat, unit)) > 0 && mayBombard(game, { seat, planet, unit }) === null,
  );
  return systemOf(game, meeting.system).space.filter((u) => u.owner === seat && bombards(u.type));
}

function bombardmentDice(game: Game, scene: Scene): readonly DiceGroup[] {
  const { seat } = scene.a;
  const ships = bombarders(game, scene);
  return withPlasma(game, seat, 'bombardment', diceOf(game, engagementOf(scene, 'bombardment', 0), seat, ships));
}

/** Nobody bombards where there is nobody to hit. */
function bombardment(scene: Scene): Step {
  const aim = { kind: 'bombardment', planet: scene.meeting.planet as PlanetId } as const;
  const fire = shooting(scene, 'a', aim, (game) => bombardmentDice(game, scene));
  return (spot) => (spot.b.some((hits) => hits > 0) ? fire(spot) : surely(spot));
}

/** Harrow: the L1Z1X bombard again at the end of each round. */
function harrowing(scene: Scene): Step[] {
  const { game, a } = scene;
  if (game.active !== a.seat || !hasAbility(game, a.seat, 'harrow')) return [];
  if (mayUseAbility(game, { seat: a.seat }) !== null || bombarders(game, scene).length === 0) return [];
  return [bombardment(scene)];
}

/** Everybody's guns on the planet fire at what has landed. */
function cannonFire(scene: Scene, { landed }: GroundStanding): Fight['stages'] & object {
  const { game, meeting, a } = scene;
  const { system } = meeting;
  const planet = meeting.planet as PlanetId;
  const among = landed ?? a.units.map(({ id }) => id);
  return leftOf(game, a.seat).flatMap((gunner) => {
    const shots = {
      kind: 'space cannon defense',
      attacker: a.seat,
      defender: gunner,
      system,
      planet,
      round: 0,
    } as const;
    const guns = planetOf(game, planet).units.filter(
      (u) => u.owner === gunner && combatDice(game, aboutUnit(shots, gunner, u.type)) > 0,
    );
    if (guns.length === 0 || mayFire(game, { seat: gunner, enemy: a.seat, system, planet }) !== null) return [];
    const aim = { kind: 'space cannon defense', planet, among, gunner } as const;
    const fire = shooting(scene, 'b', aim, (now) =>
      withPlasma(now, gunner, 'space cannon defense', diceOf(now, shots, gunner, guns)),
    );
    return [{ turn: turnOf([(spot) => (spot.a.some((hits) => hits > 0) ? fire(spot) : surely(spot))]) }];
  });
}

const MAGEN = 'technology:magenDefenseGrid';

/** Magen Defense Grid: behind a shield, the enemy does not roll in the next round. Null: nobody raises one. */
function raisingGrid({ game, meeting, a, b }: Scene, { ahead }: GroundStanding): Game | null {
  if (ahead === undefined || isAblated(MAGEN)) return null;
  const planet = meeting.planet as PlanetId;
  const raised = [a, b].filter(({ seat }) => {
    if (seat === NOBODY || !hasReadyTechnology(game, seat, 'magenDefenseGrid')) return false;
    if (ahead.used.includes(`${seat} ${MAGEN}`)) return false;
    if (!unitsOn(planetOf(game, planet), seat).some((unit) => hasShield(game, { unit }))) return false;
    return !systemOf(game, meeting.system).space.some((u) => u.owner !== seat && cardOf(game, u).stripsShields);
  });
  if (raised.length === 0) return null;
  const effects = raised.map(({ seat }) => ({
    source: MAGEN,
    seat: seat === a.seat ? b.seat : a.seat,
    target: planet,
    amount: 0,
    until: 'combat round' as const,
  }));
  return { ...game, effects: [...game.effects, ...effects] };
}

/** Does what a side rolls or takes depend on more than which of its units are left? */
function isIntricate(scene: Scene, { rolled }: GroundStanding): boolean {
  const { game, meeting } = scene;
  if (rolled !== undefined || harrowing(scene).length > 0) return true;
  return [scene.a, scene.b].some(({ seat, side }, i) => {
    if (seat === NOBODY) return false;
    if (hasTechnology(game, seat, 'valkyrieParticleWeave')) return true;
    const sustaining = side.pieces.filter(({ whole = 1 }) => whole > 1);
    if (sustaining.length === 0) return false;
    if (hasTechnology(game, seat, 'duraniumArmor') || hasTechnology(game, seat, 'nonEuclideanShielding')) return true;
    const enemy = (i === 0 ? scene.b : scene.a).seat;
    const about = { seat, enemy, kind: 'ground combat', ...meeting } as const;
    return sustaining.some(({ kind }) => maySustain(game, { ...about, unit: kind as FrozenUnit['type'] }) !== null);
  });
}

function intricateRounds(scene: Scene, now: GroundStanding): Fight['rounds'] {
  const units = { a: scene.a.units, b: scene.b.units };
  const conducts = { attacker: scene.a.conduct, defender: scene.b.conduct };
  const later = sceneOf(withoutRound(scene.game), scene.meeting, scene.kind, units, conducts);
  const aim = { kind: 'ground combat', planet: now.planet } as const;
  const round = (on: Scene, number: number): Step[] => [
    whileContested(
      exchanging(on, {
        aims: { a: aim, b: aim },
        dice: (game, by) => sideDice(game, engagementOf(on, 'ground combat', number), on[by].seat),
        round: number,
        ...(number === now.round && now.rolled !== undefined && { rolled: now.rolled }),
      }),
    ),
    ...repairing(on),
    ...harrowing(on),
  ];
  const again = turnOf(round(later, now.round + 1));
  return isUnrolled(now) ? { turns: [turnOf(round(scene, now.round)), again] } : { turns: [again] };
}
