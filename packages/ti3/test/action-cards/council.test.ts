import { scenario } from '@custodian/testkit';
import type { StrategyCardId } from '@custodian/ti3';
import { expect } from 'vitest';
import { hasAgreement, playerOf } from '../../src/queries/players.ts';
import { unusedCards } from '../../src/queries/strategy-cards.ts';
import { technologyCost } from '../../src/queries/values.ts';
import { everybodyVotes } from '../councils.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const three = (): Table => {
  const t = table('norr', 'letnev', 'sol');
  t.game().speaker = 0;
  t.decks({ politicalDeck: ['fleetRegulations', 'armsReduction', 'holyPlanetOfIxth', 'technologyTariffs'] });
  return t;
};
const strategic = (t: Table, card: StrategyCardId): void => t.begin('strategic action', { seat: 0, card });
const council = (t: Table): void => t.begin('galactic council', { seat: 0 });
const agenda = (t: Table): string | undefined => t.game().table.agendas[0];

// Around a strategic action

scenario(
  ['action:councilDissolved'],
  'a dissolved council draws no agenda; the rest of Political is carried out',
  () => {
    const t = three();
    t.decks({ actionDeck: ['plague.1', 'plague.2', 'uprising.1', 'goodYear.1'] });
    t.hand('sol', 'councilDissolved');
    strategic(t, 'political');
    t.answer('sol', 'action:councilDissolved');
    expect(t.player('norr').hand).toHaveLength(3);
    t.confirm('norr');
    expect(t.where()).toBe('primary political/arrange the political deck');
    expect(t.events('agendaDrawn')).toEqual([]);
    t.answer('norr', 'armsReduction');
    expect(t.options('letnev')).toEqual(['secondary']);
  },
);

scenario(['action:councilDissolved'], 'only Political convenes a council that could be dissolved', () => {
  const t = three();
  t.hand('sol', 'councilDissolved');
  strategic(t, 'trade');
  expect(t.asked('sol')).toBeUndefined();
  t.hand('letnev', 'councilDissolved');
  strategic(t, 'political');
  expect(t.options('letnev')).toEqual(['action:councilDissolved']);
});

scenario(['action:policyParalysis'], 'a paralysed opponent may not use the secondary ability', () => {
  const t = three();
  t.hand('letnev', 'policyParalysis');
  t.goods('letnev', 3);
  t.goods('sol', 3);
  strategic(t, 'logistics');
  t.confirm('norr');
  t.answer('letnev', 'action:policyParalysis');
  // The player who executed the card has no secondary ability to lose: Sol is the only target.
  expect(t.game().effects).toMatchObject([{ source: 'action:policyParalysis', seat: 2, target: 'logistics' }]);
  t.pass('letnev');
  expect(t.isOver()).toBe(true);
});

scenario(['action:techBubble'], 'who executed Technology buys one too, before the others', () => {
  const t = three();
  t.hand('norr', 'techBubble');
  t.hand('sol', 'techBubble');
  t.goods('norr', 8);
  t.exhaust('quinarra', 'trenlak');
  const counters = t.player('norr').strategyAllocation;
  strategic(t, 'technology');
  t.answer('norr', 'antimassDeflectors');
  expect(t.asked('sol')).toBeUndefined();
  t.answer('norr', 'action:techBubble');
  t.answer('norr', { technology: 'xrdTransporters', pay: { planets: [], goods: 8 } });
  expect(t.player('norr').technologies).toEqual(['antimassDeflectors', 'xrdTransporters']);
  expect(t.player('norr').strategyAllocation).toBe(counters - 1);
  expect(t.where()).toBe('strategic action/use the secondary ability');
});

scenario(['action:techBubble'], 'a tech bubble needs a command counter', () => {
  const t = three();
  t.hand('norr', 'techBubble', 'masterOfTrade');
  t.agreement('norr', 'letnev');
  t.agreement('norr', 'sol', 1);
  t.exhaust('quinarra');
  t.counters('norr', { strategyAllocation: 0 });
  strategic(t, 'technology');
  t.answer('norr', 'antimassDeflectors');
  expect(t.barred('norr', 'action:techBubble')).toBe('why.no counter to spend');
});

