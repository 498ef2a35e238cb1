// The Nomad.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { sideDice } from '../../src/queries/combat.ts';
import { refuseTrade } from '../../src/queries/trade.ts';
import { tableWith } from '../kit/index.ts';
import { failsWithout } from '../mechs/without.ts';

const pok = { prophecy: true };

scenario(['ability:theCompany'], 'three agents, where others have one', () => {
  const t = tableWith(pok, 'nomad', 'sol', 'norr');
  const agents = (who: 'nomad' | 'sol') => t.player(who).leaders?.filter(({ is }) => is === 'readied').length;
  expect([agents('nomad'), agents('sol')]).toEqual([3, 1]);
});

scenario(['ability:futureSight'], 'whoever has voted for what came gains a trade good', () => {
  const vote = (outcome: string) => {
    const t = tableWith(pok, 'norr', 'nomad', 'sol');
    t.game().phase = 'agenda';
    t.own('nomad', 'lodor');
    t.decks({ agendaDeck: ['mutiny', 'economicEquality'] });
    t.begin('one agenda', {});
    t.answer('nomad', { outcome, planets: ['lodor'] });
    t.answer('sol', { outcome: 'for', planets: ['jord'] });
    t.answer('norr', { outcome: 'for', planets: ['quinarra'] });
    t.playOn(() => false);
    return t.events('tradeGoodsGained').filter((e) => e.seat === 1 && e.count === 1).length;
  };
  expect(vote('for')).toBe(1);
  expect(vote('against')).toBe(0);
});

scenario(
  ['technology:temporalCommandSuite'],
  'an agent of another is readied, and a transaction with its owner',
  () => {
    const t = tableWith(pok, 'hacan', 'nomad', 'sol');
    t.technologies('nomad', 'temporalCommandSuite');
    t.strategy('hacan', 'leadership', 'diplomacy');
    t.begin('action phase');
    t.answer('hacan', 'leader:carthOfGoldenSands');
    t.answer('hacan', 'self');
    t.game().traded.push({ a: 0, b: 1 });
    expect(refuseTrade(t.game(), 0, 1)).not.toBeNull();
    t.answer('nomad', 'technology:temporalCommandSuite');
    expect(t.player('hacan').leaders?.[0]?.is).toBe('readied');
    expect(t.player('nomad').exhausted).toEqual(['temporalCommandSuite']);
    expect(refuseTrade(t.game(), 0, 1)).toBeNull();
    expect(refuseTrade(t.game(), 1, 2)).not.toBeNull();
    // The agent is not used a second time in the same window.
    expect(t.awaited()).toEqual([0]);
    t.answer('hacan', 'tactical');
  },
);

scenario(['technology:temporalCommandSuite', 'relic:jrXs455O'], 'a relic that is an agent is readied too', () => {
  const t = tableWith({ prophecy: true, codexII: true }, 'norr', 'nomad', 'sol');
  t.technologies('nomad', 'temporalCommandSuite');
  t.player('norr').relics = [{ id: 'jrXs455O', exhausted: false }];
  t.strategy('norr', 'leadership', 'diplomacy');
  t.begin('action phase');
  t.answer('norr', 'relic:jrXs455O');
  t.answer('norr', '2');
  t.pass('sol');
  t.answer('nomad', 'technology:temporalCommandSuite');
  expect(t.player('norr').relics).toEqual([{ id: 'jrXs455O', exhausted: false }]);
  expect(t.player('nomad').exhausted).toEqual(['temporalCommandSuite']);
});

