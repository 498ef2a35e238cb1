// What the rules make of a system just now: who could come, what could be built, how its units fight and move. Needs what
// every component changes, so the page asks for it through reckoning.ts.
import type { Refusal, Seat } from '@custodian/kernel';
import type { PlanetId, ShipType, UnitId } from '@custodian/ti3/facts';
import { dockInSpace, isShip, shipTypes, unitIds, units } from '@custodian/ti3/facts';
import type { Game, System } from '@custodian/ti3/game';
import { NOBODY } from '@custodian/ti3/game';
import { pdsInRange } from '@custodian/ti3/queries/battle';
import type { DockId } from '@custodian/ti3/queries/docks';
import { docksIn, isInSpace } from '@custodian/ti3/queries/docks';
import { movementRange } from '@custodian/ti3/queries/fleet';
import {
  mayActivate,
  mayBuildDock,
  mayProduceAt,
  mayProduceShips,
  mayProduceUnit,
} from '@custodian/ti3/queries/permissions';
import { clockwiseFrom, playerOf, seatsIn, unitsLeft } from '@custodian/ti3/queries/players';
import {
  buildingPlaces,
  capacity,
  combatBonus,
  combatDice,
  combatValue,
  movement,
  productionLimit,
  unitCost,
  unitsPerCost,
} from '@custodian/ti3/queries/values';
import { muster, reachOf } from '@custodian/ti3/reckoned';
import type { Arrival, Change, Figures } from '../../../galaxy/dossier/figures.ts';
import { Changes } from '../../../galaxy/dossier/figures.ts';

/** Fleets that an activation of the system could bring, the nearest of each seat first. */
export function arrivalsInto(game: Game, system: System, first: Seat | null): Arrival[] {
  return seatsFrom(game, first).flatMap((seat) => {
    const { commandPool, passed } = playerOf(game, seat);
    if (commandPool === 0 || passed || mayActivate(game, { seat, system: system.id }) !== null) return [];
    const { origins } = muster(game, { seat, systems: [system.id] }, system);
    const arrivals = new Map<string, { moves: number; types: ShipType[] }>();
    for (const { system: from, ships, route } of origins) {
      const known = arrivals.get(from.id);
      const types = ships.map((ship) => ship.type);
      if (known === undefined) arrivals.set(from.id, { moves: route(() => 1).length - 1, types });
      else known.types.push(...types);
    }
    return [...arrivals]
      .map(([from, { moves, types }]) => ({ seat, from, moves, ships: counts(types) }))
      .sort((a, b) => a.moves - b.moves);
  });
}

/** Ships of a seat that could come into a system, each with a way, and whether some that lie there could take units aboard. */
export function comingInto(
  game: Game,
  seat: Seat,
  system: System,
): { readonly reach: unknown; readonly loads: boolean } {
  const mustered = muster(game, { seat, systems: [system.id] }, system);
  return { reach: reachOf(mustered), loads: mustered.loaders.length > 0 };
}

const seatsFrom = (game: Game, first: Seat | null): readonly Seat[] =>
  first === null ? seatsIn(game) : clockwiseFrom(game, first);

const counts = (types: readonly ShipType[]): { kind: ShipType; count: number }[] =>
  shipTypes
    .map((kind) => ({ kind, count: types.filter((type) => type === kind).length }))
    .filter(({ count }) => count > 0);

/** PDS that could fire into the system at somebody else's ships. */
export function pdsReaching(game: Game, system: System): { readonly seat: Seat; readonly count: number }[] {
  return seatsIn(game).flatMap((seat) => {
    const target = seatsIn(game).find((other) => other !== seat) ?? NOBODY;
    const count = pdsInRange(game, seat, system.id, target).reduce((sum, { pds }) => sum + pds, 0);
    return count === 0 ? [] : [{ seat, count }];
  });
}

export interface Yard {
  readonly dock: DockId;
  readonly seat: Seat;
  /** Null for one that lies in space. */
  readonly planet: PlanetId | null;
  /** Units it builds at once. */
  readonly limit: number;
  /** Why it builds nothing, or no ships. */
  readonly refused: Refusal | null;
  readonly blockade: Refusal | null;
  /** What it could build: the price brings so many units. */
  readonly builds: readonly { readonly unit: UnitId; readonly cost: number; readonly brings: number }[];
}

