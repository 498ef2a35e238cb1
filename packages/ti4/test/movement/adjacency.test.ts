// Next to what a system lies, and for what. Numbers: faq.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { areNeighbors, isAdjacent } from '../../src/queries/board.ts';
import { table, tableWith } from '../kit/index.ts';
import { activate, move } from './moving.ts';

test('no system is next to itself, not with two wormholes of one kind either (60)', () => {
  const t = table('norr', 'creuss');
  t.system('26').wormholes.push('alpha');
  for (const { id } of t.game().systems)
    for (const seat of [0, 1]) expect(isAdjacent(t.game(), id, id, seat), id).toBe(false);
});

scenario(['agenda:enforcedTravelBan'], 'the travel ban bars movement alone: neighbors stay, guns reach (57)', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.law('enforcedTravelBan');
  t.technologies('xxcha', 'pdsII');
  t.own('xxcha', 'lodor', { pds: 1 });
  const [cruiser] = t.fleet('norr', '27', { cruiser: 1 });
  expect(areNeighbors(t.game(), { a: 0, b: 1 })).toBe(false);
  const [far] = t.fleet('norr', '38', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '39');
  // Next door to Lodor but for the ban.
  expect(t.refusal('norr', move(far, ['38', '26', '39']))).toBe('why.no way between');
  t.answer('norr', move(cruiser, ['27', '39']));
  expect(areNeighbors(t.game(), { a: 0, b: 1 })).toBe(true);
  expect(t.where()).toContain('space cannon');
  expect(t.awaited()).toEqual([1]);
});

scenario(['tile:41', 'tile:42'], 'out of a nebula a rift adds to a move value of 1 (56)', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'xxcha');
  // The gravity rift beside the nebula.
  const nebula = t.system('42');
  const rift = t.system('41');
  const far = t.system('47');
  [nebula.q, nebula.r, far.q, far.r] = [far.q, far.r, nebula.q, nebula.r];
  const near = t.system('32');
  [near.q, near.r, rift.q, rift.r] = [rift.q, rift.r, near.q, near.r];
  t.game().galaxy = t
    .game()
    .systems.map((s) => `${s.id}@${s.q},${s.r}`)
    .join(' ');
  const [cruiser] = t.fleet('norr', '42', { cruiser: 1 });
  t.fleet('norr', '21', { cruiser: 1 });
  activate(t, 'norr', '22');
  expect(isAdjacent(t.game(), '42', '41')).toBe(true);
  t.dice(10);
  t.answer('norr', move(cruiser, ['42', '41', '22']));
  expect(t.ships('norr', '22')).toEqual({ cruiser: 1 });
});
