import { spiral } from '@custodian/galaxy';
import { describe, expect, test } from 'vitest';
import { clearOf } from '../src/board/clear-of.ts';
import { boxAround, hexPoints, isBeside, nextHex, placeTiles, R, turned, turnToFoot } from '../src/board/geometry.ts';
import { drawArrows } from '../src/board/overlay.ts';
import { detailAt, fitted, keptInside, opening, shown, worldAt, zoomed } from '../src/board/viewport.ts';

const tiles = spiral(3).map(({ q, r }) => ({ id: `${q},${r}`, q, r, apart: false }));
const placed = placeTiles(tiles, 0);
const places = new Map(placed.map((p) => [p.id, p]));
const box = boxAround(placed);

describe('where hexes lie', () => {
  test('a flat-top hex has a corner to the right', () => {
    expect(hexPoints(10).split(' ')[0]).toBe('10,0');
  });

  test('six turns bring everything back', () => {
    expect(turned({ q: 2, r: -3 }, 6)).toEqual({ q: 2, r: -3 });
  });

  test.each([
    { q: 0, r: -3 },
    { q: 3, r: -3 },
    { q: -3, r: 0 },
  ])('the home at $q,$r comes to the foot', (home) => {
    expect(turned(home, turnToFoot(home))).toEqual({ q: 0, r: 3 });
  });

  test('neighbours stay neighbours when the galaxy is turned', () => {
    const after = new Map(placeTiles(tiles, 2).map((p) => [p.id, p]));
    for (const a of placed)
      for (const b of placed) expect(isBeside(a, b)).toBe(isBeside(after.get(a.id) ?? a, after.get(b.id) ?? b));
  });

  test('what lies beside the map touches nothing', () => {
    const all = placeTiles([...tiles, { id: 'nexus', q: 5, r: -4, apart: true }], 0);
    const nexus = all.find((p) => p.id === 'nexus') ?? { x: 0, y: 0 };
    expect(
      all.filter((p) => p.id !== 'nexus').every((p) => Math.hypot(p.x - nexus.x, p.y - nexus.y) > R * Math.sqrt(3)),
    ).toBe(true);
    expect(boxAround(all)).toEqual(box);
  });
});

describe('arrow keys', () => {
  const at = (id: string) => placed.find((place) => place.id === id);

  test('up and down go to the hex on that side', () => {
    expect(nextHex(placed, at('0,0'), 'ArrowUp')).toBe('0,-1');
    expect(nextHex(placed, at('0,0'), 'ArrowDown')).toBe('0,1');
  });

  test('sideways keeps to the middle line', () => {
    const first = nextHex(placed, at('0,0'), 'ArrowRight') ?? '';
    expect(nextHex(placed, at(first), 'ArrowRight')).toBe('2,-1');
  });

  test('every hex can be reached', () => {
    const reached = new Set(['0,0']);
    for (const id of reached)
      for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
        const next = nextHex(placed, at(id), arrow);
        if (next !== undefined) reached.add(next);
      }
    expect(reached.size).toBe(37);
  });

  test('every lit hex can be reached however few there are, from any hex', () => {
    for (const few of [
      ['0,-3', '3,0', '-3,3'],
      ['1,0', '-1,0'],
      ['0,-3', '0,3', '1,2', '-3,0'],
      ['2,-3', '3,-3', '-2,3'],
    ]) {
      const stops = placed.filter(({ id }) => few.includes(id));
      for (const start of placed) {
        const reached = new Set([start.id]);
        for (const id of reached)
          for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
            const next = nextHex(stops, at(id), arrow);
            if (next !== undefined) reached.add(next);
          }
        expect([...reached], `from ${start.id}`).toEqual(expect.arrayContaining(few));
      }
    }
  });

  test('nothing lies beyond the edge', () => {
    expect(nextHex(placed, at('0,-3'), 'ArrowUp')).toBeUndefined();
  });
});

