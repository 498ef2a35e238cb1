// Layouts and sample maps: spaces, tiles for them, and the rules by which tiles are laid.

import { CENTRE, type Hex, hexDistance, hexKey, ring, ringOf } from '@custodian/galaxy';
import { describe, expect, test } from 'vitest';
import {
  commandTokensPerPlayer,
  idsIn,
  type LayoutId,
  layoutIds,
  layouts,
  mecatolRex,
  type SampleMapId,
  sampleMaps,
  startingTokens,
  strategyCards,
  strategyCardsEach,
  type Tile,
  type TileId,
  tiles,
  tradeGoodsFor,
} from '../../src/facts/index.ts';
import { fullTiles } from '../../src/inventory.ts';

test.each([
  ['3p', 28, 24],
  ['4p', 37, 32],
  ['5p', 37, 31],
  ['6p', 37, 30],
] as const)('%s has %i hexes, %i of them filled by the players, and tiles enough', (id: LayoutId, hexes, spaces) => {
  const { players, homes, rings, dealt, first } = layouts[id];
  expect(homes).toHaveLength(players);
  expect(rings.slice(0, 2)).toEqual([ring(1), ring(2)]);
  expect([...homes, ...(rings[2] ?? [])].every((hex) => ringOf(hex) === 3)).toBe(true);
  const filled = rings.flat();
  expect(filled).toHaveLength(spaces);
  expect(new Set([CENTRE, ...homes, ...filled].map(hexKey)).size).toBe(hexes);
  const blue = players * dealt.blue + first.blue;
  const red = players * dealt.red + first.red;
  expect(blue + red).toBe(spaces);
  expect(blue).toBeLessThanOrEqual(fullTiles('blue', ['base']).length);
  expect(red).toBeLessThanOrEqual(fullTiles('red', ['base']).length);
});

test('the cramped seats of five players start with 2, 4 and 2 trade goods, nobody else with any', () => {
  const goods = (id: LayoutId) => layouts[id].startingTradeGoods;
  expect(goods('5p')).toEqual([0, 2, 4, 2, 0]);
  for (const id of layoutIds.filter((each) => each !== '5p')) expect(new Set(goods(id))).toEqual(new Set([0]));
});

test('every round leaves a strategy card over, but for four players', () => {
  const inBase = idsIn(strategyCards, ['base']);
  const left = [3, 4, 5, 6].map((players) => inBase.length - players * strategyCardsEach(players));
  expect(left).toEqual([2, 0, 3, 2]);
});

test('half of the command tokens are in play at the start', () => {
  const { tactic, fleet, strategy } = startingTokens;
  expect(tactic + fleet + strategy).toBe(commandTokensPerPlayer / 2);
});

interface Laid {
  readonly hex: Hex;
  readonly tile: Tile | 'home';
}

/** What lies where, as the map tools read it. */
const laid = (id: SampleMapId): Laid[] =>
  sampleMaps[id].rings.flatMap((written, at) => {
    const numbers = written.split(' ');
    const hexes = ring(at + 1);
    expect(numbers).toHaveLength(hexes.length);
    return hexes.flatMap((hex, place) => {
      const number = numbers[place];
      return number === '-1' ? [] : [{ hex, tile: number === '0' ? ('home' as const) : tiles[number as TileId] }];
    });
  });

/** Blue and red tiles. The maps for three and six players are mixed otherwise than tiles are dealt. */
const mixes: Readonly<Partial<Record<SampleMapId, readonly [number, number]>>> = {
  '3p': [17, 7],
  '4p': [20, 12],
  '5p': [20, 11],
  '6p': [20, 10],
};

const ofTheBase = ['3p', '4p', '5p', '6p'] as const;

describe.each(ofTheBase)('the sample map %s', (id) => {
  const map = laid(id);
  const layout = layouts[id];
  const systems = map.flatMap(({ hex, tile }) => (tile === 'home' ? [] : [{ hex, tile }]));
  const homes = map.filter(({ tile }) => tile === 'home').map(({ hex }) => hex);
  const besides = (has: (tile: Tile) => boolean) =>
    systems
      .filter(({ tile }) => has(tile))
      .filter(({ hex, tile }) =>
        systems.some((other) => other.tile !== tile && has(other.tile) && hexDistance(other.hex, hex) === 1),
      );

  test('fills the spaces of its layout with tiles of the box, each once', () => {
    expect(layout.players).toBe(sampleMaps[id].players);
    expect(homes).toHaveLength(layout.players);
    expect(systems.map(({ tile }) => tile.id)).not.toContain(mecatolRex);
    expect(new Set(systems.map(({ tile }) => tile.id)).size).toBe(layout.rings.flat().length);
    const backs = (['blue', 'red'] as const).map((back) => systems.filter(({ tile }) => tile.back === back).length);
    expect(backs).toEqual(mixes[id]);
  });

  test('keeps anomalies apart, and wormholes of a kind', () => {
    expect(besides((tile) => tile.anomaly !== null)).toEqual([]);
    expect(besides((tile) => tile.wormholes.includes('alpha'))).toEqual([]);
    expect(besides((tile) => tile.wormholes.includes('beta'))).toEqual([]);
  });

  test('has its homes as far apart as its layout', () => {
    const sorted = (goods: readonly number[]) => [...goods].sort();
    expect(sorted(tradeGoodsFor(homes))).toEqual(sorted(layout.startingTradeGoods));
    // The map for five players is its layout turned and mirrored.
    if (layout.players !== 5) expect(homes.map(hexKey).sort()).toEqual(layout.homes.map(hexKey).sort());
  });
});
