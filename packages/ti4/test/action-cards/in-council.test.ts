// Action cards of the agenda phase.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import type { ActionCardId } from '../../src/facts/index.ts';
import { council, decide, vote } from '../agendas/voting.ts';
import type { Table } from '../kit/index.ts';

scenario(['action:ancientBurialSites'], 'cultural planets of another are exhausted before the first agenda', () => {
  const t = council('mutiny', 'economicEquality');
  t.own('hacan', 'lodor');
  t.own('hacan', 'saudor');
  t.hand('sol', 'ancientBurialSites');
  t.begin('agenda phase');
  t.answer('sol', 'action:ancientBurialSites');
  expect(t.events('agendaDrawn')).toEqual([]);
  // Whether they have any or not, but not oneself.
  expect(t.options('sol')).toEqual(['0', '1']);
  t.answer('sol', '1');
  expect([t.planet('lodor').exhausted, t.planet('saudor').exhausted]).toEqual([true, false]);
});

scenario(['action:assassinateRepresentative'], 'another does not vote on this agenda; riders stay his', () => {
  const t = council('mutiny', 'economicEquality');
  t.hand('sol', 'assassinateRepresentative');
  t.hand('hacan', 'tradeRider');
  t.begin('agenda phase');
  t.pass('hacan');
  t.answer('sol', 'action:assassinateRepresentative');
  expect(t.options('sol')).toEqual(['0', '1']);
  t.answer('sol', '1');
  t.answer('hacan', 'action:tradeRider');
  t.answer('hacan', 'for');
  expect(t.awaited()).toEqual([2]);
  t.answer('sol', vote('for', 'jord'));
  t.answer('norr', vote(''));
  expect(t.player('hacan').tradeGoods).toBe(10);
  // On the next one he votes again.
  expect(t.awaited()).toEqual([1]);
});

scenario(['action:veto'], 'the agenda is discarded, and another takes its place', () => {
  const t = council('mutiny', 'economicEquality');
  t.hand('sol', 'veto');
  t.begin('one agenda', {});
  t.answer('sol', 'action:veto');
  expect(t.game().agendaDiscard).toEqual(['economicEquality']);
  expect(t.game().table.agendas).toEqual(['mutiny']);
});

scenario(['action:veto', 'note:politicalSecret'], 'secrets played on the vetoed agenda come home unused', () => {
  const t = council('mutiny', 'economicEquality');
  t.note('hacan', 'norr', 'politicalSecret');
  t.hand('sol', 'veto');
  t.begin('one agenda', {});
  t.answer('norr', 'note:politicalSecret#politicalSecret.1');
  t.pass('sol');
  expect(t.player('norr').notesInPlay).toEqual(['politicalSecret.1']);
  t.answer('sol', 'action:veto');
  expect(t.player('hacan').notes).toContain('politicalSecret.1');
  // He votes on the new one.
  expect(t.awaited()).toEqual([1]);
  expect(t.where()).toContain('vote');
});

scenario(['action:distinguishedCouncilor'], 'five more votes after one’s own', () => {
  const t = council('economicEquality');
  t.hand('hacan', 'distinguishedCouncilor');
  t.begin('one agenda', {});
  t.answer('hacan', vote('against', 'hercant'));
  t.answer('hacan', 'action:distinguishedCouncilor');
  expect(t.events('votesCast').map((e) => e.votes)).toEqual([1, 5]);
  t.answer('sol', vote('for', 'jord'));
  t.answer('norr', vote('for', 'quinarra'));
  expect(t.player('sol').tradeGoods).toBe(0);
  expect(t.isOver()).toBe(true);
});

scenario(['action:distinguishedCouncilor'], 'not for whoever abstained, nor after another’s vote', () => {
  const t = council('economicEquality');
  t.hand('hacan', 'distinguishedCouncilor');
  t.begin('one agenda', {});
  t.answer('hacan', vote(''));
  t.answer('sol', vote('for', 'jord'));
  t.answer('norr', vote('for', 'quinarra'));
  expect(t.isOver()).toBe(true);
  const cast = council('economicEquality');
  cast.hand('hacan', 'distinguishedCouncilor');
  cast.begin('one agenda', {});
  cast.answer('hacan', vote('for', 'hercant'));
  expect(cast.options('hacan')).toEqual(['action:distinguishedCouncilor']);
});

