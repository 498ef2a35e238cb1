// The types of plastic figures, and how dice are printed on their cards.

import { type Entry, idsOf, ofSet } from './records.ts';

export type UnitKind = 'ship' | 'groundForce' | 'structure';

interface PrintedUnitType {
  readonly kind: UnitKind;
  /** Figures of this type per player. */
  readonly figures: number;
  /** True: tokens of the supply stand for more, wherever at least one figure is with them. */
  readonly tokens: boolean;
  /** The most that one player may have on a planet. */
  readonly perPlanet: number | null;
}

const plain = { tokens: false, perPlanet: null };

const base = {
  flagship: { kind: 'ship', figures: 1 },
  warSun: { kind: 'ship', figures: 2 },
  dreadnought: { kind: 'ship', figures: 5 },
  carrier: { kind: 'ship', figures: 4 },
  cruiser: { kind: 'ship', figures: 8 },
  destroyer: { kind: 'ship', figures: 8 },
  fighter: { kind: 'ship', figures: 10, tokens: true },
  infantry: { kind: 'groundForce', figures: 12, tokens: true },
  pds: { kind: 'structure', figures: 6, perPlanet: 2 },
  spaceDock: { kind: 'structure', figures: 3, perPlanet: 1 },
} as const satisfies Record<string, Omit<PrintedUnitType, keyof typeof plain> & Partial<PrintedUnitType>>;

const prophecy = {
  mech: { kind: 'groundForce', figures: 4 },
} as const satisfies Record<string, Omit<PrintedUnitType, keyof typeof plain> & Partial<PrintedUnitType>>;

const printed = { ...ofSet('base', base, plain), ...ofSet('pok', prophecy, plain) };

export type UnitTypeId = keyof typeof printed;
export type ShipTypeId = { [Id in UnitTypeId]: (typeof printed)[Id]['kind'] extends 'ship' ? Id : never }[UnitTypeId];

export interface UnitType extends PrintedUnitType, Entry<UnitTypeId> {}

export const unitTypes: Readonly<Record<UnitTypeId, UnitType>> = printed;
export const unitTypeIds = idsOf(unitTypes);

export const isShip = (type: UnitTypeId): type is ShipTypeId => unitTypes[type].kind === 'ship';
export const shipTypeIds: readonly ShipTypeId[] = unitTypeIds.filter(isShip);

/** So many ten-sided dice, each of which hits with `need` or more. */
export interface PrintedDice {
  readonly need: number;
  readonly dice: number;
}

export const rolls = (need: number, dice = 1): PrintedDice => ({ need, dice });
