// Effects that are owed: those that need no choice are carried out, the others say by which marks they are.
import type { Desk } from '../desk.ts';
import type { Op, Resource, Side, UnitId } from '../facts/vocabulary.ts';
import { COMMODITIES, RESOURCES, SHEETS, SIDES, SPECIALTIES } from '../facts/vocabulary.ts';
import { gainAsset, isPayable, loseAsset } from './assets.ts';
import { counterOf } from './counters.ts';
import { docksToBuild, iconsToDevelop, iconsTogether, lockedPlanets, populationLines } from './expansion.ts';
import { nodesToMark, placesFor } from './grid.ts';
import { spacesToClaim, spacesToScrap, unmarkedSpaces } from './industry.ts';
import { exploredSystems, lanesToTrace, systemsToClaim, systemsToClose, wormholesToTrace } from './navigation.ts';
import { focusKey, sheetsFor, usesOf } from './spending.ts';
import { toBar, toResearch, toUnlock, unlockTechnology } from './technologies.ts';
import { bandsToStrike, drawNowhere, marksAnomalies, unitsToCross } from './warfare.ts';

type OpNamed<Name extends Op['op']> = Extract<Op, { op: Name }>;
type Choices = { readonly [Name in Op['op']]?: (desk: Desk, op: OpNamed<Name>) => string[] };

const said = (head: string, targets: readonly string[]): string[] => targets.map((target) => `${head} ${target}`);

/** Cost icons as they can be struck for free: every resource, and the one of infantry. */
const freeIcons = (desk: Desk, unit: UnitId | 'any'): string[] => [
  ...new Set(RESOURCES.flatMap((res) => bandsToStrike(desk, res, unit).map((band) => iconMark(band, res)))),
];
const iconMark = (band: string, res: Resource): string =>
  band.includes('.') ? `free build ${band}.${res}` : `free build ${band}`;

const choices: Choices = {
  gain: (_, { asset, not = [] }) => {
    if (asset.kind === 'com' && asset.c === 'choose') return said('com', COMMODITIES);
    if (asset.kind === 'spec' && asset.s === 'choose')
      return said(
        'spec',
        SPECIALTIES.filter((s) => !not.includes(s)),
      );
    return asset.kind === 'focus' && asset.d === 'choose' ? said('keep', RESOURCES) : [];
  },
  asset: (desk, { asset }) => choices.gain?.(desk, { op: 'gain', asset, n: 1 }) ?? [],
  res: (desk, { res, sheet }) => {
    const on = sheet === 'active' ? (desk.active ?? 'any') : sheet;
    if (on === 'any') return said('on', sheetsFor(desk, res, SHEETS));
    return (res === 'any' ? RESOURCES : [res]).flatMap((each) => usesOf(desk, each, on));
  },
  explore: (desk, { closer }) => {
    const explored = exploredSystems(desk.paper);
    return [
      ...said('free explore', lanesToTrace(desk, explored, closer)),
      ...said('free warp', wormholesToTrace(desk, explored, closer)),
    ];
  },
  claimSystem: (desk) => said('free claim', systemsToClaim(desk, exploredSystems(desk.paper))),
  develop: (desk, op) => said('free develop', op.together ? iconsTogether(desk, op, op.n) : iconsToDevelop(desk, op)),
  unlockPlanet: (desk) => said('free unlock', lockedPlanets(desk)),
  dock: (desk) => said('free dock', docksToBuild(desk)),
  scrap: (desk) => said('free scrap', spacesToScrap(desk)),
  claimSpace: (desk, { where }) => said('free space', spacesToClaim(desk, where)),
  buildIcon: (desk, { unit }) => freeIcons(desk, unit),
  deploy: (desk, { unit }) => said('lay', placesFor(desk.paper, unit, marksAnomalies(desk))),
  markNode: (desk, { anomalies }) => said('node', nodesToMark(desk.paper, anomalies === true || marksAnomalies(desk))),
  strength: (_, { side }) => (side === 'choose' ? said('side', SIDES) : []),
  unlockTech: (desk, { of }) => said('free tech', toUnlock(desk, of)),
  researchIcon: (desk) => said('free icon', toResearch(desk)),
  unlockFocus: (desk, { die, sheet }) =>
    (sheet === 'choose' ? SHEETS : [sheet]).flatMap((on) =>
      (die === 'choose' ? RESOURCES : [die]).flatMap((res) =>
        desk.paper.focus.includes(focusKey(on, res)) ? [] : [`die ${res} ${on}`],
      ),
    ),
  crossOut: (desk, op) => said('cross', targetsOf(desk, op)),
  choose: (desk, { of }) => of.flatMap((ops, n) => (ops.some((op) => hasEffect(desk, op)) ? [`pick ${n}`] : [])),
  may: (desk, { do: ops }) =>
    ops.every((op) => isPayable(desk, op)) && hasEffect(desk, ops[ops.length - 1] as Op) ? ['pick 0', 'no'] : [],
};

