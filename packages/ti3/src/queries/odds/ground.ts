// How likely it is that a planet is taken, and what is left on it: exactly, from any point of the fight. Fighters that fight on
// the ground are given up before ground forces. What is not counted is named in left-out.ts.
import type {
  BattleOdds,
  Ended,
  Ending,
  Exchange,
  Fight,
  FightRound,
  Left,
  Rolling,
  Sides,
  Stage,
  Volley,
} from '@custodian/galaxy';
import {
  condensed,
  fightOdds,
  foughtOut,
  hitDistribution,
  inOrder,
  oddsFrom,
  oddsOf,
  opened,
  sidesOf,
  staged,
} from '@custodian/galaxy';
import { isAblated } from '@custodian/kernel';
import type { PlanetId, UnitId } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { Engagement, UnitCounts } from '../battle.ts';
import { aboutUnit, bombards, volleyOf } from '../battle.ts';
import type { FrozenShip } from '../board.ts';
import { planetOf, systemOfPlanet } from '../board.ts';
import { fightersIn } from '../fleet.ts';
import { hasLeaderOn, leadersAboard } from '../leaders.ts';
import { mayBombard, mayDestroyByBombarding, mayFirePds } from '../permissions.ts';
import { hasAbility, hasTechnology } from '../players.ts';
import type { Conducts } from './conduct.ts';
import { fundedOf, rerollsOf } from './conduct.ts';
import { pdsVolley, withFunding } from './space.ts';

/** What comes before the rounds, in order. */
export const beforeGroundCombat = ['conversion', 'bombardment', 'PDS fire', 'fighters join'] as const;
export type InvasionShot = (typeof beforeGroundCombat)[number];
const untilBombardment: readonly InvasionShot[] = ['conversion', 'bombardment'];
const afterBombardment: readonly InvasionShot[] = ['PDS fire', 'fighters join'];

/** Who invades a planet with what, and how far the fight has come. */
export interface InvasionStanding {
  readonly seat: Seat;
  readonly planet: PlanetId;
  readonly groundForces: number;
  /** Fighters that fight beside them already. */
  readonly fighters: number;
  /** Fighters that may still join, where they can; all in the system unless said. */
  readonly joining?: number;
  /** Dreadnoughts and war suns that bombard the planet. */
  readonly bombarding: UnitCounts;
  readonly ahead: readonly InvasionShot[];
  /** The round whose dice are rolled next. */
  readonly round: number;
  /** What is announced before that round's dice has been announced. */
  readonly isBegun?: boolean;
  /** Hits scored that have not been taken yet. */
  readonly pending: { readonly attacker: number; readonly defender: number };
  /** Dice of the invader that missed and that his General still has rolled anew. */
  readonly rolledAnew?: readonly Volley[];
  /** Ground forces killed in the rounds so far, on both sides. */
  readonly killed?: number;
}

/** Nothing has been fired yet. */
export const landing = (
  seat: Seat,
  planet: PlanetId,
  groundForces: number,
  bombarding: UnitCounts,
): InvasionStanding => ({
  seat,
  planet,
  groundForces,
  fighters: 0,
  bombarding,
  ahead: beforeGroundCombat,
  round: 1,
  pending: { attacker: 0, defender: 0 },
});

/** Side a is the invader, b the ground forces of the planet. Where both are gone the planet is not taken. */
export function invasionOdds(g: G, now: InvasionStanding, conducts: Conducts = {}): BattleOdds {
  const invasion = invasionOf(g, now, conducts);
  const animators = animatorsOf(g, invasion);
  if (!animators.a && !animators.b) return fightOdds(invasion.fight);
  return withAnimators(invasion, animators, now);
}

/** Ground forces that may land, how likely, and what bombards for them. */
export interface LandingForce {
  readonly p: number;
  readonly groundForces: number;
  readonly bombarding: UnitCounts;
}

