// What profiles are told of a game: a battle with known dice, whose expectation is known.
import { expect, test } from 'vitest';
import { statistics } from '../../src/statistics.ts';
import { facing } from '../battles.ts';
import { table } from '../kit/index.ts';

test('a space battle counts for both, and its dice beside what was to be expected', () => {
  const t = facing({ sol: { cruiser: 3, dreadnought: 1 }, hacan: { fighter: 2, destroyer: 1 } });
  t.own('hacan', 'quann', { groundForces: 1, dock: true });
  t.counters('sol', { fleetSupply: 4 });
  const dreadnought = t.shipIds('sol', 'quann', 'dreadnought');
  // Twice a dreadnought (needs 5) and three cruisers (7); a destroyer (9) and two fighters (9), then the destroyer alone.
  t.dice(6, 2, 5, 7, 10, 3, 5, 5, 1, 1, 1, 1);
  t.begin('space battle', { attacker: t.seat('sol'), defender: t.seat('hacan'), system: 'quann' });
  t.answer('sol', { destroy: [], damage: dreadnought });
  t.answer('hacan', { destroy: t.shipIds('hacan', 'quann', 'fighter'), damage: [] });
  expect(t.isOver()).toBe(true);
  const [sol, hacan] = statistics.of({ game: t.game(), events: t.events() });
  expect(sol).toMatchObject({
    ...{ with: 'race.sol', battles: { fought: 1, won: 1 }, figures: { objectives: 0, technologies: 0 } },
    dice: { rolled: 8, hits: 3, expected: 3.6 },
  });
  expect(hacan).toMatchObject({
    ...{ with: 'race.hacan', battles: { fought: 1, won: 0 } },
    dice: { rolled: 4, hits: 1, expected: 0.8 },
  });
});

test('whoever holds the planet has won the invasion; neutral planets are nobody’s defeat; points stand at the ends of rounds', () => {
  const t = table('sol', 'hacan');
  const { of } = statistics;
  const events = [
    { type: 'phaseBegun', phase: 'strategy', round: 1 },
    { type: 'invasionBegun', seat: 0, player: 1, planet: 'quann' },
    { type: 'planetTaken', seat: 0, planet: 'quann', from: 1 },
    { type: 'invasionBegun', seat: 1, player: 0, planet: 'quann' },
    { type: 'planetTaken', seat: 0, planet: 'lodor', from: -1 },
    { type: 'invasionFailed', seat: 1, player: 0, planet: 'quann' },
    { type: 'invasionBegun', seat: 1, player: -1, planet: 'lodor' },
    { type: 'planetTaken', seat: 1, planet: 'lodor', from: -1 },
    { type: 'objectiveClaimed', seat: 0, objective: 'any' },
    { type: 'pointsScored', seat: 0, points: 1, source: '', total: 1 },
    { type: 'phaseBegun', phase: 'strategy', round: 2 },
    { type: 'pointsScored', seat: 0, points: 2, source: '', total: 3 },
    { type: 'technologyGained', seat: 1, technology: 'any' },
  ];
  const [sol, hacan] = of({ game: { ...t.game(), round: 2 }, events });
  expect(sol).toMatchObject({ battles: { fought: 2, won: 2 }, points: [1, 3], figures: { objectives: 1 } });
  expect(hacan).toMatchObject({ battles: { fought: 2, won: 0 }, points: [0, 0], figures: { technologies: 1 } });
});
