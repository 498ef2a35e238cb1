// How far a battle has come, read from the frames of the game: which shots are still to be fired, which round is next, and
// which hits have been scored but not taken. For the odds from here on.
import type { Volley } from '@custodian/galaxy';
import { hits as hitsOf } from '@custodian/galaxy';
import type { Frame } from '@custodian/kernel';
import type { PlanetId, ShipType } from '../../content/facts/index.ts';
import type { G, Game, Seat } from '../../game.ts';
import type { DiceGroup } from '../battle.ts';
import { planetOf, systemOf } from '../board.ts';
import { fightersIn } from '../fleet.ts';
import { leadersLast } from '../leaders.ts';
import { shotsBeforeBattle } from '../shots.ts';
import type { Meeting } from './fleet.ts';
import type { InvasionShot, InvasionStanding } from './ground.ts';
import { beforeGroundCombat, GENERAL, hasGeneral } from './ground.ts';
import type { BattleStanding, Shot } from './space.ts';
import { beforeTheBattle } from './space.ts';

export type BattleNow =
  | (BattleStanding & Meeting & { readonly kind: 'space'; readonly game: Game })
  | (InvasionStanding & { readonly kind: 'ground'; readonly defender: Seat; readonly system: string });

/** The innermost battle that is still being fought, or that PDS fire has begun; null when there is none. */
export function battleNow(g: Game, stack: readonly Frame[]): BattleNow | null {
  const frame = innermost(stack, ({ run }) => ['space battle', 'fight for a planet', 'pds fire'].includes(run));
  if (frame === undefined) return null;
  const inner = stack.slice(stack.indexOf(frame) + 1);
  if (frame.run === 'pds fire') return pdsNow(g, frame, inner);
  return frame.run === 'space battle' ? spaceNow(g, frame, inner) : groundNow(g, frame, inner);
}

const innermost = (frames: readonly Frame[], is: (frame: Frame) => boolean): Frame | undefined =>
  frames.filter(is).at(-1);

interface SpaceVars extends Meeting {
  readonly round?: number;
  readonly leaving?: Seat;
  readonly hits?: Readonly<Record<string, number>>;
}

/** Makes standings of one meeting. */
function standingOf(g: Game, meeting: Meeting, inner: readonly Frame[]) {
  const now = (standing: Partial<BattleStanding>, game: Game = g): BattleNow => ({
    kind: 'space',
    ...meeting,
    ...beforeTheBattle,
    ahead: [],
    ...standing,
    game,
  });
  /** Ships whose loss is decided are gone as far as the odds are concerned. */
  const after = (standing: Partial<BattleStanding>, scored: Readonly<Record<string, number>>): BattleNow => {
    const { attacker, defender, system } = meeting;
    const taking = takingHits(inner);
    const pending = { attacker: scored[defender] ?? 0, defender: scored[attacker] ?? 0 };
    if (taking === null) return now({ ...standing, pending });
    const side = taking.seat === attacker ? 'attacker' : 'defender';
    return now({ ...standing, pending: { ...pending, [side]: taking.hits } }, without(g, system, taking.doomed));
  };
  return { now, after };
}

const shotsAfter = (step: Shot): readonly Shot[] =>
  beforeTheBattle.ahead.slice(beforeTheBattle.ahead.indexOf(step) + 1);

function spaceNow(g: Game, frame: Frame, inner: readonly Frame[]): BattleNow | null {
  const { attacker, defender, system, round = 0, leaving: leaver = -1, hits = {} } = frame.v as SpaceVars;
  const meeting = { attacker, defender, system };
  const { now, after } = standingOf(g, meeting, inner);
  const leaving = (when: 'now' | 'after a round'): Pick<BattleStanding, 'leaving'> =>
    leaver < 0 ? {} : { leaving: { role: leaver === attacker ? 'attacker' : 'defender', when } };

  switch (frame.at) {
    case 'fleet attacked':
    case 'before space battle':
    case 'open war':
      return now({ ahead: beforeTheBattle.ahead });
    case 'before the battle': {
      const step = inner.find(({ run }) => run === 'before the battle')?.at ?? '';
      const exchange = inner.find(({ run }) => run === 'exchange fire');
      if (step === 'shots before battle') {
        const hasStruck = usedIn(inner, 'shots before battle', 'agenda:ministerOfWar');
        return after({ ahead: hasStruck ? shotsAfter(step) : beforeTheBattle.ahead }, {});
      }
      if (!(shotsBeforeBattle as readonly string[]).includes(step)) return now({});
      const ahead = shotsAfter(step as Shot);
      const rolled = rolledHits(inner);
      if (step === 'anti-fighter barrage') return now({ ahead }, withoutFighters(g, meeting, rolled ?? {}));
      return after({ ahead }, rolled ?? openHits(exchange, attacker, defender));
    }
    case 'next round':
    case 'before combat round':
      return now({ round: Math.max(1, round) });
    case 'announce withdrawal':
      return now({ round: Math.max(1, round), isBegun: true });
    case 'announce retreat':
      return now({ round: Math.max(1, round), isBegun: true, ...leaving('after a round') });
    case 'roll combat dice':
      return after({ round: round + 1, ...leaving('now') }, rolledHits(inner) ?? {});
    case 'attacker removes casualties':
    case 'defender removes casualties':
      return after({ round: round + 1, ...leaving('now') }, openHits({ ...frame, v: { hits } }, attacker, defender));
    case 'execute retreat':
      return now({ round: round + 1, ...leaving('now') });
    case 'once more':
      return now({ round: round + 1 });
    default:
      return null;
  }
}