describe('what is seen', () => {
  test('shown whole, no hex lies under what covers the corners of the map', () => {
    const page = { width: 724, height: 660 };
    const covers = [
      { left: 0, top: 0, right: 240, bottom: 68 },
      { left: 484, top: 0, right: 724, bottom: 68 },
      { left: -200, top: 556, right: 240, bottom: 660 },
      { left: 484, top: 540, right: 724, bottom: 660 },
    ];
    const view = clearOf(covers, placed, box, page);
    const corners = placed.flatMap(({ x, y }) =>
      [0, 1, 2, 3, 4, 5].map((i) => ({
        x: view.x + (x + R * Math.cos((i * Math.PI) / 3)) * view.scale,
        y: view.y + (y + R * Math.sin((i * Math.PI) / 3)) * view.scale,
      })),
    );
    for (const { x, y } of corners) {
      expect(x > 0 && y > 0 && x < page.width && y < page.height).toBe(true);
      expect(covers.some((c) => x > c.left && x < c.right && y > c.top && y < c.bottom)).toBe(false);
    }
    expect(view.scale).toBeGreaterThan(fitted(box, page).scale * 0.8);
    expect(clearOf([], placed, box, page)).toEqual(fitted(box, page));
  });

  const size = { width: 880, height: 848 };

  test('fitted, the whole galaxy is on the page', () => {
    const view = fitted(box, size);
    expect(worldAt(view, { x: 0, y: 0 }).x).toBeLessThanOrEqual(box.left);
    expect(worldAt(view, { x: size.width, y: size.height }).y).toBeGreaterThanOrEqual(box.bottom);
    expect(Math.round(view.scale * R)).toBe(69);
  });

  test('a small page opens where it can be read, filled with systems', () => {
    const phone = { width: 390, height: 600 };
    const view = opening(fitted(box, phone), box, phone, { x: 0, y: 300 });
    expect(detailAt(view.scale)).toBe('large');
    expect(worldAt(view, { x: 0, y: phone.height }).y).toBeLessThan(box.bottom + 10);
  });

  test('zooming keeps the point under the pointer', () => {
    const view = fitted(box, size);
    const at = { x: 200, y: 300 };
    const before = worldAt(view, at);
    const after = worldAt(zoomed(view, at, 1.7), at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test('the galaxy cannot be pushed off the page', () => {
    const lost = { ...fitted(box, size), x: 9000, y: -9000 };
    const kept = keptInside(lost, box, size);
    expect(kept.x + box.left * kept.scale).toBeLessThan(size.width);
    expect(kept.y + box.bottom * kept.scale).toBeGreaterThan(0);
  });

  test('a hex out of sight is brought in, one in sight stays', () => {
    const view = { ...fitted(box, size), scale: 2 };
    const [far] = placed.filter((p) => p.id === '3,0');
    const moved = shown(view, far ?? { x: 0, y: 0 }, size);
    expect((far?.x ?? 0) * 2 + moved.x).toBeLessThan(size.width);
    expect(shown(fitted(box, size), { x: 0, y: 0 }, size)).toEqual(fitted(box, size));
  });

  test.each([
    [20, 'least'],
    [35, 'brief'],
    [50, 'large'],
    [69, 'full'],
    [120, 'close'],
  ])('hexes of %i tell %s', (radius, detail) => {
    expect(detailAt(radius / R)).toBe(detail);
  });
});

describe('a plan on the map', () => {
  test('each border crossed has a gate, and a way leads through what is between', () => {
    const { gates, ways } = drawArrows([{ path: ['0,0', '0,1', '0,2'], label: '3' }], places);
    expect(gates.map(({ angle, label }) => [angle, label])).toEqual([
      [90, '3'],
      [90, '3'],
    ]);
    expect(ways).toHaveLength(1);
  });

  test('two gates on one border do not hide each other', () => {
    const arrow = { path: ['0,0', '0,1'], label: '1' };
    const [first, second] = drawArrows([arrow, arrow], places).gates;
    expect(Math.abs((first?.x ?? 0) - (second?.x ?? 0))).toBeGreaterThan(16);
  });

  test('a jump through a wormhole has a gate at each end', () => {
    const { gates, ways } = drawArrows([{ path: ['0,-3', '0,3'], label: '2' }], places);
    expect(gates).toHaveLength(2);
    expect(ways).toHaveLength(1);
  });
});
