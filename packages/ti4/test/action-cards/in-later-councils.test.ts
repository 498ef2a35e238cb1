// Action cards of later sets for the agenda phase.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import type { AgendaId } from '../../src/facts/index.ts';
import { vote } from '../agendas/voting.ts';
import type { Table } from '../kit/index.ts';
import { later } from './later.ts';

/** Norr is the speaker, hacan and sol vote before him. The last agenda named is revealed first. */
function council(...agendas: AgendaId[]): Table {
  const t = later('norr', 'hacan', 'sol');
  t.game().phase = 'agenda';
  t.decks({ agendaDeck: agendas, actionDeck: ['plague.1', 'spy.1', 'bunker.1', 'salvage.1'] });
  return t;
}

scenario(['action:confoundingLegalText'], 'one is elected in another’s stead', () => {
  const t = council('ministerOfPolicy');
  t.hand('sol', 'confoundingLegalText');
  t.hand('hacan', 'confoundingLegalText');
  t.begin('one agenda', {});
  t.answer('hacan', vote('1', 'hercant'));
  t.answer('sol', vote(''));
  t.answer('norr', vote(''));
  // Whoever is elected has no use for it until another is.
  expect(t.awaited()).toEqual([2]);
  t.answer('sol', 'action:confoundingLegalText');
  t.pass('hacan');
  expect(t.game().laws).toMatchObject([{ id: 'ministerOfPolicy', owner: 2 }]);
});

scenario(
  ['action:deadlyPlot', 'action:tradeRider'],
  'whoever voted or predicted otherwise has the agenda discarded, and exhausts his planets',
  () => {
    const t = council('mutiny', 'economicEquality');
    for (const who of ['norr', 'hacan'] as const) t.hand(who, 'deadlyPlot');
    t.hand('norr', 'tradeRider');
    t.hand('sol', 'deadlyPlot');
    t.goods('norr', 2);
    t.begin('agenda phase');
    t.answer('norr', 'action:tradeRider');
    t.answer('norr', 'against');
    t.answer('hacan', vote('for', 'hercant'));
    t.answer('sol', vote('for', 'jord'));
    // Not who has voted for it.
    expect(t.awaited()).toEqual([0]);
    t.answer('norr', 'action:deadlyPlot');
    expect(t.player('norr').tradeGoods).toBe(2);
    expect(t.game().agendaDiscard).toEqual(['economicEquality']);
    expect(t.planet('quinarra').exhausted).toBe(true);
    // Not replaced: the next one is the second of the phase.
    expect(t.game().table.agendas).toEqual(['mutiny']);
    expect(t.game().effects).toEqual([]);
  },
);

scenario(['action:diplomaticPressure'], 'another gives a promissory note that he chooses; nobody twice', () => {
  const t = council('mutiny');
  t.hand('norr', 'diplomaticPressure', 'diplomaticPressure');
  t.player('hacan').notes = ['ceasefire.1', 'supportForTheThrone.1'];
  t.player('sol').notes = ['ceasefire.2'];
  t.begin('one agenda', {});
  t.answer('norr', 'action:diplomaticPressure');
  t.answer('norr', '1');
  expect(t.awaited()).toEqual([1]);
  t.answer('hacan', 'supportForTheThrone.1');
  // It is laid open at once.
  expect(t.player('norr')).toMatchObject({ notesInPlay: ['supportForTheThrone.1'], points: 1 });
  t.answer('norr', 'action:diplomaticPressure');
  expect(t.player('norr').notes).toContain('ceasefire.2');
  expect(t.player('hacan').notes).toEqual(['ceasefire.1']);
});

scenario(['action:diplomaticPressure', 'ability:hubris'], 'it never brings the Mahact an Alliance', () => {
  const t = later('mahact', 'hacan', 'sol');
  t.game().phase = 'agenda';
  t.decks({ agendaDeck: ['mutiny'] });
  t.hand('mahact', 'diplomaticPressure');
  t.player('hacan').notes = ['alliance.1', 'ceasefire.1', 'supportForTheThrone.1'];
  t.begin('one agenda', {});
  t.answer('mahact', 'action:diplomaticPressure');
  t.answer('mahact', '1');
  expect(t.options('hacan')).toEqual(['ceasefire.1', 'supportForTheThrone.1']);
});

scenario(['action:hackElection'], 'the vote goes the other way round; the speaker is still last', () => {
  const t = council('mutiny');
  t.hand('norr', 'hackElection');
  t.begin('one agenda', {});
  t.answer('norr', 'action:hackElection');
  expect(t.awaited()).toEqual([2]);
  t.answer('sol', vote(''));
  expect(t.awaited()).toEqual([1]);
  t.answer('hacan', vote(''));
  expect(t.awaited()).toEqual([0]);
});

scenario(['action:hackElection', 'ability:zeal'], 'the Argent Flight still votes first', () => {
  const t = later('norr', 'hacan', 'argent');
  t.game().phase = 'agenda';
  t.game().speaker = 2;
  t.decks({ agendaDeck: ['mutiny'] });
  t.hand('norr', 'hackElection');
  t.begin('one agenda', {});
  t.answer('norr', 'action:hackElection');
  t.answer('argent', vote(''));
  expect(t.awaited()).toEqual([1]);
});

scenario(['action:insiderInformation'], 'the next agenda is seen by one player', () => {
  const t = council('mutiny', 'economicEquality');
  t.hand('sol', 'insiderInformation');
  t.begin('one agenda', {});
  t.answer('sol', 'action:insiderInformation');
  expect(t.events('cardsSeen')).toMatchObject([{ seat: 2, cards: ['mutiny'], to: [2] }]);
  expect(t.game().seen.mutiny).toBe(4);
});

scenario(['action:sanction'], 'right: whoever voted for the outcome loses a fleet token', () => {
  const t = council('mutiny');
  t.hand('norr', 'sanction');
  t.begin('one agenda', {});
  t.answer('norr', 'action:sanction');
  t.answer('norr', 'against');
  t.answer('hacan', vote('against', 'hercant'));
  // Norr has given up the vote.
  t.answer('sol', vote(''));
  expect(t.isOver()).toBe(true);
  expect([0, 1, 2].map((seat) => t.player(seat).fleet)).toEqual([3, 2, 3]);
});
