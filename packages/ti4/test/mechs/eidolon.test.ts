// Eidolon and its other side.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { tableWith } from '../kit/index.ts';
import { failsWithout } from './without.ts';

function meeting(active: boolean) {
  const t = tableWith({ prophecy: true }, 'naaz', 'xxcha', 'sol');
  t.fleet('naaz', '46', { carrier: 1, mech: 1 });
  t.fleet('xxcha', '46', { cruiser: 1 });
  if (active) t.active('naaz', '46');
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  return t;
}

const asShip = (): void => {
  const t = meeting(true);
  t.dice(1, 8, 1, 7); // the carrier, two dice of the mech that hit with 8, the cruiser
  t.playOn((where) => where.startsWith('assign hits/'));
  const mech = t.unitIds('naaz', '46', 'mech')[0] as number;
  expect(t.refusal('naaz', { damage: [mech], destroy: [] })).not.toBeNull();
  t.answer('naaz', { damage: [], destroy: [mech] });
  t.playOn();
  expect([t.ships('naaz', '46'), t.ships('xxcha', '46')]).toEqual([{ carrier: 1 }, {}]);
};
scenario(['unit-card:eidolon', 'unit-card:zGravEidolon'], 'in the active system mechs fight in space as ships', asShip);
failsWithout('unit-card:eidolon', asShip);
failsWithout('unit-card:zGravEidolon', asShip);

scenario(['sequence:space combat'], 'after the combat it is a mech again; in another system it does not fly', () => {
  const t = meeting(true);
  t.dice(10, 1, 1, 1);
  t.playOn();
  expect(t.game().effects).toEqual([]);
  expect(t.ships('naaz', '46')).toEqual({ carrier: 1, mech: 1 });
  const other = meeting(false);
  expect(other.game().combat?.joined).toEqual([]);
});
