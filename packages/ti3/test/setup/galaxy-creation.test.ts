import { hexKey } from '@custodian/galaxy';
import type { Json, Seat } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { type System, ti3 } from '@custodian/ti3';
import { describe, expect, test } from 'vitest';
import { type PlayerCount, tileOf } from '../../src/content/facts/index.ts';
import { type NewGame, newGame } from '../kit/index.ts';
import { offences } from '../offences.ts';

const given = ['sol', 'l1z1x', 'mentak', 'norr', 'hacan', 'naalu'];
const played = (seats: PlayerCount, seed = 'galaxy') =>
  newGame(seats, { galaxy: 'played', races: 'given', given: given.slice(0, seats) }, seed);
const placing = 'galaxy creation/place a system';
const isPlacing = (where: string) => where === placing;

/** The table at the moment when the first system is to be placed. */
function dealt(seats: PlayerCount, seed?: string): NewGame {
  const t = played(seats, seed);
  t.playOn(isPlacing);
  return t;
}
const handOf = (t: NewGame, seat: Seat) => t.game().players[seat]?.tiles ?? [];
const setHand = (t: NewGame, seat: Seat, ...tiles: string[]) =>
  t.change((g) => {
    (g.players[seat] as { tiles: string[] }).tiles = tiles;
  });
const on = (t: NewGame, at: string) => t.game().systems.find((s) => hexKey(s) === at)?.id;
/** Where the tile may go, as the player is told. */
const places = (t: NewGame, seat: Seat, tile: string): string[] => {
  const decision = t.asked(seat);
  const about = (decision?.kind === 'plan' ? decision.about : {}) as { places?: Record<string, string[]> };
  return about.places?.[tile] ?? [];
};
const turnOf = (t: NewGame): Seat => t.awaited()[0] as Seat;

scenario(['sequence:galaxy creation'], 'six players: 2 systems go back unseen and everybody is dealt 5', () => {
  const t = played(6);
  expect(on(t, '0,0')).toBe('mecatolRex');
  expect(t.game().players.map((p) => p.tiles.length)).toEqual([5, 5, 5, 5, 5, 5]);
  expect(t.game().box.tiles).toHaveLength(2);
  const seen = ti3.hide(t.game(), 2);
  expect(seen.box.tiles).toEqual(['?', '?']);
  expect(seen.players[2]?.tiles).toEqual(handOf(t, 2));
  expect(seen.players[3]?.tiles).toEqual(['?', '?', '?', '?', '?']);
  expect(t.events('tilesReceived').map((e) => e.to)).toEqual([[0], [1], [2], [3], [4], [5]]);
});

scenario(
  ['sequence:galaxy creation'],
  'six players: each chooses a side of Mecatol Rex, the sixth takes the last one',
  () => {
    const t = played(6);
    const first = t.game().speaker;
    const order = [0, 1, 2, 3, 4, 5].map((i) => (first + i) % 6);
    const sides = ['S', 'N', 'NE', 'SW', 'NW'];
    const homes = ['0,3', '0,-3', '3,-3', '-3,3', '-3,0'];
    for (const [i, side] of sides.entries()) {
      expect(t.where()).toBe('galaxy creation/choose a side of Mecatol Rex');
      expect(t.awaited()).toEqual([order[i]]);
      expect(t.options(order[i] as Seat)).toHaveLength(6 - i);
      const asked = t.asked(order[i] as Seat);
      const lit = asked?.kind === 'choose' ? asked.options.find((option) => option.id === side)?.on : undefined;
      expect(lit, 'the place of the home system on the board').toEqual([homes[i]]);
      t.answer(order[i] as Seat, side);
    }
    expect(t.where()).toBe(placing);
    expect(order.map((seat) => t.game().players[seat]?.position)).toEqual([3, 0, 1, 4, 5, 2]);
    t.playOn();
    const homeOf = (i: number) => `home-${given[order[i] as number]}`;
    expect(on(t, '0,3')).toBe(homeOf(0));
    expect(on(t, '0,-3')).toBe(homeOf(1));
    expect(on(t, '3,0')).toBe(homeOf(5));
  },
);

scenario(['sequence:galaxy creation'], 'the order of placement: P1 to P6, P6 to P1, P1 again', () => {
  const t = dealt(6);
  const first = t.game().speaker;
  const seats: number[] = [];
  while (seats.length < 14) {
    seats.push(((turnOf(t) - first + 6) % 6) + 1);
    const turn = t.state().answers;
    t.playOn(() => t.state().answers > turn);
  }
  expect(seats).toEqual([1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1, 1, 2]);
});

scenario(['sequence:galaxy creation'], 'a ring must be complete before the next is begun', () => {
  const t = dealt(6);
  const seat = turnOf(t);
  const [tile = ''] = handOf(t, seat);
  expect(t.refusal(seat, { tile, at: '0,-2' })).toBe('why.inner ring first');
  expect(t.refusal(seat, { tile, at: '1,-3' })).toBe('why.inner ring first');
  t.answer(seat, { tile, at: '1,0' });
  expect(on(t, '1,0')).toBe(tile);
  expect(handOf(t, seat)).not.toContain(tile);
  const next = turnOf(t);
  expect(t.refusal(next, { tile: handOf(t, next)[0] as string, at: '1,0' })).toBe('why.no free place');
});

