// What each sheet is worth to somebody who plays on, beside its points: what is on the way, by what is still to come.
import { expansionOf, navigationOf, warfareOf } from '../facts/sheets/index.ts';
import type { NavigationSheet, System } from '../facts/sheets/types.ts';
import type { Asset, SheetName } from '../facts/vocabulary.ts';
import { COMMODITIES, SIDES } from '../facts/vocabulary.ts';
import { linesOf } from '../marks/expansion.ts';
import { strengthOf, tradeIcons, tradeLeft, voteIcons, votesLeft } from '../marks/index.ts';
import { exploredSystems } from '../marks/navigation.ts';
import type { Paper } from '../paper.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** How far the game has still to go: 1 at the beginning, 0 at the end. */
const ALL_STRATEGIES = 13.5;
export const ahead = ({ strategies }: Outlook): number => Math.max(0, Math.min(1, strategies / ALL_STRATEGIES));

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

/** By sheet. */
export const prospects: Readonly<Record<SheetName, (paper: Paper, outlook: Outlook, faction: string) => number>> = {
  navigation: navigationWorth,
  expansion: expansionWorth,
  industry: industryWorth,
  warfare: warfareWorth,
};

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
function warfareWorth(paper: Paper, outlook: Outlook, faction: string): number {
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
