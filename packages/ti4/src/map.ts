// A galaxy as one line of text, as the common map tools write it: the numbers of the tiles ring by ring, clockwise from the
// north; 0 where somebody's home system goes and -1 where no tile lies. Mecatol Rex in the middle may lead the line, in braces or
// not; tools leave it out. A hyperlane tile is its number, its side and the steps by which it is turned: '83A2'.
import type { Hex, Place } from '@custodian/galaxy';
import {
  CENTRE,
  hexCentre,
  hexKey,
  hexNeighbours,
  parseMap,
  ringOf,
  sameHex,
  spiral,
  spiralSize,
} from '@custodian/galaxy';
import type { Refusal } from '@custodian/kernel';
import { isRefusal } from '@custodian/kernel';
import type { ComponentSet, HyperlaneId, LaidHyperlane, SampleMap, Tile, TileId } from './facts/index.ts';
import { hyperlanes, mecatolRex, muaatSupernova, sampleMaps, tiles } from './facts/index.ts';
import type { G } from './game.ts';
import { idsInPlay, setsWith } from './queries/box.ts';
import { why } from './queries/refusals.ts';

/** What a map says where a home system goes: whose, the game decides. */
const HOME = '0';
const GAP = '-1';
/** No galaxy has more rings. */
const MOST_RINGS = 4;

export interface GalaxyMap {
  /** Tiles, Mecatol Rex included, homes not. */
  readonly places: readonly (Hex & { readonly id: TileId })[];
  /** Clockwise from the north. */
  readonly homes: readonly Hex[];
  readonly hyperlanes: readonly LaidHyperlane[];
}

/** The galaxy of a table as a map that another table can begin with. */
export function exportMap(g: G): string {
  const onTheMap = g.systems
    .map(({ id, q, r }) => ({ id: asLaid(g, id), q, r }))
    .filter(({ id }) => !tiles[id as TileId].beside);
  const lanes = g.hyperlanes ?? [];
  const byHex = new Map(onTheMap.map((s) => [hexKey(s), isHomePlace(s.id) ? HOME : s.id]));
  for (const lane of lanes) byHex.set(hexKey(lane), `${lane.id.toUpperCase()}${lane.turned}`);
  const rings = Math.max(0, ...[...onTheMap, ...lanes].map(ringOf));
  return spiral(rings)
    .slice(1)
    .map((hex) => byHex.get(hexKey(hex)) ?? GAP)
    .join(' ');
}

/** What lay there when the game began: a supernova of Muaat is no tile of a map. */
const asLaid = (g: G, id: string): string =>
  id === muaatSupernova ? (g.purged?.find((gone) => Object.hasOwn(tiles, gone)) ?? id) : id;

/** The places of a map, or why it does not do for so many players. */
export function readMap(seats: number, map: string, sets = setsWith({})): GalaxyMap | Refusal {
  const words = wordsOf(map);
  if (isRefusal(words)) return words;
  const places = parseMap(words.join(' '), { tiles: allowedTiles(sets), wholeRings: 0 });
  if (!Array.isArray(places)) return refuseText(places);
  const lanes = places.flatMap(asHyperlane);
  const twice = lanes.find(({ id }, at) => lanes.findIndex((other) => isSameTile(other.id, id)) < at);
  if (twice !== undefined) return why('galaxy', 'why.map tile twice', { tile: twice.id.slice(0, -1) });
  const homes = places.filter(isHome);
  const laid = places.filter((p) => !isHome(p) && asHyperlane(p).length === 0);
  if (homes.length !== seats) return why('galaxy', 'why.map homes', { count: homes.length, seats });
  const astray = unconnected(places);
  if (astray !== undefined) return why('galaxy', 'why.map astray', { position: positionOf(astray) });
  return { places: laid as (Hex & { id: TileId })[], homes: clockwise(homes), hyperlanes: lanes };
}

/** The galaxy of the rulebook for so many players; undefined where there is none. */
export function sampleMap(seats: number, sets = setsWith({})): GalaxyMap | undefined {
  const id = idsInPlay(sampleMaps, sets).find((each) => sampleMaps[each].players === seats);
  if (id === undefined) return undefined;
  const map = readMap(seats, (sampleMaps[id] as SampleMap).rings.join(' '), sets);
  return isRefusal(map) ? undefined : map;
}

