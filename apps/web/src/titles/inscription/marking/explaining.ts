// What is gained by a mark, in full: for whoever does not know the sign.
import type { Desk } from '@custodian/inscription/desk';
import { sheetsOf } from '@custodian/inscription/facts/sheets/index';
import type { Asset } from '@custodian/inscription/facts/vocabulary';
import { gameWord } from '../../../words/words.svelte.ts';
import { noteBy, noteOfAsset } from '../notes.ts';
import { read } from './grammar.ts';

/** Empty: its name says all. `desk`: before the mark is made. */
export function explanationOf(desk: Desk, mark: string): string {
  const { verb, target } = read(mark);
  if (verb === 'tech' || verb === 'icon') return gameWord(`technology.${target}.text`) ?? '';
  const key = noteOfAsset(assetAt(desk, verb, target));
  return key === undefined || key.startsWith('vp') ? '' : (noteBy(key, desk.faction)?.text ?? '');
}

/** What is printed where a mark is made. */
function assetAt({ paper }: Desk, verb: string, target: string): Asset | null {
  const { navigation, industry } = sheetsOf(paper.sides);
  switch (verb) {
    case 'explore':
      return navigation.byId.get(target.split('-')[1] ?? '')?.asset ?? null;
    case 'claim':
      return navigation.byId.get(target)?.asset ?? null;
    case 'space':
      return industry.byId.get(target)?.asset ?? null;
    default:
      return null;
  }
}
