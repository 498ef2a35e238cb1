// What sheets are worth to somebody who plays on: points now, and what is on the way, by what is still to come.
import { relics, technologyOf } from '../content/index.ts';
import type { Desk } from '../desk.ts';
import { expansionOf, navigationOf, warfareOf } from '../facts/sheets/index.ts';
import type { NavigationSheet, System } from '../facts/sheets/types.ts';
import type { Asset, Goal } from '../facts/vocabulary.ts';
import { COMMODITIES, SIDES } from '../facts/vocabulary.ts';
import { linesOf } from '../marks/expansion.ts';
import { counterOf, scoreOf, strengthOf, tradeIcons, tradeLeft, voteIcons, votesLeft } from '../marks/index.ts';
import { exploredSystems } from '../marks/navigation.ts';
import type { Paper } from '../paper.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** How far the game has still to go: 1 at the beginning, 0 at the end. */
const ALL_STRATEGIES = 13.5;
const ahead = ({ strategies }: Outlook): number => Math.max(0, Math.min(1, strategies / ALL_STRATEGIES));

/** Points that a claimed asset comes to, before it is claimed. */
export function assetWorth(asset: Asset, paper: Paper, outlook: Outlook): number {
  const far = ahead(outlook);
  switch (asset.kind) {
    case 'vp':
      return asset.n;
    case 'planet':
      return WEIGHTS.planet * far;
    case 'trade':
      return 0.5 + WEIGHTS.trade * Math.min(1, far * 3);
    case 'vote':
      return WEIGHTS.vote * outlook.councils;
    case 'spec':
      return WEIGHTS.specialty * far;
    case 'focus':
      return WEIGHTS.focus * outlook.strategies;
    case 'com':
      return asset.n * (WEIGHTS.commodity + 0.25 * outlook.productions);
    case 'councilor':
      return WEIGHTS.councilor + 0.15 * outlook.councils;
    case 'pop':
      return expansionOf(paper.sides.expansion).population[paper.expansion.population] ?? 0;
    case 'faction':
      return WEIGHTS.faction;
    case 'relic':
      return WEIGHTS.relic;
    case 'neighbor':
      return WEIGHTS.neighbour * outlook.wars.length;
    case 'mecatol':
      return outlook.mecatol + 1;
  }
}

/** What the relics are worth in points, on average. */
const RELIC_POINTS = relics.reduce((sum, { points }) => sum + points, 0) / relics.length;

/** A relic in hand, as long as it can be played. */
const handWorth = ({ strategies }: Outlook): number => WEIGHTS.hand * Math.min(1, strategies);

/** What a relic will be worth that is to be drawn. */
export const drawWorth = ({ draws }: Desk, outlook: Outlook): number =>
  draws === null ? 0 : RELIC_POINTS + handWorth(outlook);

/** The worth of a desk: its sheets, what is kept in hand, and a relic that is to be drawn. */
export function worthOf(desk: Desk, outlook: Outlook): number {
  const { paper, faction, hand } = desk;
  return (
    drawWorth(desk, outlook) +
    scoreOf(paper, faction).total +
    navigationWorth(paper, outlook) +
    expansionWorth(paper, outlook) +
    industryWorth(paper, outlook) +
    warfareWorth(paper, faction, outlook) +
    technologyWorth(paper, outlook) +
    keptWorth(paper, outlook) +
    objectiveWorth(paper, outlook) +
    handWorth(outlook) * hand.length
  );
}

/** Explored systems are nearly claimed; those behind them count less with every step. */
function navigationWorth(paper: Paper, outlook: Outlook): number {
  const sheet = navigationOf(paper.sides.navigation);
  const { claimed, closed } = paper.navigation;
  const steps = stepsFrom(exploredSystems(paper), sheet);
  const can = Math.min(1, outlook.strategies / 3);
  let worth =
    paper.navigation.claimed.includes('mecatol') && paper.navigation.boxes.every(({ system }) => system !== 'mecatol')
      ? outlook.mecatol
      : 0;
  for (let at = 0; at < sheet.systems.length; at++) {
    const { id, asset } = sheet.systems[at] as System;
    const away = steps[at] as number;
    if (away < 0 || asset === null || claimed.includes(id) || closed.includes(id)) continue;
    worth +=
      can *
      assetWorth(asset, paper, outlook) *
      (asset.kind === 'mecatol'
        ? WEIGHTS.mecatol * WEIGHTS.mecatolStep ** away
        : WEIGHTS.explored * (away === 0 ? 1 : WEIGHTS.ahead * WEIGHTS.step ** away));
  }
  return worth;
}

const roads = new WeakMap<
  NavigationSheet,
  { readonly place: ReadonlyMap<string, number>; readonly next: number[][] }
>();

/** The systems by their place on the sheet, and the places that hyperlanes lead to from each: worked out once. */
function roadsOf(sheet: NavigationSheet) {
  const known = roads.get(sheet);
  if (known !== undefined) return known;
  const place = new Map(sheet.systems.map(({ id }, at) => [id, at]));
  const next = sheet.systems.map(({ id }) => (sheet.next.get(id) ?? []).map((to) => place.get(to) as number));
  roads.set(sheet, { place, next });
  return { place, next };
}

