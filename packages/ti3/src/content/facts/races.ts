// The race sheets: what each race starts with and which abilities it has.

import type { LeaderType } from './leaders.ts';
import type { Expansion } from './records.ts';
import { withIds } from './records.ts';
import type { TileId } from './systems.ts';
import type { TechnologyId } from './technologies.ts';
import type { UnitId } from './units.ts';

export interface StartingCounters {
  readonly strategyAllocation: number;
  readonly commandPool: number;
  readonly fleetSupply: number;
}

interface PrintedRace {
  readonly expansion: Expansion;
  readonly homeSystem: string;
  readonly startingUnits: Readonly<Partial<Record<UnitId, number>>>;
  readonly startingTechnologies: readonly string[];
  readonly startingCounters: StartingCounters;
  readonly tradeContracts: readonly [number, number];
  readonly leaders: readonly { readonly id: string; readonly name: string; readonly type: LeaderType }[];
  readonly abilities: readonly string[];
}

const printed = {
  jolnar: {
    expansion: 'base',
    homeSystem: 'home-jolnar',
    startingUnits: { groundForce: 2, carrier: 2, fighter: 1, pds: 2, spaceDock: 1, dreadnought: 1 },
    startingTechnologies: ['hylarVAssaultLaser', 'antimassDeflectors', 'enviroCompensator', 'sarweenTools'],
    startingCounters: { strategyAllocation: 2, commandPool: 3, fleetSupply: 3 },
    tradeContracts: [1, 3],
    leaders: [
      { id: 'rinScientist', name: 'Rin', type: 'scientist' },
      { id: 'rinAdmiral', name: 'Rin', type: 'admiral' },
      { id: 'sucaban', name: 'Sucaban', type: 'scientist' },
    ],
    abilities: ['jolnar.clumsy', 'jolnar.research', 'jolnar.reroll'],
  },
  naalu: {
    expansion: 'base',
    homeSystem: 'home-naalu',
    startingUnits: { groundForce: 4, carrier: 1, cruiser: 1, destroyer: 1, fighter: 4, pds: 1, spaceDock: 1 },
    startingTechnologies: ['antimassDeflectors', 'enviroCompensator'],
    startingCounters: { strategyAllocation: 2, commandPool: 3, fleetSupply: 3 },
    tradeContracts: [1, 2],
    leaders: [
      { id: 'maban', name: "M'aban", type: 'admiral' },
      { id: 'telsa', name: "T'elsa", type: 'agent' },
      { id: 'zeu', name: "Z'eu", type: 'diplomat' },
    ],
    abilities: ['naalu.initiative', 'naalu.retreat', 'naalu.fighters'],
  },
  l1z1x: {
    expansion: 'base',
    homeSystem: 'home-l1z1x',
    startingUnits: { groundForce: 5, carrier: 1, dreadnought: 1, fighter: 3, pds: 1, spaceDock: 1 },
    startingTechnologies: ['enviroCompensator', 'stasisCapsules', 'cybernetics', 'hylarVAssaultLaser'],
    startingCounters: { strategyAllocation: 3, commandPool: 3, fleetSupply: 3 },
    tradeContracts: [1, 1],
    leaders: [
      { id: '2ram', name: '2RAM', type: 'diplomat' },
      { id: 'a6', name: 'A6', type: 'agent' },
      { id: 'i48s', name: 'I48S', type: 'scientist' },
    ],
    abilities: ['l1z1x.dreadnoughtCost', 'l1z1x.assault', 'l1z1x.counter'],
  },
  mentak: {
    expansion: 'base',
    homeSystem: 'home-mentak',
    startingUnits: { groundForce: 4, carrier: 1, cruiser: 3, pds: 1, spaceDock: 1 },
    startingTechnologies: ['hylarVAssaultLaser', 'enviroCompensator'],
    startingCounters: { strategyAllocation: 2, commandPool: 3, fleetSupply: 4 },
    tradeContracts: [1, 1],
    leaders: [
      { id: 'havvat', name: 'Havvat', type: 'admiral' },
      { id: 'kilik', name: 'Kilik', type: 'agent' },
      { id: 'suffi', name: 'Suffi', type: 'diplomat' },
    ],
    abilities: ['mentak.counter', 'mentak.ambush', 'mentak.piracy'],
  },
  letnev: {
    expansion: 'base',
    homeSystem: 'home-letnev',
    startingUnits: { groundForce: 3, carrier: 1, destroyer: 1, dreadnought: 1, spaceDock: 1 },
    startingTechnologies: ['hylarVAssaultLaser', 'antimassDeflectors'],
    startingCounters: { strategyAllocation: 2, commandPool: 3, fleetSupply: 3 },
    tradeContracts: [1, 1],
    leaders: [
      { id: 'ciel', name: 'Ciel', type: 'diplomat' },
      { id: 'farran', name: 'Farran', type: 'general' },
      { id: 'unlenn', name: 'Unlenn', type: 'admiral' },
    ],
    abilities: ['letnev.funding', 'letnev.armada'],
  },
  xxcha: {
    expansion: 'base',
    homeSystem: 'home-xxcha',
    startingUnits: { groundForce: 2, carrier: 1, cruiser: 2, fighter: 3, pds: 1, spaceDock: 1 },
    startingTechnologies: ['antimassDeflectors', 'enviroCompensator'],
    startingCounters: { strategyAllocation: 2, commandPool: 3, fleetSupply: 3 },
    tradeContracts: [2, 2],
    leaders: [
      { id: 'junn', name: 'Junn', type: 'diplomat' },
      { id: 'neekuaq', name: 'Neekuaq', type: 'admiral' },
      { id: 'qanoj', name: 'Qanoj', type: 'diplomat' },
    ],
    abilities: ['xxcha.diplomacy', 'xxcha.veto', 'xxcha.foresight'],
  },
  yssaril: {
    expansion: 'base',
    homeSystem: 'home-yssaril',
    startingUnits: { groundForce: 5, carrier: 2, cruiser: 1, fighter: 2, pds: 1, spaceDock: 1 },
    startingTechnologies: ['antimassDeflectors', 'xrdTransporters'],
    startingCounters: { strategyAllocation: 2, commandPool: 3, fleetSupply: 3 },
    tradeContracts: [1, 2],
    leaders: [
      { id: 'sskril', name: 'Sskril', type: 'admiral' },
      { id: 'ssruu', name: 'Ssruu', type: 'agent' },
      { id: 'thilinn', name: 'Thilinn', type: 'agent' },
    ],
    abilities: ['yssaril.skip', 'yssaril.cards', 'yssaril.spies'],
  },
  hacan: {
    expansion: 'base',
    homeSystem: 'home-hacan',
    startingUnits: { groundForce: 4, carrier: 2, cruiser: 1, fighter: 2, spaceDock: 1 },
    startingTechnologies: ['enviroCompensator', 'sarweenTools'],
    startingCounters: { strategyAllocation: 2, commandPool: 3, fleetSupply: 3 },
    tradeContracts: [3, 3],
    leaders: [
      { id: 'carth', name: 'Carth', type: 'scientist' },
      { id: 'gila', name: 'Gila', type: 'diplomat' },
      { id: 'harrugh', name: 'Harrugh', type: 'general' },
    ],
    abilities: ['hacan.guild', 'hacan.trade', 'hacan.bond', 'hacan.exchange'],
  },
  norr: {
    expansion: 'base',
    homeSystem: 'home-norr',
    startingUnits: { groundForce: 5, carrier: 1, cruiser: 1, pds: 1, spaceDock: 1 },
    startingTechnologies: ['hylarVAssaultLaser', 'deepSpaceCannon'],
    startingCounters: { strategyAllocation: 2, commandPool: 3, fleetSupply: 3 },
    tradeContracts: [1, 2],
    leaders: [
      { id: 'sekkus', name: "Sek'kus", type: 'general' },
      { id: 'shval', name: "Sh'val", type: 'general' },
      { id: 'tro', name: "T'ro", type: 'admiral' },
    ],
    abilities: ['norr.fury'],
  },
  sol: {
    expansion: 'base',
    homeSystem: 'home-sol',
    startingUnits: { groundForce: 5, carrier: 2, destroyer: 1, spaceDock: 1 },
    startingTechnologies: ['antimassDeflectors', 'cybernetics'],
    startingCounters: { strategyAllocation: 2, commandPool: 3, fleetSupply: 3 },
    tradeContracts: [2, 2],
    leaders: [
      { id: 'connor', name: 'Connor', type: 'agent' },
      { id: 'delouis', name: 'DeLouis', type: 'admiral' },
      { id: 'rev', name: 'Rev', type: 'diplomat' },
    ],
    abilities: ['sol.levy', 'sol.counter'],
  },
  saar: {
    expansion: 'shatteredEmpire',
    homeSystem: 'home-saar',
    startingUnits: { groundForce: 4, carrier: 2, cruiser: 1, fighter: 2, spaceDock: 1 },
    startingTechnologies: ['antimassDeflectors', 'xrdTransporters'],
    startingCounters: { strategyAllocation: 2, commandPool: 3, fleetSupply: 3 },
    tradeContracts: [1, 2],
    leaders: [
      { id: 'mauob', name: 'Mauob', type: 'general' },
      { id: 'mendosa', name: 'Mendosa', type: 'admiral' },
      { id: 'rowl', name: 'Rowl', type: 'agent' },
    ],
    abilities: ['saar.salvage', 'saar.docks', 'saar.nomads'],
  },
  muaat: {
    expansion: 'shatteredEmpire',
    homeSystem: 'home-muaat',
    startingUnits: { groundForce: 4, fighter: 2, warSun: 1, spaceDock: 1 },
    startingTechnologies: ['enviroCompensator', 'sarweenTools', 'warSun'],
    startingCounters: { strategyAllocation: 2, commandPool: 3, fleetSupply: 3 },
    tradeContracts: [2, 2],
    leaders: [
      { id: 'emnor', name: 'Emnor', type: 'scientist' },
      { id: 'magmus', name: 'Magmus', type: 'diplomat' },
      { id: 'umbat', name: 'Umbat', type: 'general' },
    ],
    abilities: ['muaat.slowSuns', 'muaat.forge', 'muaat.supernovas'],
  },
  winnu: {
    expansion: 'shatteredEmpire',
    homeSystem: 'home-winnu',
    startingUnits: { groundForce: 3, carrier: 1, cruiser: 1, fighter: 2, pds: 1, spaceDock: 1 },
    startingTechnologies: ['antimassDeflectors', 'enviroCompensator', 'stasisCapsules'],
    startingCounters: { strategyAllocation: 2, commandPool: 3, fleetSupply: 3 },
    tradeContracts: [1, 3],
    leaders: [
      { id: 'kelsa', name: 'Kelsa', type: 'scientist' },
      { id: 'rickar', name: 'Rickar', type: 'admiral' },
      { id: 'sela', name: 'Sela', type: 'agent' },
    ],
    abilities: ['winnu.votes', 'winnu.order', 'winnu.research'],
  },
  yin: {
    expansion: 'shatteredEmpire',
    homeSystem: 'home-yin',
    startingUnits: { groundForce: 4, carrier: 2, destroyer: 1, fighter: 4, spaceDock: 1 },
    startingTechnologies: ['hylarVAssaultLaser', 'automatedDefenseTurrets'],
    startingCounters: { strategyAllocation: 2, commandPool: 3, fleetSupply: 3 },
    tradeContracts: [1, 1],
    leaders: [
      { id: 'dahla', name: 'Dahla', type: 'diplomat' },
      { id: 'milor', name: 'Milor', type: 'agent' },
      { id: 'omar', name: 'Omar', type: 'general' },
    ],
    abilities: ['yin.conversion', 'yin.sacrifice', 'yin.exchange'],
  },
} as const satisfies Record<string, PrintedRace>;

export type RaceId = keyof typeof printed;
export type AbilityId = (typeof printed)[RaceId]['abilities'][number];
export type LeaderId = (typeof printed)[RaceId]['leaders'][number]['id'];

export interface RaceLeader {
  readonly id: LeaderId;
  readonly name: string;
  readonly type: LeaderType;
}

export interface Race extends PrintedRace {
  readonly id: RaceId;
  readonly homeSystem: TileId;
  readonly startingTechnologies: readonly TechnologyId[];
  readonly leaders: readonly RaceLeader[];
  readonly abilities: readonly AbilityId[];
}

export const races: Readonly<Record<RaceId, Race>> = withIds(printed);
export const raceIds = Object.keys(printed) as readonly RaceId[];
export const abilityIds: readonly AbilityId[] = raceIds.flatMap((race) => races[race].abilities);