scenario(['action:ruinousTariffs'], 'a trade partner gives half of all his goods, rounded up', () => {
  const t = three();
  t.hand('norr', 'ruinousTariffs');
  t.hand('sol', 'ruinousTariffs');
  t.agreement('norr', 'letnev');
  t.goods('letnev', 2);
  t.begin('secondary trade', { seat: 1 });
  // Sol has no agreement with Letnev.
  expect(t.awaited()).toEqual([0]);
  t.answer('norr', 'action:ruinousTariffs');
  // 2 and 1 of income: 2 of 3.
  expect(t.player('norr').tradeGoods).toBe(2);
  expect(t.player('letnev').tradeGoods).toBe(1);
  expect(hasAgreement(t.game(), 0, 1)).toBe(true);
});

scenario(['action:ruinousTariffs'], 'tariffs do not touch the income of the primary ability', () => {
  const t = three();
  t.hand('norr', 'ruinousTariffs');
  t.agreement('norr', 'letnev');
  t.begin('primary trade', { seat: 1 });
  t.answer('letnev', 'trade');
  expect(t.where()).toBe('trade negotiations/propose an agreement');
  t.begin('secondary trade', { seat: 1 });
  expect(t.options('norr')).toEqual(['action:ruinousTariffs']);
});

// At the council table

scenario(['action:determinePolicy'], 'any agenda of the deck, which is then shuffled', () => {
  const t = three();
  t.hand('sol', 'determinePolicy');
  council(t);
  t.answer('sol', 'action:determinePolicy');
  // Nothing is discarded, no law in play: the deck it is.
  expect(t.options('sol')).toEqual(['armsReduction', 'fleetRegulations', 'holyPlanetOfIxth', 'technologyTariffs']);
  expect(t.asked('sol')?.secret).toBe(true);
  t.answer('sol', 'fleetRegulations');
  expect(agenda(t)).toBe('fleetRegulations');
  expect(t.where()).toBe('galactic council/vote');
  expect([...t.game().politicalDeck].sort()).toEqual(['armsReduction', 'holyPlanetOfIxth', 'technologyTariffs']);
  expect(t.game().seen).toEqual({});
  expect(t.events('agendaDrawn')).toEqual([]);
});

scenario(['action:determinePolicy'], 'or one of the discards, without looking into the deck', () => {
  const t = three();
  t.game().politicalDiscard = ['closingTheWormholes'];
  t.hand('sol', 'determinePolicy');
  council(t);
  t.answer('sol', 'action:determinePolicy');
  expect(t.options('sol')).toEqual(['deck', 'discards']);
  t.answer('sol', 'discards');
  expect(agenda(t)).toBe('closingTheWormholes');
  expect(t.game().politicalDiscard).toEqual([]);
  expect(t.events('cardsSeen')).toEqual([]);
});

scenario(['action:determinePolicy'], 'a law in play is voted on anew: against discards it', () => {
  const t = three();
  t.law('fleetRegulations');
  t.decks({ politicalDeck: ['armsReduction', 'technologyTariffs'] });
  t.hand('sol', 'determinePolicy');
  council(t);
  t.answer('sol', 'action:determinePolicy');
  t.answer('sol', 'laws');
  everybodyVotes(t, 'against');
  expect(t.game().laws).toEqual([]);
  expect(t.game().politicalDiscard).toEqual(['fleetRegulations']);
});

scenario(['action:determinePolicy', 'action:veto'], 'what was chosen can be vetoed; the next is drawn', () => {
  const t = three();
  t.law('fleetRegulations');
  t.decks({ politicalDeck: ['armsReduction', 'technologyTariffs'] });
  t.hand('sol', 'determinePolicy');
  t.hand('norr', 'veto');
  council(t);
  t.answer('sol', 'action:determinePolicy');
  t.answer('sol', 'laws');
  t.answer('norr', 'action:veto');
  // The law stays as it was.
  expect(t.game().laws).toMatchObject([{ id: 'fleetRegulations' }]);
  expect(agenda(t)).toBe('technologyTariffs');
});

scenario(['action:thugs'], 'a player under thugs does not vote this round, but breaks ties as Speaker', () => {
  const t = three();
  t.game().speaker = 2;
  t.decks({ politicalDeck: ['fleetRegulations', 'technologyTariffs'] });
  t.hand('letnev', 'thugs');
  council(t);
  t.answer('letnev', 'action:thugs');
  expect(t.options('letnev')).toEqual(['0', '1', '2']);
  t.answer('letnev', '2');
  t.answer('norr', 'abstain');
  t.answer('letnev', 'abstain');
  expect(t.where()).toBe('galactic council/break the tie');
  t.answer('sol', 'for');
  expect(t.game().effects).toMatchObject([{ source: 'action:thugs', seat: 2, until: 'round' }]);
  council(t);
  t.answer('norr', 'for');
  t.answer('letnev', 'for');
  expect(t.isOver()).toBe(true);
});

