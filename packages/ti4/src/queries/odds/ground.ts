// How likely it is that a planet is taken, and what is left on it: exactly, from any point of the fight. What is not counted is
// named in left-out.ts.
import type { BattleOdds, Cell, Ended, Ending, Fight, Sides, Stage } from '@custodian/galaxy';
import { foughtOut, oddsFrom, oddsOf, opened, sidesOf, staged } from '@custodian/galaxy';
import { isAblated } from '@custodian/kernel';
import type { PlanetId } from '../../facts/index.ts';
import type { Game } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { FrozenUnit } from '../board.ts';
import { planetOf, systemOf, unitsOn } from '../board.ts';
import { planetCannon } from '../cannons.ts';
import { aboutUnit, bombardersIn, diceOf, sideDice, troopsOn } from '../combat.ts';
import type { CombatNow } from '../combat-now.ts';
import type { DiceGroup } from '../dice.ts';
import { isMechOn } from '../mechs.ts';
import { hasShield, mayBombard, mayFire, maySustain, mayUseAbility } from '../permissions.ts';
import { hasAbility, hasReadyTechnology, hasTechnology, leftOf } from '../players.ts';
import { byType, cardOf, isGroundForce } from '../units.ts';
import { combatBonus, combatDice } from '../values.ts';
import { charged } from './charge.ts';
import type { Conducts } from './conduct.ts';
import { groundOpening, withGibson } from './ground-opening.ts';
import { repairing } from './opening.ts';
import type { Scene } from './scene.ts';
import { engagementOf, sceneOf } from './scene.ts';
import { withMoreDice } from './scores.ts';
import { isUnrolled, plainRounds, withoutRound } from './space.ts';
import type { Aim, Spot, Step, Way } from './steps.ts';
import { exchanging, plainShooting, shooting, surely, taking, turnOf, whileContested } from './steps.ts';

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
  const { fight, scene, sides, unfought, fought, rounds } = groundFought(now, conducts);
  const endings = [
    ...oddsOf(fight, sides, unfought, 0).endings,
    ...animated(scene, oddsOf(fight, sides, fought, 0).endings),
  ];
  return { battle: oddsFrom(endings, rounds), taken: takenIn(scene, sides, unfought, fought) };
}

/** Forces that may land, and how likely. */
export interface Landing {
  readonly p: number;
  readonly now: GroundStanding;
  /** What of the fleet above may matter in the rounds, and what may bombard. */
  readonly fleet: string;
  readonly above: string;
}

/** How likely the planet is the attacker's after one of these landings. */
export function takenByAny(landings: readonly Landing[], conducts: Conducts): number {
  let taken = 0;
  for (const fleet of new Set(landings.map((each) => each.fleet))) {
    const alike = landings.filter((each) => each.fleet === fleet);
    const together = alike.length > 1 ? takenTogether(alike, conducts) : null;
    if (together !== null) taken += together;
    else for (const { p, now } of alike) taken += p * groundTaken(now, conducts);
  }
  return taken;
}

function groundTaken(now: GroundStanding, conducts: Conducts): number {
  const { scene, sides, unfought, fought } = groundFought(now, conducts);
  return takenIn(scene, sides, unfought, fought);
}

/** The rounds of all these fought together, where only who has landed and what bombards differ; null where that cannot be. */
function takenTogether(landings: readonly Landing[], conducts: Conducts): number | null {
  const troops = landings.map(({ now }) => troopsOn(now.game, now.planet, now.attacker));
  const most = troops.reduce((x, y) => (y.length > x.length ? y : x));
  const everybody = landings[troops.indexOf(most)]?.now;
  const isAmong = ({ id }: FrozenUnit): boolean => most.some((unit) => unit.id === id);
  if (everybody === undefined || !troops.every((units) => units.every(isAmong))) return null;
  const { fight, scene, isPlain, isOpening } = groundFight({ ...everybody, before: [] }, conducts);
  if (!isPlain || isOpening) return null;
  const sides = sidesOf(fight);
  const cells: Cell[] = [];
  const stages = new Map<string, Stage[]>();
  for (const [i, { p, now, above }] of landings.entries()) {
    const own = troops[i] as readonly FrozenUnit[];
    const left = new Uint8Array(most.length);
    for (const { id, damaged } of own) {
      const piece = most.findIndex((unit) => unit.id === id);
      left[piece] = damaged ? 1 : (scene.a.side.pieces[piece]?.whole ?? 1);
    }
    const from = [{ a: sides.a.with(sides.a.start, left), b: sides.b.start, p }];
    const fire = stages.get(above) ?? bombarding({ ...scene, game: now.game }, true);
    stages.set(above, fire);
    cells.push(...(now.before?.includes('bombardment') === true ? staged(fire, sides, from) : from));
  }
  const guns = everybody.before?.includes('space cannon defense') === true ? cannonFire(scene, everybody, true) : [];
  const { unfought, fought } = foughtFrom(fight, sides, staged(guns, sides, cells));
  return takenIn(scene, sides, unfought, fought);
}

