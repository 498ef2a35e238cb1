import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { mayResearch } from '../../src/queries/permissions.ts';
import { secondaryCost, technologyCost } from '../../src/queries/values.ts';
import { decide, everybodyVotes } from '../councils.ts';
import { table } from '../kit/index.ts';

const seats = () => table('sol', 'letnev', 'norr');
const cost = (t: ReturnType<typeof table>, technology: 'hylarVAssaultLaser' | 'antimassDeflectors' | 'sarweenTools') =>
  technologyCost(t.game(), { seat: 0, technology });
const banned = (t: ReturnType<typeof table>, technology: Parameters<typeof cost>[1] | 'stasisCapsules', buy: boolean) =>
  mayResearch(t.game(), { seat: 0, technology, buy })?.text.key;

scenario(['agenda:subsidizedStudies'], 'Subsidized Studies: the elected color costs 3 less, all others 2 more', () => {
  const t = seats();
  decide(t, 'subsidizedStudies', 'red');
  expect(cost(t, 'hylarVAssaultLaser')).toBe(5);
  expect(cost(t, 'antimassDeflectors')).toBe(10);
});

scenario(['agenda:technologyTariffs'], 'Technology Tariffs: red technologies cost 4 more', () => {
  const t = seats();
  decide(t, 'technologyTariffs', 'for');
  expect(cost(t, 'hylarVAssaultLaser')).toBe(12);
  expect(cost(t, 'antimassDeflectors')).toBe(8);
});

scenario(['agenda:technologyTariffs'], 'Technology Tariffs against: no green technology this round', () => {
  const t = seats();
  decide(t, 'technologyTariffs', 'against');
  expect(banned(t, 'stasisCapsules', false)).toBe('why.technology banned');
  expect(banned(t, 'hylarVAssaultLaser', true)).toBeUndefined();
});

scenario(
  ['agenda:regressiveRhetoric'],
  'Regressive Rhetoric: technologies cost 2 more, and who does without draws a card',
  () => {
    const t = seats();
    t.law('regressiveRhetoric');
    t.decks({ actionDeck: ['sabotage.1', 'sabotage.2'] });
    expect(cost(t, 'antimassDeflectors')).toBe(10);
    t.begin('strategic action', { seat: t.seat('sol'), card: 'technology' });
    t.pass('sol');
    t.answer('letnev', 'agenda:regressiveRhetoric');
    expect(t.player('letnev')).toMatchObject({ hand: ['sabotage.2'], strategyAllocation: 2 });
    t.pass('norr');
    expect(t.player('norr').hand).toEqual([]);
    // Whoever executes the primary ability gets no card.
    expect(t.isOver()).toBe(true);
  },
);

scenario(
  ['agenda:regressiveRhetoric'],
  'Regressive Rhetoric against: everybody discards an action card of his choice',
  () => {
    const t = seats();
    t.player('sol').hand = ['sabotage.1', 'moraleBoost.1'];
    t.player('letnev').hand = ['sabotage.2'];
    decide(t, 'regressiveRhetoric', 'against');
    expect(t.asked('sol')?.secret).toBe(true);
    t.answer('sol', 'moraleBoost.1');
    expect(t.player('sol').hand).toEqual(['sabotage.1']);
    expect(t.player('letnev').hand).toEqual([]);
  },
);

scenario(['agenda:researchGrant'], 'Research Grant: a specialty gives its discount for every color', () => {
  const t = seats();
  t.law('researchGrant');
  t.own('sol', 'quann');
  t.own('sol', 'lor');
  expect(cost(t, 'sarweenTools')).toBe(6);
  t.exhaust('lor');
  expect(cost(t, 'sarweenTools')).toBe(7);
  expect(cost(t, 'antimassDeflectors')).toBe(7);
});

scenario(['agenda:researchGrant'], 'Research Grant against: no yellow technology this round, bought or gained', () => {
  const t = seats();
  decide(t, 'researchGrant', 'against');
  expect(banned(t, 'sarweenTools', false)).toBe('why.technology banned');
  expect(banned(t, 'hylarVAssaultLaser', false)).toBeUndefined();
});

