// The words in which sheets and cards are written: resources, assets, and what an effect can do.

export const RESOURCES = ['M', 'I', 'R'] as const;
/** Material, influence, research. */
export type Resource = (typeof RESOURCES)[number];

export const SPECIALTIES = ['biotic', 'cybernetic', 'propulsion', 'warfare'] as const;
export type Specialty = (typeof SPECIALTIES)[number];

export const COMMODITIES = ['tri', 'dia', 'sqr'] as const;
export type Commodity = (typeof COMMODITIES)[number];

export const SHEETS = ['navigation', 'expansion', 'industry', 'warfare'] as const;
export type SheetName = (typeof SHEETS)[number];

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const STAGES = [1, 2, 3, 4, 5] as const;
export type Stage = (typeof STAGES)[number];

export type UnitId = 'infantry' | 'pds' | 'cruiser' | 'carrier' | 'mech' | 'flagship' | 'dreadnought' | 'warsun';

/** 'choose': whoever gains it says which. */
export type Asset =
  | { readonly kind: 'vp'; readonly n: number }
  | { readonly kind: 'planet' }
  | { readonly kind: 'trade' }
  | { readonly kind: 'vote' }
  | { readonly kind: 'spec'; readonly s: Specialty | 'choose' }
  | { readonly kind: 'focus'; readonly d: Resource | 'choose' }
  | { readonly kind: 'com'; readonly c: Commodity | 'choose'; readonly n: number }
  | { readonly kind: 'councilor' }
  | { readonly kind: 'pop' }
  | { readonly kind: 'faction' }
  | { readonly kind: 'relic' }
  | { readonly kind: 'neighbor'; readonly side: Side }
  | { readonly kind: 'mecatol' };

export type AssetKind = Asset['kind'];

/** How many there are of something on somebody's sheets. */
export type Counter =
  | 'nav.claimedKinds'
  | 'nav.claimed:com'
  | 'nav.claimed:planet'
  | 'exp.planetsUnlocked'
  | 'exp.planetsDeveloped'
  | 'exp.docksBuilt'
  | 'tech.unlocked'
  | 'ind.com:tri'
  | 'ind.com:dia'
  | 'ind.com:sqr'
  | 'ind.comMax'
  | 'ind.claimed'
  | 'ind.claimedMinusScrapped'
  | 'ind.taggedScrapped'
  | 'ind.tradeIconsUnlocked'
  | 'ind.councilors'
  | 'war.unitsBuilt:nonInfantry'
  | 'war.unitTypesBuilt'
  | 'war.assetNodes'
  | 'war.levelsBothSides:5';

export type Goal =
  | { readonly count: Counter; readonly gte: number }
  | { readonly all: readonly Goal[] }
  | { readonly any: readonly Goal[] };

/** What an agenda makes unusable. Of units, each of another type. */
export type CrossOutTarget =
  | 'exp.unclaimedPopLine'
  | 'tech.locked.specCost'
  | 'tech.locked.researchIcons'
  | 'ind.unmarkedSpace'
  | 'war.unbuiltUnit'
  | 'exp.unbuiltDock'
  | 'exp.lockedPlanet'
  | 'nav.unclaimedSystem';

/** One effect of a card, a faction, a technology or an agenda. What needs a choice is owed until its owner has marked it. */
export type Op =
  /** Assets without a printed place. `not`: kinds that were chosen already. */
  | {
      readonly op: 'gain';
      readonly asset: Asset;
      readonly n: number;
      readonly different?: true;
      readonly not?: readonly string[];
    }
  /** An asset that was circled where it is printed: 'navigation c1'. */
  | { readonly op: 'asset'; readonly asset: Asset; readonly at: string }
  | {
      readonly op: 'res';
      readonly res: Resource | 'any';
      readonly n: number;
      readonly sheet: SheetName | 'active' | 'any';
    }
  | { readonly op: 'vp'; readonly n: number; readonly sheet: SheetName }
  | { readonly op: 'explore'; readonly n: number; readonly closer?: true }
  | { readonly op: 'claimSystem'; readonly n: number }
  | {
      readonly op: 'develop';
      readonly n: number;
      readonly res?: Resource;
      /** Only in a row or column whose asset is population. */
      readonly population?: true;
      /** All on one planet: this one, once the first icon is struck. */
      readonly together?: true;
      readonly on?: string;
    }
  | { readonly op: 'unlockPlanet'; readonly n: number }
  | { readonly op: 'dock'; readonly n: number }
  | { readonly op: 'scrap'; readonly n: number }
  | { readonly op: 'claimSpace'; readonly n: number; readonly where: 'legal' | 'adjacentMarked' }
  | { readonly op: 'buildIcon'; readonly n: number; readonly unit: UnitId | 'any' }
  | { readonly op: 'unlockUnit'; readonly unit: UnitId }
  /** Draws the shape; `built`: the unit was built, so that it counts. */
  | { readonly op: 'deploy'; readonly unit: UnitId; readonly n: number; readonly built?: true }
  | { readonly op: 'markNode'; readonly n: number; readonly anomalies?: true }
  | {
      readonly op: 'strength';
      readonly n: number;
      readonly side: Side | 'both' | 'choose';
      readonly wars: 'current' | 'next' | 'future';
    }
  | { readonly op: 'unlockTech'; readonly n: number; readonly of: 'any' | 'active' | string }
  | { readonly op: 'researchIcon'; readonly n: number }
  | { readonly op: 'unlockFocus'; readonly die: Resource | 'choose'; readonly sheet: SheetName | 'choose' }
  | { readonly op: 'lose'; readonly asset: Asset; readonly n: number }
  /** A cost: what stands behind it in the same list is skipped when it cannot be paid. */
  | { readonly op: 'pay'; readonly asset: Asset; readonly n: number }
  | {
      readonly op: 'crossOut';
      readonly target: CrossOutTarget;
      readonly n: number;
      readonly kind?: AssetKind;
      readonly not?: readonly string[];
    }
  | { readonly op: 'choose'; readonly of: readonly (readonly Op[])[] }
  | { readonly op: 'may'; readonly do: readonly Op[] }
  | {
      readonly op: 'scale';
      readonly per: Counter;
      readonly every: number;
      readonly max: number;
      readonly do: readonly Op[];
    };

/** What changes a rule as long as it is there. */
export type Flag =
  | 'wormholes'
  | 'lossIsTie'
  | 'mayMarkAnomalies'
  | 'researchDouble'
  | 'refundVotes'
  | 'flagshipSpecAsTrade'
  | 'tradeVpRoundUp';
