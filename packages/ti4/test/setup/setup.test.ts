// Setting up: who speaks, who leads what, and what everybody begins with.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import type { FactionId, ObjectiveId } from '../../src/facts/index.ts';
import { factions, objectives, promissoryNotes, technologies } from '../../src/facts/index.ts';
import type { Game } from '../../src/game.ts';
import { NOBODY } from '../../src/game.ts';
import { miscounted } from '../../src/inventory.ts';
import { homeSystem } from '../../src/queries/board.ts';
import { factionIds, strategyCardIds } from '../kit/base-box.ts';
import type { NewGame } from '../kit/index.ts';
import { newGame } from '../kit/index.ts';

const given = (...who: FactionId[]): NewGame => newGame(who.length, { factions: 'given', given: who });
const finished = (t: NewGame): Game => {
  t.playOn();
  return t.game();
};
const counted = (types: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const type of types) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
};

scenario(['sequence:setup'], 'decks, cards and tokens lie as the rulebook says', () => {
  const g = finished(newGame(4));
  expect(g.custodians).toBe(true);
  expect(g.actionDeck).toHaveLength(80);
  expect(g.agendaDeck).toHaveLength(50);
  expect(g.strategyCards).toEqual(
    strategyCardIds.map((id) => ({ id, holder: NOBODY, exhausted: false, tradeGoods: 0 })),
  );
  const stages = g.objectives.map(({ id }) => objectives[id as ObjectiveId].stage);
  expect(stages).toEqual([...Array(5).fill('stageI'), ...Array(5).fill('stageII')]);
  expect(g.objectives.map((o) => o.open)).toEqual([true, true, ...Array(8).fill(false)]);
  for (const p of g.players) {
    expect(p).toMatchObject({ tactic: 3, fleet: 3, strategy: 2, commodities: 0, points: 0, hand: [] });
    expect(p.notes).toHaveLength(5);
    expect(p.secrets).toHaveLength(1);
  }
  expect(g.secretDeck).toHaveLength(16);
  expect(miscounted(g)).toEqual([]);
});

test('two secret objectives are drawn by everybody and one is kept, all at the same time', () => {
  const t = given('sol', 'letnev', 'norr');
  t.playOn((where) => where === 'setup/keep one secret objective');
  expect(t.awaited()).toEqual([0, 1, 2]);
  const drawn = t.game().players.map((p) => [...p.secrets]);
  expect(drawn.map((cards) => cards.length)).toEqual([2, 2, 2]);
  const kept = drawn.map((cards, seat) => cards[seat % 2] as string);
  for (const [seat, card] of kept.entries()) t.answer(seat, card);
  expect(t.game().players.map((p) => p.secrets)).toEqual(kept.map((card) => [card]));
  const returned = drawn.map((cards, seat) => cards[1 - (seat % 2)] as string);
  for (const card of returned) expect(t.game().secretDeck).toContain(card);
  // What was returned is nobody's business.
  const told = t.events('secretReturned').map((event) => JSON.stringify(event));
  for (const card of returned) expect(told.join()).not.toContain(card);
});

test('the speaker is drawn', () => {
  const speakers = new Set<number>();
  for (let n = 0; n < 40; n++) speakers.add(newGame(4, {}, `speaker ${n}`).game().speaker);
  expect(speakers).toEqual(new Set([0, 1, 2, 3]));
});

describe('factions', () => {
  test('are dealt, each once', () => {
    const factionsOf = (seed: string) =>
      newGame(6, {}, seed)
        .game()
        .players.map((p) => p.faction);
    expect(new Set(factionsOf('a')).size).toBe(6);
    expect(factionsOf('a')).not.toEqual(factionsOf('b'));
  });

  test('are chosen clockwise from the speaker', () => {
    const t = newGame(3, { factions: 'chosen' });
    const { speaker } = t.game();
    const order = [0, 1, 2].map((n) => (speaker + n) % 3);
    expect(t.options(speaker)).toEqual(factionIds);
    for (const [n, seat] of order.entries()) {
      expect(t.awaited()).toEqual([seat]);
      t.answer(seat, ['sol', 'norr', 'muaat'][n] as string);
    }
    expect(order.map((seat) => t.game().players[seat]?.faction)).toEqual(['sol', 'norr', 'muaat']);
  });

  test('one that is taken cannot be chosen again', () => {
    const t = newGame(3, { factions: 'chosen' });
    const [first] = t.awaited() as [number];
    t.answer(first, 'sol');
    const [second] = t.awaited() as [number];
    expect(t.options(second)).not.toContain('sol');
    expect(t.refusal(second, 'sol')).not.toBeNull();
  });

  test('are picked out of an open pool in a draft, the speaker last', () => {
    const t = newGame(4, { factions: 'drafted' });
    const { speaker } = t.game();
    const pool = t.options((speaker + 3) % 4);
    expect(pool).toHaveLength(7);
    for (const n of [3, 2, 1, 0]) {
      const seat = (speaker + n) % 4;
      expect(t.awaited()).toEqual([seat]);
      t.answer(seat, t.options(seat)[0] as string);
    }
    expect(new Set(t.game().players.map((p) => p.faction))).toEqual(new Set(pool.slice(0, 4)));
  });
});