/** How likely a planet is taken by one of these, all that is ahead of them alike: their rounds are fought together. */
export function takenByAny(
  g: G,
  now: Omit<InvasionStanding, 'groundForces' | 'bombarding'>,
  forces: readonly LandingForce[],
  conducts: Conducts,
): number {
  const most = forces.reduce((sum, { groundForces }) => Math.max(sum, groundForces), 0);
  const invasion = invasionOf(g, { ...now, groundForces: most, bombarding: {} }, conducts);
  const { fight, stagesFor } = invasion;
  const sides = sidesOf(fight);
  const whole = sides.a.left(sides.a.start);
  const first = fight.a.pieces.findIndex(({ kind, endures }) => kind === 'groundForce' && endures > 0);
  // Only what bombards differs: all else is fired once for all.
  const bombards = new Map<string, readonly Stage[]>();
  const bombardedBy = (bombarding: UnitCounts): readonly Stage[] => {
    const key = JSON.stringify(bombarding);
    const found = bombards.get(key) ?? stagesFor(untilBombardment, bombarding);
    bombards.set(key, found);
    return found;
  };
  const cells = forces.flatMap(({ p, groundForces, bombarding }) => {
    const less = most - groundForces;
    const left = whole.map((hits, piece) => (piece >= first && piece < first + less ? 0 : hits));
    const from = [{ a: sides.a.with(sides.a.start, left), b: sides.b.start, p }];
    return staged(bombardedBy(bombarding), sides, from);
  });
  const landed = staged(stagesFor(afterBombardment, {}), sides, cells);
  let taken = 0;
  for (const { a, b, p } of foughtOut(fight, sides, landed).ended)
    if (sides.a.endurance(a) > 0 && sides.b.endurance(b) === 0) taken += p;
  return taken;
}

/** The fight as something that can be reckoned. */
interface Invasion {
  /** What of these still comes before the rounds, when so many bombard. */
  readonly stagesFor: (shots: readonly InvasionShot[], bombarding: UnitCounts) => Stage[];
  readonly fight: Fight;
  readonly seat: Seat;
  readonly defender: Seat;
}

interface Context {
  readonly g: G;
  readonly now: InvasionStanding;
  readonly conducts: Conducts;
  readonly battle: Omit<Engagement, 'kind' | 'round'>;
  /** The invader's pieces: fighters, his ground forces, and one who may change sides. */
  readonly fighters: number;
}

function invasionOf(g: G, now: InvasionStanding, conducts: Conducts): Invasion {
  const { owner: defender, groundForces } = planetOf(g, now.planet);
  const battle = { attacker: now.seat, defender, system: systemOfPlanet(g, now.planet).id, planet: now.planet };
  // A planet without ground forces falls without resistance.
  const ahead = groundForces === 0 ? [] : now.ahead;
  const joining = ahead.includes('fighters join') ? joiningFighters(g, now) : 0;
  const fighters = now.fighters + joining;
  const converts = ahead.includes('conversion') && hasAbility(g, now.seat, 'yin.conversion') ? 1 : 0;
  const context: Context = { g, now, conducts, battle, fighters };
  const force = (count: number, endures = 1) =>
    Array.from({ length: count }, () => ({ kind: 'groundForce', endures, whole: 1 }));
  const invaders = [
    ...Array.from({ length: now.fighters }, () => ({ kind: 'fighter', endures: 1, whole: 1 })),
    ...Array.from({ length: joining }, () => ({ kind: 'fighter', endures: 0, whole: 1 })),
    ...force(now.groundForces),
    ...force(converts, 0),
  ];
  const garrison = force(groundForces);
  const inTurn = (pieces: readonly object[]) => inOrder({ losses: pieces.map((_, i) => i) });
  const anew = now.rolledAnew;
  const stagesFor: Invasion['stagesFor'] = (shots, bombarding) =>
    shots
      .filter((shot) => ahead.includes(shot))
      .flatMap((shot) => stagesOf({ ...context, now: { ...now, bombarding } }, shot));
  const fight: Fight = {
    a: { pieces: invaders, takes: inTurn(invaders), purse: rerollsOf(g, now.seat, conducts.attacker) },
    b: { pieces: garrison, takes: inTurn(garrison), purse: rerollsOf(g, defender, conducts.defender) },
    pending: { a: now.pending.attacker, b: now.pending.defender },
    stages: [
      ...(anew === undefined || anew.length === 0 ? [] : [{ a: () => anew, unpaid: true as const }]),
      ...stagesFor(beforeGroundCombat, now.bombarding),
    ],
    rounds: roundsOf(context, invaders, garrison),
  };
  return { fight, stagesFor, seat: now.seat, defender };
}

