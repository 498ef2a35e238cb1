import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BattleOdds, Fight, Left, Order, Piece, Volley } from '../src/index.ts';
import { fightOdds, hitDistribution, inOrder, sumOf, withRerolls } from '../src/index.ts';

interface Ship extends Piece {
  readonly volley: Volley;
}

const ship = (kind: string, dice: number, hitOn: number, endures = 1): Ship => ({
  kind,
  endures,
  volley: { dice, hitOn },
});
const cruiser = ship('cruiser', 1, 7);
const dreadnought = ship('dreadnought', 1, 5, 2);
const warSun = ship('warSun', 3, 3, 2);
const fighter = ship('fighter', 1, 9);
const destroyer = ship('destroyer', 1, 9);
const many = (count: number, each: Ship): Ship[] => Array.from({ length: count }, () => each);

const side = (ships: readonly Ship[], order: Partial<Order> = {}, purse = 0) => ({
  pieces: ships,
  takes: inOrder({ losses: ships.map((_, i) => i), ...order }),
  purse,
});
const rolling = (ships: readonly Ship[]) => ({ volleys: ships.map(({ volley }) => volley) });

/** Ships are lost in the order in which they are listed. */
const fight = (a: readonly Ship[], b: readonly Ship[], more: Partial<Fight> = {}): Fight => ({
  a: side(a),
  b: side(b),
  rounds: [{ a: rolling(a), b: rolling(b) }],
  ...more,
});
const odds = (a: readonly Ship[], b: readonly Ship[], more: Partial<Fight> = {}): BattleOdds =>
  fightOdds(fight(a, b, more));

const total = ({ a, b, bothDestroyed, endless }: BattleOdds) => a.wins + b.wins + bothDestroyed + endless;

describe('a fight to the end', () => {
  test('cruiser against cruiser, by hand', () => {
    // Each hits with 0.4. Of the rounds in which somebody hits (1 - 0.36 = 0.64), 0.24 are mine alone and 0.16 both.
    const { a, b, bothDestroyed, rounds } = odds([cruiser], [cruiser]);
    expect(a.wins).toBeCloseTo(0.375, 12);
    expect(b.wins).toBeCloseTo(0.375, 12);
    expect(bothDestroyed).toBeCloseTo(0.25, 12);
    expect(a.expected.cruiser).toBeCloseTo(0.375, 12);
    expect(rounds).toBeCloseTo(1 / 0.64, 12);
  });

  test('a dreadnought that cannot be missed takes two hits', () => {
    const { a, b } = odds([ship('dreadnought', 1, 1, 2)], [ship('cruiser', 1, 1)]);
    expect(a.wins).toBe(1);
    expect(a.likely).toEqual({ p: 1, left: { dreadnought: 1 }, damaged: { dreadnought: 1 } });
    expect(b.likely).toBeNull();
  });

  test('fighters go first, and sustaining in turn saves no fighter', () => {
    const fleet = [fighter, fighter, dreadnought];
    const oneHit = { pending: { a: 1, b: 1 } };
    expect(odds(fleet, [cruiser], oneHit).a.likely?.left).toEqual({ fighter: 2, dreadnought: 1 });
    const inTurn = { ...oneHit, a: side(fleet, { sustain: 'in turn' }) };
    expect(odds(fleet, [cruiser], inTurn).a.likely).toEqual({
      p: 1,
      left: { fighter: 1, dreadnought: 1 },
      damaged: {},
    });
  });

  test('hits that are bound fall first, as far as they are bound', () => {
    const fleet = [fighter, dreadnought, dreadnought];
    const bound = (until: number, hits: number) =>
      odds(fleet, [cruiser], { a: side(fleet, { foremost: [{ piece: 2, until }] }), pending: { a: hits, b: 1 } }).a
        .likely;
    expect(bound(0, 2)).toMatchObject({ left: { fighter: 1, dreadnought: 1 }, damaged: {} });
    expect(bound(1, 2)).toMatchObject({ left: { fighter: 1, dreadnought: 2 }, damaged: { dreadnought: 2 } });
  });

  test('the first round may be rolled with other dice', () => {
    const sure = { volleys: [{ dice: 1, hitOn: 1 }] };
    const usual = rolling([cruiser]);
    const first = (a: { volleys: Volley[] }): Fight['rounds'] => [
      { a, b: usual },
      { a: usual, b: usual },
    ];
    const { a, bothDestroyed, rounds } = odds([cruiser], [cruiser], { rounds: first(sure) });
    expect(a.wins).toBeCloseTo(0.6, 12);
    expect(bothDestroyed).toBeCloseTo(0.4, 12);
    expect(rounds).toBe(1);
    const spent = odds([cruiser], [cruiser], { rounds: first({ volleys: [{ dice: 0, hitOn: 7 }] }) });
    expect(spent.b.wins).toBeCloseTo(0.4 + 0.6 * 0.375, 12);
  });

  test('sides without ships or without a chance to hit end as they must', () => {
    const harmless = ship('cruiser', 1, 11);
    expect(odds([], []).bothDestroyed).toBe(1);
    expect(odds([cruiser], []).a.wins).toBe(1);
    expect(odds([harmless], [harmless]).endless).toBe(1);
    expect(odds([harmless], [cruiser]).b.wins).toBeCloseTo(1, 12);
  });

  test('what becomes of the winner afterwards does not change that he has won', () => {
    const gone = { settles: { a: (left: Left) => new Uint8Array(left.length) } };
    const { a } = odds([cruiser], [cruiser], gone);
    expect(a.wins).toBeCloseTo(0.375, 12);
    expect(a.expected).toEqual({});
  });
});

