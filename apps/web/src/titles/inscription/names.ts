// What things of this game are called.
import type { Asset, Resource, SheetName, Specialty, UnitId } from '@custodian/inscription/facts/vocabulary';
import type { GlyphName } from '../../kit/glyphs.ts';
import { gameWord } from '../../words/words.svelte.ts';
import { t } from './words/words.ts';

const word = (key: string): string => gameWord(key) ?? '';

/** With a large letter, as a title. */
export const large = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const sheetName = (sheet: SheetName): string => word(`sheet.${sheet}`);
export const resourceName = (resource: Resource): string => word(`resource.${resource}`);
export const specialtyName = (specialty: Specialty): string => word(`asset.spec.${specialty}`);
export const unitName = (unit: UnitId | 'node'): string => (unit === 'node' ? t('mark.node') : word(`unit.${unit}`));
export const technologyName = (id: string): string => word(`technology.${id}`);
export const factionName = (faction: string): string => word(`faction.${faction}`);
export const shortFactionName = (faction: string): string => word(`faction.${faction}.short`);
export const relicName = (relic: string): string => word(`relic.${relic}`);
export const objectiveName = (objective: string): string => word(`objective.${objective}`);
export const agendaName = (agenda: string): string => word(`agenda.${agenda}`);
export const eventName = (card: string): string => word(`event-card.${card}`);

/** The side of a sheet and what makes it its own. */
export const sideName = (sheet: SheetName, side: string): string =>
  t('sheet.side', { side, theme: word(`side.${sheet}.${side}`) });

const kinds = (asset: Asset): string => {
  switch (asset.kind) {
    case 'spec':
      return `.${asset.s}`;
    case 'focus':
      return `.${asset.d}`;
    case 'com':
      return `.${asset.c}`;
    case 'neighbor':
      return `.${asset.side}`;
    default:
      return '';
  }
};

export function assetName(asset: Asset | null): string {
  if (asset === null) return t('asset.empty');
  if (asset.kind === 'vp') return t('asset.points', { count: asset.n });
  const name = word(`asset.${asset.kind}${kinds(asset)}`);
  return asset.kind === 'com' && asset.n > 1 ? t('asset.several', { count: asset.n, name }) : name;
}

/** What was kept is called by its place in the list: 'planet', a specialty, 'focus M'. */
export function keptAsset(kept: string): Asset {
  if (kept === 'planet') return { kind: 'planet' };
  if (kept.startsWith('focus ')) return { kind: 'focus', d: kept.slice(6) as Resource };
  return { kind: 'spec', s: kept as Specialty };
}

/** Stages are numbered as on the cards. */
export const romanStage = (stage: number): string => ['', 'I', 'II', 'III', 'IV', 'V'][stage] ?? '';

/** The sign of each sheet. */
export const sheetGlyphs = {
  navigation: 'lanes',
  expansion: 'grid',
  industry: 'hexes',
  warfare: 'blocks',
} as const satisfies Readonly<Record<SheetName, GlyphName>>;
