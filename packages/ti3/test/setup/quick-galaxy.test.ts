import { type Hex, hexKey, layoutHexes } from '@custodian/galaxy';
import { isRefusal } from '@custodian/kernel';
import { exportMap, layTable, ti3 } from '@custodian/ti3';
import { describe, expect, test } from 'vitest';
import { layouts } from '../../src/content/facts/index.ts';
import { newGame } from '../kit/index.ts';
import { mapFor } from '../maps.ts';
import { offences } from '../offences.ts';

describe('a random galaxy', () => {
  test.each([3, 4, 5, 6] as const)('for %i players needs no answers and is placed by the rules', (seats) => {
    for (let i = 0; i < 12; i++) {
      const t = newGame(seats, { galaxy: 'random' }, `random ${i}`);
      const g = t.game();
      expect(t.where()).toBe('setup/place starting units');
      expect(g.systems.map(hexKey).sort()).toEqual(layoutHexes(layouts[seats]).map(hexKey).sort());
      expect(offences(g)).toEqual([]);
      expect(ti3.miscounted(g)).toEqual([]);
      for (const [seat, { race, position }] of g.players.entries()) {
        const home = hexKey(layouts[seats].homes[position] as Hex);
        expect(g.systems.find((s) => hexKey(s) === home)?.id).toBe(`home-${race}`);
        if (seats !== 5) expect(position).toBe(seat);
      }
    }
  });

  test('comes from the seed', () => {
    const galaxyOf = (seed: string) => newGame(6, { galaxy: 'random' }, seed).game().galaxy;
    expect(galaxyOf('a')).toBe(galaxyOf('a'));
    expect(galaxyOf('a')).not.toBe(galaxyOf('b'));
  });
});

describe('a galaxy from a map', () => {
  const refusal = (seats: number, map: string) => {
    const laid = layTable(seats, { galaxy: 'map', map });
    return isRefusal(laid) ? laid.text : null;
  };
  /** The map with one word changed; places count from 1. */
  const changed = (map: string, place: number, word: string) =>
    map
      .split(' ')
      .map((old, at) => (at === place - 1 ? word : old))
      .join(' ');

  test.each([3, 4, 5, 6] as const)('lies as it says, and can be exported again, with %i players', (seats) => {
    const map = mapFor(seats);
    const g = newGame(seats, { galaxy: 'map', map }).game();
    expect(exportMap(g)).toBe(map);
    expect(ti3.miscounted(g)).toEqual([]);
    expect(g.players.map((p) => p.position)).toEqual(g.players.map((_, seat) => seat));
    for (const { race, position } of g.players) {
      const home = layouts[seats].homes[position] as Hex;
      expect(g.systems.find((s) => hexKey(s) === hexKey(home))?.id).toBe(`home-${race}`);
    }
    expect(ti3.hide(g, null).box.tiles).toEqual(g.box.tiles);
  });

  test.each([3, 4, 5, 6] as const)('a random galaxy goes around, with %i players', (seats) => {
    const map = exportMap(newGame(seats, { galaxy: 'random' }).game());
    expect(exportMap(newGame(seats, { galaxy: 'map', map: `  ${map.replaceAll(' ', '\n')}\n` }).game())).toBe(map);
  });

  test.each([
    ['none', 6, '', 'why.map length'],
    ['too short', 6, 'mecatolRex home', 'why.map length'],
    ['an unknown system', 6, changed(mapFor(6), 3, 'dune'), 'why.map unknown tile'],
    ['a system of another box', 6, changed(mapFor(6), 3, 'hopesEnd'), 'why.map unknown tile'],
    ['a home by name', 6, mapFor(6).replace('home', 'home-sol'), 'why.map unknown tile'],
    ['a system twice', 6, changed(mapFor(6), 3, 'wellon'), 'why.map tile too often'],
    ['a hole in the first ring', 6, changed(mapFor(6), 3, '-'), 'why.map hole'],
    ['a hole in the third ring', 6, changed(mapFor(6), 22, '-'), 'why.map hole'],
    ['a system outside', 3, changed(mapFor(3), 20, 'supernova'), 'why.map no place'],
    ['another centre', 6, changed(mapFor(6, ['wellon']), 1, 'wellon'), 'why.map centre'],
    ['a system where a home belongs', 6, changed(mapFor(6, ['wellon']), 20, 'wellon'), 'why.map homes'],
    ['the homes of another table', 5, mapFor(4), 'why.map homes'],
    ['too many homes', 4, mapFor(5), 'why.map tile too often'],
  ] as const)('is refused: %s', (_, seats, map, key) => {
    expect(refusal(seats, map)?.key).toBe(key);
  });

  test('the refusal tells where, and where homes belong', () => {
    expect(refusal(6, mapFor(6).replace(/home (.*)$/, '$1 home'))).toEqual({
      key: 'why.map homes',
      with: { position: 20, seats: 6, places: '20, 23, 26, 29, 32, 35' },
    });
  });
});
