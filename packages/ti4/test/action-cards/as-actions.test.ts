// Action cards that are played as an action: planets, cards, tokens and one's own forces.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { technologyDeck } from '../../src/queries/technologies.ts';
import { table } from '../kit/index.ts';
import { act, barredAction, isNextTurn } from './acting.ts';

scenario(['action:economicInitiative'], 'cultural planets are readied, and only those', () => {
  const t = table('norr', 'xxcha');
  t.own('norr', 'lodor');
  t.own('norr', 'saudor');
  t.own('xxcha', 'quann');
  t.exhaust('lodor', 'saudor', 'quann');
  act(t, 'economicInitiative');
  expect(['lodor', 'saudor', 'quann'].map((id) => t.planet(id as 'lodor').exhausted)).toEqual([false, true, true]);
  expect(t.game().actionDiscard).toEqual(['economicInitiative.1']);
  expect(isNextTurn(t)).toBe(true);
});

scenario(
  ['action:economicInitiative', 'action:industrialInitiative'],
  'initiatives may be played without a planet of their kind',
  () => {
    for (const card of ['economicInitiative', 'industrialInitiative'] as const) {
      const t = table('norr', 'xxcha');
      act(t, card);
      expect(t.player('norr').tradeGoods).toBe(0);
      expect(isNextTurn(t)).toBe(true);
    }
  },
);

scenario(['action:industrialInitiative'], 'a trade good for each industrial planet, all at once', () => {
  const t = table('norr', 'xxcha');
  t.own('norr', 'saudor');
  t.own('norr', 'wellon');
  t.own('norr', 'lodor');
  act(t, 'industrialInitiative');
  expect(t.player('norr').tradeGoods).toBe(2);
  expect(t.events('tradeGoodsGained')).toHaveLength(1);
});

scenario(['action:miningInitiative'], 'the resources of a planet as trade goods; it is not exhausted', () => {
  const t = table('norr', 'xxcha');
  t.own('norr', 'abyz');
  t.law('coreMining', 'abyz');
  act(t, 'miningInitiative');
  t.answer('norr', 'abyz');
  expect(t.player('norr').tradeGoods).toBe(5);
  expect(t.planet('abyz').exhausted).toBe(false);
});

scenario(['action:uprising'], 'a readied planet of another outside of home systems pays, and is exhausted', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.own('xxcha', 'saudor');
  t.own('xxcha', 'lodor');
  t.own('sol', 'wellon');
  t.own('norr', 'abyz');
  t.exhaust('lodor');
  act(t, 'uprising');
  expect(t.options('norr')).toEqual(['saudor', 'wellon']);
  t.answer('norr', 'saudor');
  expect(t.planet('saudor').exhausted).toBe(true);
  expect(t.player('norr').tradeGoods).toBe(2);
});

scenario(['action:uprising'], 'there must be such a planet', () => {
  const t = table('norr', 'xxcha', 'sol');
  expect(barredAction(t, 'uprising')).toBe('why.no target');
});

scenario(['action:focusedResearch'], 'four trade goods buy a technology whose prerequisites are met', () => {
  const t = table('norr', 'xxcha');
  t.goods('norr', 5);
  act(t, 'focusedResearch');
  expect(t.player('norr').tradeGoods).toBe(1);
  expect(t.barred('norr', 'gravityDrive')).toBe('why.prerequisites missing');
  // Nobody pays for nothing: it is no "may".
  expect(t.refusal('norr', [])).not.toBeNull();
  t.answer('norr', 'neuralMotivator');
  expect(t.player('norr').technologies).toEqual(['neuralMotivator']);
});

scenario(['action:focusedResearch'], 'not for less, nor when there is nothing to research', () => {
  const poor = table('norr', 'xxcha');
  poor.goods('norr', 3);
  expect(barredAction(poor, 'focusedResearch')).toBe('why.four trade goods');
  const learned = table('norr', 'xxcha');
  learned.goods('norr', 4);
  learned.technologies('norr', ...technologyDeck(learned.game(), 0));
  expect(barredAction(learned, 'focusedResearch')).toBe('why.nothing to research');
});

