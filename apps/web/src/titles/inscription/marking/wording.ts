// Marks in words: what each does, who pays for it, what effects are called.
import { technologyOf } from '@custodian/inscription/content/index';
import type { Desk } from '@custodian/inscription/desk';
import { sheetsOf } from '@custodian/inscription/facts/sheets/index';
import type {
  AssetKind,
  Op,
  Resource,
  SheetName,
  Side,
  Specialty,
  UnitId,
} from '@custodian/inscription/facts/vocabulary';
import { RESOURCES, SPECIALTIES } from '@custodian/inscription/facts/vocabulary';
import { gameWord, list } from '../../../words/words.svelte.ts';
import {
  assetName,
  factionName,
  large,
  relicName,
  resourceName,
  sheetName,
  specialtyName,
  technologyName,
  unitName,
} from '../names.ts';
import { t } from '../words/words.ts';
import { type Reading, read } from './grammar.ts';

/** `desk`: before the mark is made. */
type Said = (desk: Desk, reading: Reading) => string;

const sentences: Readonly<Record<string, Said>> = {
  sheet: (_, { target }) => t('mark.sheet', { sheet: sheetName(target as SheetName) }),
  explore: (desk, { target }) => t('mark.explore', { asset: systemAsset(desk, target.split('-')[1]) }),
  warp: (desk, { target }) => t('mark.warp', { asset: systemAsset(desk, behind(desk, target.split('-')[1])) }),
  claim: (desk, { target }) => t('mark.claim', { asset: systemAsset(desk, target) }),
  tech: (_, { payer, target }) => t(payer === 'R' ? 'mark.research' : 'mark.tech', { name: technologyName(target) }),
  icon: (_, { target }) => t('mark.research', { name: technologyName(target) }),
  unlock: (desk, { target }) => t('mark.unlock', { name: planetName(desk, target) }),
  develop: (desk, { target }) => t('mark.develop', { name: planetName(desk, target) }),
  dock: (_, { target }) => t(target.includes('.') ? 'mark.dock icon' : 'mark.dock'),
  scrap: (desk, { target }) =>
    spaceOf(desk, target)?.tag == null ? t('mark.scrap', { asset: spaceAsset(desk, target) }) : t('mark.scrap tagged'),
  space: (desk, { target }) => t('mark.space', { asset: spaceAsset(desk, target) }),
  legend: (desk, { payer }) => {
    const use = sheetsOf(desk.paper.sides).industry.legend[payer as Specialty];
    return t('mark.legend', {
      specialty: large(specialtyName(payer as Specialty)),
      count: use?.n ?? 0,
      resource: resourceName(use?.res ?? 'M'),
    });
  },
  build: (_, { target }) =>
    target.startsWith('infantry') ? t('mark.infantry') : t('mark.build', { unit: unitTitle(target) }),
  unit: (_, { target }) => t('mark.unit', { unit: unitName(target as UnitId) }),
  lay: ({ owed: [op] }) => t('mark.lay', { unit: op?.op === 'deploy' ? large(unitName(op.unit)) : '' }),
  node: () => t('mark.mark node'),
  focus: (_, { target }) => t('mark.focus', { die: resourceName(target as Resource) }),
  die: (_, { target }) => {
    const [die, sheet] = target.split(' ');
    return t('mark.die', { die: resourceName(die as Resource), sheet: sheetName(sheet as SheetName) });
  },
  trade: (_, { target }) => t('mark.trade', { resource: resourceName(target as Resource) }),
  use: (_, { target }) => t('mark.use', { name: abilityName(target) }),
  turn: (_, { target }) => {
    const [from, to] = target.split(' ') as [Resource, Resource];
    return t('mark.turn', { from: large(resourceName(from)), to: resourceName(to) });
  },
  relic: (_, { target }) => {
    const [id = '', dice] = target.split(' ');
    if (dice === undefined) return t('mark.relic', { name: relicName(id) });
    return t('mark.roll again', { name: relicName(id), count: dice.split(',').length });
  },
  forgo: (_, { target }) => t('mark.forgo', { die: resourceName(target as Resource) }),
  switch: (_, { target }) => t('mark.switch', { sheet: sheetName(target as SheetName) }),
  on: (_, { target }) => t('mark.on', { sheet: sheetName(target as SheetName) }),
  pick: ({ owed: [op] }, { target }) => picked(op, Number(target)),
  no: () => t('mark.no'),
  side: (_, { target }) => large(t(`side.${target as Side}`)),
  com: (_, { target }) => large(assetName({ kind: 'com', c: target as 'tri', n: 1 })),
  spec: (_, { target }) => large(specialtyName(target as Specialty)),
  keep: (_, { target }) => large(assetName({ kind: 'focus', d: target as Resource })),
  cross: (desk, { target }) => t('mark.cross', { what: crossedName(desk, target) }),
};

