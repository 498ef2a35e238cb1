// How likely it is that a space battle is won, and what is left of both fleets: exactly, from any point of it, with PDS fire
// before it. What is not counted is named in left-out.ts.
import type { BattleOdds, Exchange, Fight, FightRound, Left, Rolling, Stage, Turn, Volley } from '@custodian/galaxy';
import { condensed, fightOdds } from '@custodian/galaxy';
import type { UnitId } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { Engagement, UnitCounts } from '../battle.ts';
import { aboutUnit, pdsInRange, roundOf, volleyOf } from '../battle.ts';
import { isElected } from '../council.ts';
import { orderOfPlay } from '../order.ts';
import { hasAbility, hasEffect, hasTechnology, playerOf } from '../players.ts';
import { retreatSystems } from '../retreat.ts';
import type { ShotBeforeBattle } from '../shots.ts';
import { firing, kindOfShot, shotsBeforeBattle } from '../shots.ts';
import type { Conduct, Conducts } from './conduct.ts';
import { fundedOf } from './conduct.ts';
import type { Fleet, Meeting } from './fleet.ts';
import { complying, countsLeft, fleetOf, rollingOf, shipsLeft } from './fleet.ts';

/** What comes before the rounds, called as the steps of the rules. */
export type Shot = 'pds' | 'shots before battle' | ShotBeforeBattle;

/** How far a battle has come. */
export interface BattleStanding {
  /** Still to come before the first round. */
  readonly ahead: readonly Shot[];
  /** Whose PDS have yet to fire; everybody's, unless said. */
  readonly armed?: readonly Seat[];
  /** The round whose dice are rolled next. */
  readonly round: number;
  /** What is announced before that round's dice has been announced. */
  readonly isBegun?: boolean;
  /** Hits scored that have not been taken yet. */
  readonly pending: { readonly attacker: number; readonly defender: number };
  /** They are of PDS: once they are taken, fleets keep to their limits. */
  readonly isPending?: 'pds';
  /** Who has said that he goes: after the next dice, or once the hits on the table are taken. */
  readonly leaving?: { readonly role: 'attacker' | 'defender'; readonly when: 'after a round' | 'now' };
}

const allShots = ['shots before battle', ...shotsBeforeBattle] as const;

export const beforeTheBattle: BattleStanding = { ahead: allShots, round: 1, pending: { attacker: 0, defender: 0 } };

/** Ships are still to move: PDS fire comes first. */
export const beforeMoving: BattleStanding = { ...beforeTheBattle, ahead: ['pds', ...allShots] };

/** Side a is the attacker, b the defender. */
export const spaceBattleOdds = (
  g: G,
  system: string,
  attacker: Seat,
  defender: Seat,
  now: BattleStanding = beforeTheBattle,
  conducts: Conducts = {},
): BattleOdds => fightOdds(spaceBattle(g, { attacker, defender, system }, now, conducts).fight);

export interface SpaceBattle {
  readonly fight: Fight;
  readonly attackers: Fleet;
  readonly defenders: Fleet;
}

/** The battle as something that can be reckoned. */
export function spaceBattle(g: G, meeting: Meeting, now: BattleStanding, conducts: Conducts = {}): SpaceBattle {
  const { attacker, defender, system } = meeting;
  const attackers = fleetOf(g, system, attacker, conducts.attacker);
  const defenders = fleetOf(g, system, defender, conducts.defender);
  const settles = { a: complying(g, system, attackers), b: complying(g, system, defenders) };
  const context: Context = { g, meeting, attackers, defenders, settles, conducts };
  const fight: Fight = {
    a: attackers.side,
    b: defenders.side,
    pending: { a: now.pending.attacker, b: now.pending.defender },
    stages: [...settling(context, now), ...now.ahead.flatMap((shot) => stagesOf(context, shot, now))],
    rounds: roundsOf(context, now),
    settles,
    mayLeave: { a: leavingOf(context, 'attacker'), b: leavingOf(context, 'defender') },
    ...leavesOf(conducts),
    ...(now.leaving && {
      leaving: { side: now.leaving.role === 'attacker' ? ('a' as const) : ('b' as const), when: now.leaving.when },
    }),
  };
  return { fight, attackers, defenders };
}

interface Context {
  readonly g: G;
  readonly meeting: Meeting;
  readonly attackers: Fleet;
  readonly defenders: Fleet;
  readonly settles: { readonly a: (left: Left) => Left; readonly b: (left: Left) => Left };
  readonly conducts: Conducts;
}

