// The table that the other tests are built on: what it refuses, and what it says.
import { expect, test } from 'vitest';
import { table } from './index.ts';

test.each([
  ['more ships than Fleet Supply', { cruiser: 4 }, 'norr at quann has 4 ships, Fleet Supply 3'],
  ['fighters that nobody carries', { fighter: 2 }, 'norr at quann has 2 fighters more than can be supported'],
  ['an overladen carrier', { carrier: 1, groundForces: 7 }, 'the carrier 1 at quann carries too much'],
  ['more war suns than there are', { warSun: 3 }, 'norr has 3 warSun, and 2 pieces'],
])('a table with %s is refused unless it is meant', (_, fleet, why) => {
  const t = table('norr', 'xxcha');
  t.fleet('norr', 'quann', fleet);
  expect(() => t.begin('action phase')).toThrow(`no game comes to this: ${why}`);
  t.anyhow();
  t.begin('action phase');
  expect(t.where()).not.toBe('');
});

test('whoever answers when everything is done is told that the sequence is over', () => {
  const t = table('norr', 'xxcha');
  expect(() => t.answer('norr', [])).toThrow('no sequence is running');
  t.begin('compliance');
  expect(t.isOver()).toBe(true);
  expect(() => t.answer('norr', [])).toThrow('the sequence is over');
  expect(() => t.confirm('norr')).toThrow('the sequence is over');
  expect(() => t.refusal('norr', [])).toThrow('the sequence is over');
});

test('answers are given in the game’s words, and a refusal names the options', () => {
  const t = table('norr', 'xxcha');
  t.fleet('norr', 'quann', { carrier: 1, groundForces: 6, pds: 2 });
  t.anyhow();
  t.begin('compliance');
  expect(() => t.answer('norr', 'fighter')).toThrow(/norr at compliance\/.*: refused, .*options .*pds/);
});
