// What can be done with a resource on a sheet, and with an asset that was kept.
import type { Desk } from '../desk.ts';
import type { Resource, SheetName, Specialty } from '../facts/vocabulary.ts';
import { RESOURCES, SPECIALTIES } from '../facts/vocabulary.ts';
import { hasFlag } from './abilities.ts';
import { dockIcons, docksToBuild, iconsToDevelop, lockedPlanets } from './expansion.ts';
import { legendOf, spacesToClaim, spacesToScrap, taggedSpaces, tradeLeft } from './industry.ts';
import { exploredSystems, lanesToTrace, systemsToClaim, wormholesToTrace } from './navigation.ts';
import { toResearch, toUnlockBy } from './technologies.ts';
import { bandsToStrike, unitsToUnlock } from './warfare.ts';

/** Every mark that a resource makes on a sheet. */
export function usesOf(desk: Desk, res: Resource, sheet: SheetName): string[] {
  const marks = onSheet[sheet](desk, res);
  if (res === 'R') for (const id of toResearch(desk, sheet)) marks.push(`R tech ${id}`);
  return marks;
}

const said = (head: string, targets: readonly string[]): string[] => targets.map((target) => `${head} ${target}`);

const onSheet: Readonly<Record<SheetName, (desk: Desk, res: Resource) => string[]>> = {
  navigation: (desk, res) => {
    const explored = exploredSystems(desk.paper);
    return res === 'I'
      ? said('I claim', systemsToClaim(desk, explored))
      : [
          ...said(`${res} explore`, lanesToTrace(desk, explored)),
          ...said(`${res} warp`, wormholesToTrace(desk, explored)),
        ];
  },
  expansion: (desk, res) => [
    ...said(`${res} develop`, iconsToDevelop(desk, { res })),
    ...said(`${res} dock`, dockIcons(desk, res)),
  ],
  industry: (desk, res) =>
    res === 'M' ? said('M scrap', spacesToScrap(desk)) : said(`${res} space`, spacesToClaim(desk)),
  warfare: (desk, res) => said(`${res} build`, bandsToStrike(desk, res)),
};

/** Sheets on which one of these resources is of use. */
export const sheetsFor = (desk: Desk, res: Resource | 'any', sheets: readonly SheetName[]): SheetName[] =>
  sheets.filter((sheet) => (res === 'any' ? RESOURCES : [res]).some((each) => usesOf(desk, each, sheet).length > 0));

/** How many of an asset are kept and not spent. */
export function keptOf({ paper }: Desk, asset: string): number {
  let n = 0;
  for (const kept of paper.kept) if (kept.asset === asset && !kept.spent) n++;
  return n;
}

/** Crosses out the one that was kept longest. */
export function spendKept({ paper }: Desk, asset: string): void {
  const found = paper.kept.find((kept) => kept.asset === asset && !kept.spent);
  if (found !== undefined) found.spent = true;
}

export const focusKey = (sheet: SheetName, die: Resource): string => `${sheet} ${die}`;

/** What kept assets can do on the active sheet. */
export function assetMarks(desk: Desk, active: SheetName): string[] {
  const marks: string[] = [];
  if (active === 'expansion' && keptOf(desk, 'planet') > 0)
    marks.push(...said('planet unlock', lockedPlanets(desk)), ...said('planet dock', docksToBuild(desk)));
  for (const specialty of SPECIALTIES)
    if (keptOf(desk, specialty) > 0) marks.push(...specialtyMarks(desk, specialty, active));
  for (const die of RESOURCES)
    if (keptOf(desk, `focus ${die}`) > 0 && !desk.paper.focus.includes(focusKey(active, die)))
      marks.push(`focus ${die}`);
  if (active === 'warfare' && tradeLeft(desk.paper) > 0 && hasFlag(desk, 'flagshipSpecAsTrade'))
    marks.push(...said('trade build', bandsToStrike(desk, 'specialty')));
  return marks;
}

function specialtyMarks(desk: Desk, specialty: Specialty, active: SheetName): string[] {
  const marks = said(`${specialty} tech`, toUnlockBy(desk, specialty, active));
  if (active === 'industry') {
    marks.push(...said(`${specialty} scrap`, taggedSpaces(desk, specialty)));
    const legend = legendOf(desk, specialty);
    if (legend !== undefined && usesOf(desk, legend.res, 'industry').length > 0) marks.push(`${specialty} legend`);
  }
  if (active === 'warfare') {
    marks.push(...said(`${specialty} unit`, unitsToUnlock(desk, specialty)));
    marks.push(...said(`${specialty} build`, bandsToStrike(desk, 'specialty')));
  }
  return marks;
}
