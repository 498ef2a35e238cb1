// What a seat holds, as a sheet shows it.
import type { WorldKind } from '../../board/art/worlds.ts';
import type { GlyphName } from '../../kit/glyphs.ts';

/** A sign with its colour and what it says. */
interface Sign {
  readonly glyph: GlyphName;
  readonly color: string;
  readonly label: string;
}

export interface PlanetHeld {
  readonly id: string;
  readonly name: string;
  readonly look: WorldKind;
  readonly exhausted: boolean;
  readonly resources: number;
  readonly influence: number;
  /** Specialties, traits. */
  readonly signs: readonly Sign[];
}

export interface TotalShown {
  readonly kind: 'resource' | 'influence' | 'goods' | 'commodity';
  readonly label: string;
  readonly ready: number;
  /** What it would be with everything ready; null: not to be told apart. */
  readonly all: number | null;
}

/** What ready planets yield, and what all do. */
export function totalOf<Planet extends { readonly exhausted: boolean }>(
  planets: readonly Planet[],
  value: (planet: Planet) => number,
): { readonly ready: number; readonly all: number } {
  let ready = 0;
  let all = 0;
  for (const planet of planets) {
    all += value(planet);
    if (!planet.exhausted) ready += value(planet);
  }
  return { ready, all };
}

export const specialtyGlyphs = {
  red: 'techRed',
  blue: 'techBlue',
  green: 'techGreen',
  yellow: 'techYellow',
} as const satisfies Record<string, GlyphName>;
