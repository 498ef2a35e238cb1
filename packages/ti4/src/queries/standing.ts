// How many structures may stand on a planet when ground forces that are such, too, are placed there.
import type { Refusal } from '@custodian/kernel';
import type { PlanetId } from '../facts/index.ts';
import type { G, Seat } from '../game.ts';
import { locate, planetOf } from './board.ts';
import { why } from './refusals.ts';
import { isStructure } from './units.ts';
import { structureLimit } from './values.ts';

/** Ground forces that are structures too find no more room on a planet than those have, once others have left it. */
export function refuseStructures(
  g: G,
  seat: Seat,
  planet: PlanetId,
  coming: readonly number[],
  leaving: readonly number[] = [],
): Refusal | null {
  const placed = coming.map((id) => locate(g, id)?.unit).filter((u) => u !== undefined && isStructure(u));
  if (placed.length === 0) return null;
  const standing = planetOf(g, planet).units.filter(
    (u) => u.owner === seat && u.type === 'pds' && !leaving.includes(u.id) && !coming.includes(u.id),
  );
  return standing.length + placed.length <= structureLimit(g, { seat, type: 'pds', planet })
    ? null
    : why('structures', 'why.structure limit', { planet, unit: 'pds' });
}