scenario(['action:bribery'], 'trade goods become votes for what one has voted for, once the speaker is done', () => {
  const t = council('economicEquality');
  t.goods('hacan', 4);
  t.hand('hacan', 'bribery');
  t.begin('one agenda', {});
  t.answer('hacan', vote('against', 'hercant'));
  t.answer('sol', vote('for', 'jord'));
  // Also when he abstains.
  t.answer('norr', vote(''));
  t.answer('hacan', 'action:bribery');
  expect(t.options('hacan')).toEqual(['0', '1', '2', '3', '4']);
  t.answer('hacan', '3');
  expect(t.events('votesCast').map((e) => e.votes)).toEqual([1, 2, 3]);
  expect(t.events('tradeGoodsSpent')[0]).toMatchObject({ seat: 1, count: 3 });
  expect(t.player('sol').tradeGoods).toBe(0);
});

scenario(
  ['action:bribery', 'action:distinguishedCouncilor'],
  'the speaker’s councilor may still answer a bribe',
  () => {
    const t = council('economicEquality');
    t.goods('hacan', 9);
    t.hand('hacan', 'bribery');
    t.hand('norr', 'distinguishedCouncilor');
    t.begin('one agenda', {});
    t.answer('hacan', vote('against', 'hercant'));
    t.answer('sol', vote(''));
    t.answer('norr', vote('for', 'quinarra'));
    t.pass('norr');
    t.pass('norr');
    t.answer('hacan', 'action:bribery');
    t.answer('hacan', '4');
    t.answer('norr', 'action:distinguishedCouncilor');
    // 5 against, 6 for.
    expect(t.player('sol').tradeGoods).toBe(5);
  },
);

scenario(['action:bribery'], 'only for those who have cast votes', () => {
  const t = council('economicEquality');
  t.goods('hacan', 4);
  t.hand('hacan', 'bribery');
  t.begin('one agenda', {});
  t.answer('hacan', vote(''));
  t.answer('sol', vote('for', 'jord'));
  t.answer('norr', vote(''));
  expect(t.isOver()).toBe(true);
  const cast = council('economicEquality');
  cast.hand('hacan', 'bribery');
  cast.begin('one agenda', {});
  cast.answer('hacan', vote('for', 'hercant'));
  cast.answer('sol', vote(''));
  cast.answer('norr', vote(''));
  expect(cast.options('hacan')).toEqual(['action:bribery']);
});

scenario(['action:confusingLegalText'], 'another is elected instead; predictions go by the new one', () => {
  const t = council('ministerOfPolicy');
  t.hand('hacan', 'confusingLegalText');
  t.hand('sol', 'tradeRider');
  t.begin('one agenda', {});
  t.answer('sol', 'action:tradeRider');
  t.answer('sol', '2');
  t.answer('hacan', vote('1', 'hercant'));
  t.answer('norr', vote(''));
  t.answer('hacan', 'action:confusingLegalText');
  expect(t.options('hacan')).toEqual(['0', '2']);
  t.answer('hacan', '2');
  expect(t.game().laws).toMatchObject([{ id: 'ministerOfPolicy', owner: 2, elected: '2' }]);
  expect(t.player('sol').tradeGoods).toBe(5);
});

/** Sol predicts "against" on an agenda that does nothing then, and is right. */
function ride(card: ActionCardId, arrange: (t: Table) => void = () => undefined): Table {
  const t = council('ixthianArtifact');
  arrange(t);
  t.hand('sol', card);
  t.begin('one agenda', {});
  t.answer('sol', `action:${card}`);
  t.answer('sol', 'against');
  decide(t, 'against');
  return t;
}

scenario(
  ['action:imperialRider', 'sequence:reward predictions'],
  'a right prediction is worth a victory point, and costs the vote',
  () => {
    const t = ride('imperialRider');
    expect(t.player('sol').points).toBe(1);
    expect(t.events('votesCast').map((e) => e.seat)).toEqual([1]);
    expect(t.events('outcomePredicted')).toHaveLength(1);
  },
);

scenario(['action:imperialRider'], 'a wrong one is worth nothing, and is forgotten with the agenda', () => {
  const t = council('mutiny', 'ixthianArtifact');
  t.hand('sol', 'imperialRider');
  t.begin('agenda phase');
  t.answer('sol', 'action:imperialRider');
  t.answer('sol', 'for');
  decide(t, 'against');
  expect(t.player('sol').points).toBe(0);
  expect(t.game().effects).toEqual([]);
  decide(t, 'for', 'kamdorn');
  expect(t.player('sol').points).toBe(0);
  expect(ride('imperialRider').player('sol').points).toBe(1);
});

scenario(['action:leadershipRider'], 'three command tokens', () => {
  const t = ride('leadershipRider');
  t.answer('sol', { tactic: 1, fleet: 1, strategy: 1 });
  expect(t.player('sol')).toMatchObject({ tactic: 4, fleet: 4, strategy: 3 });
});

scenario(['action:tradeRider'], 'five trade goods', () => {
  expect(ride('tradeRider').player('sol').tradeGoods).toBe(5);
});

