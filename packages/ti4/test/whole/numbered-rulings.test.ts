// Rulings for implementers (faq, by their numbers) that no other test comes by.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { newSystem } from '../../src/atoms/board.ts';
import { exploring } from '../exploration/exploring-table.ts';
import type { Table } from '../kit/index.ts';
import { table, tableWith } from '../kit/index.ts';
import { move } from '../movement/moving.ts';

const NEXUS = '82';

scenario(
  ['tile:82', 'sequence:space cannon offense'],
  'no gun reaches the nexus from alpha in the movement that turns it over (58)',
  () => {
    const fired = (active: boolean): boolean => {
      const t = tableWith({ prophecy: true }, 'norr', 'xxcha', 'sol');
      for (const player of t.game().players) player.leaders = [];
      t.game().systems.push(newSystem(NEXUS, -9, -9));
      t.game().galaxy += ` ${NEXUS}@-9,-9`;
      if (active) t.game().nexusActive = true;
      t.system('46').wormholes.push('gamma');
      t.technologies('xxcha', 'pdsII');
      t.own('xxcha', 'lodor', { pds: 1 }); // alpha
      const [cruiser = 0] = t.fleet('norr', '46', { cruiser: 1 });
      t.begin('tactical action', { seat: 0 });
      t.answer('norr', NEXUS);
      t.answer('norr', move(cruiser, ['46', NEXUS]));
      const isAsked = t.awaited().includes(1);
      t.playOn();
      expect(t.game().nexusActive).toBe(true);
      return isAsked;
    };
    expect([fired(true), fired(false)]).toEqual([true, false]);
  },
);

scenario(
  ['sequence:explore gained planet'],
  'of several planets each is gained and explored before the next, in the order of the landings (85)',
  () => {
    const told = (order: readonly ['bereg' | 'lirtaIV', 'bereg' | 'lirtaIV']): unknown[] => {
      const t = exploring({ hazardous: ['richWorld.1', 'miningWorld.1'] });
      for (const player of t.game().players) player.leaders = [];
      t.fleet('norr', '35', { carrier: 1 });
      const [one = 0, other = 0] = t.fleet('norr', '35', { infantry: 2 });
      t.active('norr', '35');
      t.begin('invasion', { seat: 0, system: '35' });
      t.answer('norr', {
        landings: [
          { planet: order[0], units: [one] },
          { planet: order[1], units: [other] },
        ],
      });
      return t
        .events()
        .flatMap((e) => (e.type === 'controlGained' || e.type === 'planetExplored' ? [`${e.type} ${e.planet}`] : []));
    };
    for (const order of [
      ['bereg', 'lirtaIV'],
      ['lirtaIV', 'bereg'],
    ] as const)
      expect(told(order)).toEqual(order.flatMap((planet) => [`controlGained ${planet}`, `planetExplored ${planet}`]));
  },
);

scenario(['ability:harrow'], 'the same ships harrow in the combat on every planet (115)', () => {
  const t: Table = table('l1z1x', 'sol');
  t.active('l1z1x', '37');
  t.fleet('l1z1x', '37', { dreadnought: 1 });
  const [one = 0, other = 0] = t.fleet('l1z1x', '37', { infantry: 2 });
  t.own('sol', 'arinam', { infantry: 1 });
  t.own('sol', 'meer', { infantry: 1 });
  t.begin('invasion', { seat: 0, system: '37' });
  t.answer('l1z1x', { targets: [] });
  // Nobody hits on either planet, and the dreadnought does each time.
  t.dice(1, 1, 10, 1, 1, 10);
  t.answer('l1z1x', {
    landings: [
      { planet: 'arinam', units: [one] },
      { planet: 'meer', units: [other] },
    ],
  });
  t.answer('l1z1x', 'ability:harrow');
  expect(t.ground('sol', 'arinam')).toEqual({});
  t.answer('l1z1x', 'ability:harrow');
  expect(t.ground('sol', 'meer')).toEqual({});
  expect([t.planet('arinam').owner, t.planet('meer').owner]).toEqual([0, 0]);
});
