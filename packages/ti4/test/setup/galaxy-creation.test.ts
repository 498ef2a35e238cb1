// Creating the galaxy as a played phase, and the galaxies that nobody builds.
import type { Hex } from '@custodian/galaxy';
import { hexDistance, hexKey, ringOf } from '@custodian/galaxy';
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/facts/index.ts';
import { layouts, tiles } from '../../src/facts/index.ts';
import type { Game } from '../../src/game.ts';
import { exportMap, readMap, sampleMap } from '../../src/map.ts';
import { neighbours } from '../../src/queries/board.ts';
import type { NewGame } from '../kit/index.ts';
import { newGame } from '../kit/index.ts';

const built = (seats: number, seed?: string): NewGame => newGame(seats, { galaxy: 'built' }, seed);
const [PLACE, FIRST] = ['galaxy creation/place a tile', 'galaxy creation/the speaker places a tile'];
const isPlacing = (where: string): boolean => where === PLACE || where === FIRST;
const backsOf = (hand: readonly string[]): Record<string, number> => ({
  blue: hand.filter((id) => tiles[id as TileId].back === 'blue').length,
  red: hand.filter((id) => tiles[id as TileId].back === 'red').length,
});
const placesOf = (t: NewGame, seat: number): Record<string, string[]> =>
  (t.asked(seat) as unknown as { about: { places: Record<string, string[]> } }).about.places;

scenario(['sequence:galaxy creation'], 'tiles are placed from the speaker clockwise and back, ring by ring', () => {
  const t = built(4);
  const { speaker } = t.game();
  const order: number[] = [];
  const rings: number[] = [];
  while (isPlacing(t.where())) {
    const [seat] = t.awaited() as [number];
    order.push(seat);
    const places = placesOf(t, seat);
    const [tile, [at]] = Object.entries(places)[0] as [string, [string]];
    rings.push(ringOf({ q: Number(at.split(',')[0]), r: Number(at.split(',')[1]) }));
    t.answer(seat, { tile, at });
  }
  const clockwise = [0, 1, 2, 3].map((n) => (speaker + n) % 4);
  const backwards = [...clockwise].reverse();
  expect(order.slice(0, 16)).toEqual([...clockwise, ...backwards, ...clockwise, ...backwards]);
  expect(rings).toEqual([...rings].sort());
  // The last tile goes to the last place without a question.
  expect(order).toHaveLength(31);
  expect(t.game().systems.filter((s) => tiles[s.id as TileId].back !== 'green')).toHaveLength(33);
});

test.each([
  [3, { blue: 6, red: 2 }],
  [4, { blue: 5, red: 3 }],
  [5, { blue: 4, red: 2 }],
  [6, { blue: 3, red: 2 }],
])('%i players are dealt their tiles, and the rest is in the box', (seats, dealt) => {
  const t = built(seats);
  t.playOn((where) => where === PLACE);
  const g = t.game();
  for (const p of g.players) expect(backsOf(p.tiles)).toEqual(dealt);
  const extra = seats === 5 ? 1 : 0;
  const boxed = { blue: 20 - seats * dealt.blue, red: 12 - seats * dealt.red - extra };
  expect(backsOf(g.box.tiles)).toEqual(boxed);
});

test('with five players the speaker first lays a red tile that everybody sees next to Mecatol Rex', () => {
  const t = built(5);
  const { speaker } = t.game();
  expect(t.where()).toBe(FIRST);
  expect(t.awaited()).toEqual([speaker]);
  const [[tile, places]] = Object.entries(placesOf(t, speaker)) as [[string, string[]]];
  expect(tiles[tile as TileId].back).toBe('red');
  expect(places).toHaveLength(6);
  expect(t.game().seen[tile]).toBe(0b11111);
  expect(t.refusal(speaker, { tile, at: '0,-2' })).toBe('why.inner ring first');
  t.answer(speaker, { tile, at: '0,-1' });
  expect(t.game().systems.find((s) => s.id === tile)).toMatchObject({ q: 0, r: -1 });
  expect(t.where()).toBe(PLACE);
  expect(t.awaited()).toEqual([speaker]);
});

