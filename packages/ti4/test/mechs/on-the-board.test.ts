// Mechs that change the board in tactical actions.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { tradeablePlanets } from '../../src/queries/trade.ts';
import { tableWith } from '../kit/index.ts';
import { failsWithout } from './without.ts';

const icarus = (): void => {
  const t = tableWith({ prophecy: true }, 'norr', 'creuss');
  const [mech] = t.own('creuss', 'wellon', { mech: 1, infantry: 1 });
  t.fleet('norr', '36', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '35');
  t.answer('creuss', 'unit-card:icarusDrive');
  t.answer('creuss', `alpha ${mech}`);
  expect(t.system('19').wormholes).toEqual(['alpha']);
  expect(t.ground('creuss', 'wellon')).toEqual({ infantry: 1 });
};
scenario(
  ['unit-card:icarusDrive', 'sequence:leave a wormhole'],
  'as others activate a system, a mech elsewhere becomes a wormhole of its own system',
  icarus,
);
failsWithout('unit-card:icarusDrive', icarus);

test('a token that lies elsewhere moves', () => {
  const t = tableWith({ prophecy: true }, 'creuss', 'norr');
  const [mech] = t.own('creuss', 'wellon', { mech: 1 });
  t.system('23').wormholes.push('beta');
  t.begin('tactical action', { seat: 0 });
  t.answer('creuss', '36');
  t.answer('creuss', 'unit-card:icarusDrive');
  t.answer('creuss', `beta ${mech}`);
  expect([t.system('19').wormholes, t.system('23').wormholes]).toEqual([['beta'], []]);
});

test('the ion storm stays where it is, and a token may come beside it', () => {
  const storm = { source: 'exploration:ionStorm', seat: -1, target: '19 alpha', amount: 0, until: 'game' as const };
  const t = tableWith({ prophecy: true }, 'creuss', 'norr');
  const [mech] = t.own('creuss', 'wellon', { mech: 1 });
  const [other] = t.own('creuss', 'quann', { mech: 1 });
  t.system('19').wormholes.push('alpha');
  t.game().effects.push(storm);
  t.begin('tactical action', { seat: 0 });
  t.answer('creuss', '36');
  t.answer('creuss', 'unit-card:icarusDrive');
  expect(t.options('creuss')).toContain(`alpha ${mech}`);
  t.answer('creuss', `alpha ${other}`);
  expect([t.system('19').wormholes, t.system('25').wormholes]).toEqual([['alpha'], ['alpha']]);
});

function conquest() {
  const t = tableWith({ prophecy: true }, 'winnu', 'norr');
  const [, mech] = t.fleet('winnu', '25', { carrier: 1, mech: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('winnu', '25');
  t.playOn((where) => where === 'invasion/commit ground forces', 0);
  t.answer('winnu', { landings: [{ planet: 'quann', units: [mech as number] }] });
  return t;
}

const reclaimer = (): void => {
  const t = conquest();
  t.playOn(() => t.options('winnu').includes('unit-card:reclaimer'), 0);
  t.answer('winnu', 'unit-card:reclaimer');
  t.pass('norr');
  t.answer('winnu', 'spaceDock quann');
  expect(t.ground('winnu', 'quann')).toEqual({ mech: 1, spaceDock: 1 });
  expect(t.where()).not.toBe('place structure/what and where');
};
scenario(
  ['unit-card:reclaimer', 'sequence:reclaim a planet'],
  'on a planet gained in the tactical action a mech builds a structure',
  reclaimer,
);
failsWithout('unit-card:reclaimer', reclaimer);

test('a planet that was theirs before is not reclaimed', () => {
  const t = tableWith({ prophecy: true }, 'winnu', 'norr');
  t.own('winnu', 'quann', { mech: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('winnu', '25');
  t.playOn();
  expect(t.ground('winnu', 'quann')).toEqual({ mech: 1 });
  expect(t.events('unitsPlaced').some((e) => e.unit === 'pds')).toBe(false);
});

const nothing = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] };
const empty = { give: nothing, take: nothing, promise: '', wanted: '' };

const pride = (): void => {
  const t = tableWith({ prophecy: true }, 'hacan', 'norr');
  t.own('hacan', 'quann', { mech: 1, infantry: 1, pds: 1 });
  t.goods('norr', 3);
  t.strategy('hacan', 'leadership', 'diplomacy');
  t.begin('action phase');
  const planet = 'quann';
  const offer = { ...empty, partner: 1, give: { ...nothing, planet }, take: { ...nothing, tradeGoods: 3 } };
  t.free('hacan', 'offer a transaction', offer);
  t.answer('norr', { ...empty, answer: 'accept' });
  t.answer('hacan', 'arretze');
  expect(t.planet('quann')).toMatchObject({ owner: 1, exhausted: true, units: [] });
  expect(t.ground('hacan', 'arretze')).toEqual({ mech: 1, infantry: 1, pds: 1 });
  expect(t.player('hacan').tradeGoods).toBe(3);
};
scenario(
  ['unit-card:prideOfKenara', 'sequence:hand over a planet'],
  'a planet with a mech of the Hacan is traded, and its units go to another',
  pride,
);
failsWithout('unit-card:prideOfKenara', pride);

test('a planet without a mech is not traded, nor one of somebody else’s mechs', () => {
  const t = tableWith({ prophecy: true }, 'hacan', 'norr');
  t.own('hacan', 'quann', { infantry: 1 });
  t.own('norr', 'lodor', { mech: 1 });
  expect(tradeablePlanets(t.game(), 0)).toEqual([]);
  expect(tradeablePlanets(t.game(), 1)).toEqual([]);
});
