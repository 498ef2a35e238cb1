// A combat as it stands in the middle of its sequence: which round is rolled next, which hits are scored and not yet taken, who
// leaves. For the page, for odds from here on, and for bots.
import type { Frame } from '@custodian/kernel';
import type { PlanetId, UnitTypeId } from '../facts/index.ts';
import type { Combat, G, Game, Seat } from '../game.ts';
import { NOBODY } from '../game.ts';
import type { HitPlan } from '../plans/combat.ts';
import type { DiceGroup } from './dice.ts';
import type { First, HitPool } from './hits.ts';
import { aimedAt, dieHits } from './values.ts';

export interface CombatNow {
  readonly kind: Combat['kind'];
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly system: string;
  readonly planet?: PlanetId;
  /** The round that is rolled next. */
  readonly round: number;
  /** The barrage of the first round is still to come. */
  readonly barrage: boolean;
  /** Hits that each side has still to take. */
  readonly pending: { readonly attacker: number; readonly defender: number };
  /** Who has announced a retreat that nobody has prevented; NOBODY otherwise. */
  readonly leaving: Seat;
  /** The game without units whose loss is decided. */
  readonly game: Game;
  /** Of the pending hits, those that go to certain types first. */
  readonly first?: { readonly attacker?: First; readonly defender?: First };
  /** What follows once both have taken their hits is still to come in this round. */
  readonly unrepaired?: boolean;
  /** The start of the round is still to come, or goes on: what happens by itself, what was used ('0 ability:ambush'), by whom last. */
  readonly ahead?: { readonly forced: boolean; readonly used: readonly string[]; readonly last?: Seat };
  /** The attacker's dice lie on the table, and the defender's are still to be rolled. */
  readonly rolled?: {
    readonly all: readonly { readonly p: number; readonly hits: number; readonly bound: number }[];
    readonly types: readonly UnitTypeId[];
  };
}

interface Scored {
  readonly hits: number;
  readonly first?: First;
}

interface Vars {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly system: string;
  readonly planet?: PlanetId;
  readonly round?: number;
  readonly rolled?: { readonly attacker?: Scored; readonly defender?: Scored };
  readonly leaving?: Seat;
  readonly prevented?: boolean;
}

const innermost = (frames: readonly Frame[], is: (frame: Frame) => boolean): Frame | undefined =>
  frames.filter(is).at(-1);

/** The combat that is being fought; null when there is none, or when its last dice are rolled and taken. */
export function combatNow(g: Game, stack: readonly Frame[]): CombatNow | null {
  const frame = innermost(stack, ({ run }) => run === 'space combat' || run === 'ground combat');
  if (frame === undefined) return null;
  const inner = stack.slice(stack.indexOf(frame) + 1);
  const { attacker, defender, system, planet, round = 0, rolled = {}, leaving = NOBODY, prevented } = frame.v as Vars;
  const kind = frame.run as Combat['kind'];
  const now = (standing: Partial<CombatNow>): CombatNow => ({
    kind,
    attacker,
    defender,
    system,
    ...(planet === undefined ? {} : { planet }),
    round: Math.max(1, round),
    barrage: false,
    pending: { attacker: 0, defender: 0 },
    leaving: prevented === true ? NOBODY : leaving,
    game: g,
    ...standing,
  });
  const scored = {
    attacker: rolled.defender?.hits ?? 0,
    defender: rolled.attacker?.hits ?? 0,
  };
  const first = {
    ...(rolled.defender?.first !== undefined && { attacker: rolled.defender.first }),
    ...(rolled.attacker?.first !== undefined && { defender: rolled.attacker.first }),
  };
  const onTable = hitsOnTable(g, inner);

  switch (frame.at) {
    case 'combat begins':
    case 'next round':
      return now({ barrage: kind === 'space combat' && round <= 1, ahead: { forced: true, used: [] } });
    case 'combat round begins':
      return now({
        barrage: kind === 'space combat' && round <= 1,
        ahead: { forced: false, ...usedIn(inner, 'combat round begins') },
        ...taking(g, inner, attacker),
      });
    case 'attacker rolls the barrage':
    case 'defender rolls the barrage':
      return now({ barrage: true });
    case 'anti-fighter barrage':
      return now({ ...taking(g, inner, attacker) });
    case 'after the barrage':
    case 'defender announces a retreat':
    case 'attacker announces a retreat':
    case 'retreat announced':
      return now({});
    case 'attacker rolls dice': {
      const { hits, bound, types } = onTable;
      return now({ pending: { attacker: 0, defender: hits }, rolled: { all: [{ p: 1, hits, bound }], types } });
    }
    case 'defender rolls dice': {
      const { hits, bound, types } = onTable;
      const own = bound > 0 ? { ...first, attacker: { hits: bound, types } } : first;
      return now({ round: round + 1, pending: { ...scored, attacker: hits }, first: own, unrepaired: true });
    }
    case 'both have rolled':
      return now({ round: round + 1, pending: scored, first, unrepaired: true });
    case 'assign hits':
      return now({ round: round + 1, unrepaired: true, ...(taking(g, inner, attacker) ?? { pending: scored, first }) });
    case 'hits assigned':
    case 'retreat':
      return now({ round: round + 1 });
    case 'combat round ends':
      return now({ round: round + 1, ...taking(g, inner, attacker) });
    default:
      return null;
  }
}

