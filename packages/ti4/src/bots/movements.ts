// Movements with a purpose: just enough to take what lies there, everything that can come, or a single ship to be present.
import type { G, Seat } from '../game.ts';
import type { AboutNamed, Move, MovementPlan } from '../plans/index.ts';
import type { FrozenSystem, FrozenUnit } from '../queries/board.ts';
import { hasToken, systemOf } from '../queries/board.ts';
import { fleetIn } from '../queries/limits.ts';
import { isFighter, isGroundForce, isNonFighterShip, isShipUnit, unitCard } from '../queries/units.ts';
import { capacity } from '../queries/values.ts';
import { spareTroops } from './opportunities.ts';
import type { Might } from './strength.ts';
import { addUnit, fleetAgainst, garrisonAgainst, isTransport, noMight, strengthOf } from './strength.ts';

interface Ship {
  readonly unit: FrozenUnit;
  readonly path: readonly string[];
  readonly room: number;
  readonly cost: number;
}

/** A fight is begun with so much more strength than the other side has. */
const SUPERIORITY = 1.35;

/** What has been decided so far about a movement. */
interface Draft {
  readonly moves: { ship: Ship; cargo: number[] }[];
  readonly taken: Set<number>;
  readonly might: Might;
  troops: number;
  places: number;
}

