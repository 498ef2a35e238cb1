// The leaders of the Vuil'raith Cabal.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { leaderProgress } from '../../src/queries/leaders.ts';
import { tableWith } from '../kit/index.ts';

const pok = { prophecy: true };

scenario(['leader:theStillnessOfStars'], 'who replenishes gets trade goods and loses a cheap unit', () => {
  const t = tableWith(pok, 'sol', 'vuilraith', 'norr');
  t.begin('replenish commodities', { seat: 0 });
  t.answer('vuilraith', 'leader:theStillnessOfStars');
  expect(t.options(1)).toContain('dreadnought');
  expect(t.options(1)).not.toContain('flagship');
  t.answer('vuilraith', 'dreadnought');
  expect([t.player('sol').tradeGoods, t.player('sol').commodities]).toEqual([4, 0]);
  expect(t.player('vuilraith').captured).toEqual([{ type: 'dreadnought', owner: 0 }]);
});

scenario(['leader:thatWhichMoldsFlesh'], 'two fighters or infantry do not count against the limit', () => {
  const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
  t.own('vuilraith', 'acheron', { spaceDock: 1 });
  t.fleet('vuilraith', '41', { cruiser: 1 });
  expect(leaderProgress(t.game(), 0, 'thatWhichMoldsFlesh')).toEqual({ have: 2, need: 3 });
  t.unlock('vuilraith', 'thatWhichMoldsFlesh');
  t.goods('vuilraith', 10);
  t.begin('production', { seat: 0, system: '54' });
  const make = (fighter: number, goods: number) => ({
    units: [{ unit: 'fighter', count: fighter }],
    pay: { planets: [], goods },
  });
  expect(t.refusal('vuilraith', make(8, 4))).toBe('why.production limit');
  t.answer('vuilraith', make(7, 4));
  expect(t.ships('vuilraith', '54')).toEqual({ fighter: 6 });
});

scenario(
  ['leader:itFeedsOnCarrion'],
  'ships near a dimensional tear are captured with 1 to 3, and what they carry',
  () => {
    const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
    t.unlock('vuilraith', 'itFeedsOnCarrion');
    t.own('vuilraith', 'quann', { spaceDock: 1, infantry: 1 });
    t.fleet('sol', '26', { carrier: 1, fighter: 2 });
    t.fleet('norr', '26', { cruiser: 1 });
    t.fleet('sol', '47', { dreadnought: 1 });
    t.strategy('vuilraith', 'leadership', 'diplomacy');
    t.dice(3, 4);
    t.begin('action phase');
    t.answer('vuilraith', 'leader:itFeedsOnCarrion');
    expect(t.player('vuilraith').captured).toEqual([
      { type: 'carrier', owner: 1 },
      { type: 'fighter', owner: -1 },
      { type: 'fighter', owner: -1 },
    ]);
    expect(t.ships('norr', '26')).toEqual({ cruiser: 1 });
    expect(t.ships('sol', '47')).toEqual({ dreadnought: 1 });
  },
);
