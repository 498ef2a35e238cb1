// Notes on the Titans of Ul that no other test comes by.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { ownNotes } from '../../src/queries/notes.ts';
import { exploring } from '../exploration/exploring-table.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';

const pok = { prophecy: true, codexI: true };
const alone = (t: Table): void => {
  for (const player of t.game().players) player.leaders = [];
};

describe('Awaken', () => {
  scenario(
    ['ability:awaken', 'technology:scanlinkDroneNetwork'],
    'a sleeper that is laid down while the system is being activated does not awaken yet',
    () => {
      const t = exploring({ hazardous: ['miningWorld.1'] }, 'titans', 'sol', 'norr');
      alone(t);
      t.technologies('titans', 'scanlinkDroneNetwork');
      t.own('titans', 'abyz', { infantry: 1 });
      t.own('titans', 'fria', { infantry: 1 });
      t.planet('fria').sleeper = true;
      t.begin('tactical action', { seat: 0 });
      t.answer('titans', '38');
      t.answer('titans', 'technology:scanlinkDroneNetwork');
      t.answer('titans', 'abyz');
      t.answer('titans', 'ability:terragenesis');
      t.answer('titans', 'supply');
      expect(t.planet('abyz').sleeper).toBe(true);
      t.answer('titans', 'ability:awaken');
      t.pass('titans');
      expect([t.ground('titans', 'abyz'), t.ground('titans', 'fria')]).toEqual([
        { infantry: 1 },
        { infantry: 1, pds: 1 },
      ]);
    },
  );
});

describe('Coalescence', () => {
  /** Who has come by Awaken stands on Quann beside an infantry of another. */
  function besideOthers(other: 'sol' | 'l1z1x'): Table {
    const t = tableWith(pok, 'titans', other, 'norr');
    alone(t);
    t.own(other, 'quann', { infantry: 1 });
    t.planet('quann').sleeper = true;
    t.begin('tactical action', { seat: 0 });
    return t;
  }

  test('no Ceasefire prevents the combat', () => {
    const t = tableWith(pok, 'titans', 'sol', 'norr');
    alone(t);
    t.own('sol', 'quann', { infantry: 1 });
    t.planet('quann').sleeper = true;
    t.note('titans', 'sol', 'ceasefire');
    t.dice(10, 1);
    t.begin('tactical action', { seat: 0 });
    t.answer('titans', '25');
    t.answer('titans', 'ability:awaken');
    t.answer('sol', 'note:ceasefire#ceasefire.0');
    t.playOn(() => false);
    expect(t.planet('quann').owner).toBe(0);
    expect(t.ground('sol', 'quann')).toEqual({});
  });

  test('ships of others that lie above do not bombard in it', () => {
    const t = besideOthers('l1z1x');
    t.fleet('l1z1x', '25', { dreadnought: 1 });
    // The cannon of the Hel-Titan, then two rounds.
    t.dice(1, 1, 1, 10, 1);
    t.answer('titans', '25');
    t.answer('titans', 'ability:awaken');
    t.playOn((where) => where === '', 1);
    expect(t.events('diceRolled').map((e) => e.kind)).not.toContain('bombardment');
    expect(t.ground('l1z1x', 'quann')).toEqual({});
  });
});