describe('before the rounds', () => {
  test('shots fall at once, from what each has', () => {
    const [miss = 0, hit = 0] = hitDistribution([{ dice: 1, hitOn: 6 }]);
    const { a } = odds([cruiser], [cruiser], { stages: [{ a: () => [{ dice: 1, hitOn: 6 }] }] });
    expect(a.wins).toBeCloseTo(hit + miss * 0.375, 12);
  });

  test('a barrage takes fighters alone, wherever they stand in the order', () => {
    const fleet = [dreadnought, fighter, fighter];
    const isFighter = (piece: number) => fleet[piece]?.kind === 'fighter';
    const barrage = { a: () => [{ dice: 5, hitOn: 1 }], at: { b: isFighter } };
    const { b } = odds([ship('destroyer', 1, 11)], fleet, { stages: [barrage] });
    expect(b.likely).toMatchObject({ p: 1, left: { dreadnought: 1 }, damaged: {} });
  });

  test('who fires at nothing spends nothing', () => {
    // With one counter left for the round, a die that misses is rolled anew.
    const fires = { a: () => [{ dice: 1, hitOn: 7 }] };
    const nothing = { stages: [{ ...fires, at: { b: () => false } }], a: side([cruiser], {}, 1) };
    const kept = odds([cruiser], [ship('target', 0, 11)], nothing);
    expect(kept.rounds).toBeCloseTo(0.64 + 0.36 * (1 + 1 / 0.4), 12);
  });

  test('a turn may take both sides elsewhere', () => {
    const turn = (a: Left, b: Left) => [
      { p: 0.5, a, b: new Uint8Array(b.length) },
      { p: 0.5, a, b },
    ];
    expect(odds([cruiser], [cruiser], { stages: [{ turn }] }).a.wins).toBeCloseTo(0.5 + 0.5 * 0.375, 12);
  });
});

