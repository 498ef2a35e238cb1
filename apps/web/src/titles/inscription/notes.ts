// What something printed on a sheet is and does: for whoever points at it. Drawings carry the key of their note.
import type { Asset } from '@custodian/inscription/facts/vocabulary';
import { gameWord } from '../../words/words.svelte.ts';
import { assetName, factionName, large, technologyName } from './names.ts';
import { t } from './words/words.ts';

export interface Note {
  readonly title: string;
  readonly text: string;
}

/** The key of an asset's note: 'vp 3', 'com tri 2', 'relic'. */
export function noteOfAsset(asset: Asset | null): string | undefined {
  if (asset === null) return undefined;
  switch (asset.kind) {
    case 'vp':
      return `vp ${asset.n}`;
    case 'spec':
      return `spec ${asset.s}`;
    case 'focus':
      return `focus ${asset.d}`;
    case 'com':
      return `com ${asset.c} ${asset.n}`;
    case 'neighbor':
      return `neighbor ${asset.side}`;
    default:
      return asset.kind;
  }
}

/** null: there is nothing to say. `faction`: of whose sheet it is. */
export function noteBy(key: string, faction: string): Note | null {
  const [kind = '', one = '', count = '1'] = key.split(' ');
  if (kind === 'tech') return { title: technologyName(one), text: gameWord(`technology.${one}.text`) ?? '' };
  if (kind === 'about') return { title: t(`note.${one as 'gate'}.name`), text: t(`note.${one as 'gate'}`) };
  const text = gameWord(`asset.${kind}.text`);
  if (text === undefined) return null;
  if (kind === 'faction' && faction !== '')
    return { title: factionName(faction), text: gameWord(`faction.${faction}.ability`) ?? text };
  return { title: large(assetName(assetBy(kind, one, Number(count)))), text };
}

const assetBy = (kind: string, one: string, count: number): Asset =>
  ({ kind, n: kind === 'vp' ? Number(one) : count, s: one, d: one, c: one, side: one }) as unknown as Asset;