interface PdsVars {
  /** The active player. */
  readonly seat: Seat;
  readonly systems: readonly string[];
  readonly owners?: readonly Seat[];
  readonly shots?: readonly { readonly target: Seat }[];
  readonly hits?: number;
}

/** Before a space battle, where there will be one. */
function pdsNow(g: Game, frame: Frame, inner: readonly Frame[]): BattleNow | null {
  const { seat: attacker, systems, owners = [], shots = [], hits = 0 } = frame.v as PdsVars;
  const [system] = systems;
  if (system === undefined || systems.length > 1) return null;
  const ships = systemOf(g, system).ships;
  const defender = ships.find(({ owner }) => owner !== attacker)?.owner;
  if (defender === undefined || !ships.some(({ owner }) => owner === attacker)) return null;
  const { now, after } = standingOf(g, { attacker, defender, system }, inner);
  const ahead: readonly Shot[] = ['pds', ...beforeTheBattle.ahead];
  const [owner = -1, ...armed] = owners;
  const standing = { ahead, armed, isPending: 'pds' } as const;
  switch (frame.at) {
    case 'fire':
      return now({ ahead, armed: owners });
    case 'roll for one target':
    case 'remove casualties': {
      const scored = rolledHits(inner)?.[owner] ?? hits;
      const target = shots[0]?.target;
      if (target === attacker) return after(standing, { [defender]: scored });
      return after(standing, target === defender ? { [attacker]: scored } : {});
    }
    default:
      return now(standing);
  }
}

/** Hits of a roll that lies on the table, after what was rolled again in its window. */
function rolledHits(inner: readonly Frame[]): Record<string, number> | null {
  const rolled = rolledDice(inner);
  if (rolled === null) return null;
  const scored: Record<string, number> = {};
  for (const group of rolled.groups) scored[group.seat] = (scored[group.seat] ?? 0) + hitsOf(group);
  for (const { seat, hits } of rolled.cancelled ?? []) scored[seat] = Math.max(0, (scored[seat] ?? 0) - hits);
  return scored;
}

interface Rolled {
  readonly groups: readonly DiceGroup[];
  readonly cancelled?: readonly { readonly seat: Seat; readonly hits: number }[];
}

function rolledDice(inner: readonly Frame[]): Rolled | null {
  const roll = innermost(inner, ({ run }) => run === 'roll dice');
  if (roll === undefined) return null;
  return ((windowIn(inner, 'dice rolled')?.v as { about?: Rolled } | undefined)?.about ?? roll.v) as Rolled;
}

const windowIn = (inner: readonly Frame[], name: string): Frame | undefined =>
  innermost(inner, ({ run, v }) => run === 'window' && (v as { name?: string }).name === name);

/** Has a component been used in the window that is open? */
const usedIn = (inner: readonly Frame[], window: string, component: string): boolean =>
  ((windowIn(inner, window)?.v as { used?: readonly string[] } | undefined)?.used ?? []).some((use) =>
    use.includes(component),
  );

/** Hits of an exchange that have not been taken: the attacker takes his first. */
function openHits(exchange: Frame | undefined, attacker: Seat, defender: Seat): Record<string, number> {
  const { hits = {} } = (exchange?.v ?? {}) as { hits?: Readonly<Record<string, number>> };
  const onAttacker = exchange?.at === 'attacker removes casualties' ? (hits[defender] ?? 0) : 0;
  return { [defender]: onAttacker, [attacker]: hits[attacker] ?? 0 };
}

/** What the fleet that is taking hits has still to take; ships whose loss has been decided are doomed. */
function takingHits(inner: readonly Frame[]): { seat: Seat; hits: number; doomed: readonly number[] } | null {
  const taking = innermost(inner, ({ run }) => run === 'take hits');
  if (taking === undefined) return null;
  const { seat, hits, destroy = [] } = taking.v as { seat: Seat; hits: number; destroy?: readonly number[] };
  return taking.at === 'assign hits' ? { seat, hits, doomed: [] } : { seat, hits: 0, doomed: destroy };
}