describe('dice that are rolled anew', () => {
  test('for nothing: each once, the likeliest first', () => {
    const [scores = []] = withRerolls(
      [
        { dice: 1, hitOn: 9 },
        { dice: 1, hitOn: 6 },
      ],
      { free: 1, purse: 0 },
    );
    // The better die misses with 0.5 and is rolled anew; only when it has hit is the other one.
    expect(scores[0]).toBeCloseTo(0.5 * 0.5 * 0.8, 12);
    expect(scores[2]).toBeCloseTo(0.5 * (0.2 + 0.8 * 0.2) + 0.5 * 0.5 * 0.2, 12);
  });

  test('for something that runs out', () => {
    const rows = withRerolls([{ dice: 1, hitOn: 6 }], { free: 0, purse: 2 });
    expect(rows).toEqual([
      [0, 0.5],
      [0, 0.25],
      [0.125, 0.125],
    ]);
  });

  test('a side that spends is better off, and what it has spent is gone', () => {
    const [none, one, two] = [0, 1, 2].map(
      (purse) => odds([cruiser], [cruiser], { a: side([cruiser], {}, purse) }).a.wins,
    );
    expect(one).toBeGreaterThan(none ?? 1);
    expect(two).toBeGreaterThan(one ?? 1);
    // The first die hits with 0.64 as often as it is rolled; without a hit of either side the counter is gone.
    expect(one).toBeCloseTo(0.64 * 0.6 + 0.36 * 0.6 * 0.375, 12);
  });
});

describe('a side that goes away', () => {
  const hopeless = { leaves: { a: { below: 0.4 } } };

  test('says so before a round and goes after it', () => {
    const { a, b, rounds, endings } = odds([cruiser], [cruiser, cruiser], hopeless);
    expect(rounds).toBe(1);
    expect(a.leaves).toBeCloseTo(0.6 * 0.6, 12);
    expect(b.wins).toBe(1);
    const left = endings.filter((ending) => ending.left === 'a');
    expect(left.map(({ p, b: other }) => [other.left.cruiser, Number(p.toFixed(6))])).toEqual([
      [2, 0.216],
      [1, 0.144],
    ]);
  });

  test('stays where it may not go, and where it has said so too early', () => {
    const { a, b } = odds([cruiser], [cruiser, cruiser], { ...hopeless, mayLeave: { a: () => false } });
    const usual = odds([cruiser], [cruiser, cruiser]);
    expect(a).toMatchObject({ leaves: 0, wins: usual.a.wins });
    expect(b.wins).toBe(usual.b.wins);
    const onlyWounded = {
      ...hopeless,
      mayLeave: { a: (_: Left, other: Left) => sumOf({ left: other[0] as number }) === 0 },
    };
    expect(odds([cruiser], [cruiser, cruiser], onlyWounded).a.leaves).toBeGreaterThan(0);
  });

  test('that has said so goes once the hits on the table are taken', () => {
    const now = { leaving: { side: 'b', when: 'now' }, pending: { a: 0, b: 1 } } as const;
    expect(odds([cruiser], [cruiser, cruiser], now)).toMatchObject({
      rounds: 0,
      b: { leaves: 1, expected: { cruiser: 1 } },
    });
    expect(odds([cruiser], [cruiser], now)).toMatchObject({ a: { wins: 1 }, b: { leaves: 0 } });
    const after = odds([cruiser], [cruiser], { leaving: { side: 'b', when: 'after a round' } });
    expect(after.rounds).toBe(1);
    expect(after.b.leaves).toBeCloseTo(0.36, 12);
  });
});

describe('any fight', () => {
  const anyShip: fc.Arbitrary<Ship> = fc.record({
    kind: fc.constantFrom('one', 'other'),
    endures: fc.constantFrom(1, 2),
    volley: fc.record({ dice: fc.nat(3), hitOn: fc.integer({ min: 0, max: 12 }) }),
  });
  const anyFleet = fc.array(anyShip, { maxLength: 7 });

  test('adds up to 1, and swapping the sides swaps the odds', () => {
    fc.assert(
      fc.property(anyFleet, anyFleet, fc.nat(2), fc.nat(2), (a, b, shots, purse) => {
        const stages = (one: 'a' | 'b') => [{ [one]: () => [{ dice: shots, hitOn: 6 }] }];
        const there = odds(a, b, { stages: stages('a'), a: side(a, {}, purse) });
        const back = odds(b, a, { stages: stages('b'), b: side(a, {}, purse) });
        expect(total(there)).toBeCloseTo(1, 9);
        expect(there.a.endings.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 9);
        expect(there.endings.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 9);
        expect(there.a.wins).toBeCloseTo(back.b.wins, 9);
        expect(there.bothDestroyed).toBeCloseTo(back.bothDestroyed, 9);
        if (there.endless === 0) expect(there.rounds).toBeCloseTo(back.rounds, 6);
      }),
    );
  });

  test('comes to the same in one pass as pair by pair', () => {
    // Nobody ever goes, but it is asked of every pair.
    const slowly = { leaves: { a: { below: -1 } } };
    fc.assert(
      fc.property(anyFleet, anyFleet, (a, b) => {
        const [quick, slow] = [odds(a, b), odds(a, b, slowly)];
        expect(quick.a.wins).toBeCloseTo(slow.a.wins, 12);
        expect(quick.b.wins).toBeCloseTo(slow.b.wins, 12);
        for (const kind of ['one', 'other'])
          expect(quick.a.expected[kind] ?? 0).toBeCloseTo(slow.a.expected[kind] ?? 0, 9);
      }),
    );
  });
});

