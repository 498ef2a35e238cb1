// Every system and planet of the base game as printed, on a galaxy in which all of them lie.
import { scenario } from '@custodian/testkit';
import type { PlanetId } from '@custodian/ti3';
import { expect, test } from 'vitest';
import { planetIds, planets, type TechnologyColor, tileOf, tiles } from '../../src/content/facts/index.ts';
import { gates, isAdjacent } from '../../src/queries/board.ts';
import { mayActivate, mayPassThrough } from '../../src/queries/permissions.ts';
import { influence, resources } from '../../src/queries/values.ts';
import { newGame } from '../kit/index.ts';
import { mapFor } from '../maps.ts';

/** Four players use all 32 systems. */
const g = newGame(4, { galaxy: 'map', map: mapFor(4) }).game();

const copies = (tile: string) => g.systems.filter((s) => tileOf(s.id).id === tile);
type Printed = readonly [resources: number, influence: number, specialty?: TechnologyColor];

/** The system lies once on the board, and its planets are those given, neutral and with these values. */
function shows(tile: string, printed: Partial<Record<PlanetId, Printed>>): void {
  const [system, ...more] = copies(tile);
  expect(more, tile).toEqual([]);
  const found = (system?.planets ?? []).map(({ id }): [string, Printed] => {
    const specialty = planets[id].specialty;
    return [
      id,
      specialty === null ? [resources(g, id), influence(g, id)] : [resources(g, id), influence(g, id), specialty],
    ];
  });
  expect(Object.fromEntries(found), tile).toEqual(printed);
  expect(
    system?.planets.every((p) => p.owner === -1),
    tile,
  ).toBe(true);
}

scenario(['tile:mecatolRex', 'planet:mecatolRex'], 'Mecatol Rex lies in the middle', () => {
  shows('mecatolRex', { mecatolRex: [1, 6] });
  expect(g.systems[0]).toMatchObject({ id: 'mecatolRex', q: 0, r: 0 });
});

scenario(
  [
    'tile:abyz-fria',
    'planet:abyz',
    'planet:fria',
    'tile:arinam-meer',
    'planet:arinam',
    'planet:meer',
    'tile:arnor-lor',
    'planet:arnor',
    'planet:lor',
    'tile:bereg-lirtaIV',
    'planet:bereg',
    'planet:lirtaIV',
    'tile:centauri-gral',
    'planet:centauri',
    'planet:gral',
    'tile:coorneeq-resculon',
    'planet:coorneeq',
    'planet:resculon',
  ],
  'systems with two planets, Abyz to Resculon',
  () => {
    shows('abyz-fria', { abyz: [3, 0], fria: [2, 0, 'blue'] });
    shows('arinam-meer', { arinam: [1, 2, 'blue'], meer: [0, 4] });
    shows('arnor-lor', { arnor: [2, 1], lor: [1, 2, 'red'] });
    shows('bereg-lirtaIV', { bereg: [3, 1, 'red'], lirtaIV: [2, 3, 'green'] });
    shows('centauri-gral', { centauri: [1, 3], gral: [1, 1, 'blue'] });
    shows('coorneeq-resculon', { coorneeq: [1, 2, 'red'], resculon: [2, 0] });
  },
);

scenario(
  [
    'tile:dalBootha-xxehan',
    'planet:dalBootha',
    'planet:xxehan',
    'tile:lazar-sakulag',
    'planet:lazar',
    'planet:sakulag',
    'tile:mellon-zohbat',
    'planet:mellon',
    'planet:zohbat',
    'tile:newAlbion-starpoint',
    'planet:newAlbion',
    'planet:starpoint',
    'tile:qucenn-rarron',
    'planet:qucenn',
    'planet:rarron',
    'tile:tequran-torkan',
    'planet:tequran',
    'planet:torkan',
  ],
  'systems with two planets, Dal Bootha to Torkan',
  () => {
    shows('dalBootha-xxehan', { dalBootha: [0, 2, 'red'], xxehan: [1, 1, 'green'] });
    shows('lazar-sakulag', { lazar: [1, 0], sakulag: [2, 1] });
    shows('mellon-zohbat', { mellon: [0, 2], zohbat: [3, 1, 'blue'] });
    shows('newAlbion-starpoint', { newAlbion: [1, 1, 'green'], starpoint: [3, 1] });
    shows('qucenn-rarron', { qucenn: [1, 2], rarron: [0, 3, 'green'] });
    shows('tequran-torkan', { tequran: [2, 0, 'red'], torkan: [0, 3, 'blue'] });
  },
);

