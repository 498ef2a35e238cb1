// What is printed on a sheet. Every side is written down whole in a file of its own kind; what can be derived, is.
import type { Asset, Resource, Side, Specialty, UnitId } from '../vocabulary.ts';

/** 'B', or '1A' to '8A'. */
export const SHEET_SIDES = ['B', '1A', '2A', '3A', '4A', '5A', '6A', '7A', '8A'] as const;
export type SheetSide = (typeof SHEET_SIDES)[number];

export interface System {
  readonly id: string;
  /** Percent of the sheet; y grows away from home. */
  readonly x: number;
  readonly y: number;
  readonly large: boolean;
  /** null: an empty system, or home. */
  readonly asset: Asset | null;
  /** Joined to a wormhole. */
  readonly wormhole: string | null;
}

export interface NavigationSheet {
  readonly sheet: 'navigation';
  readonly side: SheetSide;
  readonly systems: readonly System[];
  readonly byId: ReadonlyMap<string, System>;
  /** Each once; the first two ids of the preprinted ones are in `explored`. */
  readonly lanes: readonly (readonly [string, string])[];
  readonly next: ReadonlyMap<string, readonly string[]>;
  /** Explored from the start, home included. */
  readonly explored: readonly string[];
  readonly wormholes: readonly {
    readonly id: string;
    readonly system: string;
    readonly x: number;
    readonly y: number;
  }[];
  /** Hyperlanes to Mecatol Rex. */
  readonly distance: ReadonlyMap<string, number>;
}

export interface Planet {
  readonly id: string;
  readonly name: string;
  readonly grid: readonly (readonly Resource[])[];
  readonly rows: readonly Asset[];
  readonly columns: readonly Asset[];
}

export interface Dock {
  readonly id: string;
  readonly cost: readonly Resource[];
  readonly asset: Asset;
}

export interface ExpansionSheet {
  readonly sheet: 'expansion';
  readonly side: SheetSide;
  readonly planets: readonly Planet[];
  readonly docks: readonly Dock[];
  /** Points, from the bottom. */
  readonly population: readonly number[];
}

export interface Space {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  /** null: a dotted X, or the one that is scrapped from the start. */
  readonly asset: Asset | null;
  /** A dotted X is scrapped by this specialty alone. */
  readonly tag: Specialty | null;
  readonly next: readonly string[];
}

export interface IndustrySheet {
  readonly sheet: 'industry';
  readonly side: SheetSide;
  readonly spaces: readonly Space[];
  readonly byId: ReadonlyMap<string, Space>;
  /** Scrapped from the start. */
  readonly scrapped: string;
  /** Specialties that count as several resources. */
  readonly legend: Readonly<Partial<Record<Specialty, { readonly res: Resource; readonly n: number }>>>;
  /** The councilors' track from the left: a vote icon (the first is unlocked) or points. */
  readonly councilors: readonly ('vote' | number)[];
  /** Icons in a commodity row, and the points claimed after so many. */
  readonly columns: number;
  readonly rowPoints: ReadonlyMap<number, number>;
  /** Columns (from 1) with a trade-good icon under them. */
  readonly tradeUnder: readonly number[];
  readonly tradeGoods: number;
  readonly votes: number;
}

export interface Unit {
  readonly id: UnitId;
  /** 'any': one resource of any kind; 'specialty': any specialty asset. */
  readonly cost: readonly (Resource | 'any' | 'specialty')[];
  /** null: unlimited. */
  readonly limit: number | null;
  readonly points: number;
  readonly shape: readonly (readonly [x: number, y: number])[];
  readonly lockedBy: Specialty | null;
}

export interface Node {
  /** 'x_y'. */
  readonly id: string;
  readonly x: number;
  /** From the bottom. */
  readonly y: number;
  readonly anomaly: boolean;
  readonly asset: Asset | null;
}

/** The half of a level that opposes one neighbour. */
export interface Section {
  /** 'left1' … 'right4'. */
  readonly id: string;
  readonly side: Side;
  /** The war it is fought over in: 1 to 4. */
  readonly level: number;
  readonly spoils: Asset;
  /** Points lost: negative. */
  readonly penalty: number;
}

export interface WarfareSheet {
  readonly sheet: 'warfare';
  readonly side: SheetSide;
  readonly units: readonly Unit[];
  readonly unit: ReadonlyMap<UnitId, Unit>;
  /** Every way each shape can lie, the first as printed. */
  readonly ways: ReadonlyMap<UnitId, readonly (readonly (readonly [number, number])[])[]>;
  readonly columns: number;
  readonly rows: number;
  /** Row by row from the bottom: the node (x, y) stands at y × columns + x. */
  readonly nodes: readonly Node[];
  readonly sections: readonly Section[];
}

export const ROWS_OF_A_LEVEL = 3;

export interface Sheets {
  readonly navigation: NavigationSheet;
  readonly expansion: ExpansionSheet;
  readonly industry: IndustrySheet;
  readonly warfare: WarfareSheet;
}
