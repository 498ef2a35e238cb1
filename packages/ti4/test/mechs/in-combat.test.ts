// Mechs that change what dice and hits do.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import type { FactionId } from '../../src/facts/index.ts';
import { sideDice } from '../../src/queries/combat.ts';
import { maySustain } from '../../src/queries/permissions.ts';
import { tableWith } from '../kit/index.ts';
import { failsWithout } from './without.ts';

function onQuann(who: FactionId) {
  const t = tableWith({ prophecy: true }, who, 'xxcha');
  t.own('xxcha', 'quann', { infantry: 1, mech: 1 });
  t.landed(who, 'quann', { infantry: 1, mech: 1 });
  const about = { kind: 'ground combat', attacker: 0, defender: 1, system: '25', planet: 'quann', round: 1 } as const;
  const bonuses = (): Record<string, number> =>
    Object.fromEntries(sideDice(t.game(), about, 0).map(({ unit, bonus }) => [unit, bonus]));
  return { t, bonuses };
}

const shieldPaling = (): void => {
  expect(onQuann('jolnar').bonuses()).toEqual({ infantry: 0, mech: -1 });
};
scenario(['unit-card:shieldPaling'], 'infantry beside a Shield Paling are not fragile, it is itself', shieldPaling);
failsWithout('unit-card:shieldPaling', shieldPaling);

const iconoclast = (): void => {
  const { t, bonuses } = onQuann('naalu');
  expect(bonuses()).toEqual({ infantry: 0, mech: 0 });
  t.player('xxcha').found = ['culturalRelicFragment.1'];
  expect(bonuses()).toEqual({ infantry: 0, mech: 2 });
};
scenario(['unit-card:iconoclast'], '+2 for mechs against whoever has a relic fragment', iconoclast);
failsWithout('unit-card:iconoclast', iconoclast);

const mollTerminus = (): void => {
  const { t } = onQuann('mentak');
  const about = { unit: 'mech', kind: 'ground combat', system: '25', planet: 'quann' } as const;
  expect(maySustain(t.game(), { seat: 1, enemy: 0, ...about })?.text.key).toBe('why.moll terminus');
  expect(maySustain(t.game(), { seat: 0, enemy: 1, ...about })).toBeNull();
  expect(maySustain(t.game(), { seat: 1, enemy: 0, ...about, planet: 'lodor' })).toBeNull();
};
scenario(['unit-card:mollTerminus'], 'others do not sustain damage on its planet, its own side does', mollTerminus);
failsWithout('unit-card:mollTerminus', mollTerminus);

const omega = (): void => {
  const t = tableWith({ prophecy: true, codexIII: true }, 'naalu', 'xxcha');
  t.fleet('xxcha', '25', { destroyer: 1 });
  t.fleet('naalu', '25', { carrier: 1, fighter: 2 });
  t.own('naalu', 'quann', { mech: 1 });
  const about = { kind: 'anti-fighter barrage', attacker: 0, defender: 1, system: '25', round: 1 } as const;
  expect(sideDice(t.game(), about, 1)).toEqual([]);
  t.own('naalu', 'quann', { infantry: 1 });
  expect(sideDice(t.game(), about, 1)).toHaveLength(1);
};
scenario(['unit-card:iconoclastOmega'], 'no barrage against Naalu units in a system with one of its mechs', omega);
failsWithout('unit-card:iconoclastOmega', omega);

const mordred = (): void => {
  const { t, bonuses } = onQuann('nekro');
  t.technologies('xxcha', 'instinctTraining');
  expect(bonuses()).toEqual({ infantry: 0, mech: 0 });
  t.game().effects.push({
    source: 'technology:valefarAssimilatorX',
    seat: 0,
    target: 'instinctTraining',
    amount: 0,
    until: 'game',
  });
  expect(bonuses()).toEqual({ infantry: 0, mech: 2 });
};
scenario(['unit-card:mordred'], '+2 for mechs against whoever has a technology with an assimilator on it', mordred);
failsWithout('unit-card:mordred', mordred);

