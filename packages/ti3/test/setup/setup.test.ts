import { isRefusal, type Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { layTable, ti3 } from '@custodian/ti3';
import { describe, expect, test } from 'vitest';
import { type ObjectiveId, objectives } from '../../src/content/facts/index.ts';
import { newGame } from '../kit/index.ts';
import { mapWithoutWormholes } from '../maps.ts';

const stageOf = (card: string) => objectives[card as ObjectiveId].stage;
const refusalOf = (seats: number, options: Parameters<typeof layTable>[1]) => {
  const laid = layTable(seats, options);
  return isRefusal(laid) ? laid.text.key : null;
};

scenario(['sequence:setup'], 'a random first player takes the Speaker token', () => {
  const speakers = Array.from({ length: 40 }, (_, i) => newGame(6, {}, `speaker ${i}`).game().speaker);
  expect(new Set(speakers)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

scenario(
  ['sequence:setup'],
  'decks are shuffled and strategy cards lie in numerical order with their active side up',
  () => {
    const t = newGame(6, {}, 'decks');
    expect(t.game().actionDeck).toHaveLength(103);
    expect(t.game().politicalDeck).toHaveLength(60);
    expect(t.game().actionDeck).not.toEqual(newGame(6, {}, 'other decks').game().actionDeck);
    expect(t.game().strategyCards.map((c) => c.id)).toEqual([
      'initiative',
      'diplomacy',
      'political',
      'logistics',
      'trade',
      'warfare',
      'technology',
      'imperial',
    ]);
    expect(t.game().strategyCards.every((c) => c.holder === -1 && c.active && c.bonus === 0)).toBe(true);
    expect(t.game().tradeSupply).toBe(40);
  },
);

scenario(['sequence:setup'], 'the objective deck: 6 Stage I on top of 3 Stage II shuffled with Imperium Rex', () => {
  const rexAt = new Set<number>();
  for (let i = 0; i < 30; i++) {
    const { objectiveDeck, box } = newGame(6, {}, `objectives ${i}`).game();
    const fromTop = objectiveDeck.slice().reverse();
    expect(fromTop.map(stageOf)).toEqual([...Array(6).fill('stageI'), ...Array(4).fill('stageII')]);
    rexAt.add(fromTop.indexOf('imperiumRex'));
    expect(box.objectives.map(stageOf).sort()).toEqual([
      ...Array(4).fill('secret'),
      ...Array(4).fill('stageI'),
      ...Array(6).fill('stageII'),
    ]);
  }
  expect(rexAt).toEqual(new Set([6, 7, 8, 9]));
});

scenario(['sequence:setup'], 'the Long War has 14 public objectives, and may be played without Game Over', () => {
  const deckOf = (options: object) =>
    newGame(4, { longWar: true, ...options })
      .game()
      .objectiveDeck.slice()
      .reverse();
  expect(deckOf({}).map(stageOf)).toEqual([...Array(8).fill('stageI'), ...Array(6).fill('stageII')]);
  expect(deckOf({})).toContain('imperiumRex');
  expect(deckOf({ noGameOver: true }).map(stageOf)).toEqual([...Array(8).fill('stageI'), ...Array(5).fill('stageII')]);
  expect(deckOf({ noGameOver: true })).not.toContain('imperiumRex');
});

scenario(['sequence:setup'], 'everybody is dealt a secret objective that only he has seen', () => {
  const t = newGame(6, { galaxy: 'played' });
  const secrets = t.game().players.map((p) => p.secret as string);
  expect(new Set(secrets).size).toBe(6);
  expect(secrets.map(stageOf)).toEqual(Array(6).fill('secret'));
  for (const { seat, objective, to } of t.events('secretReceived')) {
    expect(objective).toBe(secrets[seat as number]);
    expect(to).toEqual([seat]);
  }
});

scenario(['sequence:setup'], 'races are drawn at random, or given by the host', () => {
  const drawn = newGame(6, {})
    .game()
    .players.map((p) => p.race);
  expect(new Set(drawn).size).toBe(6);
  const given = ['sol', 'norr', 'hacan'];
  expect(
    newGame(3, { races: 'given', given })
      .game()
      .players.map((p) => p.race),
  ).toEqual(given);
});

scenario(['sequence:setup'], 'races are chosen from what is left, clockwise from the first player', () => {
  const t = newGame(3, { races: 'chosen' }, 'choosing');
  const first = t.game().speaker;
  const [second, third] = [(first + 1) % 3, (first + 2) % 3];
  expect(t.awaited()).toEqual([first]);
  expect(t.options(first)).toHaveLength(10);
  t.answer(first, 'sol');
  expect(t.awaited()).toEqual([second]);
  expect(t.refusal(second, 'sol')).toBe('kernel.no option');
  t.answer(second, 'naalu');
  expect(t.options(third)).not.toContain('naalu');
  t.answer(third, 'letnev');
  expect([first, second, third].map((seat) => t.game().players[seat]?.race)).toEqual(['sol', 'naalu', 'letnev']);
});

scenario(['sequence:setup'], 'Keeper of Gates is exchanged in a galaxy without wormholes', () => {
  const dealt = (seed: string, options: Json) => {
    const t = newGame(3, options, seed);
    const [keeper] = t.events('secretReceived').filter((e) => e.objective === 'keeperOfGates');
    return { t, seat: keeper?.seat as number | undefined };
  };
  const seed = Array.from({ length: 50 }, (_, i) => `gates ${i}`).find(
    (s) => dealt(s, {}).seat !== undefined,
  ) as string;

  const { t, seat } = dealt(seed, { galaxy: 'map', map: mapWithoutWormholes });
  const secret = t.game().players[seat as number]?.secret as string;
  expect(secret).not.toBe('keeperOfGates');
  expect(stageOf(secret)).toBe('secret');
  expect(t.game().box.objectives).toContain('keeperOfGates');
  expect(t.game().box.objectives).not.toContain(secret);
  expect(t.events('secretExchanged')[0]?.to).toEqual([seat]);
  expect(ti3.hide(t.game(), seat as number).box.objectives).toContain('keeperOfGates');
  expect(ti3.hide(t.game(), ((seat as number) + 1) % 3).box.objectives).not.toContain('keeperOfGates');

  // The same deal with wormholes on the map: he keeps it.
  const kept = dealt(seed, { galaxy: 'map', map: mapWithoutWormholes.replace('saudor', 'quann') });
  expect(kept.t.game().players[kept.seat as number]?.secret).toBe('keeperOfGates');
});

scenario(['sequence:setup'], 'home planets are taken ready, and held since before the first round', () => {
  const t = newGame(3, { races: 'given', given: ['hacan', 'sol', 'l1z1x'] });
  t.playOn();
  const held = t.game().systems.flatMap((s) => s.planets.filter((p) => p.owner >= 0));
  expect(held.map((p) => p.id).sort()).toEqual(['arretze', 'hercant', 'jord', 'kamdorn', 'zeroZeroZero']);
  expect(held.every((p) => !p.exhausted && p.since === 0)).toBe(true);
});

describe('starting units', () => {
  const given = ['jolnar', 'sol', 'hacan', 'letnev'];
  const begin = () => newGame(4, { races: 'given', given });
  const at = (t: ReturnType<typeof newGame>, planet: string) => {
    const { groundForces, pds, dock } =
      t
        .game()
        .systems.flatMap((s) => s.planets)
        .find((p) => p.id === planet) ?? {};
    return { groundForces, pds, dock };
  };

  scenario(['sequence:setup'], 'are placed by all at once; who has one planet is not asked', () => {
    const t = begin();
    expect(t.where()).toBe('setup/place starting units');
    expect(t.awaited()).toEqual([0, 2, 3]);
    t.answer(3, {
      arcPrime: { groundForces: 1, pds: 0, dock: false },
      wrenTerra: { groundForces: 2, pds: 0, dock: true },
    });
    t.answer(0, { nar: { groundForces: 2, pds: 1, dock: true }, jol: { groundForces: 0, pds: 1, dock: false } });
    t.answer(2, {
      arretze: { groundForces: 2, pds: 0, dock: true },
      kamdorn: { groundForces: 2, pds: 0, dock: false },
    });
    expect(t.isOver()).toBe(true);
    expect(at(t, 'arcPrime')).toEqual({ groundForces: 1, pds: 0, dock: -1 });
    expect(at(t, 'wrenTerra')).toEqual({ groundForces: 2, pds: 0, dock: 0 });
    expect(at(t, 'nar')).toEqual({ groundForces: 2, pds: 1, dock: 0 });
    expect(at(t, 'jol')).toEqual({ groundForces: 0, pds: 1, dock: -1 });
    expect(at(t, 'hercant')).toEqual({ groundForces: 0, pds: 0, dock: -1 });
    expect(at(t, 'jord')).toEqual({ groundForces: 5, pds: 0, dock: 0 });
  });

  scenario(['sequence:setup'], 'all of them, and on home planets only', () => {
    const t = begin();
    const all = { groundForces: 2, pds: 2, dock: true };
    expect(t.refusal(0, { nar: all })).toBeNull();
    expect(t.refusal(0, { jord: all })).toBe('why.not a home planet');
    expect(t.refusal(0, { nar: { ...all, groundForces: 1 } })).toBe('why.starting units');
    expect(t.refusal(0, { nar: { ...all, pds: 1 } })).toBe('why.starting units');
    expect(t.refusal(0, { nar: { ...all, dock: false } })).toBe('why.starting units');
    expect(t.refusal(0, { nar: all, jol: { groundForces: 0, pds: 0, dock: true } })).toBe('why.starting units');
    expect(t.refusal(0, { nar: { ...all, groundForces: 3 }, jol: { groundForces: -1, pds: 0, dock: false } })).toBe(
      'kernel.unread',
    );
    for (const nonsense of [
      7,
      'nar',
      [],
      null,
      { nar: 1 },
      { nar: { groundForces: 2 } },
      { nar: { ...all, pds: 1.5 } },
    ])
      expect(t.refusal(0, nonsense)).not.toBeNull();
  });

  test('the proposal and every sample are accepted', () => {
    const t = begin();
    for (const seat of t.awaited()) {
      const decision = t.asked(seat);
      if (decision?.kind !== 'plan') throw new Error('a plan was expected');
      expect(decision.check(decision.fallback)).toBeNull();
      for (let i = 1; i <= 50; i++) expect(decision.check(decision.sample((sides) => (i % sides) + 1))).toBeNull();
    }
  });
});

scenario(['sequence:setup'], 'five players: 4 trade goods in places 1 and 4, 6 in place 5', () => {
  const places = new Set<string>();
  for (let i = 0; i < 10; i++) {
    const t = newGame(5, {}, `five ${i}`);
    t.playOn();
    const byPlace = t
      .game()
      .players.slice()
      .sort((a, b) => a.position - b.position);
    expect(byPlace.map((p) => p.tradeGoods)).toEqual([4, 0, 0, 4, 6]);
    expect(t.game().tradeSupply).toBe(26);
    places.add(
      t
        .game()
        .players.map((p) => p.position)
        .join(),
    );
  }
  expect(places.size).toBeGreaterThan(5);
});

test('nothing is missing or twice at any moment of the setup', () => {
  for (const seats of [3, 4, 5, 6]) {
    const t = newGame(seats, { galaxy: 'played', races: 'chosen' });
    t.playOn(() => {
      expect(ti3.miscounted(t.game())).toEqual([]);
      return false;
    });
    expect(t.isOver()).toBe(true);
    expect(ti3.miscounted({ ...t.game(), phase: 'strategy' })).toEqual([]);
  }
});

test('what is missing or twice is named', () => {
  const t = newGame(3, {});
  t.playOn();
  const off = (by: (g: ReturnType<typeof t.game>) => void) => {
    const g = ti3.copy(t.game());
    by(g);
    return ti3.miscounted(g).join('; ');
  };
  expect(off((g) => g.actionDeck.pop())).toMatch(/^action cards missing: \w+\.\d$/);
  expect(off((g) => g.politicalDeck.push('codeOfHonor'))).toBe('political cards too many: codeOfHonor');
  expect(off((g) => g.objectives.push('imperiumRex'))).toBe('objectives too many: imperiumRex');
  expect(off((g) => g.box.tiles.push('mecatolRex'))).toBe('tiles too many: mecatolRex');
  expect(off((g) => g.box.tiles.shift())).toBe('tiles missing: empty-1');
  expect(off((g) => g.strategyCards.pop())).toBe('strategy cards missing: imperial');
  expect(off((g) => g.tradeSupply++)).toMatch('41 trade goods instead of 40');
});

describe('a table is refused', () => {
  test.each([
    ['for 2 or 7 players', 2, {}, 'why.seats'],
    ['for 2 or 7 players', 7, {}, 'why.seats'],
    ['with options that are none', 3, [], 'why.options malformed'],
    ['with an unknown option', 3, { dragons: true }, 'why.unknown option'],
    ['with an unknown value', 3, { galaxy: 'flat' }, 'why.option value'],
    ['with a value that is none', 3, { galaxy: { toString: 1 } }, 'why.option value'],
    ['with a number for a switch', 3, { longWar: 1 }, 'why.option value'],
    ['with races that are no list', 3, { races: 'given', given: 'sol' }, 'why.options malformed'],
    ['with a map that is no text', 3, { map: 1 }, 'why.options malformed'],
    ['with too few races', 4, { races: 'given', given: ['sol', 'norr', 'hacan'] }, 'why.races for seats'],
    ['with a race twice', 3, { races: 'given', given: ['sol', 'norr', 'sol'] }, 'why.race twice'],
    ['with an unknown race', 3, { races: 'given', given: ['sol', 'norr', 'lazax'] }, 'why.unknown race'],
    ['with a race of another box', 3, { races: 'given', given: ['sol', 'norr', 'yin'] }, 'why.unknown race'],
  ] as const)('%s', (_, seats, options, key) => {
    expect(refusalOf(seats, options)).toBe(key);
  });

  test('but not without options', () => {
    expect(refusalOf(3, null)).toBeNull();
    expect(
      refusalOf(6, { races: 'given', given: ['sol', 'norr', 'yin', 'saar', 'muaat', 'winnu'], seRaces: true }),
    ).toBeNull();
  });
});
