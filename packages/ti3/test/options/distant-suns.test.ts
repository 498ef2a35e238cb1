// Distant Suns: what lies on neutral planets at first, and who knows it.
import { quickRoll } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { ti3 } from '@custodian/ti3';
import { describe, expect, test } from 'vitest';
import { tileOf } from '../../src/content/facts/index.ts';
import { domainKey } from '../../src/hiding.ts';
import { newGame } from '../kit/index.ts';
import type { Counter } from './domains.ts';

describe('setup', () => {
  scenario(
    ['option:distantSuns', 'sequence:setup'],
    'a counter lies face down on every planet but homes and Mecatol Rex',
    () => {
      const t = newGame(4, { distantSuns: true });
      t.playOn();
      const { systems, box } = t.game();
      for (const { id, planets } of systems)
        for (const { domain } of planets)
          expect(domain?.faceUp).toBe(['regular', 'special'].includes(tileOf(id).kind) ? false : undefined);
      const laid = systems.flatMap((s) => s.planets.flatMap((p) => p.domain ?? []));
      expect(laid.length + box.domains.length).toBe(44);
      expect(box.domains.every((d) => !d.faceUp)).toBe(true);
      expect(ti3.miscounted({ ...t.game(), phase: 'action' })).toEqual([]);
      const seen = ti3.hide(t.game(), 0);
      expect(seen.systems.flatMap((s) => s.planets.flatMap((p) => p.domain?.id ?? []))).toEqual(laid.map(() => '?'));
      expect(seen.box.domains).toEqual(box.domains.map(() => ({ id: '?', faceUp: false })));
    },
  );

  scenario(['option:distantSuns'], 'without the option there are none, and a counter too few is noticed', () => {
    const none = newGame(4, {});
    none.playOn();
    expect(none.game().systems.every((s) => s.planets.every((p) => p.domain === null))).toBe(true);
    const t = newGame(4, { distantSuns: true });
    t.playOn();
    t.change((g) => {
      g.phase = 'action';
      g.box.domains.pop();
    });
    expect(ti3.miscounted(t.game())).toHaveLength(1);
  });
});

test('a world guessed by a seat has every counter once, and those that Star of Death added', () => {
  const t = newGame(4, { distantSuns: true });
  t.playOn();
  t.change((g) => {
    g.phase = 'action';
    const planets = g.systems.flatMap((s) => s.planets).filter((p) => p.domain !== null);
    const [bombed, probed, open] = planets as [(typeof planets)[0], (typeof planets)[0], (typeof planets)[0]];
    g.box.domains.push(bombed.domain as Counter);
    bombed.domain = { id: 'radiation', faceUp: true };
    g.seen[domainKey(probed.id)] = 0b0001;
    (open.domain as Counter).faceUp = true;
  });
  for (const seat of [0, 1, 2]) {
    const hidden = ti3.hide(t.game(), seat);
    const world = ti3.guess(hidden, seat, quickRoll(seat + 1));
    expect(ti3.hide(world, seat)).toEqual(hidden);
    expect(ti3.miscounted(world)).toEqual([]);
  }
});
