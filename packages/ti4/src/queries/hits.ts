// Assigning hits. First units sustain damage, each use cancelling a hit or more; then as many units are destroyed as hits are
// left. Which do is their owner's choice: to sustain damage is never a duty.
import type { Refusal, Roll } from '@custodian/kernel';
import { defineValue } from '@custodian/kernel';
import type { PlanetId, UnitTypeId } from '../facts/index.ts';
import type { G, Game, Seat } from '../game.ts';
import type { HitPlan } from '../plans/combat.ts';
import type { FrozenUnit } from './board.ts';
import { hasProphecy } from './box.ts';
import { forcesAt, lossOrder } from './combat.ts';
import type { RollKind } from './dice.ts';
import { maySustain } from './permissions.ts';
import { why } from './refusals.ts';
import { byType, cardOf } from './units.ts';
import { fightsAs, shields, sustained } from './values.ts';

/** So many of the hits go to units of these types, while there are any. */
export interface First {
  readonly hits: number;
  readonly types: readonly UnitTypeId[];
}

/** Hits that one seat has to take in space or, where a planet is given, on it. */
export interface HitPool {
  readonly seat: Seat;
  readonly by: Seat;
  readonly hits: number;
  readonly kind: RollKind;
  readonly system: string;
  readonly planet?: PlanetId;
  /** Only these types can be hit. */
  readonly only?: readonly UnitTypeId[];
  /** Only these units can be hit. */
  readonly among?: readonly number[];
  readonly first?: First;
  /** Units that have used Sustain Damage against these hits already: none does so twice. */
  readonly used?: readonly number[];
}

/** What is to be decided: the units that can be hit, and which of them (or beside them) can sustain damage. */
export interface Assigning {
  readonly pool: HitPool;
  readonly units: readonly FrozenUnit[];
  readonly sustaining: readonly FrozenUnit[];
  /** Hits that one use of Sustain Damage cancels, by type. */
  readonly cancels: (type: UnitTypeId) => number;
  /** To sustain damage may be worth something to whoever is lost all the same: it strikes back, or earns a trade good. */
  readonly isWorthIt: boolean;
}

export function assigning(g: G, pool: HitPool): Assigning {
  const { seat, system, planet, only, among, used = [] } = pool;
  let units = forcesAt(g, system, planet, seat);
  if (only !== undefined) units = units.filter((u) => only.includes(u.type));
  if (among !== undefined) units = units.filter((u) => among.includes(u.id));
  const can = byType((type) => canSustain(g, pool, type));
  const isAble = (u: FrozenUnit): boolean =>
    !u.damaged &&
    !used.includes(u.id) &&
    (can(u.type) ||
      (g.effects.length > 0 && fightsAs(g, u)?.sustainDamage === true && canSustain(g, pool, u.type, true)));
  // A hit that is aimed at one unit can be sustained by that alone.
  const beside = units.length === 0 || among !== undefined ? NO_UNITS : shields(g, shieldedBy(pool));
  const sustaining = [...units.filter(isAble), ...beside.filter((u) => !units.includes(u) && isAble(u))];
  return { pool, units, sustaining, cancels: (type) => sustained(g, { seat, type }), isWorthIt: hasProphecy(g) };
}

const NO_UNITS: readonly FrozenUnit[] = [];

const shieldedBy = ({ seat, system, planet, kind }: HitPool) => ({
  seat,
  system,
  kind,
  ...(planet === undefined ? {} : { planet }),
});

/** `lent`: the unit has the ability of another card just now. */
export function canSustain(g: G, { seat, by, kind, system, planet }: HitPool, unit: UnitTypeId, lent = false): boolean {
  const about = { seat, enemy: by, unit, kind, system, ...(lent && { lent }) };
  return maySustain(g, planet === undefined ? about : { ...about, planet }) === null;
}

/** Does the unit have Sustain Damage just now, of its own or lent, whether or not it may use it? */
export const hasSustainDamage = defineValue<Game, FrozenUnit, boolean>(
  'has sustain damage',
  (g, unit) => cardOf(g, unit).sustainDamage || fightsAs(g, unit)?.sustainDamage === true,
);

const NOTHING: HitPlan = { damage: [], destroy: [] };
const idsOf = (units: readonly FrozenUnit[]): number[] => units.map((u) => u.id);
const isAlike = (a: FrozenUnit, b: FrozenUnit): boolean => a.type === b.type && a.damaged === b.damaged;

