// What each verb of a mark does. `payer` says with what: a resource was taken from the purse already, an asset is crossed out here.
import type { Desk } from '../desk.ts';
import type { Op, Resource, SheetName, Specialty, UnitId } from '../facts/vocabulary.ts';
import { RESOURCES, SPECIALTIES } from '../facts/vocabulary.ts';
import { buildDock, develop, strikeDockIcon, unlockPlanet } from './expansion.ts';
import { claimSpace, legendOf, scrap } from './industry.ts';
import { claimSystem, trace } from './navigation.ts';
import { focusKey, spendKept } from './spending.ts';
import { barCost, research, unlockTechnology } from './technologies.ts';
import { crossUnit, draw, markNode, strikeIcon } from './warfare.ts';

type Verb = (desk: Desk, target: string, payer: string) => Op[];

const isSpecialty = (payer: string): payer is Specialty => (SPECIALTIES as readonly string[]).includes(payer);

/** Crosses out the asset that pays, where one does. */
function pay(desk: Desk, payer: string): void {
  if (payer === 'planet' || isSpecialty(payer)) spendKept(desk, payer);
  else if (payer === 'trade') desk.paper.industry.tradeSpent++;
}

const paid =
  (verb: Verb): Verb =>
  (desk, target, payer) => {
    pay(desk, payer);
    return verb(desk, target, payer);
  };

const verbs: Readonly<Record<string, Verb>> = {
  explore: trace,
  warp: trace,
  claim: claimSystem,
  tech: paid((desk, id, payer) => (payer === 'R' ? research(desk, id, true) : unlockTechnology(desk, id))),
  icon: (desk, id) => research(desk, id, false),
  unlock: paid(unlockPlanet),
  develop,
  dock: paid((desk, id) => (id.includes('.') ? strikeDockIcon(desk, id) : buildDock(desk, id))),
  scrap: paid(scrap),
  space: claimSpace,
  legend: (desk, _, payer) => {
    const legend = legendOf(desk, payer as Specialty);
    spendKept(desk, payer);
    return legend === undefined ? [] : [{ op: 'res', res: legend.res, n: legend.n, sheet: 'industry' }];
  },
  build: paid((desk, target, payer) => {
    const [unit, band, res] = target.split('.');
    if (payer === 'free') return strikeIcon(desk, band === undefined ? target : `${unit}.${band}`, res as Resource);
    return strikeIcon(desk, target, RESOURCES.includes(payer as Resource) ? (payer as Resource) : 'specialty');
  }),
  unit: paid((_, unit) => [{ op: 'unlockUnit', unit: unit as UnitId }]),
  lay: (desk, target) => {
    const [unit, built, ...place] = target.split(' ');
    return draw(desk, unit as UnitId, place.join(' '), built === 'built');
  },
  node: (desk, node) => markNode(desk, node),
  focus: unlockFocus,
  'cross exp.unclaimedPopLine': bar,
  'cross exp.unbuiltDock': bar,
  'cross exp.lockedPlanet': bar,
  'cross tech.locked.specCost': (desk, id) => {
    barCost(desk, id, 'noSpecialty');
    return [];
  },
  'cross tech.locked.researchIcons': (desk, id) => {
    barCost(desk, id, 'noResearch');
    return [];
  },
  'cross ind.unmarkedSpace': (desk, id) => {
    desk.paper.industry.barred.push(id);
    return [];
  },
  'cross war.unbuiltUnit': (desk, id) => {
    crossUnit(desk, id as UnitId);
    return [];
  },
  'cross nav.unclaimedSystem': (desk, id) => {
    desk.paper.navigation.closed.push(id);
    return [];
  },
};

/** Does what a verb says; gives what follows. */
export function act(desk: Desk, verb: string, target: string, payer: string): Op[] {
  const does = verbs[verb];
  if (does === undefined) throw new Error(`no mark "${verb}"`);
  return does(desk, target, payer);
}

function bar(desk: Desk, id: string): Op[] {
  desk.paper.expansion.barred.push(id);
  return [];
}

/** 'M' on the active sheet by an asset, 'M warfare' by an effect. A die that is unlocked after the roll counts at once. */
function unlockFocus(desk: Desk, target: string, payer: string): Op[] {
  const [die = 'M', sheet = desk.active] = target.split(' ') as [Resource, SheetName?];
  if (sheet === null) return [];
  if (payer === 'focus') spendKept(desk, `focus ${die}`);
  desk.paper.focus.push(focusKey(sheet, die));
  if (desk.step === 'dice' && sheet === desk.active && !desk.taken.includes(die)) {
    desk.taken.push(die);
    desk.purse[die] += desk.focus[RESOURCES.indexOf(die)] ?? 0;
  }
  return [];
}