const exoskeleton = (): void => {
  const t = tableWith({ prophecy: true }, 'norr', 'xxcha');
  t.own('xxcha', 'quann', { infantry: 1 });
  const [mech] = t.landed('norr', 'quann', { mech: 1 });
  t.active('norr', '25');
  t.dice(1, 8); // the mech misses and is hit: its own strike ends the combat
  t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
  t.answer('norr', { damage: [mech as number], destroy: [] });
  expect(t.ground('xxcha', 'quann')).toEqual({});
  expect(t.isOver()).toBe(true);
};
scenario(
  ['unit-card:valkyrieExoskeleton', 'sequence:the exoskeleton strikes'],
  'a mech that sustains damage in ground combat hits back',
  exoskeleton,
);
failsWithout('unit-card:valkyrieExoskeleton', exoskeleton);

test('the hit of an exoskeleton joins those of the roll: a mech can sustain it', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'xxcha');
  const [, theirs] = t.own('xxcha', 'quann', { infantry: 1, mech: 1 });
  const [mech] = t.landed('norr', 'quann', { mech: 1 });
  t.active('norr', '25');
  t.dice(10, 8, 1, 10, 1);
  t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
  const infantry = t.planet('quann').units[0]?.id as number;
  t.answer('norr', { damage: [mech as number], destroy: [] });
  t.answer('xxcha', { damage: [], destroy: [infantry] });
  const asked = t.asked('xxcha');
  expect(asked?.kind === 'plan' && asked.about).toMatchObject({ hits: 2 });
  t.answer('xxcha', { damage: [theirs as number], destroy: [infantry] });
  expect(t.events('unitDamaged').map((e) => e.id)).toEqual([mech, theirs]);
});

test('an exoskeleton strikes also where more hits fall than it endures', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'xxcha');
  t.own('xxcha', 'quann', { infantry: 3 });
  t.landed('norr', 'quann', { mech: 1 });
  t.active('norr', '25');
  t.dice(1, 8, 8, 1);
  t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
  expect(t.ground('norr', 'quann')).toEqual({});
  expect(t.ground('xxcha', 'quann')).toEqual({ infantry: 2 });
});

test('outside of ground combat an exoskeleton does not strike', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'xxcha');
  t.fleet('xxcha', '25', { dreadnought: 1 });
  const [mech] = t.own('norr', 'quann', { mech: 1 });
  t.active('xxcha', '25');
  t.begin('take hits', { seat: 0, by: 1, hits: 1, kind: 'bombardment', system: '25', planet: 'quann' });
  t.answer('norr', { damage: [mech as number], destroy: [] });
  expect(t.ships('xxcha', '25')).toEqual({ dreadnought: 1 });
  expect(t.isOver()).toBe(true);
});

const annihilator = (): void => {
  const t = tableWith({ prophecy: true }, 'l1z1x', 'xxcha');
  const [mech] = t.own('l1z1x', 'abyz', { mech: 1 });
  t.own('xxcha', 'fria', { infantry: 1 });
  t.active('l1z1x', '38');
  t.dice(8);
  t.begin('bombardment', { seat: 0, system: '38' });
  t.answer('l1z1x', { targets: [{ unit: mech as number, planet: 'fria' }] });
  expect(t.ground('xxcha', 'fria')).toEqual({});
};
scenario(['unit-card:annihilator'], 'a mech bombards another planet of its system from where it stands', annihilator);
failsWithout('unit-card:annihilator', annihilator);

test('an annihilator does not harrow the planet on which it fights', () => {
  const t = tableWith({ prophecy: true }, 'l1z1x', 'xxcha');
  t.landed('l1z1x', 'quann', { mech: 1 });
  t.own('xxcha', 'quann', { infantry: 2 });
  t.active('l1z1x', '25');
  t.dice(1, 1, 1, 10, 1, 1, 10, 1);
  t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
  expect(t.isOver()).toBe(true);
  expect(t.events('bombarded')).toEqual([]);
});

scenario(['unit-card:indomitus'], 'a mech of the Xxcha fires at ships next to its system, and at landings', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'xxcha');
  t.own('xxcha', 'lodor', { mech: 1 });
  t.fleet('norr', '25', { cruiser: 1 });
  t.active('norr', '25');
  t.dice(8);
  t.begin('space cannon offense', { seat: 0, system: '25' });
  t.answer('xxcha', '0');
  expect(t.ships('norr', '25')).toEqual({});
  const [landed] = t.landed('norr', 'lodor', { infantry: 1 });
  t.dice(8);
  t.begin('space cannon defense', { seat: 0, system: '26', planet: 'lodor', landed: [landed as number] });
  t.answer('xxcha', 'fire');
  expect(t.ground('norr', 'lodor')).toEqual({});
});
