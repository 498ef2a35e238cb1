// The options about objectives: the Long War, with and without Game Over, and the Age of Empire.
import { scenario } from '@custodian/testkit';
import { checkLaws } from '@custodian/testkit/laws';
import { ti3 } from '@custodian/ti3';
import { expect, test } from 'vitest';
import { type ObjectiveId, objectives } from '../../src/content/facts/index.ts';
import { laws } from '../../src/laws/index.ts';
import { goal } from '../../src/queries/values.ts';
import { newGame, table } from '../kit/index.ts';

const stages = (cards: readonly string[]) => cards.map((card) => objectives[card as ObjectiveId].stage);

scenario(['option:longWar'], '14 points win, and the deck has 8 Stage I over 5 Stage II cards with Game Over', () => {
  const { objectiveDeck } = newGame(4, { longWar: true }).game();
  expect(stages(objectiveDeck.slice().reverse())).toEqual([...Array(8).fill('stageI'), ...Array(6).fill('stageII')]);
  expect(objectiveDeck).toContain('imperiumRex');
  const t = table('norr', 'sol', 'xxcha');
  expect(goal(t.game(), null)).toBe(10);
  t.game().options.longWar = true;
  t.player('norr').points = 10;
  t.begin('primary imperial', { seat: 0 });
  expect(t.player('norr').points).toBe(12);
  expect(t.game().winner).toBeNull();
  t.begin('primary imperial', { seat: 0 });
  expect(t.game().winner).toEqual({ seats: [0], why: 'points' });
});

scenario(
  ['option:noGameOver', 'sequence:status phase'],
  'the game ends after the Status Phase that follows the last objective',
  () => {
    const { objectiveDeck } = newGame(4, { longWar: true, noGameOver: true }).game();
    expect(objectiveDeck).toHaveLength(13);
    expect(objectiveDeck).not.toContain('imperiumRex');
    for (const left of [1, 0]) {
      const t = table('norr', 'sol', 'xxcha');
      Object.assign(t.game().options, { longWar: true, noGameOver: true });
      t.player('sol').points = 3;
      t.decks({ objectiveDeck: ['conqueror', 'supremeAuthority'].slice(0, left) as never });
      t.begin('status phase');
      while (!t.isOver()) {
        const [seat = 0] = t.awaited();
        if (t.asked(seat)?.kind === 'plan') t.confirm(seat);
        else t.pass(seat);
      }
      expect(t.game().winner?.seats).toEqual(left === 0 ? [1] : undefined);
    }
  },
);

scenario(
  ['option:ageOfEmpire', 'sequence:setup'],
  'objectives lie open up to Game Over, the rest goes back into the box',
  () => {
    for (let seed = 0; seed < 8; seed++) {
      const t = newGame(4, { ageOfEmpire: true }, `empire ${seed}`);
      const { objectives: line, objectiveDeck } = t.game();
      expect(line.length).toBeGreaterThanOrEqual(7);
      expect(line.length).toBeLessThanOrEqual(10);
      expect(line.indexOf('imperiumRex')).toBe(line.length - 1);
      expect(stages(line.slice(0, 6))).toEqual(Array(6).fill('stageI'));
      expect(objectiveDeck).toEqual([]);
      t.playOn();
      expect(ti3.miscounted({ ...t.game(), phase: 'action' })).toEqual([]);
    }
  },
);

scenario(
  ['option:ageOfEmpire', 'sequence:status phase'],
  'the turn token reaches Game Over with the round of its place',
  () => {
    for (const round of [2, 3]) {
      const t = table('norr', 'sol', 'xxcha');
      t.game().options.ageOfEmpire = true;
      t.game().round = round;
      t.player('xxcha').points = 1;
      t.decks({ objectives: ['tenTechnologies', 'sixTechnologies', 'imperiumRex'] as never });
      t.begin('status phase');
      while (!t.isOver()) {
        const [seat = 0] = t.awaited();
        if (t.asked(seat)?.kind === 'plan') t.confirm(seat);
        else t.pass(seat);
      }
      expect(t.game().winner?.seats).toEqual(round === 3 ? [2] : undefined);
    }
  },
);

scenario(['option:ageOfEmpire', 'sequence:setup'], 'Imperial reveals nothing more and still brings 2 points', () => {
  const t = table('norr', 'sol', 'xxcha');
  t.game().options.ageOfEmpire = true;
  t.decks({ objectiveDeck: [], objectives: ['imperiumRex'] });
  t.begin('primary imperial', { seat: 0 });
  expect(t.player('norr').points).toBe(2);
  expect(t.game().objectives).toEqual(['imperiumRex']);
});

test('the laws hold with all options of the rulebook', { timeout: 60_000 }, () => {
  const options = { longWar: true, ageOfEmpire: true, distantSuns: true, sabotageRuns: true };
  const report = checkLaws(ti3, { seats: 4, seed: 32, options, every: 120, ...laws });
  expect(report.violations).toEqual([]);
  expect(report.finished).toBe(true);
});
