import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { mayRedistribute } from '../../src/queries/permissions.ts';
import { counterPrice, handLimit, statusCards } from '../../src/queries/values.ts';
import { decide } from '../councils.ts';
import { table } from '../kit/index.ts';

const seats = () => table('sol', 'letnev', 'norr');

scenario(
  ['agenda:fleetRegulations'],
  'Fleet Regulations: surplus over 5 in Fleet Supply goes, and none comes later',
  () => {
    const t = seats();
    t.counters('sol', { fleetSupply: 7 });
    t.counters('letnev', { fleetSupply: 4 });
    decide(t, 'fleetRegulations', 'for');
    expect(t.player('sol').fleetSupply).toBe(5);
    t.begin('receive counters', { seat: t.seat('letnev'), count: 2 });
    const two = { commandPool: 0, fleetSupply: 2, strategyAllocation: 0 };
    expect(t.refusal('letnev', two)).toBe('why.fleet supply full');
    t.answer('letnev', { ...two, commandPool: 1, fleetSupply: 1 });
    expect(t.player('letnev').fleetSupply).toBe(5);
  },
);

scenario(['agenda:fleetRegulations'], 'Fleet Regulations against: a counter for everybody’s Fleet Supply', () => {
  const t = seats();
  decide(t, 'fleetRegulations', 'against');
  expect(t.game().players.map((p) => p.fleetSupply)).toEqual([4, 4, 4]);
});

scenario(['agenda:imperialAcademy'], 'Imperial Academy: a counter costs 2 influence through Logistics', () => {
  const t = seats();
  decide(t, 'imperialAcademy', 'for');
  expect(counterPrice(t.game(), 0)).toBe(2);
  t.begin('secondary logistics', { seat: 0, card: 'logistics' });
  expect(t.isOver()).toBe(false);
});

scenario(['agenda:ministerOfPolicy'], 'Minister of Policy: one more action card in the Status Phase', () => {
  const t = seats();
  decide(t, 'ministerOfPolicy', '1');
  expect([0, 1, 2].map((seat) => statusCards(t.game(), seat))).toEqual([1, 2, 1]);
});

scenario(
  ['agenda:limitsToIndividualPower'],
  'Limits to Individual Power: three action cards at most; Yssaril are exempt',
  () => {
    const t = table('sol', 'yssaril', 'norr');
    const hand = (n: number) => [1, 2, 3, 4].map((i) => `sabotage.${n * 4 + i}`);
    t.player('sol').hand = hand(0);
    t.player('yssaril').hand = hand(1);
    decide(t, 'limitsToIndividualPower', 'for');
    t.answer('sol', 'sabotage.2');
    expect(t.game().players.map((p) => p.hand.length)).toEqual([3, 4, 0]);
    expect(handLimit(t.game(), 0)).toBe(3);
    expect(handLimit(t.game(), 1)).toBe(Number.POSITIVE_INFINITY);
  },
);

scenario(
  ['agenda:limitsToIndividualPower'],
  'Limits to Individual Power against: everybody discards a card at random',
  () => {
    const t = seats();
    t.player('sol').hand = ['sabotage.1', 'sabotage.2'];
    decide(t, 'limitsToIndividualPower', 'against');
    expect(t.player('sol').hand).toHaveLength(1);
    expect(t.game().actionDiscard).toHaveLength(1);
  },
);

scenario(['agenda:resourceManagement'], 'Resource Management: no redistribution in the Status Phase', () => {
  const t = seats();
  decide(t, 'resourceManagement', 'for');
  expect(mayRedistribute(t.game(), { seat: 0 })?.text.key).toBe('why.resource management');
});

scenario(['agenda:resourceManagement'], 'Resource Management against: who has three cards or more discards two', () => {
  const t = seats();
  t.player('sol').hand = ['sabotage.1', 'sabotage.2', 'moraleBoost.1'];
  t.player('norr').hand = ['moraleBoost.2', 'moraleBoost.3'];
  decide(t, 'resourceManagement', 'against');
  t.answer('sol', ['sabotage.1', 'sabotage.2']);
  expect(t.player('sol').hand).toEqual(['moraleBoost.1']);
  expect(t.player('norr').hand).toHaveLength(2);
});

scenario(
  ['agenda:coreStability'],
  'Core Stability: action cards lie face up, and whoever has most refreshed influence chooses first',
  () => {
    const t = table('sol', 'yssaril', 'norr');
    t.law('coreStability');
    t.own('norr', 'mecatolRex');
    t.decks({ actionDeck: ['sabotage.1', 'moraleBoost.1', 'moraleBoost.2', 'sabotage.2'] });
    t.begin('status phase');
    // Yssaril take two: four cards in all. Influence: N'orr 7, Yssaril 5, Sol 2.
    expect(t.game().table.actionCards).toHaveLength(4);
    expect(t.awaited()).toEqual([t.seat('norr')]);
    t.answer('norr', 'sabotage.1');
    t.answer('yssaril', ['moraleBoost.1', 'sabotage.2']);
    expect(t.game().players.map((p) => p.hand)).toEqual([
      ['moraleBoost.2'],
      ['moraleBoost.1', 'sabotage.2'],
      ['sabotage.1'],
    ]);
    expect(t.game().table.actionCards).toEqual([]);
  },
);

scenario(
  ['agenda:coreStability'],
  'Core Stability against: nobody draws action cards for the rest of the round',
  () => {
    const t = seats();
    t.decks({ actionDeck: ['sabotage.1', 'sabotage.2'] });
    decide(t, 'coreStability', 'against');
    t.begin('draw action cards', { seat: 0, count: 2 });
    expect(t.player('sol').hand).toEqual([]);
  },
);
