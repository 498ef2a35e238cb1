// The Argent Flight.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { votingOrder } from '../../src/queries/council.ts';
import { mayFire, mayPassThrough } from '../../src/queries/permissions.ts';
import { groundPlaces, producersIn, productionLimit } from '../../src/queries/production.ts';
import { tableWith } from '../kit/index.ts';

const pok = { prophecy: true };

scenario(['ability:zeal'], 'they vote first, also as speaker, with a vote more for each player', () => {
  const t = tableWith(pok, 'argent', 'norr', 'sol');
  t.game().phase = 'agenda';
  t.game().speaker = 0;
  t.decks({ agendaDeck: ['mutiny', 'economicEquality'] });
  expect(votingOrder(t.game(), null)).toEqual([0, 1, 2]);
  t.begin('one agenda', {});
  t.answer('argent', { outcome: 'for', planets: ['ylir'] });
  expect(t.events('votesCast').map((e) => [e.seat, e.votes])).toEqual([
    [0, 2],
    [0, 3],
  ]);
});

scenario(['ability:raidFormation'], 'hits beyond the fighters damage ships that sustain', () => {
  const t = tableWith(pok, 'argent', 'xxcha', 'hacan');
  t.fleet('argent', '46', { destroyer: 1 });
  const [strong, other] = t.fleet('xxcha', '46', { dreadnought: 2, fighter: 1 });
  t.active('argent', '46');
  t.dice(9, 10);
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.answer('argent', [String(strong)]);
  expect([t.unit(strong ?? 0)?.damaged, t.unit(other ?? 0)?.damaged]).toEqual([true, false]);
  expect(t.ships('xxcha', '46')).toEqual({ dreadnought: 2 });
});

scenario(['unit-card:strikeWingAlphaII'], 'results of 9 and 10 destroy infantry in space', () => {
  const t = tableWith(pok, 'argent', 'xxcha', 'hacan');
  t.technologies('argent', 'strikeWingAlphaII');
  t.fleet('argent', '46', { destroyer: 1 });
  t.fleet('xxcha', '46', { carrier: 1, infantry: 3 });
  t.active('argent', '46');
  t.dice(9, 8, 10);
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  expect(t.ships('xxcha', '46')).toMatchObject({ infantry: 1 });
});

scenario(['unit-card:quetzecoatl'], 'its fleet is safe from space cannons, what has landed is not', () => {
  const t = tableWith(pok, 'argent', 'xxcha', 'hacan');
  t.fleet('argent', '26', { flagship: 1 });
  expect(mayFire(t.game(), { seat: 1, enemy: 0, system: '26' })).not.toBeNull();
  expect(mayFire(t.game(), { seat: 1, enemy: 0, system: '26', planet: 'lodor' })).toBeNull();
  expect(mayFire(t.game(), { seat: 1, enemy: 0, system: '25' })).toBeNull();
});

scenario(['technology:aerieHololattice'], 'structures bar the way to others, and their planets produce', () => {
  const t = tableWith(pok, 'argent', 'xxcha', 'hacan');
  t.technologies('argent', 'aerieHololattice');
  t.own('argent', 'lodor', { pds: 1 });
  const passing = (seat: number) => mayPassThrough(t.game(), { seat, system: '26', from: '38', to: '18' });
  expect([passing(0) === null, passing(1) === null]).toEqual([true, false]);
  const producers = producersIn(t.game(), 0, '26');
  expect(productionLimit(producers)).toBe(1);
  expect(groundPlaces(t.game(), 0, '26', producers)).toEqual(['lodor']);
});

scenario(['note:strikeWingAmbuscade'], 'one die more in a barrage, and the note goes home', () => {
  const t = tableWith(pok, 'xxcha', 'argent', 'hacan');
  t.note('argent', 'xxcha', 'strikeWingAmbuscade');
  t.fleet('xxcha', '46', { destroyer: 1 });
  t.fleet('argent', '46', { carrier: 1, fighter: 4 });
  t.active('xxcha', '46');
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.dice(9, 9, 9);
  t.answer('xxcha', 'note:strikeWingAmbuscade#strikeWingAmbuscade.1');
  expect(t.ships('argent', '46')).toMatchObject({ fighter: 1 });
  expect(t.player('argent').notes).toContain('strikeWingAmbuscade.1');
});