scenario(
  ['agenda:scienceCommunitySpeaker'],
  'Science Community Speaker: no counter for Technology, 1 resource less',
  () => {
    const t = seats();
    decide(t, 'scienceCommunitySpeaker', '0');
    expect(cost(t, 'antimassDeflectors')).toBe(7);
    expect(secondaryCost(t.game(), { seat: 0, card: 'technology' })).toBe(0);
    expect(secondaryCost(t.game(), { seat: 0, card: 'trade' })).toBe(1);
    expect(technologyCost(t.game(), { seat: 1, technology: 'sarweenTools' })).toBe(8);
    expect(secondaryCost(t.game(), { seat: 1, card: 'technology' })).toBe(1);
  },
);

scenario(
  ['agenda:technologyBuyBack'],
  'Technology Buy-back: in the Status Phase a technology for 6 trade goods',
  () => {
    const t = seats();
    t.law('technologyBuyBack');
    // Micro Technology needs Stasis Capsules or Sarween Tools: either may go, one stays.
    t.technologies('sol', 'sarweenTools', 'stasisCapsules', 'microTechnology', 'enviroCompensator');
    t.technologies('norr', 'antimassDeflectors', 'xrdTransporters');
    t.begin('status phase');
    expect(t.awaited()).toEqual([t.seat('sol'), t.seat('norr')]);
    t.answer('sol', 'agenda:technologyBuyBack');
    t.pass('norr');
    t.pass('norr');
    expect(t.options('sol')).toEqual(['sarweenTools', 'stasisCapsules', 'microTechnology']);
    t.answer('sol', 'sarweenTools');
    expect(t.player('sol')).toMatchObject({
      tradeGoods: 6,
      technologies: ['stasisCapsules', 'microTechnology', 'enviroCompensator'],
    });
  },
);

scenario(['agenda:technologyBuyBack'], 'a technology that another one requires stays', () => {
  const t = seats();
  t.law('technologyBuyBack');
  t.technologies('norr', 'antimassDeflectors', 'xrdTransporters');
  t.begin('status phase');
  t.answer('norr', 'agenda:technologyBuyBack');
  expect(t.options('norr')).toEqual(['xrdTransporters']);
});

scenario(['agenda:technologyBuyBack'], 'Technology Buy-back against: no technology at all this round', () => {
  const t = seats();
  decide(t, 'technologyBuyBack', 'against');
  expect(banned(t, 'sarweenTools', false)).toBe('why.technology banned');
  expect(banned(t, 'hylarVAssaultLaser', true)).toBe('why.technology banned');
});

scenario(['agenda:technologyInvestigationCommittee'], 'the Committee bans buying, not gaining', () => {
  const t = seats();
  decide(t, 'technologyInvestigationCommittee', 'for');
  expect(banned(t, 'sarweenTools', true)).toBe('why.technology banned');
  expect(banned(t, 'sarweenTools', false)).toBeUndefined();
});

scenario(
  ['agenda:technologyInvestigationCommittee'],
  'the Committee against: everybody loses a random card, then two more agendas are resolved',
  () => {
    const t = seats();
    t.player('sol').hand = ['sabotage.1', 'moraleBoost.1'];
    t.player('norr').hand = ['sabotage.2'];
    t.decks({ politicalDeck: ['freeTrade', 'imperialMandate', 'technologyInvestigationCommittee'] });
    t.begin('galactic council', { seat: 0 });
    everybodyVotes(t, 'against');
    expect(t.game().players.map((p) => p.hand.length)).toEqual([1, 0, 0]);
    expect(t.game().table.agendas).toEqual(['technologyInvestigationCommittee', 'imperialMandate']);
    everybodyVotes(t, 'for');
    expect(t.player('norr').points).toBe(2);
    everybodyVotes(t, 'for');
    expect(t.game().laws.map((l) => l.id)).toEqual(['freeTrade']);
    expect(t.game().politicalDiscard).toEqual(['imperialMandate', 'technologyInvestigationCommittee']);
    expect(t.isOver()).toBe(true);
  },
);
