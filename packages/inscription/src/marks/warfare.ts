// Warfare: units are built icon by icon, and their shapes drawn on the war grid.
import { isAblated } from '@custodian/kernel';
import type { Desk } from '../desk.ts';
import { warfareOf } from '../facts/sheets/index.ts';
import type { Unit, WarfareSheet } from '../facts/sheets/types.ts';
import type { Op, Resource, Specialty, UnitId } from '../facts/vocabulary.ts';
import type { Paper } from '../paper.ts';
import { discountFor, hasFlag, onAnomaly, onBuild } from './abilities.ts';
import { isAnomaly, nodeNamed, nodesOf } from './grid.ts';

type Band = Paper['warfare']['bands'][number];
type Icon = Unit['cost'][number];

const sheetOf = (paper: Paper): WarfareSheet => warfareOf(paper.sides.warfare);
const unitNamed = (paper: Paper, id: string): Unit => sheetOf(paper).unit.get(id as UnitId) as Unit;

export const bandsOf = ({ warfare }: Paper, unit: string): Band[] => warfare.bands.filter((band) => band.unit === unit);

export const isBuilt = (paper: Paper, band: Band): boolean =>
  !band.lost && band.struck.length === unitNamed(paper, band.unit).cost.length;

const isLocked = ({ warfare }: Paper, { id, lockedBy }: Unit): boolean =>
  lockedBy !== null && !warfare.unlocked.includes(id);

/** Types that this specialty unlocks. */
export const unitsToUnlock = ({ paper }: Desk, specialty: Specialty): UnitId[] =>
  sheetOf(paper)
    .units.filter((unit) => unit.lockedBy === specialty && isLocked(paper, unit))
    .map(({ id }) => id);

/** Bands with such an icon left, a new one among them where there is one: 'cruiser.1'; infantry has none. */
export function bandsToStrike({ paper }: Desk, icon: Icon, only?: UnitId | 'any'): string[] {
  const found: string[] = [];
  for (const unit of sheetOf(paper).units) {
    if ((only !== undefined && only !== 'any' && unit.id !== only) || isLocked(paper, unit)) continue;
    if (isAblated('unit', unit.id)) continue;
    if (unit.limit === null) {
      if (icon !== 'specialty') found.push(unit.id);
      continue;
    }
    const bands = bandsOf(paper, unit.id);
    bands.forEach((band, n) => {
      if (!band.lost && iconLeft(unit, band, icon) >= 0) found.push(`${unit.id}.${n}`);
    });
    if (bands.length < unit.limit && unit.cost.includes(icon)) found.push(`${unit.id}.${bands.length}`);
  }
  return found;
}

const iconLeft = (unit: Unit, band: Band, icon: Icon): number =>
  unit.cost.findIndex((each, i) => each === icon && !band.struck.includes(i));

/** Strikes an icon; the last one builds the unit. */
export function strikeIcon(desk: Desk, target: string, icon: Icon): Op[] {
  const [id = '', n] = target.split('.');
  const unit = unitNamed(desk.paper, id);
  if (n === undefined) return builtOps(desk, unit.id);
  let band = bandsOf(desk.paper, id)[Number(n)];
  const isNew = band === undefined;
  if (band === undefined) {
    band = { unit: unit.id, struck: [], lost: false };
    desk.paper.warfare.bands.push(band);
  }
  band.struck.push(iconLeft(unit, band, icon));
  if (isNew) strikeDiscount(desk, unit, band);
  return isBuilt(desk.paper, band) ? builtOps(desk, unit.id) : [];
}

function strikeDiscount(desk: Desk, unit: Unit, band: Band): void {
  // One that a card has crossed out is not among the first.
  const nth = bandsOf(desk.paper, unit.id).filter(({ lost }) => !lost).length;
  const discount = discountFor(desk, unit.id, nth);
  for (let n = 0; n < (discount?.n ?? 0); n++) {
    const icon = iconLeft(unit, band, discount?.res as Resource);
    if (icon >= 0) band.struck.push(icon);
  }
}

const builtOps = (desk: Desk, unit: UnitId): Op[] => [
  { op: 'deploy', unit, n: 1, built: true },
  ...onBuild(desk, unit),
];

/** Draws a shape where it fits; what it covers is claimed. */
export function draw(desk: Desk, unit: UnitId, place: string, built: boolean): Op[] {
  const nodes = nodesOf(desk.paper, unit, place);
  desk.paper.warfare.drawn.push({ unit, nodes, built });
  return covered(desk, nodes);
}

/** A unit that fits nowhere is built all the same. */
export const drawNowhere = ({ paper }: Desk, unit: UnitId): number =>
  paper.warfare.drawn.push({ unit, nodes: [], built: true });

export function markNode(desk: Desk, node: string): Op[] {
  desk.paper.warfare.drawn.push({ unit: 'node', nodes: [node], built: false });
  return covered(desk, [node]);
}

function covered(desk: Desk, nodes: readonly string[]): Op[] {
  const assets = nodes.flatMap((id): Op[] => {
    const asset = nodeNamed(sheetOf(desk.paper), id)?.asset ?? null;
    return asset === null ? [] : [{ op: 'asset', asset, at: `warfare ${id}` }];
  });
  return nodes.some((id) => isAnomaly(desk, id)) ? [...assets, ...onAnomaly(desk)] : assets;
}

export const marksAnomalies = (desk: Desk): boolean => hasFlag(desk, 'mayMarkAnomalies');

/** Types of which one more could still be built. */
export const unitsToCross = ({ paper }: Desk): UnitId[] =>
  sheetOf(paper)
    .units.filter(({ id, limit }) => {
      if (limit === null) return false;
      const bands = bandsOf(paper, id);
      return bands.length < limit || bands.some((band) => !band.lost && !isBuilt(paper, band));
    })
    .map(({ id }) => id);

/** One that was not begun yet, or else the one that lacks most. */
export function crossUnit({ paper }: Desk, id: UnitId): void {
  const bands = bandsOf(paper, id);
  const [begun] = bands
    .filter((band) => !band.lost && !isBuilt(paper, band))
    .sort((a, b) => a.struck.length - b.struck.length);
  if (bands.length < (unitNamed(paper, id).limit ?? 0)) paper.warfare.bands.push({ unit: id, struck: [], lost: true });
  else if (begun !== undefined) begun.lost = true;
}
