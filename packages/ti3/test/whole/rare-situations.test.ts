// Positions that random games found: each was a broken law once.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { table } from '../kit/index.ts';

scenario(['sequence:turn neutral'], 'fighters lose the dock that supported them when its planet turns neutral', () => {
  const t = table('norr', 'xxcha');
  t.own('norr', 'lodor', { dock: true });
  t.fleet('norr', 'lodor', { fighter: 3 });
  t.begin('turn neutral', { planets: ['lodor'] });
  expect(t.planet('lodor')).toMatchObject({ owner: -1, dock: -1 });
  expect(t.ships('norr', 'lodor')).toEqual({});
});

scenario(['ability:letnev.funding'], 'war funding announced and then given away is not spent', () => {
  const t = table('letnev', 'xxcha');
  t.goods('letnev', 2);
  t.fleet('letnev', 'quann', { cruiser: 1 });
  t.fleet('xxcha', 'quann', { cruiser: 1 });
  t.hand('xxcha', 'moraleBoost');
  t.begin('space battle', { attacker: t.seat('letnev'), defender: t.seat('xxcha'), system: 'quann' });
  t.answer('letnev', 'ability:letnev.funding');
  t.free('letnev', 'give trade goods', { receiver: t.seat('xxcha'), count: 2 });
  t.dice(1, 1, 1, 1);
  t.pass('xxcha');
  expect(t.player('letnev').tradeGoods).toBe(0);
});

/** The ships that a movement offers, as the panel shows them. */
const offered = (t: ReturnType<typeof table>, who: 'letnev' | 'sol'): number[] => {
  const asked = t.asked(who);
  const { reach } = (asked?.kind === 'plan' ? asked.about : { reach: [] }) as { reach: { ship: number }[] };
  return reach.map((r) => r.ship);
};

scenario(
  ['leader:admiral.speed', 'sequence:movement'],
  'a slow ship is offered beside a fast one when an admiral waits',
  () => {
    const t = table('letnev', 'xxcha');
    const [cruiser = 0, dreadnought = 0] = t.fleet('letnev', 'lodor', { cruiser: 1, dreadnought: 1 });
    t.own('letnev', 'lodor');
    t.leader('unlenn', 'lodor');
    t.activated('letnev', 'saudor');
    t.begin('movement', { seat: 0, system: 'saudor' });
    expect(offered(t, 'letnev')).toEqual([cruiser, dreadnought]);
    const path = ['lodor', 'quann', 'saudor'];
    const pickUps = [{ planet: 'lodor', groundForces: 0, pds: 0, leaders: ['unlenn'] }];
    expect(t.refusal('letnev', { moves: [{ ship: dreadnought, path }] })).toBe('why.too far');
    expect(t.refusal('letnev', { moves: [{ ship: dreadnought, path, pickUps }] })).toBeNull();
  },
);

scenario(
  ['leader:diplomat.passage', 'sequence:movement'],
  'ships beside the diplomat’s are offered the way he opens',
  () => {
    const t = table('sol', 'hacan');
    const [led = 0, other = 0] = t.fleet('sol', 'lodor', { cruiser: 2 });
    t.leader('rev', led);
    for (const system of ['quann', 'mecatolRex']) t.fleet('hacan', system, { cruiser: 1 });
    t.activated('sol', 'saudor');
    t.begin('movement', { seat: 0, system: 'saudor' });
    expect(offered(t, 'sol')).toEqual([led, other]);
  },
);

test('who buys no counter exhausts no planet for it', () => {
  const t = table('norr', 'xxcha');
  t.own('norr', 'mecatolRex');
  t.begin('secondary logistics', { seat: 0 });
  const pay = { planets: ['mecatolRex'], goods: 0 };
  expect(t.refusal('norr', { count: 0, pay })).toBe('why.pay for nothing');
  expect(t.refusal('norr', { count: 1, pay })).toBeNull();
});

scenario(['sequence:produce units'], 'who builds nothing pays nothing', () => {
  const t = table('norr', 'xxcha');
  t.own('norr', 'quann', { dock: true });
  t.goods('norr', 2);
  t.begin('produce units', { seat: 0, system: 'quann' });
  expect(t.refusal('norr', { builds: [], docks: [], pay: { planets: [], goods: 1 } })).toBe('why.pay for nothing');
  expect(t.refusal('norr', { builds: [], docks: [], pay: { planets: [], goods: 0 } })).toBeNull();
});