/** May fighters join ground forces? */
export const mayJoin = (g: G, seat: Seat): boolean => hasTechnology(g, seat, 'gravitonNegator');

/** Fighters that the Graviton Negator brings into the fight: all there are; one that carries a leader stays in space. */
function joiningFighters(g: G, { seat, planet, joining }: InvasionStanding): number {
  if (!mayJoin(g, seat)) return 0;
  const inSystem = fightersIn(systemOfPlanet(g, planet), seat).filter((f) => leadersAboard(g, f.id).length === 0);
  return Math.min(joining ?? inSystem.length, inSystem.length);
}

function stagesOf(context: Context, shot: InvasionShot): Stage[] {
  switch (shot) {
    case 'conversion':
      return conversion(context);
    case 'bombardment':
      return bombardment(context);
    case 'PDS fire':
      return pdsFire(context);
    case 'fighters join':
      return [{ turn: (a, b) => [{ p: 1, a: joined(context, a, b), b }] }];
  }
}

const CONVERTED = 0.6;

/** Yin: on 5 or more a defender changes sides. */
function conversion({ g, now }: Context): Stage[] {
  if (!hasAbility(g, now.seat, 'yin.conversion')) return [];
  return [
    {
      turn: (a, b) => {
        const lost = b.findIndex((hits) => hits > 0);
        if (lost < 0 || now.groundForces === 0) return [{ p: 1, a, b }];
        const more = Uint8Array.from(a, (hits, piece) => (piece === a.length - 1 ? 1 : hits));
        const fewer = Uint8Array.from(b, (hits, piece) => (piece === lost ? 0 : hits));
        return [
          { p: CONVERTED, a: more, b: fewer },
          { p: 1 - CONVERTED, a, b },
        ];
      },
    },
  ];
}

function bombardment({ g, now, conducts, battle }: Context): Stage[] {
  if (Object.values(now.bombarding).every((count) => count === 0)) return [];
  if (conducts.attacker?.bacteria === true && hasTechnology(g, now.seat, 'x89BacterialWeapon'))
    return [{ turn: (a, b) => [{ p: 1, a, b: new Uint8Array(b.length) }] }];
  if (mayDestroyByBombarding(g, { seat: now.seat, planet: now.planet }) !== null) return [];
  const volleys = (Object.entries(now.bombarding) as [UnitId, number][]).map(([unit, count]) => {
    const volley = volleyOf(g, aboutUnit({ ...battle, kind: 'bombardment', round: 0 }, now.seat, unit));
    return { ...volley, dice: volley.dice * count };
  });
  return [{ a: () => volleys }];
}

/** PDS of the planet fire at what has landed, whatever is left of its ground forces. */
function pdsFire({ g, now, battle }: Context): Stage[] {
  const { owner, pds } = planetOf(g, now.planet);
  if (owner === NOBODY || pds === 0) return [];
  if (mayFirePds(g, { seat: owner, planet: now.planet, target: now.seat, invasion: true }) !== null) return [];
  const volley = pdsVolley(g, { ...battle, kind: 'pds', round: 0 }, owner, pds);
  const stage: Exchange = { b: () => [volley] };
  return [stage];
}

/** Fighters join where both sides still have ground forces. */
function joined({ now, fighters }: Context, a: Left, b: Left): Left {
  const isContested = a.some((hits, piece) => hits > 0 && piece >= fighters) && b.some((hits) => hits > 0);
  if (!isContested || fighters === now.fighters) return a;
  return Uint8Array.from(a, (hits, piece) => (piece >= now.fighters && piece < fighters ? 1 : hits));
}

