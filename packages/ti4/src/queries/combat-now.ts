// A combat as it stands in the middle of its sequence: which round is rolled next, which hits are scored and not yet taken, who
// leaves. For the page, for odds from here on, and for bots.
import type { Frame } from '@custodian/kernel';
import type { PlanetId } from '../facts/index.ts';
import type { Combat, G, Game, Seat } from '../game.ts';
import { NOBODY } from '../game.ts';
import type { HitPlan } from '../plans/combat.ts';
import type { DiceGroup } from './dice.ts';
import type { HitPool } from './hits.ts';
import { dieHits } from './values.ts';

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
}

interface Vars {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly system: string;
  readonly planet?: PlanetId;
  readonly round?: number;
  readonly rolled?: { readonly attacker?: { readonly hits: number }; readonly defender?: { readonly hits: number } };
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
  const onTable = hitsOnTable(g, inner);
  const withRoll = (who: 'attacker' | 'defender') => ({ ...scored, [who]: onTable });

  switch (frame.at) {
    case 'combat begins':
    case 'next round':
    case 'combat round begins':
      return now({ barrage: kind === 'space combat' && round <= 1 });
    case 'attacker rolls the barrage':
    case 'defender rolls the barrage':
      return now({ barrage: true });
    case 'anti-fighter barrage':
      return now(taking(g, inner, attacker) ?? {});
    case 'after the barrage':
    case 'defender announces a retreat':
    case 'attacker announces a retreat':
    case 'retreat announced':
      return now({});
    case 'attacker rolls dice':
      return now({ pending: withRoll('defender') });
    case 'defender rolls dice':
      return now({ round: round + 1, pending: withRoll('attacker') });
    case 'both have rolled':
      return now({ round: round + 1, pending: scored });
    case 'assign hits':
      return now({ round: round + 1, ...(taking(g, inner, attacker) ?? { pending: scored }) });
    case 'hits assigned':
    case 'retreat':
      return now({ round: round + 1 });
    case 'combat round ends':
      return now({ round: round + 1 });
    default:
      return null;
  }
}

/** Hits of dice that lie on the table, with what was rolled again in their window. */
function hitsOnTable(g: G, inner: readonly Frame[]): number {
  const roll = innermost(inner, ({ run }) => run === 'roll dice');
  if (roll === undefined) return 0;
  const window = innermost(inner, ({ run, v }) => run === 'window' && (v as { name?: string }).name === 'dice rolled');
  const about = ((window?.v as { about?: Rolled } | undefined)?.about ?? roll.v) as Rolled;
  let hits = 0;
  for (const { unit, need, bonus, rolls } of about.groups)
    for (const result of rolls) hits += dieHits(g, { ...about, unit, need, bonus, result });
  return hits;
}

type Rolled = Parameters<typeof dieHits>[1] & { readonly groups: readonly DiceGroup[] };

/** What the sides have still to take in the innermost assignment of hits. Units that are to be destroyed are gone already. */
function taking(g: Game, inner: readonly Frame[], attacker: Seat): Pick<CombatNow, 'pending' | 'game'> | null {
  const frame = innermost(inner, ({ run }) => run === 'assign hits');
  if (frame === undefined) return null;
  const { pools, plans = [] } = frame.v as { pools: readonly HitPool[]; plans?: readonly (HitPlan | null)[] };
  const pending = { attacker: 0, defender: 0 };
  const doomed = new Set<number>();
  const isOver = frame.at === 'losses';
  pools.forEach((pool, i) => {
    const plan = plans[i] ?? null;
    if (plan === null && !isOver) pending[pool.seat === attacker ? 'attacker' : 'defender'] += pool.hits;
    for (const id of plan?.destroy ?? []) doomed.add(id);
  });
  return { pending, game: without(g, pools[0]?.system, doomed) };
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
