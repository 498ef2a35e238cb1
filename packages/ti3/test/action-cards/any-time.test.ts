import { hideState } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { ti3 } from '@custodian/ti3';
import { expect, test } from 'vitest';
import { actionCards, idsIn } from '../../src/content/facts/index.ts';
import { components } from '../../src/content/index.ts';
import { fullActionDeck } from '../../src/inventory.ts';
import { votes } from '../../src/queries/values.ts';
import type { Table } from '../kit/index.ts';
import { aboutToAct } from './playing.ts';

const damage = (t: Table, ...ids: number[]): void => {
  for (const system of t.game().systems)
    for (const ship of system.ships) if (ids.includes(ship.id)) ship.damaged = true;
};

scenario(['action:disclosure'], 'an opponent shows his hand and discards a card of your choice', () => {
  const t = aboutToAct();
  t.hand('sol', 'disclosure');
  t.hand('norr', 'plague', 'uprising');
  t.begin('action phase');
  t.answer('sol', 'action:disclosure');
  // Letnev hold no cards: Norr are the only target.
  expect(t.options('sol')).toEqual(['plague.1', 'uprising.1']);
  expect(t.asked('sol')?.secret).toBe(true);
  expect(hideState(ti3, t.state(), 2).game.players[0]?.hand).toEqual(['plague.1', 'uprising.1']);
  expect(hideState(ti3, t.state(), 1).game.players[0]?.hand).toEqual(['?', '?']);
  t.answer('sol', 'plague.1');
  expect(t.player('norr').hand).toEqual(['uprising.1']);
  expect(t.game().actionDiscard).toEqual(['plague.1', 'disclosure.1']);
  expect(t.where()).toBe('action phase/choose an action');
});

scenario(['action:disclosure'], 'a card announced is no longer in the hand', () => {
  const t = aboutToAct();
  t.hand('sol', 'disclosure');
  t.hand('norr', 'disclosure');
  t.begin('action phase');
  t.answer('norr', 'action:disclosure');
  t.answer('sol', 'action:disclosure');
  // Both were revealed together; no hand is left to look at.
  expect(t.events('actionCardFizzled')).toHaveLength(2);
});

scenario(['action:emergencyRepairs'], 'a ship repaired between two casualties sustains damage again', () => {
  const t = aboutToAct();
  t.hand('norr', 'emergencyRepairs');
  t.fleet('norr', 'lodor', { dreadnought: 1, cruiser: 1 });
  t.fleet('sol', 'lodor', { cruiser: 2 });
  t.dice(1, 1, 10, 10, 10, 10, 1, 1);
  t.begin('space battle', { attacker: 0, defender: 2, system: 'lodor' });
  const [dreadnought] = t.shipIds('norr', 'lodor', 'dreadnought') as [number];
  const [cruiser] = t.shipIds('norr', 'lodor', 'cruiser') as [number];
  t.answer('norr', { damage: [dreadnought], destroy: [cruiser] });
  t.answer('norr', 'action:emergencyRepairs');
  t.answer('norr', { damage: [dreadnought], destroy: [] });
  expect(t.ships('norr', 'lodor')).toEqual({ dreadnought: 1, cruiser: 1 });
});

scenario(['action:emergencyRepairs'], 'every damaged ship of yours in one system is repaired', () => {
  const t = aboutToAct();
  t.hand('letnev', 'emergencyRepairs');
  const here = t.fleet('letnev', 'lodor', { dreadnought: 2 });
  const there = t.fleet('letnev', 'quann', { warSun: 1 });
  const enemy = t.fleet('sol', 'lodor', { dreadnought: 1 });
  damage(t, ...here, ...there, ...enemy);
  t.begin('action phase');
  t.answer('letnev', 'action:emergencyRepairs');
  expect(t.options('letnev')).toEqual(['lodor', 'quann']);
  t.answer('letnev', 'lodor');
  expect(t.events('shipRepaired')).toHaveLength(2);
  const damaged = t.game().systems.flatMap((s) => s.ships.filter((ship) => ship.damaged));
  expect(damaged.map((s) => s.id).sort()).toEqual([...there, ...enemy].sort());
});

scenario(['action:masterOfTrade'], 'with two agreements 2 planets are refreshed, in time for a vote', () => {
  const t = aboutToAct();
  t.game().speaker = 2;
  t.decks({ politicalDeck: ['armsReduction', 'technologyTariffs'] });
  t.hand('norr', 'masterOfTrade');
  t.agreement('norr', 'letnev');
  t.own('norr', 'mecatolRex', { groundForces: 1 });
  t.own('norr', 'lodor', { groundForces: 1 });
  t.own('norr', 'quann', { groundForces: 1 });
  t.exhaust('mecatolRex', 'lodor', 'quann');
  t.begin('galactic council', { seat: 0 });
  // One agreement is not enough.
  expect(t.where()).toBe('galactic council/vote');
  t.agreement('norr', 'sol', 1);
  const before = votes(t.game(), 0);
  t.begin('galactic council', { seat: 0 });
  t.pass('norr');
  expect(t.where()).toBe('window/react');
  t.answer('norr', 'action:masterOfTrade');
  expect(t.refusal('norr', ['mecatolRex', 'lodor', 'quann'])).not.toBeNull();
  t.answer('norr', ['mecatolRex', 'lodor']);
  expect(votes(t.game(), 0)).toBe(before + 7);
  expect(t.planet('quann').exhausted).toBe(true);
});

