import type { Game, System } from '@custodian/ti3/game';
import { table } from '@custodian/ti3/testkit';
import { describe, expect, test } from 'vitest';
import { emptyPlaces } from '../../src/board/empty-places.ts';
import { voyagesSince, whereabouts } from '../../src/board/voyages.ts';
import { shipsOf } from '../../src/titles/ti3/board/drawing.ts';
import { waitingPlaces } from '../../src/titles/ti3/board/waiting.ts';
import { modifiersOf } from '../../src/titles/ti3/reckoning/rules.ts';
import { arrivalsInto, changesOf, dockSites, figuresOf, yardsIn } from '../../src/titles/ti3/reckoning/systems.ts';

const systemIn = (game: Game, id: string): System => game.systems.find((system) => system.id === id) as System;

describe('the dossier of a system', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.fleet('norr', 'quann', { cruiser: 2, fighter: 1 });
  const game = t.game();
  const [norr, xxcha] = [t.seat('norr'), t.seat('xxcha')];

  test('tells who can reach it, and from where', () => {
    const found = arrivalsInto(game, systemIn(game, 'lodor'), norr);
    expect(found[0]).toMatchObject({ seat: norr, from: 'quann', moves: 1, ships: [{ kind: 'cruiser', count: 2 }] });
  });

  test('whoever has no counter left to activate it with cannot come', () => {
    const spent = structuredClone(game);
    for (const player of spent.players) (player as { commandPool: number }).commandPool = 0;
    expect(arrivalsInto(spent, systemIn(spent, 'lodor'), norr)).toEqual([]);
  });

  test('its figures are those of the rules, and say where they come from', () => {
    const quann = systemIn(game, 'quann');
    expect(figuresOf(game, quann, norr, 'cruiser').combat).toEqual({ now: 6, printed: 7 });
    expect(changesOf(game, quann, norr, ['cruiser'])).toMatchObject([{ what: 'combat', by: 1, units: ['cruiser'] }]);
    expect(figuresOf(game, quann, xxcha, 'cruiser').combat).toEqual({ now: 7, printed: 7 });
  });

  test('what changes combat rolls changes ships and ground forces, and not the fire of PDS', () => {
    const clumsy = table('jolnar', 'hacan');
    clumsy.own('jolnar', 'quann', { groundForces: 2, pds: 1 });
    clumsy.fleet('jolnar', 'quann', { cruiser: 1 });
    const at = systemIn(clumsy.game(), 'quann');
    const figures = (unit: 'pds' | 'groundForce') => figuresOf(clumsy.game(), at, 0, unit, 'quann').combat;
    expect(figures('pds')).toEqual({ now: 6, printed: 6 });
    expect(figures('groundForce')).toEqual({ now: 9, printed: 8 });
    expect(figuresOf(clumsy.game(), at, 0, 'cruiser').combat).toEqual({ now: 8, printed: 7 });
    expect(changesOf(clumsy.game(), at, 0, ['groundForce', 'pds'], 'quann')).toEqual([
      { what: 'combat', by: -1, units: ['groundForce'], source: 'ability:jolnar.clumsy' },
    ]);
    const battle = {
      kind: 'invasion combat',
      attacker: 1,
      defender: 0,
      system: 'quann',
      planet: 'quann',
      round: 1,
    } as const;
    expect(modifiersOf(clumsy.game(), battle, 0, ['groundForce', 'pds'])).toEqual([
      { by: -1, units: ['groundForce'], source: 'ability:jolnar.clumsy' },
    ]);
  });

  test('fighters that move by themselves say how far, and a nebula holds ships back', () => {
    const t = table('sol', 'xxcha');
    t.fleet('sol', 'nebula', { fighter: 1, cruiser: 1 });
    const at = () => systemIn(t.game(), 'nebula');
    expect(figuresOf(t.game(), at(), 0, 'fighter').move).toBeNull();
    expect(figuresOf(t.game(), at(), 0, 'cruiser').move).toEqual({ now: 1, printed: 2 });
    expect(changesOf(t.game(), at(), 0, ['cruiser'])).toContainEqual({
      what: 'move',
      by: -1,
      units: ['cruiser'],
      source: null,
    });
    t.technologies('sol', 'advancedFighters');
    expect(figuresOf(t.game(), at(), 0, 'fighter').move).toEqual({ now: 1, printed: 0 });
  });

  test('a dock tells its limit and what it can build; war suns need their technology', () => {
    const docked = structuredClone(game);
    Object.assign(systemIn(docked, 'lodor').planets[0] as object, { owner: norr, dock: 0 });
    const lodor = systemIn(docked, 'lodor');
    const [yard] = yardsIn(docked, lodor);
    expect(yard).toMatchObject({ seat: norr, planet: 'lodor', limit: 5, refused: null, blockade: null });
    const built = yard?.builds.map(({ unit }) => unit);
    expect(built).toContain('cruiser');
    expect(built).not.toContain('warSun');
    expect(yard?.builds.find(({ unit }) => unit === 'fighter')).toMatchObject({ cost: 1, brings: 2 });
  });

  test('a planet of nobody is no site for a dock', () => {
    expect(dockSites(game, systemIn(game, 'lodor'))).toEqual([]);
  });
});

describe('what moves on the map', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.fleet('norr', 'quann', { cruiser: 2 });
  const before = t.game();
  const moved = structuredClone(before);
  const quann = systemIn(moved, 'quann');
  (systemIn(moved, 'lodor') as { ships: unknown[] }).ships = [...quann.ships];
  (quann as { ships: unknown[] }).ships = [];

  test('ships that lie elsewhere than before travel together', () => {
    expect(voyagesSince(whereabouts(shipsOf(before)), shipsOf(moved))).toMatchObject([
      { from: 'quann', to: 'lodor', ships: [{ kind: 'cruiser', count: 2 }] },
    ]);
    expect(voyagesSince(whereabouts(shipsOf(moved)), shipsOf(moved))).toEqual([]);
  });
});

describe('empty places', () => {
  const game = table('norr', 'xxcha', 'sol').game();

  test('are shown where they are lit, and never under a system', () => {
    expect(emptyPlaces(game.systems, waitingPlaces(game), ['5,0', '0,0'], ['5,0'], 0)).toMatchObject([
      { id: '5,0', isLit: true, isPicked: true },
    ]);
    expect(emptyPlaces(game.systems, waitingPlaces(game), ['quann'], [], 0)).toEqual([]);
  });

  test('wait for a system while the galaxy is built', () => {
    const building = { ...game, phase: 'setup', options: { ...game.options, galaxy: 'played' } } as Game;
    const places = emptyPlaces(building.systems, waitingPlaces(building), [], [], 0);
    expect(places.every((place) => !place.isLit)).toBe(true);
    expect(
      places.length +
        game.systems.filter(({ q, r }) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= 3).length,
    ).toBe(37);
  });
});