/** What a mark does, as a title. */
export function sentenceOf(desk: Desk, mark: string): string {
  const reading = read(mark);
  return sentences[reading.verb]?.(desk, reading) ?? mark;
}

/** With what it is paid. */
export function payerName(payer: string): string {
  if ((RESOURCES as readonly string[]).includes(payer)) return resourceName(payer as Resource);
  if ((SPECIALTIES as readonly string[]).includes(payer)) return specialtyName(payer as Specialty);
  return payer === '' ? '' : t(`payer.${payer as 'free'}`);
}

/** A faction or a technology that can be used. */
export const abilityName = (id: string): string =>
  gameWord(`technology.${id}`) === undefined ? factionName(id) : technologyName(id);

/** What it does, in full. */
export const abilityText = (id: string): string =>
  gameWord(`technology.${id}.text`) ?? gameWord(`faction.${id}.passive`) ?? '';

const unitTitle = (target: string): string => large(unitName(target.split('.')[0] as UnitId));

function picked(op: Op | undefined, n: number): string {
  if (op?.op === 'choose') return effectsInWords(op.of[n] ?? []);
  return op?.op === 'may' ? effectsInWords(op.do) : '';
}

/** Effects as one title. */
export const effectsInWords = (ops: readonly Op[]): string => large(list(ops.map(effectInWords)));

const sheetOrAny = (sheet: SheetName | 'active' | 'any'): string =>
  sheet === 'active' ? t('op.active sheet') : sheet === 'any' ? t('op.any sheet') : sheetName(sheet);

function effectInWords(op: Op): string {
  switch (op.op) {
    case 'gain':
    case 'lose':
    case 'pay':
      return t(`op.${op.op}`, { count: op.n, asset: assetName(op.asset) });
    case 'asset':
      return large(assetName(op.asset));
    case 'res':
      return op.res === 'any'
        ? t('op.res any', { count: op.n, sheet: sheetOrAny(op.sheet) })
        : t('op.res', { count: op.n, resource: resourceName(op.res), sheet: sheetOrAny(op.sheet) });
    case 'vp':
      return t('op.vp', { count: op.n, sheet: sheetName(op.sheet) });
    case 'deploy':
      return t('op.deploy', { count: op.n, unit: unitName(op.unit) });
    case 'unlockUnit':
      return t('op.unlockUnit', { unit: unitName(op.unit) });
    case 'strength':
      return t('op.strength', {
        count: op.n > 0 ? `+${op.n}` : String(op.n),
        side:
          op.side === 'both' ? t('op.both sides') : op.side === 'choose' ? t('op.chosen side') : t(`side.${op.side}`),
      });
    case 'unlockTech':
    case 'unlockFocus':
      return t(`op.${op.op}`);
    case 'crossOut':
      return t(`op.crossOut.${op.target}`, { count: op.n, asset: kindName(op.kind ?? 'planet') });
    case 'choose':
      return op.of.map(effectsInWords).join(' / ');
    case 'may':
    case 'scale':
      return effectsInWords(op.do);
    default:
      return t(`op.${op.op}`, { count: op.n });
  }
}

const kindName = (kind: AssetKind): string => gameWord(`asset.${kind}`) ?? '';

function systemAsset({ paper }: Desk, id = ''): string {
  return assetName(sheetsOf(paper.sides).navigation.byId.get(id)?.asset ?? null);
}

const behind = ({ paper }: Desk, gate = ''): string =>
  sheetsOf(paper.sides).navigation.wormholes.find(({ id }) => id === gate)?.system ?? '';

const spaceOf = ({ paper }: Desk, id: string) => sheetsOf(paper.sides).industry.byId.get(id);
const spaceAsset = (desk: Desk, id: string): string => assetName(spaceOf(desk, id)?.asset ?? null);

const planetName = ({ paper }: Desk, target: string): string =>
  sheetsOf(paper.sides).expansion.planets.find(({ id }) => id === target.split('.')[0])?.name ?? '';

function crossedName(desk: Desk, target: string): string {
  const [op] = desk.owed;
  if (op?.op !== 'crossOut') return '';
  switch (op.target) {
    case 'exp.unclaimedPopLine':
    case 'exp.lockedPlanet':
      return planetName(desk, target);
    case 'exp.unbuiltDock':
      return t('place.dock');
    case 'ind.unmarkedSpace':
      return spaceAsset(desk, target);
    case 'war.unbuiltUnit':
      return unitName(target as UnitId);
    case 'nav.unclaimedSystem':
      return systemAsset(desk, target);
    default:
      return technologyName(technologyOf(target).id);
  }
}