test('with five players three receive trade goods by their places, which are drawn', () => {
  const positions = new Set<number>();
  for (let n = 0; n < 12; n++) {
    const t = newGame(5, {}, `places ${n}`);
    t.playOn();
    const g = t.game();
    positions.add(g.players[0]?.position as number);
    // Clockwise from the north: nothing, 2, 4, 2, nothing.
    for (const p of g.players) expect(p.tradeGoods).toBe([0, 2, 4, 2, 0][p.position]);
    // Seats and home places run the same way around.
    for (let s = 1; s < 5; s++) expect(g.players[s]?.position).toBe(((g.players[s - 1]?.position as number) + 1) % 5);
  }
  expect(positions.size).toBeGreaterThan(2);
});

describe('a placement', () => {
  /** A table at which the first to place has these tiles and these lie already. */
  const with_ = (hand: readonly TileId[], laid: readonly (readonly [TileId, number, number])[]): NewGame => {
    const t = built(6);
    t.change((g) => {
      const seat = g.speaker;
      const free = (ids: readonly string[]): void => {
        for (const p of g.players) p.tiles = p.tiles.filter((id) => !ids.includes(id));
        g.box.tiles = g.box.tiles.filter((id) => !ids.includes(id));
      };
      free([...hand, ...laid.map(([id]) => id)]);
      (g.players[seat] as Game['players'][number]).tiles = [...hand];
      for (const [id, q, r] of laid) g.systems.push({ id, q, r, tokens: 0, space: [], planets: [], wormholes: [] });
      g.galaxy += laid.map(([id, q, r]) => ` ${id}@${q},${r}`).join('');
    });
    return t;
  };
  const NORTH = ['0,-1', 0, -1] as const;

  test('keeps anomalies apart while there is another option', () => {
    const t = with_(['42', '19'], [['44', NORTH[1], NORTH[2]]]);
    const seat = t.game().speaker;
    expect(t.refusal(seat, { tile: '42', at: '1,-1' })).toBe('why.anomalies apart');
    expect(t.refusal(seat, { tile: '42', at: '0,1' })).toBeNull();
    expect(t.refusal(seat, { tile: '19', at: '1,-1' })).toBeNull();
    expect(placesOf(t, seat)['42']).not.toContain('1,-1');
  });

  test('keeps wormholes of a kind apart, and not those of different kinds', () => {
    const t = with_(['26', '25'], [['39', NORTH[1], NORTH[2]]]);
    const seat = t.game().speaker;
    expect(t.refusal(seat, { tile: '26', at: '1,-1' })).toBe('why.wormholes apart');
    expect(t.refusal(seat, { tile: '25', at: '1,-1' })).toBeNull();
  });

  test('may do otherwise when there is no other option', () => {
    const t = with_(
      ['42', '43'],
      [
        ['44', 0, -1],
        ['45', 0, 1],
        ['46', 1, -1],
        ['47', -1, 1],
        ['48', 1, 0],
      ],
    );
    const seat = t.game().speaker;
    expect(t.refusal(seat, { tile: '42', at: '-1,0' })).toBeNull();
    expect(t.refusal(seat, { tile: '43', at: '-1,0' })).toBeNull();
  });

  test('must be another tile where that one has another option', () => {
    const t = with_(
      ['42', '19'],
      [
        ['44', 0, -1],
        ['45', 0, 1],
        ['46', 1, -1],
        ['47', -1, 1],
        ['48', 1, 0],
      ],
    );
    const seat = t.game().speaker;
    expect(t.refusal(seat, { tile: '42', at: '-1,0' })).toBe('why.anomalies apart');
    expect(t.refusal(seat, { tile: '19', at: '-1,0' })).toBeNull();
  });

  test.each([
    [
      'of a tile that was not dealt',
      (g: Game) => ({ tile: g.box.tiles[0] as string, at: '0,-1' }),
      'why.tile not dealt',
    ],
    ['further out', (g: Game) => ({ tile: handOf(g)[0] as string, at: '0,-2' }), 'why.inner ring first'],
    ['on Mecatol Rex', (g: Game) => ({ tile: handOf(g)[0] as string, at: '0,0' }), 'why.no free place'],
    ['on a home place', (g: Game) => ({ tile: handOf(g)[0] as string, at: '0,-3' }), 'why.no free place'],
    ['nowhere', (g: Game) => ({ tile: handOf(g)[0] as string, at: 'there' }), 'why.no free place'],
  ])('%s is refused', (_, plan, why) => {
    const t = built(6);
    expect(t.refusal(t.game().speaker, plan(t.game()))).toBe(why);
  });
  const handOf = (g: Game): readonly string[] => g.players[g.speaker]?.tiles ?? [];
});

