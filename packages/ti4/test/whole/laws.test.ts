// The laws of every game, and those of this one, over whole games. CUSTODIAN_GAMES plays more of them.
import type { Decision, Json, Roll, State } from '@custodian/kernel';
import { brokenPromises, checkLaws } from '@custodian/testkit/laws';
import { expect, test } from 'vitest';
import { spiritedPolicy } from '../../src/bots/spirited.ts';
import type { Game } from '../../src/game.ts';
import { laws } from '../../src/laws/index.ts';
import { ti4 } from '../../src/ti4.ts';
import { title } from '../../src/title.ts';
import { en } from '../../src/words/en/index.ts';
import { it } from '../../src/words/it/index.ts';

const GAMES = Number(process.env.CUSTODIAN_GAMES ?? 1);
const FIRST = Number(process.env.CUSTODIAN_FIRST ?? 1);

const spirited = (state: State<Game>, decision: Decision, roll: Roll): Json =>
  spiritedPolicy({ rules: ti4, state, seat: decision.seat, decision, roll });
const hasWords = (key: string): boolean => Object.hasOwn(en, key) && Object.hasOwn(it, key);

test('the house can rely on the title', async () => {
  expect(await brokenPromises(title)).toEqual([]);
});

const galaxies = ['random', 'built', 'sample'] as const;

test.each([3, 4, 5, 6])(
  'the laws hold for %i seats',
  (seats) => {
    for (let n = 0; n < GAMES; n++) {
      const seed = seats * 1000 + FIRST + n;
      const report = checkLaws(ti4, {
        seats,
        seed,
        ...(seed % 2 === 0 ? { player: spirited } : {}),
        options: { galaxy: galaxies[seed % 3] as string },
        every: 80,
        hasWords,
        ...laws,
      });
      expect(report.violations, `seed ${seed}`).toEqual([]);
      expect(report.finished, `seed ${seed}`).toBe(true);
    }
  },
  60_000 * GAMES,
);

const everything = { prophecy: true, codexI: true, codexII: true, codexIII: true };

test.each([3, 5, 8])(
  'the laws hold for %i seats with Prophecy of Kings and the Codices',
  (seats) => {
    for (let n = 0; n < GAMES; n++) {
      const seed = seats * 1000 + FIRST + n;
      const galaxy = ['slices', 'random', 'built'][seed % 3] as string;
      const report = checkLaws(ti4, {
        seats,
        seed,
        ...(seed % 2 === 0 ? { player: spirited } : {}),
        options: { ...everything, galaxy },
        every: 200,
        hasWords,
        ...laws,
      });
      expect(report.violations, `seed ${seed}`).toEqual([]);
      expect(report.finished, `seed ${seed}`).toBe(true);
    }
  },
  60_000 * GAMES,
);

test(
  'the laws hold where units are captured, commodities lent and fighters bought one by one',
  () => {
    for (let n = 0; n < GAMES; n++) {
      const seed = FIRST + n;
      const given = ['vuilraith', seed % 2 === 1 ? 'keleres' : 'sol', 'naalu', 'yin'];
      const report = checkLaws(ti4, {
        seats: 4,
        seed,
        player: spirited,
        options: { prophecy: true, codexIII: seed % 2 === 1, factions: 'given', given },
        every: 60,
        hasWords,
        ...laws,
      });
      expect(report.violations, `seed ${seed}`).toEqual([]);
      expect(report.finished, `seed ${seed}`).toBe(true);
    }
  },
  120_000 * GAMES,
);

// At a real table everybody who could hold an answer is asked: a whole game takes thousands of passes.
test.each([3, 6])(
  'the laws hold at a live table with %i seats',
  (seats) => {
    const report = checkLaws(ti4, {
      seats,
      seed: seats,
      live: true,
      player: spirited,
      every: 150,
      stopAfter: 1000,
      hasWords,
      ...laws,
    });
    expect(report.violations).toEqual([]);
  },
  120_000,
);
