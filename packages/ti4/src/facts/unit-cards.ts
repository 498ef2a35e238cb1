// The unit cards: what a unit can do, at first and after its upgrade. The cards of a faction stand with the faction.

import { type FactionId, type FactionUnitCardId, factionIds, fromFactions } from './factions/index.ts';
import { type Entry, idsOf, ofSet } from './records.ts';
import { technologies } from './technologies.ts';
import { type PrintedDice, rolls, type UnitTypeId, unitTypeIds } from './unit-types.ts';

/** What Production may place at once: a number, or so many more than the planet has resources. */
export type ProductionValue = number | { readonly resourcesPlus: number };

export interface UnitCardFacts {
  readonly type: UnitTypeId;
  /** The card this one covers. Whoever owns its technology has this one instead. */
  readonly upgradeOf: string | null;
  /** Resources for `unitsPerCost` units; null: cannot be produced. */
  readonly cost: number | null;
  readonly unitsPerCost: number;
  /** Null: makes no combat rolls. */
  readonly combat: PrintedDice | null;
  /** Null: does not move by itself. */
  readonly move: number | null;
  /** Fighters and ground forces carried, in any mix. */
  readonly capacity: number;
  readonly sustainDamage: boolean;
  readonly antiFighterBarrage: PrintedDice | null;
  readonly bombardment: PrintedDice | null;
  readonly spaceCannon: PrintedDice | null;
  /** Space Cannon also reaches ships in adjacent systems. */
  readonly deepFire: boolean;
  readonly planetaryShield: boolean;
  readonly production: ProductionValue | null;
  /** Fighters in its system that do not count against capacity. */
  readonly fighterSupport: number;
  readonly immuneToDirectHit: boolean;
  /** Other players' units in its system lose Planetary Shield. */
  readonly stripsShields: boolean;
  /** What each fighter beyond capacity takes of the fleet pool; null: it may not stay. */
  readonly excessInFleetPool: number | null;
  /** Destroyed, it returns with this roll or more at the start of its owner's next turn; null: never. */
  readonly returnsOn: number | null;
  /** Stands in space, moves and retreats like a ship, and is destroyed when blockaded. */
  readonly inSpace: boolean;
  /** Its card says when it may be placed without being produced. */
  readonly deploy: boolean;
  /** A structure that is a ground force too. */
  readonly alsoGroundForce: boolean;
  /** The card on whose back this one is printed. */
  readonly otherSideOf: string | null;
}

/** What a card has unless it says otherwise. */
const plain = {
  upgradeOf: null,
  cost: null,
  unitsPerCost: 1,
  combat: null,
  move: null,
  capacity: 0,
  sustainDamage: false,
  antiFighterBarrage: null,
  bombardment: null,
  spaceCannon: null,
  deepFire: false,
  planetaryShield: false,
  production: null,
  fighterSupport: 0,
  immuneToDirectHit: false,
  stripsShields: false,
  excessInFleetPool: null,
  returnsOn: null,
  inSpace: false,
  deploy: false,
  alsoGroundForce: false,
  otherSideOf: null,
};

export type PrintedUnitCard = Omit<UnitCardFacts, keyof typeof plain> & Partial<UnitCardFacts>;

