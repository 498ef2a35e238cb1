import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import type { ActionCardId, PlanetId } from '../../src/content/facts/index.ts';
import { mayInvade, mayProduceAt } from '../../src/queries/permissions.ts';
import type { Table } from '../kit/index.ts';
import { playAsAction, refusedAsAction, three } from './playing.ts';

const play = (t: Table, card: ActionCardId): void => {
  t.anyhow();
  playAsAction(t, card);
};

scenario(['action:armistice'], 'an armistice keeps one opponent off one planet, and nobody else', () => {
  const t = three();
  t.own('norr', 'quann', { groundForces: 1 });
  play(t, 'armistice');
  expect(t.options('norr')).toEqual(['1', '2']);
  t.answer('norr', '1');
  t.answer('norr', 'quann');
  const g = t.game();
  expect(mayInvade(g, { seat: 1, planet: 'quann' })?.text.key).toBe('why.armistice');
  expect(mayInvade(g, { seat: 1, planet: 'lodor' })).toBeNull();
  expect(mayInvade(g, { seat: 2, planet: 'quann' })).toBeNull();
  // The ban stays with the planet when it changes hands.
  t.own('sol', 'quann');
  expect(mayInvade(t.game(), { seat: 1, planet: 'quann' })?.text.key).toBe('why.armistice');
  expect(t.game().actionDiscard).toEqual(['armistice.1']);
});

scenario(['action:civilDefense'], 'civil defense builds 2 PDS where there are none', () => {
  const t = three();
  t.own('norr', 'quann');
  t.own('norr', 'lodor', { pds: 1 });
  play(t, 'civilDefense');
  expect(t.options('norr')).not.toContain('lodor');
  t.answer('norr', 'quann');
  expect(t.planet('quann').pds).toBe(2);
});

scenario(['action:civilDefense'], 'with 1 PDS left civil defense places 1, with none it cannot be played', () => {
  const t = three();
  for (const id of ['lodor', 'wellon'] as const) t.own('norr', id, { pds: 2 });
  t.own('norr', 'saudor', { pds: 1 });
  t.own('norr', 'quann');
  play(t, 'civilDefense');
  t.answer('norr', 'quann');
  expect(t.planet('quann').pds).toBe(1);
  expect(refusedAsAction(t, 'civilDefense')).toBe('why.no unit left');
});

scenario(['action:localUnrest'], 'local unrest costs a ground force and exhausts the planet', () => {
  const t = three();
  t.own('xxcha', 'mecatolRex', { groundForces: 2 });
  t.own('norr', 'quann', { groundForces: 1 });
  play(t, 'localUnrest');
  expect(t.options('norr')).toEqual(['mecatolRex', 'quann']);
  t.answer('norr', 'mecatolRex');
  expect(t.planet('mecatolRex')).toMatchObject({ owner: 1, groundForces: 1, exhausted: true });
});

scenario(
  ['action:localUnrest'],
  'a planet whose last ground force is lost to unrest turns neutral, dock and all',
  () => {
    const t = three();
    t.own('xxcha', 'lodor', { groundForces: 1, pds: 1, dock: true });
    play(t, 'localUnrest');
    expect(t.planet('lodor')).toMatchObject({ owner: -1, groundForces: 0, pds: 0, dock: -1 });
  },
);

scenario(['action:localUnrest'], 'a planet held by a control marker alone turns neutral', () => {
  const t = three();
  t.own('xxcha', 'lodor');
  play(t, 'localUnrest');
  expect(t.planet('lodor').owner).toBe(-1);
});

scenario(['ability:winnu.order'], 'Winnu planets with a ground force are immune to local unrest', () => {
  const t = three();
  t.player('xxcha').race = 'winnu';
  t.own('xxcha', 'lodor', { groundForces: 1 });
  expect(refusedAsAction(t, 'localUnrest')).toBe('why.no planet outside home');
  t.own('xxcha', 'quann');
  expect(refusedAsAction(t, 'localUnrest')).toBeUndefined();
});

scenario(['action:localUnrest'], 'the same planet is not chosen twice by one player in a round, another one is', () => {
  const t = three();
  t.own('xxcha', 'lodor', { groundForces: 3 });
  play(t, 'localUnrest');
  expect(t.planet('lodor').groundForces).toBe(2);
  expect(refusedAsAction(t, 'localUnrest')).toBe('why.no planet outside home');
  t.own('xxcha', 'quann', { groundForces: 2 });
  play(t, 'localUnrest');
  expect(t.planet('quann').groundForces).toBe(1);
});

