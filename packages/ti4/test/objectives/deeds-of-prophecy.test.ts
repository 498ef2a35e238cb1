// Secret objectives of Prophecy of Kings and the third Codex that are scored when something happens.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import type { FactionId, ObjectiveId } from '../../src/facts/index.ts';
import { decide } from '../agendas/voting.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';
import { move } from '../movement/moving.ts';

const id = (objective: ObjectiveId): string => `objective:${objective}`;

function holding(...secrets: ObjectiveId[]): Table {
  const t = tableWith({ prophecy: true, codexIII: true }, 'sol', 'xxcha', 'norr');
  t.secret('sol', ...secrets);
  return t;
}

const toTheEnd = (t: Table): void => t.playOn((where) => where === 'window/react' || where === '');

function scores(t: Table, objective: ObjectiveId): void {
  t.answer('sol', id(objective));
  expect(t.player('sol')).toMatchObject({ points: 1, scored: [objective] });
}

describe('combats', () => {
  /** Sol beats xxcha in space. */
  function win(t: Table, system: string, dreadnoughts = 2): void {
    t.fleet('sol', system, { dreadnought: dreadnoughts });
    t.fleet('xxcha', system, { destroyer: 1 });
    t.game().active = 0;
    t.game().activeSystem = system;
    const hits = Array.from({ length: dreadnoughts }, () => 10);
    t.dice(1, 1, ...hits, 1, ...hits, 1);
    t.begin('space combat', { attacker: 0, defender: 1, system });
  }

  const winsNothing = (objective: ObjectiveId, system: string, dreadnoughts?: number): void => {
    const t = holding(objective);
    win(t, system, dreadnoughts);
    t.playOn();
    expect(t.player('sol').scored).toEqual([]);
  };

  scenario(['objective:braveTheVoid'], 'a combat won in an anomaly', () => {
    const t = holding('braveTheVoid');
    win(t, '42');
    toTheEnd(t);
    scores(t, 'braveTheVoid');
  });

  test('a wormhole is no anomaly', () => winsNothing('braveTheVoid', '39'));

  scenario(['objective:darkenTheSkies'], 'a combat won in another’s home system', () => {
    const t = holding('darkenTheSkies');
    win(t, '14');
    toTheEnd(t);
    scores(t, 'darkenTheSkies');
  });

  test('the own home does not do', () => winsNothing('darkenTheSkies', '1'));

  scenario(['objective:demonstrateYourPower'], 'three ships other than fighters as a space combat ends', () => {
    const t = holding('demonstrateYourPower');
    win(t, '46', 3);
    toTheEnd(t);
    scores(t, 'demonstrateYourPower');
  });

  test('two ships do not demonstrate it', () => winsNothing('demonstrateYourPower', '46', 2));

  scenario(['objective:betrayAFriend'], 'against one whose note lay open as the tactical action began', () => {
    const t = holding('betrayAFriend');
    t.noteInPlay('xxcha', 'sol', 'supportForTheThrone');
    t.player('sol').points = 1;
    const [first] = t.fleet('sol', '46', { dreadnought: 1 });
    t.fleet('xxcha', '36', { destroyer: 1 });
    t.dice(1, 1, 10, 1);
    t.begin('tactical action', { seat: 0 });
    t.answer('sol', '36');
    t.playOn((where) => where.startsWith('movement/') || where === '');
    // The note went home when the system was activated.
    expect(t.player('sol').notesInPlay).toEqual([]);
    t.answer('sol', move(first, ['46', '36']));
    t.playOn((where) => where === '' || t.options('sol').includes(id('betrayAFriend')));
    t.answer('sol', id('betrayAFriend'));
    expect(t.player('sol').scored).toEqual(['betrayAFriend']);
  });

  test('a note in hand makes no friend', () => {
    const t = holding('betrayAFriend');
    t.note('xxcha', 'sol', 'supportForTheThrone');
    win(t, '46');
    t.playOn();
    expect(t.player('sol').scored).toEqual([]);
  });
});

describe('units destroyed', () => {
  const barraged = (objective: 'fightWithPrecision' | 'fightWithPrecisionOmega') => () => {
    const t = holding(objective);
    t.game().activeSystem = '25';
    const ids = t.fleet('xxcha', '25', { fighter: 2, carrier: 1 }).slice(0, 2);
    t.begin('destroy units', { seat: 1, enemy: 0, system: '25', ids, kind: 'anti-fighter barrage' });
    scores(t, objective);
  };
  scenario(['objective:fightWithPrecision'], 'the barrage takes the last fighters', barraged('fightWithPrecision'));
  scenario(['objective:fightWithPrecisionOmega'], 'so too as revised', barraged('fightWithPrecisionOmega'));

  test('not while a fighter is left, and not in the combat itself', () => {
    for (const [count, kind] of [
      [1, 'anti-fighter barrage'],
      [2, 'space combat'],
    ] as const) {
      const t = holding('fightWithPrecision', 'fightWithPrecisionOmega');
      t.game().activeSystem = '25';
      const ids = t.fleet('xxcha', '25', { fighter: 2, carrier: 1 }).slice(0, count);
      t.begin('destroy units', { seat: 1, enemy: 0, system: '25', ids, kind });
      expect(t.isOver()).toBe(true);
    }
  });

  scenario(['objective:turnTheirFleetsToDustOmega'], 'as revised, fighters may be left', () => {
    const t = holding('turnTheirFleetsToDustOmega');
    t.game().activeSystem = '25';
    const ids = t.fleet('xxcha', '25', { cruiser: 1 });
    t.fleet('xxcha', '25', { carrier: 0, fighter: 1 });
    t.anyhow();
    t.begin('destroy units', { seat: 1, enemy: 0, system: '25', ids, kind: 'space cannon offense' });
    scores(t, 'turnTheirFleetsToDustOmega');
  });

  scenario(['objective:makeAnExampleOfTheirWorldOmega'], 'as revised, in the bombardment step', () => {
    const t = holding('makeAnExampleOfTheirWorldOmega');
    const ids = t.own('xxcha', 'lodor', { infantry: 2, pds: 1 }).slice(0, 2);
    t.begin('destroy units', { seat: 1, enemy: 0, system: '26', planet: 'lodor', ids, kind: 'bombardment' });
    scores(t, 'makeAnExampleOfTheirWorldOmega');
  });

  test('as revised, not by Harrow while a combat lasts', () => {
    const t = holding('makeAnExampleOfTheirWorldOmega');
    const ids = t.own('xxcha', 'lodor', { infantry: 1 });
    t.game().combat = {
      kind: 'ground combat',
      attacker: 0,
      defender: 1,
      system: '26',
      planet: 'lodor',
      round: 1,
      joined: [],
      sustained: [],
      lost: [],
    };
    t.begin('destroy units', { seat: 1, enemy: 0, system: '26', planet: 'lodor', ids, kind: 'bombardment' });
    expect(t.isOver()).toBe(true);
  });
});

