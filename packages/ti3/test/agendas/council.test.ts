import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { decide, everybodyVotes } from '../councils.ts';
import { table } from '../kit/index.ts';

const seats = () => table('sol', 'letnev', 'norr');

scenario(['agenda:imperialMandate'], 'Imperial Mandate: 2 victory points for everybody, in order of play', () => {
  const t = seats();
  t.player('letnev').points = 9;
  t.player('norr').points = 8;
  t.strategy('norr', 'diplomacy');
  t.strategy('letnev', 'trade');
  decide(t, 'imperialMandate', 'for');
  expect(t.game().winner?.seats).toEqual([t.seat('norr')]);
  expect(t.player('letnev').points).toBe(9);
});

scenario(['agenda:imperialMandate'], 'Imperial Mandate against: everybody loses 1 victory point, never below 0', () => {
  const t = seats();
  t.player('letnev').points = 3;
  decide(t, 'imperialMandate', 'against');
  expect(t.game().players.map((p) => p.points)).toEqual([0, 2, 0]);
});

scenario(['agenda:repeal'], 'Repeal: the elected law is discarded', () => {
  const t = seats();
  t.law('freeTrade');
  t.law('codeOfHonor');
  decide(t, 'repeal', 'freeTrade');
  expect(t.game().laws.map((l) => l.id)).toEqual(['codeOfHonor']);
  expect(t.game().politicalDiscard).toEqual(['freeTrade', 'repeal']);
});

scenario(
  ['agenda:revote'],
  'Revote: a law voted on anew and now rejected takes its other effect and is discarded',
  () => {
    const t = seats();
    t.law('freeTrade');
    t.goods('sol', 5);
    decide(t, 'revote', 'freeTrade');
    expect(t.where()).toBe('galactic council/vote');
    expect(t.asked('letnev')?.ask.with).toMatchObject({ agenda: 'freeTrade' });
    everybodyVotes(t, 'against');
    expect(t.player('sol').tradeGoods).toBe(3);
    expect(t.game().laws).toEqual([]);
    expect(t.game().politicalDiscard).toEqual(['freeTrade', 'revote']);
  },
);

scenario(['agenda:revote'], 'Revote: an election is held again, and another may be elected', () => {
  const t = seats();
  t.law('crownOfThalnos', '0');
  decide(t, 'revote', 'crownOfThalnos');
  everybodyVotes(t, '2');
  expect(t.game().laws).toEqual([{ id: 'crownOfThalnos', elected: ['2'] }]);
  expect(t.events('lawConfirmed')).toHaveLength(1);
});

scenario(['agenda:newConstitution'], 'New Constitution: all laws go, and everybody exhausts two planets', () => {
  const t = seats();
  t.law('freeTrade');
  t.law('codeOfHonor');
  // A card that merely stays with a player is no law.
  t.law('prophecyOfIxth', '0');
  t.own('letnev', 'quann');
  decide(t, 'newConstitution', 'for');
  expect(t.game().laws.map((l) => l.id)).toEqual(['prophecyOfIxth']);
  expect(t.planet('jord').exhausted).toBe(true);
  expect(t.refusal('letnev', ['quann'])).toBe('kernel.how many');
  t.answer('letnev', ['quann', 'wrenTerra']);
  expect([t.planet('quann').exhausted, t.planet('arcPrime').exhausted]).toEqual([true, false]);
  expect([t.planet('quinarra').exhausted, t.planet('trenlak').exhausted]).toEqual([true, true]);
});

scenario(
  ['agenda:newConstitution'],
  'New Constitution against: most influence may discard a law; the Speaker breaks a tie',
  () => {
    const t = seats();
    t.law('freeTrade');
    t.law('codeOfHonor');
    t.own('letnev', 'quann');
    // Influence: Sol 2, Letnev 2, N'orr 1.
    decide(t, 'newConstitution', 'against');
    expect(t.options('sol')).toEqual(['0', '1']);
    t.answer('sol', '1');
    t.answer('letnev', 'codeOfHonor');
    expect(t.game().laws.map((l) => l.id)).toEqual(['freeTrade']);
  },
);

