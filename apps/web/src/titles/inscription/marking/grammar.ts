// Reading a mark: who pays, what is done, and which place of which sheet it is about.
import { technologyOf } from '@custodian/inscription/content/index';
import type { Desk } from '@custodian/inscription/desk';
import type { SheetName } from '@custodian/inscription/facts/vocabulary';

export interface Reading {
  /** A resource, 'trade', 'planet', a specialty, 'focus', 'free'; empty where nothing is paid. */
  readonly payer: string;
  readonly verb: string;
  readonly target: string;
}

/** Verbs that stand first: nobody pays for them. */
const heads = new Set([
  'sheet',
  'lay',
  'node',
  'use',
  'turn',
  'relic',
  'forgo',
  'switch',
  'on',
  'pick',
  'no',
  'side',
  'com',
  'spec',
  'keep',
  'die',
  'cross',
]);

export function read(mark: string): Reading {
  const [first = '', second = '', ...rest] = mark.split(' ');
  if (heads.has(first)) return { payer: '', verb: first, target: [second, ...rest].join(' ').trim() };
  if ((first === 'focus' || first === 'trade') && rest.length === 0)
    return { payer: first, verb: first, target: second };
  return { payer: first, verb: second, target: rest.join(' ') };
}

/** What an effect crosses out, by the kind of its place and its sheet. */
const crossed: Readonly<Record<string, readonly [string, SheetName]>> = {
  'exp.unclaimedPopLine': ['line', 'expansion'],
  'exp.unbuiltDock': ['dock', 'expansion'],
  'exp.lockedPlanet': ['planet', 'expansion'],
  'tech.locked.specCost': ['tech', 'navigation'],
  'tech.locked.researchIcons': ['tech', 'navigation'],
  'ind.unmarkedSpace': ['space', 'industry'],
  'war.unbuiltUnit': ['unit', 'warfare'],
  'nav.unclaimedSystem': ['system', 'navigation'],
};

const sheets: Readonly<Record<string, SheetName>> = {
  explore: 'navigation',
  warp: 'navigation',
  claim: 'navigation',
  unlock: 'expansion',
  develop: 'expansion',
  dock: 'expansion',
  scrap: 'industry',
  space: 'industry',
  legend: 'industry',
  build: 'warfare',
  unit: 'warfare',
  lay: 'warfare',
  node: 'warfare',
};

const first = (target: string): string => target.split('.')[0] ?? '';

const places: Readonly<Record<string, (reading: Reading) => string>> = {
  explore: ({ target }) => `system ${target.split('-')[1]}`,
  warp: ({ target }) => `gate ${target.split('-')[1]}`,
  claim: ({ target }) => `system ${target}`,
  tech: ({ target }) => `tech ${target}`,
  icon: ({ target }) => `tech ${target}`,
  unlock: ({ target }) => `planet ${target}`,
  develop: ({ target }) => `icon ${target}`,
  dock: ({ target }) => `dock ${first(target)}`,
  scrap: ({ target }) => `space ${target}`,
  space: ({ target }) => `space ${target}`,
  legend: ({ payer }) => `legend ${payer}`,
  build: ({ target }) => `unit ${first(target)}`,
  unit: ({ target }) => `unit ${target}`,
  node: ({ target }) => `node ${target}`,
  focus: ({ target }) => `focus ${target}`,
  die: ({ target }) => `focus ${first(target.replace(' ', '.'))}`,
};

/** A place of a sheet that a mark is made at. */
export interface Where {
  readonly sheet: SheetName;
  readonly place: string;
}

/** null: it is made nowhere, or by drawing a shape. */
export function whereOf(desk: Desk, mark: string): Where | null {
  const reading = read(mark);
  const { verb, target } = reading;
  if (verb === 'cross') return whereCrossed(desk, target);
  const place = places[verb]?.(reading);
  const sheet = sheetOf(desk, reading);
  return place === undefined || sheet === null ? null : { sheet, place };
}

function whereCrossed({ owed }: Desk, target: string): Where | null {
  const [op] = owed;
  const [kind = '', sheet = 'navigation' as const] = op?.op === 'crossOut' ? (crossed[op.target] ?? []) : [];
  if (kind === '') return null;
  return { sheet: kind === 'tech' ? technologyOf(target).sheet : sheet, place: `${kind} ${target}` };
}

function sheetOf({ active }: Desk, { verb, target }: Reading): SheetName | null {
  if (verb === 'tech' || verb === 'icon') return technologyOf(target).sheet;
  if (verb === 'die') return target.split(' ')[1] as SheetName;
  return verb === 'focus' ? active : (sheets[verb] ?? null);
}

/** The sheet that must be looked at for what is owed or active; null: any. */
export function sheetInQuestion(desk: Desk, marks: readonly string[]): SheetName | null {
  const found = new Set(
    marks.flatMap((mark) => (read(mark).verb === 'lay' ? 'warfare' : (whereOf(desk, mark)?.sheet ?? []))),
  );
  if (desk.active !== null && (found.size === 0 || found.has(desk.active))) return desk.active;
  return found.values().next().value ?? desk.active;
}
