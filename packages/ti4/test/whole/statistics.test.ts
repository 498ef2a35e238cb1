// What profiles are told of a game: a combat with known dice, whose expectation is known.
import { expect, test } from 'vitest';
import { statistics } from '../../src/statistics.ts';
import { table } from '../kit/index.ts';

test('a space combat counts for both, and its dice beside what was to be expected', () => {
  const t = table('xxcha', 'hacan');
  t.fleet('xxcha', '25', { dreadnought: 1, cruiser: 2 });
  t.fleet('hacan', '25', { cruiser: 1, destroyer: 1 });
  // The barrage of the destroyer (two dice, 9); dreadnought (5) and two cruisers (7) against cruiser (7) and destroyer (9).
  t.dice(1, 1, 5, 7, 1, 6, 1);
  t.active(0, '25');
  t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
  expect(t.isOver()).toBe(true);
  const [xxcha, hacan] = statistics.of({ game: t.game(), events: t.events() });
  expect(xxcha).toMatchObject({
    ...{ with: 'faction.xxcha', battles: { fought: 1, won: 1 } },
    dice: { rolled: 3, hits: 2, expected: 1.4 },
  });
  expect(hacan).toMatchObject({
    ...{ with: 'faction.hacan', battles: { fought: 1, won: 0 } },
    dice: { rolled: 4, hits: 0, expected: 1 },
  });
});

test('a drawn combat has no winner, and points that are lost again are not there at the end of the round', () => {
  const t = table('xxcha', 'hacan');
  const events = [
    { type: 'roundBegan', round: 1 },
    { type: 'groundCombatBegan', seat: 1, player: 0, planet: 'quann' },
    { type: 'groundCombatEnded', planet: 'quann', winner: -1, loser: -1 },
    { type: 'objectiveScored', seat: 0, objective: 'any' },
    { type: 'pointsGained', seat: 0, count: 2 },
    { type: 'roundBegan', round: 2 },
    { type: 'pointsGained', seat: 1, count: 1 },
    { type: 'pointsLost', seat: 0, count: 1 },
    { type: 'technologyResearched', seat: 1, technology: 'any' },
  ];
  const [xxcha, hacan] = statistics.of({ game: { ...t.game(), round: 2 }, events });
  expect(xxcha).toMatchObject({ battles: { fought: 1, won: 0 }, points: [2, 1], figures: { objectives: 1 } });
  expect(hacan).toMatchObject({ battles: { fought: 1, won: 0 }, points: [0, 1], figures: { technologies: 1 } });
});
