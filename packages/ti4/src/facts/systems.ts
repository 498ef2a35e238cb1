// The system tiles, by the number printed on them.

import { type FactionId, factionIds, factions } from './factions/index.ts';
import type { PlanetId } from './planets.ts';
import { type ComponentSet, type Entry, idsOf, ofSet } from './records.ts';

/** Green: tiles of a faction. Blue and red ones are drawn for the map; Mecatol Rex has no back of its own. */
export type TileBack = 'green' | 'blue' | 'red';

export const anomalies = ['asteroidField', 'gravityRift', 'nebula', 'supernova'] as const;
export type Anomaly = (typeof anomalies)[number];

export const wormholes = ['alpha', 'beta', 'delta'] as const;
export type Wormhole = (typeof wormholes)[number];

interface PrintedTile {
  readonly back: TileBack | null;
  readonly planets: readonly PlanetId[];
  readonly wormholes: readonly Wormhole[];
  readonly anomaly: Anomaly | null;
}

const plain = { back: null, planets: [], wormholes: [], anomaly: null };

const base = {
  '1': { back: 'green', planets: ['jord'] },
  '2': { back: 'green', planets: ['mollPrimus'] },
  '3': { back: 'green', planets: ['darien'] },
  '4': { back: 'green', planets: ['muaat'] },
  '5': { back: 'green', planets: ['nestphar'] },
  '6': { back: 'green', planets: ['zeroZeroZero'] },
  '7': { back: 'green', planets: ['winnu'] },
  '8': { back: 'green', planets: ['mordaiII'] },
  '9': { back: 'green', planets: ['maaluuk', 'druaa'] },
  '10': { back: 'green', planets: ['arcPrime', 'wrenTerra'] },
  '11': { back: 'green', planets: ['lisisII', 'ragh'] },
  '12': { back: 'green', planets: ['nar', 'jol'] },
  '13': { back: 'green', planets: ['trenlak', 'quinarra'] },
  '14': { back: 'green', planets: ['archonRen', 'archonTau'] },
  '15': { back: 'green', planets: ['retillion', 'shalloq'] },
  '16': { back: 'green', planets: ['hercant', 'arretze', 'kamdorn'] },
  '17': { back: 'green', wormholes: ['delta'] },
  '18': { planets: ['mecatolRex'] },
  '19': { back: 'blue', planets: ['wellon'] },
  '20': { back: 'blue', planets: ['vefutII'] },
  '21': { back: 'blue', planets: ['thibah'] },
  '22': { back: 'blue', planets: ['tarmann'] },
  '23': { back: 'blue', planets: ['saudor'] },
  '24': { back: 'blue', planets: ['meharXull'] },
  '25': { back: 'blue', planets: ['quann'], wormholes: ['beta'] },
  '26': { back: 'blue', planets: ['lodor'], wormholes: ['alpha'] },
  '27': { back: 'blue', planets: ['newAlbion', 'starpoint'] },
  '28': { back: 'blue', planets: ['tequran', 'torkan'] },
  '29': { back: 'blue', planets: ['qucenn', 'rarron'] },
  '30': { back: 'blue', planets: ['mellon', 'zohbat'] },
  '31': { back: 'blue', planets: ['lazar', 'sakulag'] },
  '32': { back: 'blue', planets: ['dalBootha', 'xxehan'] },
  '33': { back: 'blue', planets: ['corneeq', 'resculon'] },
  '34': { back: 'blue', planets: ['centauri', 'gral'] },
  '35': { back: 'blue', planets: ['bereg', 'lirtaIV'] },
  '36': { back: 'blue', planets: ['arnor', 'lor'] },
  '37': { back: 'blue', planets: ['arinam', 'meer'] },
  '38': { back: 'blue', planets: ['abyz', 'fria'] },
  '39': { back: 'red', wormholes: ['alpha'] },
  '40': { back: 'red', wormholes: ['beta'] },
  '41': { back: 'red', anomaly: 'gravityRift' },
  '42': { back: 'red', anomaly: 'nebula' },
  '43': { back: 'red', anomaly: 'supernova' },
  '44': { back: 'red', anomaly: 'asteroidField' },
  '45': { back: 'red', anomaly: 'asteroidField' },
  '46': { back: 'red' },
  '47': { back: 'red' },
  '48': { back: 'red' },
  '49': { back: 'red' },
  '50': { back: 'red' },
  '51': { back: 'green', planets: ['creuss'], wormholes: ['delta'] },
} as const satisfies Record<string, Partial<PrintedTile>>;

const printed = { ...ofSet('base', base, plain) };

export type TileId = keyof typeof printed;

export interface Tile extends PrintedTile, Entry<TileId> {
  /** Whose home system it is. */
  readonly homeOf: FactionId | null;
  /** It lies beside the map: its faction has a gate there. */
  readonly beside: boolean;
}

export const mecatolRex = '18' satisfies TileId;

export const tileIds = idsOf(printed);
export const tiles = Object.fromEntries(tileIds.map((id) => [id, withOwner(id)])) as Readonly<Record<TileId, Tile>>;

/** The tiles that are drawn for the map. */
export const drawn = (back: 'blue' | 'red', sets: readonly ComponentSet[]): TileId[] =>
  tileIds.filter((id) => tiles[id].back === back && sets.includes(tiles[id].set));

function withOwner(id: TileId): Tile {
  const homeOf = factionIds.find((faction) => factions[faction].home === id) ?? null;
  return { ...printed[id], homeOf, beside: homeOf !== null && factions[homeOf].gate !== undefined };
}
