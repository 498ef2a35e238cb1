// The slice draft: what lies open, who picks when, and the galaxy that comes of it.
import { hexDistance, hexKey } from '@custodian/galaxy';
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import type { LayoutId, TileId } from '../../src/facts/index.ts';
import { layoutIds, layouts, tiles } from '../../src/facts/index.ts';
import { miscounted } from '../../src/inventory.ts';
import { homeSystem } from '../../src/queries/board.ts';
import { clockwiseFrom } from '../../src/queries/players.ts';
import { clashes, optimalOf, sliced, unevenness } from '../../src/queries/slices.ts';
import type { NewGame } from '../kit/index.ts';
import { newGame } from '../kit/index.ts';

const PICK = 'slice draft/pick';
const drafted = (seats: number, factions: 'drafted' | 'random' = 'drafted', seed?: string): NewGame =>
  newGame(seats, { galaxy: 'slices', factions }, seed);
const slicesOf = (t: NewGame): TileId[][] => (t.state().stack.at(-1) as { v: { slices: TileId[][] } }).v.slices;
const optionsOf = (t: NewGame, seat: number): string[] =>
  (t.asked(seat) as unknown as { options: { id: string }[] }).options.map(({ id }) => id);
const kindsOf = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.split(':')[0] as string))].sort();

scenario(
  ['sequence:slice draft', 'sequence:galaxy creation'],
  'slices, places and factions are picked there and back',
  () => {
    const t = drafted(4);
    const order: number[] = [];
    while (t.where() === PICK) {
      const [seat] = t.awaited() as [number];
      order.push(seat);
      const open = optionsOf(t, seat);
      if (order.length === 1) expect(kindsOf(open)).toEqual(['faction', 'place', 'slice']);
      t.answer(seat, open.at(-1) as string);
    }
    const first = order.slice(0, 4);
    expect(new Set(first).size).toBe(4);
    expect(order).toEqual([...first, ...[...first].reverse(), ...first]);
    const g = t.game();
    for (const { faction, position } of g.players) expect([faction === '', position < 0]).toEqual([false, false]);
    expect(g.players[g.speaker]?.position).toBe(0);
    expect(clockwiseFrom(g, g.speaker).map((seat) => g.players[seat]?.position)).toEqual([0, 1, 2, 3]);
    expect(miscounted(g)).toEqual([]);
  },
);

test('the slice somebody picked lies around the place he picked', () => {
  const t = drafted(6, 'random');
  const slices = slicesOf(t);
  const [first] = t.awaited() as [number];
  t.answer(first, 'slice:2');
  while (t.where() === PICK) {
    const [seat] = t.awaited() as [number];
    t.answer(seat, seat === first ? 'place:3' : (optionsOf(t, seat).find((id) => id !== 'place:3') as string));
  }
  const { homes } = layouts['6p'];
  const places = sliced(layouts['6p']).slices[3] ?? [];
  const at = new Map(t.game().systems.map((s) => [hexKey(s), s.id]));
  expect(places.map((hex) => at.get(hexKey(hex)))).toEqual(slices[2]);
  expect(places.every((hex) => hexDistance(hex, homes[3] as (typeof homes)[number]) <= 2)).toBe(true);
});

test('where factions are dealt, only slices and places are picked; what is taken cannot be picked again', () => {
  const t = drafted(3, 'random');
  const [first] = t.awaited() as [number];
  expect(kindsOf(optionsOf(t, first))).toEqual(['place', 'slice']);
  t.answer(first, 'slice:0');
  const [second] = t.awaited() as [number];
  expect(t.refusal(second, 'slice:0')).not.toBeNull();
  t.answer(second, 'place:0');
  const [third] = t.awaited() as [number];
  t.answer(third, 'place:1');
  expect(kindsOf(optionsOf(t, third))).toEqual(['slice']);
  expect(t.refusal(third, 'place:2')).not.toBeNull();
});

describe.each(layoutIds)('the slices of %s', (id: LayoutId) => {
  test('cover the galaxy but for as much as the speaker would lay', () => {
    const layout = layouts[id];
    const { slices, shared } = sliced(layout);
    expect(slices.map((s) => s.length)).toEqual(layout.homes.map(() => layout.dealt.blue + layout.dealt.red));
    expect(shared).toHaveLength(layout.first.blue + layout.first.red);
    const all = [...slices.flat(), ...shared].map(hexKey);
    expect(new Set(all).size).toBe(layout.rings.flat().length);
  });
});

test('slices are worth about the same, and neither anomalies nor like wormholes touch in one', () => {
  for (const seed of ['a', 'b', 'c']) {
    const t = drafted(6, 'random', seed);
    const slices = slicesOf(t);
    expect(slices).toHaveLength(6);
    expect(unevenness(slices)).toBeLessThanOrEqual(6);
    for (const slice of slices) expect(clashes(slice, sliced(layouts['6p']))).toBe(0);
    for (const slice of slices) expect(slice.filter((tile) => tiles[tile].back === 'blue')).toHaveLength(3);
  }
});

test('a planet counts for its better side, and half for each where they are alike', () => {
  // Lodor 3/1; Vefut II 2/2; Mehar Xull 1/3
  expect(optimalOf(['26', '20', '24'])).toEqual({ resources: 4, influence: 4 });
});

test('whoever picks the Council Keleres is asked which home of those that nobody picked', () => {
  const t = newGame(3, { galaxy: 'slices', factions: 'chosen', prophecy: true, codexIII: true });
  const picks = ['keleres', 'mentak', 'sol'];
  while (t.where() === PICK) {
    const [seat] = t.awaited() as [number];
    const open = optionsOf(t, seat);
    t.answer(seat, open.find((id) => picks.some((faction) => id === `faction:${faction}`)) ?? (open[0] as string));
  }
  expect(t.where()).toBe('slice draft/choose a home');
  const council = t.game().players.findIndex((p) => p.faction === 'keleres');
  expect(t.awaited()).toEqual([council]);
  expect(optionsOf(t, council)).toEqual(['92', '93']);
  t.answer(council, '93');
  expect(homeSystem(t.game(), council)?.id).toBe('93');
});