/** Hyperlanes from anything explored to each system, by its place on the sheet; -1 where none lead. */
function stepsFrom(explored: ReadonlySet<string>, sheet: NavigationSheet): Int8Array {
  const { place, next } = roadsOf(sheet);
  const steps = new Int8Array(next.length).fill(-1);
  const queue: number[] = [];
  for (const id of explored) {
    const at = place.get(id) as number;
    steps[at] = 0;
    queue.push(at);
  }
  for (let n = 0; n < queue.length; n++) {
    const at = queue[n] as number;
    for (const to of next[at] as number[])
      if (steps[to] === -1) {
        steps[to] = (steps[at] as number) + 1;
        queue.push(to);
      }
  }
  return steps;
}

/** Lines of unlocked planets by how much of them is struck. */
function expansionWorth(paper: Paper, outlook: Outlook): number {
  const { planets, docks } = expansionOf(paper.sides.expansion);
  const { unlocked, struck, barred, docks: built, dockIcons } = paper.expansion;
  const can = Math.min(1, outlook.strategies / 3);
  const done = new Set(struck);
  let worth = 0;
  for (const planet of planets) {
    if (!unlocked.includes(planet.id)) continue;
    for (const { id, icons, asset } of linesOf(planet))
      if (!barred.includes(id)) worth += lineWorth(icons, done, assetWorth(asset, paper, outlook));
  }
  const paid = new Set(dockIcons);
  for (const { id, cost, asset } of docks)
    if (!built.includes(id) && !barred.includes(id)) {
      const icons = cost.map((_, n) => `${id}.${n}`);
      worth += WEIGHTS.dock * lineWorth(icons, paid, assetWorth(asset, paper, outlook));
    }
  return can * worth;
}

/** A full line is counted where it gives its asset. */
function lineWorth(icons: readonly string[], done: ReadonlySet<string>, asset: number): number {
  let struck = 0;
  for (const icon of icons) if (done.has(icon)) struck++;
  if (struck === icons.length) return 0;
  return asset * (WEIGHTS.line + WEIGHTS.lineStruck * (struck / icons.length) ** WEIGHTS.linePower);
}

/** Goods and votes to come, and the way to the next points of the chart. */
function industryWorth(paper: Paper, outlook: Outlook): number {
  const { industry } = paper;
  let worth =
    WEIGHTS.tradeLeft * Math.min(tradeLeft(paper), 2 * outlook.strategies) +
    WEIGHTS.votesLeft * Math.min(votesLeft(paper), 3 * outlook.councils);
  worth +=
    tradeIcons(paper) * outlook.productions * WEIGHTS.tradeIcon +
    voteIcons(paper) * outlook.councils * WEIGHTS.voteIcon;
  for (const row of COMMODITIES) worth += WEIGHTS.row * industry[row];
  worth += WEIGHTS.rows * Math.min(...COMMODITIES.map((row) => industry[row])) * Math.min(1, outlook.productions);
  return worth;
}

/** Wars to come, the next one most; and units that are nearly built. */
function warfareWorth(paper: Paper, faction: string, outlook: Outlook): number {
  const { sections, unit } = warfareOf(paper.sides.warfare);
  let worth = 0;
  outlook.wars.forEach((level, n) => {
    const near = WEIGHTS.laterWar ** n;
    for (const side of SIDES) {
      const section = sections.find((each) => each.side === side && each.level === level);
      if (section === undefined) continue;
      const margin = strengthOf(paper, side, level, faction) - (outlook.against[side][level] ?? 4);
      const chance = 1 / (1 + Math.exp(-WEIGHTS.margin * margin));
      worth +=
        near * (chance * assetWorth(section.spoils, paper, outlook) + (1 - chance) * section.penalty * WEIGHTS.penalty);
    }
  });
  const can = Math.min(1, outlook.strategies / 2);
  for (const { unit: id, struck, lost } of paper.warfare.bands) {
    const printed = unit.get(id);
    if (printed === undefined || lost || struck.length === printed.cost.length) continue;
    worth +=
      can *
      (printed.points + WEIGHTS.node * printed.shape.length) *
      WEIGHTS.begun *
      (struck.length / printed.cost.length) ** WEIGHTS.begunPower;
  }
  for (const { id, points, lockedBy } of unit.values())
    if (lockedBy !== null && paper.warfare.unlocked.includes(id)) worth += WEIGHTS.unlocked * points * ahead(outlook);
  return worth;
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

function objectiveWorth(paper: Paper, outlook: Outlook): number {
  return outlook.objectives.reduce((sum, { objective, points }) => {
    if (paper.objectives[objective.sheet] !== 0) return sum;
    const near = nearness(paper, objective.goal);
    return (
      sum +
      points *
        (near >= 1 ? 1 : WEIGHTS.objective * near ** WEIGHTS.objectivePower * Math.min(1, outlook.strategies / 2))
    );
  }, 0);
}

/** From 0 to 1, when a goal is reached. */
function nearness(paper: Paper, goal: Goal): number {
  if ('all' in goal) return goal.all.reduce((sum, each) => sum + nearness(paper, each), 0) / goal.all.length;
  if ('any' in goal) return Math.max(...goal.any.map((each) => nearness(paper, each)));
  return Math.max(0, Math.min(1, counterOf(paper, goal.count) / goal.gte));
}
