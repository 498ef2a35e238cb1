// Directives: agendas that are resolved once.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { mayVote } from '../../src/queries/permissions.ts';
import { table } from '../kit/index.ts';
import { decide } from './deciding.ts';

scenario(['agenda:archivedSecret'], 'the elected player draws a secret objective', () => {
  const t = table('sol', 'norr');
  t.decks({ secretDeck: ['fuelTheWarMachine'] });
  decide(t, 'archivedSecret', '1');
  expect(t.player('norr').secrets).toEqual(['fuelTheWarMachine']);
});

scenario(['agenda:armsReduction'], 'everybody keeps 2 dreadnoughts and 4 cruisers', () => {
  const t = table('sol', 'norr');
  t.fleet('sol', '25', { dreadnought: 3 });
  t.fleet('sol', '26', { cruiser: 3 });
  t.fleet('sol', '23', { cruiser: 2 });
  decide(t, 'armsReduction', 'for');
  t.playOn();
  const left = ['25', '26', '23'].map((id) => t.ships('sol', id));
  expect(left[0]).toEqual({ dreadnought: 2 });
  expect((left[1]?.cruiser ?? 0) + (left[2]?.cruiser ?? 0)).toBe(4);
});

scenario(['agenda:colonialRedistribution'], 'units on the planet are destroyed, and one of the last may settle', () => {
  const t = table('sol', 'norr', 'xxcha');
  t.own('sol', 'quann', { infantry: 3 });
  t.player('sol').points = 1;
  t.player('xxcha').points = 1;
  decide(t, 'colonialRedistribution', 'quann');
  t.playOn(undefined, 2);
  expect(t.ground('sol', 'quann')).toEqual({});
});

scenario(['agenda:compensatedDisarmament'], 'ground forces become trade goods', () => {
  const t = table('sol', 'norr');
  t.own('sol', 'quann', { infantry: 3, pds: 1 });
  decide(t, 'compensatedDisarmament', 'quann');
  expect(t.ground('sol', 'quann')).toEqual({ pds: 1 });
  expect(t.player('sol').tradeGoods).toBe(3);
});

scenario(['agenda:economicEquality'], 'everybody has 5 trade goods', () => {
  const t = table('sol', 'norr');
  t.goods('sol', 9);
  decide(t, 'economicEquality', 'for');
  expect([t.player('sol').tradeGoods, t.player('norr').tradeGoods]).toEqual([5, 5]);
});

scenario(['agenda:incentiveProgram'], 'one more public objective is opened', () => {
  const t = table('sol', 'norr');
  t.game().box.objectives.push('developWeaponry', 'foundAGoldenAge');
  decide(t, 'incentiveProgram', 'against');
  expect(t.game().objectives).toEqual([{ id: 'foundAGoldenAge', open: true }]);
});

scenario(['agenda:ixthianArtifact'], 'a low roll destroys everything at Mecatol Rex', () => {
  const t = table('sol', 'norr');
  t.fleet('sol', '18', { cruiser: 2 });
  t.fleet('norr', '26', { cruiser: 2, destroyer: 1 });
  t.dice(5);
  decide(t, 'ixthianArtifact', 'for');
  t.playOn();
  expect([t.ships('sol', '18'), t.ships('norr', '26')]).toEqual([{}, {}]);
});

scenario(['agenda:judicialAbolishment'], 'the elected law is discarded', () => {
  const t = table('sol', 'norr');
  t.law('sharedResearch');
  decide(t, 'judicialAbolishment', 'sharedResearch');
  expect(t.game().laws).toEqual([]);
});

scenario(['agenda:miscountDisclosed'], 'the elected law is voted on again', () => {
  const t = table('norr', 'sol');
  t.law('sharedResearch');
  t.game().phase = 'agenda';
  t.game().active = -1;
  t.decks({ agendaDeck: ['miscountDisclosed'] });
  t.begin('one agenda', {});
  t.playOn(() => t.events('outcomeDecided').length === 1, 4);
  t.playOn((where) => where === 'one agenda/vote');
  t.playOn(() => t.events('outcomeDecided').length === 2, 4);
  expect(t.events('outcomeDecided').map((e) => e.agenda)).toEqual(['miscountDisclosed', 'sharedResearch']);
});

scenario(['agenda:mutiny'], 'who voted for gains or loses a point', () => {
  const t = table('sol', 'norr');
  decide(t, 'mutiny', 'for', { 0: 'for', 1: 'against' });
  expect([t.player('sol').points, t.player('norr').points]).toEqual([1, 0]);
});

scenario(['agenda:newConstitution'], 'all laws are discarded', () => {
  const t = table('sol', 'norr');
  t.law('sharedResearch');
  t.law('fleetRegulations');
  decide(t, 'newConstitution', 'for');
  expect(t.game().laws).toEqual([]);
});

scenario(['agenda:publicExecution'], 'the elected player loses hand, speaker token and votes', () => {
  const t = table('sol', 'norr');
  t.hand('sol', 'plague');
  decide(t, 'publicExecution', '0');
  expect(t.player('sol').hand).toEqual([]);
  expect(t.game().speaker).toBe(1);
  expect(mayVote(t.game(), { seat: 0, agenda: 'mutiny' })).not.toBeNull();
});

scenario(['agenda:seedOfAnEmpire'], 'whoever has the most points gains one, or whoever has the fewest', () => {
  const t = table('sol', 'norr');
  t.player('sol').points = 3;
  decide(t, 'seedOfAnEmpire', 'for');
  expect([t.player('sol').points, t.player('norr').points]).toEqual([4, 0]);
});

scenario(['agenda:swordsToPlowshares'], 'half of the infantry becomes trade goods', () => {
  const t = table('sol', 'norr');
  t.own('sol', 'quann', { infantry: 3 });
  decide(t, 'swordsToPlowshares', 'for');
  expect(t.ground('sol', 'quann')).toEqual({ infantry: 1 });
  expect(t.player('sol').tradeGoods).toBe(2);
});

scenario(['agenda:unconventionalMeasures'], 'who voted for draws 2 action cards', () => {
  const t = table('sol', 'norr');
  t.decks({ actionDeck: ['plague.1', 'spy.1', 'summit.1'] });
  decide(t, 'unconventionalMeasures', 'for', { 0: 'for', 1: 'against' });
  expect([t.player('sol').hand.length, t.player('norr').hand.length]).toEqual([2, 0]);
});

scenario(['agenda:wormholeResearch'], 'ships at alpha and beta wormholes are destroyed', () => {
  const t = table('sol', 'norr');
  t.fleet('sol', '39', { cruiser: 1 });
  decide(t, 'wormholeResearch', 'for');
  t.playOn();
  expect(t.ships('sol', '39')).toEqual({});
});

scenario(['agenda:wormholeResearch'], 'rejected: who voted against returns a token', () => {
  const t = table('sol', 'norr');
  t.tokens('sol', { tactic: 3, fleet: 0, strategy: 0 });
  decide(t, 'wormholeResearch', 'against', { 0: 'against' });
  expect(t.player('sol').tactic).toBe(2);
});
