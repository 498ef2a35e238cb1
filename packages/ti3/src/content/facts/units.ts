// The nine kinds of plastic figures and their printed values.

import { withIds } from './records.ts';

export type UnitKind = 'ship' | 'ground' | 'structure';

export type UnitAbility =
  | 'sustainDamage'
  | 'bombardment'
  | 'capacity'
  | 'needsCapacity'
  | 'antiFighterBarrage'
  | 'takesPlanets'
  | 'planetaryShield'
  | 'spaceCannon'
  | 'invasionDefense'
  | 'production'
  | 'fighterSupport';

export interface UnitFacts {
  readonly kind: UnitKind;
  /** Resources for `unitsPerCost` units of this type. */
  readonly cost: number;
  readonly unitsPerCost: number;
  /** A roll of this or more hits; null: never rolls. */
  readonly combat: number | null;
  readonly dice: number;
  /** Null: does not move by itself. */
  readonly move: number | null;
  /** Fighters, ground forces and PDS carried, in any mix. */
  readonly capacity: number;
  /** Figures in the box, per player. */
  readonly limit: number;
  /** True: supplement counters stand for more figures than `limit`. */
  readonly limitless: boolean;
  readonly countsForFleetSupply: boolean;
  readonly maxPerPlanet?: number;
  /** Fighters supported in the system, beside those on ships. */
  readonly fighterCapacity?: number;
  /** Units built at once, on top of the planet's resource value. */
  readonly productionBonus?: number;
  readonly abilities: readonly UnitAbility[];
}

const printed = {
  warSun: {
    kind: 'ship',
    cost: 12,
    unitsPerCost: 1,
    combat: 3,
    dice: 3,
    move: 2,
    capacity: 6,
    limit: 2,
    countsForFleetSupply: true,
    limitless: false,
    abilities: ['sustainDamage', 'bombardment', 'capacity'],
  },
  dreadnought: {
    kind: 'ship',
    cost: 5,
    unitsPerCost: 1,
    combat: 5,
    dice: 1,
    move: 1,
    capacity: 0,
    limit: 5,
    countsForFleetSupply: true,
    limitless: false,
    abilities: ['sustainDamage', 'bombardment'],
  },
  cruiser: {
    kind: 'ship',
    cost: 2,
    unitsPerCost: 1,
    combat: 7,
    dice: 1,
    move: 2,
    capacity: 0,
    limit: 8,
    countsForFleetSupply: true,
    limitless: false,
    abilities: [],
  },
  destroyer: {
    kind: 'ship',
    cost: 1,
    unitsPerCost: 1,
    combat: 9,
    dice: 1,
    move: 2,
    capacity: 0,
    limit: 8,
    countsForFleetSupply: true,
    limitless: false,
    abilities: ['antiFighterBarrage'],
  },
  carrier: {
    kind: 'ship',
    cost: 3,
    unitsPerCost: 1,
    combat: 9,
    dice: 1,
    move: 1,
    capacity: 6,
    limit: 4,
    countsForFleetSupply: true,
    limitless: false,
    abilities: ['capacity'],
  },
  fighter: {
    kind: 'ship',
    cost: 1,
    unitsPerCost: 2,
    combat: 9,
    dice: 1,
    move: null,
    capacity: 0,
    limit: 10,
    countsForFleetSupply: false,
    limitless: true,
    abilities: ['needsCapacity'],
  },
  groundForce: {
    kind: 'ground',
    cost: 1,
    unitsPerCost: 2,
    combat: 8,
    dice: 1,
    move: null,
    capacity: 0,
    limit: 12,
    countsForFleetSupply: false,
    limitless: true,
    abilities: ['takesPlanets'],
  },
  pds: {
    kind: 'structure',
    cost: 2,
    unitsPerCost: 1,
    combat: 6,
    dice: 1,
    move: null,
    capacity: 0,
    limit: 6,
    countsForFleetSupply: false,
    limitless: false,
    maxPerPlanet: 2,
    abilities: ['planetaryShield', 'spaceCannon', 'invasionDefense'],
  },
  spaceDock: {
    kind: 'structure',
    cost: 4,
    unitsPerCost: 1,
    combat: null,
    dice: 0,
    move: null,
    capacity: 0,
    limit: 3,
    countsForFleetSupply: false,
    limitless: false,
    maxPerPlanet: 1,
    fighterCapacity: 3,
    productionBonus: 2,
    abilities: ['production', 'fighterSupport'],
  },
} as const satisfies Record<string, UnitFacts>;

export type UnitId = keyof typeof printed;

export type ShipType = {
  [Id in UnitId]: (typeof printed)[Id]['kind'] extends 'ship' ? Id : never;
}[UnitId];

export interface Unit extends UnitFacts {
  readonly id: UnitId;
}

export const units: Readonly<Record<UnitId, Unit>> = withIds(printed);
export const unitIds = Object.keys(printed) as readonly UnitId[];

/** Space docks that lie in space: how far they move, and how many units they build at once. */
export const dockInSpace = { move: 1, production: 4 } as const;

export const isShip = (unit: UnitId): unit is ShipType => units[unit].kind === 'ship';
export const shipTypes: readonly ShipType[] = unitIds.filter(isShip);