describe('planets and turns', () => {
  scenario(['objective:becomeAMartyr'], 'a planet in a home system is lost', () => {
    const t = holding('becomeAMartyr');
    t.own('sol', 'lodor', { infantry: 1 });
    t.begin('gain control', { seat: 1, planet: 'jord', how: 'invasion' });
    toTheEnd(t);
    scores(t, 'becomeAMartyr');
  });

  test('another planet makes no martyr, and who loses everything leaves first', () => {
    const t = holding('becomeAMartyr');
    t.own('sol', 'lodor');
    t.begin('gain control', { seat: 1, planet: 'lodor', how: 'invasion' });
    t.playOn();
    expect(t.player('sol').scored).toEqual([]);
    const last = holding('becomeAMartyr');
    last.begin('gain control', { seat: 1, planet: 'jord', how: 'invasion' });
    last.playOn();
    expect(last.player('sol')).toMatchObject({ scored: [], eliminated: true });
  });

  /** The action phase, in this order and with nothing left but to pass. */
  function inOrder(t: Table, ...who: FactionId[]): void {
    const cards = ['leadership', 'politics', 'imperial'] as const;
    who.forEach((each, at) => {
      t.strategy(each, cards[at] as (typeof cards)[number]);
    });
    for (const card of t.game().strategyCards) card.exhausted = true;
    t.begin('action phase', {});
  }

  scenario(['objective:proveEndurance'], 'the last one to pass scores it as his turn ends', () => {
    const t = holding('proveEndurance');
    inOrder(t, 'xxcha', 'norr', 'sol');
    for (const who of ['xxcha', 'norr', 'sol'] as const) t.answer(who, 'pass');
    scores(t, 'proveEndurance');
  });

  test('not while somebody has still to pass', () => {
    const t = holding('proveEndurance');
    inOrder(t, 'xxcha', 'sol', 'norr');
    t.answer('xxcha', 'pass');
    t.answer('sol', 'pass');
    expect(t.where()).toBe('action phase/choose an action');
    expect(t.awaited()).toEqual([t.seat('norr')]);
  });
});

describe('the council', () => {
  function council(...secrets: ObjectiveId[]): Table {
    const t = tableWith({ prophecy: true }, 'norr', 'hacan', 'sol');
    t.game().phase = 'agenda';
    t.secret('sol', ...secrets);
    return t;
  }

  scenario(['objective:driveTheDebate'], 'elected: scored before the agenda is resolved', () => {
    const t = council('driveTheDebate');
    t.decks({ agendaDeck: ['ministerOfPeace'] });
    t.begin('one agenda', {});
    votes(t, String(t.seat('sol')));
    expect(t.game().laws).toEqual([]);
    scores(t, 'driveTheDebate');
    expect(t.game().laws).toMatchObject([{ id: 'ministerOfPeace' }]);
  });

  test('somebody else’s election is not his', () => {
    const t = council('driveTheDebate');
    t.decks({ agendaDeck: ['ministerOfPeace'] });
    t.begin('one agenda', {});
    decide(t, String(t.seat('hacan')));
    expect(t.player('sol').scored).toEqual([]);
  });

  scenario(['objective:dictatePolicy'], 'the third law comes into play', () => {
    const t = council('dictatePolicy');
    t.law('fleetRegulations');
    t.law('conventionsOfWar');
    t.decks({ agendaDeck: ['enforcedTravelBan'] });
    t.begin('one agenda', {});
    votes(t, 'for');
    scores(t, 'dictatePolicy');
  });

  test('three laws that lie there as the phase begins do too, two do not', () => {
    const t = council('dictatePolicy');
    for (const law of ['fleetRegulations', 'conventionsOfWar', 'enforcedTravelBan'] as const) t.law(law);
    t.begin('agenda phase', {});
    scores(t, 'dictatePolicy');
    const two = council('dictatePolicy');
    two.law('fleetRegulations');
    two.decks({ agendaDeck: ['enforcedTravelBan'] });
    two.begin('one agenda', {});
    decide(two, 'for');
    expect(two.player('sol').scored).toEqual([]);
  });

  /** Hacan decides, and sol is asked about his secret. */
  function votes(t: Table, outcome: string): void {
    t.playOn((where) => where.endsWith('/vote') || where === '');
    for (const seat of [1, 2, 0]) {
      if (!t.awaited().includes(seat) || !t.where().endsWith('/vote')) continue;
      t.answer(seat, seat === 1 ? { outcome, planets: ['hercant'] } : { outcome: '', planets: [] });
    }
  }
});
