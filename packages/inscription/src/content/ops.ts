// The effects that cards have most often, in short.
import { type AssetWord, asset } from '../facts/assets.ts';
import type { Op, Resource, SheetName } from '../facts/vocabulary.ts';

export const gain = (word: AssetWord, n = 1): Op => ({ op: 'gain', asset: asset(word), n });

export const lose = (word: AssetWord, n = 1): Op => ({ op: 'lose', asset: asset(word), n });

export const pay = (word: AssetWord, n = 1): Op => ({ op: 'pay', asset: asset(word), n });

/** Resources for one sheet. */
export const spend = (n: number, res: Resource | 'any', sheet: SheetName | 'active' | 'any'): Op => ({
  op: 'res',
  res,
  n,
  sheet,
});

export const explore = (n: number): Op => ({ op: 'explore', n });
export const claimSystem: Op = { op: 'claimSystem', n: 1 };
export const unlockAnyTech: Op = { op: 'unlockTech', n: 1, of: 'any' };
/** Any die on any sheet. */
export const unlockAnyFocus: Op = { op: 'unlockFocus', die: 'choose', sheet: 'choose' };
