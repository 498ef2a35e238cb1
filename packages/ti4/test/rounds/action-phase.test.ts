// The action phase: turns by initiative, what may be done in a turn, passing, further actions, turns that are ended.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** Three players, each with two strategy cards that are used already. */
function spent(): Table {
  const t = table('norr', 'xxcha', 'sol');
  t.strategy('norr', 'technology', 'imperial');
  t.strategy('xxcha', 'leadership', 'warfare');
  t.strategy('sol', 'trade', 'diplomacy');
  for (const card of t.game().strategyCards) card.exhausted = true;
  return t;
}

scenario(['sequence:action phase'], 'turns go by initiative, round and round, until all have passed', () => {
  const t = spent();
  t.begin('action phase');
  const turns: number[] = [];
  const act = (option: string): void => {
    turns.push(t.awaited()[0] as number);
    t.answer(t.awaited()[0] as number, option);
    while (!t.isOver() && t.where() !== 'action phase/choose an action')
      t.playOn((where) => where.startsWith('action'));
  };
  act('pass'); // xxcha, 1
  act('tactical'); // sol, 2
  act('tactical'); // norr, 7
  act('pass'); // sol
  act('tactical'); // norr goes on alone
  act('pass');
  expect(turns).toEqual([1, 2, 0, 2, 0, 0]);
  expect(t.isOver()).toBe(true);
  expect(t.events('turnBegan').map((e) => e.seat)).toEqual(turns);
  expect(t.events('turnEnded')).toHaveLength(6);
});

describe('passing', () => {
  test('is barred until all own strategy cards are exhausted', () => {
    const t = spent();
    for (const card of t.game().strategyCards) if (card.id === 'warfare') card.exhausted = false;
    t.begin('action phase');
    expect(t.barred('xxcha', 'pass')).toBe('why.strategy card first');
    expect(t.refusal('xxcha', 'pass')).toBe('why.strategy card first');
    t.answer('xxcha', 'strategic warfare');
    t.playOn((where) => where === 'action phase/choose an action');
    expect(t.options('sol')).toContain('pass');
  });

  test('is all that is left without a tactic token and a readied card', () => {
    const t = spent();
    t.tokens('xxcha', { tactic: 0 });
    t.begin('action phase');
    expect(t.options('xxcha')).toEqual(['pass']);
    expect(t.barred('xxcha', 'tactical')).toBe('why.tactic pool empty');
  });

  test('a tactical action needs a system without one’s own token', () => {
    const t = spent();
    t.activated('xxcha', ...t.game().systems.map((s) => s.id));
    t.begin('action phase');
    expect(t.barred('xxcha', 'tactical')).toBe('why.nothing to activate');
  });
});

test('without strategy cards turns go clockwise from the speaker', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.game().speaker = 2;
  t.begin('action phase');
  const turns: number[] = [];
  while (!t.isOver()) {
    turns.push(t.awaited()[0] as number);
    t.answer(t.awaited()[0] as number, 'pass');
  }
  expect(turns).toEqual([2, 0, 1]);
});

test('whoever has passed in the last round may act again', () => {
  const t = spent();
  t.player('xxcha').passed = true;
  t.begin('action phase');
  expect(t.awaited()).toEqual([t.seat('xxcha')]);
});

describe('infantry that rest on their card', () => {
  test('come back at the start of the next turn, shared among the planets of the home system', () => {
    const t = spent();
    t.player('xxcha').resting = 3;
    t.begin('action phase');
    expect(t.refusal('xxcha', { planets: [{ planet: 'archonRen', count: 2 }] })).toBe('why.infantry do not add up');
    expect(t.refusal('xxcha', { planets: [{ planet: 'jord', count: 3 }] })).toBe('why.no home planet');
    t.answer('xxcha', {
      planets: [
        { planet: 'archonRen', count: 1 },
        { planet: 'archonTau', count: 2 },
      ],
    });
    expect([t.ground('xxcha', 'archonRen'), t.ground('xxcha', 'archonTau')]).toEqual([
      { infantry: 1 },
      { infantry: 2 },
    ]);
    expect(t.player('xxcha').resting).toBe(0);
  });

  test('go to the only planet without a question, and to the reinforcements without any', () => {
    const t = spent();
    t.player('xxcha').resting = 2;
    t.player('sol').resting = 2;
    t.own('norr', 'archonTau');
    t.own('norr', 'jord');
    t.own('sol', 'quann');
    t.begin('action phase');
    expect(t.ground('xxcha', 'archonRen')).toEqual({ infantry: 2 });
    t.answer('xxcha', 'pass');
    expect(t.awaited()).toEqual([t.seat('sol')]);
    expect(t.player('sol').resting).toBe(0);
    expect([t.ground('sol', 'jord'), t.ground('sol', 'quann')]).toEqual([{}, {}]);
  });
});