const besides = (g: Game, has: (id: TileId) => boolean): boolean => {
  const such = g.systems.filter((s) => has(s.id as TileId));
  return such.some((a) => such.some((b) => a !== b && hexDistance(a, b) === 1));
};

test.each([3, 4, 5, 6])('a random galaxy for %i fills its layout by the rules', (seats) => {
  let clean = 0;
  for (let n = 0; n < 15; n++) {
    const g = newGame(
      seats,
      { factions: 'given', given: ['sol', 'norr', 'letnev', 'muaat', 'winnu', 'yin'].slice(0, seats) },
      `galaxy ${n}`,
    ).game();
    const layout = layouts[`${seats}p` as keyof typeof layouts];
    const expected = ['0,0', ...layout.homes.map(hexKey), ...layout.rings.flat().map(hexKey)].sort();
    expect(g.systems.map(hexKey).sort()).toEqual(expected);
    for (const p of g.players) {
      const home = layout.homes[p.position] as Hex;
      expect(g.systems.find((s) => s.q === home.q && s.r === home.r)?.planets[0]?.owner).toBe(g.players.indexOf(p));
    }
    const alpha = besides(g, (id) => tiles[id].wormholes.includes('alpha'));
    if (!alpha && !besides(g, (id) => tiles[id].anomaly !== null)) clean++;
  }
  expect(clean).toBeGreaterThan(8);
});

test('the same seed lays the same galaxy, another one another', () => {
  const laid = (seed: string): string => exportMap(newGame(6, {}, seed).game());
  expect(laid('a')).toBe(laid('a'));
  expect(laid('a')).not.toBe(laid('b'));
});

test('Creuss lay their gate on the map and their home beside it, next to nothing but by wormhole', () => {
  for (const galaxy of ['random', 'built', 'sample']) {
    const t = newGame(3, { galaxy, factions: 'given', given: ['creuss', 'sol', 'norr'] });
    t.playOn();
    const g = t.game();
    const [gate, home] = ['17', '51'].map((id) => g.systems.find((s) => s.id === id) as Game['systems'][number]);
    expect(ringOf(gate as Hex)).toBe(3);
    expect(g.systems.every((s) => s === home || hexDistance(s, home as Hex) > 1)).toBe(true);
    expect(neighbours(g, '51')).toEqual(['17']);
    expect(home?.planets[0]?.owner).toBe(0);
  }
});

test.each([3, 4, 5, 6])('the galaxy of the rulebook for %i is laid as it is printed', (seats) => {
  const t = newGame(seats, { galaxy: 'sample' });
  t.playOn();
  const g = t.game();
  const map = sampleMap(seats);
  for (const { id, q, r } of map?.places ?? []) expect(g.systems.find((s) => s.id === id)).toMatchObject({ q, r });
  expect(readMap(seats, exportMap(g))).toEqual(map);
  expect(g.players.reduce((sum, p) => sum + p.tradeGoods, 0)).toBe(seats === 5 ? 8 : 0);
});
