// Units that are removed are not destroyed (faq 33, 133).
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { table } from '../kit/index.ts';

scenario(['sequence:limits'], 'infantry II that have no room do not come back', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'infantryII');
  t.fleet('norr', '46', { carrier: 1, infantry: 6 });
  t.anyhow();
  t.dice(10, 10);
  t.begin('limits');
  expect(t.ships('norr', '46')).toEqual({ carrier: 1, infantry: 4 });
  expect([t.player('norr').resting, t.diceLeft()]).toEqual([0, 2]);
});

test('a flagship that the fleet pool has no room for is nobody’s deed', () => {
  const t = table('norr', 'xxcha');
  t.secret('xxcha', 'destroyTheirGreatestShip');
  t.fleet('xxcha', '46', { cruiser: 1 });
  const [flagship = 0] = t.fleet('norr', '46', { flagship: 1, cruiser: 1 });
  t.tokens('norr', { fleet: 1 });
  t.anyhow();
  t.active('norr', '46');
  t.begin('limits', { combat: '46' });
  t.answer('norr', { units: [flagship] });
  expect([t.isOver(), t.player('xxcha').points]).toEqual([true, 0]);
});

test('fighters that have won without a carrier have won, and then go (32, 79)', () => {
  const t = table('hacan', 'sol');
  t.fleet('hacan', '25', { carrier: 1, fighter: 2 });
  t.fleet('sol', '25', { cruiser: 1 });
  t.active('hacan', '25');
  // A fighter hits, and the carrier is lost.
  t.dice(1, 9, 1, 7);
  t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
  t.answer('hacan', { damage: [], destroy: t.unitIds('hacan', '25', 'carrier') });
  expect(t.events('spaceCombatEnded')).toMatchObject([{ winner: 0 }]);
  t.begin('limits');
  expect(t.ships('hacan', '25')).toEqual({});
  expect(t.events('unitRemoved').map((e) => e.unit)).toEqual(['fighter', 'fighter']);
});