const memoria = (): void => {
  const t = tableWith(pok, 'nomad', 'sol', 'norr');
  const [flagship] = t.fleet('nomad', '46', { flagship: 1 });
  const [carrier] = t.fleet('nomad', '47', { carrier: 1 });
  t.own('nomad', 'saudor', { mech: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('nomad', '23');
  expect(t.refusal('nomad', { moves: [{ ship: carrier ?? 0, path: ['47', '23'] }] })).not.toBeNull();
  t.answer('nomad', { moves: [{ ship: flagship ?? 0, path: ['46', '23'] }] });
  expect(t.ships('nomad', '23')).toEqual({ flagship: 1 });
};
scenario(['unit-card:memoria'], 'the flagship, and nothing else, is next to systems with mechs', memoria);
failsWithout('unit-card:memoria', memoria);

const memoriaII = (): void => {
  const t = tableWith(pok, 'nomad', 'sol', 'norr');
  t.technologies('nomad', 'memoriaII');
  const [flagship] = t.fleet('nomad', '46', { flagship: 1 });
  t.own('nomad', 'vefutII', { mech: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('nomad', '48');
  t.answer('nomad', { moves: [{ ship: flagship ?? 0, path: ['46', '20', '48'] }] });
  expect(t.ships('nomad', '48')).toEqual({ flagship: 1 });
};
scenario(['unit-card:memoriaII', 'technology:memoriaII'], 'it moves 2, by way of a mech', memoriaII);
failsWithout('unit-card:memoriaII', memoriaII);

const manipulator = (): void => {
  const t = tableWith(pok, 'nomad', 'sol', 'norr');
  const [, mech] = t.fleet('nomad', '46', { carrier: 1, mech: 1 });
  t.begin('take hits', { seat: 0, by: 1, hits: 1, kind: 'space combat', system: '46' });
  t.answer('nomad', { damage: [mech ?? 0], destroy: [] });
  expect(t.ships('nomad', '46')).toEqual({ carrier: 1, mech: 1 });
  expect(t.unit(mech ?? 0)?.damaged).toBe(true);
};
scenario(['unit-card:quantumManipulator'], 'a mech in space sustains damage for the ships', manipulator);
failsWithout('unit-card:quantumManipulator', manipulator);

scenario(['unit-card:quantumManipulator', 'ability:ambush'], 'also against an ambush', () => {
  const t = tableWith(pok, 'mentak', 'nomad', 'norr');
  t.fleet('mentak', '46', { cruiser: 1 });
  const [carrier, mech = 0] = t.fleet('nomad', '46', { carrier: 1, mech: 1 });
  t.dice(10);
  t.active('mentak', '46');
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.answer('mentak', 'ability:ambush');
  expect(t.refusal('nomad', { damage: [], destroy: [carrier ?? 0] })).toBeNull();
  t.answer('nomad', { damage: [mech], destroy: [] });
  expect([t.ships('nomad', '46'), t.unit(mech)?.damaged]).toEqual([{ carrier: 1, mech: 1 }, true]);
});

test('a hit that is aimed at one ship is not theirs to take', () => {
  const t = tableWith(pok, 'creuss', 'nomad', 'norr');
  t.technologies('creuss', 'dimensionalSplicer');
  t.fleet('creuss', '26', { cruiser: 1 });
  t.fleet('nomad', '26', { carrier: 1, cruiser: 1, mech: 1 });
  t.active('creuss', '26');
  t.begin('space combat', { attacker: 0, defender: 1, system: '26' });
  t.answer('creuss', 'technology:dimensionalSplicer');
  t.answer('creuss', String(t.unitIds('nomad', '26', 'cruiser')[0]));
  expect(t.events('unitDestroyed').map((e) => e.unit)).toEqual(['cruiser']);
});

test('against space cannons a Quantum Manipulator does nothing', () => {
  const t = tableWith(pok, 'nomad', 'sol', 'norr');
  t.fleet('nomad', '46', { carrier: 1, mech: 1 });
  t.begin('take hits', { seat: 0, by: 1, hits: 1, kind: 'space cannon offense', system: '46' });
  expect(t.ships('nomad', '46')).toEqual({ mech: 1 });
});

scenario(['note:theCavalry'], 'one ship fights like the flagship of the Nomad, not against them', () => {
  const t = tableWith(pok, 'norr', 'sol', 'nomad');
  t.note('nomad', 'norr', 'theCavalry');
  const [cruiser] = t.fleet('norr', '46', { cruiser: 1, destroyer: 1 });
  t.fleet('sol', '46', { carrier: 1 });
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.answer('norr', 'note:theCavalry#theCavalry.2');
  t.answer('norr', String(cruiser));
  const about = { kind: 'space combat', attacker: 0, defender: 1, system: '46', round: 1 } as const;
  const dice = sideDice(t.game(), about, 0).map(({ unit, dice, need }) => ({ unit, dice, need }));
  expect(dice).toContainEqual({ unit: 'cruiser', dice: 2, need: 7 });
  expect(dice).toContainEqual({ unit: 'destroyer', dice: 1, need: 9 });
  t.playOn(() => false);
  expect(t.player('nomad').notes).toContain('theCavalry.2');
});
