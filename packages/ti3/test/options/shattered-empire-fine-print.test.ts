// Shattered Empire where its pieces meet others: docks and tokens that do not belong together, blockades, cards.

import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { movement } from '../../src/queries/values.ts';
import { HIGH_ALERT } from '../../src/rules/combat/high-alert.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const alert = (t: Table, seat: number, target: string): void => {
  t.game().effects.push({ source: HIGH_ALERT, seat, target, amount: 0, until: 'action phase' });
};
const alertAt = (t: Table): string | undefined => t.game().effects.find((e) => e.source === HIGH_ALERT)?.target;

scenario(['sequence:high alert', 'sequence:movement'], 'the token goes with ships, not with a space dock alone', () => {
  const t = table('saar', 'norr', 'naalu');
  const dock = t.dockInSpace('saar', 'quann');
  alert(t, 0, 'quann');
  t.begin('movement', { seat: 0, system: 'lodor' });
  t.answer('saar', { moves: [], docks: [{ dock, from: 'quann' }] });
  expect(t.isOver()).toBe(true);
  expect(t.system('lodor').docks.length).toBe(1);
  expect(alertAt(t)).toBe('quann');
});

scenario(['sequence:movement', 'sequence:compliance'], 'fighters that a departing dock supported are lost', () => {
  const t = table('saar', 'norr', 'naalu');
  const dock = t.dockInSpace('saar', 'quann');
  t.fleet('saar', 'quann', { fighter: 2 });
  t.begin('movement', { seat: 0, system: 'lodor' });
  t.answer('saar', { moves: [], docks: [{ dock, from: 'quann' }] });
  expect(t.ships('saar', 'quann')).toEqual({});
});

scenario(['ability:muaat.forge'], 'nothing is forged where enemy ships lie', () => {
  const t = table('muaat', 'norr', 'naalu');
  t.own('muaat', 'muaat', { dock: true });
  t.fleet('norr', 'home-muaat', { cruiser: 1 });
  t.begin('action phase');
  expect(t.barred('muaat', 'ability:muaat.forge')).toBe('why.nothing to forge');
});

scenario(['ability:muaat.slowSuns'], 'Type IV Drive does nothing for war suns of Muaat', () => {
  const t = table('muaat', 'norr', 'naalu');
  t.fleet('muaat', 'quann', { warSun: 1 });
  t.technologies('muaat', 'typeIVDrive');
  const ship = t.system('quann').ships[0] as never;
  const range = () => movement(t.game(), { seat: 0, ship, from: 'quann', to: 'lodor' });
  expect(range()).toBe(1);
  t.technologies('muaat', 'deepSpaceCannon');
  expect(range()).toBe(2);
});

scenario(['sequence:compliance'], 'a lone dock is lost to fighters, and saved by fighters', () => {
  const t = table('saar', 'norr', 'naalu');
  t.dockInSpace('saar', 'quann');
  t.fleet('saar', 'quann', { fighter: 1 });
  t.fleet('norr', 'quann', { carrier: 1, fighter: 1 });
  t.begin('compliance');
  expect(t.system('quann').docks.length).toBe(1);
  t.system('quann').ships = t.system('quann').ships.filter((s) => s.owner === 1);
  t.begin('compliance');
  expect(t.system('quann').docks.length).toBe(0);
});

scenario(['sequence:tactical action'], 'a dock that has moved builds nothing, another in the system does', () => {
  const t = table('saar', 'norr', 'naalu');
  const moving = t.dockInSpace('saar', 'quann');
  const staying = t.dockInSpace('saar', 'lodor');
  t.goods('saar', 4);
  t.begin('tactical action', { seat: 0 });
  t.answer('saar', 'lodor');
  t.answer('saar', { moves: [], docks: [{ dock: moving, from: 'quann' }] });
  const pay = { planets: [], goods: 1 };
  const build = (dock: number) => ({ builds: [{ dock: `dock ${dock}`, unit: 'fighter', count: 2 }], docks: [], pay });
  expect(t.refusal('saar', build(moving))).toBe('why.dock has moved');
  expect(t.refusal('saar', build(staying))).toBeNull();
});

scenario(['sequence:high alert', 'action:patrol'], 'the token goes along with a patrol that leaves its system', () => {
  const t = table('sol', 'norr', 'naalu');
  t.fleet('sol', 'quann', { cruiser: 1 });
  t.activated('sol', 'quann');
  alert(t, 0, 'quann');
  t.hand('sol', 'patrol');
  t.begin('play card as an action', { seat: 0, component: 'action:patrol', about: { seat: 0 } });
  t.answer('sol', 'lodor');
  expect(t.where()).toBe('high alert/move the token');
  t.answer('sol', 'yes');
  expect([alertAt(t), t.isOver()]).toEqual(['lodor', true]);
  expect(t.system('lodor').counters).toBe(1);
});
