// What a seat may know, and worlds that it could not tell from the real one.
import { quickRoll } from '@custodian/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ObjectiveId, TileId } from '../../src/facts/index.ts';
import { objectives, tiles } from '../../src/facts/index.ts';
import type { Game, Player } from '../../src/game.ts';
import { noteOwner } from '../../src/queries/players.ts';
import { ti4 } from '../../src/ti4.ts';
import { newGame } from '../kit/index.ts';

const { hide, guess } = ti4;
const player = (g: Game, seat: number): Player => g.players[seat] as Player;

/** A table in the middle of the creation of its galaxy. */
function underConstruction(seats: number, seed: number): Game {
  const t = newGame(seats, { galaxy: 'built' }, `hiding ${seed}`);
  const stop = seed % 35;
  t.playOn(() => t.state().answers >= stop, seed);
  return t.game();
}

/** A table some rounds later: cards in hands, looked at and discarded, notes given, objectives opened and scored. */
function livedIn(seats: number, seed: number): Game {
  const t = newGame(seats, {}, `hiding ${seed}`);
  t.playOn(undefined, seed);
  const g = t.game();
  const roll = quickRoll(seed);
  const someoneLooks = (card: string): void => {
    if (roll(3) === 1) g.seen[card] = roll(1 << seats) - 1;
  };
  g.phase = 'action';
  for (const p of g.players) {
    p.hand.push(...g.actionDeck.splice(0, roll(7) - 1));
    p.secrets.push(...g.secretDeck.splice(0, roll(3) - 1));
    if (roll(3) === 1) p.scored.push(p.secrets.pop() as ObjectiveId);
  }
  for (let n = roll(9); n > 0; n--) {
    const [from, to] = [roll(seats) - 1, roll(seats) - 1];
    const note = player(g, from).notes[roll(player(g, from).notes.length) - 1];
    if (from === to || note === undefined) continue;
    player(g, from).notes = player(g, from).notes.filter((each) => each !== note);
    player(g, from).received = Math.min(player(g, from).received, player(g, from).notes.length);
    player(g, to).notes.push(note);
    player(g, to).received++;
    g.seen[note] = (1 << from) | (1 << to);
  }
  const open = player(g, 0).notes.find((note) => noteOwner(note) !== 0);
  if (open !== undefined) {
    player(g, 0).notes = player(g, 0).notes.filter((each) => each !== open);
    player(g, 0).notesInPlay.push(open);
    player(g, 0).received--;
  }
  g.actionDiscard.push(...g.actionDeck.splice(0, 5));
  g.table.actionCards.push(...g.actionDeck.splice(0, 1));
  g.agendaDiscard.push(...(g.agendaDeck.splice(0, 3) as Game['agendaDiscard']));
  g.table.agendas.push(...(g.agendaDeck.splice(0, 1) as Game['agendaDiscard']));
  g.laws.push({ id: g.agendaDeck.pop() as Game['laws'][number]['id'], elected: '', owner: -1, exhausted: false });
  for (let n = roll(8); n > 1; n--) {
    const next = g.objectives.find((o) => !o.open);
    if (next !== undefined) next.open = true;
  }
  const [from, to] = [0, 1];
  const nothing = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] };
  const given = player(g, from).notes[0] ?? '';
  g.offers.push({
    id: 1,
    from,
    to,
    give: { ...nothing, note: given },
    take: { ...nothing, tradeGoods: 1 },
    promise: '',
    wanted: '',
  });
  if (given !== '') g.seen[given] = (g.seen[given] ?? 0) | (1 << to);
  for (const card of [...g.players.flatMap((p) => p.hand), ...g.actionDeck.slice(-3)]) someoneLooks(card);
  for (const card of [...g.agendaDeck.slice(-2), ...g.secretDeck.slice(-1)]) someoneLooks(card);
  return g;
}

const positions = fc.record({ seats: fc.integer({ min: 3, max: 6 }), seed: fc.nat(5000), early: fc.boolean() });
const laid = ({ seats, seed, early }: { seats: number; seed: number; early: boolean }): Game =>
  (early ? underConstruction : livedIn)(seats, seed);

