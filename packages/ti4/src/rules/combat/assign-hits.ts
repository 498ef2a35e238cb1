// Assigning hits, whatever they come from: some may be cancelled, units sustain damage one at a time and in turns, and then the
// owners name what is destroyed, all of it together. Each side says in one plan what sustains damage and what is lost; an
// answer to a use of Sustain Damage that takes a unit away lets that side say the rest anew.
import type { Plan } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { showCancelled } from '../../atoms/battle.ts';
import { noteSustained } from '../../atoms/combat.ts';
import { damageUnit } from '../../atoms/units.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Ti4 } from '../../game.ts';
import type { HitPlan } from '../../plans/combat.ts';
import { hitPlan } from '../../plans/combat.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { systemOf } from '../../queries/board.ts';
import type { Assigning, HitPool } from '../../queries/hits.ts';
import { assigning, randomHits, refuseHits, usualHits, withoutChoice } from '../../queries/hits.ts';
import { sustained } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { LostUnit } from '../windows.ts';
import { destroy } from './destroy.ts';
import type { TakingHits } from './sequences.ts';

export interface HitsTaken extends TakingHits {
  destroyed?: readonly LostUnit[];
}

export const takeHits: Sequence<'take hits'> = {
  rule: 'sustain damage',
  steps: {
    'assign hits': {
      call: 'assign hits',
      with: ({ v: { destroyed: _, settled, ...pool } }) =>
        settled === undefined ? { pools: [pool] } : { pools: [pool], settled },
      then: (x, { destroyed }) => {
        x.v.destroyed = destroyed;
      },
    },
  },
  gives: (x) => ({ destroyed: x.v.destroyed ?? [] }),
};

export interface AssignmentOfHits {
  pools: readonly HitPool[];
  readonly settled?: true;
  /** Whose turn it is: to cancel, to sustain damage, to lose units. */
  turn?: number;
  /** What each side has decided and not yet done; null: to be decided. */
  plans?: readonly (HitPlan | null)[];
  /** Who has just sustained damage. */
  used?: { readonly pool: number; readonly unit: LostUnit };
  /** How many units each side had before somebody could answer to it. */
  standing?: readonly number[];
  /** What each side has lost. */
  lost?: readonly (readonly LostUnit[])[];
}

export const assignHits: Sequence<'assign hits'> = {
  rule: 'sustain damage',
  steps: {
    'hits to take': {
      do: (x) => {
        x.v.pools = x.v.pools.filter((pool) => pool.hits > 0 && assigning(x.g, pool).units.length > 0);
        x.v.turn = 0;
        x.v.plans = x.v.pools.map(() => null);
        return x.v.pools.length === 0 ? 'end' : undefined;
      },
    },
    'hits produced': {
      window: 'hits produced',
      about: (x) => {
        const pool = x.v.settled === true ? undefined : x.v.pools[x.v.turn ?? 0];
        if (pool === undefined) return null;
        const { seat, by, system, planet, kind, hits } = pool;
        return { seat, by, system, kind, hits, ...(planet === undefined ? {} : { planet }) };
      },
      then: (x, { cancelled = 0 }) => {
        const at = x.v.turn ?? 0;
        if (cancelled > 0) {
          const pool = x.v.pools[at] as HitPool;
          showCancelled(x, pool.seat, Math.min(pool.hits, cancelled));
          x.v.pools = withPool(x.v.pools, at, lessHits(pool, cancelled));
        }
        x.v.turn = at + 1;
        return { goto: 'hits produced' };
      },
    },
    'assign hits': {
      rule: 'combat',
      ask: (x) =>
        undecided(x.g, x.v).flatMap(([, about]) => (withoutChoice(about) === null ? [askForHits(about)] : [])),
      then: (x, got) => {
        const plans = [...(x.v.plans ?? [])];
        for (const [at, about] of undecided(x.g, x.v))
          plans[at] = withoutChoice(about) ?? planned(hitPlan, got, about.pool.seat) ?? usualHits(about);
        x.v.plans = plans;
        if (x.v.used === undefined) x.v.turn = 0;
        return plans.includes(null) ? { goto: 'assign hits' } : undefined;
      },
    },
    'sustain damage': {
      do: (x) => {
        const at = nextToSustain(x.v);
        if (at < 0) return { goto: 'destroy units' };
        sustain(x, at);
        return undefined;
      },
    },
    'sustain damage used': {
      window: 'sustain damage used',
      about: (x) => {
        const { pool: at, unit } = x.v.used as NonNullable<AssignmentOfHits['used']>;
        const { seat, by, system, planet, kind } = x.v.pools[at] as HitPool;
        return { seat, enemy: by, system, unit, kind, ...(planet === undefined ? {} : { planet }) };
      },
      then: (x, { struck = 0 }) => {
        const now = standing(x.g, x.v.pools);
        const before = x.v.standing ?? [];
        const isHitBack = struck > 0 && strikeBack(x, struck);
        if (!isHitBack && now.every((count, i) => count === before[i])) return { goto: 'sustain damage' };
        x.v.plans = (x.v.plans ?? []).map((plan, i) => (i >= now.length || now[i] === before[i] ? plan : null));
        return undefined;
      },
    },
    limits: {
      // A ship that is lost outside of combat no longer carries anything, before the other hits are assigned.
      rule: 'capacity',
      call: 'limits',
      with: (x) => (x.g.combat === null ? {} : { combat: x.g.combat.system }),
    },
    'the rest anew': { do: () => ({ goto: 'assign hits' }) },
    'destroy units': {
      rule: 'destroyed',
      do: (x) => {
        x.v.lost = x.v.pools.map((pool, i) =>
          destroy(x, pool.system, pool.planet, x.v.plans?.[i]?.destroy ?? [], pool.by),
        );
        x.v.turn = 0;
      },
    },
    losses: {
      rule: 'destroyed',
      call: 'losses',
      with: (x) => {
        const { lost = [], pools } = x.v;
        let at = x.v.turn ?? 0;
        while (at < pools.length && lost[at]?.length === 0) at++;
        const pool = pools[at];
        if (pool === undefined) return null;
        x.v.turn = at + 1;
        const { seat, by, system, planet, kind } = pool;
        const units = lost[at] ?? [];
        return { seat, enemy: by, system, kind, units, ...(planet === undefined ? {} : { planet }) };
      },
      then: () => ({ goto: 'losses' }),
    },
  },
  gives: (x) => ({ destroyed: x.v.lost?.[0] ?? [] }),
};

