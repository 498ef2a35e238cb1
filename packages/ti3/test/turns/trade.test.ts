import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { table } from '../kit/index.ts';

const tradeGoods = (t: ReturnType<typeof table>): number[] => t.game().players.map((p) => p.tradeGoods);

scenario(['strategy:trade'], 'Xxcha uses the secondary of Trade: 3 trade goods from the agreement with Jol-Nar', () => {
  const t = table('sol', 'xxcha', 'jolnar');
  t.agreement('xxcha', 'jolnar', 0, 1);
  t.begin('strategic action', { seat: t.seat('sol'), card: 'trade' });
  t.answer('sol', 'trade');
  t.pass('sol');
  t.pass('xxcha');
  t.pass('jolnar');
  t.answer('xxcha', 'secondary');
  expect(t.player('xxcha')).toMatchObject({ tradeGoods: 3, strategyAllocation: 1 });
  t.pass('jolnar');
  expect(tradeGoods(t)).toEqual([3, 3, 0]);
});

scenario(['strategy:trade'], 'the primary: 3 trade goods, the income of agreements, then negotiations', () => {
  const t = table('sol', 'xxcha', 'jolnar');
  t.agreement('sol', 'jolnar', 0, 1);
  t.begin('strategic action', { seat: t.seat('sol'), card: 'trade' });
  t.answer('sol', 'trade');
  expect(t.player('sol').tradeGoods).toBe(6);
  expect(t.where()).toBe('trade negotiations/propose an agreement');
});

scenario(['strategy:trade'], 'the other option cancels every agreement in play, those of Hacan included', () => {
  const t = table('sol', 'hacan', 'jolnar');
  t.agreement('hacan', 'jolnar');
  t.agreement('sol', 'jolnar', 0, 1);
  t.begin('strategic action', { seat: t.seat('sol'), card: 'trade' });
  t.answer('sol', 'cancel');
  expect(t.events('agreementBroken')).toHaveLength(2);
  expect(t.game().players.flatMap((p) => p.contracts.map((c) => c.partner))).toEqual([-1, -1, -1, -1, -1, -1]);
  // Nobody has income, so nobody is offered the secondary ability.
  expect(t.isOver()).toBe(true);
  expect(tradeGoods(t)).toEqual([0, 0, 0]);
});

scenario(
  ['sequence:trade negotiations'],
  'a proposal needs the partner’s answer and the active player’s approval; then one card changes hands each way',
  () => {
    const t = table('sol', 'xxcha', 'jolnar');
    t.begin('trade negotiations', { seat: t.seat('sol') });
    t.pass('sol');
    // Xxcha: a card worth 2 for the card of Jol-Nar worth 3.
    t.answer('xxcha', '2 0 1');
    expect(t.where()).toBe('trade negotiations/the partner answers');
    t.answer('jolnar', 'yes');
    expect(t.where()).toBe('trade negotiations/the active player approves');
    t.answer('sol', 'yes');
    expect(t.player('xxcha').contracts).toEqual([
      { value: 2, partner: 2 },
      { value: 2, partner: -1 },
    ]);
    expect(t.player('jolnar').contracts).toEqual([
      { value: 1, partner: -1 },
      { value: 3, partner: 1 },
    ]);
    // Two players make only one agreement with each other.
    expect(t.options('jolnar')).toEqual(['0 0 0']);
  },
);

scenario(['sequence:trade negotiations'], 'a deal turned down is not proposed again the same way', () => {
  const t = table('sol', 'xxcha', 'jolnar');
  t.begin('trade negotiations', { seat: t.seat('sol') });
  t.answer('sol', '1 0 0');
  t.answer('xxcha', 'no');
  t.answer('xxcha', '2 0 0');
  t.answer('jolnar', 'yes');
  t.answer('sol', 'no');
  t.pass('jolnar');
  expect(t.barred('sol', '1 0 0')).toBe('why.turned down');
  t.pass('sol');
  expect(t.barred('xxcha', '2 0 0')).toBe('why.turned down');
  t.pass('xxcha');
  expect(t.isOver()).toBe(true);
  expect(t.events('agreementOpened')).toEqual([]);
});

scenario(['sequence:trade negotiations'], 'the active player’s own proposal needs only the partner', () => {
  const t = table('sol', 'xxcha', 'jolnar');
  t.begin('trade negotiations', { seat: t.seat('sol') });
  t.answer('sol', '2 0 1');
  t.answer('jolnar', 'yes');
  expect(t.events('agreementOpened')).toHaveLength(1);
  // Both agreements of a player may be opened in the same execution.
  t.pass('xxcha');
  t.pass('jolnar');
  t.answer('sol', '1 1 0');
  t.answer('xxcha', 'yes');
  expect(t.player('sol').contracts.map((c) => c.partner)).toEqual([2, 1]);
});