describe('Hel-Titans', () => {
  test('go where others are removed and placed: Transit Diodes', () => {
    const t = tableWith(pok, 'titans', 'sol', 'norr');
    alone(t);
    t.technologies('titans', 'transitDiodes');
    const [titan = 0] = t.own('titans', 'quann', { pds: 1, infantry: 1 });
    t.own('titans', 'lodor', { infantry: 1 });
    t.strategy('titans', 'leadership', 'diplomacy');
    t.begin('action phase');
    t.answer('titans', 'technology:transitDiodes');
    t.answer('titans', { units: [{ unit: titan, planet: 'lodor' }] });
    expect(t.ground('titans', 'lodor')).toEqual({ infantry: 1, pds: 1 });
  });

  test('Transit Diodes bring no third one to a planet, unless one goes', () => {
    const t = tableWith(pok, 'titans', 'sol', 'norr');
    alone(t);
    t.technologies('titans', 'transitDiodes');
    const [titan = 0] = t.own('titans', 'quann', { pds: 1, infantry: 1 });
    const [there = 0] = t.own('titans', 'lodor', { pds: 2 });
    t.strategy('titans', 'leadership', 'diplomacy');
    t.begin('action phase');
    t.answer('titans', 'technology:transitDiodes');
    expect(t.refusal('titans', { units: [{ unit: titan, planet: 'lodor' }] })).toBe('why.structure limit');
    t.answer('titans', {
      units: [
        { unit: titan, planet: 'lodor' },
        { unit: there, planet: 'quann' },
      ],
    });
    expect([t.ground('titans', 'lodor'), t.ground('titans', 'quann')]).toEqual([{ pds: 2 }, { infantry: 1, pds: 1 }]);
  });

  test('Field Marshal Mercer brings them too, but no third one to a planet', () => {
    const t = tableWith(pok, 'titans', 'nomad', 'norr');
    t.player('titans').leaders = [];
    t.player('norr').leaders = [];
    const [titan = 0, second = 0] = t.own('titans', 'lodor', { pds: 2 });
    t.own('titans', 'quann', { pds: 1, infantry: 1 });
    t.strategy('titans', 'leadership', 'diplomacy');
    t.strategy('nomad', 'trade');
    t.begin('action phase');
    t.answer('titans', 'tactical');
    t.answer('titans', '25');
    t.playOn((where) => t.options('nomad').includes('leader:fieldMarshalMercer') || where === '', 1);
    t.answer('nomad', 'leader:fieldMarshalMercer');
    t.answer('titans', String(titan));
    expect(t.ground('titans', 'quann')).toEqual({ pds: 2, infantry: 1 });
    expect(t.options('titans')).not.toContain(String(second));
  });

  test('cannot be moved: Ghost Squad leaves them where they are', () => {
    const t = tableWith(pok, 'titans', 'sol', 'norr');
    alone(t);
    t.hand('titans', 'ghostSquad');
    const [titan = 0, infantry = 0] = t.own('titans', 'abyz', { pds: 1, infantry: 1 });
    t.own('titans', 'fria', { infantry: 1 });
    const [, landed = 0] = t.fleet('sol', '38', { carrier: 1, infantry: 1 });
    t.active('sol', '38');
    t.begin('invasion', { seat: 1, system: '38' });
    t.answer('sol', { landings: [{ planet: 'abyz', units: [landed] }] });
    t.answer('titans', 'action:ghostSquad');
    const asked = JSON.stringify(t.asked('titans'));
    expect(asked).toContain(String(infantry));
    expect(t.options('titans')).not.toContain(String(titan));
  });
});

scenario(['ability:pillage', 'leader:tungstantus'], 'Pillage looks at the trade good of Tungstantus', () => {
  const t = tableWith(pok, 'titans', 'mentak', 'norr');
  t.player('mentak').leaders = [];
  t.unlock('titans', 'tungstantus');
  t.goods('titans', 2);
  t.own('titans', 'elysium', { spaceDock: 1 });
  t.fleet('mentak', '55', { cruiser: 1 });
  t.begin('production', { seat: 0, system: '55' });
  t.answer('titans', 'leader:tungstantus');
  expect(t.options('mentak')).toEqual(['ability:pillage#0']);
});

test('who would place a PDS that must be taken off the board deploys Hecatoncheires and takes nothing', () => {
  const t = tableWith(pok, 'titans', 'sol', 'norr');
  t.player('sol').leaders = [];
  t.own('titans', 'abyz', { pds: 2 });
  t.own('titans', 'fria', { pds: 2 });
  t.own('titans', 'lodor', { pds: 2 });
  t.own('titans', 'quann', { infantry: 1 });
  t.planet('quann').sleeper = true;
  t.begin('tactical action', { seat: 0 });
  t.answer('titans', '25');
  t.answer('titans', 'ability:awaken');
  t.answer('titans', 'unit-card:hecatoncheires');
  expect(t.ground('titans', 'quann')).toEqual({ infantry: 2, mech: 1 });
  expect(t.ground('titans', 'abyz')).toEqual({ pds: 2 });
});

test('a Terraform leaves the game with its planet', () => {
  const t = tableWith(pok, 'norr', 'titans', 'xxcha');
  alone(t);
  t.player('norr').relics = [{ id: 'stellarConverter', exhausted: false }];
  t.fleet('norr', '46', { dreadnought: 1 });
  t.own('xxcha', 'arnor', { infantry: 1 });
  t.planet('arnor').attachments = ['terraform'];
  t.noteInPlay('titans', 'xxcha', 'terraform');
  t.strategy('norr', 'leadership', 'diplomacy');
  t.begin('action phase');
  t.answer('norr', 'relic:stellarConverter');
  t.answer('norr', 'arnor');
  expect(t.player('xxcha').notesInPlay).toEqual([]);
  expect(ownNotes(t.game(), 1)).not.toContain('terraform.1');
});
