// Colours and outlines that all drawings of this game share.
import type { Asset, Commodity, Specialty } from '@custodian/inscription/facts/vocabulary';
import type { GlyphName } from '../../../kit/glyphs.ts';

export const resourceColours = {
  M: 'var(--resource)',
  I: 'var(--influence)',
  R: 'var(--tech-green)',
} as const;

export const specialtyLooks: Readonly<Record<Specialty, { readonly glyph: GlyphName; readonly colour: string }>> = {
  biotic: { glyph: 'techGreen', colour: 'var(--tech-green)' },
  cybernetic: { glyph: 'techYellow', colour: 'var(--tech-yellow)' },
  propulsion: { glyph: 'techBlue', colour: 'var(--tech-blue)' },
  warfare: { glyph: 'techRed', colour: 'var(--tech-red)' },
};

/** About 20 by 20 around the origin. */
export const commodityPaths: Readonly<Record<Commodity, string>> = {
  tri: 'M0-10L10.5 8H-10.5Z',
  dia: 'M0-11L10 0L0 11L-10 0Z',
  sqr: 'M-8.5-8.5H8.5V8.5H-8.5Z',
};

/** When an asset works is told by its outline: kept until it is spent, at once, or points. */
export function dashes(asset: Asset | null): string | undefined {
  switch (asset?.kind) {
    case undefined:
    case 'vp':
    case 'mecatol':
      return undefined;
    case 'planet':
    case 'trade':
    case 'vote':
    case 'spec':
    case 'focus':
      return '5 3.5';
    default:
      return '1.4 3.2';
  }
}

/** Hexagon with a corner at the top. */
export function pointyHex(x: number, y: number, corner: number): string {
  const points = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3;
    return `${(x + corner * Math.sin(angle)).toFixed(1)} ${(y - corner * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
