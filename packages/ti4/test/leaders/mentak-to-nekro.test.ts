// Leaders of the Mentak Coalition, Muaat, the Naalu and the Nekro Virus.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { hasCommander, leaderProgress } from '../../src/queries/leaders.ts';
import { tableWith } from '../kit/index.ts';
import { leader, playTo, rest } from './leading.ts';

scenario(['leader:suffiAn'], 'after Pillage both draw an action card', () => {
  const t = tableWith({ prophecy: true }, 'mentak', 'norr', 'sol');
  t.own('mentak', 'quann', { infantry: 1 });
  t.own('norr', 'lodor', { infantry: 1 });
  t.goods('norr', 3);
  t.decks({ actionDeck: ['veto.1', 'spy.1', 'plague.1'] });
  t.begin('gain trade goods', { seat: 1, amount: 1 });
  t.answer('mentak', 'ability:pillage#1');
  t.answer('mentak', 'leader:suffiAn');
  expect([t.player('mentak').hand, t.player('norr').hand]).toEqual([['plague.1'], ['spy.1']]);
  expect(leader(t, 'mentak', 'suffiAn')).toBe('exhausted');
});

scenario(['leader:sulaMentarion'], 'the loser of a space combat gives a note of his choice', () => {
  const t = tableWith({ prophecy: true }, 'mentak', 'norr');
  t.unlock('mentak', 'sulaMentarion');
  t.fleet('mentak', '25', { dreadnought: 1 });
  t.fleet('norr', '25', { carrier: 1 });
  t.active(0, '25');
  t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
  t.dice(10, 1);
  playTo(t, 'mentak', 'leader:sulaMentarion');
  t.answer('mentak', 'leader:sulaMentarion');
  t.answer('norr', 'ceasefire.1');
  expect(t.player('mentak').notes).toContain('ceasefire.1');
  expect(t.events('transactionMade')).toEqual([]);
});

test('S’ula Mentarion takes nothing after a ground combat', () => {
  const t = tableWith({ prophecy: true }, 'mentak', 'norr');
  t.unlock('mentak', 'sulaMentarion');
  t.own('norr', 'quann', { infantry: 1 });
  t.landed('mentak', 'quann', { infantry: 2 });
  t.active(0, '25');
  t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
  t.dice(10, 10, 1);
  t.playOn();
  expect(t.events('noteGiven')).toEqual([]);
});

test('S’ula Mentarion is unlocked by 4 cruisers on the board', () => {
  const t = tableWith({ prophecy: true }, 'mentak', 'norr');
  t.fleet('mentak', '25', { cruiser: 2 });
  t.fleet('mentak', '26', { cruiser: 2 });
  expect(leaderProgress(t.game(), 0, 'sulaMentarion')).toEqual({ have: 4, need: 4 });
});

scenario(['leader:umbat'], 'a player produces up to 2 units of cost 4 at most beside his flagship', () => {
  const t = tableWith({ prophecy: true }, 'muaat', 'sol');
  t.strategy('muaat', 'leadership', 'diplomacy');
  rest(t, 'sol');
  t.fleet('sol', '25', { flagship: 1 });
  t.goods('sol', 9);
  t.begin('action phase');
  t.answer('muaat', 'leader:umbat');
  expect(t.refusal('sol', { units: [{ unit: 'flagship', count: 1 }], pay: { planets: [], goods: 8 } })).not.toBeNull();
  expect(t.refusal('sol', { units: [{ unit: 'fighter', count: 3 }], pay: { planets: [], goods: 2 } })).not.toBeNull();
  t.answer('sol', { units: [{ unit: 'dreadnought', count: 2 }], pay: { planets: [], goods: 8 } });
  expect(t.ships('sol', '25')).toEqual({ flagship: 1, dreadnought: 2 });
});

scenario(['leader:magmus'], 'a trade good for each strategy token, once what it paid for is done', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'muaat');
  t.unlock('muaat', 'magmus');
  t.strategy('norr', 'politics');
  t.decks({ actionDeck: ['veto.1', 'spy.1', 'plague.1', 'bunker.1'] });
  t.begin('strategic action', { seat: 0, card: 'politics' });
  playTo(t, 'muaat', 'secondary');
  t.answer('muaat', 'secondary');
  playTo(t, 'muaat', 'leader:magmus');
  expect(t.player('muaat').hand).toHaveLength(2);
  t.answer('muaat', 'leader:magmus');
  expect(t.player('muaat').tradeGoods).toBe(1);
});

scenario(['leader:magmus'], 'producing a war sun unlocks it', () => {
  const t = tableWith({ prophecy: true }, 'muaat', 'norr');
  t.technologies('muaat', 'warSun');
  rest(t, 'muaat');
  t.own('muaat', 'quann', { spaceDock: 1 });
  t.goods('muaat', 12);
  t.begin('production', { seat: 0, system: '25' });
  t.answer('muaat', { units: [{ unit: 'warSun', count: 1 }], pay: { planets: [], goods: 12 } });
  expect(leaderProgress(t.game(), 0, 'magmus')).toEqual({ have: 1, need: 1 });
  expect(leader(t, 'muaat', 'magmus')).toBe('unlocked');
});