// Touch of Genius

const genius = (...discards: string[]): Table => {
  const t = aboutToAct();
  t.hand('norr', 'touchOfGenius');
  t.game().actionDiscard = discards;
  t.game().actionDeck = t.game().actionDeck.filter((card) => !discards.includes(card));
  t.goods('norr', 3);
  t.exhaust('quinarra', 'trenlak');
  return t;
};
const withGoods = (card: string) => ({ card, pay: { planets: [], goods: 3 } });

scenario(['action:touchOfGenius', 'action:plague'], 'a discarded card is used again, as the action of the turn', () => {
  const t = genius('plague.1', 'veto.1', 'plague.2');
  t.own('sol', 'lodor', { groundForces: 4 });
  t.begin('action phase');
  t.dice(10, 10, 10, 10);
  t.answer('norr', 'action:touchOfGenius');
  // Veto waits for an agenda.
  expect(t.refusal('norr', withGoods('veto'))).toBe('why.not to be copied');
  expect(t.refusal('norr', withGoods('uprising'))).toBe('why.not to be copied');
  expect(t.refusal('norr', { card: 'plague', pay: { planets: [], goods: 2 } })).toBe('why.payment too small');
  for (const nonsense of [null, [], 'plague', { card: 'plague' }, { card: ['plague'], pay: null }])
    expect(t.refusal('norr', nonsense as never)).not.toBeNull();
  t.answer('norr', withGoods('plague'));
  expect(t.player('norr').tradeGoods).toBe(0);
  expect(t.planet('lodor').groundForces).toBeLessThan(4);
  expect(t.game().actionDiscard).toEqual(['plague.1', 'veto.1', 'plague.2', 'touchOfGenius.1']);
  expect(t.awaited()).toEqual([1]);
});

scenario(['action:touchOfGenius'], 'not without a card to copy, nor without 3 influence', () => {
  const t = genius('veto.1', 'touchOfGenius.1');
  t.begin('action phase');
  expect(t.barred('norr', 'action:touchOfGenius')).toBe('why.nothing to copy');
  t.game().actionDiscard.push('goodYear.1');
  t.own('norr', 'lodor');
  t.exhaust('lodor');
  t.goods('norr', 2);
  t.begin('action phase');
  expect(t.barred('norr', 'action:touchOfGenius')).toBe('why.influence for genius');
  t.goods('norr', 3);
  t.begin('action phase');
  expect(t.options('norr')).toContain('action:touchOfGenius');
});

scenario(
  ['action:touchOfGenius', 'action:veto'],
  'in the window of the copied card it does what that card does',
  () => {
    const t = genius('veto.1', 'plague.1');
    t.decks({ politicalDeck: ['armsReduction', 'technologyTariffs'] });
    t.begin('galactic council', { seat: 1 });
    t.answer('norr', 'action:touchOfGenius');
    t.confirm('norr');
    expect(t.game().table.agendas).toEqual(['armsReduction']);
  },
);

scenario(['action:touchOfGenius', 'action:sabotage'], 'even a discarded Sabotage', () => {
  const t = genius('sabotage.1');
  t.game().speaker = 2;
  t.own('norr', 'lodor', { groundForces: 2 });
  t.hand('letnev', 'plague');
  t.begin('play card as an action', { seat: 1, component: 'action:plague', about: { seat: 1 } });
  t.answer('norr', 'action:touchOfGenius');
  t.confirm('norr');
  expect(t.isOver()).toBe(true);
  expect(t.planet('lodor').groundForces).toBe(2);
  expect(t.game().actionDiscard).toEqual(['sabotage.1', 'touchOfGenius.1', 'plague.1']);
});

scenario(
  ['action:touchOfGenius', 'action:usurper', 'sequence:turn neutral', 'sequence:the usurper falls'],
  'as the usurper it lies on Mecatol Rex until that is lost',
  () => {
    const t = genius('usurper.1');
    t.game().phase = 'status';
    t.own('norr', 'mecatolRex', { groundForces: 1 });
    for (const card of t.game().strategyCards) card.holder = -1;
    t.begin('strategy phase');
    t.answer('norr', 'action:touchOfGenius');
    t.answer('norr', withGoods('usurper'));
    expect(votes(t.game(), 0)).toBe(12);
    expect(t.game().table.actionCards).toEqual(['touchOfGenius.1']);
    t.begin('turn neutral', { planets: ['mecatolRex'] });
    expect(t.game().table.actionCards).toEqual([]);
    expect(t.game().actionDiscard).toEqual(['usurper.1', 'touchOfGenius.1']);
    expect(votes(t.game(), 0)).toBe(0);
  },
);

test('every action card of the box has its behaviour, and there are 103 of them', () => {
  const declared = new Set(components.map((component) => component.id));
  expect(idsIn(actionCards, ['base']).filter((id) => !declared.has(`action:${id}`))).toEqual([]);
  expect(fullActionDeck(aboutToAct().game().options)).toHaveLength(103);
});
