// What the rules make of a system just now: who could come, what could be built, how its units fight and move. Needs what
// every component changes, so the page asks for it through reckoning.ts.
import type { Seat } from '@custodian/kernel';
import type { PlanetId, ShipTypeId, UnitTypeId } from '@custodian/ti4/facts';
import { isShip, shipTypeIds, unitTypeIds } from '@custodian/ti4/facts';
import type { Game, System } from '@custodian/ti4/game';
import { NOBODY } from '@custodian/ti4/game';
import { gunsOf } from '@custodian/ti4/queries/cannons';
import { rangeOf } from '@custodian/ti4/queries/movement';
import { mayActivate, mayProduce } from '@custodian/ti4/queries/permissions';
import { clockwiseFrom, playerOf, seatsIn, unitsLeft } from '@custodian/ti4/queries/players';
import { mostOf, producersIn, productionLimit } from '@custodian/ti4/queries/production';
import { unitCard } from '@custodian/ti4/queries/units';
import {
  capacity,
  combatBonus,
  combatDice,
  combatNeed,
  moveValue,
  unitCost,
  unitsPerCost,
} from '@custodian/ti4/queries/values';
import { muster } from '@custodian/ti4/reckoned';
import type { Arrival, Change, Figures } from '../../../galaxy/dossier/figures.ts';
import { Changes } from '../../../galaxy/dossier/figures.ts';

export { canMove } from '@custodian/ti4/reckoned';

/** Fleets that an activation of the system could bring, the nearest of each seat first. */
export function arrivalsInto(game: Game, system: System, first: Seat | null): Arrival[] {
  return seatsFrom(game, first).flatMap((seat) => {
    const { tactic, passed } = playerOf(game, seat);
    if (tactic === 0 || passed || mayActivate(game, { seat, system: system.id }) !== null) return [];
    const arrivals = new Map<string, { moves: number; types: UnitTypeId[] }>();
    for (const { system: from, ships, route } of muster(game, { seat, system: system.id }).origins) {
      const types = ships.map((ship) => ship.type);
      const known = arrivals.get(from.id);
      if (known === undefined) arrivals.set(from.id, { moves: route(() => 1).length - 1, types });
      else known.types.push(...types);
    }
    return [...arrivals]
      .map(([from, { moves, types }]) => ({ seat, from, moves, ships: counts(types) }))
      .sort((a, b) => a.moves - b.moves);
  });
}

/** Everything that could take part in a movement into the system. */
export const comingInto = (game: Game, seat: Seat, system: System): ReturnType<typeof muster> =>
  muster(game, { seat, system: system.id });

const seatsFrom = (game: Game, first: Seat | null): Seat[] =>
  first === null ? seatsIn(game) : clockwiseFrom(game, first);

const counts = (types: readonly UnitTypeId[]): { kind: ShipTypeId; count: number }[] =>
  shipTypeIds
    .map((kind) => ({ kind, count: types.filter((type) => type === kind).length }))
    .filter(({ count }) => count > 0);

/** Space cannons that could fire into the system at somebody else's ships. */
export const gunsReaching = (game: Game, system: System): { readonly seat: Seat; readonly count: number }[] =>
  seatsIn(game)
    .map((seat) => ({ seat, count: gunsOf(game, seat, system.id).length }))
    .filter(({ count }) => count > 0);

export interface Yard {
  readonly seat: Seat;
  /** Units that are produced at once. */
  readonly limit: number;
  readonly builds: readonly { readonly unit: UnitTypeId; readonly cost: number; readonly brings: number }[];
}

/** What could be produced in a system, seat by seat. */
export function yardsIn(game: Game, system: System): Yard[] {
  return seatsIn(game).flatMap((seat) => {
    const producers = producersIn(game, seat, system.id);
    if (producers.length === 0) return [];
    const builds = unitTypeIds.flatMap((unit) => {
      const cost = unitCost(game, { seat, type: unit });
      if (cost === null || mayProduce(game, { seat, system: system.id, type: unit }) !== null) return [];
      if (unitsLeft(game, seat, unit) <= 0 || mostOf(game, seat, producers, unit) <= 0) return [];
      return [{ unit, cost, brings: unitsPerCost(game, { seat, type: unit }) }];
    });
    return [{ seat, limit: productionLimit(producers), builds }];
  });
}

/** How units of a seat fight and move where they are: in defence, by what is in play. */
export function figuresOf(game: Game, system: System, seat: Seat, unit: UnitTypeId, planet?: PlanetId): Figures {
  const printed = unitCard(game, seat, unit);
  const about = fighting(system, seat, unit, planet);
  const ship = planet === undefined ? system.space.find((u) => u.owner === seat && u.type === unit) : undefined;
  const range = ship === undefined ? 0 : rangeOf(game, ship, system.id, system.id);
  const dice = combatDice(game, about);
  return {
    combat:
      dice === 0
        ? null
        : { now: combatNeed(game, about) - combatBonus(game, about), printed: printed?.combat?.need ?? 0 },
    dice: { now: dice, printed: printed?.combat?.dice ?? 0 },
    move: range === 0 ? null : { now: range, printed: printed?.move ?? 0 },
    capacity: {
      now: planet === undefined ? capacity(game, { seat, type: unit }) : 0,
      printed: planet === undefined ? (printed?.capacity ?? 0) : 0,
    },
  };
}

/** Ships fight in space, the others on their planet: an ability may change one of these and not the other. */
const fighting = (system: System, seat: Seat, unit: UnitTypeId, planet?: PlanetId) => ({
  seat,
  enemy: NOBODY,
  unit,
  kind: planet === undefined ? ('space combat' as const) : ('ground combat' as const),
  role: 'defender' as const,
  round: 2,
  system: system.id,
  ...(planet === undefined ? {} : { planet }),
});

export function changesOf(
  game: Game,
  system: System,
  seat: Seat,
  kinds: readonly UnitTypeId[],
  planet?: PlanetId,
): Change<UnitTypeId>[] {
  const found = new Changes<UnitTypeId>();
  for (const unit of kinds) {
    const about = fighting(system, seat, unit, planet);
    if (combatDice(game, about) > 0) {
      const bonus = combatBonus.explain(game, about);
      found.note('combat', null, bonus.base, unit);
      found.walk('combat', unit, bonus);
    }
    const ship = planet === undefined ? system.space.find((u) => u.owner === seat && u.type === unit) : undefined;
    if (ship === undefined || !isShip(unit)) continue;
    const move = moveValue.explain(game, { seat, unit: ship, from: system.id, to: system.id });
    // What holds ships back, a nebula, is the system's own.
    found.note('move', null, move.base - (unitCard(game, seat, unit)?.move ?? 0), unit);
    found.walk('move', unit, move);
  }
  return found.all();
}
