// The leaders of the Argent Flight, and their mech.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { leaderProgress } from '../../src/queries/leaders.ts';
import { fleetIn, isWithin } from '../../src/queries/limits.ts';
import { tableWith } from '../kit/index.ts';
import { failsWithout } from '../mechs/without.ts';

const pok = { prophecy: true };
type T = ReturnType<typeof tableWith>;
const leader = (t: T, id: string) => t.player('argent').leaders?.find((each) => each.id === id)?.is;

scenario(['leader:trilossaAunMirik'], 'whoever produces ground forces may put them on planets next door', () => {
  const t = tableWith(pok, 'xxcha', 'argent');
  t.own('xxcha', 'lodor', { spaceDock: 1 });
  t.own('xxcha', 'quann');
  t.own('xxcha', 'arnor');
  t.goods('xxcha', 3);
  t.begin('production', { seat: 0, system: '26' });
  t.answer('xxcha', { units: [{ unit: 'infantry', count: 3 }], pay: { planets: [], goods: 2 } });
  t.answer('argent', 'leader:trilossaAunMirik');
  // Quann is next to Lodor, Arnor is not.
  expect(t.options('xxcha')).toEqual(expect.arrayContaining(['lodor', 'quann']));
  expect(t.options('xxcha')).not.toContain('arnor');
  const [first, second] = t.planet('lodor').units.filter((u) => u.type === 'infantry');
  t.answer('xxcha', 'quann');
  t.answer('xxcha', [String(first?.id), String(second?.id)]);
  t.pass('xxcha');
  expect([t.ground('xxcha', 'quann'), t.ground('xxcha', 'lodor')]).toEqual([
    { infantry: 2 },
    { infantry: 1, spaceDock: 1 },
  ]);
  expect(leader(t, 'trilossaAunMirik')).toBe('exhausted');
});

scenario(['leader:trrakanAunZulok'], 'one of the units rolls one more die for its ability, not in combat', () => {
  const t = tableWith(pok, 'argent', 'norr');
  t.unlock('argent', 'trrakanAunZulok');
  const about = { seat: 0, enemy: 1, system: '25', round: 1 };
  const groups = [{ seat: 0, unit: 'destroyer' as const, dice: 2, need: 9, bonus: 0, rolls: [] }];
  t.dice(1, 1, 9);
  t.begin('roll dice', { ...about, kind: 'anti-fighter barrage', groups });
  t.answer('argent', 'leader:trrakanAunZulok');
  expect(t.diceLeft()).toBe(0);
  const other = tableWith(pok, 'argent', 'norr');
  other.unlock('argent', 'trrakanAunZulok');
  other.dice(1, 1);
  other.begin('roll dice', { ...about, kind: 'space combat', groups });
  expect(other.isOver()).toBe(true);
});

scenario(['leader:trrakanAunZulok'], '6 units with barrage, cannon or bombardment unlock him', () => {
  const t = tableWith(pok, 'argent', 'norr');
  t.fleet('argent', '25', { destroyer: 2, carrier: 1 });
  t.own('argent', 'lodor', { pds: 2, infantry: 3 });
  t.fleet('argent', '26', { dreadnought: 1 });
  expect(leaderProgress(t.game(), 0, 'trrakanAunZulok')).toEqual({ have: 5, need: 6 });
  t.fleet('argent', '26', { destroyer: 1 });
  t.begin('unlock leaders', { seat: 0 });
  expect(leader(t, 'trrakanAunZulok')).toBe('unlocked');
});

scenario(['leader:mirikAunSissiri'], 'ships go straight to systems with a token of theirs', () => {
  const t = tableWith(pok, 'argent', 'norr');
  t.unlock('argent', 'mirikAunSissiri');
  t.strategy('argent', 'leadership', 'diplomacy');
  t.activated('argent', '47', '38', '42', '43');
  t.fleet('norr', '38', { cruiser: 1 });
  const [carrier] = t.fleet('argent', '26', { carrier: 1 });
  const [infantry] = t.own('argent', 'lodor', { infantry: 1 });
  const [held] = t.fleet('argent', '47', { destroyer: 1 });
  t.begin('action phase');
  t.answer('argent', 'leader:mirikAunSissiri');
  // Neither to ships of others, nor into a nebula or supernova.
  expect(t.options('argent')).toEqual(['47']);
  t.answer('argent', '47');
  t.answer('argent', [String(carrier)]);
  t.answer('argent', [String(infantry)]);
  expect(t.ships('argent', '47')).toEqual({ carrier: 1, destroyer: 1, infantry: 1 });
  expect(held).toBeDefined();
  expect(leader(t, 'mirikAunSissiri')).toBe('purged');
});

scenario(['leader:mirikAunSissiri'], 'ships leave a system with a token of theirs, but take nothing up there', () => {
  const t = tableWith(pok, 'argent', 'norr');
  t.unlock('argent', 'mirikAunSissiri');
  t.strategy('argent', 'leadership', 'diplomacy');
  t.activated('argent', '26', '47');
  const [carrier] = t.fleet('argent', '26', { carrier: 1 });
  t.own('argent', 'lodor', { infantry: 1 });
  t.begin('action phase');
  t.answer('argent', 'leader:mirikAunSissiri');
  t.answer('argent', '47');
  t.answer('argent', [String(carrier)]);
  // There was nothing to choose, and where it came from is open to it no more: it has moved.
  expect(leader(t, 'mirikAunSissiri')).toBe('purged');
  expect([t.ships('argent', '47'), t.ground('argent', 'lodor')]).toEqual([{ carrier: 1 }, { infantry: 1 }]);
});

const aerieSentinel = (): void => {
  const t = tableWith(pok, 'argent', 'norr');
  t.fleet('argent', '26', { destroyer: 1, mech: 3, infantry: 1 });
  const fits = (system: string) => isWithin(fleetIn(t.game(), t.system(system), 0), false);
  expect(fits('26')).toBe(true);
  t.fleet('argent', '25', { cruiser: 1, mech: 1 });
  expect(fits('25')).toBe(false);
};
scenario(['unit-card:aerieSentinel'], 'beside a ship with capacity mechs take none of it', aerieSentinel);
failsWithout('unit-card:aerieSentinel', aerieSentinel);

const carried = (): void => {
  const t = tableWith(pok, 'argent', 'norr');
  const [destroyer, cruiser] = t.fleet('argent', '26', { destroyer: 1, cruiser: 1 });
  const mechs = t.own('argent', 'lodor', { mech: 3 });
  t.begin('tactical action', { seat: 0 });
  t.answer('argent', '25');
  const move = (ship = 0) => ({ moves: [{ ship, path: ['26', '25'], cargo: mechs }] });
  expect(t.refusal('argent', move(cruiser))).toBe('why.carries too much');
  t.answer('argent', move(destroyer));
  expect(t.ships('argent', '25')).toEqual({ destroyer: 1, mech: 3 });
};
scenario(['unit-card:aerieSentinel'], 'a destroyer transports as many mechs as there are, a cruiser none', carried);
failsWithout('unit-card:aerieSentinel', carried);
