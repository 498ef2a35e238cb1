import type { Json } from '@custodian/kernel';
import { type planets, tileIds, tiles } from '@custodian/ti3/facts';
import type { Game, System } from '@custodian/ti3/game';
import { defaultOptions } from '@custodian/ti3/options';
import { en } from '@custodian/ti3/words/en/index';
import { it as italian } from '@custodian/ti3/words/it/index';
import { format, speak } from '@custodian/words';
import { describe, expect, test } from 'vitest';
import { arrange, besidePlanet, widthOf } from '../../src/board/arrange.ts';
import { paint } from '../../src/board/art/painting.ts';
import { remembering } from '../../src/board/drawn.ts';
import { marksOf, nothingMarked, withoutPlanets } from '../../src/board/marks.ts';
import { silhouettes } from '../../src/board/pieces/units.ts';
import { worldKind } from '../../src/titles/ti3/art/planets.ts';
import { drawSystem } from '../../src/titles/ti3/board/drawing.ts';
import type { Voice } from '../../src/titles/ti3/board/labels.ts';
import { systemInWords } from '../../src/titles/ti3/board/labels.ts';
import { en as english } from '../../src/titles/ti3/words/en/index.ts';
import { it as pageItalian } from '../../src/titles/ti3/words/it/index.ts';

function voiceOf(language: 'en' | 'it'): Voice {
  const [page, words] = language === 'en' ? [english, en] : [pageItalian, italian];
  const seat = (n: number): string => ['Ada', 'Bruno', 'Cleo'][n] ?? '';
  const worded = (key: keyof typeof page, parameters: { readonly [name: string]: Json } = {}): string =>
    format(page[key], parameters, language, (_, value) => String(value));
  return {
    language,
    say: (key, ...[parameters]) => worded(key, parameters),
    own: (key, ...[parameters]) => worded(key, parameters),
    speak: (text) => speak(text, { language, words, seat }),
    word: (key) => (words as Readonly<Record<string, string>>)[key] ?? `? ${key}`,
    seat,
  };
}

const planet = (
  id: keyof typeof planets,
  rest: Partial<System['planets'][number]> = {},
): System['planets'][number] => ({
  id,
  owner: -1,
  exhausted: false,
  groundForces: 0,
  pds: 0,
  dock: -1,
  since: 0,
  invaders: null,
  domain: null,
  ...rest,
});

const ship = (
  id: number,
  type: System['ships'][number]['type'],
  owner: number,
  rest = {},
): System['ships'][number] => ({
  id,
  type,
  owner,
  damaged: false,
  groundForces: 0,
  pds: 0,
  ...rest,
});

const system = (id: string, rest: Partial<System> = {}): System => ({
  id,
  q: 0,
  r: 0,
  counters: 0,
  ships: [],
  planets: [],
  docks: [],
  wormholes: [],
  ...rest,
});

const gameOf = (...systems: System[]): Game =>
  ({
    options: { ...defaultOptions },
    round: 3,
    players: ['sol', 'letnev', 'saar'].map((race) => ({ race })),
    systems,
    galaxy: systems.map((s) => s.id).join(' '),
    leaders: [{ id: 'sucaban', seat: 1, place: 'ship', at: '2' }],
    effects: [],
  }) as unknown as Game;

const lodor = system('lodor', {
  counters: 0b101,
  planets: [planet('lodor', { owner: 1, exhausted: true, groundForces: 2, pds: 1, dock: 0 })],
  ships: [
    ship(1, 'fighter', 1),
    ship(2, 'carrier', 1, { groundForces: 3 }),
    ship(3, 'dreadnought', 1, { damaged: true }),
    ship(4, 'dreadnought', 1),
    ship(5, 'cruiser', 0),
  ],
});