scenario(['agenda:holderOfMecatolRex'], 'Holder of Mecatol Rex: its controller may discard a law', () => {
  const t = seats();
  t.law('freeTrade');
  t.own('norr', 'mecatolRex');
  decide(t, 'holderOfMecatolRex', 'for');
  t.answer('norr', 'freeTrade');
  expect(t.game().laws).toEqual([]);
});

scenario(['agenda:holderOfMecatolRex'], 'Holder of Mecatol Rex against: two ground forces for its controller', () => {
  const t = seats();
  t.own('norr', 'mecatolRex', { groundForces: 1 });
  decide(t, 'holderOfMecatolRex', 'against');
  t.answer('norr', 'yes');
  expect(t.planet('mecatolRex').groundForces).toBe(3);
  const nobody = seats();
  decide(nobody, 'holderOfMecatolRex', 'against');
  expect(nobody.isOver()).toBe(true);
});

scenario(['agenda:councilElder'], 'the Council Elder decides an election alone, once', () => {
  const t = seats();
  t.law('councilElder', '1');
  t.decks({ politicalDeck: ['crownOfThalnos'] });
  t.begin('galactic council', { seat: 0 });
  t.answer('letnev', 'agenda:councilElder');
  expect(t.awaited()).toEqual([t.seat('letnev')]);
  t.answer('letnev', '1');
  expect(t.game().laws).toEqual([{ id: 'crownOfThalnos', elected: ['1'] }]);
  expect(t.game().politicalDiscard).toEqual(['councilElder']);
});

scenario(
  ['agenda:councilElder'],
  'the Council Elder is chosen by election, and has no say in votes for or against',
  () => {
    const t = seats();
    decide(t, 'councilElder', '1');
    expect(t.game().laws).toEqual([{ id: 'councilElder', elected: ['1'] }]);
    t.decks({ politicalDeck: ['imperialMandate'] });
    t.begin('galactic council', { seat: 0 });
    expect(t.where()).toBe('galactic council/vote');
    // An election asks him first.
    t.decks({ politicalDeck: ['tradeEmbargo'] });
    t.begin('galactic council', { seat: 0 });
    expect(t.options('letnev')).toEqual(['agenda:councilElder']);
  },
);

scenario(
  ['agenda:aggressiveStrategy'],
  'Aggressive Strategy: in order of play everybody may use his own secondary, for no counter',
  () => {
    const t = table('sol', 'letnev', 'norr', 'jolnar', 'mentak');
    t.strategy('sol', 'political');
    t.strategy('letnev', 'initiative');
    t.strategy('norr', 'diplomacy');
    t.own('norr', 'quann');
    t.exhaust('quann');
    t.decks({ actionDeck: ['sabotage.1'] });
    decide(t, 'aggressiveStrategy', 'for');
    t.answer('norr', 'diplomacy');
    t.answer('norr', 'quann');
    expect(t.planet('quann').exhausted).toBe(false);
    t.answer('sol', 'political');
    expect(t.player('sol').hand).toEqual(['sabotage.1']);
    expect(t.game().players.map((p) => p.strategyAllocation)).toEqual([2, 2, 2, 2, 2]);
    expect(t.isOver()).toBe(true);
  },
);

scenario(['agenda:aggressiveStrategy'], 'Aggressive Strategy against: no secondary abilities this round', () => {
  const t = seats();
  t.agreement('letnev', 'norr');
  decide(t, 'aggressiveStrategy', 'against');
  t.begin('strategic action', { seat: 0, card: 'trade' });
  t.answer('sol', 'trade');
  for (const seat of t.game().players.keys()) t.pass(seat);
  expect(t.isOver()).toBe(true);
});
