// Units in lists: those that are alike together.
import type { PlanetId, UnitTypeId } from '@custodian/ti4/facts';
import { unitTypeIds } from '@custodian/ti4/facts';
import type { Game, Unit } from '@custodian/ti4/game';

/** A unit and where it is: in the space of a system, or on a planet of it. */
export interface Found {
  readonly unit: Unit;
  readonly system: string;
  readonly planet: PlanetId | null;
}

export function findUnit({ systems }: Game, id: number): Found | undefined {
  for (const { id: system, space, planets } of systems) {
    const inSpace = space.find((u) => u.id === id);
    if (inSpace !== undefined) return { unit: inSpace, system, planet: null };
    for (const { id: planet, units } of planets) {
      const unit = units.find((u) => u.id === id);
      if (unit !== undefined) return { unit, system, planet };
    }
  }
  return undefined;
}

/** Units of one type, whole or damaged. */
export interface Alike {
  readonly key: string;
  readonly type: UnitTypeId;
  readonly damaged: boolean;
  readonly ids: readonly number[];
}

/** What matters most first. */
export function alike(units: readonly Unit[]): Alike[] {
  return unitTypeIds.flatMap((type) =>
    [false, true]
      .map((damaged) => ({
        key: `${type}${damaged ? ' damaged' : ''}`,
        type,
        damaged,
        ids: units.filter((u) => u.type === type && u.damaged === damaged).map((u) => u.id),
      }))
      .filter(({ ids }) => ids.length > 0),
  );
}

/** How many of those that are alike are in a list, and the list with another number of them. */
export const countIn = ({ ids }: Alike, chosen: readonly number[]): number =>
  ids.filter((id) => chosen.includes(id)).length;
export const withCount = (group: Alike, chosen: readonly number[], count: number): readonly number[] => [
  ...chosen.filter((id) => !group.ids.includes(id)),
  ...group.ids.slice(0, count),
];

/** Dear units first, as they stand in a fleet. */
export const inOrder = <U extends Unit>(units: readonly U[]): U[] =>
  units.toSorted((a, b) => unitTypeIds.indexOf(a.type) - unitTypeIds.indexOf(b.type) || a.id - b.id);
