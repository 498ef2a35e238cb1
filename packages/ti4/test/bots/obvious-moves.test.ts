// Small positions in which there is one good thing to do: a bot that thinks does it.
import type { Decision, Json } from '@custodian/kernel';
import { decisionId, pending, play, quickRoll } from '@custodian/kernel';
import { describe, expect, test } from 'vitest';
import { movements } from '../../src/bots/movements.ts';
import { opportunities } from '../../src/bots/opportunities.ts';
import { aboutToWin } from '../../src/bots/prospects.ts';
import { thinking } from '../../src/bots/thinking.ts';
import { valueFor } from '../../src/bots/worth.ts';
import { ti4 } from '../../src/ti4.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const bot = thinking({ time: 0, tries: 40 }, { breadth: 6, movements: 1, isWatchful: false, offers: 'goods' }, () => 0);

const asked = (t: Table, seat: number): Decision => {
  const decision = pending(ti4, t.state()).find((each) => each.seat === seat);
  if (decision === undefined) throw new Error(`seat ${seat} is not asked at ${decisionId(t.state())}`);
  return decision;
};

/** What the bot answers to what its seat is asked. */
const answerOf = (t: Table, seat = 0, seed = 1): Json =>
  bot({ rules: ti4, state: t.state(), seat, decision: asked(t, seat), roll: quickRoll(seed) });

/** The bot answers for everybody until nothing more is asked, or it is somebody's turn to choose an action. */
function playOn(t: Table): void {
  const state = t.state();
  const roll = quickRoll(1);
  for (let i = 0; i < 60; i++) {
    const [decision] = pending(ti4, state);
    if (decision === undefined) return;
    const at = decisionId(state);
    if (i > 0 && at === 'action phase/choose an action') return;
    const value = bot({ rules: ti4, state, seat: decision.seat, decision, roll });
    play(ti4, state, { seat: decision.seat, decision: at, value });
  }
}

/** The Sol with a fleet at home, and planets around that nobody holds. */
function settlers(): Table {
  const t = table('sol', 'norr', 'hacan');
  t.own('sol', 'jord', { infantry: 4, spaceDock: 1 });
  t.fleet('sol', '1', { carrier: 2, destroyer: 1 });
  t.own('norr', 'quinarra', { infantry: 3, spaceDock: 1 });
  t.own('hacan', 'arretze', { infantry: 3, spaceDock: 1 });
  t.objectives('expandBorders', 'cornerTheMarket');
  return t;
}

test('what can be scored is scored, a public and a secret objective', () => {
  const t = table('sol', 'norr');
  t.objectives('negotiateTradeRoutes', 'developWeaponry', 'swayTheCouncil');
  t.technologies('sol', 'carrierII', 'infantryII');
  t.secret('sol', 'adaptNewStrategies', 'fuelTheWarMachine');
  t.own('sol', 'jord', { spaceDock: 1 });
  t.own('sol', 'quann', { spaceDock: 1 });
  t.own('sol', 'lodor', { spaceDock: 1 });
  t.begin('score objectives', { seat: 0 });
  expect(answerOf(t)).toEqual(['developWeaponry', 'fuelTheWarMachine']);
});

test('a planet that nobody holds is taken, with somebody left to hold home', () => {
  const t = settlers();
  t.begin('tactical action', { seat: 0 });
  playOn(t);
  const own = t
    .game()
    .systems.flatMap((s) => s.planets)
    .filter((p) => p.owner === 0);
  expect(own.length).toBeGreaterThan(1);
  expect(t.ground('sol', 'jord').infantry).toBeGreaterThan(0);
});

test('nobody passes with full pools while planets lie open', () => {
  const t = settlers();
  t.begin('action phase');
  expect(asked(t, 0)).toMatchObject({ kind: 'choose' });
  expect(answerOf(t)).toEqual(['tactical']);
});

test('the custodians are paid for where that can be done: it is a point', () => {
  const t = settlers();
  for (const id of ['lodor', 'quann', 'arinam', 'meer', 'abyz', 'fria'] as const) t.own('sol', id, { infantry: 1 });
  t.goods('sol', 4);
  t.fleet('sol', '18', { carrier: 1, infantry: 3 });
  t.active('sol', '18');
  t.begin('invasion', { seat: 0, system: '18' });
  playOn(t);
  expect(t.player('sol').points).toBe(1);
  expect(t.planet('mecatolRex').owner).toBe(0);
});

test('tokens are shared out without losing ships', () => {
  const t = table('sol', 'norr');
  t.own('sol', 'jord', { infantry: 2 });
  t.fleet('sol', '1', { cruiser: 5 });
  t.tokens('sol', { tactic: 1, fleet: 5, strategy: 1 });
  t.begin('redistribute tokens', { seats: [0] });
  playOn(t);
  expect(t.ships('sol', '1')).toEqual({ cruiser: 5 });
  expect(t.player('sol').tactic + t.player('sol').fleet + t.player('sol').strategy).toBe(7);
});