describe('what is drawn in a system', () => {
  const hex = drawSystem(gameOf(lodor), lodor, nothingMarked);

  test('ships are counted by owner and kind, the damaged apart, with what they carry', () => {
    expect(hex.fleets.map((f) => f.seat)).toEqual([0, 1]);
    expect(hex.fleets[1]?.ships.map((s) => [s.kind, s.count, s.damaged])).toEqual([
      ['dreadnought', 1, false],
      ['dreadnought', 1, true],
      ['carrier', 1, false],
      ['fighter', 1, false],
    ]);
    expect(hex.fleets[1]?.cargo.map((s) => [s.kind, s.count])).toEqual([
      ['groundForce', 3],
      ['leader', 1],
    ]);
  });

  test('counters are read bit by bit, and a contested system is nobody’s', () => {
    expect(hex.counters).toEqual([0, 2]);
    expect(hex.holder).toBeNull();
  });

  test('a home system belongs to its race, whoever holds it', () => {
    const jord = system('home-sol', { planets: [planet('jord', { owner: 1 })] });
    expect(drawSystem(gameOf(jord), jord, nothingMarked)).toMatchObject({ home: 0, holder: 1 });
  });

  test('docks in space lie with the fleet', () => {
    const empty = system('empty-1', { docks: [{ id: 7, owner: 2, since: 0 }] });
    expect(drawSystem(gameOf(empty), empty, nothingMarked).fleets[0]?.ships[0]?.kind).toBe('spaceDock');
  });

  test('an id that a system and its planet share means one of them', () => {
    const pair = system('arnor-lor', { planets: [planet('arnor'), planet('lor')] });
    const game = gameOf(lodor, pair);
    const ofSystems = marksOf(game.systems, ['lodor', 'arnor-lor'], []);
    const ofPlanets = marksOf(game.systems, ['lodor', 'lor'], []);
    expect(withoutPlanets(game.systems, ofSystems, ofSystems.lit).has('lodor')).toBe(true);
    expect(withoutPlanets(game.systems, ofPlanets, ofPlanets.lit).has('lodor')).toBe(false);
    expect(drawSystem(game, lodor, ofSystems).planets[0]?.isLit).toBe(false);
    expect(drawSystem(game, lodor, ofPlanets).planets[0]?.isLit).toBe(true);
  });

  test('only what has changed is a new thing to draw', () => {
    const keep = remembering<ReturnType<typeof drawSystem>>();
    const empty = system('empty-1');
    const draw = (game: Game) => keep(game.systems.map((s) => drawSystem(game, s, nothingMarked)));
    const first = draw(gameOf(lodor, empty));
    const second = draw(structuredClone(gameOf(lodor, { ...empty, counters: 1 })));
    expect(second[0]).toBe(first[0]);
    expect(second[1]).not.toBe(first[1]);
  });
});

describe('a system in words', () => {
  const hex = drawSystem(gameOf(lodor), lodor, nothingMarked);

  test('everything that is drawn is said', () => {
    expect(systemInWords(voiceOf('en'), hex, true)).toBe(
      'Lodor. You may choose this. Alpha wormhole. ' +
        'Lodor: 3 resources, 1 influence, green technology specialty, held by Bruno, exhausted, 2 ground forces, 1 PDS, and 1 space dock. ' +
        'Ada: 1 cruiser. ' +
        'Bruno: 1 dreadnought, 1 dreadnought (1 damaged), 1 carrier, and 1 fighter, carrying 3 ground forces and 1 leader. ' +
        'Activated by Ada and Cleo.',
    );
  });

  test('in Italian too', () => {
    const words = systemInWords(voiceOf('it'), hex, false);
    expect(words).toContain('Attivato da Ada e Cleo');
    expect(words).not.toContain('?');
  });

  test('every tile has a name and no word is missing', () => {
    for (const id of tileIds) {
      const instance = tiles[id].copies > 1 ? `${id}-1` : id;
      const tile = system(instance, { planets: tiles[id].planets.map((p) => planet(p)) });
      for (const language of ['en', 'it'] as const)
        expect(systemInWords(voiceOf(language), drawSystem(gameOf(tile), tile, nothingMarked), false)).not.toContain(
          '?',
        );
    }
  });

  test('a face-down domain counter keeps its secret', () => {
    const id = '?' as 'biohazard';
    const saudor = system('saudor', { planets: [planet('saudor', { domain: { id, faceUp: false } })] });
    const drawn = drawSystem(gameOf(saudor), saudor, nothingMarked);
    expect(systemInWords(voiceOf('en'), drawn, false)).toContain('face-down domain counter');
  });
});

