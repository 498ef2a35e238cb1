// Notes on objectives of Prophecy of Kings that no other test comes by.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { newSystem } from '../../src/atoms/board.ts';
import type { NoteId, ObjectiveId } from '../../src/facts/index.ts';
import { layouts } from '../../src/facts/index.ts';
import { progress } from '../../src/queries/objectives.ts';
import { vote } from '../agendas/voting.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';

const pok = { prophecy: true };
const revised = { ...pok, codexI: true, codexIII: true };
const id = (objective: ObjectiveId): string => `objective:${objective}`;
const have = (t: Table, objective: ObjectiveId, seat = 0): number => progress(t.game(), seat, objective).have;

function holding(...secrets: ObjectiveId[]): Table {
  const t = tableWith(revised, 'sol', 'xxcha', 'norr');
  t.secret('sol', ...secrets);
  for (const player of t.game().players) player.leaders = [];
  return t;
}

describe('units in systems', () => {
  test('are of any kind: a PDS or a dock in space will do, and others may be there too', () => {
    const t = tableWith(revised, 'saar', 'xxcha', 'norr');
    t.fleet('saar', '46', { spaceDock: 1 });
    t.fleet('xxcha', '47', { cruiser: 1 });
    t.fleet('saar', '47', { cruiser: 1 });
    expect([have(t, 'exploreDeepSpace', 0), have(t, 'exploreDeepSpace', 1)]).toEqual([2, 1]);
    t.own('saar', 'meharXull', { pds: 1 }); // on the edge
    const before = have(t, 'populateTheOuterRim');
    t.planet('meharXull').units = [];
    expect(have(t, 'populateTheOuterRim')).toBe(before - 1);
  });

  test('a dock in space does not keep nine ground forces of a planet from counting', () => {
    const t = tableWith(revised, 'saar', 'xxcha', 'norr');
    t.own('saar', 'quann', { infantry: 9 });
    t.fleet('saar', '25', { spaceDock: 1 });
    expect(have(t, 'occupyTheFringe')).toBe(9);
  });

  test('the nexus is on the edge', () => {
    const t = tableWith(revised, 'sol', 'xxcha', 'norr');
    t.game().systems.push(newSystem('82', 30, 30));
    t.game().galaxy += ' 82@30,30';
    t.fleet('sol', '82', { cruiser: 1 });
    expect(have(t, 'populateTheOuterRim')).toBe(1);
  });

  test.each([
    ['7pAlternate', 7],
    ['8pAlternate', 8],
  ] as const)('%s: homes and the two systems between any two of them are the edge', (layout, seats) => {
    const t = tableWith(revised, 'sol', 'xxcha', 'norr');
    const { homes, rings, hyperlanes } = layouts[layout];
    const places = [{ q: 0, r: 0 }, ...homes, ...rings.flat()];
    t.game().systems = places.map(({ q, r }) => newSystem('46', q, r));
    t.game().hyperlanes = hyperlanes.map(({ id: lane, turned, hex }) => ({ id: lane, turned, ...hex }));
    const isEdge = ({ q, r }: { q: number; r: number }): boolean => {
      for (const system of t.game().systems)
        system.space = system.q === q && system.r === r ? [{ id: 1, type: 'cruiser', owner: 0, damaged: false }] : [];
      return have(t, 'populateTheOuterRim') === 1;
    };
    expect(homes.every(isEdge)).toBe(true);
    expect(rings.flat().filter(isEdge)).toHaveLength(2 * seats);
  });
});

describe('homes of eliminated players', () => {
  test('are homes of others: a combat there darkens the skies, and lands there are distant', () => {
    const t = holding('darkenTheSkies');
    t.player('xxcha').eliminated = true;
    t.own('sol', 'archonRen');
    t.own('sol', 'quinarra');
    expect(have(t, 'ruleDistantLands')).toBe(2);
    t.fleet('sol', '14', { dreadnought: 1 });
    t.fleet('norr', '14', { fighter: 1 });
    t.active('sol', '14');
    t.anyhow();
    t.dice(10, 1);
    t.begin('space combat', { attacker: 0, defender: 2, system: '14' });
    t.answer('sol', id('darkenTheSkies'));
    expect(t.player('sol').scored).toEqual(['darkenTheSkies']);
  });

  test('whoever loses a planet there is a martyr too', () => {
    const t = holding('becomeAMartyr');
    t.player('xxcha').eliminated = true;
    t.own('sol', 'archonRen');
    t.begin('gain control', { seat: 2, planet: 'archonRen', how: 'invasion' });
    t.answer('sol', id('becomeAMartyr'));
    expect(t.player('sol').scored).toEqual(['becomeAMartyr']);
  });
});