test('no points are voted to whoever is ahead', () => {
  const t = table('sol', 'norr', 'hacan');
  t.own('sol', 'jord', { infantry: 2 });
  // The votes of the Sol decide.
  for (const id of ['lodor', 'quann', 'arinam', 'meer', 'abyz', 'fria'] as const) t.own('sol', id);
  t.exhaust('quinarra', 'trenlak', 'arretze', 'hercant', 'kamdorn');
  t.player('norr').points = 6;
  t.player('sol').points = 2;
  t.player('hacan').points = 3;
  t.decks({ agendaDeck: ['seedOfAnEmpire'] });
  t.game().phase = 'agenda';
  t.game().speaker = 0;
  t.begin('one agenda', {});
  let outcome = '';
  for (let i = 0; i < 12 && outcome === ''; i++) {
    const [decision] = pending(ti4, t.state()) as [Decision];
    const value = bot({ rules: ti4, state: t.state(), seat: decision.seat, decision, roll: quickRoll(3) });
    if (decision.seat === 0 && decision.kind === 'plan') outcome = (value as { outcome: string }).outcome;
    play(ti4, t.state(), { seat: decision.seat, decision: decisionId(t.state()), value });
  }
  expect(outcome).toBe('against');
});

test('the same dice and the same number of tries lead to the same move', () => {
  const answers = [1, 1, 2].map((seed) => {
    const t = settlers();
    t.begin('tactical action', { seat: 0 });
    return answerOf(t, 0, seed);
  });
  expect(answers[1]).toEqual(answers[0]);
});

test('an empty ship is sent to where troops wait for one', () => {
  const t = table('sol', 'norr', 'hacan');
  t.own('sol', 'jord', { infantry: 4 });
  const [carrier] = t.fleet('sol', '38', { carrier: 1 }) as [number];
  const away = opportunities(t.game(), 0);
  const reach = [{ ship: carrier, path: ['38', '1'], room: 4, move: 1 }];
  expect(movements(t.game(), 0, { system: '1', reach })).toContainEqual({
    moves: [{ ship: carrier, path: ['38', '1'] }],
  });
  t.system('1').space.push(...t.system('38').space.splice(0, 1));
  expect(opportunities(t.game(), 0)).toBeGreaterThan(away);
});

test('of a garrison one stays, however many ships there are to carry the others', () => {
  const t = settlers();
  const at = t.system('1').space.filter((u) => u.owner === 0);
  const reach = at.map(({ id, type }) => ({ ship: id, path: ['1', '38'], room: type === 'carrier' ? 4 : 0, move: 1 }));
  const plans = movements(t.game(), 0, { system: '38', reach });
  const most = Math.max(...plans.map(({ moves }) => moves.flatMap(({ cargo = [] }) => cargo).length));
  expect(most).toBe(3);
});

test('nobody empties his home for a planet when a fleet with troops lies beside it', () => {
  const t = settlers();
  t.fleet('norr', '25', { dreadnought: 1, infantry: 1 });
  t.begin('tactical action', { seat: 0 });
  playOn(t);
  expect(t.ground('sol', 'jord').infantry).toBeGreaterThan(0);
});

describe('whoever is about to win', () => {
  /** The N'orr have nine points and four hazardous planets, which would be the tenth. */
  function nearlyOver(): Table {
    const t = table('sol', 'norr', 'hacan');
    t.own('sol', 'jord', { infantry: 2 });
    for (const id of ['lodor', 'meer', 'arinam', 'abyz', 'fria', 'bereg'] as const) t.own('norr', id, { infantry: 1 });
    t.objectives('cornerTheMarket');
    t.player('norr').points = 9;
    t.game().phase = 'action';
    return t;
  }

  test('is seen coming by what everybody can see', () => {
    const t = nearlyOver();
    expect(aboutToWin(t.game(), 1)).toBeGreaterThan(0.9);
    t.own('sol', 'meer', { infantry: 1 });
    // As long as he can act he may take it back.
    expect(aboutToWin(t.game(), 1)).toBeLessThan(0.5);
    t.player('norr').passed = true;
    expect(aboutToWin(t.game(), 1)).toBeLessThan(0.1);
    expect(aboutToWin(t.game(), 0)).toBe(0);
  });

  test('is stopped rather than a better planet taken, by those who watch', () => {
    const gain = (id: 'meer' | 'lodor', isWatchful: boolean): number => {
      const t = nearlyOver();
      const before = valueFor(t.game(), 0, isWatchful);
      t.own('sol', id, { infantry: 1 });
      return valueFor(t.game(), 0, isWatchful) - before;
    };
    expect(gain('lodor', false)).toBeGreaterThan(gain('meer', false));
    expect(gain('meer', true)).toBeGreaterThan(gain('lodor', true));
  });

  test('wins by the card for Mecatol Rex too', () => {
    const t = nearlyOver();
    t.objectives('manipulateGalacticLaw');
    t.own('norr', 'mecatolRex', { infantry: 1 });
    expect(aboutToWin(t.game(), 1)).toBeLessThan(0.2);
    t.strategy('norr', 'imperial');
    expect(aboutToWin(t.game(), 1)).toBe(0.95);
  });
});
