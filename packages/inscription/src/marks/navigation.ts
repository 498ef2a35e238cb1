// Navigation: hyperlanes are traced to new systems, systems are circled.
import type { Desk } from '../desk.ts';
import { navigationOf } from '../facts/sheets/index.ts';
import type { NavigationSheet } from '../facts/sheets/types.ts';
import type { Op } from '../facts/vocabulary.ts';
import type { Paper } from '../paper.ts';
import { hasFlag, triggered } from './abilities.ts';

export const HOME = 'home';

const sheetOf = (paper: Paper): NavigationSheet => navigationOf(paper.sides.navigation);

/** The lines that were looked at last, and what they lead to: lines are only ever added, so that their number tells. */
let latest: { readonly of: readonly string[]; readonly lines: number; readonly explored: ReadonlySet<string> } | null =
  null;

/** Everything a line leads to, home included. */
export function exploredSystems(paper: Paper): ReadonlySet<string> {
  const { traced } = paper.navigation;
  if (latest?.of === traced && latest.lines === traced.length) return latest.explored;
  const sheet = sheetOf(paper);
  const explored = new Set(sheet.explored);
  for (const line of traced) explored.add(endOf(sheet, line));
  latest = { of: traced, lines: traced.length, explored };
  return explored;
}

const systemOf = (sheet: NavigationSheet, wormhole: string): string =>
  sheet.wormholes.find(({ id }) => id === wormhole)?.system ?? '';

/** A line 'a1-b1' leads to b1, one through wormholes 'w1-w4' to the system that is joined to w4. */
function endOf(sheet: NavigationSheet, line: string): string {
  const to = line.slice(line.indexOf('-') + 1);
  return sheet.byId.has(to) ? to : systemOf(sheet, to);
}

/** Hyperlanes that can be traced; `closer`: only to a system that is nearer to Mecatol Rex than where they come from. */
export function lanesToTrace(desk: Desk, explored: ReadonlySet<string>, closer = false): string[] {
  const sheet = sheetOf(desk.paper);
  const lanes: string[] = [];
  for (const from of explored)
    for (const to of sheet.next.get(from) ?? []) {
      if (explored.has(to)) continue;
      if (!closer || isCloser(sheet, to, from)) lanes.push(`${from}-${to}`);
    }
  return lanes;
}

/** Fewer hyperlanes to Mecatol Rex. None lead there from a pocket behind wormholes. */
const isCloser = ({ distance }: NavigationSheet, to: string, from: string): boolean =>
  (distance.get(to) ?? Number.POSITIVE_INFINITY) < (distance.get(from) ?? Number.POSITIVE_INFINITY);

/** Pairs of wormholes that can be explored through, as far as Gravity Drive is there. */
export function wormholesToTrace(desk: Desk, explored: ReadonlySet<string>, closer = false): string[] {
  if (!hasFlag(desk, 'wormholes')) return [];
  const sheet = sheetOf(desk.paper);
  const { traced } = desk.paper.navigation;
  const open = sheet.wormholes.filter(({ id }) => !traced.some((line) => line.includes(id)));
  const ends = open.filter(({ system }) => !explored.has(system));
  return open.flatMap((from) =>
    explored.has(from.system)
      ? ends.filter((to) => !closer || isCloser(sheet, to.system, from.system)).map((to) => `${from.id}-${to.id}`)
      : [],
  );
}

export function systemsToClaim({ paper }: Desk, explored: ReadonlySet<string>): string[] {
  const { claimed, closed } = paper.navigation;
  return [...explored].filter((id) => id !== HOME && !claimed.includes(id) && !closed.includes(id));
}

/** Unclaimed systems with such an asset that are not crossed out yet. */
export function systemsToClose({ paper }: Desk, kind: string): string[] {
  const { claimed, closed } = paper.navigation;
  return sheetOf(paper)
    .systems.filter(({ id, asset }) => asset?.kind === kind && !claimed.includes(id) && !closed.includes(id))
    .map(({ id }) => id);
}

export function trace(desk: Desk, line: string): Op[] {
  desk.paper.navigation.traced.push(line);
  return [];
}

export function claimSystem(desk: Desk, id: string): Op[] {
  const system = sheetOf(desk.paper).byId.get(id);
  desk.paper.navigation.claimed.push(id);
  if (system === undefined) return [];
  const { asset, wormhole } = system;
  return [
    ...(asset === null ? triggered(desk, 'empty') : [{ op: 'asset', asset, at: `navigation ${id}` } as const]),
    ...(wormhole === null ? [] : triggered(desk, 'wormhole')),
  ];
}
