// Small positions in which there is one good thing to do: a bot that thinks does it.
import type { Decision, Json } from '@custodian/kernel';
import { decisionId, pending, play, quickRoll } from '@custodian/kernel';
import { expect, test } from 'vitest';
import { opportunities } from '../../src/bots/opportunities.ts';
import { thinking } from '../../src/bots/thinking.ts';
import { valueFor } from '../../src/bots/worth.ts';
import type { ObjectiveId, TechnologyId } from '../../src/content/facts/index.ts';
import { technologies } from '../../src/content/facts/index.ts';
import { NOBODY } from '../../src/game.ts';
import { ti3 } from '../../src/index.ts';
import { purchasingPower } from '../../src/rules/production/spending.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const bot = thinking({ time: 0, tries: 40 }, { systems: 6, movements: 1 }, () => 0);

const asked = (t: Table, seat: number): Decision => {
  const decision = pending(ti3, t.state()).find((each) => each.seat === seat);
  if (decision === undefined) throw new Error(`seat ${seat} is not asked at ${decisionId(t.state())}`);
  return decision;
};

/** What the bot answers to what its seat is asked. */
const answerOf = (t: Table, seat = 0, seed = 1): Json =>
  bot({ rules: ti3, state: t.state(), seat, decision: asked(t, seat), roll: quickRoll(seed) });

/** The bot answers for everybody until nothing more is asked, or it is somebody's turn to choose an action. */
function playOn(t: Table): void {
  const state = t.state();
  const roll = quickRoll(1);
  for (let i = 0; i < 60; i++) {
    const [decision] = pending(ti3, state);
    if (decision === undefined) return;
    const at = decisionId(state);
    if (i > 0 && at === 'action phase/choose an action') return;
    const value = bot({ rules: ti3, state, seat: decision.seat, decision, roll });
    play(ti3, state, { seat: decision.seat, decision: at, value });
  }
}

/** The Sol with a fleet at home, and planets around that nobody holds. */
function settlers(): Table {
  const t = table('sol', 'norr', 'hacan');
  t.own('sol', 'jord', { groundForces: 5, dock: true });
  t.fleet('sol', 'home-sol', { carrier: 2, destroyer: 1 });
  t.own('norr', 'quinarra', { groundForces: 3, dock: true });
  t.own('hacan', 'arretze', { groundForces: 3, dock: true });
  t.decks({ objectives: ['planets5'] });
  return t;
}

test('what can be claimed is claimed: what planets pay for before what one will still have, and the secret one', () => {
  const t = table('sol', 'norr');
  t.decks({ objectives: ['tech5', 'spendTradeGoods6', 'spendResources10'] });
  t.technologies('sol', 'antimassDeflectors', 'cybernetics', 'enviroCompensator', 'sarweenTools', 'xrdTransporters');
  t.goods('sol', 6);
  for (const id of ['lodor', 'saudor', 'wellon', 'quann', 'arnor'] as const) t.own('sol', id);
  for (const id of ['abyz', 'fria', 'arinam', 'meer'] as const) t.own('sol', id);
  t.secret('sol', 'keeperOfGates');
  t.fleet('sol', 'lodor', { cruiser: 1 });
  t.fleet('sol', 'quann', { cruiser: 1 });
  t.fleet('sol', 'empty-alpha', { cruiser: 1 });
  t.fleet('sol', 'empty-beta', { cruiser: 1 });
  t.begin('claim objectives', { seat: 0 });
  expect(answerOf(t)).toEqual(['spendResources10', 'keeperOfGates']);
});

test('planets that nobody holds are taken, with somebody left to hold home', () => {
  const t = settlers();
  t.begin('tactical action', { seat: 0 });
  playOn(t);
  const own = t
    .game()
    .systems.flatMap((s) => s.planets)
    .filter((p) => p.owner === 0);
  expect(own.length).toBeGreaterThan(2);
  expect(own.every(({ groundForces }) => groundForces > 0)).toBe(true);
});

test('nobody passes with a full Command Pool while planets lie open', () => {
  const t = settlers();
  t.begin('action phase');
  expect(answerOf(t)).toEqual(['tactical']);
});

test('who has carriers and nobody to send with them raises troops, rather than pass', () => {
  const t = table('sol', 'norr', 'hacan');
  t.own('sol', 'jord', { groundForces: 1, dock: true });
  t.fleet('sol', 'home-sol', { carrier: 2, destroyer: 1 });
  t.own('norr', 'quinarra', { groundForces: 3, dock: true });
  t.own('hacan', 'arretze', { groundForces: 3, dock: true });
  t.game().phase = 'action';
  t.begin('action phase');
  playOn(t);
  expect(
    t
      .game()
      .systems.flatMap((s) => s.planets)
      .find((p) => p.id === 'jord')?.groundForces,
  ).toBeGreaterThan(2);
});

test('planets to be taken are worth more with troops for them, and with a counter to go there in this round', () => {
  const promise = (groundForces: number, commandPool: number): number => {
    const t = table('sol', 'norr', 'hacan');
    t.own('sol', 'jord', { groundForces, dock: true });
    t.fleet('sol', 'home-sol', { carrier: 2 });
    t.counters('sol', { commandPool, fleetSupply: 3, strategyAllocation: 2 });
    t.game().phase = 'action';
    return opportunities(t.game(), 0);
  };
  expect(promise(3, 2)).toBeGreaterThan(promise(1, 2));
  expect(promise(5, 2)).toBeGreaterThan(promise(3, 2));
  expect(promise(5, 1)).toBeGreaterThan(promise(5, 0));
});

