// What a board is given to draw, as plain data: two that read the same are drawn the same. A title makes it out of its game.
import type { Hex } from '@custodian/galaxy';
import type { GlyphName } from '../kit/glyphs.ts';
import type { GateKind, SpecialKind } from './art/tiles.ts';
import type { WorldKind } from './art/worlds.ts';
import type { UnitArt } from './pieces/units.ts';

export interface Counted {
  readonly kind: UnitArt;
  readonly count: number;
  readonly damaged: boolean;
}

export interface Fleet {
  readonly seat: number;
  /** Ships from the strongest to the weakest, the damaged apart; docks that lie in space at the end. */
  readonly ships: readonly Counted[];
  /** Carried inside the ships, and leaders aboard. */
  readonly cargo: readonly Counted[];
  /** Ships altogether. */
  readonly strength: number;
  readonly isLit: boolean;
}

export interface Landed {
  readonly seat: number;
  readonly units: readonly Counted[];
}

/** What kind of world it is, where a game tells them apart. */
export type PlanetTrait = 'cultural' | 'hazardous' | 'industrial';

export interface PlanetDrawn {
  readonly id: string;
  readonly name: string;
  readonly look: WorldKind;
  readonly resources: number;
  readonly influence: number;
  readonly specialty: 'red' | 'blue' | 'green' | 'yellow' | null;
  readonly trait: PlanetTrait | null;
  readonly owner: number | null;
  readonly isExhausted: boolean;
  readonly units: readonly Counted[];
  /** Invaders who have not yet won. */
  readonly landed: Landed | null;
  /** What lies upon it: the sign on its face. */
  readonly token: { readonly sign: string; readonly isFaceUp: boolean } | null;
  /** It bears a legend: rays around it. */
  readonly isLegendary?: boolean;
  /** So many cards are attached to it. */
  readonly attached?: number;
  /** Whose token sleeps on it. */
  readonly sleeper?: number;
  /** What keeps everybody off it. */
  readonly ward: GlyphName | null;
  readonly isLit: boolean;
  readonly isPicked: boolean;
}

export interface HexDrawn extends Hex {
  readonly id: string;
  /** Lies beside the map instead of in it. */
  readonly apart: boolean;
  readonly isFaceDown: boolean;
  readonly isCapital: boolean;
  readonly special: SpecialKind | null;
  readonly wormholes: readonly GateKind[];
  /** Those of the wormholes that are tokens. */
  readonly gateTokens?: readonly GateKind[];
  /** A token lies here that is explored. */
  readonly isFrontier?: boolean;
  /** It lies outside the map for good, with these words in two lines. */
  readonly dock?: { readonly caption: readonly string[]; readonly isActive: boolean };
  /** Whose home system it is. */
  readonly home: number | null;
  /** Who holds most here: the tint of the hex. */
  readonly holder: number | null;
  readonly planets: readonly PlanetDrawn[];
  readonly fleets: readonly Fleet[];
  /** Whose counters lie here. */
  readonly counters: readonly number[];
}

/** Who says what is drawn, for those who hear the board instead of seeing it. */
export interface BoardVoice<System extends HexDrawn> {
  system(hex: System, isLit: boolean): string;
  planet(planet: System['planets'][number]): string;
  /** Written on a hex that holds no planet. */
  name(hex: System): string;
  /** Written across a planet that is spent. */
  exhausted(): string;
}

export const counted = (kind: UnitArt, count: number): Counted => ({ kind, count, damaged: false });

/** Keeps what reads the same as before, so that only what has changed is drawn again. */
export function remembering<T extends { readonly id: string }>(): (fresh: readonly T[]) => readonly T[] {
  let known = new Map<string, { readonly signature: string; readonly value: T }>();
  return (fresh) => {
    const next: typeof known = new Map();
    const kept = fresh.map((value) => {
      const signature = JSON.stringify(value);
      const before = known.get(value.id);
      const entry = before?.signature === signature ? before : { signature, value };
      next.set(value.id, entry);
      return entry.value;
    });
    known = next;
    return kept;
  };
}
