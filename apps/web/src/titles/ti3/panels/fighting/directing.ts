// Which ships can be directed where: the same kind of plan under three names.
import type { ShipType } from '@custodian/ti3/facts';
import type { Game } from '@custodian/ti3/game';
import type { Bombarding, PlanNamed } from '@custodian/ti3/plans';
import type { PlanAsked } from '../asked.ts';

type Name = 'bombardment' | 'patrols' | 'razing';

export interface ShipToDirect {
  readonly id: number;
  readonly unit: ShipType;
  readonly damaged: boolean;
  /** Where it lies; empty when all are together. */
  readonly from: string;
  readonly places: readonly string[];
}

export interface Direction {
  /** What a ship does that is directed nowhere. */
  readonly none: 'target.bombards none' | 'target.razes none' | 'patrol.stays';
  readonly ships: readonly ShipToDirect[];
}

export function shipsToDirect(g: Game | null, { shape, about }: PlanAsked<Name>): Direction {
  if (shape === 'patrols') {
    const ships = about.ships.map(({ id, unit, from, to }) => ({
      id,
      unit,
      from,
      damaged: g?.systems.some((s) => s.ships.some((ship) => ship.id === id && ship.damaged)) ?? false,
      places: to,
    }));
    return { none: 'patrol.stays', ships };
  }
  const here = g?.systems.find((s) => s.id === about.system)?.ships ?? [];
  const open = shape === 'razing' ? about.ships.map((ship) => ({ ship, places: about.planets })) : byShip(about.open);
  const ships = open.flatMap(({ ship: id, places }) => {
    const ship = here.find((s) => s.id === id);
    return ship === undefined ? [] : [{ id, unit: ship.type, damaged: ship.damaged, from: '', places }];
  });
  return { none: shape === 'razing' ? 'target.razes none' : 'target.bombards none', ships };
}

function byShip(open: readonly Bombarding[]): { ship: number; places: readonly string[] }[] {
  const ships = [...new Set(open.map((o) => o.ship))];
  return ships.map((ship) => ({ ship, places: open.filter((o) => o.ship === ship).map((o) => o.planet) }));
}

/** Where each ship of a plan is directed. */
export function directionsIn(plan: PlanNamed<Name>): ReadonlyMap<number, string> {
  if ('moves' in plan) return new Map(plan.moves.map(({ ship, to }) => [ship, to]));
  return new Map(('ships' in plan ? plan.ships : plan.razings).map(({ ship, planet }) => [ship, planet]));
}

/** The ship is directed at a place; '' takes it back. */
export function direct(asked: PlanAsked<Name>, plan: PlanNamed<Name>, ship: number, place: string): PlanNamed<Name> {
  if ('moves' in plan) return { moves: turned(plan.moves, ship, place === '' ? undefined : { ship, to: place }) };
  const planet = planetsOf(asked).find((id) => id === place);
  const next = planet === undefined ? undefined : { ship, planet };
  return 'ships' in plan ? { ships: turned(plan.ships, ship, next) } : { razings: turned(plan.razings, ship, next) };
}

function planetsOf({ shape, about }: PlanAsked<Name>): readonly Bombarding['planet'][] {
  if (shape === 'patrols') return [];
  return shape === 'razing' ? about.planets : about.open.map(({ planet }) => planet);
}

function turned<Each extends { readonly ship: number }>(
  all: readonly Each[],
  ship: number,
  next: Each | undefined,
): Each[] {
  const others = all.filter((each) => each.ship !== ship);
  return next === undefined ? others : [...others, next];
}
