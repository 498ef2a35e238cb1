// Action cards that are played as an action to destroy something.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { table } from '../kit/index.ts';
import { act, barredAction, isNextTurn } from './acting.ts';

scenario(['action:crippleDefenses'], 'all PDS of a planet are destroyed', () => {
  const t = table('norr', 'xxcha');
  t.own('xxcha', 'saudor', { pds: 2, infantry: 1, spaceDock: 1 });
  act(t, 'crippleDefenses');
  t.answer('norr', 'saudor');
  expect(t.ground('xxcha', 'saudor')).toEqual({ infantry: 1, spaceDock: 1 });
});

scenario(['action:crippleDefenses'], 'also a planet without any may be chosen, but none of one’s own', () => {
  const t = table('norr', 'xxcha');
  t.own('norr', 'wellon', { pds: 1 });
  act(t, 'crippleDefenses');
  expect(t.options('norr')).not.toContain('wellon');
  t.answer('norr', 'mecatolRex');
  expect(isNextTurn(t)).toBe(true);
});

scenario(['action:luckyShot'], 'a smaller ship of another beside a planet of one’s own is destroyed outright', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.own('norr', 'saudor');
  const [dreadnought = 0] = t.fleet('xxcha', '23', { dreadnought: 1, carrier: 1 });
  t.fleet('xxcha', '24', { cruiser: 1 });
  t.fleet('norr', '23', { cruiser: 1 });
  act(t, 'luckyShot');
  // One target only: nothing is asked, and it cannot sustain damage.
  expect(t.ships('xxcha', '23')).toEqual({ carrier: 1 });
  expect(t.unit(dreadnought)).toBeUndefined();
  expect(t.ships('norr', '23')).toEqual({ cruiser: 1 });
});

scenario(['action:luckyShot'], 'what nothing carries any more is removed', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.own('norr', 'saudor');
  t.fleet('xxcha', '23', { dreadnought: 1, infantry: 1 });
  act(t, 'luckyShot');
  expect(t.ships('xxcha', '23')).toEqual({});
  expect(t.events('unitRemoved').map((e) => e.unit)).toEqual(['infantry']);
});

scenario(['action:luckyShot'], 'there must be a target, and it is never one’s own', () => {
  const t = table('norr', 'xxcha');
  t.own('norr', 'saudor');
  t.fleet('norr', '23', { cruiser: 1 });
  expect(barredAction(t, 'luckyShot')).toBe('why.no target');
});

scenario(['action:reactorMeltdown'], 'a space dock of another outside of home systems is destroyed', () => {
  const t = table('norr', 'xxcha', 'saar');
  t.own('xxcha', 'saudor', { spaceDock: 1, infantry: 1 });
  t.landed('xxcha', 'archonRen', { spaceDock: 1 });
  t.own('norr', 'wellon', { spaceDock: 1 });
  const [floating = 0] = t.fleet('saar', '46', { spaceDock: 1 });
  act(t, 'reactorMeltdown');
  expect(t.options('norr')).toHaveLength(2);
  t.answer('norr', String(floating));
  expect(t.ships('saar', '46')).toEqual({});
  expect(t.ground('xxcha', 'saudor')).toEqual({ spaceDock: 1, infantry: 1 });
});

scenario(['action:plague'], 'a die for each infantry: on 6 or more it dies', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.own('xxcha', 'saudor', { infantry: 3, pds: 1 });
  t.dice(6, 5, 10);
  act(t, 'plague');
  expect(t.options('norr')).not.toContain('quinarra');
  t.answer('norr', 'saudor');
  expect(t.ground('xxcha', 'saudor')).toEqual({ infantry: 1, pds: 1 });
  expect(t.events('cardDiceRolled')).toMatchObject([{ rolls: [6, 5, 10] }]);
});

scenario(['action:plague'], 'also a planet without infantry may be chosen', () => {
  const t = table('norr', 'xxcha', 'sol');
  act(t, 'plague');
  t.answer('norr', 'archonRen');
  expect(isNextTurn(t)).toBe(true);
});

scenario(['action:unstablePlanet'], 'a hazardous planet is exhausted and loses exactly three infantry', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.own('xxcha', 'abyz', { infantry: 5 });
  t.own('norr', 'fria', { infantry: 1 });
  act(t, 'unstablePlanet');
  expect(t.options('norr')).toContain('abyz');
  expect(t.options('norr')).not.toContain('saudor');
  expect(t.options('norr')).not.toContain('fria');
  t.answer('norr', 'abyz');
  expect(t.planet('abyz').exhausted).toBe(true);
  expect(t.ground('xxcha', 'abyz')).toEqual({ infantry: 2 });
});

scenario(['action:unstablePlanet'], 'three or fewer all die, on an exhausted planet too', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.own('xxcha', 'abyz', { infantry: 2 });
  t.exhaust('abyz');
  act(t, 'unstablePlanet');
  t.answer('norr', 'abyz');
  expect(t.ground('xxcha', 'abyz')).toEqual({});
  expect(t.planet('abyz').owner).toBe(1);
});
