// Mechs that change what dice and hits do.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
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
