// Laws in the play area of an elected player, and laws attached to planets.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { mayScore, mayStandOn } from '../../src/queries/permissions.ts';
import { influence, productionValue, researchPrice, resources } from '../../src/queries/values.ts';
import { table } from '../kit/index.ts';
import { decide } from './deciding.ts';

scenario(['agenda:committeeFormation'], 'its owner names who is elected, and nobody votes', () => {
  const t = table('sol', 'norr');
  t.law('committeeFormation', 'sol', 'sol');
  t.game().phase = 'agenda';
  t.decks({ agendaDeck: ['ministerOfPolicy'] });
  t.begin('one agenda', {});
  t.answer('sol', 'agenda:committeeFormation');
  t.answer('sol', '1');
  expect(t.game().laws).toMatchObject([{ id: 'ministerOfPolicy', owner: 1 }]);
});

scenario(['agenda:imperialArbiter'], 'its owner swaps strategy cards when the strategy phase ends', () => {
  const t = table('sol', 'norr');
  t.law('imperialArbiter', 'sol', 'sol');
  t.strategy('sol', 'trade');
  t.strategy('norr', 'imperial');
  for (const card of t.game().strategyCards) if (card.holder < 0) card.holder = 2;
  t.begin('strategy phase');
  t.answer('sol', 'agenda:imperialArbiter');
  t.answer('sol', 'trade imperial');
  expect(t.game().strategyCards.find((c) => c.id === 'imperial')?.holder).toBe(0);
  expect(t.game().laws).toEqual([]);
});

scenario(['agenda:ministerOfCommerce'], 'its owner gains a trade good for each neighbor on replenishing', () => {
  const t = table('sol', 'norr');
  t.law('ministerOfCommerce', 'sol', 'sol');
  t.fleet('sol', '38', { cruiser: 1 });
  t.fleet('norr', '38', { cruiser: 1 });
  t.begin('replenish commodities', { seat: 0 });
  expect(t.player('sol').tradeGoods).toBe(1);
});

scenario(['agenda:ministerOfExploration'], 'its owner gains a trade good with a planet', () => {
  const t = table('sol', 'norr');
  t.law('ministerOfExploration', 'sol', 'sol');
  t.landed('sol', 'quann', { infantry: 1 });
  t.begin('gain control', { seat: 0, planet: 'quann', how: 'invasion' });
  expect(t.player('sol').tradeGoods).toBe(1);
});

scenario(['agenda:ministerOfIndustry'], 'its owner produces where a space dock is placed', () => {
  const t = table('sol', 'norr');
  t.law('ministerOfIndustry', 'sol', 'sol');
  t.own('sol', 'quann', { infantry: 1 });
  t.begin('place structure', {
    seat: 0,
    types: ['spaceDock'],
    planets: ['quann'],
    must: true,
    why: { key: 'title.name' },
  });
  t.playOn(() => t.options('sol').includes('agenda:ministerOfIndustry'));
  expect(t.options('sol')).toContain('agenda:ministerOfIndustry');
});

scenario(
  ['agenda:ministerOfPeace'],
  'its owner ends a turn in which a system with units of others is activated',
  () => {
    const t = table('sol', 'norr');
    t.law('ministerOfPeace', 'norr', 'norr');
    t.own('norr', 'quann', { infantry: 1 });
    t.begin('tactical action', { seat: 0 });
    t.answer('sol', '25');
    t.answer('norr', 'agenda:ministerOfPeace');
    expect(t.isOver()).toBe(true);
    expect(t.game().laws).toEqual([]);
  },
);

scenario(['agenda:ministerOfPolicy'], 'its owner draws an action card when the status phase ends', () => {
  const t = table('sol', 'norr');
  t.law('ministerOfPolicy', 'sol', 'sol');
  t.decks({ actionDeck: ['plague.1', 'spy.1', 'plague.1', 'uprising.1', 'summit.1', 'warEffort.1'] });
  t.objectives('developWeaponry');
  t.game().objectives.push({ id: 'expandBorders', open: false });
  t.begin('status phase');
  t.playOn();
  expect(t.events('actionCardDrawn').filter((e) => e.seat === 0)).toHaveLength(2);
});

scenario(['agenda:ministerOfSciences'], 'its owner pays nothing for Technology', () => {
  const t = table('sol', 'norr');
  t.law('ministerOfSciences', 'sol', 'sol');
  expect([researchPrice(t.game(), { seat: 0, price: 4 }), researchPrice(t.game(), { seat: 1, price: 4 })]).toEqual([
    0, 4,
  ]);
});

scenario(['agenda:ministerOfWar'], 'its owner takes back a token and acts again', () => {
  const t = table('sol', 'norr');
  t.law('ministerOfWar', 'sol', 'sol');
  t.activated('sol', '25');
  t.hand('sol', 'riseOfAMessiah');
  t.strategy('sol', 'trade');
  t.begin('action phase');
  t.answer('sol', 'action:riseOfAMessiah');
  t.answer('sol', 'agenda:ministerOfWar');
  expect(t.system('25').tokens).toBe(0);
  expect(t.where()).toBe('action phase/choose an action');
  expect(t.awaited()).toEqual([0]);
});

