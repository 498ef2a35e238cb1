import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import type { ActionCardId } from '../../src/content/facts/index.ts';
import { mayActivate } from '../../src/queries/permissions.ts';
import { hasCounter } from '../../src/queries/players.ts';
import { fleetLimit } from '../../src/queries/values.ts';
import type { Table } from '../kit/index.ts';
import { playAsAction, refusedAsAction, three } from './playing.ts';

const play = (t: Table, card: ActionCardId): void => {
  t.anyhow();
  playAsAction(t, card);
};

scenario(['action:diplomaticImmunity'], 'only its player may activate an immune system', () => {
  const t = three();
  t.fleet('norr', 'quann', { fighter: 1 });
  t.fleet('norr', 'lodor', { cruiser: 1 });
  play(t, 'diplomaticImmunity');
  expect(t.options('norr')).toEqual(['lodor', 'quann']);
  t.answer('norr', 'quann');
  const g = t.game();
  expect(mayActivate(g, { seat: 1, system: 'quann' })?.text.key).toBe('why.diplomatic immunity');
  expect(mayActivate(g, { seat: 0, system: 'quann' })).toBeNull();
  expect(mayActivate(g, { seat: 1, system: 'lodor' })).toBeNull();
  expect(g.effects).toMatchObject([{ until: 'round' }]);
});

scenario(['action:ghostShip'], 'a ghost ship appears at a wormhole without enemy ships', () => {
  const t = three();
  t.fleet('xxcha', 'empty-beta', { fighter: 1 });
  play(t, 'ghostShip');
  expect(t.options('norr')).toContain('empty-alpha');
  expect(t.options('norr')).not.toContain('empty-beta');
  expect(t.options('norr')).not.toContain('saudor');
  t.answer('norr', 'empty-alpha');
  expect(t.ships('norr', 'empty-alpha')).toEqual({ destroyer: 1 });
  expect(hasCounter(t.system('empty-alpha'), 0)).toBe(false);
});

scenario(['action:ghostShip'], 'Fleet Supply and the figures limit the ghost ship', () => {
  const t = three();
  t.counters('norr', { fleetSupply: 1 });
  t.fleet('norr', 'empty-alpha', { cruiser: 1 });
  play(t, 'ghostShip');
  expect(t.options('norr')).not.toContain('empty-alpha');
  expect(t.options('norr')).toContain('empty-beta');
  t.fleet('norr', 'lodor', { destroyer: 8 });
  expect(refusedAsAction(t, 'ghostShip')).toBe('why.no unit left');
});

scenario(['action:rallyOfThePeople'], 'the people rally to a dreadnought at home', () => {
  const t = three();
  play(t, 'rallyOfThePeople');
  expect(t.ships('norr', 'home-norr')).toEqual({ dreadnought: 1 });
  expect(refusedAsAction(t, 'rallyOfThePeople')).toBe('why.card played already');
});

scenario(
  ['action:rallyOfThePeople'],
  'no rally with enemy ships at home, without Fleet Supply or without a figure',
  () => {
    const t = three();
    t.fleet('xxcha', 'home-norr', { fighter: 1 });
    expect(refusedAsAction(t, 'rallyOfThePeople')).toBe('why.enemy ships at home');
    t.system('home-norr').ships = [];
    t.counters('norr', { fleetSupply: 1 });
    t.fleet('norr', 'home-norr', { carrier: 1 });
    expect(refusedAsAction(t, 'rallyOfThePeople')).toBe('why.no fleet supply at home');
    t.counters('norr', { fleetSupply: 3 });
    t.fleet('norr', 'lodor', { dreadnought: 5 });
    expect(refusedAsAction(t, 'rallyOfThePeople')).toBe('why.no unit left');
    t.system('lodor').ships.pop();
    play(t, 'rallyOfThePeople');
    expect(t.ships('norr', 'home-norr')).toEqual({ carrier: 1, dreadnought: 1 });
  },
);

scenario(['action:luckyShot'], 'a lucky shot destroys a dreadnought outright', () => {
  const t = three();
  t.own('norr', 'lodor');
  const [first] = t.fleet('xxcha', 'lodor', { dreadnought: 2, carrier: 1, fighter: 2 });
  const [far] = t.fleet('xxcha', 'quann', { cruiser: 1 });
  const [cruiser] = t.fleet('sol', 'lodor', { cruiser: 1 });
  play(t, 'luckyShot');
  expect(t.options('norr')).toEqual([String(first), String(cruiser)]);
  expect(t.refusal('norr', String(far))).toBe('kernel.no option');
  t.answer('norr', String(first));
  expect(t.ships('xxcha', 'lodor')).toEqual({ dreadnought: 1, carrier: 1, fighter: 2 });
});