export function yardsIn(game: Game, system: System): Yard[] {
  return seatsIn(game).flatMap((seat) =>
    docksIn(system, seat).map(({ id: dock }) => {
      const blockade = mayProduceShips(game, { seat, dock });
      const builds = unitIds
        .filter((unit) => unit !== 'spaceDock' && (blockade === null || !isShip(unit)))
        .filter((unit) => mayProduceUnit(game, { seat, unit }) === null && unitsLeft(game, seat, unit) > 0)
        .filter((unit) => buildingPlaces(game, { seat, dock, unit }).length > 0)
        .map((unit) => ({
          unit,
          cost: unitCost(game, { seat, unit, dock }),
          brings: unitsPerCost(game, { seat, unit }),
        }));
      return {
        dock,
        seat,
        planet: isInSpace(dock) ? null : dock,
        limit: productionLimit(game, { seat, dock }),
        refused: mayProduceAt(game, { seat, dock }),
        blockade,
        builds,
      };
    }),
  );
}

/** Planets here on which their owner could place a new space dock. */
export const dockSites = (game: Game, system: System): { readonly planet: PlanetId; readonly seat: Seat }[] =>
  system.planets.flatMap(({ id: planet, owner: seat }) =>
    seat !== NOBODY && unitsLeft(game, seat, 'spaceDock') > 0 && mayBuildDock(game, { seat, planet }) === null
      ? [{ planet, seat }]
      : [],
  );

/** How units of a seat fight and move where they are: in defence, by what is in play. */
export function figuresOf(game: Game, system: System, seat: Seat, unit: UnitId, planet?: PlanetId): Figures {
  const printed = units[unit];
  const about = fighting(system, seat, unit, planet);
  const ship = system.ships.find(({ owner, type }) => owner === seat && type === unit);
  const range = ship === undefined ? 0 : movementRange(game, { seat, ship, from: system.id, to: system.id });
  return {
    combat:
      printed.combat === null
        ? null
        : {
            now: combatValue({ unit }) - (seat === NOBODY ? 0 : combatBonus(game, about)),
            printed: printed.combat,
          },
    dice: { now: seat === NOBODY ? printed.dice : combatDice(game, about), printed: printed.dice },
    move:
      unit === 'spaceDock' && planet === undefined
        ? { now: dockInSpace.move, printed: dockInSpace.move }
        : ship === undefined || (printed.move === null && range === 0)
          ? null
          : { now: range, printed: printed.move ?? 0 },
    capacity: {
      now: isShip(unit) && seat !== NOBODY ? capacity(game, { seat, type: unit }) : printed.capacity,
      printed: printed.capacity,
    },
  };
}

/** PDS fire, ships fight in space, the others on their planet: an ability may change one of these and not the others. */
const fighting = (system: System, seat: Seat, unit: UnitId, planet?: PlanetId) => ({
  seat,
  enemy: NOBODY,
  unit,
  kind:
    unit === 'pds' ? ('pds' as const) : planet === undefined ? ('space battle' as const) : ('invasion combat' as const),
  role: 'defender' as const,
  round: 2,
  system: system.id,
  ...(planet === undefined ? {} : { planet }),
});

export function changesOf(
  game: Game,
  system: System,
  seat: Seat,
  kinds: readonly UnitId[],
  planet?: PlanetId,
): Change<UnitId>[] {
  const found = new Changes<UnitId>();
  for (const unit of kinds) {
    if (units[unit].combat !== null) {
      const bonus = combatBonus.explain(game, fighting(system, seat, unit, planet));
      found.note('combat', null, bonus.base, unit);
      found.walk('combat', unit, bonus);
    }
    const ship = planet === undefined ? system.ships.find((s) => s.owner === seat && s.type === unit) : undefined;
    if (ship === undefined) continue;
    const about = { seat, ship, from: system.id, to: system.id };
    found.walk('move', unit, movement.explain(game, about));
    // What holds ships back, a nebula, is the system's own.
    found.note('move', null, movementRange(game, about) - movement(game, about), unit);
  }
  return found.all();
}
