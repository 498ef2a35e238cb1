// Action cards of later sets that answer an activation.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import type { Table } from '../kit/index.ts';
import { later } from './later.ts';

/** The first seat activates a system. */
const activate = (t: Table, system: string): void => {
  t.begin('tactical action', { seat: 0 });
  t.answer(0, system);
};

scenario(['action:counterstroke'], 'one’s token in the active system goes back to the tactic pool', () => {
  const t = later('norr', 'xxcha', 'sol');
  t.activated('xxcha', '25');
  t.hand('xxcha', 'counterstroke');
  // Whoever activates the system had no token there.
  t.hand('norr', 'counterstroke');
  activate(t, '25');
  expect(t.awaited()).toEqual([1]);
  t.answer('xxcha', 'action:counterstroke');
  expect(t.player('xxcha').tactic).toBe(4);
  expect(t.system('25').tokens).toBe(1);
});

scenario(['action:forwardSupplyBase'], 'three trade goods, and one for somebody else', () => {
  const t = later('norr', 'xxcha', 'sol');
  t.own('xxcha', 'quann', { infantry: 1 });
  t.hand('xxcha', 'forwardSupplyBase');
  t.hand('sol', 'forwardSupplyBase');
  activate(t, '25');
  expect(t.awaited()).toEqual([1]);
  t.answer('xxcha', 'action:forwardSupplyBase');
  t.answer('xxcha', '2');
  expect([0, 1, 2].map((seat) => t.player(seat).tradeGoods)).toEqual([0, 3, 1]);
});

scenario(['action:harnessEnergy'], 'commodities are replenished at an anomaly, and nowhere else', () => {
  const t = later('hacan', 'xxcha', 'sol');
  t.hand('hacan', 'harnessEnergy');
  activate(t, '44');
  t.answer('hacan', 'action:harnessEnergy');
  expect(t.player('hacan').commodities).toBe(6);
  const plain = later('hacan', 'xxcha', 'sol');
  plain.hand('hacan', 'harnessEnergy');
  activate(plain, '25');
  expect(plain.where()).not.toContain('window');
});

scenario(['action:navSuite'], 'ships move through asteroids and out of a nebula at full speed', () => {
  const t = later('norr', 'xxcha', 'sol');
  const [cruiser = 0] = t.fleet('norr', '26', { cruiser: 1 });
  const [slow = 0] = t.fleet('norr', '42', { cruiser: 1 });
  t.hand('norr', 'navSuite');
  activate(t, '31');
  t.answer('norr', 'action:navSuite');
  expect(t.refusal('norr', { moves: [{ ship: slow, path: ['42', '18', '22', '31'] }] })).not.toBeNull();
  t.answer('norr', { moves: [{ ship: cruiser, path: ['26', '44', '31'] }] });
  expect(t.ships('norr', '31')).toEqual({ cruiser: 1 });
  expect(t.game().effects.map((effect) => effect.source)).not.toContain('action:navSuite');
});

scenario(['action:navSuite'], 'a gravity rift neither pulls nor hastens; a nebula still shelters its defender', () => {
  const t = later('norr', 'xxcha', 'sol');
  t.fleet('norr', '41', { cruiser: 1 });
  t.hand('norr', 'navSuite');
  activate(t, '25');
  t.answer('norr', 'action:navSuite');
  // Three systems with the help of the rift, two without it: nothing can come.
  expect(t.isOver()).toBe(true);
  const nebula = later('sol', 'xxcha', 'norr');
  const [ship = 0] = nebula.fleet('sol', '23', { cruiser: 1 });
  nebula.fleet('xxcha', '42', { cruiser: 1 });
  nebula.hand('sol', 'navSuite');
  activate(nebula, '42');
  nebula.answer('sol', 'action:navSuite');
  nebula.dice(1, 1, 10, 1);
  nebula.answer('sol', { moves: [{ ship, path: ['23', '42'] }] });
  expect(nebula.events('diceRolled').flatMap((e) => e.groups.map((g) => g.bonus))).toContain(1);
});

scenario(['action:rally'], 'two tokens for the fleet pool where ships of others wait', () => {
  const t = later('norr', 'xxcha', 'sol');
  t.fleet('xxcha', '25', { cruiser: 1 });
  t.hand('norr', 'rally');
  activate(t, '25');
  t.answer('norr', 'action:rally');
  expect(t.player('norr')).toMatchObject({ tactic: 2, fleet: 5 });
  const alone = later('norr', 'xxcha', 'sol');
  alone.hand('norr', 'rally');
  activate(alone, '25');
  expect(alone.where()).not.toContain('window');
});

scenario(['action:solarFlare'], 'nobody fires at the ships that come; what lands is fired at as ever', () => {
  const t = later('norr', 'xxcha', 'sol');
  t.own('xxcha', 'quann', { pds: 1, infantry: 1 });
  const [carrier = 0, infantry = 0] = t.fleet('norr', '26', { carrier: 1, infantry: 1 });
  t.hand('norr', 'solarFlare');
  activate(t, '25');
  t.answer('norr', 'action:solarFlare');
  t.answer('norr', { moves: [{ ship: carrier, path: ['26', '25'], cargo: [infantry] }] });
  t.answer('norr', { landings: [{ planet: 'quann', units: [infantry] }] });
  expect(t.where()).toContain('space cannon defense');
  expect(t.events('diceRolled')).toEqual([]);
});