test('a war sun that is only there does not unlock Magmus', () => {
  const t = tableWith({ prophecy: true }, 'muaat', 'norr');
  t.technologies('muaat', 'warSun');
  t.fleet('muaat', '25', { warSun: 1 });
  expect(leaderProgress(t.game(), 0, 'magmus')).toEqual({ have: 0, need: 1 });
});

scenario(['leader:theOracle'], 'everybody else gives a note of his choice, and the hero is purged', () => {
  const t = tableWith({ prophecy: true }, 'naalu', 'norr', 'sol');
  t.unlock('naalu', 'theOracle');
  t.player('sol').notes = ['ceasefire.2'];
  t.objectives('expandBorders');
  t.game().objectives.push({ id: 'conquerTheWeak', open: false });
  t.decks({ actionDeck: ['veto.1', 'spy.1', 'plague.1', 'bunker.1'] });
  t.begin('status phase');
  playTo(t, 'naalu', 'leader:theOracle');
  t.answer('naalu', 'leader:theOracle');
  expect(t.awaited()).toEqual([1]);
  t.answer('norr', 'tradeAgreement.1');
  expect(t.player('naalu').notes).toEqual(expect.arrayContaining(['tradeAgreement.1', 'ceasefire.2']));
  expect(leader(t, 'naalu', 'theOracle')).toBe('purged');
});

scenario(['leader:nekroMalleon'], 'a player gives up a card or a token for 2 trade goods', () => {
  const t = tableWith({ prophecy: true }, 'nekro', 'norr', 'sol');
  rest(t, 'norr');
  rest(t, 'sol');
  t.strategy('nekro', 'leadership', 'diplomacy');
  t.hand('norr', 'plague');
  t.begin('action phase');
  t.answer('nekro', 'leader:nekroMalleon');
  t.answer('nekro', '1');
  expect(t.options('norr')).toEqual(['tactic', 'fleet', 'strategy', 'plague.1']);
  t.answer('norr', 'plague.1');
  expect([t.player('norr').hand, t.player('norr').tradeGoods]).toEqual([[], 2]);
  expect(leader(t, 'nekro', 'nekroMalleon')).toBe('exhausted');
});

scenario(['leader:nekroMalleon'], 'who gives up nothing gains nothing', () => {
  const t = tableWith({ prophecy: true }, 'nekro', 'norr', 'sol');
  rest(t, 'norr');
  rest(t, 'sol');
  t.strategy('nekro', 'leadership', 'diplomacy');
  t.begin('action phase');
  t.answer('nekro', 'leader:nekroMalleon');
  t.answer('nekro', '1');
  t.answer('norr', []);
  expect([t.player('norr').tactic, t.player('norr').tradeGoods]).toEqual([3, 0]);
});

scenario(['leader:nekroAcidos'], 'each technology gained draws an action card', () => {
  const t = tableWith({ prophecy: true }, 'nekro', 'norr');
  t.unlock('nekro', 'nekroAcidos');
  t.decks({ actionDeck: ['veto.1', 'spy.1'] });
  t.begin('gain technology', { seat: 0, technology: 'antimassDeflectors' });
  t.answer('nekro', 'leader:nekroAcidos');
  expect(t.player('nekro').hand).toEqual(['spy.1']);
});

test('an assimilator counts for the goal of Nekro Acidos once it lies on something', () => {
  const t = tableWith({ prophecy: true }, 'nekro', 'norr');
  t.technologies('nekro', 'valefarAssimilatorX', 'valefarAssimilatorY', 'dacxiveAnimators');
  expect(leaderProgress(t.game(), 0, 'nekroAcidos')).toEqual({ have: 1, need: 3 });
  const source = 'technology:valefarAssimilatorX';
  t.game().effects.push({ source, seat: 0, target: 'exotriremeII', amount: 0, until: 'game' });
  expect(leaderProgress(t.game(), 0, 'nekroAcidos')?.have).toBe(2);
  expect(hasCommander(t.game(), 0, 'nekroAcidos')).toBe(false);
});

scenario(['leader:unitDsgnFlayesh'], 'a planet with a specialty loses its defenders and teaches its colour', () => {
  const t = tableWith({ prophecy: true }, 'nekro', 'norr');
  t.unlock('nekro', 'unitDsgnFlayesh');
  t.strategy('nekro', 'leadership', 'diplomacy');
  rest(t, 'nekro');
  t.own('norr', 'wellon', { infantry: 3, pds: 1 });
  t.fleet('nekro', '19', { cruiser: 1 });
  t.begin('action phase');
  t.answer('nekro', 'leader:unitDsgnFlayesh');
  expect(t.ground('norr', 'wellon')).toEqual({});
  expect(t.player('nekro').tradeGoods).toBe(3);
  expect(t.options('nekro')).toContain('sarweenTools');
  expect(t.options('nekro')).not.toContain('plasmaScoring');
  t.answer('nekro', 'integratedEconomy');
  expect(t.player('nekro').technologies).toContain('integratedEconomy');
  expect(t.planet('wellon').owner).toBe(1);
  expect(leader(t, 'nekro', 'unitDsgnFlayesh')).toBe('purged');
});
