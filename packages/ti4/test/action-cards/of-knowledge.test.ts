// Action cards about technologies and secret objectives.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { act, barredAction } from './acting.ts';
import { later } from './later.ts';

scenario(['action:divertFunding'], 'a technology goes back for another one, for which it no longer counts', () => {
  const t = later('norr', 'xxcha');
  t.technologies('norr', 'neuralMotivator', 'sarweenTools', 'cruiserII');
  act(t, 'divertFunding');
  expect(t.options('norr')).toEqual(['neuralMotivator', 'sarweenTools']);
  t.answer('norr', 'neuralMotivator');
  expect(t.barred('norr', 'neuralMotivator')).toBe('why.just returned');
  // It needs a green one.
  expect(t.barred('norr', 'dacxiveAnimators')).toBe('why.prerequisites missing');
  t.answer('norr', 'gravitonLaserSystem');
  expect(t.player('norr').technologies).toEqual(['sarweenTools', 'cruiserII', 'gravitonLaserSystem']);
  expect(t.game().effects).toEqual([]);
});

scenario(['action:divertFunding'], 'upgrades and technologies of the faction cannot be returned', () => {
  const t = later('norr', 'xxcha');
  t.technologies('norr', 'cruiserII', 'valkyrieParticleWeave');
  expect(barredAction(t, 'divertFunding')).toBe('why.no target');
});

scenario(['action:impersonation'], 'three influence for a secret objective', () => {
  const t = later('norr', 'xxcha');
  t.goods('norr', 3);
  for (const id of ['trenlak', 'quinarra'] as const) t.exhaust(id);
  t.decks({ secretDeck: ['fuelTheWarMachine'] });
  act(t, 'impersonation');
  expect(t.player('norr')).toMatchObject({ secrets: ['fuelTheWarMachine'], tradeGoods: 0 });
});

scenario(['action:impersonation'], 'not without the influence', () => {
  const t = later('norr', 'xxcha');
  t.goods('norr', 2);
  for (const id of ['trenlak', 'quinarra'] as const) t.exhaust(id);
  expect(barredAction(t, 'impersonation')).toBe('why.influence missing');
});

scenario(
  ['action:plagiarize'],
  'five influence for a technology of a neighbor, without prerequisites; not of its faction, nor of others',
  () => {
    const t = later('norr', 'xxcha', 'sol');
    t.goods('norr', 5);
    for (const id of ['trenlak', 'quinarra'] as const) t.exhaust(id);
    t.fleet('norr', '25', { cruiser: 1 });
    t.fleet('xxcha', '26', { cruiser: 1 });
    t.technologies('xxcha', 'gravitonLaserSystem', 'dreadnoughtII', 'nullificationField', 'warSun');
    t.technologies('sol', 'sarweenTools');
    act(t, 'plagiarize');
    // The Sardakk have a dreadnought of their own.
    expect(t.options('norr')).toEqual(['gravitonLaserSystem', 'warSun']);
    t.answer('norr', 'warSun');
    expect(t.player('norr')).toMatchObject({ technologies: ['warSun'], tradeGoods: 0 });
    expect(t.events('technologyResearched')).toEqual([]);
  },
);

scenario(['action:revealPrototype'], 'an upgrade of a type in the combat is researched for four resources', () => {
  const t = later('norr', 'xxcha', 'sol');
  t.goods('norr', 4);
  for (const id of ['trenlak', 'quinarra'] as const) t.exhaust(id);
  t.technologies('norr', 'plasmaScoring', 'magenDefenseGrid', 'neuralMotivator', 'dacxiveAnimators');
  t.fleet('norr', '25', { destroyer: 1 });
  t.fleet('xxcha', '25', { cruiser: 1 });
  t.active('norr', '25');
  t.hand('norr', 'revealPrototype');
  t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
  t.answer('norr', 'action:revealPrototype');
  // Infantry II would be within reach, but there is no infantry here.
  expect(t.options('norr')).toEqual(['destroyerII']);
  t.dice(1, 1, 1, 8, 1, 1);
  t.answer('norr', 'destroyerII');
  expect(t.player('norr')).toMatchObject({ tradeGoods: 0 });
  // A destroyer II hits with 8.
  expect(t.ships('xxcha', '25')).toEqual({});
});