const base = {
  cruiser: { type: 'cruiser', cost: 2, combat: rolls(7), move: 2 },
  cruiserII: { type: 'cruiser', upgradeOf: 'cruiser', cost: 2, combat: rolls(6), move: 3, capacity: 1 },
  carrier: { type: 'carrier', cost: 3, combat: rolls(9), move: 1, capacity: 4 },
  carrierII: { type: 'carrier', upgradeOf: 'carrier', cost: 3, combat: rolls(9), move: 2, capacity: 6 },
  destroyer: { type: 'destroyer', cost: 1, combat: rolls(9), move: 2, antiFighterBarrage: rolls(9, 2) },
  destroyerII: {
    type: 'destroyer',
    upgradeOf: 'destroyer',
    cost: 1,
    combat: rolls(8),
    move: 2,
    antiFighterBarrage: rolls(6, 3),
  },
  dreadnought: {
    type: 'dreadnought',
    cost: 4,
    combat: rolls(5),
    move: 1,
    capacity: 1,
    sustainDamage: true,
    bombardment: rolls(5),
  },
  dreadnoughtII: {
    type: 'dreadnought',
    upgradeOf: 'dreadnought',
    cost: 4,
    combat: rolls(5),
    move: 2,
    capacity: 1,
    sustainDamage: true,
    bombardment: rolls(5),
    immuneToDirectHit: true,
  },
  fighter: { type: 'fighter', cost: 1, unitsPerCost: 2, combat: rolls(9) },
  fighterII: {
    type: 'fighter',
    upgradeOf: 'fighter',
    cost: 1,
    unitsPerCost: 2,
    combat: rolls(8),
    move: 2,
    excessInFleetPool: 1,
  },
  infantry: { type: 'infantry', cost: 1, unitsPerCost: 2, combat: rolls(8) },
  infantryII: { type: 'infantry', upgradeOf: 'infantry', cost: 1, unitsPerCost: 2, combat: rolls(7), returnsOn: 6 },
  pds: { type: 'pds', spaceCannon: rolls(6), planetaryShield: true },
  pdsII: { type: 'pds', upgradeOf: 'pds', spaceCannon: rolls(5), deepFire: true, planetaryShield: true },
  spaceDock: { type: 'spaceDock', production: { resourcesPlus: 2 }, fighterSupport: 3 },
  spaceDockII: { type: 'spaceDock', upgradeOf: 'spaceDock', production: { resourcesPlus: 4 }, fighterSupport: 3 },
  warSun: {
    type: 'warSun',
    cost: 12,
    combat: rolls(3, 3),
    move: 2,
    capacity: 6,
    sustainDamage: true,
    bombardment: rolls(3, 3),
    stripsShields: true,
  },
} as const satisfies Record<string, PrintedUnitCard>;

const general = { ...ofSet('base', base, { ...plain, faction: null }) };

export type UnitCardId = keyof typeof general | FactionUnitCardId;

export interface UnitCard extends UnitCardFacts, Entry<UnitCardId> {
  readonly faction: FactionId | null;
  readonly upgradeOf: UnitCardId | null;
}

export const unitCards: Readonly<Record<UnitCardId, UnitCard>> = {
  ...general,
  ...fromFactions<FactionUnitCardId, UnitCard>('units', plain),
};
export const unitCardIds = idsOf(unitCards);

/** The cards of one type on a faction's sheet: the first, and the one that its upgrade puts over it. */
export interface UnitLine {
  /** Null: cannot be had before the technology is. */
  readonly first: UnitCardId | null;
  readonly upgrade: UnitCardId | null;
}

export type UnitSheet = Readonly<Record<UnitTypeId, UnitLine>>;

/** A card that a technology gives. War suns have no other. */
const isUpgrade = (id: UnitCardId): boolean => Object.hasOwn(technologies, id);

function lineOf(faction: FactionId, type: UnitTypeId): UnitLine {
  const all = unitCardIds.filter((id) => unitCards[id].type === type);
  const own = all.filter((id) => unitCards[id].faction === faction);
  const cards = own.length > 0 ? own : all.filter((id) => unitCards[id].faction === null);
  return { first: cards.find((id) => !isUpgrade(id)) ?? null, upgrade: cards.find(isUpgrade) ?? null };
}

const sheetOf = (faction: FactionId): UnitSheet =>
  Object.fromEntries(unitTypeIds.map((type) => [type, lineOf(faction, type)])) as unknown as UnitSheet;

/** What every faction's units are, by type. */
export const unitSheets = Object.fromEntries(factionIds.map((faction) => [faction, sheetOf(faction)])) as Readonly<
  Record<FactionId, UnitSheet>
>;