scenario(['relic:shardOfTheThrone'], 'the shard has passed on before somebody becomes a martyr', () => {
  const t = holding('becomeAMartyr');
  t.own('sol', 'lodor');
  t.player('sol').relics = [{ id: 'shardOfTheThrone', exhausted: false }];
  t.player('sol').points = 1;
  t.begin('gain control', { seat: 1, planet: 'jord', how: 'invasion' });
  t.playOn((where) => where === '' || t.options('sol').includes(id('becomeAMartyr')));
  expect([t.player('sol').points, t.player('xxcha').points]).toEqual([0, 1]);
  t.answer('sol', id('becomeAMartyr'));
  expect(t.player('sol').points).toBe(1);
});

describe('notes in the play area', () => {
  const lasting: readonly NoteId[] = [
    'alliance',
    'supportForTheThrone',
    'stymie',
    'tradeConvoys',
    'darkPact',
    'bloodPact',
    'promiseOfProtection',
    'giftOfPrescience',
    'antivirus',
  ];
  test.each(lasting)('%s strengthens bonds', (note) => {
    const t = tableWith(revised, 'sol', 'xxcha', 'norr');
    t.noteInPlay('xxcha', 'sol', note);
    expect(have(t, 'strengthenBonds')).toBe(1);
  });

  scenario(['objective:betrayAFriend'], 'only the active player betrays', () => {
    for (const active of [0, 1]) {
      const t = holding('betrayAFriend');
      t.noteInPlay('xxcha', 'sol', 'alliance');
      const [sol] = t.fleet('sol', active === 0 ? '23' : '25', { dreadnought: 1 });
      const [xxcha] = t.fleet('xxcha', active === 0 ? '25' : '23', { fighter: 1, carrier: 1 }).reverse();
      t.begin('tactical action', { seat: active });
      t.answer(active, '25');
      t.dice(10, 1, 1, 10, 1, 10, 1);
      t.answer(active, { moves: [{ ship: active === 0 ? sol : xxcha, path: ['23', '25'] }] } as never);
      t.playOn((where) => where === '' || t.options('sol').includes(id('betrayAFriend')), 1);
      expect([active, t.options('sol').includes(id('betrayAFriend'))]).toEqual([active, active === 0]);
    }
  });
});

describe('Demonstrate Your Power', () => {
  test('needs no victory: the other has retreated', () => {
    const t = holding('demonstrateYourPower');
    t.fleet('sol', '25', { cruiser: 3 });
    t.fleet('xxcha', '25', { cruiser: 1 });
    t.own('xxcha', 'saudor');
    t.active('sol', '25');
    t.dice(1, 1, 1, 1);
    t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
    t.answer('xxcha', 'retreat');
    t.playOn((where) => where === '' || t.options('sol').includes(id('demonstrateYourPower')));
    expect(t.options('sol')).toContain(id('demonstrateYourPower'));
    expect(t.ships('xxcha', '25')).toEqual({});
  });
});

