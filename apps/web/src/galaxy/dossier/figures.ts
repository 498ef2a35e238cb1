// How units fight and move where they are, and what makes that differ from what is printed.
import type { Seat } from '@custodian/kernel';
import type { UnitArt } from '../../board/pieces/units.ts';

/** A number of a unit, and what is printed when that is another. */
export interface Figure {
  readonly now: number;
  readonly printed: number;
}

export interface Figures {
  /** The roll that hits. */
  readonly combat: Figure | null;
  readonly dice: Figure;
  readonly move: Figure | null;
  readonly capacity: Figure;
}

/** Why figures differ from the printed ones: one component, what it changes and for which units. */
export interface Change<Unit extends UnitArt = UnitArt> {
  readonly what: 'combat' | 'move';
  readonly by: number;
  readonly units: readonly Unit[];
  /** The component ('technology:cybernetics'), or null for the system itself. */
  readonly source: string | null;
}

/** Ships of one seat that lie in one system and could move into another now. */
export interface Arrival {
  readonly seat: Seat;
  readonly from: string;
  /** How many borders they cross. */
  readonly moves: number;
  readonly ships: readonly { readonly kind: UnitArt; readonly count: number }[];
}

/** Collects changes: those of one component and size together. */
export class Changes<Unit extends UnitArt> {
  private readonly found = new Map<
    string,
    { what: Change['what']; by: number; units: Unit[]; source: string | null }
  >();

  note(what: Change['what'], source: string | null, by: number, unit: Unit): void {
    if (by === 0) return;
    const key = `${what} ${source} ${by}`;
    const known = this.found.get(key);
    if (known === undefined) this.found.set(key, { what, by, units: [unit], source });
    else known.units.push(unit);
  }

  /** What a value was changed by on its way from print. */
  walk(
    what: Change['what'],
    unit: Unit,
    {
      base,
      changes,
    }: { readonly base: number; readonly changes: readonly { readonly source: string; readonly to: number }[] },
  ): void {
    let now = base;
    for (const { source, to } of changes) {
      this.note(what, source, to - now, unit);
      now = to;
    }
  }

  all(): Change<Unit>[] {
    return [...this.found.values()];
  }
}
