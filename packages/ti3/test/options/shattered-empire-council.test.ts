// Assembly, and the political cards that players hold.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { everybodyVotes } from '../councils.ts';
import { assembled, others, play } from './second-set.ts';

scenario(
  ['strategy:assembly', 'sequence:draw political cards', 'sequence:play agenda'],
  'the active player takes the Speaker token and names who plays a political card',
  () => {
    const t = assembled('letnev', 'norr', 'sol');
    t.game().speaker = t.seat('sol');
    t.decks({ actionDeck: ['plague.1', 'plague.2'], politicalDeck: ['imperialMandate'] });
    t.player('norr').politicalHand = ['tradeEmbargo', 'fleetRegulations'];
    others(t, 0);
    play(t, 'assembly');
    expect(t.player('letnev').hand.length).toBe(2);
    expect(t.player('letnev').politicalHand).toEqual(['imperialMandate']);
    expect(t.options('letnev')).toEqual(['take 1', 'take 2', 'give 1', 'give 2']);
    t.answer('letnev', 'take 1');
    expect(t.game().speaker).toBe(0);
    expect(t.options('norr')).toEqual(['tradeEmbargo', 'fleetRegulations']);
    t.answer('norr', 'fleetRegulations');
    expect(t.game().table.agendas).toEqual(['fleetRegulations']);
    // The new Speaker votes last.
    expect(t.awaited()).toEqual([t.seat('norr')]);
    everybodyVotes(t, 'for');
    expect(t.game().laws.map((l) => l.id)).toEqual(['fleetRegulations']);
    expect(t.player('norr').politicalHand).toEqual(['tradeEmbargo']);
  },
);

scenario(['strategy:assembly'], 'the Speaker hands the token on and plays a card himself', () => {
  const t = assembled('letnev', 'norr', 'sol');
  t.decks({ actionDeck: ['plague.1', 'plague.2'], politicalDeck: ['imperialMandate'] });
  others(t, 0);
  play(t, 'assembly');
  expect(t.options('letnev')).toEqual(['give 1', 'give 2']);
  t.answer('letnev', 'give 2');
  expect([t.game().speaker, t.game().table.agendas]).toEqual([2, ['imperialMandate']]);
});

scenario(['sequence:play agenda'], 'who holds no political card draws one', () => {
  const t = assembled('letnev', 'norr', 'sol');
  t.decks({ politicalDeck: ['tradeEmbargo', 'imperialMandate'] });
  t.begin('play agenda', { seat: 1 });
  expect([t.game().table.agendas, t.game().politicalDeck]).toEqual([['imperialMandate'], ['tradeEmbargo']]);
});

scenario(['sequence:draw political cards'], 'nobody holds more than 5 political cards', () => {
  const t = assembled('letnev', 'norr', 'sol');
  t.player('letnev').politicalHand = ['tradeEmbargo', 'fleetRegulations', 'codeOfHonor', 'humaneLabor'];
  t.decks({ politicalDeck: ['imperialMandate', 'researchGrant'] });
  t.begin('draw political cards', { seat: 0, count: 2 });
  expect(t.refusal('letnev', [])).toBe('kernel.how many');
  t.answer('letnev', 'codeOfHonor');
  expect(t.player('letnev').politicalHand).not.toContain('codeOfHonor');
  expect(t.game().politicalDiscard).toEqual(['codeOfHonor']);
  expect(t.events('politicalCardReceived').every((e) => e.to?.join() === '0')).toBe(true);
});

scenario(['strategy:assembly'], 'others refresh planets worth 6 in all', () => {
  const t = assembled('letnev', 'norr', 'sol');
  t.decks({ actionDeck: ['plague.1', 'plague.2'], politicalDeck: ['imperialMandate'] });
  t.own('norr', 'mecatolRex');
  t.own('norr', 'saudor');
  t.own('norr', 'thibah');
  t.own('norr', 'tarmann');
  t.exhaust('mecatolRex', 'saudor', 'thibah', 'tarmann');
  play(t, 'assembly');
  t.answer('letnev', 'give 2');
  everybodyVotes(t, 'abstain');
  t.answer(t.awaited()[0] as number, 'for');
  t.answer('norr', 'secondary');
  expect(t.refusal('norr', { planets: ['mecatolRex'] })).toBe('why.not to be refreshed');
  expect(t.refusal('norr', { planets: ['saudor', 'thibah', 'tarmann'] })).toBe('why.worth too much');
  t.answer('norr', { planets: ['saudor', 'thibah'] });
  expect([t.planet('saudor').exhausted, t.planet('tarmann').exhausted]).toEqual([false, true]);
  expect(t.player('norr').strategyAllocation).toBe(1);
});