describe('the council', () => {
  function council(...secrets: ObjectiveId[]): Table {
    const t = tableWith(revised, 'norr', 'hacan', 'sol');
    for (const player of t.game().players) player.leaders = [];
    t.game().phase = 'agenda';
    t.secret('sol', ...secrets);
    return t;
  }

  test('policy is dictated before riders are rewarded', () => {
    const t = council('dictatePolicy');
    t.law('fleetRegulations');
    t.law('conventionsOfWar');
    t.hand('norr', 'tradeRider');
    t.decks({ agendaDeck: ['enforcedTravelBan'] });
    t.begin('one agenda', {});
    t.answer('norr', 'action:tradeRider');
    t.answer('norr', 'for');
    t.answer('hacan', vote('for', 'hercant'));
    t.answer('sol', vote(''));
    expect(t.options('sol')).toEqual([id('dictatePolicy')]);
    expect(t.player('norr').tradeGoods).toBe(0);
    t.answer('sol', id('dictatePolicy'));
    expect([t.player('sol').points, t.player('norr').tradeGoods]).toEqual([1, 5]);
  });

  scenario(['objective:driveTheDebate'], 'the election of a planet is that of whoever controls it', () => {
    const t = council('driveTheDebate');
    t.own('sol', 'lodor');
    t.own('norr', 'quann');
    t.decks({ agendaDeck: ['compensatedDisarmament'] });
    t.begin('one agenda', {});
    t.answer('hacan', vote('lodor', 'hercant'));
    t.answer('sol', vote(''));
    t.answer('norr', vote(''));
    expect(t.options('sol')).toEqual([id('driveTheDebate')]);
  });

  test('for or against is no election', () => {
    const t = council('driveTheDebate');
    t.decks({ agendaDeck: ['enforcedTravelBan'] });
    t.begin('one agenda', {});
    t.answer('hacan', vote('for', 'hercant'));
    t.answer('sol', vote(''));
    t.answer('norr', vote(''));
    expect(t.isOver()).toBe(true);
    expect(t.player('sol').scored).toEqual([]);
  });
});

describe('attachments', () => {
  test('a law of a planet is one, the custodians token is none', () => {
    const t = tableWith(revised, 'sol', 'xxcha', 'norr');
    t.own('sol', 'mecatolRex');
    t.game().custodians = true;
    expect(have(t, 'discoverLostOutposts')).toBe(0);
    t.own('sol', 'lodor');
    t.law('terraformingInitiative', 'lodor');
    expect(have(t, 'discoverLostOutposts')).toBe(1);
  });
});

describe('Fight with Precision', () => {
  test('uses up the objective of its combat', () => {
    const t = holding('fightWithPrecision', 'braveTheVoid');
    t.fleet('sol', '42', { destroyer: 1 });
    t.fleet('xxcha', '42', { carrier: 1, fighter: 1 });
    t.active('sol', '42');
    t.dice(10, 1, 10, 1);
    t.begin('space combat', { attacker: 0, defender: 1, system: '42' });
    t.answer('sol', id('fightWithPrecision'));
    t.playOn();
    expect(t.ships('xxcha', '42')).toEqual({});
    expect(t.player('sol').scored).toEqual(['fightWithPrecision']);
  });
});

describe('Make an Example of Their World', () => {
  test('as first printed by Harrow too', () => {
    const t = tableWith(pok, 'l1z1x', 'xxcha', 'norr');
    for (const player of t.game().players) player.leaders = [];
    t.secret('l1z1x', 'makeAnExampleOfTheirWorld');
    t.fleet('l1z1x', '25', { dreadnought: 1 });
    t.own('xxcha', 'quann', { infantry: 2 });
    t.landed('l1z1x', 'quann', { infantry: 1 });
    t.active('l1z1x', '25');
    // A round without hits, then Harrow with one, another round and Harrow again.
    t.dice(1, 1, 1, 10, 1, 1, 10);
    t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
    t.playOn((where) => where === '' || t.options('l1z1x').includes(id('makeAnExampleOfTheirWorld')));
    expect(t.options('l1z1x')).toEqual([id('makeAnExampleOfTheirWorld')]);
  });
});

test('who has proved endurance may still score a secret in the status phase', () => {
  const t = holding('proveEndurance', 'seizeAnIcon');
  t.own('sol', 'lodor');
  const cards = ['leadership', 'politics', 'imperial'] as const;
  for (const [at, who] of (['xxcha', 'norr', 'sol'] as const).entries()) t.strategy(who, cards[at] as 'imperial');
  for (const card of t.game().strategyCards) card.exhausted = true;
  t.begin('action phase', {});
  for (const who of ['xxcha', 'norr', 'sol'] as const) t.answer(who, 'pass');
  t.answer('sol', id('proveEndurance'));
  expect(t.isOver()).toBe(true);
  t.change((g) => {
    g.phase = 'status';
    g.systems.push({ ...newSystem('65', 9, 9) });
    for (const system of g.systems) for (const p of system.planets) if (p.id === 'primor') p.owner = 0;
    g.galaxy += ' 65@9,9';
  });
  t.begin('score objectives', { seat: 0 });
  t.answer('sol', 'seizeAnIcon');
  expect(t.player('sol').points).toBe(2);
});