scenario(['action:frontlineDeployment'], 'three infantry on one planet', () => {
  const t = table('norr', 'xxcha');
  t.own('norr', 'saudor', { infantry: 1 });
  act(t, 'frontlineDeployment');
  expect(t.options('norr')).toContain('quinarra');
  t.answer('norr', 'saudor');
  expect(t.ground('norr', 'saudor')).toEqual({ infantry: 4 });
});

scenario(['action:riseOfAMessiah'], 'an infantry on every own planet, but for one that is demilitarized', () => {
  const t = table('norr', 'xxcha');
  t.own('norr', 'lodor');
  t.own('norr', 'quann', { infantry: 1 });
  t.own('xxcha', 'saudor');
  t.law('demilitarizedZone', 'lodor');
  act(t, 'riseOfAMessiah');
  expect(['lodor', 'quann', 'saudor', 'quinarra'].map((id) => t.ground('norr', id as 'lodor'))).toEqual([
    {},
    { infantry: 2 },
    {},
    { infantry: 1 },
  ]);
});

scenario(['action:riseOfAMessiah'], 'where there are more places than figures, some are given up', () => {
  const t = table('norr', 'xxcha');
  const places = ['lodor', 'quann', 'saudor', 'wellon', 'thibah', 'tarmann', 'abyz', 'fria', 'arinam', 'meer'] as const;
  for (const planet of places) t.own('norr', planet);
  t.own('norr', 'arnor');
  act(t, 'riseOfAMessiah');
  // Thirteen planets, twelve figures.
  t.answer('norr', 'fria');
  expect(t.ground('norr', 'fria')).toEqual({});
  expect(t.ground('norr', 'meer')).toEqual({ infantry: 1 });
  expect(isNextTurn(t)).toBe(true);
});

scenario(['action:ghostShip'], 'a destroyer at a wormhole without ships of others, in no home system', () => {
  const t = table('norr', 'creuss', 'sol');
  t.fleet('creuss', '39', { cruiser: 1 });
  t.system('46').wormholes.push('beta');
  act(t, 'ghostShip');
  // The Creuss gate and the token are wormholes too.
  expect(t.options('norr')).toEqual(['26', '25', '46', '40', '17']);
  t.answer('norr', '46');
  expect(t.ships('norr', '46')).toEqual({ destroyer: 1 });
});

scenario(['action:ghostShip'], 'without a destroyer in the reinforcements one is taken off the board', () => {
  const t = table('norr', 'xxcha');
  t.tokens('norr', { fleet: 8, tactic: 2, strategy: 2 });
  const ids = t.fleet('norr', '46', { destroyer: 8 });
  act(t, 'ghostShip');
  t.answer('norr', '25');
  t.answer('norr', String(ids[0]));
  expect([t.ships('norr', '46'), t.ships('norr', '25')]).toEqual([{ destroyer: 7 }, { destroyer: 1 }]);
});

scenario(['action:ghostShip', 'action:warEffort'], 'the piece must be to be had', () => {
  for (const [card, unit] of [
    ['ghostShip', 'destroyer'],
    ['warEffort', 'cruiser'],
  ] as const) {
    const t = table('norr', 'xxcha');
    t.tokens('norr', { fleet: 8, tactic: 2, strategy: 2 });
    t.fleet('norr', '46', { [unit]: 8 });
    t.activated('norr', '46');
    expect(barredAction(t, card)).toBe('why.no pieces left');
  }
});

scenario(['action:warEffort'], 'a cruiser where ships of one’s own are, within the fleet pool', () => {
  const t = table('norr', 'xxcha');
  t.fleet('norr', '46', { carrier: 1 });
  t.fleet('norr', '47', { destroyer: 3 });
  act(t, 'warEffort');
  expect(t.options('norr')).toEqual(['46', '47']);
  t.answer('norr', '46');
  expect(t.ships('norr', '46')).toEqual({ carrier: 1, cruiser: 1 });
});

scenario(['action:insubordination'], 'a token of another’s tactic pool goes to his reinforcements', () => {
  const t = table('norr', 'xxcha', 'sol', 'hacan');
  t.tokens('sol', { tactic: 0 });
  act(t, 'insubordination');
  expect(t.options('norr')).toEqual(['1', '3']);
  t.answer('norr', '1');
  expect(t.player('xxcha')).toMatchObject({ tactic: 2, fleet: 3, strategy: 2 });
});

