// The Ghosts of Creuss.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { areNeighbors, isAdjacent, isHome, systemOf, wormholesOf } from '../../src/queries/board.ts';
import { newGame, table, tableWith } from '../kit/index.ts';
import { activate, move } from '../movement/moving.ts';

scenario(['ability:quantumEntanglement'], 'alpha and beta are next to each other, for them alone', () => {
  const t = table('creuss', 'xxcha', 'sol');
  expect(isAdjacent(t.game(), '26', '40', 0)).toBe(true);
  expect(isAdjacent(t.game(), '26', '40', 1)).toBe(false);
  expect(isAdjacent(t.game(), '26', '39', 1)).toBe(true);
  // Neighbors both ways.
  t.own('xxcha', 'lodor');
  t.fleet('creuss', '40', { cruiser: 1 });
  expect([areNeighbors(t.game(), { a: 0, b: 1 }), areNeighbors(t.game(), { a: 1, b: 0 })]).toEqual([true, true]);
  activate(t, 'creuss', '39');
  t.answer('creuss', move(t.unitIds('creuss', '40')[0], ['40', '39']));
  expect(t.ships('creuss', '39')).toEqual({ cruiser: 1 });
});

scenario(['ability:quantumEntanglement'], 'no law keeps their ships out of wormholes', () => {
  const t = table('creuss', 'xxcha');
  t.law('enforcedTravelBan');
  const [cruiser] = t.fleet('creuss', '40', { cruiser: 1 });
  activate(t, 'creuss', '26');
  expect(t.refusal('creuss', move(cruiser, ['40', '26']))).toBeNull();
});

scenario(['ability:slipstream'], 'one move more out of alpha and beta systems', () => {
  const t = table('creuss', 'xxcha');
  const [carrier, dock] = [t.fleet('creuss', '26', { carrier: 1 })[0], t.fleet('creuss', '23', { carrier: 1 })[0]];
  activate(t, 'creuss', '36');
  expect(t.refusal('creuss', move(carrier, ['26', '25', '36']))).toBeNull();
  expect(t.refusal('creuss', move(dock, ['23', '25', '36']))).toBe('why.too far');
});

scenario(['ability:slipstream'], 'and out of the home system, not out of the gate', () => {
  const t = table('creuss', 'xxcha');
  const [home] = t.fleet('creuss', '51', { carrier: 1 });
  activate(t, 'creuss', '38');
  expect(t.refusal('creuss', move(home, ['51', '17', '38']))).toBeNull();
  const u = table('creuss', 'xxcha');
  const [far] = u.fleet('creuss', '17', { carrier: 1 });
  u.fleet('creuss', '18', { cruiser: 1 });
  activate(u, 'creuss', '26');
  expect(u.refusal('creuss', move(far, ['17', '38', '26']))).toBe('why.too far');
});

scenario(['ability:creussGate'], 'the gate lies where a home would, the home beside the map', () => {
  const t = newGame(3, { factions: 'given', given: ['creuss', 'xxcha', 'sol'] });
  const game = t.game();
  expect(isHome(systemOf(game, '17'))).toBe(false);
  expect(isHome(systemOf(game, '51'))).toBe(true);
  expect(isAdjacent(game, '17', '51')).toBe(true);
});

scenario(['technology:dimensionalSplicer'], 'one hit at a ship they choose, where a wormhole is', () => {
  const t = table('creuss', 'xxcha');
  t.technologies('creuss', 'dimensionalSplicer');
  t.fleet('creuss', '26', { cruiser: 1 });
  const [cruiser = 0, , dreadnought = 0] = t.fleet('xxcha', '26', { cruiser: 1, destroyer: 1, dreadnought: 1 });
  t.active('creuss', '26');
  t.begin('space combat', { attacker: 0, defender: 1, system: '26' });
  t.answer('creuss', 'technology:dimensionalSplicer');
  expect(t.options('creuss')).toContain(String(dreadnought));
  t.answer('creuss', String(cruiser));
  expect(t.ships('xxcha', '26')).toEqual({ destroyer: 1, dreadnought: 1 });
});

scenario(['technology:dimensionalSplicer'], 'the ship it is aimed at may sustain the damage', () => {
  const t = table('creuss', 'xxcha');
  t.technologies('creuss', 'dimensionalSplicer');
  t.fleet('creuss', '26', { cruiser: 1 });
  const [dreadnought = 0] = t.fleet('xxcha', '26', { dreadnought: 1, cruiser: 1 });
  t.active('creuss', '26');
  t.begin('space combat', { attacker: 0, defender: 1, system: '26' });
  t.answer('creuss', 'technology:dimensionalSplicer');
  t.answer('creuss', String(dreadnought));
  t.answer('xxcha', { damage: [dreadnought], destroy: [] });
  expect(t.unit(dreadnought)?.damaged).toBe(true);
});

