// The Titans of Ul.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { mayBombard } from '../../src/queries/permissions.ts';
import { influence, resources } from '../../src/queries/values.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';
import { failsWithout } from '../mechs/without.ts';

const pok = { prophecy: true };
const asleep = (t: Table, ...ids: Parameters<Table['planet']>[0][]): void => {
  for (const id of ids) t.planet(id).sleeper = true;
};

const alone = (t: Table): void => {
  for (const player of t.game().players) player.leaders = [];
};

scenario(['ability:terragenesis'], 'a sleeper is laid on a planet that was explored, or moved there', () => {
  const t = tableWith(pok, 'titans', 'sol', 'norr');
  t.own('titans', 'lodor', { infantry: 1 });
  const card = 'miningWorld.1';
  t.game().explorationDecks = { cultural: [card], hazardous: [], industrial: [], frontier: [] };
  t.game().explorationDiscards = { cultural: [], hazardous: [], industrial: [], frontier: [] };
  asleep(t, 'quann');
  t.begin('explore planet', { seat: 0, planet: 'lodor', deck: 'cultural' });
  t.answer('titans', 'ability:terragenesis');
  t.answer('titans', 'quann');
  expect([t.planet('lodor').sleeper, t.planet('quann').sleeper]).toEqual([true, undefined]);
});

scenario(['ability:awaken'], 'sleepers become PDS when their system is activated', () => {
  const t = tableWith(pok, 'titans', 'sol', 'norr');
  t.own('titans', 'abyz', { infantry: 1 });
  asleep(t, 'abyz', 'fria');
  t.begin('tactical action', { seat: 0 });
  t.answer('titans', '38');
  t.answer('titans', 'ability:awaken');
  t.answer('titans', ['abyz', 'fria']);
  t.pass('titans');
  t.pass('titans');
  expect(t.ground('titans', 'abyz')).toEqual({ infantry: 1, pds: 1 });
  expect(t.ground('titans', 'fria')).toEqual({ pds: 1 });
  expect([t.planet('abyz').sleeper, t.planet('fria').owner]).toEqual([undefined, 0]);
});

scenario(['ability:coalescence'], 'what has awoken beside others fights, even if the turn is over', () => {
  const t = tableWith(pok, 'titans', 'xxcha', 'norr');
  t.own('xxcha', 'quann', { infantry: 1 });
  t.technologies('xxcha', 'nullificationField');
  t.fleet('xxcha', '25', { cruiser: 1 });
  t.tokens('xxcha', { strategy: 1 });
  asleep(t, 'quann');
  alone(t);
  t.dice(10, 1);
  t.begin('tactical action', { seat: 0 });
  t.answer('titans', '25');
  t.answer('titans', 'ability:awaken');
  t.pass('xxcha');
  t.pass('titans');
  t.answer('xxcha', 'technology:nullificationField');
  t.playOn(() => false);
  expect(t.planet('quann').owner).toBe(0);
  expect(t.ground('titans', 'quann')).toEqual({ pds: 1 });
});

const helTitan = (): void => {
  const t = tableWith(pok, 'sol', 'titans', 'norr');
  t.own('titans', 'quann', { pds: 1 });
  t.landed('sol', 'quann', { infantry: 1 });
  alone(t);
  t.dice(1, 7);
  t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
  t.playOn(() => false);
  expect(t.ground('titans', 'quann')).toEqual({ pds: 1 });
  expect(t.ground('sol', 'quann')).toEqual({});
};
scenario(['unit-card:helTitan', 'sequence:ground combat'], 'a Hel-Titan fights as a ground force with 7', helTitan);

