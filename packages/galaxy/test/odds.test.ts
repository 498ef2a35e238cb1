import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BattleOdds, battleOdds, hitDistribution, mixOdds, type ShipGroup } from '../src/index.ts';

const cruiser = { count: 1, dice: 1, hitOn: 7, hits: 1 } as const;
const dreadnought = { count: 1, dice: 1, hitOn: 5, hits: 2, priority: 2 } as const;
const warSun = { count: 1, dice: 3, hitOn: 3, hits: 2, priority: 3 } as const;
const fighter = { count: 1, dice: 1, hitOn: 9, hits: 1, priority: -1 } as const;

const total = (odds: BattleOdds) => odds.a.wins + odds.b.wins + odds.bothDestroyed + odds.endless;

const anyGroup: fc.Arbitrary<ShipGroup> = fc.record({
  count: fc.integer({ min: 0, max: 4 }),
  dice: fc.nat(3),
  hitOn: fc.integer({ min: 0, max: 12 }),
  hits: fc.constantFrom(1, 2),
  priority: fc.nat(3),
});
const anyFleet = fc.array(anyGroup, { maxLength: 4 });

test('cruiser against cruiser, by hand', () => {
  // Each hits with 0.4. Of the rounds in which somebody hits (1 - 0.36 = 0.64), 0.24 are mine alone and 0.16 both.
  const odds = battleOdds([cruiser], [cruiser]);
  expect(odds.a.wins).toBeCloseTo(0.375, 12);
  expect(odds.b.wins).toBeCloseTo(0.375, 12);
  expect(odds.bothDestroyed).toBeCloseTo(0.25, 12);
  expect(odds.a.expected[0]).toBeCloseTo(0.375, 12);
});

test('a dreadnought that cannot be missed takes two hits', () => {
  const sure = { ...cruiser, hitOn: 1 };
  const odds = battleOdds([{ ...dreadnought, hitOn: 1 }], [sure]);
  expect(odds.a.wins).toBe(1);
  expect(odds.a.likely).toEqual({ p: 1, left: [1], damaged: 1 });
  expect(odds.b.likely).toBeNull();
});

test('fighters go first, and sustaining in turn saves no fighter', () => {
  const fleet = [dreadnought, { ...fighter, count: 2 }];
  const oneHit = { start: [{ a: 1, b: 1, p: 1 }] };
  expect(battleOdds(fleet, [cruiser], oneHit).a.likely).toEqual({ p: 1, left: [1, 2], damaged: 1 });
  const inTurn = battleOdds(fleet, [cruiser], { ...oneHit, sustain: { a: 'in turn' } });
  expect(inTurn.a.likely).toEqual({ p: 1, left: [1, 1], damaged: 0 });
});

test('the first round may be rolled with other dice', () => {
  const odds = battleOdds([cruiser], [cruiser], { firstRound: { a: [{ dice: 1, hitOn: 1 }] } });
  expect(odds.a.wins).toBeCloseTo(0.6, 12);
  expect(odds.bothDestroyed).toBeCloseTo(0.4, 12);
  const spent = battleOdds([cruiser], [cruiser], { firstRound: { a: [{ dice: 0, hitOn: 7 }] } });
  expect(spent.b.wins).toBeCloseTo(0.4 + 0.6 * 0.375, 12);
});

test('hits before the battle are a starting distribution', () => {
  const [miss = 0, hit = 0] = hitDistribution([{ ...cruiser, hitOn: 6 }]);
  const start = [
    { a: 0, b: 0, p: miss },
    { a: 0, b: 5, p: hit },
  ];
  expect(battleOdds([cruiser], [cruiser], { start }).a.wins).toBeCloseTo(0.5 + 0.5 * 0.375, 12);
});

