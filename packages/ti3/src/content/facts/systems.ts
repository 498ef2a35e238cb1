// The system tiles of the map.

import type { PlanetId } from './planets.ts';
import type { Expansion } from './records.ts';
import { withIds } from './records.ts';

/** `unattached` lies beside the map and is reached through wormholes only. */
export type TileKind = 'home' | 'mecatol' | 'regular' | 'special' | 'unattached';
export type SpecialSystem = 'asteroidField' | 'nebula' | 'supernova' | 'ionStorm';
export type Wormhole = 'alpha' | 'beta';

interface TileFacts {
  readonly expansion: Expansion;
  readonly kind: TileKind;
  readonly planets: readonly PlanetId[];
  readonly wormholes: readonly Wormhole[];
  readonly special: SpecialSystem | null;
  /** Tiles of this kind in the box. */
  readonly copies: number;
}

/** What a tile has unless it says otherwise. */
const plain = { planets: [], wormholes: [], special: null, copies: 1 };
type PrintedTile = Omit<TileFacts, keyof typeof plain> & Partial<TileFacts>;

const printed = {
  'home-jolnar': { expansion: 'base', kind: 'home', planets: ['jol', 'nar'] },
  'home-naalu': { expansion: 'base', kind: 'home', planets: ['druaa', 'maaluuk'] },
  'home-l1z1x': { expansion: 'base', kind: 'home', planets: ['zeroZeroZero'] },
  'home-mentak': { expansion: 'base', kind: 'home', planets: ['mollPrimus'] },
  'home-letnev': { expansion: 'base', kind: 'home', planets: ['arcPrime', 'wrenTerra'] },
  'home-xxcha': { expansion: 'base', kind: 'home', planets: ['archonRen', 'archonTau'] },
  'home-yssaril': { expansion: 'base', kind: 'home', planets: ['retillion', 'shalloq'] },
  'home-hacan': { expansion: 'base', kind: 'home', planets: ['arretze', 'hercant', 'kamdorn'] },
  'home-norr': { expansion: 'base', kind: 'home', planets: ['quinarra', 'trenlak'] },
  'home-sol': { expansion: 'base', kind: 'home', planets: ['jord'] },
  mecatolRex: { expansion: 'base', kind: 'mecatol', planets: ['mecatolRex'] },
  'abyz-fria': { expansion: 'base', kind: 'regular', planets: ['abyz', 'fria'] },
  'arinam-meer': { expansion: 'base', kind: 'regular', planets: ['arinam', 'meer'] },
  'arnor-lor': { expansion: 'base', kind: 'regular', planets: ['arnor', 'lor'] },
  'bereg-lirtaIV': { expansion: 'base', kind: 'regular', planets: ['bereg', 'lirtaIV'] },
  'centauri-gral': { expansion: 'base', kind: 'regular', planets: ['centauri', 'gral'] },
  'coorneeq-resculon': { expansion: 'base', kind: 'regular', planets: ['coorneeq', 'resculon'] },
  'dalBootha-xxehan': { expansion: 'base', kind: 'regular', planets: ['dalBootha', 'xxehan'] },
  'lazar-sakulag': { expansion: 'base', kind: 'regular', planets: ['lazar', 'sakulag'] },
  lodor: { expansion: 'base', kind: 'regular', planets: ['lodor'], wormholes: ['alpha'] },
  meharXull: { expansion: 'base', kind: 'regular', planets: ['meharXull'] },
  'mellon-zohbat': { expansion: 'base', kind: 'regular', planets: ['mellon', 'zohbat'] },
  'newAlbion-starpoint': { expansion: 'base', kind: 'regular', planets: ['newAlbion', 'starpoint'] },
  quann: { expansion: 'base', kind: 'regular', planets: ['quann'], wormholes: ['beta'] },
  'qucenn-rarron': { expansion: 'base', kind: 'regular', planets: ['qucenn', 'rarron'] },
  saudor: { expansion: 'base', kind: 'regular', planets: ['saudor'] },
  tarmann: { expansion: 'base', kind: 'regular', planets: ['tarmann'] },
  'tequran-torkan': { expansion: 'base', kind: 'regular', planets: ['tequran', 'torkan'] },
  thibah: { expansion: 'base', kind: 'regular', planets: ['thibah'] },
  vefutII: { expansion: 'base', kind: 'regular', planets: ['vefutII'] },
  wellon: { expansion: 'base', kind: 'regular', planets: ['wellon'] },
  'empty-alpha': { expansion: 'base', kind: 'regular', wormholes: ['alpha'] },
  'empty-beta': { expansion: 'base', kind: 'regular', wormholes: ['beta'] },
  empty: { expansion: 'base', kind: 'regular', copies: 6 },
  asteroidField: { expansion: 'base', kind: 'special', special: 'asteroidField', copies: 2 },
  nebula: { expansion: 'base', kind: 'special', special: 'nebula' },
  supernova: { expansion: 'base', kind: 'special', special: 'supernova' },
  'home-saar': { expansion: 'shatteredEmpire', kind: 'home', planets: ['lisisII', 'ragh'] },
  'home-muaat': { expansion: 'shatteredEmpire', kind: 'home', planets: ['muaat'] },
  'home-winnu': { expansion: 'shatteredEmpire', kind: 'home', planets: ['winnu'] },
  'home-yin': { expansion: 'shatteredEmpire', kind: 'home', planets: ['darien'] },
  'abaddon-ashtroth-loki': { expansion: 'shatteredEmpire', kind: 'regular', planets: ['abaddon', 'ashtroth', 'loki'] },
  'arcturus-sumerian': { expansion: 'shatteredEmpire', kind: 'regular', planets: ['arcturus', 'sumerian'] },
  'bellatrix-tsion': { expansion: 'shatteredEmpire', kind: 'regular', planets: ['bellatrix', 'tsion'] },
  capha: { expansion: 'shatteredEmpire', kind: 'regular', planets: ['capha'] },
  elnath: { expansion: 'shatteredEmpire', kind: 'regular', planets: ['elnath'] },
  garbozia: { expansion: 'shatteredEmpire', kind: 'regular', planets: ['garbozia'] },
  hopesEnd: { expansion: 'shatteredEmpire', kind: 'regular', planets: ['hopesEnd'] },
  lesab: { expansion: 'shatteredEmpire', kind: 'regular', planets: ['lesab'] },
  'lisis-velnor': { expansion: 'shatteredEmpire', kind: 'regular', planets: ['lisis', 'velnor'] },
  mirage: { expansion: 'shatteredEmpire', kind: 'regular', planets: ['mirage'] },
  perimeter: { expansion: 'shatteredEmpire', kind: 'regular', planets: ['perimeter'] },
  primor: { expansion: 'shatteredEmpire', kind: 'regular', planets: ['primor'] },
  rigel: { expansion: 'shatteredEmpire', kind: 'regular', planets: ['rigelI', 'rigelII', 'rigelIII'] },
  vega: { expansion: 'shatteredEmpire', kind: 'regular', planets: ['vegaMajor', 'vegaMinor'] },
  wormholeNexus: {
    expansion: 'shatteredEmpire',
    kind: 'unattached',
    planets: ['mallice'],
    wormholes: ['alpha', 'beta'],
  },
  ionStorm: { expansion: 'shatteredEmpire', kind: 'special', special: 'ionStorm', copies: 2 },
  'se-asteroidField': { expansion: 'shatteredEmpire', kind: 'special', special: 'asteroidField' },
  'se-nebula': { expansion: 'shatteredEmpire', kind: 'special', special: 'nebula' },
  'se-supernova': { expansion: 'shatteredEmpire', kind: 'special', special: 'supernova' },
  'se-empty': { expansion: 'shatteredEmpire', kind: 'regular', copies: 4 },
} as const satisfies Record<string, PrintedTile>;