scenario(
  ['sequence:trade negotiations'],
  'nobody has more than two agreements, and bribes work between answers',
  () => {
    const t = table('sol', 'xxcha', 'jolnar', 'hacan');
    t.agreement('sol', 'xxcha');
    t.agreement('sol', 'jolnar', 1, 0);
    t.goods('xxcha', 2);
    t.begin('trade negotiations', { seat: t.seat('sol') });
    // Sol has no card left and is not asked.
    expect(t.awaited()).toEqual([t.seat('xxcha')]);
    t.answer('xxcha', '2 1 1');
    t.answer('jolnar', 'yes');
    t.free('xxcha', 'give trade goods', { receiver: t.seat('sol'), count: 2 });
    t.answer('sol', 'yes');
    expect(t.player('sol').tradeGoods).toBe(2);
    expect(t.events('agreementOpened')).toHaveLength(1);
  },
);

scenario(['strategy:trade'], 'an agreement formed in the same action pays nothing yet', () => {
  const t = table('sol', 'xxcha', 'jolnar');
  t.agreement('sol', 'jolnar');
  t.begin('strategic action', { seat: t.seat('sol'), card: 'trade' });
  t.answer('sol', 'trade');
  t.pass('sol');
  t.answer('xxcha', '2 0 1');
  t.answer('jolnar', 'yes');
  t.answer('sol', 'yes');
  t.pass('sol');
  t.pass('xxcha');
  // Xxcha has no income and is not asked; Jol-Nar takes the 2 of the old agreement.
  t.answer('jolnar', 'secondary');
  expect(tradeGoods(t)).toEqual([4, 0, 2]);
});

scenario(
  ['sequence:trade negotiations'],
  'there are 40 trade goods: whoever comes later finds the supply empty',
  () => {
    const t = table('sol', 'xxcha', 'jolnar');
    t.agreement('sol', 'xxcha');
    t.agreement('xxcha', 'jolnar', 1, 1);
    t.goods('jolnar', 35);
    t.begin('strategic action', { seat: t.seat('sol'), card: 'trade' });
    t.answer('sol', 'trade');
    expect(t.game().tradeSupply).toBe(0);
    expect(tradeGoods(t)).toEqual([5, 0, 35]);
    t.pass('sol');
    t.pass('jolnar');
    t.answer('xxcha', 'secondary');
    expect(t.player('xxcha').tradeGoods).toBe(0);
  },
);

scenario(['unit:dreadnought'], 'a dreadnought is paid with planets for 3 resources and 2 trade goods', () => {
  const t = table('sol', 'xxcha', 'jolnar');
  t.own('sol', 'jord', { dock: true });
  t.own('sol', 'lodor');
  t.goods('sol', 2);
  t.begin('produce units', { seat: t.seat('sol'), system: 'home-sol' });
  const builds = [{ dock: 'jord', unit: 'dreadnought', count: 1 }];
  expect(t.refusal('sol', { builds, docks: [], pay: { planets: ['lodor'], goods: 1 } })).toBe('why.payment too small');
  t.answer('sol', { builds, docks: [], pay: { planets: ['lodor'], goods: 2 } });
  expect(t.ships('sol', 'home-sol')).toEqual({ dreadnought: 1 });
  expect(t.player('sol').tradeGoods).toBe(0);
  expect(t.game().tradeSupply).toBe(40);
  expect([t.planet('jord').exhausted, t.planet('lodor').exhausted]).toEqual([false, true]);
});

scenario(['technology:microTechnology'], 'Micro Technology: 1 trade good more from each agreement that pays', () => {
  const t = table('sol', 'xxcha', 'jolnar');
  t.agreement('sol', 'xxcha');
  t.agreement('sol', 'jolnar', 1, 1);
  t.technologies('sol', 'microTechnology');
  t.begin('secondary trade', { seat: t.seat('sol') });
  expect(t.player('sol').tradeGoods).toBe(7);
});

scenario(['sequence:space battle'], 'a space battle between partners breaks their agreement', () => {
  const t = table('sol', 'hacan', 'jolnar');
  t.agreement('sol', 'hacan');
  t.fleet('sol', 'quann', { cruiser: 1 });
  t.fleet('hacan', 'quann', { cruiser: 1 });
  t.dice(10, 1);
  t.begin('space battle', { attacker: t.seat('sol'), defender: t.seat('hacan'), system: 'quann' });
  expect(t.events('agreementBroken')).toHaveLength(1);
});

scenario(
  ['sequence:invasion combat'],
  'walking onto a planet with only a control marker breaks the agreement too',
  () => {
    const t = table('sol', 'xxcha', 'jolnar');
    t.agreement('sol', 'xxcha');
    t.own('xxcha', 'quann');
    t.fleet('sol', 'quann', { carrier: 1, groundForces: 1 });
    t.begin('tactical action', { seat: t.seat('sol') });
    t.answer('sol', 'quann');
    const [carrier] = t.shipIds('sol', 'quann', 'carrier') as [number];
    t.answer('sol', { landings: [{ ship: carrier, planet: 'quann', groundForces: 1, pds: 0 }] });
    expect(t.planet('quann').owner).toBe(t.seat('sol'));
    expect(t.events('agreementBroken')).toHaveLength(1);
  },
);
