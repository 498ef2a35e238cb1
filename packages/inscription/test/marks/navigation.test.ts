// Navigation: pages 9 and 10 of the rulebook, and its clarifications.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { sitting } from '../kit/desk.ts';

scenario(['rule:exploring'], 'material or research traces a hyperlane from an explored system, claimed or not', () => {
  const t = sitting({ active: 'navigation', purse: 'MR' });
  expect(t.can('M explore')).toEqual(['M explore a1-b1', 'M explore a1-b2', 'M explore a2-b2', 'M explore a2-b3']);
  t.mark('M explore a1-b1', 'R explore b1-c1');
  expect(t.paper.navigation.traced).toEqual(['a1-b1', 'b1-c1']);
  expect(t.desk.purse).toEqual({ M: 0, I: 0, R: 0 });
  expect(t.mayStop()).toBe(true);
});

scenario(['rule:claiming a system'], 'influence claims an explored system once, home never', () => {
  const t = sitting({ active: 'navigation', purse: 'II' });
  expect(t.can('I')).toEqual(['I claim a1', 'I claim a2']);
  t.mark('I claim a1');
  expect(t.can('I')).toEqual(['I claim a2']);
  expect(t.paper.kept).toEqual([{ asset: 'planet', at: 'navigation a1', spent: false }]);
});

scenario(
  ['technology:gravity_drive'],
  'with Gravity Drive a line goes in at one wormhole and out of another, once each',
  () => {
    const t = sitting({
      active: 'navigation',
      purse: 'MMMM',
      written: (paper) => {
        for (const technology of paper.technologies) technology.unlocked = technology.id === 'gravity_drive';
      },
    });
    expect(t.can('M warp')).toEqual([]);
    t.mark('M explore a1-b1');
    expect(t.can('M warp')).toEqual(['M warp w1-w2', 'M warp w1-w3', 'M warp w1-w4', 'M warp w1-w5', 'M warp w1-w6']);
    t.mark('M warp w1-w5', 'M explore x1-x2');
    expect(t.can('M warp')).toEqual([]);
    expect(t.paper.navigation.traced).toEqual(['a1-b1', 'w1-w5', 'x1-x2']);
  },
);

scenario(['rule:wormholes'], 'without Gravity Drive nobody explores through wormholes', () => {
  const t = sitting({ active: 'navigation', purse: 'MM' });
  t.mark('M explore a1-b1');
  expect(t.can('M warp')).toEqual([]);
});

scenario(['rule:claiming a system'], 'a system that a card crossed out is explored, but never claimed', () => {
  const t = sitting({
    active: 'navigation',
    purse: 'MI',
    written: (paper) => paper.navigation.closed.push('a1', 'b2'),
  });
  t.mark('M explore a1-b2');
  expect(t.can('I')).toEqual(['I claim a2']);
});

scenario(['asset:relic'], 'a relic is drawn unseen: the marks end there', () => {
  const t = sitting({
    active: 'navigation',
    purse: 'IM',
    written: (paper) => paper.navigation.traced.push('a1-b1', 'b1-c1', 'c1-d1', 'd1-e1', 'e1-f1'),
  });
  t.mark('I claim f1');
  expect(t.desk.draws).toBe('f1');
  expect(t.can()).toEqual([]);
  expect(t.mayStop()).toBe(true);
});

scenario(['asset:neighbor'], "a neighbour's territory adds strength on that side in all wars to come", () => {
  const t = sitting({
    active: 'navigation',
    purse: 'I',
    written: (paper) => paper.navigation.traced.push('a1-b1', 'b1-c1', 'c1-d1'),
  });
  t.mark('I claim d1');
  expect(t.paper.warfare).toMatchObject({ left: 1, right: 0 });
});