function groundFought(now: GroundStanding, conducts: Conducts) {
  const { fight, scene } = groundFight(now, conducts);
  const sides = sidesOf(fight);
  return { fight, scene, sides, ...foughtFrom(fight, sides, opened(fight, sides)) };
}

function foughtFrom(fight: Fight, sides: Sides, cells: readonly Cell[]) {
  const isOpen = (cell: Pick<Ended, 'a' | 'b'>): boolean =>
    sides.a.endurance(cell.a) > 0 && sides.b.endurance(cell.b) > 0;
  const { ended, rounds } = foughtOut(fight, sides, cells.filter(isOpen));
  const unfought: Ended[] = cells.filter((cell) => !isOpen(cell)).map((cell) => ({ ...cell, left: null }));
  return { unfought, fought: ended, rounds };
}

/** Whoever has ground forces left has the planet, those that are raised after a combat among them. */
function takenIn({ game, a }: Scene, sides: Sides, unfought: readonly Ended[], fought: readonly Ended[]): number {
  const forces = a.units.flatMap((unit, piece) => (isGroundForce(unit) ? [piece] : []));
  const isRaising = hasTechnology(game, a.seat, 'dacxiveAnimators');
  const holds = (state: number): boolean => forces.some((piece) => (sides.a.left(state)[piece] as number) > 0);
  let taken = 0;
  for (const { a: state, b, p } of unfought) if (sides.b.endurance(b) === 0 && holds(state)) taken += p;
  for (const { a: state, b, p } of fought)
    if (sides.b.endurance(b) === 0 && (isRaising ? sides.a.endurance(state) > 0 : holds(state))) taken += p;
  return taken;
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
  readonly isPlain: boolean;
  /** Something happens when the combat begins. */
  readonly isOpening: boolean;
}

function groundFight(standing: GroundStanding, conducts: Conducts): GroundFight {
  const { game, coming } = withGibson(standing);
  const now: GroundStanding = { ...standing, game };
  const { attacker, defender, system, planet, before = [] } = now;
  const garrison = defender === NOBODY ? [] : troopsOn(game, planet, defender);
  const units = { a: troopsOn(game, planet, attacker), b: garrison };
  const scene = sceneOf(game, { attacker, defender, system, planet }, 'ground combat', units, conducts, coming);
  const raised = raisingGrid(scene, { ...now, game: charged(now) });
  const first: Scene = raised === game ? scene : sceneOf(raised, scene.meeting, scene.kind, units, conducts, coming);
  const begins = groundOpening(scene, now, coming);
  const isPlain = !isIntricate(scene, now);
  return {
    scene,
    isPlain,
    isOpening: begins.length > 0 || coming.length > 0,
    fight: {
      a: scene.a.side,
      b: scene.b.side,
      stages: [
        ...onTheTable(scene, now),
        ...before.flatMap((stage) =>
          stage === 'bombardment' ? bombarding(scene, isPlain) : cannonFire(scene, now, isPlain),
        ),
        ...(begins.length === 0 ? [] : [{ turn: turnOf(begins) }]),
      ],
      rounds: isPlain ? plainRounds(first, now) : intricateRounds(first, now),
    },
  };
}