test('a Hel-Titan is shielded, produces one unit, and no ship carries it', () => {
  const t = tableWith(pok, 'titans', 'sol', 'norr');
  const [pds] = t.own('titans', 'quann', { pds: 1 });
  const [carrier] = t.fleet('titans', '26', { carrier: 1 });
  expect(mayBombard(t.game(), { seat: 1, planet: 'quann', unit: 'dreadnought' })).not.toBeNull();
  t.goods('titans', 2);
  t.begin('production', { seat: 0, system: '25' });
  t.answer('titans', { units: [{ unit: 'infantry', count: 1, place: 'quann' }], pay: { planets: [], goods: 1 } });
  expect(t.ground('titans', 'quann')).toEqual({ pds: 1, infantry: 1 });
  const other = tableWith(pok, 'titans', 'sol', 'norr');
  const [gun] = other.own('titans', 'quann', { pds: 1 });
  const [ship] = other.fleet('titans', '25', { carrier: 1 });
  other.begin('tactical action', { seat: 0 });
  other.answer('titans', '26');
  const move = { moves: [{ ship: ship ?? 0, path: ['25', '26'], cargo: [gun ?? 0] }] };
  expect(other.refusal('titans', move)).toBe('why.cannot be carried');
  expect([pds, carrier]).toHaveLength(2);
});

scenario(['unit-card:helTitanII', 'technology:helTitanII'], 'improved, it fights with 6 and fires farther', () => {
  const t = tableWith(pok, 'sol', 'titans', 'norr');
  t.technologies('titans', 'helTitanII');
  t.own('titans', 'quann', { pds: 1 });
  t.landed('sol', 'quann', { infantry: 1 });
  alone(t);
  t.dice(1, 6);
  t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
  t.playOn(() => false);
  expect(t.ground('sol', 'quann')).toEqual({});
});

scenario(['unit-card:saturnEngine', 'unit-card:saturnEngineII', 'technology:saturnEngineII'], 'cruisers carry', () => {
  const room = (...technologies: 'saturnEngineII'[]) => {
    const t = tableWith(pok, 'titans', 'sol', 'norr');
    t.technologies('titans', ...technologies);
    t.fleet('titans', '46', { cruiser: 1, fighter: 3 });
    t.anyhow();
    t.begin('limits', {});
    t.playOn(() => false);
    return t.ships('titans', '46');
  };
  expect(room()).toEqual({ cruiser: 1, fighter: 1 });
  expect(room('saturnEngineII')).toEqual({ cruiser: 1, fighter: 2 });
});

const ouranos = (): void => {
  const t = tableWith(pok, 'titans', 'sol', 'norr');
  t.own('titans', 'quann', { pds: 1, infantry: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('titans', '25');
  t.answer('titans', 'unit-card:ouranos');
  expect(t.ships('titans', '25')).toEqual({ flagship: 1 });
  expect(t.ground('titans', 'quann')).toEqual({ infantry: 1 });
};
scenario(['unit-card:ouranos'], 'a PDS in the activated system becomes the flagship', ouranos);
failsWithout('unit-card:ouranos', ouranos);

const hecatoncheires = (): void => {
  const t = tableWith(pok, 'titans', 'sol', 'norr');
  t.own('titans', 'quann', { infantry: 1 });
  t.begin('place structure', { seat: 0, types: ['pds'], planets: ['quann'], must: true, why: { key: 'ask.awaken' } });
  t.answer('titans', 'unit-card:hecatoncheires');
  expect(t.ground('titans', 'quann')).toEqual({ infantry: 2, mech: 1 });
};
scenario(['unit-card:hecatoncheires'], 'instead of a PDS a mech and an infantry come', hecatoncheires);
failsWithout('unit-card:hecatoncheires', hecatoncheires);

scenario(['note:terraform'], 'a planet is worth 1 more of each and has all traits; the note goes with it', () => {
  const t = tableWith(pok, 'sol', 'titans', 'norr');
  t.own('sol', 'quann', { infantry: 1 });
  t.note('titans', 'sol', 'terraform');
  t.strategy('sol', 'leadership', 'diplomacy');
  t.begin('action phase');
  t.answer('sol', 'note:terraform#terraform.1');
  expect([resources(t.game(), 'quann'), influence(t.game(), 'quann')]).toEqual([3, 2]);
  expect(t.player('sol').notesInPlay).toEqual(['terraform.1']);
  const later = tableWith(pok, 'sol', 'titans', 'norr');
  later.own('sol', 'quann', { infantry: 1 });
  later.noteInPlay('titans', 'sol', 'terraform');
  later.planet('quann').attachments = ['terraform'];
  later.begin('gain control', { seat: 2, planet: 'quann', how: 'otherwise' });
  expect(later.player('norr').notesInPlay).toEqual(['terraform.1']);
});