scenario(['action:plague'], 'the plague kills on even dice, and the planet keeps its owner', () => {
  const t = three();
  t.own('xxcha', 'lodor', { groundForces: 3 });
  t.own('norr', 'quann', { groundForces: 1 });
  t.own('sol', 'saudor', { groundForces: 2 });
  play(t, 'plague');
  expect(t.options('norr')).toEqual(['lodor', 'saudor']);
  t.dice(10, 7, 2);
  t.answer('norr', 'lodor');
  expect(t.planet('lodor')).toMatchObject({ owner: 1, groundForces: 1 });
});

scenario(['action:plague'], 'a plague that kills everybody leaves the control marker', () => {
  const t = three();
  t.own('xxcha', 'lodor', { groundForces: 2 });
  t.dice(4, 8);
  play(t, 'plague');
  expect(t.planet('lodor')).toMatchObject({ owner: 1, groundForces: 0 });
});

scenario(['action:riseOfAMessiah'], 'a messiah brings a ground force to each planet', () => {
  const t = three();
  t.own('norr', 'quann', { groundForces: 2 });
  t.own('norr', 'lodor');
  play(t, 'riseOfAMessiah');
  expect(t.planet('quann').groundForces).toBe(3);
  expect(t.planet('lodor').groundForces).toBe(1);
  expect(t.planet('quinarra').groundForces).toBe(1);
  expect(refusedAsAction(t, 'riseOfAMessiah')).toBe('why.card played already');
});

scenario(['action:riseOfAMessiah'], 'with too few figures the player chooses which planets the messiah visits', () => {
  const t = three();
  const carriers = t.fleet('norr', 'nebula', { carrier: 4 });
  for (const ship of t.system('nebula').ships) if (carriers.includes(ship.id)) ship.groundForces = 1;
  const held = ['lodor', 'quann', 'saudor', 'wellon', 'thibah', 'tarmann', 'abyz'] as const;
  for (const id of held) t.own('norr', id, { groundForces: 1 });
  t.own('norr', 'fria');
  play(t, 'riseOfAMessiah');
  expect(t.options('norr').sort()).toEqual(['fria', 'quinarra', 'trenlak']);
  t.answer('norr', 'fria');
  expect(t.planet('fria').groundForces).toBe(1);
  expect(t.planet('quinarra').groundForces).toBe(0);
  expect(t.planet('lodor').groundForces).toBe(2);
});

scenario(['action:transport'], 'ground forces go to another planet along systems without enemy ships', () => {
  const t = three();
  t.own('norr', 'lodor', { groundForces: 5 });
  t.own('norr', 'wellon', { groundForces: 1 });
  t.fleet('xxcha', 'mecatolRex', { fighter: 1 });
  play(t, 'transport');
  t.answer('norr', 'lodor');
  expect(t.options('norr')).toContain('wellon');
  t.answer('norr', 'wellon');
  expect(t.options('norr')).toEqual(['1', '2', '3']);
  t.answer('norr', '3');
  expect(t.planet('lodor').groundForces).toBe(2);
  expect(t.planet('wellon').groundForces).toBe(4);
});

scenario(['action:transport'], 'enemy ships at either end break the chain', () => {
  const t = three();
  for (const id of ['quinarra', 'trenlak'] as const) t.planet(id).owner = -1;
  t.own('norr', 'lodor', { groundForces: 2 });
  t.own('norr', 'wellon');
  t.fleet('xxcha', 'wellon', { fighter: 1 });
  expect(refusedAsAction(t, 'transport')).toBe('why.no way for ground forces');
  t.system('wellon').ships = [];
  play(t, 'transport');
  t.answer('norr', '2');
  expect(t.planet('wellon').groundForces).toBe(2);
});

scenario(['action:voluntaryAnnexation'], 'a neutral planet next door joins with 3 ground forces, exhausted', () => {
  const t = three();
  t.own('norr', 'lodor');
  t.fleet('xxcha', 'quann', { cruiser: 1 });
  play(t, 'voluntaryAnnexation');
  // Two systems away is too far, and a system is not adjacent to itself.
  expect(t.options('norr')).toContain('quann');
  expect(t.options('norr')).not.toContain('wellon');
  t.answer('norr', 'quann');
  expect(t.planet('quann')).toMatchObject({ owner: 0, groundForces: 3, exhausted: true });
});

