// Mechs that come without production.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import type { FactionId } from '../../src/facts/index.ts';
import { tableWith } from '../kit/index.ts';
import { failsWithout } from './without.ts';

const withMechs = (...who: FactionId[]) => tableWith({ prophecy: true }, ...who);

function onQuann() {
  const t = withMechs('letnev', 'xxcha');
  t.own('xxcha', 'quann', { infantry: 1 });
  t.landed('letnev', 'quann', { infantry: 1 });
  return t;
}
const fighting = { attacker: 0, defender: 1, system: '25', planet: 'quann' } as const;

const reaper = (): void => {
  const t = onQuann();
  t.dice(6, 1);
  t.begin('ground combat', fighting);
  t.answer('letnev', 'unit-card:dunlainReaper');
  t.confirm('letnev');
  expect(t.ground('letnev', 'quann')).toEqual({ mech: 1 });
};
scenario(['unit-card:dunlainReaper', 'sequence:deploy mech'], 'for 2 resources a reaper replaces an infantry', reaper);
failsWithout('unit-card:dunlainReaper', reaper);

scenario(['unit-card:dunlainReaper'], 'not without a mech in the reinforcements', () => {
  const t = onQuann();
  t.own('letnev', 'arcPrime', { mech: 4 });
  t.dice(8, 1);
  t.begin('ground combat', fighting);
  expect(t.isOver()).toBe(true);
  expect(t.ground('letnev', 'quann')).toEqual({ infantry: 1 });
});

const scavenger = (): void => {
  const t = withMechs('saar', 'xxcha');
  t.landed('saar', 'quann', { infantry: 1 });
  t.active('saar', '25');
  t.begin('gain control', { seat: 0, planet: 'quann', how: 'invasion' });
  t.answer('saar', 'unit-card:scavengerZeta');
  expect(t.ground('saar', 'quann')).toEqual({ infantry: 1, mech: 1 });
  expect(t.player('saar').tradeGoods).toBe(0);
};
scenario(['unit-card:scavengerZeta'], 'a scavenger lands for the trade good that the planet gave', scavenger);
failsWithout('unit-card:scavengerZeta', scavenger);

const drop = (): void => {
  const t = withMechs('sol', 'xxcha');
  t.strategy('sol', 'leadership');
  t.strategy('xxcha', 'diplomacy');
  t.begin('action phase');
  t.answer('sol', 'ability:orbitalDrop');
  t.answer('sol', 'drop');
  expect(t.ground('sol', 'jord')).toEqual({ infantry: 2, mech: 1 });
};
scenario(['unit-card:zsThunderboltM2', 'sequence:drop a mech'], 'a mech follows an Orbital Drop for 3 resources', drop);
failsWithout('unit-card:zsThunderboltM2', drop);
