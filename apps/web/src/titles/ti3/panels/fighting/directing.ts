// Which ships can be directed where: the same kind of plan under three names.
import type { Json } from '@custodian/kernel';
import type { ShipType } from '@custodian/ti3/facts';
import type { Game } from '@custodian/ti3/game';

export interface ShipToDirect {
  readonly id: number;
  readonly unit: ShipType;
  readonly damaged: boolean;
  /** Where it lies; empty when all are together. */
  readonly from: string;
  readonly places: readonly string[];
}

export interface Direction {
  /** The field of the plan that lists them. */
  readonly list: 'ships' | 'razings' | 'moves';
  readonly field: 'planet' | 'to';
  /** What a ship does that is directed nowhere. */
  readonly none: 'target.bombards none' | 'target.razes none' | 'patrol.stays';
  readonly ships: readonly ShipToDirect[];
}

interface PatrolAbout {
  readonly ships: readonly { id: number; unit: ShipType; from: string; to: readonly string[] }[];
}
interface BombardmentAbout {
  readonly system: string;
  readonly open: readonly { ship: number; planet: string }[];
}
interface RazingAbout {
  readonly system: string;
  readonly ships: readonly number[];
  readonly planets: readonly string[];
}

export function shipsToDirect(g: Game | null, shape: string, about: Json): Direction {
  if (shape === 'patrols') {
    const ships = (about as unknown as PatrolAbout).ships.map(({ id, unit, from, to }) => ({
      id,
      unit,
      from,
      damaged: g?.systems.some((s) => s.ships.some((ship) => ship.id === id && ship.damaged)) ?? false,
      places: to,
    }));
    return { list: 'moves', field: 'to', none: 'patrol.stays', ships };
  }
  const isRazing = shape === 'razing';
  const { system } = about as unknown as { system: string };
  const here = g?.systems.find((s) => s.id === system)?.ships ?? [];
  const open = isRazing
    ? (about as unknown as RazingAbout).ships.map((ship) => ({
        ship,
        places: (about as unknown as RazingAbout).planets,
      }))
    : byShip((about as unknown as BombardmentAbout).open);
  const ships = open.flatMap(({ ship: id, places }) => {
    const ship = here.find((s) => s.id === id);
    return ship === undefined ? [] : [{ id, unit: ship.type, damaged: ship.damaged, from: '', places }];
  });
  return isRazing
    ? { list: 'razings', field: 'planet', none: 'target.razes none', ships }
    : { list: 'ships', field: 'planet', none: 'target.bombards none', ships };
}

function byShip(open: BombardmentAbout['open']): { ship: number; places: readonly string[] }[] {
  const ships = [...new Set(open.map((o) => o.ship))];
  return ships.map((ship) => ({ ship, places: open.filter((o) => o.ship === ship).map((o) => o.planet) }));
}
