// Strength in a war and points at the end.
import { isAblated } from '@custodian/kernel';
import { technologyOf } from '../content/index.ts';
import { expansionOf, industryOf, navigationOf, warfareOf } from '../facts/sheets/index.ts';
import type { Asset, SheetName, Side } from '../facts/vocabulary.ts';
import { SHEETS } from '../facts/vocabulary.ts';
import type { Paper } from '../paper.ts';
import { hasRule, isUnlocked, passives } from './abilities.ts';
import { isIn, nodesIn } from './counters.ts';
import { claimedLines } from './expansion.ts';
import { nodeNamed } from './grid.ts';
import { chartPoints, tradeLeft } from './industry.ts';
import { isBuilt } from './warfare.ts';

/** Everything that counts on one side of a level: nodes, what was written, technologies, the faction. */
export function strengthOf(paper: Paper, side: Side, level: number, faction: string): number {
  const { warfare } = paper;
  const written =
    side === 'left'
      ? warfare.left + warfare.nextLeft + warfare.nowLeft
      : warfare.right + warfare.nextRight + warfare.nowRight;
  let strength = nodesIn(paper, side, level) + written;
  for (const { id } of paper.technologies) {
    const { effect } = technologyOf(id);
    if (effect.on === 'strength' && isUnlocked(paper, id)) strength += effect.n;
  }
  for (const passive of passives(faction, 'strength')) {
    if (passive.side === 'both') strength += passive.n;
    if (passive.side === 'mixed' && typesIn(paper, side, level) >= 2) strength += passive.n;
  }
  return Math.max(0, strength);
}

/** Different unit types with nodes in a section. */
function typesIn({ warfare, sides }: Paper, side: Side, level: number): number {
  const half = warfareOf(sides.warfare).columns / 2;
  const types = warfare.drawn
    .filter(({ unit, nodes }) => unit !== 'node' && nodes.some((id) => isIn(id, side, level, half)))
    .map(({ unit }) => unit);
  return new Set(types).size;
}

export type Score = Readonly<Record<SheetName | 'total', number>>;

export function scoreOf(paper: Paper, faction: string): Score {
  const score = { navigation: 0, expansion: 0, industry: 0, warfare: 0, total: 0 };
  for (const sheet of SHEETS) {
    score[sheet] = subtotalOf(sheet, paper, faction);
    score.total += score[sheet];
  }
  return score;
}

/** What is claimed on a sheet, what was written beside it, and its objective. Only wars can cost more than a sheet has brought. */
export function subtotalOf(sheet: SheetName, paper: Paper, faction: string): number {
  const subtotal = claimedOn[sheet](paper, faction) + paper.points[sheet] + paper.objectives[sheet];
  return sheet === 'warfare' ? subtotal : Math.max(0, subtotal);
}

const claimedOn: Readonly<Record<SheetName, (paper: Paper, faction: string) => number>> = {
  navigation: navigationPoints,
  expansion: expansionPoints,
  industry: industryPoints,
  warfare: warfarePoints,
};

const pointsOf = (asset: Asset | null | undefined): number =>
  asset?.kind === 'vp' && !isAblated('asset', 'vp') ? asset.n : 0;
const sum = <T>(items: readonly T[], worth: (item: T) => number): number =>
  items.reduce((total, item) => total + worth(item), 0);

function navigationPoints({ navigation, sides }: Paper): number {
  const { byId } = navigationOf(sides.navigation);
  return sum(navigation.claimed, (id) => pointsOf(byId.get(id)?.asset)) + sum(navigation.boxes, ({ points }) => points);
}

function expansionPoints(paper: Paper): number {
  const { docks, population } = expansionOf(paper.sides.expansion);
  const built = docks.filter(({ id }) => paper.expansion.docks.includes(id));
  return (
    sum(claimedLines(paper), ({ asset }) => pointsOf(asset)) +
    sum(built, ({ asset }) => pointsOf(asset)) +
    sum(population.slice(0, paper.expansion.population), (points) => points)
  );
}

function industryPoints(paper: Paper, faction: string): number {
  const pairs = tradeLeft(paper) / 2;
  return (
    sum(paper.industry.claimed, (id) => pointsOf(industryOf(paper.sides.industry).byId.get(id)?.asset)) +
    chartPoints(paper) +
    (hasRule(paper, faction, 'tradeVpRoundUp') ? Math.ceil(pairs) : Math.floor(pairs))
  );
}

function warfarePoints(paper: Paper): number {
  const sheet = warfareOf(paper.sides.warfare);
  const { sections, unit } = sheet;
  return (
    sum(paper.warfare.bands, (band) => (isBuilt(paper, band) ? (unit.get(band.unit)?.points ?? 0) : 0)) +
    sum(paper.warfare.drawn, ({ nodes }) => sum(nodes, (id) => pointsOf(nodeNamed(sheet, id)?.asset))) +
    sum(paper.warfare.wars, ({ section, result }) => {
      const printed = sections.find(({ id }) => id === section);
      if (result === 'lost') return printed?.penalty ?? 0;
      return result === 'won' ? pointsOf(printed?.spoils) : 0;
    })
  );
}
