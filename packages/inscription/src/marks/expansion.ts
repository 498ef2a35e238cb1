// Expansion: planets are unlocked and developed icon by icon; a full row or column gives its asset. Docks are built.
import type { Desk } from '../desk.ts';
import { expansionOf } from '../facts/sheets/index.ts';
import type { Dock, Planet } from '../facts/sheets/types.ts';
import type { Asset, Op, Resource } from '../facts/vocabulary.ts';
import type { Paper } from '../paper.ts';
import { onUnlockPlanet } from './abilities.ts';

const planetsOf = (paper: Paper): readonly Planet[] => expansionOf(paper.sides.expansion).planets;
const docksOf = (paper: Paper): readonly Dock[] => expansionOf(paper.sides.expansion).docks;

const planetNamed = (paper: Paper, id: string): Planet => planetsOf(paper).find((p) => p.id === id) as Planet;
const dockNamed = (paper: Paper, id: string): Dock => docksOf(paper).find((d) => d.id === id) as Dock;

export const isBarred = (paper: Paper, id: string): boolean => paper.expansion.barred.includes(id);

export const lockedPlanets = ({ paper }: Desk): string[] =>
  planetsOf(paper)
    .filter(({ id }) => !paper.expansion.unlocked.includes(id) && !isBarred(paper, id))
    .map(({ id }) => id);

interface Wanted {
  readonly res?: Resource;
  readonly population?: true;
  readonly on?: string;
}

interface Icon {
  readonly id: string;
  readonly res: Resource;
  /** Its row or its column gives population. */
  readonly population: boolean;
}

const icons = new WeakMap<Planet, readonly Icon[]>();

/** The icons of a planet, worked out once: 'p1.0.1'. */
function printedIcons(planet: Planet): readonly Icon[] {
  const found =
    icons.get(planet) ??
    planet.grid.flatMap((row, r) =>
      row.map((res, c) => ({
        id: `${planet.id}.${r}.${c}`,
        res,
        population: isPopulation(planet.rows[r]) || isPopulation(planet.columns[c]),
      })),
    );
  icons.set(planet, found);
  return found;
}

/** Icons of unlocked planets that can be crossed out. */
export function iconsToDevelop({ paper }: Desk, { res, population, on }: Wanted): string[] {
  const found: string[] = [];
  if (paper.expansion.unlocked.length === 0) return found;
  const struck = new Set(paper.expansion.struck);
  for (const planet of planetsOf(paper)) {
    if (!paper.expansion.unlocked.includes(planet.id) || (on !== undefined && planet.id !== on)) continue;
    for (const icon of printedIcons(planet))
      if ((res === undefined || icon.res === res) && (!population || icon.population) && !struck.has(icon.id))
        found.push(icon.id);
  }
  return found;
}

/** Those of planets on which `n` are left, or else as many as on any: an effect is carried out as completely as possible. */
export function iconsTogether(desk: Desk, wanted: Wanted, n: number): string[] {
  const left = iconsToDevelop(desk, wanted);
  const there = (icon: string): number => left.filter((each) => planetOf(each) === planetOf(icon)).length;
  const least = Math.min(n, Math.max(...left.map(there)));
  return left.filter((icon) => there(icon) >= least);
}

const planetOf = (icon: string): string => icon.slice(0, icon.indexOf('.'));

const isPopulation = (asset: Asset | undefined): boolean => asset?.kind === 'pop';

export const docksToBuild = ({ paper }: Desk): string[] =>
  docksOf(paper)
    .filter(({ id }) => !paper.expansion.docks.includes(id) && !isBarred(paper, id))
    .map(({ id }) => id);

/** Icons of docks that can be crossed out: 'dock1.0'. */
export const dockIcons = (desk: Desk, res: Resource): string[] =>
  docksToBuild(desk).flatMap((id) => {
    const first = dockNamed(desk.paper, id).cost.findIndex(
      (icon, i) => icon === res && !desk.paper.expansion.dockIcons.includes(`${id}.${i}`),
    );
    return first < 0 ? [] : [`${id}.${first}`];
  });

/** Lines whose population asset was not claimed yet: 'p1.r0', 'p1.c1'. */
export const populationLines = ({ paper }: Desk): string[] =>
  planetsOf(paper).flatMap((planet) =>
    linesOf(planet)
      .filter(({ id, asset }) => isPopulation(asset) && !isBarred(paper, id) && !isComplete(paper, planet, id))
      .map(({ id }) => id),
  );

/** The rows and columns of a planet with what they give. */
export const linesOf = (planet: Planet): { readonly id: string; readonly asset: Asset }[] => [
  ...planet.rows.map((asset, r) => ({ id: `${planet.id}.r${r}`, asset })),
  ...planet.columns.map((asset, c) => ({ id: `${planet.id}.c${c}`, asset })),
];

/** The icons of a row 'p1.r0' or column 'p1.c1'. */
function iconsOf(planet: Planet, line: string): string[] {
  const [, name = ''] = line.split('.');
  const at = Number(name.slice(1));
  return name.startsWith('r')
    ? (planet.grid[at] ?? []).map((_, c) => `${planet.id}.${at}.${c}`)
    : planet.grid.map((_, r) => `${planet.id}.${r}.${at}`);
}

export const isComplete = (paper: Paper, planet: Planet, line: string): boolean =>
  iconsOf(planet, line).every((icon) => paper.expansion.struck.includes(icon));

export const isDeveloped = (paper: Paper, planet: Planet): boolean =>
  planet.grid.every((_, r) => isComplete(paper, planet, `${planet.id}.r${r}`));

/** Row and column assets that were claimed. */
export const claimedLines = (paper: Paper): { readonly id: string; readonly asset: Asset }[] =>
  planetsOf(paper).flatMap((planet) =>
    linesOf(planet).filter(({ id }) => !isBarred(paper, id) && isComplete(paper, planet, id)),
  );

export function unlockPlanet(desk: Desk, id: string): Op[] {
  desk.paper.expansion.unlocked.push(id);
  return onUnlockPlanet(desk);
}

export function develop(desk: Desk, icon: string): Op[] {
  const [id = '', r, c] = icon.split('.');
  const planet = planetNamed(desk.paper, id);
  desk.paper.expansion.struck.push(icon);
  return linesOf(planet)
    .filter((line) => line.id === `${id}.r${r}` || line.id === `${id}.c${c}`)
    .filter((line) => !isBarred(desk.paper, line.id) && isComplete(desk.paper, planet, line.id))
    .map((line): Op => ({ op: 'asset', asset: line.asset, at: `expansion ${line.id}` }));
}

export function strikeDockIcon(desk: Desk, icon: string): Op[] {
  const [id = ''] = icon.split('.');
  desk.paper.expansion.dockIcons.push(icon);
  const isPaid = dockNamed(desk.paper, id).cost.every((_, i) => desk.paper.expansion.dockIcons.includes(`${id}.${i}`));
  return isPaid ? buildDock(desk, id) : [];
}

export function buildDock(desk: Desk, id: string): Op[] {
  desk.paper.expansion.docks.push(id);
  return [{ op: 'asset', asset: dockNamed(desk.paper, id).asset, at: `expansion ${id}` }];
}
