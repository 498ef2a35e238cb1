// Everybody at a glance, as plates show it.
import type { Seat } from '@custodian/kernel';
import type { People } from '../../kit/emblems.ts';
import type { GlyphName } from '../../kit/glyphs.ts';

interface Figure {
  readonly glyph: GlyphName;
  readonly label: string;
  readonly value: string;
}

export interface PlateShown {
  readonly seat: Seat;
  readonly points: number;
  /** Strategy cards, the first in order first. */
  readonly cards: readonly { readonly id: string; readonly initiative: number; readonly used: boolean }[];
  /** Command counters or tokens, short and in full. */
  readonly pools: { readonly brief: string; readonly said: string };
  readonly state: 'passed' | 'eliminated' | null;
  readonly isSpeaker: boolean;
  /** Others whom something binds this player to. */
  readonly partners: readonly { readonly seat: Seat; readonly label: string }[];
  readonly people: { readonly id: People; readonly name: string; readonly short: string } | null;
  readonly figures: readonly Figure[];
}
