// The system tiles, by the number printed on them.

import { type Faction, type FactionId, factionIds, factions } from './factions/index.ts';
import type { PlanetId } from './planets.ts';
import { type Entry, idsOf, ofSet } from './records.ts';

/** Green: tiles of a faction. Blue and red ones are drawn for the map; Mecatol Rex has no back of its own. */
export type TileBack = 'green' | 'blue' | 'red';

export const anomalies = ['asteroidField', 'gravityRift', 'nebula', 'supernova'] as const;
export type Anomaly = (typeof anomalies)[number];

export const wormholes = ['alpha', 'beta', 'delta', 'gamma'] as const;
export type Wormhole = (typeof wormholes)[number];

interface PrintedTile {
  readonly back: TileBack | null;
  readonly planets: readonly PlanetId[];
  readonly wormholes: readonly Wormhole[];
  readonly anomaly: Anomaly | null;
  /** The wormhole nexus: it lies beside the map, and once it is active it has alpha and beta wormholes too. */
  readonly nexus: boolean;
}

const plain = { back: null, planets: [], wormholes: [], anomaly: null, nexus: false };

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

const prophecy = {
  '52': { back: 'green', planets: ['ixth'] },
  '53': { back: 'green', planets: ['arcturus'] },
  '54': { back: 'green', planets: ['acheron'] },
  '55': { back: 'green', planets: ['elysium'] },
  '56': { back: 'green', planets: ['theDark'], anomaly: 'nebula' },
  '57': { back: 'green', planets: ['naazir', 'rokha'] },
  '58': { back: 'green', planets: ['valk', 'ylir', 'avar'] },
  '59': { back: 'blue', planets: ['archonVail'] },
  '60': { back: 'blue', planets: ['perimeter'] },
  '61': { back: 'blue', planets: ['ang'] },
  '62': { back: 'blue', planets: ['semLore'] },
  '63': { back: 'blue', planets: ['vorhal'] },
  '64': { back: 'blue', planets: ['atlas'], wormholes: ['beta'] },
  '65': { back: 'blue', planets: ['primor'] },
  '66': { back: 'blue', planets: ['hopesEnd'] },
  '67': { back: 'red', planets: ['cormund'], anomaly: 'gravityRift' },
  '68': { back: 'red', planets: ['everra'], anomaly: 'nebula' },
  '69': { back: 'blue', planets: ['accoen', 'jeolIr'] },
  '70': { back: 'blue', planets: ['kraag', 'siig'] },
  '71': { back: 'blue', planets: ['bakal', 'alioPrima'] },
  '72': { back: 'blue', planets: ['lisis', 'velnor'] },
  '73': { back: 'blue', planets: ['cealdri', 'xanhact'] },
  '74': { back: 'blue', planets: ['vegaMajor', 'vegaMinor'] },
  '75': { back: 'blue', planets: ['loki', 'abaddon', 'ashtroth'] },
  '76': { back: 'blue', planets: ['rigelIII', 'rigelII', 'rigelI'] },
  '77': { back: 'red' },
  '78': { back: 'red' },
  '79': { back: 'red', wormholes: ['alpha'], anomaly: 'asteroidField' },
  '80': { back: 'red', anomaly: 'supernova' },
  '81': { back: 'green', anomaly: 'supernova' },
  '82': { planets: ['mallice'], wormholes: ['gamma'], nexus: true },
} as const satisfies Record<string, Partial<PrintedTile>>;

/** The homes of the Council Keleres: the tiles of Xxcha, Argent and Mentak, under numbers of their own. */
const codexIII = {
  '92': { back: 'green', planets: ['archonRenKeleres', 'archonTauKeleres'] },
  '93': { back: 'green', planets: ['valkKeleres', 'ylirKeleres', 'avarKeleres'] },
  '94': { back: 'green', planets: ['mollPrimusKeleres'] },
} as const satisfies Record<string, Partial<PrintedTile>>;

const printed = {
  ...ofSet('base', base, plain),
  ...ofSet('pok', prophecy, plain),
  ...ofSet('codex3', codexIII, plain),
};

export type TileId = keyof typeof printed;

export interface Tile extends PrintedTile, Entry<TileId> {
  /** Whose home system it is. */
  readonly homeOf: FactionId | null;
  /** It lies beside the map: its faction has a gate there, or it is the nexus. */
  readonly beside: boolean;
}

export const mecatolRex = '18' satisfies TileId;
export const wormholeNexus = '82' satisfies TileId;
/** What the hero of Muaat makes of a system. */
export const muaatSupernova = '81' satisfies TileId;

export const tileIds = idsOf(printed);
export const tiles = Object.fromEntries(tileIds.map((id) => [id, withOwner(id)])) as Readonly<Record<TileId, Tile>>;

function withOwner(id: TileId): Tile {
  const isHomeOf = ({ home, otherHomes = [] }: Faction): boolean => home === id || otherHomes.includes(id);
  const homeOf = factionIds.find((faction) => isHomeOf(factions[faction])) ?? null;
  const hasGate = homeOf !== null && factions[homeOf].gate !== undefined;
  return { ...printed[id], homeOf, beside: hasGate || printed[id].nexus };
}