scenario(['action:patrol'], 'a patrol leaves an activated system for empty ones and activates them', () => {
  const t = three();
  t.activated('norr', 'lodor');
  const [cruiser, , destroyer] = t.fleet('norr', 'lodor', { cruiser: 2, destroyer: 1, dreadnought: 1 });
  t.own('sol', 'quann', { groundForces: 1 });
  t.own('xxcha', 'tarmann');
  const counters = t.player('norr').commandPool;
  play(t, 'patrol');
  expect(t.options('norr')).toEqual([String(cruiser), String(destroyer)]);
  t.answer('norr', String(cruiser));
  // Not where a unit stands and not into special systems; a control marker alone does not matter.
  expect(t.options('norr').sort()).toEqual(['abyz-fria', 'arinam-meer', 'empty-alpha', 'mecatolRex', 'tarmann']);
  t.answer('norr', 'tarmann');
  expect(t.options('norr')).toHaveLength(2);
  t.answer('norr', String(destroyer));
  t.answer('norr', 'mecatolRex');
  expect(t.isOver()).toBe(true);
  expect(t.ships('norr', 'tarmann')).toEqual({ cruiser: 1 });
  expect(t.ships('norr', 'mecatolRex')).toEqual({ destroyer: 1 });
  expect(hasCounter(t.system('tarmann'), 0) && hasCounter(t.system('mecatolRex'), 0)).toBe(true);
  expect(t.player('norr').commandPool).toBe(counters);
});

scenario(['action:patrol'], 'both ships of a patrol may go to the same system, or only one moves', () => {
  for (const both of [true, false]) {
    const t = three();
    t.activated('norr', 'lodor', 'mecatolRex');
    const [, second] = t.fleet('norr', 'lodor', { destroyer: 2 });
    play(t, 'patrol');
    t.answer('norr', 'mecatolRex');
    if (both) {
      t.answer('norr', String(second));
      t.answer('norr', 'mecatolRex');
    } else t.pass('norr');
    expect(t.isOver()).toBe(true);
    expect(t.ships('norr', 'mecatolRex')).toEqual({ destroyer: both ? 2 : 1 });
  }
});

scenario(['action:patrol'], 'Fleet Supply keeps the second ship of a patrol out of the same system', () => {
  const t = three();
  t.counters('norr', { fleetSupply: 1 });
  t.activated('norr', 'lodor');
  const [, second] = t.fleet('norr', 'lodor', { destroyer: 2 });
  play(t, 'patrol');
  t.answer('norr', 'mecatolRex');
  t.answer('norr', String(second));
  expect(t.options('norr')).not.toContain('mecatolRex');
  t.answer('norr', 'quann');
  expect(t.ships('norr', 'quann')).toEqual({ destroyer: 1 });
});

scenario(
  ['action:strategicBombardment'],
  'a war sun exhausts the planets of opponents, and the card returns on 6 or more',
  () => {
    const t = three();
    t.fleet('norr', 'abyz-fria', { warSun: 1 });
    t.own('xxcha', 'abyz');
    t.own('norr', 'fria');
    t.fleet('norr', 'quann', { dreadnought: 1 });
    t.own('xxcha', 'quann');
    t.dice(6);
    play(t, 'strategicBombardment');
    expect(t.planet('abyz').exhausted).toBe(true);
    expect(t.planet('fria').exhausted).toBe(false);
    expect(t.player('norr').hand).toEqual(['strategicBombardment.1']);
    // Not on the same system again this round.
    t.planet('abyz').exhausted = false;
    expect(refusedAsAction(t, 'strategicBombardment')).toBe('why.no planet under a war sun');
  },
);

scenario(['action:strategicBombardment'], 'on 5 or less the bombardment is discarded', () => {
  const t = three();
  t.fleet('norr', 'abyz-fria', { warSun: 1 });
  t.own('xxcha', 'abyz');
  t.dice(5);
  play(t, 'strategicBombardment');
  expect(t.planet('abyz').exhausted).toBe(true);
  expect(t.player('norr').hand).toEqual([]);
  expect(t.game().actionDiscard).toEqual(['strategicBombardment.1']);
});

scenario(['action:unexpectedAction'], 'a command counter comes back from the board to the reinforcements', () => {
  const t = three();
  t.activated('norr', 'lodor', 'quann');
  t.activated('xxcha', 'lodor', 'saudor');
  const { commandPool } = t.player('norr');
  play(t, 'unexpectedAction');
  expect(t.options('norr')).toEqual(['lodor', 'quann']);
  t.answer('norr', 'lodor');
  expect(hasCounter(t.system('lodor'), 0)).toBe(false);
  expect(hasCounter(t.system('lodor'), 1)).toBe(true);
  expect(t.player('norr').commandPool).toBe(commandPool);
});

scenario(['action:uprising'], 'an uprising exhausts every planet of a system, whoever owns them', () => {
  const t = three();
  t.own('norr', 'abyz');
  t.own('xxcha', 'fria');
  t.own('sol', 'lodor');
  play(t, 'uprising');
  expect(t.options('norr').sort()).toEqual(['abyz-fria', 'lodor']);
  t.answer('norr', 'abyz-fria');
  expect(t.planet('abyz').exhausted && t.planet('fria').exhausted).toBe(true);
  expect(t.planet('lodor').exhausted).toBe(false);
});

scenario(['action:warFooting'], 'war footing raises the limit of one system by 2 for its player', () => {
  const t = three();
  const limit = t.player('norr').fleetSupply;
  play(t, 'warFooting');
  expect(t.options('norr')).not.toContain('supernova');
  t.answer('norr', 'lodor');
  expect(fleetLimit(t.game(), { seat: 0, system: 'lodor' })).toBe(limit + 2);
  expect(fleetLimit(t.game(), { seat: 0, system: 'quann' })).toBe(limit);
  expect(fleetLimit(t.game(), { seat: 1, system: 'lodor' })).toBe(t.player('xxcha').fleetSupply);
  expect(t.game().effects).toMatchObject([{ until: 'round' }]);
});