test('two points are taken before anything else, and then what brings the first choice of the next round', () => {
  const t = settlers();
  t.game().phase = 'strategy';
  t.game().speaker = 0;
  t.begin('strategy phase');
  expect(answerOf(t)).toEqual(['imperial']);
  playOn(t);
  expect(t.game().strategyCards.find(({ id }) => id === 'initiative')?.holder).toBe(1);
});

test('counters are shared out without losing ships', () => {
  const t = table('sol', 'norr');
  t.counters('sol', { commandPool: 1, fleetSupply: 5, strategyAllocation: 1 });
  t.fleet('sol', 'home-sol', { cruiser: 5 });
  t.game().phase = 'status';
  t.begin('status phase');
  playOn(t);
  expect(t.ships('sol', 'home-sol')).toEqual({ cruiser: 5 });
  expect(t.player('sol').commandPool).toBeGreaterThan(1);
});

test('what an objective asks for at the end of the round is kept, and spent where nothing asks for it', () => {
  const left = (objective: 'spendResources10' | 'tech9'): number => {
    const t = table('sol', 'norr', 'hacan');
    t.own('sol', 'jord', { groundForces: 3, dock: true });
    for (const id of ['saudor', 'lodor', 'quann', 'arnor'] as const) t.own('sol', id, { groundForces: 1 });
    t.decks({ objectives: [objective] });
    t.begin('produce units', { seat: 0, system: 'home-sol' });
    playOn(t);
    return purchasingPower(t.game(), 0, 'resources');
  };
  expect(left('spendResources10')).toBeGreaterThanOrEqual(10);
  expect(left('tech9')).toBeLessThan(10);
});

test('of all technologies that can be bought the one is that completes an objective', () => {
  const bought = (...objectives: ObjectiveId[]): TechnologyId => {
    const t = table('sol', 'norr', 'hacan');
    t.own('sol', 'jord', { groundForces: 3, dock: true });
    for (const id of ['saudor', 'lodor', 'quann', 'arnor', 'abyz'] as const) t.own('sol', id, { groundForces: 1 });
    t.technologies('sol', 'antimassDeflectors', 'hylarVAssaultLaser', 'deepSpaceCannon', 'enviroCompensator');
    t.decks({ objectives });
    t.begin('acquire technology', { seat: 0, buy: true });
    return (answerOf(t) as { technology: TechnologyId }).technology;
  };
  expect(technologies[bought('techSameColor3')].color).toBe('red');
  expect(technologies[bought('techAllColors')].color).toBe('green');
});

test('who builds at home does so without what he can still claim with, and spends the rest', () => {
  const t = table('sol', 'norr', 'hacan');
  t.own('sol', 'jord', { groundForces: 3, dock: true });
  for (const id of ['saudor', 'lodor', 'quann', 'arnor', 'abyz', 'fria', 'wellon'] as const)
    t.own('sol', id, { groundForces: 1 });
  t.decks({ objectives: ['spendResources10'] });
  const before = purchasingPower(t.game(), 0, 'resources');
  expect(before).toBeGreaterThan(12);
  t.begin('produce units', { seat: 0, system: 'home-sol' });
  playOn(t);
  expect(purchasingPower(t.game(), 0, 'resources')).toBeGreaterThanOrEqual(10);
  expect(purchasingPower(t.game(), 0, 'resources')).toBeLessThan(before);
});

test('a position counts for more when the Mecatol Rex that the secret objective asks for is in reach', () => {
  const worth = (secret: ObjectiveId, owner: number): number => {
    const t = settlers();
    t.secret('sol', secret);
    if (owner === 0) t.own('sol', 'mecatolRex', { groundForces: 3 });
    return valueFor(t.game(), 0);
  };
  const gain = (secret: ObjectiveId): number => worth(secret, 0) - worth(secret, NOBODY);
  expect(gain('usurper')).toBeGreaterThan(gain('conqueror') + 10);
});

test('two ground forces are not thrown at five', () => {
  const landed = (garrison: number): number => {
    const t = settlers();
    t.own('norr', 'quann', { groundForces: garrison });
    t.fleet('sol', 'quann', { carrier: 1, groundForces: 2 });
    t.begin('tactical action', { seat: 0 });
    t.answer('sol', ['quann']);
    for (let i = 0; i < 9 && decisionId(t.state()) !== 'planetary landings/land units'; i++)
      play(ti3, t.state(), { seat: 0, decision: decisionId(t.state()), value: answerOf(t) });
    return (answerOf(t) as { landings: unknown[] }).landings.length;
  };
  expect(landed(5)).toBe(0);
  expect(landed(0)).toBeGreaterThan(0);
});

test('the same dice and as many tries lead to the same answer', () => {
  const once = settlers();
  const again = settlers();
  once.begin('tactical action', { seat: 0 });
  again.begin('tactical action', { seat: 0 });
  expect(answerOf(once, 0, 5)).toEqual(answerOf(again, 0, 5));
});