scenario(['agenda:prophecyOfIxth'], 'fighters of its owner have +1', () => {
  const t = table('sol', 'norr');
  t.law('prophecyOfIxth', 'sol', 'sol');
  t.fleet('sol', '25', { carrier: 1, fighter: 1 });
  t.fleet('norr', '25', { carrier: 1 });
  t.dice(8, 8, 1);
  t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
  expect(t.ships('norr', '25')).toEqual({});
});

scenario(['agenda:shardOfTheThrone'], 'it is worth a point, and goes to whoever beats its owner', () => {
  const t = table('sol', 'norr');
  t.law('shardOfTheThrone', 'norr', 'norr');
  t.player('norr').points = 1;
  t.fleet('sol', '25', { dreadnought: 1 });
  t.fleet('norr', '25', { carrier: 1 });
  t.dice(10, 1);
  t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
  expect([t.player('sol').points, t.player('norr').points]).toEqual([1, 0]);
  expect(t.game().laws[0]?.owner).toBe(0);
});

scenario(['agenda:theCrownOfEmphidia'], 'it goes to whoever takes a planet of its owner’s home', () => {
  const t = table('sol', 'norr');
  t.law('theCrownOfEmphidia', 'norr', 'norr');
  t.player('norr').points = 1;
  t.landed('sol', 'quinarra', { infantry: 1 });
  t.begin('gain control', { seat: 0, planet: 'quinarra', how: 'invasion' });
  expect([t.player('sol').points, t.player('norr').points]).toEqual([1, 0]);
});

scenario(
  ['agenda:theCrownOfThalnos'],
  'its owner rolls dice again, and loses units whose new roll does not hit',
  () => {
    const t = table('sol', 'norr');
    t.law('theCrownOfThalnos', 'sol', 'sol');
    t.fleet('sol', '25', { cruiser: 2 });
    t.fleet('norr', '25', { carrier: 1 });
    t.dice(1, 1, 10, 1, 1);
    t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
    t.answer('sol', 'agenda:theCrownOfThalnos');
    t.confirm('sol');
    expect(t.ships('sol', '25')).toEqual({ cruiser: 1 });
    expect(t.ships('norr', '25')).toEqual({});
  },
);

scenario(['agenda:coreMining'], 'the planet has 2 resources more, and loses an infantry', () => {
  const t = table('sol', 'norr');
  t.own('sol', 'abyz', { infantry: 2 });
  t.law('coreMining', 'abyz');
  expect(resources(t.game(), 'abyz')).toBe(5);
  const u = table('sol', 'norr');
  u.own('sol', 'abyz', { infantry: 2 });
  decide(u, 'coreMining', 'abyz');
  expect(u.ground('sol', 'abyz')).toEqual({ infantry: 1 });
});

scenario(['agenda:demilitarizedZone'], 'no units stand on the planet', () => {
  const t = table('sol', 'norr');
  t.law('demilitarizedZone', 'lodor');
  expect(mayStandOn(t.game(), { seat: 0, planet: 'lodor' })?.text.key).toBe('why.demilitarized zone');
});

scenario(['agenda:holyPlanetOfIxth'], 'its controller has a point, and nothing is produced there', () => {
  const t = table('sol', 'norr');
  t.law('holyPlanetOfIxth', 'lodor');
  expect(productionValue(t.game(), { seat: 0, type: 'spaceDock', system: '26', planet: 'lodor' })).toBe(0);
  t.own('norr', 'lodor');
  t.player('norr').points = 1;
  t.landed('sol', 'lodor', { infantry: 1 });
  t.begin('gain control', { seat: 0, planet: 'lodor', how: 'invasion' });
  expect([t.player('sol').points, t.player('norr').points]).toEqual([1, 0]);
});

scenario(['agenda:senateSanctuary'], 'the planet has 2 influence more', () => {
  const t = table('sol', 'norr');
  t.law('senateSanctuary', 'lodor');
  expect(influence(t.game(), 'lodor')).toBe(3);
});

scenario(['agenda:terraformingInitiative'], 'the planet has 1 resource and 1 influence more', () => {
  const t = table('sol', 'norr');
  t.law('terraformingInitiative', 'abyz');
  expect([resources(t.game(), 'abyz'), influence(t.game(), 'abyz')]).toEqual([4, 1]);
});

scenario(
  ['agenda:classifiedDocumentLeaks'],
  'a scored secret objective can be scored by others while the law is in play',
  () => {
    const t = table('sol', 'norr');
    t.player('sol').scored.push('fuelTheWarMachine');
    decide(t, 'classifiedDocumentLeaks', 'fuelTheWarMachine');
    expect(t.game().objectives).toContainEqual({ id: 'fuelTheWarMachine', open: true });
    const u = table('sol', 'norr');
    u.objectives('fuelTheWarMachine');
    expect(mayScore(u.game(), { seat: 1, objective: 'fuelTheWarMachine' })?.text.key).toBe('why.leak is closed');
  },
);
