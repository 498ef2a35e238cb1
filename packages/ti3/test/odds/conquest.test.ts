// A whole attack is reckoned with all its landings at once. Landing by landing it comes to the same.
import { foughtOut, opened, sidesOf } from '@custodian/galaxy';
import { conquestOdds } from '@custodian/ti3/queries/odds/conquest';
import { bombardersOf, invasionOdds, landing } from '@custodian/ti3/queries/odds/ground';
import { beforeMoving, spaceBattle } from '@custodian/ti3/queries/odds/space';
import { expect, test } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const AT = { attacker: 0, defender: 1, system: 'quann' } as const;

function assault(t: Table): Table {
  for (const seat of [0, 1]) t.counters(seat, { fleetSupply: 12 });
  t.own(1, 'quann', { groundForces: 6, pds: 2 });
  t.fleet(0, 'quann', { carrier: 2, cruiser: 3, dreadnought: 2, warSun: 1, fighter: 3, groundForces: 5 });
  t.fleet(1, 'quann', { cruiser: 4, dreadnought: 3, destroyer: 2, carrier: 1, fighter: 3 });
  return t;
}

/** Every fleet that comes through lands by itself. */
function oneByOne(t: Table): number {
  const g = t.game();
  const { fight, attackers } = spaceBattle(g, AT, beforeMoving);
  const sides = sidesOf(fight);
  let taken = 0;
  for (const { a, b, p, left } of foughtOut(fight, sides, opened(fight, sides)).ended) {
    if (left !== null || sides.b.endurance(b) > 0) continue;
    const kept = fight.settles?.a?.(sides.a.left(a)) ?? sides.a.left(a);
    const ships = attackers.ships.filter((_, piece) => (kept[piece] as number) > 0);
    const forces = ships.reduce((sum, ship) => sum + ship.groundForces, 0);
    if (forces === 0) continue;
    const joining = ships.filter(({ type }) => type === 'fighter').length;
    const standing = { ...landing(0, 'quann', forces, bombardersOf(g, 0, 'quann', ships)), joining };
    taken += p * invasionOdds(g, standing).a.wins;
  }
  return taken;
}

test.each<[string, Table]>([
  ['cannons and bombardment', assault(table('sol', 'hacan'))],
  ['a conversion', assault(table('yin', 'hacan'))],
  [
    'fighters that join, and animators',
    (() => {
      const t = assault(table('sol', 'hacan'));
      t.technologies('sol', 'gravitonNegator', 'dacxiveAnimators');
      t.technologies('hacan', 'dacxiveAnimators');
      return t;
    })(),
  ],
])('%s', (_, t) => {
  const { taken } = conquestOdds(t.game(), AT, 'quann', beforeMoving);
  expect(taken).toBeGreaterThan(0.05);
  expect(taken).toBeLessThan(0.95);
  expect(taken).toBeCloseTo(oneByOne(t), 10);
});
