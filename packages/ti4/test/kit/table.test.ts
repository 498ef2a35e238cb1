// The table that the other tests are built on: what it refuses.
import { expect, test } from 'vitest';
import { table } from './index.ts';

test.each([
  ['more ships than the fleet pool', { cruiser: 4 }, 'norr at 25 has 4 ships, fleet pool 3'],
  ['fighters that nobody carries', { fighter: 2 }, 'norr at 25 has 2 aboard, capacity 0'],
  ['a war sun without its technology', { warSun: 1 }, 'norr cannot have a warSun'],
])('a table with %s is refused unless it is meant', (_, fleet, why) => {
  const t = table('norr', 'xxcha');
  t.fleet('norr', '25', fleet);
  expect(() => t.begin('action phase')).toThrow(`no game comes to this: ${why}`);
});
