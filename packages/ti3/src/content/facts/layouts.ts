// The shape of the galaxy for each number of players, Mecatol Rex in the middle. Every list runs clockwise from the
// north; homes stand in the order of the positions.

import { type Hex, type Layout, parseHexKey } from '@custodian/galaxy';
import type { TileId } from './systems.ts';

export type PlayerCount = 3 | 4 | 5 | 6;

export interface GalaxyLayout extends Layout {
  /** Taken out before dealing: first the tiles named, then so many unseen at random; `faceDown` ones go in ring 1. */
  readonly removed: {
    readonly chosen: readonly { readonly tile: TileId; readonly count: number }[];
    readonly random: number;
    readonly faceDown: number;
  };
  readonly dealtPerPlayer: number;
  readonly strategyCardsPerPlayer: number;
  /** Whether strategy cards left over collect bonus counters. */
  readonly bonusCounters: boolean;
  /** By position, making up for a cramped spot. */
  readonly startingTradeGoods: readonly number[];
}

const hexes = (keys: string): Hex[] => keys.split(' ').flatMap((key) => parseHexKey(key) ?? []);

const ring1 = hexes('0,-1 1,-1 1,0 0,1 -1,1 -1,0');
const ring2 = hexes('0,-2 1,-2 2,-2 2,-1 2,0 1,1 0,2 -1,2 -2,2 -2,1 -2,0 -1,-1');

export const layouts: Readonly<Record<PlayerCount, GalaxyLayout>> = {
  3: {
    homes: hexes('3,-3 0,3 -3,0'),
    rings: [ring1, ring2, hexes('2,-3 3,-2 1,2 -1,3 -3,1 -2,-1')],
    removed: {
      chosen: [
        { tile: 'empty', count: 3 },
        { tile: 'asteroidField', count: 1 },
      ],
      random: 4,
      faceDown: 0,
    },
    dealtPerPlayer: 8,
    strategyCardsPerPlayer: 2,
    bonusCounters: true,
    startingTradeGoods: [0, 0, 0],
  },
  4: {
    homes: hexes('3,-2 1,2 -3,2 -1,-2'),
    rings: [ring1, ring2, hexes('0,-3 1,-3 2,-3 3,-3 3,-1 3,0 2,1 0,3 -1,3 -2,3 -3,3 -3,1 -3,0 -2,-1')],
    removed: { chosen: [], random: 0, faceDown: 0 },
    dealtPerPlayer: 8,
    strategyCardsPerPlayer: 2,
    bonusCounters: false,
    startingTradeGoods: [0, 0, 0, 0],
  },
  5: {
    homes: hexes('-3,3 -2,-1 2,-3 3,0 0,3'),
    rings: [ring1, ring2, hexes('0,-3 1,-3 3,-3 3,-2 3,-1 2,1 1,2 -1,3 -2,3 -3,2 -3,1 -3,0 -1,-2')],
    removed: { chosen: [], random: 1, faceDown: 1 },
    dealtPerPlayer: 6,
    strategyCardsPerPlayer: 1,
    bonusCounters: true,
    startingTradeGoods: [4, 0, 0, 4, 6],
  },
  6: {
    homes: hexes('0,-3 3,-3 3,0 0,3 -3,3 -3,0'),
    rings: [ring1, ring2, hexes('1,-3 2,-3 3,-2 3,-1 2,1 1,2 -1,3 -2,3 -3,2 -3,1 -2,-1 -1,-2')],
    removed: { chosen: [], random: 2, faceDown: 0 },
    dealtPerPlayer: 5,
    strategyCardsPerPlayer: 1,
    bonusCounters: true,
    startingTradeGoods: [0, 0, 0, 0, 0, 0],
  },
};
