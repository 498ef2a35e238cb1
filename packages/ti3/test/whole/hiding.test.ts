import { quickRoll, type Roll } from '@custodian/kernel';
import { type Game, ti3 } from '@custodian/ti3';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ObjectiveId, objectives, tileOf } from '../../src/content/facts/index.ts';
import { domainKey } from '../../src/hiding.ts';
import { fullDomainCounters } from '../../src/inventory.ts';
import { newGame } from '../kit/index.ts';

const { hide, guess } = ti3;
type Player = Game['players'][number];
const player = (g: Game, seat: number) => g.players[seat] as Player;

/** A table in the middle of the creation of its galaxy. */
function underConstruction(seats: number, seed: number): Game {
  const t = newGame(seats, { galaxy: 'played' }, `hiding ${seed}`);
  const stop = seed % 35;
  t.playOn(() => t.state().answers >= stop, seed);
  return t.game();
}

/** A table some rounds later: cards in hands, looked at and discarded, objectives claimed, domain counters lying about. */
function livedIn(seats: number, seed: number): Game {
  const t = newGame(seats, { longWar: seed % 2 === 0, noGameOver: seed % 4 === 0 }, `hiding ${seed}`);
  t.playOn(undefined, seed);
  const g = t.game();
  const roll = quickRoll(seed);
  const everybody = 1 << seats;
  const someoneLooks = (card: string) => {
    if (roll(3) === 1) g.seen[card] = roll(everybody) - 1;
  };
  g.phase = 'action';
  for (const p of g.players) {
    p.hand.push(...g.actionDeck.splice(0, roll(7) - 1));
    p.politicalHand.push(...g.politicalDeck.splice(0, roll(4) - 1));
    if (roll(4) === 1) {
      p.claimed.push(p.secret as ObjectiveId);
      p.secret = '';
    }
  }
  g.actionDiscard.push(...g.actionDeck.splice(0, 5));
  g.table.actionCards.push(...g.actionDeck.splice(0, 1));
  g.politicalDiscard.push(...(g.politicalDeck.splice(0, 3) as Game['politicalDiscard']));
  g.laws.push({ id: g.politicalDeck.pop() as Game['laws'][number]['id'], elected: [] });
  for (let n = roll(9); n > 0; n--) g.objectives.push(g.objectiveDeck.pop() as ObjectiveId);
  const counters = fullDomainCounters(g.options);
  for (const p of g.systems.flatMap((s) => s.planets)) {
    if (p.owner >= 0 || roll(3) === 1) continue;
    p.domain = {
      id: counters.splice(roll(counters.length) - 1, 1)[0] as (typeof counters)[number],
      faceUp: roll(4) === 1,
    };
    someoneLooks(domainKey(p.id));
  }
  for (const card of [...g.players.flatMap((p) => p.hand), ...g.actionDeck.slice(-3)]) someoneLooks(card);
  for (const card of [...g.players.flatMap((p) => p.politicalHand), ...g.politicalDeck.slice(-3)]) someoneLooks(card);
  for (const card of [...g.objectiveDeck.slice(-1), ...g.box.objectives.slice(-2)]) someoneLooks(card);
  return g;
}

const positions = fc.record({ seats: fc.integer({ min: 3, max: 6 }), seed: fc.nat(5000), early: fc.boolean() });
const laid = ({ seats, seed, early }: { seats: number; seed: number; early: boolean }) =>
  (early ? underConstruction : livedIn)(seats, seed);

test('a guessed world looks the same to the seat, and could be the real one', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(positions, (at) => {
      const g = laid(at);
      for (let seat = 0; seat < at.seats; seat++) {
        const hidden = hide(g, seat);
        const world = guess(hidden, seat, quickRoll(at.seed + seat));
        expect(hide(world, seat)).toEqual(hidden);
        expect(JSON.stringify(world)).not.toContain('"?');
        expect(ti3.miscounted(world)).toEqual([]);
      }
    }),
    { numRuns: 30 },
  );
});

/** Exchanges what only `holder` and nobody else knows for something else that only he would know. */
function otherSecrets(original: Game, holder: number, viewer: number, roll: Roll): Game {
  const g = ti3.copy(original);
  const p = player(g, holder);
  const isHidden = (card: string) => ((g.seen[card] ?? 0) & (1 << viewer)) === 0;
  const swap = (a: string[], b: string[], fits: (x: string, y: string) => boolean = () => true) => {
    const [i, j] = [roll(a.length) - 1, roll(b.length) - 1];
    const [x, y] = [a[i], b[j]];
    if (x !== undefined && y !== undefined && isHidden(x) && isHidden(y) && fits(x, y)) [a[i], b[j]] = [y, x];
  };
  swap(p.hand, g.actionDeck);
  swap(p.politicalHand, g.politicalDeck);
  swap(p.tiles, g.box.tiles);
  const secret = [p.secret as string].filter((card) => card !== '');
  swap(secret, g.box.objectives, (_, card) => objectives[card as ObjectiveId].stage === 'secret');
  p.secret = (secret[0] ?? '') as ObjectiveId;
  // What he has looked at is his secret too.
  for (const card of [...g.actionDeck.slice(-2), ...g.politicalDeck.slice(-2)])
    g.seen[card] = (g.seen[card] ?? 0) | (1 << holder);
  return g;
}

