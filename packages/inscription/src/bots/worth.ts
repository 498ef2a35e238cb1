// What sheets are worth to somebody who plays on: points now, and what is on the way, by what is still to come.
import { relics, technologyOf } from '../content/index.ts';
import type { Desk } from '../desk.ts';
import type { Goal, SheetName } from '../facts/vocabulary.ts';
import { SHEETS } from '../facts/vocabulary.ts';
import { counterOf, subtotalOf } from '../marks/index.ts';
import type { Paper } from '../paper.ts';
import type { Outlook } from './outlook.ts';
import { ahead, prospects } from './prospects.ts';
import { WEIGHTS } from './weights.ts';

/** What the relics are worth in points, on average. */
const RELIC_POINTS = relics.reduce((sum, { points }) => sum + points, 0) / relics.length;

/** A relic in hand, as long as it can be played. */
const handWorth = ({ strategies }: Outlook): number => WEIGHTS.hand * Math.min(1, strategies);

/** What a relic will be worth that is to be drawn. */
export const drawWorth = ({ draws }: Desk, outlook: Outlook): number =>
  draws === null ? 0 : RELIC_POINTS + handWorth(outlook);

/** The sheets as they were when somebody began to mark: those that stay as they are keep their worth. */
export interface Begun {
  readonly signs: Readonly<Record<SheetName, number>>;
  readonly worth: Readonly<Record<SheetName, number>>;
}

const bySheet = (of: (sheet: SheetName) => number): Record<SheetName, number> => ({
  navigation: of('navigation'),
  expansion: of('expansion'),
  industry: of('industry'),
  warfare: of('warfare'),
});

export const beginningAt = (desk: Desk, outlook: Outlook): Begun => ({
  signs: bySheet((sheet) => signs[sheet](desk.paper)),
  worth: bySheet((sheet) => sheetWorth(sheet, desk, outlook)),
});

/** The worth of a desk: its sheets, what is kept in hand, and a relic that is to be drawn. */
export function worthOf(desk: Desk, outlook: Outlook, begun?: Begun): number {
  const { paper, hand } = desk;
  let worth =
    drawWorth(desk, outlook) +
    technologyWorth(paper, outlook) +
    keptWorth(paper, outlook) +
    handWorth(outlook) * hand.length;
  for (const sheet of SHEETS)
    worth +=
      begun !== undefined && begun.signs[sheet] === signs[sheet](paper)
        ? begun.worth[sheet]
        : sheetWorth(sheet, desk, outlook);
  return worth;
}

function sheetWorth(sheet: SheetName, { paper, faction }: Desk, outlook: Outlook): number {
  return (
    subtotalOf(sheet, paper, faction) +
    prospects[sheet](paper, outlook, faction) +
    objectiveWorth(sheet, paper, outlook)
  );
}

/** How much is written on a sheet, or elsewhere for it: marks are only ever added, so that as much is the same. What can fall
 *  as well counts by itself. */
const signs: Readonly<Record<SheetName, (paper: Paper) => number>> = {
  navigation: ({ navigation: { traced, claimed, closed, boxes }, expansion, points }) =>
    traced.length + claimed.length + closed.length + boxes.length + expansion.population + APART * points.navigation,
  expansion: ({ expansion: { unlocked, struck, dockIcons, docks, barred, population }, technologies, points }) =>
    unlocked.length +
    struck.length +
    dockIcons.length +
    docks.length +
    barred.length +
    population +
    researched(technologies) +
    APART * points.expansion,
  industry: ({ industry, points }) =>
    industry.scrapped.length +
    industry.claimed.length +
    industry.barred.length +
    industry.tri +
    industry.dia +
    industry.sqr +
    industry.councilors +
    industry.trade +
    industry.tradeSpent +
    industry.votes +
    industry.votesSpent +
    APART * points.industry,
  warfare: ({ warfare, expansion, technologies, points }) => {
    let written = warfare.unlocked.length + warfare.drawn.length + expansion.population + researched(technologies);
    for (const { struck, lost } of warfare.bands) written += 1 + struck.length + (lost ? 1 : 0);
    const added = warfare.left + warfare.right + warfare.nextLeft + warfare.nextRight;
    return written + APART * added + APART * APART * points.warfare;
  },
};

const APART = 1000;

function researched(technologies: Paper['technologies']): number {
  let n = 0;
  for (const { struck, unlocked, noSpecialty, noResearch } of technologies)
    n += struck + (unlocked ? 1 : 0) + (noSpecialty ? 1 : 0) + (noResearch ? 1 : 0);
  return n;
}

function technologyWorth(paper: Paper, outlook: Outlook): number {
  let worth = 0;
  for (const { id, struck, unlocked, noResearch } of paper.technologies) {
    const { effect, icons } = technologyOf(id);
    const full =
      effect.on === 'perActive'
        ? WEIGHTS.perActive * outlook.strategies
        : effect.on === 'strength'
          ? WEIGHTS.logistics * outlook.wars.length
          : id === 'gravity_drive'
            ? WEIGHTS.gravityDrive * ahead(outlook)
            : WEIGHTS.armour * outlook.wars.length;
    worth += unlocked ? full : noResearch ? 0 : full * WEIGHTS.researched * (struck / icons);
  }
  for (const _ of paper.focus) worth += WEIGHTS.focusUnlocked * outlook.strategies;
  return worth;
}

const keptWorth = (paper: Paper, outlook: Outlook): number =>
  paper.kept.reduce((sum, { asset, spent }) => {
    if (spent) return sum;
    if (asset === 'planet') return sum + WEIGHTS.planetKept * ahead(outlook);
    return (
      sum +
      (asset.startsWith('focus') ? WEIGHTS.focusKept * outlook.strategies : WEIGHTS.specialtyKept * ahead(outlook))
    );
  }, 0);

function objectiveWorth(sheet: SheetName, paper: Paper, outlook: Outlook): number {
  if (paper.objectives[sheet] !== 0) return 0;
  let worth = 0;
  for (const { objective, points } of outlook.objectives) {
    if (objective.sheet !== sheet) continue;
    const near = nearness(paper, objective.goal);
    worth +=
      points *
      (near >= 1 ? 1 : WEIGHTS.objective * near ** WEIGHTS.objectivePower * Math.min(1, outlook.strategies / 2));
  }
  return worth;
}

/** From 0 to 1, when a goal is reached. */
function nearness(paper: Paper, goal: Goal): number {
  if ('all' in goal) return goal.all.reduce((sum, each) => sum + nearness(paper, each), 0) / goal.all.length;
  if ('any' in goal) return Math.max(...goal.any.map((each) => nearness(paper, each)));
  return Math.max(0, Math.min(1, counterOf(paper, goal.count) / goal.gte));
}
