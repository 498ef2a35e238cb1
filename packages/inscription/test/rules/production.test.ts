// Production events: trade goods by the chart.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { table } from '../kit/table.ts';

scenario(
  ['event:redefine_trade_routes', 'event:bustling_economies', 'event:industrial_zeal', 'sequence:production'],
  'everybody claims a trade good for each icon that is unlocked, the more so Hacan',
  () => {
    for (const event of ['redefine_trade_routes', 'bustling_economies', 'industrial_zeal']) {
      const t = table('hacan', 'sol', 'arborec');
      // Icons stand below the columns 1, 2, 4, 6 and 7.
      Object.assign(t.paper('hacan').industry, { tri: 2, dia: 5, sqr: 2 });
      Object.assign(t.paper('sol').industry, { tri: 2, dia: 2, sqr: 3 });
      t.round(event);
      expect(t.isOver()).toBe(true);
      expect([0, 1, 2].map((seat) => t.paper(seat).industry.trade)).toEqual([3, 2, 0]);
      expect(t.events('goodsProduced').map(({ count }) => count)).toEqual([3, 2, 0]);
    }
  },
);

scenario(['faction:hacan'], 'one good more for Hacan, also without an icon', () => {
  const t = table('hacan', 'sol', 'arborec');
  t.begin('production');
  expect([0, 1].map((seat) => t.paper(seat).industry.trade)).toEqual([1, 0]);
});

scenario(['asset:trade'], 'nobody claims more trade goods than are printed', () => {
  const t = table('hacan', 'sol', 'arborec');
  Object.assign(t.paper('sol').industry, { tri: 8, dia: 8, sqr: 8, trade: 13, tradeSpent: 4 });
  t.begin('production');
  expect(t.paper('sol').industry).toMatchObject({ trade: 15, tradeSpent: 4 });
  expect(t.events('goodsProduced')[1]).toMatchObject({ count: 2 });
});
