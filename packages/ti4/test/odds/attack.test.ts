// A whole attack is reckoned with all its landings at once. Landing by landing it comes to the same.
import { foughtOut, opened, sidesOf } from '@custodian/galaxy';
import { expect, test } from 'vitest';
import type { FactionId } from '../../src/facts/index.ts';
import { attackOdds, beforeCannons, beforeLanding, landed } from '../../src/queries/odds/attack.ts';
import { groundOdds } from '../../src/queries/odds/ground.ts';
import { spaceFight } from '../../src/queries/odds/space.ts';
import type { Table, UnitsOf } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';
import { PLANET, SYSTEM } from './cases.ts';

function attack(
  [attacker, own]: readonly [FactionId, UnitsOf],
  [defender, other]: readonly [FactionId, UnitsOf],
  garrison: UnitsOf,
  change: (t: Table) => void = () => undefined,
): Table {
  const t = tableWith({ prophecy: true }, attacker, defender, 'saar');
  for (const seat of [0, 1]) t.tokens(seat, { fleet: 12 });
  t.fleet(0, SYSTEM, own);
  t.fleet(1, SYSTEM, other);
  t.own(1, PLANET, garrison);
  t.active(0, SYSTEM);
  change(t);
  return t;
}

/** Every fleet that comes through lands by itself. Nobody's capacity is exceeded in these cases. */
function oneByOne(t: Table): number {
  const now = beforeCannons(t.game(), { attacker: 0, defender: 1, system: SYSTEM });
  const { fight, scene } = spaceFight(now);
  const sides = sidesOf(fight);
  let taken = 0;
  for (const { a, b, p, left } of foughtOut(fight, sides, opened(fight, sides)).ended) {
    if (left === 'a' || sides.b.endurance(b) > 0) continue;
    const through = scene.board(sides.a.left(a), sides.b.left(b));
    if (sides.a.endurance(a) === 0) continue;
    taken += p * groundOdds(beforeLanding(landed(through, 0, SYSTEM, PLANET), 0, PLANET, SYSTEM)).taken;
  }
  return taken;
}

const fleet: UnitsOf = { carrier: 2, dreadnought: 2, destroyer: 2, warSun: 1, infantry: 2 };

test.each<[string, Table]>([
  ['infantry, guns and bombardment', attack(['hacan', fleet], ['xxcha', { cruiser: 3 }], { infantry: 3, pds: 2 })],
  [
    'mechs that come damaged',
    attack(['hacan', { ...fleet, mech: 1 }], ['xxcha', { cruiser: 3 }], { infantry: 3, mech: 1 }, (t) =>
      t.damage(t.system(SYSTEM).space.find((u) => u.type === 'mech')?.id ?? 0),
    ),
  ],
  [
    'a flagship that stands by',
    attack(['jolnar', { ...fleet, flagship: 1 }], ['xxcha', { cruiser: 3 }], { infantry: 3, pds: 1 }),
  ],
  [
    'animators on both sides',
    attack(['hacan', fleet], ['xxcha', { cruiser: 3 }], { infantry: 4 }, (t) => {
      t.technologies(0, 'dacxiveAnimators');
      t.technologies(1, 'dacxiveAnimators');
    }),
  ],
])('%s', (_, t) => {
  t.technologies(0, 'warSun');
  const now = beforeCannons(t.game(), { attacker: 0, defender: 1, system: SYSTEM });
  const { taken } = attackOdds(now, PLANET);
  expect(taken).toBeGreaterThan(0.05);
  expect(taken).toBeCloseTo(oneByOne(t), 10);
});
