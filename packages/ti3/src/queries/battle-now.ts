// How far a battle has come, read from the frames of the game: which shots are still to be fired, which round is next, and
// which hits have been scored but not taken. For the odds from here on.
import { hits as hitsOf } from '@custodian/galaxy';
import type { Frame } from '@custodian/kernel';
import type { PlanetId, ShipType } from '../content/facts/index.ts';
import type { G, Game, Seat } from '../game.ts';
import type { DiceGroup } from './battle.ts';
import { planetOf, systemOf } from './board.ts';
import { fightersIn } from './fleet.ts';
import type { InvasionStanding } from './invasion-odds.ts';
import type { BattleStanding, Meeting } from './odds.ts';
import { beforeTheBattle } from './odds.ts';
import { shotsBeforeBattle } from './shots.ts';

export type BattleNow =
  | (BattleStanding & Meeting & { readonly kind: 'space'; readonly leaving: boolean; readonly game: Game })
  | (InvasionStanding & { readonly kind: 'ground'; readonly defender: Seat; readonly system: string });

/** The innermost battle that is still being fought; null when there is none. */
export function battleNow(g: Game, stack: readonly Frame[]): BattleNow | null {
  const frame = innermost(stack, ({ run }) => run === 'space battle' || run === 'fight for a planet');
  if (frame === undefined) return null;
  const inner = stack.slice(stack.indexOf(frame) + 1);
  return frame.run === 'space battle' ? spaceNow(g, frame, inner) : groundNow(g, frame, inner);
}

const innermost = (frames: readonly Frame[], is: (frame: Frame) => boolean): Frame | undefined =>
  frames.filter(is).at(-1);

interface SpaceVars extends Meeting {
  readonly round?: number;
  readonly leaving?: Seat;
  readonly hits?: Readonly<Record<string, number>>;
}

function spaceNow(g: Game, frame: Frame, inner: readonly Frame[]): BattleNow | null {
  const { attacker, defender, system, round = 0, leaving = -1, hits = {} } = frame.v as SpaceVars;
  const meeting = { attacker, defender, system };
  const now = (standing: Partial<BattleStanding>, game: Game = g): BattleNow => ({
    kind: 'space',
    ...meeting,
    ...beforeTheBattle,
    ahead: [],
    ...standing,
    leaving: leaving >= 0,
    game,
  });
  /** Ships whose loss is decided are gone as far as the odds are concerned. */
  const after = (standing: Partial<BattleStanding>, scored: Readonly<Record<string, number>>): BattleNow => {
    const taking = takingHits(inner);
    const pending = { attacker: scored[defender] ?? 0, defender: scored[attacker] ?? 0 };
    if (taking === null) return now({ ...standing, pending });
    const side = taking.seat === attacker ? 'attacker' : 'defender';
    return now({ ...standing, pending: { ...pending, [side]: taking.hits } }, without(g, system, taking.doomed));
  };

  switch (frame.at) {
    case 'fleet attacked':
    case 'before space battle':
    case 'open war':
      return now({ ahead: shotsBeforeBattle });
    case 'before the battle': {
      const before = inner.find(({ run }) => run === 'before the battle');
      const exchange = inner.find(({ run }) => run === 'exchange fire');
      const step = (shotsBeforeBattle as readonly string[]).indexOf(before?.at ?? '');
      if (before?.at === 'shots before battle') return now({ ahead: shotsBeforeBattle });
      if (step < 0) return now({});
      const ahead = shotsBeforeBattle.slice(step + 1);
      const rolled = rolledHits(inner);
      if (before?.at === 'anti-fighter barrage') return now({ ahead }, withoutFighters(g, meeting, rolled ?? {}));
      return after({ ahead }, rolled ?? openHits(exchange, attacker, defender));
    }
    case 'next round':
    case 'before combat round':
    case 'announce withdrawal':
    case 'announce retreat':
      return now({ round: Math.max(1, round) });
    case 'roll combat dice':
      return after({ round: round + 1 }, rolledHits(inner) ?? {});
    case 'attacker removes casualties':
    case 'defender removes casualties':
      return after({ round: round + 1 }, openHits({ ...frame, v: { hits } }, attacker, defender));
    case 'execute retreat':
    case 'once more':
      return now({ round: round + 1 });
    default:
      return null;
  }
}

/** Hits of a roll that lies on the table, after what was rolled again in its window. */
function rolledHits(inner: readonly Frame[]): Record<string, number> | null {
  const roll = innermost(inner, ({ run }) => run === 'roll dice');
  if (roll === undefined) return null;
  const window = innermost(inner, ({ run, v }) => run === 'window' && (v as { name?: string }).name === 'dice rolled');
  const { groups, cancelled = [] } = ((window?.v as { about?: Rolled } | undefined)?.about ?? roll.v) as Rolled;
  const scored: Record<string, number> = {};
  for (const group of groups) scored[group.seat] = (scored[group.seat] ?? 0) + hitsOf(group);
  for (const { seat, hits } of cancelled) scored[seat] = Math.max(0, (scored[seat] ?? 0) - hits);
  return scored;
}

interface Rolled {
  readonly groups: readonly DiceGroup[];
  readonly cancelled?: readonly { readonly seat: Seat; readonly hits: number }[];
}

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
    fightersIn(at, seat)
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
  readonly round?: number;
  readonly hits?: Readonly<Record<string, number>>;
}

function groundNow(g: G, frame: Frame, inner: readonly Frame[]): BattleNow | null {
  const { seat, enemy = -1, system, planet, ships, round = 0, hits = {} } = frame.v as GroundVars;
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
    bombarding,
    ahead: [],
    round: Math.max(1, round),
    pending: { attacker: 0, defender: 0 },
    ...standing,
  });
  const pending = (scored: Readonly<Record<string, number>>) => ({
    attacker: scored[enemy] ?? 0,
    defender: scored[seat] ?? 0,
  });

  switch (frame.at) {
    case 'invasion begins':
    case 'before invasion combat':
    case 'open war':
      return now({ ahead: ['bombardment', 'PDS fire'] });
    case 'bombardment': {
      const rolled = rolledHits(inner);
      if (rolled === null) return now({ ahead: ['bombardment', 'PDS fire'] });
      return now({ ahead: ['PDS fire'], pending: pending(rolled) });
    }
    case 'PDS fire':
      return now({ pending: pending(rolledHits(inner) ?? {}) });
    case 'PDS casualties':
      return now({ pending: pending(hits) });
    case 'fighters join':
    case 'next round':
    case 'before combat round':
      return now({});
    case 'roll combat dice':
      return now({ round: round + 1, pending: pending(rolledHits(inner) ?? {}) });
    case 'invader removes casualties':
      return now({ round: round + 1, pending: pending(hits) });
    case 'defender removes casualties':
      return now({ round: round + 1, pending: { attacker: 0, defender: hits[seat] ?? 0 } });
    default:
      return null;
  }
}