/** From the north around the centre. */
export function clockwise(hexes: readonly Hex[]): Hex[] {
  const turn = (hex: Hex): number => {
    const { x, y } = hexCentre(hex);
    const angle = Math.atan2(x, -y);
    return angle < -1e-9 ? angle + 2 * Math.PI : angle;
  };
  return hexes.map(({ q, r }) => ({ q, r })).sort((a, b) => turn(a) - turn(b) || ringOf(a) - ringOf(b));
}

/** '83a2' at a place: the side of the tile, turned by two steps. */
function asHyperlane({ id, q, r }: Place): LaidHyperlane[] {
  const read = /^(\d+[ab])([0-5])$/.exec(id);
  return read === null ? [] : [{ id: read[1] as HyperlaneId, turned: Number(read[2]), hex: { q, r } }];
}

/** The two sides of one tile. */
const isSameTile = (a: HyperlaneId, b: HyperlaneId): boolean => a.slice(0, -1) === b.slice(0, -1);

const isHome = (place: Place): boolean => place.id === HOME;

/** Home systems and gates: everything with a green back that lies on the map. */
const isHomePlace = (id: string): boolean => {
  const tile: Tile | undefined = tiles[id as TileId];
  return tile !== undefined && tile.back === 'green' && !tile.beside;
};

/** With the centre, homes of whomever as homes, and as many gaps as its last ring needs. */
function wordsOf(map: string): string[] | Refusal {
  const written = map.split(/[\s,]+/).filter((word) => word !== '');
  const [first] = written;
  const braced = first === undefined ? null : /^\{(.*)\}$/.exec(first);
  if (braced !== null && braced[1] !== mecatolRex) return why('galaxy', 'why.map centre', { tile: braced[1] ?? '' });
  const outer = braced !== null || first === mecatolRex ? written.slice(1) : written;
  if (outer.length + 1 > spiralSize(MOST_RINGS))
    return why('galaxy', 'why.map length', { count: outer.length, most: spiralSize(MOST_RINGS) - 1 });
  const words = [mecatolRex, ...outer.map((word) => (word === GAP ? '-' : isHomePlace(word) ? HOME : asLane(word)))];
  let rings = 0;
  while (spiralSize(rings) < words.length) rings++;
  return [...words, ...Array.from({ length: spiralSize(rings) - words.length }, () => '-')];
}

/** Tools write sides large or small, and leave out a turn by nothing. */
const asLane = (word: string): string =>
  /^\d+[abAB][0-5]?$/.test(word) ? `${word.toLowerCase()}${/\d$/.test(word) ? '' : '0'}` : word;

const allowedTiles = (sets: readonly ComponentSet[]): Map<string, number> => {
  const drawn = idsInPlay(tiles, sets).filter((id) => tiles[id].back !== 'green' && !tiles[id].nexus);
  const lanes = idsInPlay(hyperlanes, sets).flatMap((id) => [0, 1, 2, 3, 4, 5].map((turned) => `${id}${turned}`));
  return new Map([...[...drawn, ...lanes].map((id): [string, number] => [id, 1]), [HOME, Number.POSITIVE_INFINITY]]);
};

type Unreadable = Exclude<ReturnType<typeof parseMap>, Place[]>;

/** Positions count as the line is written, without the centre. */
function refuseText(fault: Unreadable): Refusal {
  switch (fault.code) {
    case 'unknown tile':
      return why('galaxy', 'why.map unknown tile', { tile: fault.detail.tile, position: fault.detail.position - 1 });
    case 'tile too often':
      return why('galaxy', 'why.map tile twice', { tile: fault.detail.tile });
    case 'wrong count':
    case 'hole in ring':
      throw new Error(`a map of whole rings is refused: ${fault.code}`);
  }
}

const positionOf = (hex: Hex): number => spiral(ringOf(hex)).findIndex((each) => sameHex(each, hex));

/** A tile that cannot be reached from Mecatol Rex tile by tile. */
function unconnected(places: readonly Place[]): Place | undefined {
  const left = new Map(places.map((p) => [hexKey(p), p]));
  const open: Hex[] = [CENTRE];
  left.delete(hexKey(CENTRE));
  for (let hex = open.pop(); hex !== undefined; hex = open.pop())
    for (const next of hexNeighbours(hex)) if (left.delete(hexKey(next))) open.push(next);
  return [...left.values()][0];
}