scenario(['action:voluntaryAnnexation'], 'a domain counter on the annexed planet is discarded without effect', () => {
  const t = three();
  t.own('norr', 'lodor');
  t.planet('quann').domain = { id: 'radiation' as never, faceUp: false };
  play(t, 'voluntaryAnnexation');
  t.answer('norr', 'quann');
  expect(t.planet('quann').domain).toBeNull();
});

scenario(
  ['action:massiveTransport'],
  'a space dock moves along systems without enemy ships and stays as old as it was',
  () => {
    const t = three();
    t.own('norr', 'lodor', { dock: true });
    t.own('norr', 'wellon');
    t.own('norr', 'saudor', { dock: true });
    t.planet('saudor').dock = 1;
    play(t, 'massiveTransport');
    expect(t.options('norr')).toEqual(['lodor', 'saudor']);
    t.answer('norr', 'saudor');
    expect(t.options('norr')).not.toContain('lodor');
    t.answer('norr', 'wellon');
    expect(t.planet('saudor').dock).toBe(-1);
    expect(t.planet('wellon').dock).toBe(1);
  },
);

scenario(['action:massiveTransport'], 'enemy ships all around keep the dock where it is', () => {
  const t = three();
  t.own('norr', 'lodor', { dock: true });
  t.fleet('xxcha', 'lodor', { fighter: 1 });
  expect(refusedAsAction(t, 'massiveTransport')).toBe('why.no way for a dock');
  t.system('lodor').ships = [];
  play(t, 'massiveTransport');
  t.answer('norr', 'quinarra');
  expect(t.planet('quinarra').dock).toBe(0);
});

scenario(
  ['action:massiveTransport', 'action:spacedockAccident'],
  'a dock that had an accident builds nothing after its transport either',
  () => {
    const t = three();
    t.own('norr', 'lodor', { dock: true });
    play(t, 'spacedockAccident');
    play(t, 'massiveTransport');
    t.answer('norr', 'quinarra');
    expect(mayProduceAt(t.game(), { seat: 0, dock: 'quinarra' })?.text.key).toBe('why.spacedock accident');
  },
);

scenario(['action:massiveTransport'], 'fighters without their dock are removed', () => {
  const t = three();
  t.own('norr', 'lodor', { dock: true });
  t.own('norr', 'wellon');
  t.fleet('norr', 'lodor', { fighter: 2 });
  play(t, 'massiveTransport');
  t.answer('norr', 'wellon');
  expect(t.ships('norr', 'lodor')).toEqual({});
  expect(t.planet('wellon').dock).toBe(0);
});

scenario(['action:secretIndustrialAgent'], 'a secret agent destroys a space dock outside home systems', () => {
  const t = three();
  t.own('xxcha', 'lodor', { dock: true, groundForces: 1 });
  t.own('xxcha', 'archonRen' as PlanetId, { dock: true });
  t.fleet('xxcha', 'lodor', { fighter: 2, carrier: 1 });
  play(t, 'secretIndustrialAgent');
  expect(t.planet('lodor')).toMatchObject({ owner: 1, dock: -1, groundForces: 1 });
  expect(t.planet('archonRen').dock).toBe(0);
  expect(refusedAsAction(t, 'secretIndustrialAgent')).toBe('why.no dock outside home');
});

scenario(['action:secretIndustrialAgent'], 'fighters that lose their dock to an agent are removed', () => {
  const t = three();
  t.own('xxcha', 'lodor', { dock: true });
  t.fleet('xxcha', 'lodor', { fighter: 2 });
  play(t, 'secretIndustrialAgent');
  expect(t.ships('xxcha', 'lodor')).toEqual({});
});

scenario(['action:spacedockAccident'], 'after an accident a dock builds nothing this round; others do', () => {
  const t = three();
  t.own('xxcha', 'lodor', { dock: true });
  t.own('sol', 'quann', { dock: true });
  play(t, 'spacedockAccident');
  expect(t.options('norr')).toEqual(['lodor', 'quann']);
  t.answer('norr', 'lodor');
  expect(mayProduceAt(t.game(), { seat: 1, dock: 'lodor' })?.text.key).toBe('why.spacedock accident');
  expect(mayProduceAt(t.game(), { seat: 2, dock: 'quann' })).toBeNull();
  expect(t.game().effects).toMatchObject([{ until: 'round' }]);
});
