// What an activation of each system could bring: what can be done there first, for the list and the map.
import type { UnitArt } from '../../board/pieces/units.ts';

/** What an activation is for: ships come, something is built, units that lie there act; or it only costs a counter. */
export const purposes = ['move', 'build', 'here', 'nothing'] as const;
export type Purpose = (typeof purposes)[number];

export interface ProspectShown {
  readonly system: string;
  readonly purpose: Purpose;
  /** Who lies there, what is to be won or built, in words. */
  readonly note: string;
  /** Ships that could come, each with a way. */
  readonly reach: readonly { readonly ship: number; readonly path: readonly string[] }[];
  readonly ships: readonly { readonly kind: UnitArt; readonly count: number }[];
}

/** In the order in which they are worth looking at: for their purpose, then for what is to be won, then the nearest. */
export const byWorth = (
  a: Pick<ProspectShown, 'purpose' | 'reach'> & { readonly planets: number },
  b: Pick<ProspectShown, 'purpose' | 'reach'> & { readonly planets: number },
): number =>
  purposes.indexOf(a.purpose) - purposes.indexOf(b.purpose) || b.planets - a.planets || nearest(a) - nearest(b);

const nearest = ({ reach }: Pick<ProspectShown, 'reach'>): number => Math.min(...reach.map(({ path }) => path.length));