function without(g: Game, system: string, ships: readonly number[]): Game {
  if (ships.length === 0) return g;
  const systems = g.systems.map((at) =>
    at.id === system ? { ...at, ships: at.ships.filter((ship) => !ships.includes(ship.id)) } : at,
  );
  return { ...g, systems };
}

/** Fighters that a barrage on the table removes. */
function withoutFighters(
  g: Game,
  { attacker, defender, system }: Meeting,
  scored: Readonly<Record<string, number>>,
): Game {
  const at = systemOf(g, system);
  const lost = (seat: Seat, hits: number): number[] =>
    leadersLast(g, fightersIn(at, seat))
      .slice(0, hits)
      .map((ship) => ship.id);
  return without(g, system, [...lost(attacker, scored[defender] ?? 0), ...lost(defender, scored[attacker] ?? 0)]);
}

interface GroundVars {
  readonly seat: Seat;
  readonly enemy?: Seat;
  readonly system: string;
  readonly planet: PlanetId;
  readonly ships: readonly number[];
  readonly fighters?: number;
  readonly round?: number;
  readonly hits?: Readonly<Record<string, number>>;
  readonly killed?: number;
}

const shotsFrom = (shot: InvasionShot): readonly InvasionShot[] =>
  beforeGroundCombat.slice(beforeGroundCombat.indexOf(shot));

function groundNow(g: G, frame: Frame, inner: readonly Frame[]): BattleNow | null {
  const {
    seat,
    enemy = -1,
    system,
    planet,
    ships,
    round = 0,
    hits = {},
    killed = 0,
    fighters: joining,
  } = frame.v as GroundVars;
  const { groundForces = 0, fighters = 0 } = planetOf(g, planet).invaders ?? {};
  const bombarding: Partial<Record<ShipType, number>> = {};
  for (const ship of systemOf(g, system).ships)
    if (ships.includes(ship.id)) bombarding[ship.type] = (bombarding[ship.type] ?? 0) + 1;
  const now = (standing: Partial<InvasionStanding>): BattleNow => ({
    kind: 'ground',
    seat,
    defender: enemy,
    system,
    planet,
    groundForces,
    fighters,
    ...(joining !== undefined && { joining }),
    bombarding,
    ahead: [],
    round: Math.max(1, round),
    pending: { attacker: 0, defender: 0 },
    killed,
    ...standing,
  });
  const pending = (scored: Readonly<Record<string, number>>) => ({
    attacker: scored[enemy] ?? 0,
    defender: scored[seat] ?? 0,
  });

  switch (frame.at) {
    case 'invasion begins':
    case 'before invasion combat':
    case 'open war': {
      const hasConverted = usedIn(inner, 'before invasion combat', 'ability:yin.conversion');
      return now({ ahead: shotsFrom(hasConverted ? 'bombardment' : 'conversion') });
    }
    case 'bombardment': {
      const rolled = rolledHits(inner);
      if (rolled === null) return now({ ahead: shotsFrom('bombardment') });
      return now({ ahead: shotsFrom('PDS fire'), pending: pending(rolled) });
    }
    case 'PDS fire':
      return now({ ahead: shotsFrom('fighters join'), pending: pending(rolledHits(inner) ?? {}) });
    case 'PDS casualties':
      return now({ ahead: shotsFrom('fighters join'), pending: pending(hits) });
    case 'fighters join':
      return now({ ahead: shotsFrom('fighters join') });
    case 'next round':
    case 'before combat round':
      return now({});
    case 'roll combat dice':
      return now({
        round: round + 1,
        pending: pending(rolledHits(inner) ?? {}),
        rolledAnew: generalsDice(g, seat, planet, inner),
      });
    case 'invader removes casualties':
      return now({ round: round + 1, pending: pending(hits) });
    case 'defender removes casualties':
      return now({ round: round + 1, pending: { attacker: 0, defender: hits[seat] ?? 0 } });
    default:
      return null;
  }
}

/** Dice on the table that missed and that the invader's General will have rolled anew, the likeliest to hit. */
function generalsDice(g: G, seat: Seat, planet: PlanetId, inner: readonly Frame[]): Volley[] {
  if (!hasGeneral(g, seat, planet)) return [];
  const isChoosing = inner.some(({ run }) => run === 'general re-roll');
  if (!isChoosing && usedIn(inner, 'dice rolled', 'leader:general.reroll')) return [];
  return (rolledDice(inner)?.groups ?? [])
    .filter((group) => group.seat === seat && group.final !== true)
    .flatMap(({ rolls, need, bonus }) =>
      rolls.filter((roll) => roll + bonus < need).map(() => ({ dice: 1, hitOn: need - bonus })),
    )
    .sort((x, y) => x.hitOn - y.hitOn)
    .slice(0, GENERAL);
}
