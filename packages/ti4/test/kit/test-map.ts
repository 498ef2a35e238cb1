import type { TileId } from '../../src/facts/index.ts';

/** Known places: homes at the corners by seat, the same tiles at the same hexes in every test. */
export const testMap: readonly (readonly [tile: TileId, q: number, r: number])[] = [
  ['18', 0, 0],
  ['26', 0, -1], // lodor, alpha
  ['25', 1, -1], // quann, beta
  ['23', 1, 0], // saudor
  ['19', 0, 1], // wellon
  ['21', -1, 1], // thibah
  ['22', -1, 0], // tarmann
  ['38', 0, -2], // abyz, fria
  ['37', 1, -2], // arinam, meer
  ['46', 2, -2],
  ['36', 2, -1], // arnor, lor
  ['35', 2, 0], // bereg, lirtaIV
  ['42', 1, 1], // nebula
  ['34', 0, 2], // centauri, gral
  ['33', -1, 2], // corneeq, resculon
  ['47', -2, 2],
  ['32', -2, 1], // dalBootha, xxehan
  ['31', -2, 0], // lazar, sakulag
  ['44', -1, -1], // asteroid field
  ['24', 1, -3], // meharXull
  ['30', 2, -3], // mellon, zohbat
  ['39', 3, -2], // alpha
  ['27', 3, -1], // newAlbion, starpoint
  ['29', 2, 1], // qucenn, rarron
  ['43', 1, 2], // supernova
  ['40', -1, 3], // beta
  ['28', -2, 3], // tequran, torkan
  ['20', -3, 2], // vefutII
  ['48', -3, 1],
  ['41', -2, -1], // gravity rift
  ['49', -1, -2],
];

/** By seat. */
export const homeHexes = [
  [0, -3],
  [3, -3],
  [3, 0],
  [0, 3],
  [-3, 3],
  [-3, 0],
] as const;

/** Where tiles lie that are beside the map. */
export const besideHex = [20, 20] as const;