function targetsOf(desk: Desk, { target, kind = 'planet', not = [] }: OpNamed<'crossOut'>): string[] {
  const found = {
    'exp.unclaimedPopLine': () => populationLines(desk),
    'tech.locked.specCost': () => toBar(desk, 'noSpecialty'),
    'tech.locked.researchIcons': () => toBar(desk, 'noResearch'),
    'ind.unmarkedSpace': () => unmarkedSpaces(desk),
    'war.unbuiltUnit': () => unitsToCross(desk) as string[],
    'exp.unbuiltDock': () => docksToBuild(desk),
    'exp.lockedPlanet': () => lockedPlanets(desk),
    'nav.unclaimedSystem': () => systemsToClose(desk, kind),
  }[target]();
  return found.filter((id) => !not.includes(id));
}

/** The marks by which an effect is carried out; none when it comes to nothing or needs no choice. */
export const choicesOf = (desk: Desk, op: Op): string[] =>
  (choices[op.op] as ((desk: Desk, op: Op) => string[]) | undefined)?.(desk, op) ?? [];

/** Would it change anything? */
export function hasEffect(desk: Desk, op: Op): boolean {
  return isAutomatic(op) || choicesOf(desk, op).length > 0;
}

/** Nothing to choose. */
export function isAutomatic(op: Op): boolean {
  switch (op.op) {
    case 'gain':
    case 'asset': {
      const { asset } = op;
      return !(
        (asset.kind === 'com' && asset.c === 'choose') ||
        (asset.kind === 'spec' && asset.s === 'choose') ||
        (asset.kind === 'focus' && asset.d === 'choose')
      );
    }
    case 'strength':
      return op.side !== 'choose';
    case 'unlockTech':
      return op.of !== 'any' && op.of !== 'active';
    case 'vp':
    case 'unlockUnit':
    case 'lose':
    case 'pay':
    case 'scale':
      return true;
    default:
      return false;
  }
}

/** Carries out what needs no choice; gives what follows from it. */
export function carryOut(desk: Desk, op: Op): Op[] {
  switch (op.op) {
    case 'asset':
      return gainAsset(desk, op.asset, op.at);
    case 'gain':
      return Array.from({ length: op.n }).flatMap(() => gainAsset(desk, op.asset, 'card'));
    case 'vp':
      desk.paper.points[op.sheet] += op.n;
      return [];
    case 'unlockUnit':
      desk.paper.warfare.unlocked.push(op.unit);
      return [];
    case 'unlockTech':
      return toUnlock(desk, op.of).flatMap((id) => unlockTechnology(desk, id));
    case 'strength':
      for (const side of op.side === 'both' ? SIDES : [op.side as Side]) addStrength(desk, side, op);
      return [];
    case 'lose':
    case 'pay':
      loseAsset(desk, op.asset, op.n);
      return [];
    case 'scale':
      return Array.from({ length: Math.min(op.max, Math.floor(counterOf(desk.paper, op.per) / op.every)) }).flatMap(
        () => op.do,
      );
    default:
      return [];
  }
}

/** What happens when an effect that needs a choice finds none. */
export function comeToNothing(desk: Desk, op: Op): Op[] {
  if (op.op === 'deploy' && op.built) drawNowhere(desk, op.unit);
  const costs = op.op === 'crossOut' && (op.target === 'exp.unbuiltDock' || op.target === 'exp.lockedPlanet');
  return costs ? [{ op: 'vp', n: -1, sheet: 'expansion' }] : [];
}

const BONUS = {
  current: { left: 'nowLeft', right: 'nowRight' },
  next: { left: 'nextLeft', right: 'nextRight' },
  future: { left: 'left', right: 'right' },
} as const;

export function addStrength({ paper }: Desk, side: Side, { n, wars }: Pick<OpNamed<'strength'>, 'n' | 'wars'>): void {
  paper.warfare[BONUS[wars][side]] += n;
}
