// What thousands of games at random hardly come to is within reach all the same, and counted when it is reached.
import { countUsage, stopCounting } from '@custodian/kernel/testing';
import { afterEach, expect, test } from 'vitest';
import type { Options } from '../../src/game.ts';
import { ledger } from '../../src/ledger.ts';
import { newGameWith, tableWith } from '../kit/index.ts';

const pok = { prophecy: true };
afterEach(stopCounting);

test('Muaat may research the second prototype, and the Cabal the second tear', () => {
  const muaat = tableWith(pok, 'muaat', 'sol', 'norr');
  muaat.technologies('muaat', 'sarweenTools', 'plasmaScoring', 'magenDefenseGrid', 'duraniumArmor');
  muaat.begin('research technology', { seat: 0, why: { key: 'title.name' } });
  expect(muaat.options('muaat')).toContain('prototypeWarSunII');
  const cabal = tableWith(pok, 'vuilraith', 'sol', 'norr');
  cabal.technologies('vuilraith', 'sarweenTools', 'gravitonLaserSystem');
  cabal.begin('research technology', { seat: 0, why: { key: 'title.name' } });
  const uses = countUsage();
  cabal.answer('vuilraith', 'dimensionalTearII');
  expect(uses.get('technology:dimensionalTearII')).toBe(1);
});

test('a tear and a prototype that are placed after their upgrade are counted as such', () => {
  const cabal = tableWith(pok, 'vuilraith', 'sol', 'norr');
  cabal.technologies('vuilraith', 'dimensionalTearII');
  cabal.own('vuilraith', 'quann', { infantry: 1 });
  const uses = countUsage();
  cabal.begin('place units', { seat: 0, type: 'spaceDock', count: 1, places: ['quann'], why: { key: 'title.name' } });
  expect(uses.get('unit-card:dimensionalTearII')).toBe(1);
  const muaat = tableWith(pok, 'muaat', 'sol', 'norr');
  muaat.technologies('muaat', 'prototypeWarSunII');
  muaat.begin('place units', { seat: 0, type: 'warSun', count: 1, places: ['space 25'], why: { key: 'title.name' } });
  expect(uses.get('unit-card:prototypeWarSunII')).toBe(1);
});

test('the Company, the Tribunii and Coalescence are counted when they come about', () => {
  const uses = countUsage();
  const t = newGameWith(3, {
    ...pok,
    codexIII: true,
    factions: 'given',
    given: ['nomad', 'keleres', 'titans'],
    galaxy: 'random',
  });
  t.playOn((where) => where === 'setup/place starting units' || where === '');
  expect([uses.get('ability:theCompany'), uses.get('ability:theTribunii')]).toEqual([1, 1]);
  const titans = tableWith(pok, 'titans', 'sol', 'norr');
  titans.own('sol', 'quann', { infantry: 1 });
  titans.planet('quann').sleeper = true;
  titans.begin('tactical action', { seat: 0 });
  titans.answer('titans', '25');
  titans.answer('titans', 'ability:awaken');
  titans.pass('titans');
  expect(uses.get('ability:coalescence')).toBeGreaterThan(0);
});

test('the tile of Nova Seed is counted when it is laid', () => {
  const t = tableWith(pok, 'muaat', 'sol', 'norr');
  for (const player of t.game().players) player.leaders = [];
  t.player('muaat').leaders = [{ id: 'adjudicatorBaal', is: 'unlocked' }];
  const [warSun = 0] = t.fleet('muaat', '26', { warSun: 1 });
  const uses = countUsage();
  t.begin('tactical action', { seat: 0 });
  t.answer('muaat', '25');
  t.answer('muaat', { moves: [{ ship: warSun, path: ['26', '25'] }] });
  t.answer('muaat', 'leader:adjudicatorBaal');
  expect(uses.get('tile:81')).toBe(1);
});

test('a layout and its hyperlanes are counted when the galaxy is laid by it', () => {
  const laid = (seats: number, options: Partial<Options>): string[] => {
    const uses = countUsage();
    newGameWith(seats, { ...pok, galaxy: 'random', ...options });
    stopCounting();
    return [...uses.keys()].filter((id) => /^(layout|hyperlane):/.test(id)).sort();
  };
  expect(laid(6, {})).toEqual(['layout:6p']);
  expect(laid(6, { otherLayout: true })).toEqual(['layout:6pLarge']);
  const five = laid(5, {});
  expect(five.at(-1)).toBe('layout:5pHyperlanes');
  expect(five).toContain('hyperlane:85a');
});

test('every note on what is hardly reached is about a component of the ledger', () => {
  const noted = ledger().filter((component) => component.note !== undefined);
  expect(noted.map((component) => component.id)).toEqual([
    'ability:coalescence',
    'unit-card:prototypeWarSunII',
    'unit-card:dimensionalTearII',
    'technology:prototypeWarSunII',
    'technology:dimensionalTearII',
    'objective:patrolVastTerritories',
    'leader:maban',
    'tile:81',
  ]);
});