scenario(['technology:wormholeGenerator'], 'a wormhole token is placed at the start of the status phase', () => {
  const t = table('creuss', 'xxcha');
  t.technologies('creuss', 'wormholeGenerator');
  t.fleet('xxcha', '46', { cruiser: 1 });
  t.begin('status phase');
  expect(t.options('creuss')).toContain('alpha 47');
  // Neither where others' ships are nor in others' homes.
  expect(t.options('creuss')).not.toContain('alpha 46');
  expect(t.options('creuss')).not.toContain('beta 14');
  t.answer('creuss', 'beta 47');
  expect(wormholesOf(t.game(), systemOf(t.game(), '47'))).toEqual(['beta']);
  expect(isAdjacent(t.game(), '47', '40')).toBe(true);
});

test('a token that lies somewhere moves; it may also stay', () => {
  const t = table('creuss', 'xxcha');
  t.system('47').wormholes = ['beta'];
  t.begin('move a wormhole', { seat: 0 });
  expect(t.options('creuss')).toContain('beta 47');
  t.answer('creuss', 'beta 23');
  expect([t.system('47').wormholes, t.system('23').wormholes]).toEqual([[], ['beta']]);
});

test('with Prophecy of Kings they have a gamma token too, apart from those that are found', () => {
  const base = table('creuss', 'xxcha');
  base.begin('move a wormhole', { seat: 0 });
  expect(base.options('creuss').some((id) => id.startsWith('gamma'))).toBe(false);
  const t = tableWith({ prophecy: true }, 'creuss', 'xxcha');
  t.system('46').wormholes.push('gamma');
  t.begin('move a wormhole', { seat: 0 });
  t.answer('creuss', 'gamma 47');
  expect(isAdjacent(t.game(), '46', '47', 1)).toBe(true);
  t.begin('move a wormhole', { seat: 0 });
  t.answer('creuss', 'gamma 23');
  expect(['46', '47', '23'].map((id) => t.system(id).wormholes)).toEqual([['gamma'], [], ['gamma']]);
});

scenario(['unit-card:hilColish'], 'its system has a delta wormhole, for everybody', () => {
  const t = table('creuss', 'xxcha');
  t.fleet('creuss', '47', { flagship: 1 });
  const [cruiser] = t.fleet('xxcha', '17', { cruiser: 1 });
  expect(isAdjacent(t.game(), '47', '17', 1)).toBe(true);
  activate(t, 'xxcha', '47');
  expect(t.refusal('xxcha', move(cruiser, ['17', '47']))).toBeNull();
});

scenario(['unit-card:hilColish'], 'it may go first, and the others follow through its wormhole', () => {
  const t = table('creuss', 'xxcha');
  const [flagship = 0] = t.fleet('creuss', '23', { flagship: 1 });
  const [carrier = 0] = t.fleet('creuss', '51', { carrier: 1 });
  activate(t, 'creuss', '19');
  const follow = { ship: carrier, path: ['51', '19'] };
  expect(t.refusal('creuss', { moves: [{ ship: flagship, path: ['23', '19'] }, follow] })).toBe('why.no way between');
  t.answer('creuss', { moves: [{ ship: flagship, path: ['23', '19'], early: true }, follow] });
  expect(t.ships('creuss', '19')).toEqual({ flagship: 1, carrier: 1 });
});

scenario(['unit-card:hilColish'], 'it cannot go through its own wormhole', () => {
  const t = table('creuss', 'xxcha');
  const [flagship = 0] = t.fleet('creuss', '47', { flagship: 1 });
  t.fleet('creuss', '51', { cruiser: 1 });
  activate(t, 'creuss', '17');
  expect(t.refusal('creuss', move(flagship, ['47', '17']))).toBe('why.no way between');
});

scenario(
  ['note:creussIff'],
  'its holder places a wormhole token at the start of a turn, and the note goes home',
  () => {
    const t = table('creuss', 'xxcha');
    t.note('creuss', 'xxcha', 'creussIff');
    t.strategy('xxcha', 'leadership');
    t.strategy('creuss', 'diplomacy');
    t.begin('action phase');
    t.answer('xxcha', 'note:creussIff#creussIff.0');
    expect(t.options('xxcha')).not.toContain('alpha 51');
    t.answer('xxcha', 'alpha 47');
    expect(t.system('47').wormholes).toEqual(['alpha']);
    expect(t.player('creuss').notes).toContain('creussIff.0');
  },
);

test('their guns reach from alpha to beta, those of others do not', () => {
  const hits = (who: 'creuss' | 'sol'): number => {
    const t = table('xxcha', who);
    t.technologies(who, 'pdsII');
    t.own(who, 'lodor', { pds: 1 });
    t.fleet('xxcha', '40', { cruiser: 1 });
    t.active('xxcha', '40');
    t.dice(10);
    t.begin('space cannon offense', { seat: 0, system: '40' });
    if (t.asked(who) !== undefined) t.answer(who, '0');
    return t.events('unitDestroyed').length;
  };
  expect([hits('creuss'), hits('sol')]).toEqual([1, 0]);
});
