// What bars the way of ships, and what takes them past it or further.
import type { Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { table } from '../kit/index.ts';
import { activate, move } from './moving.ts';

scenario(
  ['tile:nebula', 'technology:typeIVDrive'],
  'a nebula may be entered, not crossed, and left with one move only',
  () => {
    const t = table('norr', 'xxcha');
    t.technologies('norr', 'typeIVDrive');
    const [inside] = t.fleet('norr', 'nebula', { cruiser: 1 });
    const [outside] = t.fleet('norr', 'qucenn-rarron', { cruiser: 1 });
    const [dreadnought] = t.fleet('norr', 'bereg-lirtaIV', { dreadnought: 1 });
    activate(t, 'norr', 'wellon');
    expect(t.refusal('norr', move(outside, 'qucenn-rarron', 'nebula', 'wellon'))).toBe('why.nebula bars the way');
    expect(t.refusal('norr', move(inside, 'nebula', 'wellon'))).toBe(null);
    expect(t.refusal('norr', move(dreadnought, 'bereg-lirtaIV', 'saudor', 'wellon'))).toBe(null);
    t.activated('norr', 'mecatolRex');
    t.begin('movement', { seat: t.seat('norr'), system: 'mecatolRex' });
    expect(t.refusal('norr', move(inside, 'nebula', 'wellon', 'mecatolRex'))).toBe('why.too far');
    t.activated('norr', 'nebula');
    t.begin('movement', { seat: t.seat('norr'), system: 'nebula' });
    t.answer('norr', move(outside, 'qucenn-rarron', 'nebula'));
    expect(t.ships('norr', 'nebula')).toEqual({ cruiser: 2 });
  },
);

scenario(
  ['tile:asteroidField', 'technology:antimassDeflectors'],
  'asteroids are crossed with Antimass Deflectors only',
  () => {
    const t = table('norr', 'xxcha');
    t.technologies('xxcha', 'antimassDeflectors');
    t.fleet('norr', 'tarmann', { cruiser: 1 });
    const [cruiser] = t.fleet('norr', 'lodor', { cruiser: 1 });
    const [equipped] = t.fleet('xxcha', 'lodor', { cruiser: 1 });
    const path = ['lodor', 'asteroidField-1', 'lazar-sakulag'];
    activate(t, 'norr', 'lazar-sakulag');
    expect(t.refusal('norr', move(cruiser, ...path))).toBe('why.asteroids bar the way');
    activate(t, 'xxcha', 'lazar-sakulag');
    t.answer('xxcha', move(equipped, ...path));
    expect(t.ships('xxcha', 'lazar-sakulag')).toEqual({ cruiser: 1 });
  },
);

scenario(
  ['technology:lightWaveDeflector', 'tile:nebula'],
  'the Light/Wave Deflector takes ships past enemies, not through a nebula',
  () => {
    const t = table('norr', 'xxcha');
    t.fleet('xxcha', 'saudor', { dreadnought: 1 });
    t.technologies('norr', 'lightWaveDeflector');
    const [cruiser] = t.fleet('norr', 'quann', { cruiser: 1 });
    const [other] = t.fleet('norr', 'qucenn-rarron', { cruiser: 1 });
    activate(t, 'norr', 'wellon');
    expect(t.refusal('norr', move(other, 'qucenn-rarron', 'nebula', 'wellon'))).toBe('why.nebula bars the way');
    t.answer('norr', move(cruiser, 'quann', 'saudor', 'wellon'));
    expect(t.ships('norr', 'wellon')).toEqual({ cruiser: 1 });
  },
);

scenario(
  ['tile:empty-alpha', 'sequence:movement'],
  'systems of the same wormhole are adjacent, those of different ones are not',
  () => {
    const t = table('norr', 'xxcha');
    const [carrier] = t.fleet('norr', 'empty-beta', { carrier: 1 });
    const [stranger] = t.fleet('norr', 'empty-alpha', { carrier: 1 });
    activate(t, 'norr', 'quann');
    expect(t.refusal('norr', move(stranger, 'empty-alpha', 'quann'))).toBe('why.no way between');
    t.answer('norr', move(carrier, 'empty-beta', 'quann'));
    expect(t.ships('norr', 'quann')).toEqual({ carrier: 1 });
  },
);

scenario(['tile:empty-beta', 'sequence:movement'], 'a wormhole may be one step of a longer way', () => {
  const t = table('norr', 'xxcha');
  const [cruiser] = t.fleet('norr', 'coorneeq-resculon', { cruiser: 1 });
  activate(t, 'norr', 'quann');
  t.answer('norr', move(cruiser, 'coorneeq-resculon', 'empty-beta', 'quann'));
  expect(t.ships('norr', 'quann')).toEqual({ cruiser: 1 });
});

scenario(['technology:typeIVDrive', 'unit:cruiser'], 'Type IV Drive: dreadnoughts move 2, cruisers 3', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'typeIVDrive');
  const [dreadnought = 0] = t.fleet('norr', 'lodor', { dreadnought: 1 });
  const [cruiser = 0] = t.fleet('norr', 'abyz-fria', { cruiser: 1 });
  const [destroyer] = t.fleet('norr', 'abyz-fria', { destroyer: 1 });
  activate(t, 'norr', 'wellon');
  expect(t.refusal('norr', move(destroyer, 'abyz-fria', 'lodor', 'mecatolRex', 'wellon'))).toBe('why.too far');
  t.answer('norr', {
    moves: [
      { ship: dreadnought, path: ['lodor', 'mecatolRex', 'wellon'] },
      { ship: cruiser, path: ['abyz-fria', 'lodor', 'mecatolRex', 'wellon'] },
    ],
  });
  expect(t.ships('norr', 'wellon')).toEqual({ dreadnought: 1, cruiser: 1 });
});