test('a guessed world looks the same to the seat, and could be the real one', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(positions, (at) => {
      const g = laid(at);
      expect(ti4.miscounted(g)).toEqual([]);
      for (let seat = 0; seat < at.seats; seat++) {
        const hidden = hide(g, seat);
        const world = guess(hidden, seat, quickRoll(at.seed + seat));
        expect(hide(world, seat)).toEqual(hidden);
        expect(JSON.stringify(world)).not.toContain('"?');
        expect(ti4.miscounted(world)).toEqual([]);
        for (const [other, p] of world.players.entries())
          expect(p.notes.filter((note) => noteOwner(note) !== other).length).toBeLessThanOrEqual(p.received);
      }
    }),
    { numRuns: 40 },
  );
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
    for (const cards of ['hand', 'notes', 'secrets'] as const)
      expect(view.players[2]?.[cards]).toEqual(g.players[2]?.[cards].map(() => '?'));
    for (const deck of ['actionDeck', 'agendaDeck', 'secretDeck'] as const)
      expect(view[deck]).toEqual(g[deck].map(() => '?'));
  });

  test('what is public', () => {
    for (const name of ['actionDiscard', 'agendaDiscard', 'laws', 'table', 'strategyCards', 'systems'] as const)
      expect(view[name]).toEqual(g[name]);
    for (const name of ['notesInPlay', 'scored', 'technologies', 'received'] as const)
      expect(view.players[2]?.[name]).toEqual(g.players[2]?.[name]);
  });

  test('open objectives, and of the others the stage', () => {
    const stage = (id: string): string => objectives[id as ObjectiveId].stage;
    expect(view.objectives).toEqual(g.objectives.map((o) => (o.open ? o : { id: `?${stage(o.id)}`, open: false })));
    expect(view.box.objectives).toEqual(g.box.objectives.map((id) => `?${stage(id)}`));
  });

  test('of dealt tiles the color of the back', () => {
    const early = underConstruction(4, 3);
    const back = (id: string): string => `?${tiles[id as TileId].back}`;
    expect(hide(early, 1).players[2]?.tiles).toEqual(early.players[2]?.tiles.map(back));
    expect(hide(early, 1).players[1]?.tiles).toEqual(early.players[1]?.tiles);
    expect(hide(early, 1).box.tiles).toEqual(early.box.tiles.map(back));
  });

  test('what it has looked at, which others do not', () => {
    const [top, note] = [g.agendaDeck.at(-1) as string, player(g, 2).notes[0] as string];
    const looked = { ...g, seen: { [top]: 0b1010, [note]: 0b0110 } };
    const knows = (seat: number | null): boolean[] => {
      const { agendaDeck, players } = hide(looked, seat);
      return [agendaDeck.at(-1) === top, players[2]?.notes[0] === note];
    };
    expect(knows(1)).toEqual([true, true]);
    expect(knows(2)).toEqual([false, true]);
    expect(knows(3)).toEqual([true, false]);
    expect(knows(null)).toEqual([false, false]);
    expect(hide(looked, 3).seen).toEqual({ [top]: 0b1000 });
  });

  test('what is in an offer only as one of the two', () => {
    const side = g.offers[0]?.give;
    expect(side?.note).not.toBe('');
    expect(hide(g, 0).offers).toEqual(g.offers);
    expect(hide(g, 1).offers).toEqual(g.offers);
    expect(hide(g, 2).offers[0]?.give).toEqual({ ...side, note: '?' });
  });
});

describe('a guess', () => {
  test('differs from the next, and shares nothing with what it was made from', () => {
    const g = livedIn(4, 2);
    const hidden = hide(g, 0);
    const worlds = [1, 2, 3].map((seed) => guess(hidden, 0, quickRoll(seed)));
    expect(new Set(worlds.map((w) => JSON.stringify(w.players[1]))).size).toBeGreaterThan(1);
    const before = JSON.stringify(g);
    for (const system of worlds[0]?.systems ?? []) system.space.length = 0;
    for (const p of worlds[0]?.players ?? []) p.technologies.length = 0;
    expect(JSON.stringify(g)).toBe(before);
  });

  test('leaves notes with players who have received none', () => {
    const t = newGame(4, {});
    t.playOn();
    const g = t.game();
    for (let n = 0; n < 5; n++) {
      const world = guess(hide(g, 0), 0, quickRoll(n));
      for (const [seat, p] of world.players.entries())
        expect(p.notes.every((note) => noteOwner(note) === seat)).toBe(true);
    }
  });
});