test('dice rolled ten thousand times agree, a barrage before them', () => {
  let seed = 7;
  const die = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * 10) + 1;
  };
  const a = [...many(3, fighter), ...many(2, destroyer), ...many(2, cruiser), dreadnought];
  const b = [...many(4, fighter), destroyer, warSun];
  // Played ship by ship, in the order in which the ships are lost, damage first.
  type Ships = { kind: string; volley: Volley; left: number }[];
  const launched = (ships: readonly Ship[]): Ships =>
    ships.map(({ kind, volley, endures }) => ({ kind, volley, left: endures }));
  const rolled = (dice: number, hitOn: number): number => {
    let hits = 0;
    for (let n = 0; n < dice; n++) if (die() >= hitOn) hits++;
    return hits;
  };
  const fire = (ships: Ships) => ships.reduce((sum, { volley }) => sum + rolled(volley.dice, volley.hitOn), 0);
  const barraged = (ships: Ships, by: Ships): Ships => {
    let hits = rolled(2 * by.filter(({ kind }) => kind === 'destroyer').length, 9);
    return ships.filter(({ kind }) => kind !== 'fighter' || hits-- <= 0);
  };
  const suffer = (ships: Ships, hits: number) => {
    for (let hit = 0; hit < hits; hit++) {
      const sound = ships.find(({ left }) => left === 2);
      if (sound) sound.left = 1;
      else ships.shift();
    }
  };
  const games = 10_000;
  let [wins, draws, shipsLeft, rounds] = [0, 0, 0, 0];
  for (let game = 0; game < games; game++) {
    const [first, second] = [launched(a), launched(b)];
    const [mine, theirs] = [barraged(first, second), barraged(second, first)];
    while (mine.length > 0 && theirs.length > 0) {
      rounds++;
      const [onTheirs, onMine] = [fire(mine), fire(theirs)];
      suffer(theirs, onTheirs);
      suffer(mine, onMine);
    }
    if (mine.length > 0) wins++;
    else if (theirs.length === 0) draws++;
    shipsLeft += mine.length;
  }
  const shots = (ships: readonly Ship[]) => (left: Left) => [
    { dice: 2 * ships.filter(({ kind }, i) => kind === 'destroyer' && (left[i] as number) > 0).length, hitOn: 9 },
  ];
  const isFighter = (ships: readonly Ship[]) => (piece: number) => ships[piece]?.kind === 'fighter';
  const barrage = { a: shots(a), b: shots(b), at: { a: isFighter(a), b: isFighter(b) } };
  const foretold = odds(a, b, { stages: [barrage] });
  expect(Math.abs(foretold.a.wins - wins / games)).toBeLessThan(0.02);
  expect(Math.abs(foretold.bothDestroyed - draws / games)).toBeLessThan(0.02);
  expect(Math.abs(sumOf(foretold.a.expected) - shipsLeft / games)).toBeLessThan(0.1);
  expect(Math.abs(foretold.rounds - rounds / games)).toBeLessThan(0.05);
});

test('forty ships a side are reckoned out, and alike fleets have alike chances', () => {
  const armada = [...many(24, fighter), ...many(8, cruiser), ...many(6, dreadnought), ...many(2, warSun)];
  const { a, b } = odds(armada, armada);
  expect(a.wins).toBeCloseTo(b.wins, 9);
});
