// Industry: spaces are scrapped or claimed, and the chart counts councilors and commodities, wherever they come from.
import type { Desk } from '../desk.ts';
import { industryOf } from '../facts/sheets/index.ts';
import type { IndustrySheet, Space } from '../facts/sheets/types.ts';
import type { Commodity, Op, Specialty } from '../facts/vocabulary.ts';
import { COMMODITIES } from '../facts/vocabulary.ts';
import type { Paper } from '../paper.ts';

const sheetOf = (paper: Paper): IndustrySheet => industryOf(paper.sides.industry);

/** What was done to the spaces so far. */
interface Done {
  readonly scrapped: ReadonlySet<string>;
  readonly marked: ReadonlySet<string>;
  readonly barred: readonly string[];
}

function doneOn(paper: Paper): Done {
  const { scrapped, claimed, barred } = paper.industry;
  const gone = new Set(scrapped).add(sheetOf(paper).scrapped);
  return { scrapped: gone, marked: new Set([...gone, ...claimed]), barred };
}

function spacesWhere(paper: Paper, test: (space: Space, done: Done) => boolean): string[] {
  const done = doneOn(paper);
  const found: string[] = [];
  for (const space of sheetOf(paper).spaces)
    if (!done.marked.has(space.id) && !done.barred.includes(space.id) && test(space, done)) found.push(space.id);
  return found;
}

const isBeside = ({ next }: Space, spaces: ReadonlySet<string>): boolean => {
  for (const id of next) if (spaces.has(id)) return true;
  return false;
};

export const spacesToScrap = ({ paper }: Desk): string[] =>
  spacesWhere(paper, (space, { marked }) => space.tag === null && isBeside(space, marked));

export const spacesToClaim = ({ paper }: Desk, where: 'legal' | 'adjacentMarked' = 'legal'): string[] =>
  spacesWhere(
    paper,
    (space, { scrapped, marked }) =>
      space.tag === null && space.asset !== null && isBeside(space, where === 'legal' ? scrapped : marked),
  );

/** Dotted X spaces that this specialty scraps, wherever they are. */
export const taggedSpaces = ({ paper }: Desk, specialty: Specialty): string[] =>
  spacesWhere(paper, ({ tag }) => tag === specialty);

export const unmarkedSpaces = ({ paper }: Desk): string[] => spacesWhere(paper, () => true);

export function scrap(desk: Desk, id: string): Op[] {
  desk.paper.industry.scrapped.push(id);
  return [];
}

export function claimSpace(desk: Desk, id: string): Op[] {
  desk.paper.industry.claimed.push(id);
  const asset = sheetOf(desk.paper).byId.get(id)?.asset ?? null;
  return asset === null ? [] : [{ op: 'asset', asset, at: `industry ${id}` }];
}

/** A specialty as several resources, where the legend says so. */
export const legendOf = ({ paper }: Desk, specialty: Specialty): IndustrySheet['legend'][Specialty] =>
  sheetOf(paper).legend[specialty];

/** More of a row than there are icons comes to nothing. */
export function countCommodity({ industry, sides }: Paper, commodity: Commodity, n: number): void {
  industry[commodity] = Math.min(industryOf(sides.industry).columns, industry[commodity] + n);
}

export const tradeIcons = (paper: Paper): number =>
  sheetOf(paper).tradeUnder.filter((column) => COMMODITIES.every((row) => paper.industry[row] >= column)).length;

/** Vote icons that are unlocked: the first always is. */
export const voteIcons = (paper: Paper): number =>
  Math.min(sheetOf(paper).councilors.filter((icon) => icon === 'vote').length, 1 + paper.industry.councilors);

export const tradeLeft = ({ industry }: Paper): number => industry.trade - industry.tradeSpent;
export const votesLeft = ({ industry }: Paper): number => industry.votes - industry.votesSpent;

/** The pools are what is printed; what goes beyond comes to nothing. */
export function claimTrade(paper: Paper, n: number): void {
  paper.industry.trade = Math.min(sheetOf(paper).tradeGoods, paper.industry.trade + n);
}

export function claimVotes(paper: Paper, n: number): void {
  paper.industry.votes = Math.min(sheetOf(paper).votes, paper.industry.votes + n);
}

export const taggedScrapped = (paper: Paper): number =>
  sheetOf(paper).spaces.filter(({ id, tag }) => tag !== null && paper.industry.scrapped.includes(id)).length;

/** Points of the chart: passed in the commodity rows and on the councilors' track. */
export function chartPoints(paper: Paper): number {
  const { rowPoints, councilors } = sheetOf(paper);
  let points = 0;
  for (const row of COMMODITIES) for (const [after, n] of rowPoints) if (paper.industry[row] >= after) points += n;
  const unlocked = voteIcons(paper);
  let icons = 0;
  for (const entry of councilors) {
    if (entry === 'vote') icons++;
    else if (icons <= unlocked) points += entry;
  }
  return points;
}
