// The galaxy with Prophecy of Kings: 3 to 8 players, hyperlanes, the nexus beside it, frontier tokens.
import { hexDistance, hexKey, ringOf } from '@custodian/galaxy';
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { newSystem } from '../../src/atoms/board.ts';
import type { LayoutId, TileId } from '../../src/facts/index.ts';
import { layouts, tiles, wormholeNexus } from '../../src/facts/index.ts';
import type { Game, Options } from '../../src/game.ts';
import { exportMap, readMap, sampleMap } from '../../src/map.ts';
import { isAdjacent, neighbours } from '../../src/queries/board.ts';
import { setsWith } from '../../src/queries/box.ts';
import { laneLinks } from '../../src/queries/hyperlanes.ts';
import { layTable } from '../../src/table.ts';
import { newGame, newGameWith, tableWith } from '../kit/index.ts';

const prophecy = { prophecy: true };
const sets = setsWith(prophecy);

function laid(seats: number, options: Partial<Options> = {}, seed?: string): Game {
  const t = newGameWith(seats, { ...prophecy, ...options }, seed);
  t.playOn((where) => where === 'setup/take starting technologies' || where === 'setup/place starting units');
  return t.game();
}

/** Which places lanes join, each pair once. */
function joined(id: LayoutId): string[] {
  const { homes, rings, hyperlanes } = layouts[id];
  const places = [{ q: 0, r: 0 }, ...homes, ...rings.flat()].map((hex) => ({ ...hex, id: hexKey(hex) }));
  const pairs = laneLinks(
    places,
    hyperlanes.map(({ id: lane, turned, hex }) => ({ id: lane, turned, ...hex })),
  );
  return [...new Set(pairs.map((pair) => [...pair].sort().join(' ')))].sort();
}

const pairs = (text: string): string[] =>
  text
    .split(' | ')
    .map((pair) => pair.split(' ').sort().join(' '))
    .sort();

describe('hyperlanes', () => {
  test('join what the sources say they join', () => {
    expect(joined('5pHyperlanes')).toEqual(
      pairs('-2,2 0,2 | -2,3 0,2 | -2,3 2,1 | -1,1 0,2 | -1,1 1,0 | 0,2 1,0 | 0,2 2,0 | 0,2 2,1'),
    );
    expect(joined('7p')).toEqual(
      pairs('-2,3 0,3 | -2,4 0,3 | -2,4 2,2 | -1,2 0,3 | -1,2 1,1 | 0,3 1,1 | 0,3 2,1 | 0,3 2,2'),
    );
    expect(joined('7pAlternate')).toEqual(
      pairs(
        '-4,1 -2,0 | -4,1 -2,1 | -4,2 -2,1 | -2,2 -1,0 | -1,-1 0,0 | -1,0 -1,2 | -1,2 0,0 | 0,-3 1,-2 | 0,-2 0,0 | 0,-2 1,-1 | 0,0 0,2 | 0,2 1,0 | 0,3 1,1 | 1,-4 1,-2 | 1,-4 2,-3 | 1,1 1,3 | 1,3 2,1',
      ),
    );
    expect(joined('8pAlternate')).toEqual(
      pairs(
        '-4,1 -2,0 | -4,1 -2,1 | -4,2 -2,1 | -2,2 -1,0 | -1,-1 0,0 | -1,0 -1,2 | -1,2 0,0 | 0,-2 0,0 | 0,0 0,2 | 0,0 1,-2 | 0,0 1,1 | 1,-2 1,0 | 1,0 2,-2 | 2,-1 4,-2 | 2,-1 4,-1 | 2,0 4,-1',
      ),
    );
  });

  test('make systems adjacent in a game, and are none themselves', () => {
    const g = laid(5);
    expect(g.hyperlanes).toHaveLength(6);
    const at = (q: number, r: number): string => g.systems.find((s) => s.q === q && s.r === r)?.id ?? '';
    expect(isAdjacent(g, at(-1, 1), at(1, 0))).toBe(true);
    expect(isAdjacent(g, at(2, 1), at(-2, 3))).toBe(true);
    for (const lane of g.hyperlanes ?? []) expect(at(lane.q, lane.r)).toBe('');
    expect(g.players.every((p) => p.tradeGoods === 0)).toBe(true);
  });
});

describe('a galaxy at random', () => {
  test.each([
    [3, false, '3p'],
    [4, false, '4p'],
    [5, false, '5pHyperlanes'],
    [6, false, '6p'],
    [6, true, '6pLarge'],
    [7, false, '7p'],
    [7, true, '7pAlternate'],
    [8, false, '8p'],
    [8, true, '8pAlternate'],
  ] as const)('for %i players (the other one: %s) fills the places of %s', (seats, otherLayout, id) => {
    const g = laid(seats, { otherLayout });
    const { homes, rings } = layouts[id];
    const places = [{ q: 0, r: 0 }, ...homes, ...rings.flat()].map(hexKey).sort();
    const onMap = g.systems
      .filter((s) => !tiles[s.id as TileId].beside)
      .map(hexKey)
      .sort();
    expect(onMap).toEqual(places);
    const nexus = g.systems.find((s) => s.id === wormholeNexus);
    expect(nexus).toBeDefined();
    for (const s of [...g.systems, ...(g.hyperlanes ?? [])])
      if (s !== nexus) expect(hexDistance(s, nexus as Game['systems'][number])).toBeGreaterThan(1);
  });

  test('has frontier tokens where no planet is, and nowhere else', () => {
    const g = laid(6, { factions: 'given', given: ['creuss', 'sol', 'hacan', 'norr', 'letnev', 'yin'] });
    for (const s of g.systems) expect(s.frontier === true).toBe(s.planets.length === 0);
    expect(g.systems.find((s) => s.id === '17')?.frontier).toBe(true);
  });
});