describe('how a hex is arranged', () => {
  const everything = (['warSun', 'dreadnought', 'cruiser', 'destroyer', 'carrier', 'fighter'] as const).flatMap(
    (type, k) =>
      Array.from({ length: 4 }, (_, i) => ship(k * 10 + i, type, 0, { groundForces: type === 'carrier' ? 2 : 0 })),
  );

  test('even the largest fleet stays within its hex', () => {
    const full = system('mecatolRex', { planets: [planet('mecatolRex', { owner: 0 })], ships: everything });
    const [plate] = arrange(drawSystem(gameOf(full), full, nothingMarked)).plates;
    expect(plate?.width).toBeLessThan(112);
    expect((plate?.y ?? 0) + (plate?.height ?? 0) / 2).toBeLessThan(58);
  });

  test('two fleets stand one above the other', () => {
    const { plates } = arrange(drawSystem(gameOf(lodor), lodor, nothingMarked));
    const [upper, lower] = plates;
    expect((upper?.y ?? 0) + (upper?.height ?? 0) / 2).toBeLessThan((lower?.y ?? 0) - (lower?.height ?? 0) / 2);
  });

  test('more kinds make a wider plate', () => {
    const fleetOf = (types: number) =>
      drawSystem(gameOf(), system('empty-1', { ships: everything.slice(0, types * 4) }), nothingMarked).fleets[0];
    const [small, large] = [fleetOf(2), fleetOf(5)];
    expect(small && large && widthOf(small, 16) < widthOf(large, 16)).toBe(true);
  });

  test('what stands on a planet does not overlap', () => {
    const spots = besidePlanet({ x: 0, y: 0, radius: 17 }, 4);
    for (let i = 1; i < spots.length; i++)
      expect(
        Math.hypot((spots[i]?.x ?? 0) - (spots[i - 1]?.x ?? 0), (spots[i]?.y ?? 0) - (spots[i - 1]?.y ?? 0)),
      ).toBeGreaterThan(11);
  });
});

describe('pictures', () => {
  test('planets of one system never look alike', () => {
    for (const id of tileIds) {
      const looks = tiles[id].planets.map((p) => worldKind(p));
      expect(new Set(looks).size).toBe(looks.length);
    }
  });

  test('the same name gives the same world, another name another', () => {
    const world = (name: string) => paint({ draw: 'world', name, kind: 'barren' }).data;
    const [first, again, other] = [world('lazar'), world('lazar'), world('gral')];
    expect(Buffer.compare(Buffer.from(first.buffer), Buffer.from(again.buffer))).toBe(0);
    expect(Buffer.compare(Buffer.from(first.buffer), Buffer.from(other.buffer))).not.toBe(0);
  });

  test('light comes from the upper left', () => {
    const { data, width } = paint({ draw: 'world', name: 'saudor', kind: 'ice' });
    const brightness = (x: number, y: number): number => {
      const at = (Math.round(y * width) * width + Math.round(x * width)) * 4;
      return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
    };
    expect(brightness(0.4, 0.4)).toBeGreaterThan(brightness(0.64, 0.64) * 2);
  });

  test('a tile fades out at its corners', () => {
    const { data } = paint({ draw: 'special', special: 'nebula', seed: 3 });
    expect(data[3]).toBe(0);
  });

  test('no two units have the same outline', () => {
    expect(new Set(Object.values(silhouettes).map((s) => s.path)).size).toBe(Object.keys(silhouettes).length);
  });
});
