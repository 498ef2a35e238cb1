// How many there are of something on somebody's sheets, and whether a goal is reached.
import { navigationOf, warfareOf } from '../facts/sheets/index.ts';
import { ROWS_OF_A_LEVEL } from '../facts/sheets/types.ts';
import type { Counter, Goal, Side } from '../facts/vocabulary.ts';
import { COMMODITIES, SIDES } from '../facts/vocabulary.ts';
import type { Paper } from '../paper.ts';
import { developedPlanets } from './expansion.ts';
import { taggedScrapped, tradeIcons, voteIcons } from './industry.ts';
import { bandsOf, isBuilt } from './warfare.ts';

/** The kinds of assets of claimed systems, one for each system; empty ones and home not among them. */
const claimedKinds = ({ navigation, sides }: Paper): string[] =>
  navigation.claimed.flatMap((id) => navigationOf(sides.navigation).byId.get(id)?.asset?.kind ?? []);

const claimedOf = (paper: Paper, kind: string): number => claimedKinds(paper).filter((each) => each === kind).length;

const LEAST_OF_A_FRONT = 5;
const LEVELS = 4;

const counters: Readonly<Record<Counter, (paper: Paper) => number>> = {
  'nav.claimedKinds': (paper) => new Set(claimedKinds(paper)).size,
  'nav.claimed:com': (paper) => claimedOf(paper, 'com'),
  'nav.claimed:planet': (paper) => claimedOf(paper, 'planet'),
  'exp.planetsUnlocked': ({ expansion }) => expansion.unlocked.length,
  'exp.planetsDeveloped': (paper) => developedPlanets(paper).length,
  'exp.docksBuilt': ({ expansion }) => expansion.docks.length,
  'tech.unlocked': ({ technologies }) => technologies.filter(({ unlocked }) => unlocked).length,
  'ind.com:tri': ({ industry }) => industry.tri,
  'ind.com:dia': ({ industry }) => industry.dia,
  'ind.com:sqr': ({ industry }) => industry.sqr,
  'ind.comMax': ({ industry }) => Math.max(...COMMODITIES.map((row) => industry[row])),
  'ind.claimed': ({ industry }) => industry.claimed.length,
  // The preprinted one counts as scrapped.
  'ind.claimedMinusScrapped': ({ industry }) => industry.claimed.length - industry.scrapped.length - 1,
  'ind.taggedScrapped': taggedScrapped,
  'ind.tradeIconsUnlocked': tradeIcons,
  // The first vote icon needs none.
  'ind.councilors': (paper) => voteIcons(paper) - 1,
  'war.unitsBuilt:nonInfantry': (paper) => paper.warfare.bands.filter((band) => isBuilt(paper, band)).length,
  'war.unitTypesBuilt': (paper) =>
    warfareOf(paper.sides.warfare).units.filter(({ id, limit }) =>
      limit === null
        ? paper.warfare.drawn.some(({ unit, built }) => built && unit === id)
        : bandsOf(paper, id).some((band) => isBuilt(paper, band)),
    ).length,
  'war.assetNodes': (paper) => {
    const marked = new Set(paper.warfare.drawn.flatMap(({ nodes }) => nodes));
    return warfareOf(paper.sides.warfare).nodes.filter(({ id, asset }) => asset !== null && marked.has(id)).length;
  },
  'war.levelsBothSides:5': (paper) =>
    Array.from({ length: LEVELS }, (_, n) => n + 1).filter((level) =>
      SIDES.every((side) => nodesIn(paper, side, level) >= LEAST_OF_A_FRONT),
    ).length,
};

export const counterOf = (paper: Paper, counter: Counter): number => counters[counter](paper);

export function isMet(paper: Paper, goal: Goal): boolean {
  if ('all' in goal) return goal.all.every((each) => isMet(paper, each));
  if ('any' in goal) return goal.any.some((each) => isMet(paper, each));
  return counterOf(paper, goal.count) >= goal.gte;
}

/** Marked nodes of a section. */
export const nodesIn = (paper: Paper, side: Side, level: number): number =>
  nodesBySection(paper)[placeOf(side, level)] ?? 0;

/** The shapes that were looked at last, and what they mark: shapes are only ever added, so that their number tells. */
let latest: { readonly of: readonly unknown[]; readonly shapes: number; readonly bySection: readonly number[] } | null =
  null;

function nodesBySection({ warfare, sides }: Paper): readonly number[] {
  const { drawn } = warfare;
  if (latest?.of === drawn && latest.shapes === drawn.length) return latest.bySection;
  const half = warfareOf(sides.warfare).columns / 2;
  const bySection = Array.from({ length: 2 * LEVELS }, () => 0);
  for (const { nodes } of drawn)
    for (const id of nodes) bySection[sectionOf(id, half)] = (bySection[sectionOf(id, half)] ?? 0) + 1;
  latest = { of: drawn, shapes: drawn.length, bySection };
  return bySection;
}

export const isIn = (id: string, side: Side, level: number, half: number): boolean =>
  sectionOf(id, half) === placeOf(side, level);

/** The sections from the lowest level on, the left one first. */
const placeOf = (side: Side, level: number): number => 2 * (level - 1) + (side === 'left' ? 0 : 1);

function sectionOf(id: string, half: number): number {
  const at = id.indexOf('_');
  const level = Math.floor(Number(id.slice(at + 1)) / ROWS_OF_A_LEVEL);
  return 2 * level + (Number(id.slice(0, at)) < half ? 0 : 1);
}