/** The most promising first. */
export function movements(g: G, seat: Seat, about: Pick<AboutNamed<'movement'>, 'system' | 'reach'>): MovementPlan[] {
  const target = systemOf(g, about.system);
  const ships = about.reach
    .map(({ ship, path, room }): Ship => {
      const unit = unitIn(systemOf(g, path[0] as string), ship) as FrozenUnit;
      return { unit, path, room, cost: unitCard(g, seat, unit.type)?.cost ?? 0 };
    })
    .filter(({ path }) => path.length === 2 || path[0] !== about.system);
  const enemy = fleetAgainst(g, target, seat) + cannonsAgainst(g, target, seat);
  const wanted = target.planets.filter((p) => p.owner !== seat);
  const troops = wanted.reduce((sum, p) => sum + 1 + Math.ceil(1.5 * garrisonAgainst(p, seat)), 0);
  const garrisons = wanted.reduce((sum, p) => sum + garrisonAgainst(p, seat), 0);
  const stay: MovementPlan = { moves: [] };
  const plan = (against: number, landing: number, isLean: boolean): MovementPlan =>
    force(g, seat, target, ships, { enemy: against, troops: landing, isLean });
  const lean = plan(enemy * SUPERIORITY, troops, true);
  const present = plan(0.01, 0, true);
  const more = plan(enemy === 0 ? 0 : 2 * enemy + 1, troops + 2, false);
  const all = plan(Number.POSITIVE_INFINITY, 99, false);
  const fetch = enemy === 0 ? [{ moves: emptyHanded(g, seat, ships) }] : [];
  const plans = enemy === 0 && garrisons === 0 ? [lean, more, present, stay] : [lean, all, more, present, stay];
  plans.push(...fetch.filter(({ moves }) => moves.length > 0));
  const seen = new Set<string>();
  return plans.filter((plan) => {
    const key = JSON.stringify(plan);
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}

/** A ship that nobody waits for where it lies comes to where troops are. */
function emptyHanded(g: G, seat: Seat, ships: readonly Ship[]): Move[] {
  const empty = ships.find(({ unit, path }) => {
    const from = systemOf(g, path[0] as string);
    return (
      path.length > 1 && isTransport(unit.type) && spareTroops(from, seat) === 0 && !isSupport(from, seat, unit.id)
    );
  });
  return empty === undefined ? [] : [{ ship: empty.unit.id, path: empty.path }];
}

/** Others lie in its space that it may have to carry. */
const isSupport = ({ space }: FrozenSystem, seat: Seat, ship: number): boolean =>
  space.some((u) => u.owner === seat && u.id !== ship && (isFighter(u) || isGroundForce(u)));

const unitIn = ({ space }: FrozenSystem, id: number): FrozenUnit | undefined => space.find((u) => u.id === id);

/** PDS and the like that fire at whoever comes. */
function cannonsAgainst(g: G, { planets }: FrozenSystem, seat: Seat): number {
  let dice = 0;
  for (const { units } of planets)
    for (const unit of units)
      if (unit.owner !== seat) dice += unitCard(g, unit.owner, unit.type)?.spaceCannon?.dice ?? 0;
  return 0.4 * dice;
}

interface Need {
  readonly enemy: number;
  readonly troops: number;
  /** Cheap ships first, and one troop stays where there is one. */
  readonly isLean: boolean;
}

function force(g: G, seat: Seat, target: FrozenSystem, ships: readonly Ship[], need: Need): MovementPlan {
  const fleet = fleetIn(g, target, seat);
  const draft: Draft = { moves: [], taken: new Set(), might: noMight(), troops: 0, places: fleet.limit - fleet.ships };
  for (const unit of target.space)
    if (unit.owner === seat) {
      if (isShipUnit(unit)) addUnit(g, draft.might, unit);
      else draft.troops++;
    }
  if (need.troops > draft.troops) {
    const carriers = ships.filter(({ room, unit }) => room > 0 && !isFighter(unit));
    const offers = carriers.map((ship) => ({
      ship,
      aboard: aboardFrom(g, seat, ship, draft.taken, need.isLean).length,
    }));
    offers.sort(
      (a, b) => Math.min(b.aboard, need.troops) - Math.min(a.aboard, need.troops) || a.ship.cost - b.ship.cost,
    );
    for (const { ship } of offers) {
      if (draft.troops >= need.troops || draft.places <= 0) break;
      const cargo = aboardFrom(g, seat, ship, draft.taken, need.isLean).slice(
        0,
        Math.min(ship.room, need.troops - draft.troops),
      );
      if (cargo.length === 0) continue;
      draft.troops += cargo.length;
      join(
        g,
        draft,
        ship,
        cargo.map((u) => u.id),
      );
    }
  }
  const escorts = ships.filter(({ unit }) => !draft.taken.has(unit.id) && !isFighter(unit));
  // Whoever only wants to be there sends what is cheapest; whoever fights, what fights best for its price.
  escorts.sort((a, b) =>
    need.enemy < 1 ? a.cost - b.cost || a.room - b.room : worthInFight(g, b) - worthInFight(g, a),
  );
  for (const ship of escorts) {
    if (draft.places <= 0 || strengthOf(draft.might) >= need.enemy) break;
    join(g, draft, ship, []);
  }
  for (const { ship, cargo } of draft.moves) fillUp(g, seat, ship, cargo, draft, need.enemy > 0.5);
  for (const ship of ships) {
    if (draft.taken.has(ship.unit.id) || !isFighter(ship.unit)) continue;
    if (draft.places <= 0 || need.enemy < 0.5 || strengthOf(draft.might) >= need.enemy) break;
    join(g, draft, ship, []);
  }
  const moves = draft.moves.map(
    ({ ship, cargo }): Move => ({ ship: ship.unit.id, path: ship.path, ...(cargo.length > 0 && { cargo }) }),
  );
  return { moves };
}

const worthInFight = (g: G, { unit, cost }: Ship): number => {
  const might = noMight();
  addUnit(g, might, unit);
  return strengthOf(might) / Math.max(1, cost) + (unitCard(g, unit.owner, unit.type)?.capacity === 0 ? 1 : 0);
};

function join(g: G, draft: Draft, ship: Ship, cargo: number[]): void {
  draft.moves.push({ ship, cargo });
  draft.taken.add(ship.unit.id);
  for (const id of cargo) draft.taken.add(id);
  draft.places--;
  addUnit(g, draft.might, ship.unit);
}

/** Troops that a ship could take from where it lies: those in space first. Of each garrison one stays, where it can. */
function aboardFrom(g: G, seat: Seat, { path }: Ship, taken: ReadonlySet<number>, isLean: boolean): FrozenUnit[] {
  const from = systemOf(g, path[0] as string);
  if (hasToken(from, seat)) return [];
  const isTroop = (u: FrozenUnit): boolean => u.owner === seat && isGroundForce(u);
  const isFree = (u: FrozenUnit): boolean => isTroop(u) && !taken.has(u.id);
  const troops = from.space.filter(isFree);
  for (const planet of from.planets) {
    const garrison = planet.units.filter(isTroop);
    const there = garrison.filter(isFree);
    // Infantry goes first, and who is worth most stays.
    there.sort((a, b) => Number(a.type === 'mech') - Number(b.type === 'mech'));
    const staying = isLean || garrison.length > 2 ? 1 : 0;
    troops.push(...there.slice(0, Math.max(0, there.length - staying)));
  }
  return troops;
}

/** What in space would be lost without the ship goes along; fighters too where there is a fight. */
function fillUp(g: G, seat: Seat, { unit, path, room }: Ship, cargo: number[], draft: Draft, isFight: boolean): void {
  const from = systemOf(g, path[0] as string);
  if (path.length < 2 || hasToken(from, seat)) return;
  const staying = from.space.filter((u) => u.owner === seat && !draft.taken.has(u.id));
  let left = fleetSupport(g, from, seat);
  for (const ship of staying) if (isNonFighterShip(ship)) left += capacity(g, { seat, type: ship.type });
  const carried = staying.filter((u) => u.id !== unit.id && (isFighter(u) || isGroundForce(u)));
  for (const each of carried) {
    if (cargo.length >= room) return;
    left--;
    if (left >= 0 && !isFight) continue;
    cargo.push(each.id);
    draft.taken.add(each.id);
    addUnit(g, draft.might, each);
  }
}

const fleetSupport = (g: G, system: FrozenSystem, seat: Seat): number => fleetIn(g, system, seat).support;