test("a seat's view does not change when only another seat's secrets do", { timeout: 30_000 }, () => {
  let changed = 0;
  fc.assert(
    fc.property(positions, (at) => {
      const g = laid(at);
      const roll = quickRoll(at.seed);
      for (const viewer of [0, 1]) {
        const holder = (viewer + roll(at.seats - 1)) % at.seats;
        const other = otherSecrets(g, holder, viewer, roll);
        if (JSON.stringify(player(other, holder)) !== JSON.stringify(player(g, holder))) changed++;
        expect(hide(other, viewer)).toEqual(hide(g, viewer));
      }
    }),
    { numRuns: 30 },
  );
  expect(changed).toBeGreaterThan(20);
});

test('what is hidden stays hidden when it is hidden again', () => {
  for (let seed = 1; seed < 6; seed++) {
    const g = livedIn(4, seed);
    for (const seat of [null, 0, 3]) expect(hide(hide(g, seat), seat)).toEqual(hide(g, seat));
  }
});

describe('a seat sees', () => {
  const g = livedIn(4, 1);
  g.seen = {};
  const view = hide(g, 1);

  test('its own cards, and the backs of all others', () => {
    expect(view.players[1]).toEqual(g.players[1]);
    expect(view.players[2]?.hand).toEqual(g.players[2]?.hand.map(() => '?'));
    expect(view.players[2]?.politicalHand).toEqual(g.players[2]?.politicalHand.map(() => '?'));
    expect(view.actionDeck).toEqual(g.actionDeck.map(() => '?'));
    expect(view.politicalDeck).toEqual(g.politicalDeck.map(() => '?'));
    expect(
      hide({ ...g, players: g.players.map((p) => ({ ...p, secret: 'usurper' as const })) }, 1).players[0]?.secret,
    ).toBe('?');
  });

  test('what is public', () => {
    for (const name of ['actionDiscard', 'politicalDiscard', 'laws', 'objectives', 'table', 'strategyCards'] as const)
      expect(view[name]).toEqual(g[name]);
  });

  test('of objective cards the back, which tells the kind', () => {
    expect(view.objectiveDeck).toEqual(g.objectiveDeck.map((card) => `?${objectives[card as ObjectiveId].stage}`));
    expect(new Set(view.box.objectives)).toEqual(new Set(['?stageI', '?stageII', '?secret']));
  });

  test('domain counters face up, and not face down', () => {
    const domains = (at: Game) => at.systems.flatMap((s) => s.planets.flatMap((p) => p.domain ?? []));
    expect(domains(view)).toEqual(domains(g).map((d) => (d.faceUp ? d : { id: '?', faceUp: false })));
    expect(domains(g).some((d) => d.faceUp)).toBe(true);
    expect(domains(g).some((d) => !d.faceUp)).toBe(true);
  });

  test('what it has looked at, which others do not', () => {
    const probed = g.systems.flatMap((s) => s.planets).find((p) => p.domain?.faceUp === false)?.id as string;
    const top = g.actionDeck.at(-1) as string;
    const held = g.players.flatMap((p, seat) => (seat === 1 || seat === 3 ? [] : p.hand))[0] as string;
    const looked = { ...g, seen: { [domainKey(probed)]: 0b0010, [top]: 0b1010, [held]: 0b1010 } };
    const knows = (seat: number | null) => {
      const seen = JSON.stringify(hide(looked, seat));
      const domain = hide(looked, seat)
        .systems.flatMap((s) => s.planets)
        .find((p) => p.id === probed)?.domain;
      return [(domain?.id as string) !== '?', seen.includes(`"${top}"`), seen.includes(`"${held}"`)];
    };
    expect(knows(1)).toEqual([true, true, true]);
    expect(knows(3)).toEqual([false, true, true]);
    expect(knows(null)).toEqual([false, false, false]);
    expect(hide(looked, 1).seen).toEqual({ [domainKey(probed)]: 0b0010, [top]: 0b0010, [held]: 0b0010 });
    expect(hide(looked, 3).seen).toEqual({ [top]: 0b1000, [held]: 0b1000 });
  });
});

describe('a guess', () => {
  test('keeps Imperium Rex in the deck until it is seen', () => {
    const g = newGame(4, {}).game();
    for (let i = 0; i < 20; i++)
      expect(guess(hide(g, 0), 0, quickRoll(i)).objectiveDeck.slice(0, 4)).toContain('imperiumRex');
  });

  test('differs from the next, and shares nothing with what it was made from', () => {
    const g = livedIn(4, 2);
    const hidden = hide(g, 0);
    const worlds = [1, 2, 3].map((seed) => guess(hidden, 0, quickRoll(seed)));
    expect(new Set(worlds.map((w) => JSON.stringify(w.players[1]))).size).toBeGreaterThan(1);
    const before = JSON.stringify(g);
    for (const system of worlds[0]?.systems ?? []) system.ships.length = 0;
    for (const p of worlds[0]?.players ?? []) p.technologies.length = 0;
    expect(JSON.stringify(g)).toBe(before);
  });

  test('a tile face down is one of those that nobody can see', () => {
    const t = newGame(5, { galaxy: 'played' });
    t.answer(t.game().speaker, 'N');
    const seat = t.game().speaker;
    const world = guess(hide(t.game(), seat), seat, quickRoll(1));
    expect(tileOf(world.box.faceDown).kind).toMatch(/regular|special/);
    expect(player(t.game(), seat).tiles).not.toContain(world.box.faceDown);
  });
});