scenario(['action:repealLaw'], 'a law leaves play; without one the card is not played', () => {
  const t = table('norr', 'xxcha');
  t.law('regulatedConscription');
  t.law('ministerOfPolicy', 'xxcha', 'xxcha');
  act(t, 'repealLaw');
  t.answer('norr', 'ministerOfPolicy');
  expect(t.game().laws.map((law) => law.id)).toEqual(['regulatedConscription']);
  expect(t.game().agendaDiscard).toEqual(['ministerOfPolicy']);
  expect(barredAction(table('norr', 'xxcha'), 'repealLaw')).toBe('why.no target');
});

scenario(['action:signalJamming'], 'another’s token in a system in or next to which one has a ship', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.fleet('norr', '24', { cruiser: 1 });
  act(t, 'signalJamming');
  // 24 and what lies around it, without the home systems.
  expect(t.options('norr')).toEqual(['1 38', '1 37', '1 24', '1 30', '2 38', '2 37', '2 24', '2 30']);
  t.answer('norr', '1 37');
  expect(t.system('37').tokens).toBe(1 << t.seat('xxcha'));
  expect(t.player('xxcha')).toMatchObject({ tactic: 3, fleet: 3, strategy: 2 });
});

scenario(['action:signalJamming'], 'without a token in the reinforcements its owner chooses the pool', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.fleet('norr', '24', { cruiser: 1 });
  t.tokens('xxcha', { tactic: 6, fleet: 6, strategy: 4 });
  act(t, 'signalJamming');
  t.answer('norr', '1 37');
  t.answer('xxcha', 'strategy');
  expect(t.player('xxcha').strategy).toBe(3);
  expect(t.system('37').tokens).toBe(1 << t.seat('xxcha'));
});

scenario(['action:spy'], 'a random action card of somebody who has one', () => {
  const t = table('norr', 'xxcha', 'sol', 'hacan');
  t.hand('xxcha', 'plague', 'veto');
  t.hand('hacan', 'bribery');
  act(t, 'spy');
  expect(t.options('norr')).toEqual(['1', '3']);
  t.answer('norr', '1');
  expect(t.player('xxcha').hand).toHaveLength(1);
  expect([...t.player('norr').hand, ...t.player('xxcha').hand].sort()).toEqual(['plague.1', 'veto.1']);
});

scenario(['action:spy'], 'a full hand stays full: what is taken stands for the card that was played', () => {
  const t = table('norr', 'xxcha');
  t.hand('norr', 'plague', 'veto', 'bunker', 'disable', 'parley', 'intercept');
  t.hand('xxcha', 'bribery');
  act(t, 'spy');
  expect(t.player('norr').hand).toHaveLength(7);
  expect(t.player('norr').hand).toContain('bribery.1');
  expect(isNextTurn(t)).toBe(true);
});

scenario(['action:tacticalBombardment'], 'planets of others are exhausted where a unit that bombards is', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.fleet('norr', '37', { dreadnought: 1 });
  t.fleet('norr', '46', { cruiser: 1 });
  t.own('xxcha', 'arinam');
  t.own('norr', 'meer');
  act(t, 'tacticalBombardment');
  expect([t.planet('arinam').exhausted, t.planet('meer').exhausted]).toEqual([true, false]);
  expect(isNextTurn(t)).toBe(true);
});

scenario(['action:tacticalBombardment'], 'it needs such a unit, but not that there is anything to exhaust', () => {
  const without = table('norr', 'xxcha');
  without.fleet('norr', '46', { cruiser: 1 });
  expect(barredAction(without, 'tacticalBombardment')).toBe('why.no target');
  const empty = table('norr', 'xxcha');
  empty.fleet('norr', '46', { dreadnought: 1 });
  act(empty, 'tacticalBombardment');
  expect(isNextTurn(empty)).toBe(true);
});

scenario(['action:unexpectedAction'], 'a token of one’s own leaves the board for the reinforcements', () => {
  const t = table('norr', 'xxcha');
  t.activated('norr', '25', '26');
  t.activated('xxcha', '26');
  act(t, 'unexpectedAction');
  t.answer('norr', '26');
  expect([t.system('26').tokens, t.system('25').tokens]).toEqual([1 << 1, 1]);
  expect(t.player('norr').tactic).toBe(3);
  expect(barredAction(table('norr', 'xxcha'), 'unexpectedAction')).toBe('why.no target');
});