scenario(['action:technologyRider'], 'a technology, with its prerequisites', () => {
  const t = ride('technologyRider');
  expect(t.barred('sol', 'gravityDrive')).toBe('why.prerequisites missing');
  t.answer('sol', 'neuralMotivator');
  expect(t.player('sol').technologies).toEqual(['neuralMotivator']);
});

scenario(['action:politicsRider'], 'three action cards, then the speaker token', () => {
  const t = ride('politicsRider');
  expect(t.player('sol').hand).toHaveLength(3);
  expect(t.game().speaker).toBe(2);
});

scenario(['action:constructionRider'], 'a space dock on a planet of one’s own', () => {
  const t = ride('constructionRider', (at) => at.own('sol', 'saudor', {}));
  expect(t.options('sol').sort()).toEqual(['spaceDock jord', 'spaceDock saudor']);
  t.answer('sol', 'spaceDock saudor');
  expect(t.ground('sol', 'saudor')).toEqual({ spaceDock: 1 });
});

scenario(['action:warfareRider'], 'a dreadnought where ships of one’s own are', () => {
  const t = ride('warfareRider', (at) => {
    at.fleet('sol', '46', { cruiser: 1 });
    at.fleet('sol', '47', { cruiser: 1 });
  });
  t.answer('sol', 'space 46');
  expect(t.ships('sol', '46')).toEqual({ cruiser: 1, dreadnought: 1 });
});

scenario(['action:diplomacyRider'], 'the others’ tokens in a system of one’s own, Mecatol Rex included', () => {
  const t = ride('diplomacyRider', (at) => {
    at.own('sol', 'mecatolRex');
    at.activated('norr', '18');
    at.tokens('hacan', { tactic: 6, fleet: 6, strategy: 4 });
  });
  t.answer('sol', '18');
  // Hacan's reinforcements are empty; norr's token lies there already.
  t.answer('hacan', 'tactic');
  expect(t.system('18').tokens).toBe(0b011);
  expect([t.player('hacan').tactic, t.player('norr').tactic]).toEqual([5, 3]);
});

describe('predictions', () => {
  test('one player may make several, on different outcomes', () => {
    const t = council('ixthianArtifact');
    t.hand('sol', 'imperialRider', 'tradeRider');
    t.begin('one agenda', {});
    t.answer('sol', 'action:imperialRider');
    t.answer('sol', 'for');
    t.answer('sol', 'action:tradeRider');
    t.answer('sol', 'against');
    decide(t, 'against');
    expect(t.player('sol')).toMatchObject({ points: 0, tradeGoods: 5 });
  });

  test('are rewarded in speaker order, one at a time, in the order their maker likes', () => {
    const t = council('ixthianArtifact');
    t.hand('sol', 'imperialRider', 'politicsRider');
    t.hand('norr', 'tradeRider', 'leadershipRider');
    t.begin('one agenda', {});
    for (const [seat, card] of [
      [0, 'tradeRider'],
      [2, 'imperialRider'],
      [0, 'leadershipRider'],
      [2, 'politicsRider'],
    ] as const) {
      for (const other of t.awaited()) if (other !== seat) t.pass(other);
      t.answer(seat, `action:${card}`);
      t.answer(seat, 'against');
    }
    t.answer('hacan', vote('against', 'hercant'));
    expect(t.options('norr')).toEqual(['action:leadershipRider', 'action:tradeRider']);
    t.answer('norr', 'action:leadershipRider');
    t.confirm('norr');
    t.answer('sol', 'action:politicsRider');
    // Sol is the speaker now, but norr's go comes next as before.
    expect(t.player('norr').tradeGoods).toBe(5);
    expect(t.player('sol').points).toBe(1);
    const told = t
      .events()
      .filter((e) => ['tradeGoodsGained', 'speakerChosen', 'pointsGained', 'tokensGained'].includes(e.type));
    expect([...new Set(told.map((e) => e.type))]).toEqual([
      'tokensGained',
      'speakerChosen',
      'tradeGoodsGained',
      'pointsGained',
    ]);
  });

  test('a rider is played even by those who have no vote, and on a sole outcome', () => {
    const t = council('judicialAbolishment');
    t.law('regulatedConscription');
    t.exhaust('jord');
    t.hand('sol', 'tradeRider');
    t.begin('one agenda', {});
    t.answer('sol', 'action:tradeRider');
    for (const who of ['hacan', 'norr'] as const) t.answer(who, vote(''));
    // Nobody voted: the only law there is goes.
    expect(t.game().laws).toEqual([]);
    expect(t.player('sol').tradeGoods).toBe(5);
  });
});