scenario(['sequence:galaxy creation'], 'home systems connect by themselves when the second ring is complete', () => {
  const t = dealt(6);
  t.playOn();
  const inOrder = t.game().systems.map((s) => tileOf(s.id).kind);
  expect(inOrder.indexOf('home')).toBe(1 + 6 + 12);
  expect(inOrder.lastIndexOf('home')).toBe(1 + 6 + 12 + 5);
  expect(inOrder).toHaveLength(37);
});

scenario(['sequence:galaxy creation'], 'a special system keeps off another one', () => {
  const t = dealt(6);
  const [one, two] = [t.game().speaker, (t.game().speaker + 1) % 6];
  setHand(t, one, 'nebula', 'wellon');
  setHand(t, two, 'supernova', 'saudor');
  t.answer(one, { tile: 'nebula', at: '0,-1' });
  expect(t.refusal(two, { tile: 'supernova', at: '1,-1' })).toBe('why.special systems apart');
  expect(t.refusal(two, { tile: 'supernova', at: '-1,0' })).toBe('why.special systems apart');
  expect(places(t, two, 'supernova')).toEqual(['1,0', '0,1', '-1,1']);
  expect(places(t, two, 'saudor')).toHaveLength(5);
});

scenario(['sequence:galaxy creation'], 'unless there is no other option', () => {
  const t = dealt(6);
  const [one, two] = [t.game().speaker, (t.game().speaker + 1) % 6];
  setHand(t, one, 'nebula', 'wellon');
  setHand(t, two, 'supernova', 'asteroidField-1');
  t.change((g) => {
    for (const [q, r] of [
      [1, 0],
      [0, 1],
      [-1, 1],
    ] as const)
      g.systems.push({ id: `empty-${q + 2}`, q, r, counters: 0, ships: [], planets: [], docks: [], wormholes: [] });
  });
  t.answer(one, { tile: 'nebula', at: '0,-1' });
  expect(places(t, two, 'supernova')).toEqual(['1,-1', '-1,0']);
  expect(t.refusal(two, { tile: 'supernova', at: '1,-1' })).toBeNull();
});

scenario(['sequence:galaxy creation'], 'after a system without a planet comes one with a planet', () => {
  const t = dealt(3);
  const [, , last] = [0, 1, 2].map((i) => (t.game().speaker + i) % 3) as [Seat, Seat, Seat];
  t.playOn(() => turnOf(t) === last);
  setHand(t, last, 'empty-4', 'empty-5', 'wellon', 'empty-alpha');
  t.answer(last, { tile: 'empty-4', at: places(t, last, 'empty-4')[0] as string });
  // The way back begins with him.
  expect(turnOf(t)).toBe(last);
  const free = places(t, last, 'wellon')[0] as string;
  expect(t.refusal(last, { tile: 'empty-5', at: free })).toBe('why.planet must follow');
  expect(t.refusal(last, { tile: 'empty-alpha', at: free })).toBe('why.planet must follow');
  expect(t.refusal(last, { tile: 'wellon', at: free })).toBeNull();
  expect(t.events('tilesShown')).toEqual([]);
});

scenario(['sequence:galaxy creation'], 'who cannot shows his systems to everybody, and places what he has', () => {
  const t = dealt(3);
  const [first, , last] = [0, 1, 2].map((i) => (t.game().speaker + i) % 3) as [Seat, Seat, Seat];
  t.playOn(() => turnOf(t) === last);
  setHand(t, last, 'empty-4', 'empty-5', 'nebula');
  expect(ti3.hide(t.game(), first).players[last]?.tiles).toEqual(['?', '?', '?']);
  t.answer(last, { tile: 'empty-4', at: places(t, last, 'empty-4')[0] as string });
  expect(t.events('tilesShown')).toEqual([{ type: 'tilesShown', seat: last, system: ['empty-5', 'nebula'] }]);
  for (const seat of [first, last, null])
    expect(ti3.hide(t.game(), seat).players[last]?.tiles).toEqual(['empty-5', 'nebula']);
  expect(ti3.hide(t.game(), last).players[first]?.tiles).toEqual(Array(7).fill('?'));
  t.answer(last, { tile: 'empty-5', at: places(t, last, 'empty-5')[0] as string });
  expect(t.game().seen['empty-5']).toBeUndefined();
});

scenario(
  ['sequence:galaxy creation'],
  'three players: 3 empty systems and an asteroid field go first, then 4 unseen',
  () => {
    const t = dealt(3);
    expect(t.game().players.map((p) => p.tiles.length)).toEqual([8, 8, 8]);
    const [a, b, c, d, ...unseen] = ti3.hide(t.game(), 0).box.tiles;
    expect([a, b, c, d]).toEqual(['empty-1', 'empty-2', 'empty-3', 'asteroidField-1']);
    expect(unseen).toEqual(['?', '?', '?', '?']);
    t.playOn();
    expect(t.game().systems).toHaveLength(28);
    expect(t.game().players.map((p) => p.position)).toEqual([0, 1, 2]);
  },
);