const settling = ({ settles }: Context, now: BattleStanding): Stage[] =>
  now.isPending === 'pds' ? [{ turn: (a, b) => [{ p: 1, a: settles.a(a), b: settles.b(b) }] }] : [];

function stagesOf(context: Context, shot: Shot, now: BattleStanding): Stage[] {
  if (shot === 'pds') return pdsFire(context, now.armed);
  if (shot === 'shots before battle') return [...mines(context), ...strikes(context)];
  const { attackers, defenders } = context;
  const stage: Exchange = { a: shotsOf(context, shot, attackers), b: shotsOf(context, shot, defenders) };
  if (shot !== 'anti-fighter barrage') return [stage];
  const isFighter =
    ({ ships }: Fleet) =>
    (piece: number) =>
      ships[piece]?.type === 'fighter';
  return [{ ...stage, at: { a: isFighter(attackers), b: isFighter(defenders) } }];
}

/** The others' PDS fire at the attacker, player by player; then his own at the defender. */
function pdsFire({ g, meeting, settles }: Context, armed?: readonly Seat[]): Stage[] {
  const { attacker, defender, system } = meeting;
  const enemies = orderOfPlay(g).filter((seat) => seat !== attacker);
  return [...enemies, attacker]
    .filter((seat) => armed === undefined || armed.includes(seat))
    .flatMap((seat): Stage[] => {
      const isOwn = seat === attacker;
      const volleys = pdsInRange(g, seat, system, isOwn ? defender : attacker).map(({ planet, pds }) => {
        const fire: Engagement = { kind: 'pds', attacker, defender: isOwn ? defender : seat, system, planet, round: 0 };
        return pdsVolley(g, fire, seat, pds);
      });
      if (volleys.length === 0) return [];
      const isForeign = !isOwn && seat !== defender;
      return [{ [isOwn ? 'a' : 'b']: () => volleys, settles, ...(isForeign && { unpaid: true as const }) }];
    });
}

/** PDS of one planet. The Graviton Laser System rolls every missed die again. */
export function pdsVolley(g: G, fire: Engagement, seat: Seat, pds: number): Volley {
  const volley = volleyOf(g, aboutUnit(fire, seat, 'pds'));
  return { ...volley, dice: volley.dice * pds, again: hasTechnology(g, seat, 'gravitonLaserSystem') };
}

const SURE = 1;

/** Minelayers played on the battle: a sure hit for each cruiser. */
function mines({ g, meeting, attackers, defenders }: Context): Stage[] {
  const laid = ({ seat, ships }: Fleet) =>
    hasEffect(g, 'action:minelayers', seat, meeting.system)
      ? (left: Left): Volley[] => [{ dice: countsLeft(ships, left).cruiser ?? 0, hitOn: SURE }]
      : null;
  const [a, b] = [laid(attackers), laid(defenders)];
  return [...(a === null ? [] : [{ a }]), ...(b === null ? [] : [{ b }])];
}

/** The Minister of War spends a counter for a hit. */
function strikes({ g, attackers, defenders, conducts }: Context): Stage[] {
  const isStriking = ({ seat }: Fleet, conduct: Conduct | undefined): boolean =>
    conduct?.strikes === true && isElected(g, 'ministerOfWar', seat) && playerOf(g, seat).strategyAllocation > 0;
  const strike = (): Volley[] => [{ dice: 1, hitOn: SURE }];
  if (isStriking(attackers, conducts.attacker)) return [{ a: strike }];
  return isStriking(defenders, conducts.defender) ? [{ b: strike }] : [];
}

/** What a fleet fires before the battle, from what is left of it. Whether there is anything to hit is looked at by itself. */
function shotsOf({ g, meeting }: Context, shot: ShotBeforeBattle, { seat, ships }: Fleet): (left: Left) => Volley[] {
  const engagement: Engagement = { ...meeting, kind: kindOfShot(shot), round: 0 };
  const volleys = new Map<UnitId, Volley>();
  return (left) => {
    const shooting: UnitCounts = firing(g, shot, seat, countsLeft(ships, left), ANY_ENEMY);
    return (Object.entries(shooting) as [UnitId, number][]).map(([unit, count]) => {
      const volley = volleys.get(unit) ?? volleyOf(g, aboutUnit(engagement, seat, unit));
      volleys.set(unit, volley);
      return { ...volley, dice: volley.dice * count };
    });
  };
}

const ANY_ENEMY = { fighter: 1 };