/** What happens where there is nothing to decide; null: the owner decides. */
export function withoutChoice({ pool, units, sustaining, cancels, isWorthIt }: Assigning): HitPlan | null {
  const { hits, first } = pool;
  const [any] = units;
  if (hits <= 0 || any === undefined) return NOTHING;
  let most = units.length;
  for (const u of sustaining) most += cancels(u.type);
  // Whoever sustains damage is lost all the same.
  if (hits >= most) return { damage: isWorthIt ? idsOf(sustaining) : [], destroy: idsOf(units) };
  if (sustaining.length > 0) return null;
  if (units.every((u) => isAlike(u, any))) return { damage: [], destroy: idsOf(units.slice(0, hits)) };
  // Hits that are bound to all there is of their types.
  if (first === undefined || first.hits < hits) return null;
  const bound = units.filter((u) => first.types.includes(u.type));
  const [some] = bound;
  if (some === undefined) return null;
  if (bound.length === hits) return { damage: [], destroy: idsOf(bound) };
  return bound.length > hits && bound.every((u) => isAlike(u, some))
    ? { damage: [], destroy: idsOf(bound.slice(0, hits)) }
    : null;
}

/** Why an assignment is not allowed; null when it is. */
export function refuseHits(
  { pool, units, sustaining, cancels }: Assigning,
  { damage, destroy }: HitPlan,
): Refusal | null {
  if (new Set(damage).size !== damage.length || new Set(destroy).size !== destroy.length)
    return why('combat', 'why.unit named twice');
  const { hits, first } = pool;
  let left = hits;
  let bound = 0;
  for (const id of damage) {
    const unit = [...units, ...sustaining].find((u) => u.id === id);
    if (unit === undefined) return why('combat', 'why.unit not in the fight');
    if (!sustaining.includes(unit)) return why('sustain damage', 'why.cannot sustain', { unit: unit.type });
    if (left <= 0) return why('sustain damage', 'why.no hit left to sustain');
    const cancelled = Math.min(left, cancels(unit.type));
    left -= cancelled;
    // Whatever shields others may take a hit that is bound to them.
    if (first?.types.includes(unit.type) || !units.includes(unit)) bound += cancelled;
  }
  for (const id of destroy) {
    const unit = units.find((u) => u.id === id);
    if (unit === undefined) return why('combat', 'why.unit not in the fight');
    if (first?.types.includes(unit.type)) bound++;
  }
  const due = Math.min(left, units.length);
  if (destroy.length !== due) return why('combat', 'why.casualties', { due, given: destroy.length });
  if (first === undefined || bound >= Math.min(first.hits, hits)) return null;
  const isSpared = units.some((u) => first.types.includes(u.type) && !destroy.includes(u.id));
  return isSpared ? why('combat', 'why.hits bound', { hits: Math.min(first.hits, hits) }) : null;
}

/** Most units that can sustain damage do; the rest falls on random units. */
export function randomHits(about: Assigning, roll: Roll): HitPlan {
  const { pool, units, sustaining, cancels } = about;
  const damage: number[] = [];
  let { hits } = pool;
  for (const unit of shuffled(sustaining, roll)) {
    if (hits <= 0) break;
    if (roll(5) === 1) continue;
    damage.push(unit.id);
    hits -= cancels(unit.type);
  }
  return withCasualties(about, damage, shuffled(units, roll));
}

/** Damage before loss; lost is first what is worth least, and last what is to be kept. */
export function usualHits(about: Assigning, kept: readonly UnitTypeId[] = []): HitPlan {
  const { pool, units, sustaining, cancels } = about;
  const damage: number[] = [];
  let { hits } = pool;
  for (const unit of sustaining) {
    if (hits <= 0) break;
    damage.push(unit.id);
    hits -= cancels(unit.type);
  }
  const order = [...units].sort(
    (a, b) =>
      Number(kept.includes(a.type)) - Number(kept.includes(b.type)) ||
      lossOrder.indexOf(a.type) - lossOrder.indexOf(b.type) ||
      Number(b.damaged) - Number(a.damaged),
  );
  return withCasualties(about, damage, order);
}

/** The hits that are left fall on units in this order, those that are bound first. */
function withCasualties(
  { pool, units, sustaining, cancels }: Assigning,
  damage: number[],
  order: readonly FrozenUnit[],
): HitPlan {
  let left = pool.hits;
  let bound = Math.min(pool.first?.hits ?? 0, pool.hits);
  const isBound = (u: FrozenUnit): boolean => pool.first?.types.includes(u.type) === true;
  for (const id of damage) {
    const unit = sustaining.find((u) => u.id === id) as FrozenUnit;
    const cancelled = Math.min(left, cancels(unit.type));
    left -= cancelled;
    if (isBound(unit) || !units.includes(unit)) bound -= cancelled;
  }
  if (bound <= 0) return { damage, destroy: idsOf(order.slice(0, left)) };
  const due = order.filter(isBound).slice(0, Math.min(bound, left));
  const rest = order.filter((u) => !due.includes(u)).slice(0, left - due.length);
  return { damage, destroy: idsOf([...due, ...rest]) };
}

function shuffled<T>(items: readonly T[], roll: Roll): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = roll(i + 1) - 1;
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}