export type TileId = keyof typeof printed;
/** One cardboard tile: the tile's id, numbered where the box holds several copies (`empty-1` … `empty-6`). */
export type TileInstanceId = TileId | `${TileId}-${number}`;

export interface Tile extends TileFacts {
  readonly id: TileId;
}

export const tiles: Readonly<Record<TileId, Tile>> = withIds(printed, plain);
export const tileIds = Object.keys(printed) as readonly TileId[];

/** Every cardboard tile in the boxes named. */
export function tileInstances(expansions: readonly Expansion[] = ['base']): TileInstanceId[] {
  return tileIds.filter((id) => expansions.includes(tiles[id].expansion)).flatMap(instancesOf);
}

/** The tile a numbered instance is a copy of. */
export function tileOf(instance: string): Tile {
  const tile = tileByInstance.get(instance);
  if (!tile) throw new Error(`no such tile: ${instance}`);
  return tile;
}

// Named once, so that a name on the board and the one looked up here are one text.
const instances = new Map<TileId, readonly TileInstanceId[]>(
  tileIds.map((id) => {
    const { copies } = tiles[id];
    return [id, copies === 1 ? [id] : Array.from({ length: copies }, (_, index) => `${id}-${index + 1}` as const)];
  }),
);

const instancesOf = (id: TileId): readonly TileInstanceId[] => instances.get(id) ?? [];

const tileByInstance: ReadonlyMap<string, Tile> = new Map(
  tileIds.flatMap((id) => instancesOf(id).map((instance) => [instance, tiles[id]] as const)),
);
