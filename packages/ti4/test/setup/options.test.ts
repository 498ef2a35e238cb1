// What is chosen before a game, and the line of text that a galaxy is.
import { isRefusal } from '@custodian/kernel';
import { describe, expect, test } from 'vitest';
import { exportMap, readMap } from '../../src/map.ts';
import { defaultOptions } from '../../src/options.ts';
import { layTable } from '../../src/table.ts';
import { newGame } from '../kit/index.ts';

const refused = (seats: number, options: unknown): string | null => {
  const laid = layTable(seats, options as never);
  return isRefusal(laid) ? laid.text.key : null;
};
const three =
  '22 44 19 42 24 45 35 23 36 39 38 25 33 47 27 26 30 40 -1 -1 50 0 31 -1 -1 -1 29 0 34 -1 -1 -1 28 0 21 -1';

test('without any, a game is the usual one', () => {
  expect(layTable(3, null)).toMatchObject({ options: defaultOptions });
});

test.each([
  ['two players', 2, {}, 'why.seats'],
  ['nine players', 9, {}, 'why.seats'],
  ['seven players without Prophecy of Kings', 7, { prophecy: false }, 'why.option needed'],
  ['another galaxy where there is none', 5, { prophecy: true, otherLayout: true }, 'why.no other layout'],
  ['half a player', 3.5, {}, 'why.seats'],
  ['a list', 3, [], 'why.options malformed'],
  ['an unknown option', 3, { colour: 'red' }, 'why.unknown option'],
  ['an unknown galaxy', 3, { galaxy: 'flat' }, 'why.option value'],
  ['a number of points that no track has', 3, { points: '12' }, 'why.option value'],
  ['points as a number', 3, { points: 10 }, 'why.option value'],
  ['an unknown faction', 3, { factions: 'given', given: ['sol', 'norr', 'lazax'] }, 'why.unknown faction'],
  ['something that is no faction', 3, { factions: 'given', given: ['sol', 'norr', 7] }, 'why.unknown faction'],
  ['a faction twice', 3, { factions: 'given', given: ['sol', 'norr', 'sol'] }, 'why.faction twice'],
  ['too few factions', 4, { factions: 'given', given: ['sol', 'norr', 'yin'] }, 'why.factions for seats'],
  ['no map', 3, { galaxy: 'map' }, 'why.map homes'],
  ['a map for others', 4, { galaxy: 'map', map: three }, 'why.map homes'],
])('%s is refused by name', (_, seats, options, why) => {
  expect(refused(seats, options)).toBe(why);
});

test('what is not asked for is dropped', () => {
  expect(layTable(3, { map: 'nonsense', given: ['sol'] })).toMatchObject({ options: defaultOptions });
});

test('what needs Prophecy of Kings is dropped without it', () => {
  const without = { prophecy: false, codexI: true, codexII: true, codexIII: true, otherLayout: true };
  expect(layTable(6, without)).toHaveProperty('options', { ...defaultOptions, codexI: true });
  expect(layTable(6, { ...without, prophecy: true })).toMatchObject({
    options: { prophecy: true, codexI: true, codexII: true, codexIII: true, otherLayout: true },
  });
});

describe('a map string', () => {
  const whole = readMap(3, three);

  test('may name Mecatol Rex in the middle, in braces or not, or leave it out', () => {
    expect(isRefusal(whole)).toBe(false);
    expect(readMap(3, `18 ${three}`)).toEqual(whole);
    expect(readMap(3, `{18} ${three}`)).toEqual(whole);
  });

  test('may be parted by commas and lines, and leave out gaps at its end', () => {
    expect(readMap(3, three.split(' ').join(', \n'))).toEqual(whole);
    expect(readMap(3, three.replace(/ -1$/, ''))).toEqual(whole);
  });

  test('may name the home systems of factions: who lives there the game decides', () => {
    let home = 0;
    expect(
      readMap(
        3,
        three.replace(/ 0(?= )/g, () => ` ${['1', '13', '17'][home++]}`),
      ),
    ).toEqual(whole);
    expect(home).toBe(3);
  });

  test('lists its homes clockwise from the north', () => {
    expect(isRefusal(whole) ? [] : whole.homes).toEqual([
      { q: 3, r: -3 },
      { q: 0, r: 3 },
      { q: -3, r: 0 },
    ]);
  });

  test('comes out of a table as it went in', () => {
    const g = newGame(3, { galaxy: 'map', map: three }).game();
    expect(exportMap(g)).toBe(three);
    expect(g.options.map).toBe(three);
  });

  test('of a built galaxy lays the same galaxy again, Creuss included', () => {
    const given = { factions: 'given', given: ['creuss', 'sol', 'norr', 'yin'] };
    const t = newGame(4, { galaxy: 'built', ...given });
    t.playOn();
    const map = exportMap(t.game());
    const again = newGame(4, { galaxy: 'map', map, ...given }).game();
    const places = (g: typeof again) => g.systems.map((s) => `${s.id}@${s.q},${s.r}`).sort();
    expect(places(again)).toEqual(places(t.game()));
  });

  test('of another shape than the rulebook’s will do, as long as it hangs together', () => {
    const g = newGame(3, {
      galaxy: 'map',
      map: '19 0 20 0 21 0',
      factions: 'given',
      given: ['sol', 'norr', 'yin'],
    }).game();
    expect(g.systems).toHaveLength(7);
  });

  test.each([
    ['another centre', `{4} ${three}`, 'why.map centre'],
    ['a tile that does not exist', three.replace('22', '99'), 'why.map unknown tile'],
    ['a hyperlane', three.replace('22', '87A0'), 'why.map unknown tile'],
    ['a word', three.replace('22', 'wellon'), 'why.map unknown tile'],
    ['the Creuss home, which lies beside the map', three.replace('22', '51'), 'why.map unknown tile'],
    ['a tile twice', three.replace('22', '19'), 'why.map tile twice'],
    ['Mecatol Rex twice', three.replace('44', '18'), 'why.map tile twice'],
    ['a tile apart from the others', `${three} 20`, 'why.map astray'],
    ['too many places', `${three} ${'-1 '.repeat(30)}`, 'why.map length'],
  ])('with %s is refused', (_, map, why) => {
    expect(refused(3, { galaxy: 'map', map })).toBe(why);
  });

  test('says where it is wrong, counted as it is written', () => {
    const laid = layTable(3, { galaxy: 'map', map: three.replace('19', '99') });
    expect(isRefusal(laid) && laid.text.with).toEqual({ tile: '99', position: 3 });
  });
});