scenario(['action:veto'], 'a veto discards the agenda and another is drawn', () => {
  const t = three();
  t.hand('sol', 'veto');
  council(t);
  expect(agenda(t)).toBe('technologyTariffs');
  t.answer('sol', 'action:veto');
  expect(t.game().politicalDiscard).toEqual(['technologyTariffs']);
  expect(agenda(t)).toBe('holyPlanetOfIxth');
});

scenario(['action:veto', 'ability:xxcha.veto'], 'one of two cancels the agenda, the other spends nothing', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.decks({ politicalDeck: ['armsReduction', 'technologyTariffs'] });
  t.hand('norr', 'veto');
  const counters = t.player('xxcha').strategyAllocation;
  council(t);
  t.answer('norr', 'action:veto');
  t.answer('xxcha', 'ability:xxcha.veto');
  expect(t.player('xxcha').strategyAllocation).toBe(counters);
  expect(t.game().politicalDiscard).toEqual(['technologyTariffs']);
  // The next agenda can be cancelled too.
  t.answer('xxcha', 'ability:xxcha.veto');
  expect(t.player('xxcha').strategyAllocation).toBe(counters - 1);
});

scenario(['action:fantasticRhetoric'], 'ten more votes for one vote', () => {
  const t = table('norr', 'letnev', 'sol');
  t.game().speaker = 2;
  t.decks({ politicalDeck: ['armsReduction', 'technologyTariffs'] });
  t.hand('norr', 'fantasticRhetoric');
  t.hand('sol', 'fantasticRhetoric');
  t.exhaust('quinarra', 'trenlak');
  council(t);
  // Only the voter himself is asked.
  expect(t.awaited()).toEqual([0]);
  t.answer('norr', 'action:fantasticRhetoric');
  t.answer('norr', 'against');
  t.answer('letnev', 'for');
  t.pass('sol');
  t.answer('sol', 'for');
  expect(t.events('voteCast')).toMatchObject([{ votes: 11 }, { votes: 1 }, { votes: 2 }]);
  expect(t.game().laws).toEqual([]);
});

scenario(['action:discredit'], 'a discredited vote is an abstention, whatever it weighed', () => {
  const t = table('norr', 'letnev', 'sol');
  t.game().speaker = 2;
  t.decks({ politicalDeck: ['armsReduction', 'technologyTariffs'] });
  t.hand('norr', 'fantasticRhetoric');
  t.hand('letnev', 'discredit');
  council(t);
  t.answer('norr', 'action:fantasticRhetoric');
  t.answer('norr', 'against');
  t.answer('letnev', 'action:discredit');
  t.answer('letnev', 'for');
  t.answer('sol', 'abstain');
  expect(t.game().laws).toMatchObject([{ id: 'technologyTariffs' }]);
});

scenario(['action:discredit'], 'nobody discredits himself or an abstention', () => {
  const t = table('norr', 'letnev', 'sol');
  t.game().speaker = 2;
  t.decks({ politicalDeck: ['armsReduction', 'technologyTariffs'] });
  t.hand('letnev', 'discredit');
  council(t);
  t.answer('norr', 'abstain');
  t.answer('letnev', 'for');
  t.answer('sol', 'against');
  expect(t.options('letnev')).toEqual(['action:discredit']);
});

// Buying technologies

const buying = (t: Table): void => t.begin('secondary technology', { seat: 0, card: 'technology' });
const costOf = (t: Table, technology: string): number =>
  technologyCost(t.game(), { seat: 0, technology: technology as 'sarweenTools' });

scenario(['action:corporateSponsorship'], 'a green technology costs 4 less, after all else', () => {
  const t = three();
  t.hand('norr', 'corporateSponsorship');
  t.technologies('norr', 'enviroCompensator');
  t.goods('norr', 4);
  t.exhaust('quinarra', 'trenlak');
  buying(t);
  t.answer('norr', 'action:corporateSponsorship');
  expect(costOf(t, 'stasisCapsules')).toBe(4);
  expect(costOf(t, 'sarweenTools')).toBe(8);
  t.answer('norr', { technology: 'stasisCapsules', pay: { planets: [], goods: 4 } });
  expect(t.player('norr').technologies).toEqual(['enviroCompensator', 'stasisCapsules']);
});

