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

/** A row or column: 'p1.r0', 'p1.c1', its icons and what it gives. */
export interface Line {
  readonly id: string;
  readonly asset: Asset;
  readonly icons: readonly string[];
}

const lines = new WeakMap<Planet, readonly Line[]>();

/** The rows and columns of a planet, worked out once. */
export function linesOf(planet: Planet): readonly Line[] {
  const found = lines.get(planet) ?? [
    ...planet.rows.map((asset, r) => ({
      id: `${planet.id}.r${r}`,
      asset,
      icons: (planet.grid[r] ?? []).map((_, c) => `${planet.id}.${r}.${c}`),
    })),
    ...planet.columns.map((asset, c) => ({
      id: `${planet.id}.c${c}`,
      asset,
      icons: planet.grid.map((_, r) => `${planet.id}.${r}.${c}`),
    })),
  ];
  lines.set(planet, found);
  return found;
}

const isFull = ({ icons: all }: Line, struck: ReadonlySet<string>): boolean => {
  for (const icon of all) if (!struck.has(icon)) return false;
  return true;
};

/** Lines whose population asset was not claimed yet. */
export function populationLines({ paper }: Desk): string[] {
  const struck = new Set(paper.expansion.struck);
  return planetsOf(paper).flatMap((planet) =>
    linesOf(planet)
      .filter((line) => isPopulation(line.asset) && !isBarred(paper, line.id) && !isFull(line, struck))
      .map(({ id }) => id),
  );
}

/** Planets of which every icon is crossed out. */
export function developedPlanets({ expansion, sides }: Paper): Planet[] {
  const struck = new Set(expansion.struck);
  return expansionOf(sides.expansion).planets.filter((planet) =>
    printedIcons(planet).every(({ id }) => struck.has(id)),
  );
}

/** Row and column assets that were claimed. */
export function claimedLines(paper: Paper): Line[] {
  const struck = new Set(paper.expansion.struck);
  const found: Line[] = [];
  for (const planet of planetsOf(paper)) {
    if (!paper.expansion.unlocked.includes(planet.id)) continue;
    for (const line of linesOf(planet)) if (isFull(line, struck) && !isBarred(paper, line.id)) found.push(line);
  }
  return found;
}

export function unlockPlanet(desk: Desk, id: string): Op[] {
  desk.paper.expansion.unlocked.push(id);
  return onUnlockPlanet(desk);
}

export function develop(desk: Desk, icon: string): Op[] {
  const [id = ''] = icon.split('.');
  desk.paper.expansion.struck.push(icon);
  const struck = new Set(desk.paper.expansion.struck);
  return linesOf(planetNamed(desk.paper, id))
    .filter((line) => line.icons.includes(icon) && !isBarred(desk.paper, line.id) && isFull(line, struck))
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