scenario(['technology:advancedFighters', 'unit:fighter'], 'Advanced Fighters move alone, two systems', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'advancedFighters');
  t.own('norr', 'quann', { dock: true });
  const [one = 0, two = 0] = t.fleet('norr', 'quann', { fighter: 2 });
  activate(t, 'norr', 'wellon');
  t.answer('norr', {
    moves: [
      { ship: one, path: ['quann', 'saudor', 'wellon'] },
      { ship: two, path: ['quann', 'mecatolRex', 'wellon'] },
    ],
  });
  expect(t.ships('norr', 'wellon')).toEqual({ fighter: 2 });
});

scenario(['technology:advancedFighters'], 'Advanced Fighters beyond capacity count against Fleet Supply', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'advancedFighters');
  t.counters('norr', { fleetSupply: 2 });
  const [carrier = 0, ...fighters] = t.fleet('norr', 'quann', { carrier: 1, fighter: 8 });
  t.anyhow();
  activate(t, 'norr', 'saudor');
  const path = ['quann', 'saudor'];
  const plan = (alone: number): Json => ({
    moves: [
      { ship: carrier, path, fighters: fighters.slice(0, 6) },
      ...fighters.slice(6, 6 + alone).map((ship) => ({ ship, path })),
    ],
  });
  expect(t.refusal('norr', plan(2))).toBe('why.fleet supply exceeded');
  t.answer('norr', plan(1));
  expect(t.ships('norr', 'saudor')).toEqual({ carrier: 1, fighter: 7 });
});

scenario(['technology:advancedFighters', 'unit:fighter'], 'fighters bar nobody’s way, Advanced Fighters do', () => {
  const t = table('norr', 'xxcha');
  t.fleet('xxcha', 'saudor', { fighter: 2 });
  const [cruiser] = t.fleet('norr', 'quann', { cruiser: 1 });
  t.anyhow();
  activate(t, 'norr', 'wellon');
  const past = move(cruiser, 'quann', 'saudor', 'wellon');
  expect(t.refusal('norr', past)).toBe(null);
  t.technologies('xxcha', 'advancedFighters');
  expect(t.refusal('norr', past)).toBe('why.enemy ships bar the way');
});