scenario(['action:corporateSponsorship'], 'not without a green technology within reach', () => {
  const t = three();
  t.hand('norr', 'corporateSponsorship');
  t.technologies('norr', 'enviroCompensator');
  t.exhaust('quinarra', 'trenlak');
  t.goods('norr', 3);
  buying(t);
  expect(t.isOver()).toBe(true);
  t.goods('norr', 4);
  buying(t);
  expect(t.options('norr')).toEqual(['action:corporateSponsorship']);
});

scenario(['action:openingTheBlackBox'], 'every ready planet with a red specialty takes 2 off a red technology', () => {
  const t = three();
  t.hand('norr', 'openingTheBlackBox');
  t.own('norr', 'lor');
  t.own('norr', 'bereg');
  t.own('norr', 'coorneeq');
  t.exhaust('coorneeq');
  t.goods('norr', 8);
  buying(t);
  t.answer('norr', 'action:openingTheBlackBox');
  expect(costOf(t, 'hylarVAssaultLaser')).toBe(4);
  expect(costOf(t, 'stasisCapsules')).toBe(8);
});

scenario(['action:focusedResearch'], 'one missing prerequisite is ignored for 6 more resources', () => {
  const t = three();
  t.hand('norr', 'focusedResearch');
  t.goods('norr', 14);
  t.exhaust('quinarra', 'trenlak');
  buying(t);
  t.answer('norr', 'action:focusedResearch');
  // What lacks nothing costs no more.
  expect(costOf(t, 'enviroCompensator')).toBe(8);
  t.answer('norr', { technology: 'xrdTransporters', pay: { planets: [], goods: 14 } });
  expect(t.player('norr').technologies).toEqual(['xrdTransporters']);
});

scenario(['action:focusedResearch', 'action:corporateSponsorship'], 'what lowers the price comes first', () => {
  const t = three();
  t.hand('norr', 'focusedResearch', 'corporateSponsorship');
  t.goods('norr', 14);
  t.exhaust('quinarra', 'trenlak');
  buying(t);
  t.answer('norr', 'action:focusedResearch');
  t.answer('norr', 'action:corporateSponsorship');
  expect(costOf(t, 'cybernetics')).toBe(10);
  expect(t.refusal('norr', { technology: 'typeIVDrive', pay: { planets: [], goods: 14 } })).toBe(
    'why.prerequisites needed',
  );
});

// In the Status Phase

scenario(['action:politicalStability'], 'the kept card is active again, and its holder chooses none', () => {
  const t = table('norr', 'letnev', 'sol', 'jolnar', 'naalu');
  t.hand('norr', 'politicalStability');
  t.hand('letnev', 'politicalStability');
  t.strategy('norr', 'trade');
  t.strategy('letnev', 'imperial');
  for (const card of t.game().strategyCards) card.active = card.holder < 0;
  t.begin('status phase');
  while (t.where() !== 'window/react') t.confirm(t.awaited()[0] as number);
  // Imperial cannot be kept.
  expect(t.awaited()).toEqual([0]);
  t.answer('norr', 'action:politicalStability');
  expect(unusedCards(t.game(), 0)).toEqual(['trade']);
  expect(
    t
      .game()
      .strategyCards.filter((c) => c.holder >= 0)
      .map((c) => c.id),
  ).toEqual(['trade']);
  t.begin('strategy phase');
  const choosers: number[] = [];
  while (!t.isOver()) {
    const [seat] = t.awaited() as [number];
    choosers.push(seat);
    expect(t.options(seat)).not.toContain('trade');
    t.answer(seat, t.options(seat)[0] as string);
  }
  expect(choosers).not.toContain(0);
  expect(
    t
      .game()
      .strategyCards.filter((c) => c.holder === 0)
      .map((c) => c.id),
  ).toEqual(['trade']);
  expect(playerOf(t.game(), 0).hand).toEqual([]);
});

scenario(['action:politicalStability'], 'with two cards each, one is kept and one chosen', () => {
  const t = three();
  t.hand('norr', 'politicalStability');
  t.strategy('norr', 'trade', 'initiative');
  t.begin('status phase');
  while (t.where() !== 'window/react') t.confirm(t.awaited()[0] as number);
  t.answer('norr', 'action:politicalStability');
  t.begin('strategy phase');
  const choosers: number[] = [];
  while (!t.isOver()) {
    const [seat] = t.awaited() as [number];
    choosers.push(seat);
    t.answer(seat, t.options(seat)[0] as string);
  }
  // The kept card stands for the first choice.
  expect(choosers).toEqual([1, 2, 0, 1, 2]);
});