/** The rounds from the next one on, as long as they differ. */
function roundsOf(
  context: Context,
  invaders: readonly { readonly kind: string }[],
  garrison: readonly { readonly kind: string }[],
): Fight['rounds'] {
  const { g, now, conducts, battle } = context;
  const payable = now.round + Number(now.isBegun === true);
  const funded = (role: 'attacker' | 'defender'): number => fundedOf(g, battle[role], conducts[role]);
  const rolling = (
    role: 'attacker' | 'defender',
    pieces: readonly { readonly kind: string }[],
    round: number,
  ): Rolling => {
    const seat = battle[role];
    const at: Engagement = { ...battle, kind: 'invasion combat', round };
    const isPaid = round >= payable && round < payable + funded(role);
    const game = isPaid ? withFunding(g, seat, at) : g;
    const volleys = new Map<string, Volley>();
    for (const { kind } of pieces)
      if (!volleys.has(kind)) volleys.set(kind, volleyOf(game, aboutUnit(at, seat, kind as UnitId)));
    const rerolls = role === 'attacker' && hasGeneral(g, seat, now.planet) ? GENERAL : 0;
    return { volleys: pieces.map(({ kind }) => volleys.get(kind) as Volley), rerolls };
  };
  const most = Math.max(funded('attacker'), funded('defender'));
  const last = Math.max(now.round + 1, 2, most > 0 ? payable + most : 0);
  const rounds: FightRound[] = [];
  for (let round = now.round; round <= last; round++)
    rounds.push({ a: rolling('attacker', invaders, round), b: rolling('defender', garrison, round) });
  return condensed(rounds);
}

/** Dice that an invading General has rolled anew, each round. */
export const GENERAL = 2;

export const hasGeneral = (g: G, seat: Seat, planet: PlanetId): boolean =>
  hasLeaderOn(g, seat, planet, 'general') && !isAblated('leader', 'general.reroll');

/** Who has Dacxive Animators. */
const animatorsOf = (g: G, { seat, defender }: Invasion) => ({
  a: hasTechnology(g, seat, 'dacxiveAnimators'),
  b: defender !== NOBODY && hasTechnology(g, defender, 'dacxiveAnimators'),
});

const RAISED: Volley = { dice: 1, hitOn: 6 };

/** Dacxive Animators: of all ground forces that fell in the rounds, on both sides, the winner gets those that roll 6 or more. */
function withAnimators({ fight }: Invasion, has: { a: boolean; b: boolean }, now: InvasionStanding): BattleOdds {
  const sides = sidesOf(fight);
  // Hits on the table count as well, where they were scored in a round.
  const isInRound = now.ahead.length === 0 && now.round > 1;
  const endings: Ending[] = [];
  let rounds = 0;
  for (const cell of opened(fight, sides)) {
    const fought = foughtOut(fight, sides, [{ ...cell, p: 1 }]);
    rounds += cell.p * fought.rounds;
    for (const ended of fought.ended) {
      const first = isInRound ? { a: sides.a.start, b: sides.b.start } : cell;
      const killed = (now.killed ?? 0) + forcesLost(sides, first, ended);
      for (const ending of oddsOf(fight, sides, [ended], 0).endings) {
        const { winner } = ending;
        const share = { ...ending, p: cell.p * ended.p };
        if ((winner !== 'a' && winner !== 'b') || !has[winner] || killed === 0) endings.push(share);
        else
          for (const [raised, p] of hitDistribution([{ ...RAISED, count: killed }]).entries())
            endings.push({ ...share, p: share.p * p, [winner]: withForces(share[winner], raised) });
      }
    }
  }
  return oddsFrom(endings, rounds);
}

function forcesLost({ a, b }: Sides, from: Pick<Ended, 'a' | 'b'>, to: Pick<Ended, 'a' | 'b'>): number {
  const forces = (states: Sides['a'], state: number): number =>
    states.side.pieces.reduce(
      (sum, { kind }, piece) => (kind === 'groundForce' ? sum + (states.left(state)[piece] as number) : sum),
      0,
    );
  return forces(a, from.a) - forces(a, to.a) + forces(b, from.b) - forces(b, to.b);
}

const withForces = (survivors: Ending['a'], more: number): Ending['a'] => ({
  ...survivors,
  left: { ...survivors.left, groundForce: (survivors.left.groundForce ?? 0) + more },
});

/** Of these ships, those that could bombard the planet once ground forces have landed there. */
export function bombardersOf(g: G, seat: Seat, planet: PlanetId, ships: readonly FrozenShip[]): UnitCounts {
  const { owner, groundForces } = planetOf(g, planet);
  const counts: Partial<Record<UnitId, number>> = {};
  if (groundForces === 0 || owner === NOBODY) return counts;
  for (const { id: ship, type: unit } of ships.filter(bombards))
    if (mayBombard(g, { seat, ship, unit, planet, landed: true }) === null) counts[unit] = (counts[unit] ?? 0) + 1;
  return counts;
}