test('a barrage that may take only fighters mixes the fleets it can leave', () => {
  const defender = (fighters: number) => [dreadnought, { ...fighter, count: fighters }];
  const attacker = [{ ...cruiser, count: 2 }];
  const odds = mixOdds(
    hitDistribution([{ count: 1, dice: 2, hitOn: 9 }]).map((p, hits) => ({
      p,
      odds: battleOdds(attacker, defender(2 - hits)),
    })),
  );
  expect(total(odds)).toBeCloseTo(1, 12);
  const untouched = battleOdds(attacker, defender(2));
  expect(odds.a.wins).toBeGreaterThan(untouched.a.wins);
  expect(odds.b.endings.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12);
  expect(odds.b.expected[1]).toBeLessThan(untouched.b.expected[1] ?? 0);
});

test('sides without ships or without a chance to hit end as they must', () => {
  const harmless = { ...cruiser, hitOn: 11 };
  expect(battleOdds([], []).bothDestroyed).toBe(1);
  expect(battleOdds([cruiser], []).a.wins).toBe(1);
  expect(battleOdds([harmless], [harmless]).endless).toBe(1);
  expect(battleOdds([harmless], [cruiser]).b.wins).toBeCloseTo(1, 12);
});

test('the odds of any battle add up to 1, and swapping the sides swaps them', () => {
  fc.assert(
    fc.property(anyFleet, anyFleet, (a, b) => {
      const odds = battleOdds(a, b);
      const swapped = battleOdds(b, a);
      expect(total(odds)).toBeCloseTo(1, 9);
      expect(odds.a.endings.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 9);
      expect(odds.a.wins).toBeCloseTo(swapped.b.wins, 9);
      expect(odds.bothDestroyed).toBeCloseTo(swapped.bothDestroyed, 9);
    }),
  );
});

test('dice rolled twenty thousand times agree', () => {
  let seed = 7;
  const die = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * 10) + 1;
  };
  // Played ship by ship, in the order in which the ships are lost, damage first.
  const fleet = (groups: ShipGroup[]) =>
    [...groups]
      .sort((x, y) => (x.priority ?? 0) - (y.priority ?? 0))
      .flatMap((group) => Array.from({ length: group.count }, () => ({ ...group, left: group.hits as number })));
  type Ships = ReturnType<typeof fleet>;
  const fire = (ships: Ships) =>
    ships.reduce((sum, ship) => sum + Array.from({ length: ship.dice }, die).filter((n) => n >= ship.hitOn).length, 0);
  const suffer = (ships: Ships, hits: number) => {
    for (let hit = 0; hit < hits; hit++) {
      const sound = ships.find((ship) => ship.left === 2);
      if (sound) sound.left = 1;
      else ships.shift();
    }
  };
  const a = [{ ...cruiser, count: 2 }, dreadnought, { ...fighter, count: 3 }];
  const b = [warSun, { ...fighter, count: 2 }];
  const games = 20_000;
  let [wins, draws, shipsLeft] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    const [mine, theirs] = [fleet(a), fleet(b)];
    while (mine.length > 0 && theirs.length > 0) {
      const [onTheirs, onMine] = [fire(mine), fire(theirs)];
      suffer(theirs, onTheirs);
      suffer(mine, onMine);
    }
    if (mine.length > 0) wins++;
    else if (theirs.length === 0) draws++;
    shipsLeft += mine.length;
  }
  const odds = battleOdds(a, b);
  expect(Math.abs(odds.a.wins - wins / games)).toBeLessThan(0.015);
  expect(Math.abs(odds.bothDestroyed - draws / games)).toBeLessThan(0.015);
  expect(Math.abs(odds.a.expected.reduce((sum, n) => sum + n, 0) - shipsLeft / games)).toBeLessThan(0.05);
});

test('forty ships a side are reckoned out, and alike fleets have alike chances', () => {
  const armada = [
    { ...fighter, count: 24 },
    { ...cruiser, count: 8 },
    { ...dreadnought, count: 6 },
    { ...warSun, count: 2 },
  ];
  const odds = battleOdds(armada, armada);
  expect(odds.a.wins).toBeCloseTo(odds.b.wins, 9);
});