scenario(['sequence:galaxy creation'], 'four players: all 32 systems are dealt', () => {
  const t = dealt(4);
  expect(t.game().players.map((p) => p.tiles.length)).toEqual([8, 8, 8, 8]);
  expect(t.game().box.tiles).toEqual([]);
  t.playOn();
  expect(t.game().systems).toHaveLength(37);
});

describe('five players', () => {
  scenario(['sequence:galaxy creation'], 'the first player has a system lie face down beside Mecatol Rex', () => {
    const t = played(5);
    const first = t.game().speaker;
    expect(t.where()).toBe('galaxy creation/choose a place face down');
    expect(t.awaited()).toEqual([first]);
    expect(t.options(first)).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
    t.answer(first, 'SE');
    expect(on(t, '1,0')).toBe('face-down');
    expect(t.game().players.map((p) => p.tiles.length)).toEqual([6, 6, 6, 6, 6]);
    expect(t.game().box.tiles).toHaveLength(1);
    for (const seat of [first, null]) expect(ti3.hide(t.game(), seat).box.faceDown).toBe('?');
    expect(t.refusal(first, { tile: handOf(t, first)[0] as string, at: '1,0' })).toBe('why.no free place');
  });

  scenario(['sequence:galaxy creation'], 'it bars nothing, and is turned when the galaxy is complete', () => {
    const t = played(5);
    const first = t.game().speaker;
    t.answer(first, 'SE');
    t.change((g) => {
      g.box.faceDown = 'supernova';
    });
    setHand(t, first, 'nebula', 'wellon');
    expect(places(t, first, 'nebula')).toContain('1,-1');

    const fresh = played(5);
    fresh.answer(first, 'SE');
    const tile = fresh.game().box.faceDown;
    fresh.playOn(() => fresh.where() !== placing);
    expect(on(fresh, '1,0')).toBe(tile);
    expect(fresh.game().box.faceDown).toBe('');
    expect(fresh.events('tileTurned')).toEqual([{ type: 'tileTurned', system: tile }]);
    expect(fresh.game().systems).toHaveLength(37);
  });

  scenario(['sequence:galaxy creation'], 'home places are drawn', () => {
    const positions = [1, 2, 3, 4, 5, 6].map((i) =>
      played(5, `five ${i}`)
        .game()
        .players.map((p) => p.position),
    );
    for (const drawn of positions) expect(drawn.slice().sort()).toEqual([0, 1, 2, 3, 4]);
    expect(new Set(positions.map(String)).size).toBeGreaterThan(3);
  });
});

test('nonsense is refused, and every sample is accepted', () => {
  const t = dealt(6);
  const seat = turnOf(t);
  const [tile = ''] = handOf(t, seat);
  const other = handOf(t, (seat + 1) % 6)[0] as string;
  expect(t.refusal(seat, { tile: other, at: '0,-1' })).toBe('why.system not dealt');
  expect(t.refusal(seat, { tile: 'death star', at: '0,-1' })).toBe('why.system not dealt');
  expect(t.refusal(seat, { tile, at: '9,9' })).toBe('why.no free place');
  const nonsense: Json[] = [null, 3, [], 'x', {}, { tile }, { tile, at: 7 }, { tile: [tile], at: '0,-1' }];
  for (const value of nonsense) expect(t.refusal(seat, value)).toBe('kernel.unread');
  expect(t.refusal(seat, { tile, at: '0;1' })).toBe('why.plan malformed');
  const decision = t.asked(seat);
  if (decision?.kind !== 'plan') throw new Error('a plan was expected');
  expect(decision.check(decision.fallback)).toBeNull();
  for (let i = 1; i < 60; i++) expect(decision.check(decision.sample((sides) => (i % sides) + 1))).toBeNull();
});

test.each([3, 4, 5, 6] as const)('random players with %i seats never place against the rules', (seats) => {
  for (let i = 0; i < 12; i++) {
    const t = played(seats, `placing ${i}`);
    t.playOn(undefined, i);
    expect(offences(t.game())).toEqual([]);
  }
});

test('the replay finds offences', () => {
  const t = played(4);
  t.playOn();
  const placed = (by: (systems: System[]) => System[]) => offences({ ...t.game(), systems: by(t.game().systems) });
  expect(placed((all) => all.slice().reverse()).join()).toMatch('is out of its ring');
  const asFirstTwo = (all: System[], ...ids: string[]) =>
    all.map((s, i) => {
      const hexes = [
        { q: 0, r: -1 },
        { q: 1, r: -1 },
      ];
      return i === 1 || i === 2 ? { ...s, ...hexes[i - 1], id: ids[i - 1] as string, planets: [] } : s;
    });
  expect(placed((all) => asFirstTwo(all, 'nebula', 'supernova'))).toContain('supernova touches a special system');
  const planetless = placed((all) => all.map((s, i) => (i === 4 || i === 5 ? { ...s, planets: [] } : s)));
  expect(planetless.join()).toMatch('has no planet');
});