scenario(
  factionIds.map((id) => `faction-sheet:${id}`),
  'every faction begins with the units, technologies, planets and notes of its sheet',
  () => {
    for (let first = 0; first < factionIds.length; first += 5) {
      const who = [...factionIds.slice(first, first + 5), ...factionIds].slice(0, 5);
      const g = finished(given(...who));
      who.forEach((faction, seat) => {
        const sheet = factions[faction];
        const player = g.players[seat] as Game['players'][number];
        const home = homeSystem(g, seat);
        const units = home === undefined ? [] : [...home.space, ...home.planets.flatMap((p) => p.units)];
        expect(player.faction).toBe(faction);
        expect(home?.id).toBe(sheet.home);
        expect(counted(units.map((u) => u.type))).toEqual(sheet.startingUnits);
        expect(units.every((u) => u.owner === seat && !u.damaged)).toBe(true);
        expect(home?.planets.every((p) => p.owner === seat && !p.exhausted)).toBe(true);
        expect(player.technologies).toEqual(expect.arrayContaining([...sheet.startingTechnologies]));
        expect(player.technologies).toHaveLength(
          sheet.startingTechnologies.length + (sheet.startingChoice?.count ?? 0),
        );
        expect(player.notes).toEqual(
          expect.arrayContaining(
            sheet.notes.filter((id) => promissoryNotes[id].set === 'base').map((id) => `${id}.${seat}`),
          ),
        );
      });
    }
  },
);

test('Winnu begin with a technology of their choice that has no prerequisites', () => {
  const t = given('winnu', 'sol', 'norr');
  t.playOn((where) => where === 'setup/take starting technologies');
  expect(t.awaited()).toEqual([0]);
  expect(t.options(0)).toEqual(['antimassDeflectors', 'neuralMotivator', 'plasmaScoring', 'sarweenTools']);
  for (const id of t.options(0)) expect(technologies[id as keyof typeof technologies].needs).toEqual({});
  t.answer(0, 'sarweenTools');
  t.playOn();
  expect(t.game().players[0]?.technologies).toEqual(['sarweenTools']);
});

describe('starting units', () => {
  const asked = (): NewGame => {
    const t = given('jolnar', 'saar', 'sol');
    t.playOn((where) => where === 'setup/place starting units');
    return t;
  };

  test('are divided only by those who have several home planets', () => {
    expect(asked().awaited()).toEqual([0, 1]);
  });

  test('go where their owner says', () => {
    const t = asked();
    t.answer(0, { nar: { infantry: 2, pds: 1 }, jol: { pds: 1, spaceDock: 1 } });
    t.confirm(1);
    const home = homeSystem(t.game(), 0);
    expect(counted(home?.planets[0]?.units.map((u) => u.type) ?? [])).toEqual({ infantry: 2, pds: 1 });
    expect(counted(home?.planets[1]?.units.map((u) => u.type) ?? [])).toEqual({ pds: 1, spaceDock: 1 });
    expect(counted(home?.space.map((u) => u.type) ?? [])).toEqual({ dreadnought: 1, carrier: 2, fighter: 1 });
  });

  test('of Saar include a space dock in space', () => {
    const t = asked();
    expect(t.asked(1)).toMatchObject({ about: { units: [{ unit: 'infantry', count: 4 }] } });
    t.confirm(0);
    t.confirm(1);
    expect(homeSystem(t.game(), 1)?.space.map((u) => u.type)).toContain('spaceDock');
  });

  test.each([
    ['too few', { nar: { infantry: 1, pds: 2, spaceDock: 1 } }, 'why.starting units'],
    ['too many', { nar: { infantry: 3, pds: 2, spaceDock: 1 } }, 'why.starting units'],
    ['units that begin in space', { nar: { infantry: 2, pds: 2, spaceDock: 1, carrier: 1 } }, 'why.no starting unit'],
    ['another planet', { jord: { infantry: 2, pds: 2, spaceDock: 1 } }, 'why.not a home planet'],
    ['fractions', { nar: { infantry: 2.5, pds: 2, spaceDock: 1 } }, 'why.plan shape'],
  ])('are refused with %s', (_, plan, why) => {
    const t = asked();
    if (why === 'why.plan shape') expect(t.refusal(0, plan)).not.toBeNull();
    else expect(t.refusal(0, plan)).toBe(why);
  });
});
