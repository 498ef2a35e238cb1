// The mech as a unit: a ground force that is produced, carried, committed, and sustains damage.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { unitsLeft } from '../../src/queries/players.ts';
import { unitCard } from '../../src/queries/units.ts';
import { table, tableWith } from '../kit/index.ts';

const withMechs = (...who: Parameters<typeof table>) => tableWith({ prophecy: true }, ...who);

scenario(['unit:mech'], 'a mech is carried, lands, fights and sustains damage', () => {
  const t = withMechs('xxcha', 'winnu');
  const [, mech] = t.fleet('xxcha', '25', { carrier: 1, mech: 1 });
  t.own('winnu', 'quann', { infantry: 1 });
  t.active('xxcha', '25');
  t.dice(6, 8, 6); // both hit in the first round, the mech goes on; then nobody is left to hit it
  t.begin('invasion', { seat: 0, system: '25' });
  t.answer('xxcha', { landings: [{ planet: 'quann', units: [mech as number] }] });
  t.answer('xxcha', { damage: [mech as number], destroy: [] });
  expect(t.ground('xxcha', 'quann')).toEqual({ mech: 1 });
  expect(t.unit(mech as number)?.damaged).toBe(true);
  expect(t.planet('quann').owner).toBe(0);
});

test('a mech takes a place aboard, and what does not fit is removed', () => {
  const t = withMechs('xxcha', 'winnu');
  t.fleet('xxcha', '25', { dreadnought: 1, mech: 1, infantry: 1 });
  t.anyhow();
  t.begin('limits', {});
  t.answer('xxcha', { units: [t.unitIds('xxcha', '25', 'infantry')[0] as number] });
  expect(t.ships('xxcha', '25')).toEqual({ dreadnought: 1, mech: 1 });
});

test('it is produced for 2 resources where it is played with, and there are 4', () => {
  const t = withMechs('xxcha', 'jolnar', 'mentak');
  t.own('xxcha', 'archonRen', { spaceDock: 1 });
  t.own('xxcha', 'archonTau', { mech: 3 });
  t.begin('production', { seat: 0, system: '14' });
  const pay = { planets: ['archonRen'], goods: 0 };
  expect(t.refusal('xxcha', { units: [{ unit: 'mech', count: 2 }], pay })).not.toBeNull();
  t.answer('xxcha', { units: [{ unit: 'mech', count: 1 }], pay });
  expect(t.ground('xxcha', 'archonRen')).toEqual({ spaceDock: 1, mech: 1 });
  expect(unitCard(table('xxcha').game(), 0, 'mech')).toBeNull();
});

test('a captured mech is in nobody’s reinforcements', () => {
  const t = withMechs('xxcha', 'winnu');
  expect(unitsLeft(t.game(), 0, 'mech')).toBe(4);
  t.player('winnu').captured = [{ type: 'mech', owner: 0 }];
  expect(unitsLeft(t.game(), 0, 'mech')).toBe(3);
});