describe('component actions', () => {
  test('are offered with the other actions, and use up the turn', () => {
    const t = spent();
    t.hand('xxcha', 'focusedResearch', 'miningInitiative');
    t.begin('action phase');
    expect(t.options('xxcha')).toContain('action:miningInitiative');
    expect(t.barred('xxcha', 'action:focusedResearch')).toBeDefined();
    t.answer('xxcha', 'action:miningInitiative');
    t.playOn((where) => where === 'action phase/choose an action');
    expect(t.awaited()).toEqual([t.seat('sol')]);
  });

  test('that are cancelled do not: another action follows, or a pass', () => {
    const t = spent();
    t.hand('xxcha', 'miningInitiative');
    t.hand('norr', 'sabotage');
    t.begin('action phase');
    t.answer('xxcha', 'action:miningInitiative');
    t.playOn((where) => where === 'window/react');
    t.answer('norr', 'action:sabotage');
    expect(t.awaited()).toEqual([t.seat('xxcha')]);
    expect(t.player('xxcha').tradeGoods).toBe(0);
    expect(t.options('xxcha').sort()).toEqual(['pass', 'tactical']);
  });
});

describe('a further action of the same turn', () => {
  const chooses = (where: string): boolean => where === 'action phase/choose an action';
  const acted = (): Table => {
    const t = spent();
    t.technologies('xxcha', 'fleetLogistics');
    t.begin('action phase');
    t.answer('xxcha', 'tactical');
    t.playOn((where) => where === 'window/react');
    return t;
  };

  test('belongs to the turn, and is no occasion to pass', () => {
    const t = acted();
    t.answer('xxcha', 'technology:fleetLogistics');
    expect(t.awaited()).toEqual([t.seat('xxcha')]);
    expect(t.options('xxcha')).toEqual(['tactical']);
    expect(t.events('turnEnded')).toEqual([]);
    t.answer('xxcha', 'tactical');
    t.playOn(chooses);
    expect(t.awaited()).toEqual([t.seat('sol')]);
    expect(t.events('turnEnded')).toHaveLength(1);
  });

  test('need not be replaced when it is cancelled', () => {
    const t = acted();
    t.change((g) => {
      (g.players[1] as { hand: string[] }).hand = ['miningInitiative.1'];
      (g.players[0] as { hand: string[] }).hand = ['sabotage.1'];
    });
    t.answer('xxcha', 'technology:fleetLogistics');
    t.answer('xxcha', 'action:miningInitiative');
    t.playOn((where) => where === 'window/react');
    t.answer('norr', 'action:sabotage');
    expect(t.options('xxcha').sort()).toEqual(['end turn', 'tactical']);
    t.answer('xxcha', 'end turn');
    expect(t.awaited()).toEqual([t.seat('sol')]);
    expect(t.player('xxcha').passed).toBe(false);
  });
});

test('a turn that something ends has no moment after the action', () => {
  const t = spent();
  t.technologies('xxcha', 'fleetLogistics');
  t.law('ministerOfPeace', 'norr', 'norr');
  t.fleet('norr', '25', { cruiser: 1 });
  t.begin('action phase');
  t.answer('xxcha', 'tactical');
  t.answer('xxcha', '25');
  t.answer('norr', 'agenda:ministerOfPeace');
  expect(t.awaited()).toEqual([t.seat('sol')]);
  expect(t.system('25').tokens).toBe(0b10);
});
