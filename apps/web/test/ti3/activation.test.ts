import { table } from '@custodian/ti3/testkit';
import { describe, expect, test } from 'vitest';
import { placeOf } from '../../src/galaxy/map/place.ts';
import { optionsOn, piecesOf } from '../../src/shell/decisions/choosing.ts';
import { prospectsOf } from '../../src/titles/ti3/activation/prospects.ts';

describe('what an activation could bring', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.fleet('norr', 'quann', { cruiser: 2, fighter: 1 });
  t.fleet('xxcha', 'lodor', { destroyer: 1 });
  const game = t.game();
  const norr = t.seat('norr');
  const systems = game.systems.map(({ id }) => id).filter((id) => id !== 'quann');
  const found = prospectsOf(game, norr, systems);
  const of = (system: string) => found.find((each) => each.system === system);

  test('ships that reach a system are told with their ways, and whose fleet they would meet', () => {
    expect(of('lodor')).toMatchObject({
      purpose: 'move',
      ships: [{ kind: 'cruiser', count: 2 }],
      fleets: [{ seat: t.seat('xxcha'), ships: 1 }],
      planets: 1,
    });
    expect(of('lodor')?.reach.map(({ path }) => path)).toEqual([
      ['quann', 'lodor'],
      ['quann', 'lodor'],
    ]);
  });

  test('a system that nobody reaches and that holds nothing of one’s own is of no use', () => {
    const pointless = found.filter(({ purpose }) => purpose === 'nothing');
    expect(pointless.length).toBeGreaterThan(0);
    for (const { reach, builds } of pointless) expect([reach, builds]).toEqual([[], null]);
  });

  test('those of use come first, and each is told once', () => {
    const order = found.map(({ purpose }) => ['move', 'build', 'here', 'nothing'].indexOf(purpose));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(found.map(({ system }) => system).toSorted()).toEqual(systems.toSorted());
  });

  test('a dock of one’s own is a reason to build; troops aboard are one to land', () => {
    const later = structuredClone(game);
    const lodor = later.systems.find(({ id }) => id === 'lodor');
    Object.assign(lodor?.planets[0] as object, { owner: norr, dock: 0 });
    expect(prospectsOf(later, norr, ['lodor'])).toMatchObject([{ purpose: 'build', builds: 'units' }]);
    const aboard = structuredClone(game);
    const quann = aboard.systems.find(({ id }) => id === 'quann');
    Object.assign(quann?.ships[0] as object, { groundForces: 1 });
    expect(prospectsOf(game, norr, ['quann'])).toMatchObject([{ purpose: 'nothing' }]);
    expect(prospectsOf(aboard, norr, ['quann'])).toMatchObject([{ purpose: 'here' }]);
  });
});

describe('what a question is about', () => {
  const { systems } = table('norr', 'xxcha', 'sol').game();
  const game = { systems } as Parameters<typeof placeOf>[1];

  test('the one system that is picked, else that of the innermost sequence', () => {
    const stack = [{ v: { system: 'lodor' } }, { v: { planet: 'quann' } }, { v: {} }];
    expect(placeOf(stack, game, [])).toBe('quann');
    expect(placeOf(stack, game, ['mecatolRex'])).toBe('mecatolRex');
    expect(placeOf(stack, game, ['mecatolRex', 'lodor'])).toBe('quann');
    expect(placeOf([{ v: { seat: 1 } }], game, [])).toBeNull();
  });

  test('an option that names a place lights it, whether it says so or not', () => {
    const options = [
      { id: 'a', text: { key: 'planet.lodor' } },
      { id: 'b', text: { key: 'option.retreat to', with: { system: 'quann' } } },
      { id: 'c', text: { key: 'option.two systems', with: { system1: 'quann', system2: 'mecatolRex' } } },
      { id: 'd', text: { key: 'option.yes' } },
    ];
    expect(piecesOf(options)).toEqual(['lodor', 'quann', 'mecatolRex']);
    expect(optionsOn(options, 'quann').map(({ id }) => id)).toEqual(['b', 'c']);
  });
});
