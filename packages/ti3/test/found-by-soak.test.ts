// Positions that random games found: each was a broken law once.
import { scenario, table } from '@custodian/testkit';
import { expect } from 'vitest';

scenario(['sequence:turn neutral'], 'fighters lose the dock that supported them when its planet turns neutral', () => {
  const t = table('norr', 'xxcha');
  t.own('norr', 'lodor', { dock: true });
  t.fleet('norr', 'lodor', { fighter: 3 });
  t.begin('turn neutral', { planets: ['lodor'] });
  expect(t.planet('lodor')).toMatchObject({ owner: -1, dock: -1 });
  expect(t.ships('norr', 'lodor')).toEqual({});
});

scenario(['ability:letnev.funding'], 'war funding announced and then given away is not spent', () => {
  const t = table('letnev', 'xxcha');
  t.goods('letnev', 2);
  t.fleet('letnev', 'quann', { cruiser: 1 });
  t.fleet('xxcha', 'quann', { cruiser: 1 });
  t.hand('xxcha', 'moraleBoost');
  t.begin('space battle', { attacker: t.seat('letnev'), defender: t.seat('xxcha'), system: 'quann' });
  t.answer('letnev', 'ability:letnev.funding');
  t.free('letnev', 'give trade goods', { receiver: t.seat('xxcha'), count: 2 });
  t.dice(1, 1, 1, 1);
  t.pass('xxcha');
  expect(t.player('letnev').tradeGoods).toBe(0);
});