/** Hits of dice that lie on the table, with what was rolled again in their window. */
function hitsOnTable(
  g: G,
  inner: readonly Frame[],
): { readonly hits: number; readonly bound: number; readonly types: readonly UnitTypeId[] } {
  const roll = innermost(inner, ({ run }) => run === 'roll dice');
  if (roll === undefined) return { hits: 0, bound: 0, types: [] };
  const window = innermost(inner, ({ run, v }) => run === 'window' && (v as { name?: string }).name === 'dice rolled');
  const about = ((window?.v as { about?: Rolled } | undefined)?.about ?? roll.v) as Rolled;
  let hits = 0;
  let bound = 0;
  let types: readonly UnitTypeId[] = [];
  for (const { unit, need, bonus, rolls } of about.groups) {
    const aimed = aimedAt(g, { ...about, unit, role: 'attacker' });
    if (aimed !== null) types = aimed;
    for (const result of rolls) {
      const scored = dieHits(g, { ...about, unit, need, bonus, result });
      hits += scored;
      if (aimed !== null) bound += scored;
    }
  }
  return { hits, bound, types };
}

/** What was used in a window that is open ('0 ability:ambush'), and by whom last. */
function usedIn(inner: readonly Frame[], name: string): { readonly used: readonly string[]; readonly last?: Seat } {
  const frame = inner.find(({ run, v }) => run === 'window' && (v as { name?: string }).name === name);
  const { used = [], last = null } = (frame?.v ?? {}) as { used?: readonly string[]; last?: Seat | null };
  return last === null ? { used } : { used, last };
}

type Rolled = Parameters<typeof dieHits>[1] & { readonly groups: readonly DiceGroup[] };

/** What the sides have still to take in the innermost assignment of hits. Units that are to be destroyed are gone already. */
function taking(
  g: Game,
  inner: readonly Frame[],
  attacker: Seat,
): Pick<CombatNow, 'pending' | 'game' | 'first'> | null {
  const frame = innermost(inner, ({ run }) => run === 'assign hits');
  if (frame === undefined) return null;
  const { pools, plans = [] } = frame.v as { pools: readonly HitPool[]; plans?: readonly (HitPlan | null)[] };
  const pending = { attacker: 0, defender: 0 };
  const first: { attacker?: First; defender?: First } = {};
  const doomed = new Set<number>();
  const isOver = frame.at === 'losses';
  pools.forEach((pool, i) => {
    const plan = plans[i] ?? null;
    if (plan === null && !isOver) {
      const role = pool.seat === attacker ? 'attacker' : 'defender';
      pending[role] += pool.hits;
      if (pool.first !== undefined) first[role] = pool.first;
    }
    for (const id of plan?.destroy ?? []) doomed.add(id);
  });
  return { pending, first, game: without(g, pools[0]?.system, doomed) };
}

function without(g: Game, system: string | undefined, ids: ReadonlySet<number>): Game {
  if (ids.size === 0) return g;
  const systems = g.systems.map((at) =>
    at.id === system
      ? {
          ...at,
          space: at.space.filter((u) => !ids.has(u.id)),
          planets: at.planets.map((p) => ({ ...p, units: p.units.filter((u) => !ids.has(u.id)) })),
        }
      : at,
  );
  return { ...g, systems };
}

/** Hits that a seat has to take at this moment, whatever they come from; null where it has none to take. */
export function hitsPending(stack: readonly Frame[], seat: Seat): HitPool | null {
  const frame = innermost(stack, ({ run }) => run === 'assign hits');
  const { pools = [] } = (frame?.v ?? {}) as { pools?: readonly HitPool[] };
  return pools.find((pool) => pool.seat === seat) ?? null;
}