scenario(['sequence:galaxy creation'], 'with seven the speaker first lays five tiles next to Mecatol Rex', () => {
  const t = newGameWith(7, { ...prophecy, galaxy: 'built' });
  const { speaker } = t.game();
  for (let n = 0; n < 5; n++) {
    expect(t.where()).toBe('galaxy creation/the speaker places a tile');
    const { about } = t.asked(speaker) as unknown as { about: { places: Record<string, string[]> } };
    const [tile, [at]] = Object.entries(about.places)[0] as [string, [string]];
    t.answer(speaker, { tile, at });
  }
  expect(t.game().systems.filter((s) => s.id !== wormholeNexus && ringOf(s) === 1)).toHaveLength(5);
  t.playOn((where) => where.startsWith('setup/'));
  expect(t.game().systems).toHaveLength(1 + 7 + 47 + 1 + t.game().players.filter((p) => p.faction === 'creuss').length);
});

describe('maps', () => {
  test.each([3, 4, 5, 6, 7, 8])('the sample map of %i players is laid, and written as it was read', (seats) => {
    const g = laid(seats, { galaxy: 'sample' });
    const written = exportMap(g);
    const again = readMap(seats, written, sets);
    expect(again).toEqual(sampleMap(seats, sets));
    expect(g.hyperlanes?.length ?? 0).toBe(sampleMap(seats, sets)?.hyperlanes.length);
    if (seats === 7) expect(written).toContain('85B3');
  });

  test('hyperlanes may be written small, and without a turn by nothing', () => {
    const map = exportMap(laid(5, { galaxy: 'sample' }));
    expect(readMap(5, map.toLowerCase(), sets)).toEqual(readMap(5, map, sets));
    expect(readMap(5, map.replaceAll('A0', 'A'), sets)).toEqual(readMap(5, map, sets));
  });

  test('are refused with a hyperlane that is not there, turned too far, or laid with both sides', () => {
    const map = exportMap(laid(5, { galaxy: 'sample' }));
    expect(readMap(5, map.replace('85A0', '85C0'), sets)).toMatchObject({ text: { key: 'why.map unknown tile' } });
    expect(readMap(5, map.replace('85A0', '85A6'), sets)).toMatchObject({ text: { key: 'why.map unknown tile' } });
    expect(readMap(5, map.replace('85A0', '86B1'), sets)).toMatchObject({ text: { key: 'why.map tile twice' } });
    expect(readMap(5, map, setsWith({}))).toMatchObject({ text: { key: 'why.map unknown tile' } });
  });
});

test('seven players have Prophecy of Kings, cannot do without, and more than eight are always refused', () => {
  expect(layTable(7, {})).toMatchObject({ options: { prophecy: true } });
  expect(layTable(7, { prophecy: false })).toMatchObject({ rule: 'setup', text: { key: 'why.option needed' } });
  for (const seats of [2, 9]) expect(layTable(seats, {})).toMatchObject({ rule: 'setup', text: { key: 'why.seats' } });
});

describe('the wormhole nexus', () => {
  function beside() {
    const t = tableWith(prophecy, 'norr', 'xxcha');
    const g = t.game();
    g.systems.push(newSystem(wormholeNexus, -3, -9));
    g.galaxy += ` ${wormholeNexus}@-3,-9`;
    return t;
  }

  test('touches only gamma wormholes until it is active', () => {
    const t = beside();
    expect(neighbours(t.game(), wormholeNexus)).toEqual([]);
    t.system('46').wormholes.push('gamma');
    expect(neighbours(t.game(), wormholeNexus)).toEqual(['46']);
  });

  scenario(['sequence:tactical action'], 'becomes active when ships have moved in, and stays so', () => {
    const t = beside();
    t.system('46').wormholes.push('gamma');
    const [ship] = t.fleet('norr', '46', { cruiser: 1 }) as unknown as [number];
    t.begin('tactical action', { seat: t.seat('norr') });
    t.answer('norr', [wormholeNexus]);
    t.answer('norr', { moves: [{ ship, path: ['46', wormholeNexus] }] });
    t.playOn();
    expect(t.game().nexusActive).toBe(true);
    expect([...neighbours(t.game(), wormholeNexus)].sort()).toEqual(['25', '26', '39', '40', '46']);
  });
});

test('a base game has none of it', () => {
  const t = newGame(6);
  t.playOn();
  const g = t.game();
  expect(g.systems.some((s) => s.id === wormholeNexus || s.frontier === true)).toBe(false);
  expect(g.hyperlanes).toBeUndefined();
  expect(g.options.otherLayout).toBeUndefined();
});