/** Hits that whoever sustained damage produces join those of the enemy, who says anew what becomes of them; false: nothing to hit. */
function strikeBack(x: Ti4<AssignmentOfHits>, struck: number): boolean {
  const { pool: from } = x.v.used as NonNullable<AssignmentOfHits['used']>;
  const { seat: by, by: seat, kind, system, planet } = x.v.pools[from] as HitPool;
  const fresh: HitPool = { seat, by, hits: struck, kind, system, ...(planet === undefined ? {} : { planet }) };
  const at = x.v.pools.findIndex((pool, i) => i !== from && pool.seat === seat && pool.only === undefined);
  const pool = x.v.pools[at];
  if (assigning(x.g, pool ?? fresh).units.length === 0) return false;
  const { pools, plans = [] } = x.v;
  x.v.pools = pool === undefined ? [...pools, fresh] : withPool(pools, at, { ...pool, hits: pool.hits + struck });
  x.v.plans = pool === undefined ? [...plans, null] : plans.map((plan, i) => (i === at ? null : plan));
  return true;
}

/** The sides that have something to decide, by place; whoever takes hits of two kinds decides on one after the other. */
function undecided(g: G, { pools, plans = [] }: AssignmentOfHits): [number, Assigning][] {
  const open: [number, Assigning][] = [];
  pools.forEach((pool, at) => {
    if (plans[at] === null && !open.some(([, other]) => other.pool.seat === pool.seat))
      open.push([at, assigning(g, pool)]);
  });
  return open;
}

const standing = (g: G, pools: readonly HitPool[]): number[] => pools.map((pool) => assigning(g, pool).units.length);

const withPool = (pools: readonly HitPool[], at: number, pool: HitPool): HitPool[] =>
  pools.map((each, i) => (i === at ? pool : each));

function lessHits(pool: HitPool, cancelled: number): HitPool {
  const hits = Math.max(0, pool.hits - cancelled);
  return pool.first === undefined
    ? { ...pool, hits }
    : { ...pool, hits, first: { ...pool.first, hits: Math.min(pool.first.hits, hits) } };
}

/** From whoever is next, round and round; -1 when nobody has more units that sustain damage. */
function nextToSustain({ pools, plans = [], turn = 0 }: AssignmentOfHits): number {
  for (let i = 0; i < pools.length; i++) {
    const at = (turn + i) % pools.length;
    if ((plans[at]?.damage.length ?? 0) > 0) return at;
  }
  return -1;
}

function sustain(x: Ti4<AssignmentOfHits>, at: number): void {
  const pool = x.v.pools[at] as HitPool;
  const plan = x.v.plans?.[at] as HitPlan;
  const id = plan.damage[0] as number;
  const { units, sustaining } = assigning(x.g, pool);
  const { type } = sustaining.find((u) => u.id === id) as FrozenUnit;
  const isBeside = !units.some((u) => u.id === id);
  damageUnit(x, { system: pool.system, planet: placeOf(x.g, pool, id) }, id);
  noteSustained(x, id);
  const cancelled = sustained(x.g, { seat: pool.seat, type });
  const less = lessHits(pool, cancelled);
  const { first } = pool;
  const bound =
    first === undefined
      ? {}
      : {
          first: { ...first, hits: Math.max(0, first.hits - (isBeside || first.types.includes(type) ? cancelled : 0)) },
        };
  x.v.pools = withPool(x.v.pools, at, { ...less, ...bound, used: [...(pool.used ?? []), id] });
  x.v.plans = (x.v.plans ?? []).map((each, i) => (i === at ? { ...plan, damage: plan.damage.slice(1) } : each));
  x.v.used = { pool: at, unit: { id, type } };
  x.v.standing = standing(x.g, x.v.pools);
  x.v.turn = at + 1;
}

/** The planet on which a unit stands that is hit; in space otherwise. */
function placeOf(g: G, { system, planet }: HitPool, id: number): PlanetId | undefined {
  if (planet !== undefined) return planet;
  return systemOf(g, system).planets.find((p) => p.units.some((u) => u.id === id))?.id;
}

function askForHits(about: Assigning): Plan {
  const { pool, units, sustaining, cancels } = about;
  const { seat, by, system, planet, kind, hits, first } = pool;
  return askForPlan(hitPlan, {
    seat,
    rule: 'combat',
    ask: planet === undefined ? say('ask.hits', { system, hits }) : say('ask.ground hits', { planet, hits }),
    about: () => ({
      system,
      planet: planet ?? '',
      enemy: by,
      kind,
      hits,
      units: units.map((u) => u.id),
      sustaining: sustaining.map((u) => ({ unit: u.id, hits: cancels(u.type) })),
      bound: first?.hits ?? 0,
      types: first?.types ?? [],
    }),
    check: (plan) => refuseHits(about, plan),
    sample: (roll) => randomHits(about, roll),
    fallback: () => usualHits(about),
  });
}