function onTheTable(scene: Scene, { pending, unrepaired, game, rolled }: GroundStanding): Stage[] {
  if (rolled !== undefined) return [];
  const aim = { kind: 'ground combat', planet: scene.meeting.planet as PlanetId, inGroundCombat: true } as const;
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

/** Units of the attacker that bombard the planet; what fights on it does not. */
function bombarders(game: Game, { meeting, a }: Scene, isFought: boolean): FrozenUnit[] {
  const planet = meeting.planet as PlanetId;
  const { seat, units } = a;
  const shots = { ...meeting, kind: 'bombardment', round: 0 } as const;
  const bombards = byType(
    (unit) => combatDice(game, aboutUnit(shots, seat, unit)) > 0 && mayBombard(game, { seat, planet, unit }) === null,
  );
  const isFighting = (u: FrozenUnit): boolean => isFought && units.some(({ id }) => id === u.id);
  return bombardersIn(game, seat, meeting.system).filter((u) => bombards(u.type) && !isFighting(u));
}

/** Before anybody has fought. */
function bombarding(scene: Scene, isPlain: boolean): Stage[] {
  const { game, meeting, a } = scene;
  const aim: Aim = { kind: 'bombardment', planet: meeting.planet as PlanetId };
  const isSown = hasTechnology(game, a.seat, 'x89BacterialWeaponOmega');
  const plain =
    isPlain && !isSown
      ? plainShooting(scene, 'a', aim, bombarders(game, scene, false), bombardmentDice(game, scene, false))
      : null;
  return [plain ?? { turn: turnOf([bombardment(scene)]) }];
}

function bombardmentDice(game: Game, scene: Scene, isFought: boolean): readonly DiceGroup[] {
  const { seat } = scene.a;
  const ships = bombarders(game, scene, isFought);
  return withMoreDice(game, seat, 'bombardment', diceOf(game, engagementOf(scene, 'bombardment', 0), seat, ships));
}

/** Nobody bombards where there is nobody to hit. */
function bombardment(scene: Scene, isFought = false): Step {
  const { game, meeting, a, b } = scene;
  const planet = meeting.planet as PlanetId;
  const aim: Aim = { kind: 'bombardment', planet, ...(isFought && { inGroundCombat: true as const }) };
  const fire = shooting(scene, 'a', aim, (now) => bombardmentDice(now, scene, isFought));
  const isSown = hasTechnology(game, a.seat, 'x89BacterialWeaponOmega') && planetOf(game, planet).owner === b.seat;
  const infantry = b.units.flatMap(({ type }, piece) => (type === 'infantry' ? [piece] : []));
  /** X-89 Bacterial Weapon Ω: where one infantry is destroyed, all are. */
  const sow = (before: Spot, { p, spot }: Way): Way => {
    const isLost = infantry.some((piece) => before.b[piece] !== 0 && spot.b[piece] === 0);
    return isLost
      ? { p, spot: { ...spot, b: spot.b.map((hits, i) => (infantry.includes(i) ? 0 : hits)) } }
      : { p, spot };
  };
  return (spot) => {
    if (!spot.b.some((hits) => hits > 0)) return surely(spot);
    return isSown ? fire(spot).map((way) => sow(spot, way)) : fire(spot);
  };
}

/** Harrow: the L1Z1X bombard again at the end of each round. */
function harrowing(scene: Scene): Step[] {
  const { game, a } = scene;
  if (game.active !== a.seat || !hasAbility(game, a.seat, 'harrow')) return [];
  if (mayUseAbility(game, { seat: a.seat }) !== null || bombarders(game, scene, true).length === 0) return [];
  return [bombardment(scene, true)];
}

/** Everybody's guns on the planet fire at what has landed. */
function cannonFire(scene: Scene, { landed }: GroundStanding, isPlain: boolean): Stage[] {
  const { game, meeting, a } = scene;
  const { system } = meeting;
  const planet = meeting.planet as PlanetId;
  const among = landed ?? a.units.map(({ id }) => id);
  return leftOf(game, a.seat).flatMap((gunner): Stage[] => {
    const shots = {
      kind: 'space cannon defense',
      attacker: a.seat,
      defender: gunner,
      system,
      planet,
      round: 0,
    } as const;
    const guns = (now: Game): FrozenUnit[] =>
      planetOf(now, planet).units.filter(
        (u) => u.owner === gunner && combatDice(now, aboutUnit(shots, gunner, u.type)) > 0,
      );
    const own = planetOf(game, planet).owner === gunner ? planetCannon(game, planet) : null;
    const firing = guns(game);
    if (firing.length === 0 && own === null) return [];
    if (mayFire(game, { seat: gunner, enemy: a.seat, system, planet }) !== null) return [];
    const ofPlanet = (now: Game): readonly DiceGroup[] => {
      if (own === null) return [];
      const bonus = combatBonus(now, aboutUnit(shots, gunner, 'pds'));
      return [{ seat: gunner, unit: 'pds', dice: own.dice, need: own.need, bonus, rolls: [] }];
    };
    const aim = { kind: 'space cannon defense', planet, among, gunner } as const;
    const dice = (now: Game, all: readonly FrozenUnit[]): readonly DiceGroup[] =>
      withMoreDice(now, gunner, 'space cannon defense', [...diceOf(now, shots, gunner, all), ...ofPlanet(now)]);
    const plain = isPlain ? plainShooting(scene, 'b', aim, firing, dice(game, firing)) : null;
    if (plain !== null) return [plain];
    const fire = shooting(scene, 'b', aim, (now) => dice(now, guns(now)));
    return [{ turn: turnOf([(spot) => (spot.a.some((hits) => hits > 0) ? fire(spot) : surely(spot))]) }];
  });
}

const MAGEN = 'technology:magenDefenseGrid';

/** Magen Defense Grid: behind a shield, the enemy does not roll in the next round. */
function raisingGrid({ meeting, a, b }: Scene, { game, ahead }: GroundStanding): Game {
  if (ahead === undefined || isAblated(MAGEN)) return game;
  const planet = meeting.planet as PlanetId;
  const raised = [a, b].filter(({ seat }) => {
    if (seat === NOBODY || !hasReadyTechnology(game, seat, 'magenDefenseGrid')) return false;
    if (ahead.used.includes(`${seat} ${MAGEN}`)) return false;
    if (!unitsOn(planetOf(game, planet), seat).some((unit) => hasShield(game, { unit }))) return false;
    return !systemOf(game, meeting.system).space.some((u) => u.owner !== seat && cardOf(game, u).stripsShields);
  });
  if (raised.length === 0) return game;
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
  return [scene.a, scene.b].some(({ seat, side, strikes }, i) => {
    if (seat === NOBODY) return false;
    if (hasTechnology(game, seat, 'valkyrieParticleWeave') || strikes) return true;
    if (isMechOn(game, seat, 'shieldPaling', meeting.planet as PlanetId)) return true;
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
  const aim = { kind: 'ground combat', planet: now.planet, inGroundCombat: true } as const;
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