scenario(
  [
    'tile:meharXull',
    'planet:meharXull',
    'tile:saudor',
    'planet:saudor',
    'tile:tarmann',
    'planet:tarmann',
    'tile:thibah',
    'planet:thibah',
    'tile:vefutII',
    'planet:vefutII',
    'tile:wellon',
    'planet:wellon',
  ],
  'systems with one planet',
  () => {
    shows('meharXull', { meharXull: [1, 3, 'blue'] });
    shows('saudor', { saudor: [2, 2] });
    shows('tarmann', { tarmann: [1, 1] });
    shows('thibah', { thibah: [1, 1] });
    shows('vefutII', { vefutII: [2, 0, 'red'] });
    shows('wellon', { wellon: [1, 2] });
  },
);

scenario(
  ['tile:lodor', 'planet:lodor', 'tile:quann', 'planet:quann', 'tile:empty-alpha', 'tile:empty-beta'],
  'two ends of each wormhole, which make their systems adjacent',
  () => {
    shows('lodor', { lodor: [3, 1, 'green'] });
    shows('quann', { quann: [2, 1, 'green'] });
    shows('empty-alpha', {});
    shows('empty-beta', {});
    expect(isAdjacent(g, 'lodor', 'empty-alpha')).toBe(true);
    expect(isAdjacent(g, 'quann', 'empty-beta')).toBe(true);
    expect(gates(g, null)).toEqual([
      ['lodor', 'empty-alpha'],
      ['quann', 'empty-beta'],
    ]);
  },
);

scenario(['tile:empty'], 'six empty systems, open to everybody', () => {
  expect(copies('empty').map((s) => s.id)).toEqual(['empty-1', 'empty-2', 'empty-3', 'empty-4', 'empty-5', 'empty-6']);
  for (const { id, planets } of copies('empty')) {
    expect(planets).toEqual([]);
    expect(mayActivate(g, { seat: 0, system: id })).toBeNull();
    expect(mayPassThrough(g, { seat: 0, system: id, from: 'saudor', to: 'wellon' })).toBeNull();
  }
});

scenario(
  ['tile:asteroidField', 'tile:nebula', 'tile:supernova'],
  'special systems bar the way; a nebula may be entered',
  () => {
    const activated = (system: string) => mayActivate(g, { seat: 0, system })?.text.key ?? null;
    const crossed = (system: string) => mayPassThrough(g, { seat: 0, system, from: 'saudor', to: 'wellon' })?.text.key;
    expect(copies('asteroidField').map((s) => s.id)).toEqual(['asteroidField-1', 'asteroidField-2']);
    for (const { id } of copies('asteroidField')) {
      expect(activated(id)).toBe('why.asteroids never activated');
      expect(crossed(id)).toBe('why.asteroids bar the way');
    }
    shows('nebula', {});
    expect(activated('nebula')).toBeNull();
    expect(crossed('nebula')).toBe('why.nebula bars the way');
    shows('supernova', {});
    expect(activated('supernova')).toBe('why.supernova never activated');
    expect(crossed('supernova')).toBe('why.supernova bars the way');
  },
);

test('no other planet lies outside home systems', () => {
  const printed = planetIds.filter((id) => {
    const tile = tiles[planets[id].system];
    return tile.expansion === 'base' && tile.kind !== 'home';
  });
  const lying = g.systems.filter((s) => tileOf(s.id).kind !== 'home').flatMap((s) => s.planets.map((p) => p.id));
  expect(lying.sort()).toEqual(printed.sort());
  expect(lying).toHaveLength(33);
});