/** The rounds from the next one on, as long as they differ; the last one is fought again and again. */
function roundsOf(context: Context, now: BattleStanding): Fight['rounds'] {
  const { g, meeting, conducts } = context;
  const payable = now.round + Number(now.isBegun === true);
  const funded = Math.max(
    fundedOf(g, meeting.attacker, conducts.attacker),
    fundedOf(g, meeting.defender, conducts.defender),
  );
  const isGivingUp = conducts.attacker?.sacrifices === true || conducts.defender?.sacrifices === true;
  const last = Math.max(now.round + 1, 2, isGivingUp ? 3 : 0, funded > 0 ? payable + funded : 0);
  const rounds: FightRound[] = [];
  for (let round = now.round; round <= last; round++) {
    const turn = round === 2 && payable <= 2 && isGivingUp ? sacrifice(context) : undefined;
    const at: FightRound = {
      a: rolling(context, 'attacker', round, payable),
      b: rolling(context, 'defender', round, payable),
    };
    rounds.push(turn === undefined ? at : { ...at, begins: turn });
  }
  return condensed(rounds);
}

function rolling(context: Context, role: 'attacker' | 'defender', round: number, payable: number): Rolling {
  const { g, meeting, attackers, defenders, conducts } = context;
  const battle: Engagement = { ...meeting, kind: 'space battle', round };
  const isPaid = round >= payable && round < payable + fundedOf(g, meeting[role], conducts[role]);
  const game = isPaid ? withFunding(g, meeting[role], battle) : g;
  return rollingOf(game, role === 'attacker' ? attackers : defenders, battle);
}

/** The game as it is once a side has paid for a round. */
export function withFunding(g: G, seat: Seat, battle: Engagement): G {
  const effect = {
    source: 'ability:letnev.funding',
    seat,
    target: roundOf(battle),
    amount: 0,
    until: 'battle',
  } as const;
  return { ...g, effects: [...g.effects, effect] };
}

/** Before the second round the first ship to be lost is given up, and the dearest enemy is hit. */
function sacrifice({ g, attackers, defenders, conducts }: Context): Turn {
  const gives = (own: Fleet, conduct: Conduct | undefined): boolean =>
    conduct?.sacrifices === true && hasAbility(g, own.seat, 'yin.sacrifice');
  const strike = (own: Fleet, enemy: Fleet, left: Left, other: Left): readonly [Left, Left] => {
    const isMartyr = (piece: number): boolean => ['cruiser', 'destroyer'].includes(own.ships[piece]?.type ?? '');
    const martyr = own.side.takes(left, isMartyr);
    const target = dearestOf(enemy, other);
    if (martyr < 0 || target < 0) return [left, other];
    return [less(left, martyr), less(other, target)];
  };
  return (a, b) => {
    if (gives(attackers, conducts.attacker)) {
      const [own, other] = strike(attackers, defenders, a, b);
      return [{ p: 1, a: own, b: other }];
    }
    if (!gives(defenders, conducts.defender)) return [{ p: 1, a, b }];
    const [own, other] = strike(defenders, attackers, b, a);
    return [{ p: 1, a: other, b: own }];
  };
}

const less = (left: Left, piece: number): Left => Uint8Array.from(left, (hits, at) => (at === piece ? hits - 1 : hits));

/** The last to be lost, hit by hit. */
function dearestOf({ side }: Fleet, left: Left): number {
  let now = left;
  let last = -1;
  for (let piece = side.takes(now); piece >= 0; piece = side.takes(now)) {
    last = piece;
    now = less(now, piece);
  }
  return last;
}

function leavesOf({ attacker, defender }: Conducts): Pick<Fight, 'leaves'> {
  const a = attacker?.leavesBelow;
  const b = defender?.leavesBelow;
  if (a === undefined && b === undefined) return {};
  return { leaves: { ...(a !== undefined && { a: { below: a } }), ...(b !== undefined && { b: { below: b } }) } };
}

/** May the fleet go, from what is left of both? */
function leavingOf({ g, meeting, attackers, defenders }: Context, role: 'attacker' | 'defender') {
  const { attacker, defender, system } = meeting;
  const [seat, enemy] = role === 'attacker' ? [attacker, defender] : [defender, attacker];
  const known = new Map<string, boolean>();
  return (a: Left, b: Left): boolean => {
    const ships = [...shipsLeft(attackers.ships, a), ...shipsLeft(defenders.ships, b)];
    const led = g.leaders.filter((l) => l.place === 'ship' && ships.some(({ id }) => String(id) === l.at));
    const key = led.map(({ id }) => id).join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const systems = g.systems.map((at) => (at.id === system ? { ...at, ships } : at));
    const may = retreatSystems({ ...g, systems }, { seat, enemy, system, role }).length > 0;
    known.set(key, may);
    return may;
  };
}
