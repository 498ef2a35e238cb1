// The Nekro Virus.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import type { AgendaId } from '../../src/facts/index.ts';
import { hasReadyTechnology, hasTechnology } from '../../src/queries/players.ts';
import { unitCardId } from '../../src/queries/units.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const why = { key: 'sequence.research technology' };
const vote = (outcome: string, ...planets: string[]) => ({ outcome, planets });

/** Norr, the speaker, votes last; Nekro sit between. */
function council(agendaDeck: AgendaId[] = ['mutiny']): Table {
  const t = table('norr', 'nekro', 'sol');
  t.technologies('nekro', 'valefarAssimilatorX', 'valefarAssimilatorY');
  t.technologies('sol', 'neuralMotivator');
  t.game().phase = 'agenda';
  t.game().active = -1;
  t.decks({ agendaDeck });
  t.begin('one agenda', {});
  return t;
}

scenario(['ability:galacticThreat'], 'they do not vote, and a right prediction takes a technology of a voter', () => {
  const t = council();
  t.answer('nekro', 'ability:galacticThreat');
  t.answer('nekro', 'for');
  expect(t.awaited()).toEqual([2]);
  t.answer('sol', vote('for', 'jord'));
  t.answer('norr', vote(''));
  expect(t.options('nekro')).toEqual(['gain neuralMotivator']);
  t.answer('nekro', 'gain neuralMotivator');
  expect(t.player('nekro').technologies).toContain('neuralMotivator');
});

scenario(['ability:galacticThreat'], 'a speaker who breaks a tie without voting is no source', () => {
  const t = council();
  t.technologies('norr', 'sarweenTools');
  t.answer('nekro', 'ability:galacticThreat');
  t.answer('nekro', 'for');
  t.answer('sol', vote(''));
  t.answer('norr', vote(''));
  t.answer('norr', 'for');
  expect(t.isOver()).toBe(true);
  expect(t.events('technologyGained')).toEqual([]);
  expect(t.events('votesCast')).toEqual([]);
});

test('where nothing can be elected there is nothing to predict', () => {
  const t = council(['coreMining']);
  expect(t.isOver()).toBe(true);
});

/** Nekro attack Sol, whose ship is lost. */
function battle(prepare: (t: Table) => void = () => undefined): Table {
  const t = table('nekro', 'sol');
  t.technologies('nekro', 'valefarAssimilatorX', 'valefarAssimilatorY');
  t.technologies('sol', 'neuralMotivator', 'specOpsII');
  t.fleet('nekro', '46', { cruiser: 2 });
  t.fleet('sol', '46', { cruiser: 1, carrier: 1 });
  prepare(t);
  t.active('nekro', '46');
  t.dice(10, 1, 1, 1);
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.playOn((where) => where === 'assign hits/assign hits');
  t.answer('sol', { damage: [], destroy: t.unitIds('sol', '46', 'carrier') });
  return t;
}

scenario(['ability:technologicalSingularity'], 'a unit lost in combat brings a technology, once a combat', () => {
  const t = battle();
  t.answer('nekro', 'ability:technologicalSingularity');
  expect(t.options('nekro').sort()).toEqual([
    'gain neuralMotivator',
    'valefarAssimilatorX specOpsII',
    'valefarAssimilatorY specOpsII',
  ]);
  t.answer('nekro', 'gain neuralMotivator');
  expect(t.player('nekro').technologies).toContain('neuralMotivator');
  t.dice(10, 1, 1);
  t.playOn();
  expect(t.player('nekro').technologies).toHaveLength(3);
});

scenario(
  ['technology:valefarAssimilatorX', 'technology:valefarAssimilatorY'],
  'an assimilator on a faction technology has its text',
  () => {
    const t = battle();
    t.answer('nekro', 'ability:technologicalSingularity');
    expect(t.options('nekro')).toContain('valefarAssimilatorY specOpsII');
    t.answer('nekro', 'valefarAssimilatorX specOpsII');
    expect(unitCardId(t.game(), { seat: 0, type: 'infantry' })).toBe('specOpsII');
    expect(hasTechnology(t.game(), 0, 'specOpsII')).toBe(true);
    expect(t.player('nekro').technologies).toEqual(['valefarAssimilatorX', 'valefarAssimilatorY']);
    expect(t.events('technologyGained')).toEqual([]);
  },
);

scenario(['ability:propagation'], 'instead of researching they gain three command tokens', () => {
  const t = table('nekro', 'sol');
  t.begin('research technology', { seat: 0, why, must: true });
  t.answer('nekro', { tactic: 3, fleet: 0, strategy: 0 });
  expect(t.player('nekro')).toMatchObject({ tactic: 6, technologies: [] });
});

scenario(['unit-card:theAlastor'], 'ground forces beside it fight as if they were ships', () => {
  const t = table('nekro', 'sol');
  const [flagship = 0, ...infantry] = t.fleet('nekro', '46', { flagship: 1, infantry: 2 });
  t.fleet('sol', '46', { cruiser: 3 });
  t.active('nekro', '46');
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.answer('nekro', 'unit-card:theAlastor');
  t.dice(8, 8, 8, 8, 10, 1, 1);
  t.answer('nekro', infantry.map(String));
  t.playOn((where) => where === 'assign hits/assign hits');
  // The enemy's hit may fall on infantry too.
  expect(t.refusal('nekro', { damage: [], destroy: infantry.slice(1) })).toBeNull();
  t.answer('nekro', { damage: [flagship], destroy: [] });
  expect(t.ships('sol', '46')).toEqual({ cruiser: 1 });
});

test('the ground forces stay in the combat when the flagship is lost', () => {
  const t = table('nekro', 'sol');
  const [flagship = 0, ...infantry] = t.fleet('nekro', '46', { flagship: 1, infantry: 1 });
  t.damage(flagship);
  t.fleet('sol', '46', { cruiser: 1 });
  t.active('nekro', '46');
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.answer('nekro', 'unit-card:theAlastor');
  t.dice(1, 1, 1, 10, 8, 1);
  t.answer('nekro', infantry.map(String));
  t.playOn((where) => where === 'assign hits/assign hits');
  t.answer('nekro', { damage: [], destroy: [flagship] });
  t.playOn();
  expect(t.ships('sol', '46')).toEqual({});
  expect(t.events('spaceCombatEnded')).toMatchObject([{ winner: 0 }]);
  // Without a ship nobody carries it afterwards.
  expect(t.ships('nekro', '46')).toEqual({});
});

scenario(['note:antivirus'], 'while it lies open Singularity does not work against its holder', () => {
  const t = table('nekro', 'sol');
  t.note('nekro', 'sol', 'antivirus');
  t.technologies('sol', 'neuralMotivator');
  t.fleet('nekro', '46', { cruiser: 2 });
  t.fleet('sol', '46', { cruiser: 1 });
  t.active('nekro', '46');
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.answer('sol', 'note:antivirus#antivirus.0');
  expect(t.player('sol').notesInPlay).toEqual(['antivirus.0']);
  t.dice(10, 10, 1);
  t.playOn();
  expect(t.player('nekro').technologies).toEqual([]);
  expect(t.events('unitDestroyed')).toHaveLength(1);
});

/** Nekro take something of the others, whatever the reason. */
const take = (t: Table, from: number, what: string): void => {
  t.begin('take a technology', { seat: 0, from: [from] });
  t.answer('nekro', what);
};

scenario(
  ['ability:propagation'],
  'what the research would cost is paid all the same, and a second one is asked for',
  () => {
    const t = table('nekro', 'sol');
    t.goods('nekro', 6);
    t.exhaust('mordaiII');
    t.begin('primary technology', { seat: 0 });
    t.answer('nekro', { tactic: 3, fleet: 0, strategy: 0 });
    expect(t.options('nekro')).toEqual(['yes']);
    t.answer('nekro', 'yes');
    t.answer('nekro', { tactic: 0, fleet: 3, strategy: 0 });
    expect(t.player('nekro')).toMatchObject({ tactic: 6, fleet: 6, tradeGoods: 0 });
  },
);

test('they may leave the second research alone, and the secondary costs four resources', () => {
  const t = table('nekro', 'sol');
  t.goods('nekro', 6);
  t.exhaust('mordaiII');
  t.begin('primary technology', { seat: 0 });
  t.answer('nekro', { tactic: 3, fleet: 0, strategy: 0 });
  t.pass('nekro');
  expect(t.isOver()).toBe(true);
  expect(t.player('nekro').tradeGoods).toBe(6);
  t.begin('secondary technology', { seat: 0 });
  t.answer('nekro', { pay: { planets: [], goods: 4 } });
  t.answer('nekro', { tactic: 3, fleet: 0, strategy: 0 });
  expect(t.player('nekro')).toMatchObject({ tactic: 9, tradeGoods: 2 });
});

scenario(
  ['technology:valefarAssimilatorX'],
  'the assimilator is exhausted, not the text it has, and stays so elsewhere',
  () => {
    const t = table('nekro', 'winnu');
    t.technologies('nekro', 'valefarAssimilatorX');
    t.technologies('winnu', 'lazaxGateFolding', 'hegemonicTradePolicy');
    t.own('nekro', 'mecatolRex');
    t.strategy('nekro', 'leadership');
    t.strategy('winnu', 'diplomacy');
    take(t, 1, 'valefarAssimilatorX lazaxGateFolding');
    t.begin('action phase');
    t.answer('nekro', 'technology:lazaxGateFolding');
    expect(t.ground('nekro', 'mecatolRex')).toEqual({ infantry: 1 });
    expect(t.player('nekro').exhausted).toEqual(['valefarAssimilatorX']);
    take(t, 1, 'valefarAssimilatorX hegemonicTradePolicy');
    expect(hasReadyTechnology(t.game(), 0, 'hegemonicTradePolicy')).toBe(false);
    expect(hasTechnology(t.game(), 0, 'lazaxGateFolding')).toBe(false);
  },
);

scenario(
  ['technology:valefarAssimilatorX', 'technology:valefarAssimilatorY'],
  'another upgrade of the same unit goes with the token that upgrades it already',
  () => {
    const t = table('nekro', 'sol', 'arborec');
    t.technologies('nekro', 'valefarAssimilatorX', 'valefarAssimilatorY');
    t.technologies('sol', 'specOpsII', 'advancedCarrierII');
    t.technologies('arborec', 'letaniWarriorII');
    take(t, 1, 'valefarAssimilatorX specOpsII');
    t.begin('take a technology', { seat: 0, from: [1, 2] });
    expect(t.options('nekro').sort()).toEqual([
      'valefarAssimilatorX advancedCarrierII',
      'valefarAssimilatorX letaniWarriorII',
      'valefarAssimilatorY advancedCarrierII',
    ]);
    t.answer('nekro', 'valefarAssimilatorY advancedCarrierII');
    expect(unitCardId(t.game(), { seat: 0, type: 'carrier' })).toBe('advancedCarrierII');
  },
);

scenario(
  ['technology:valefarAssimilatorX'],
  'docks float while it is a Floating Factory, and are set down afterwards',
  () => {
    const t = table('nekro', 'saar');
    t.technologies('nekro', 'valefarAssimilatorX');
    t.technologies('saar', 'floatingFactoryII', 'chaosMapping');
    t.own('nekro', 'saudor', { spaceDock: 1, infantry: 1 });
    take(t, 1, 'valefarAssimilatorX floatingFactoryII');
    expect(t.ships('nekro', '23')).toEqual({ spaceDock: 1 });
    take(t, 1, 'valefarAssimilatorX chaosMapping');
    expect(t.ships('nekro', '23')).toEqual({});
    expect(t.ground('nekro', 'saudor')).toEqual({ spaceDock: 1, infantry: 1 });
  },
);

scenario(['technology:valefarAssimilatorX'], 'war suns go back when the token leaves their upgrade', () => {
  const t = table('nekro', 'muaat');
  t.technologies('nekro', 'valefarAssimilatorX');
  t.technologies('muaat', 'prototypeWarSunII', 'magmusReactor');
  take(t, 1, 'valefarAssimilatorX prototypeWarSunII');
  t.fleet('nekro', '23', { warSun: 1 });
  take(t, 1, 'valefarAssimilatorX magmusReactor');
  expect(t.ships('nekro', '23')).toEqual({});
});

scenario(
  ['unit-card:theAlastor', 'unit-card:salaiSaiCorian'],
  'what has joined counts for the flagship of the Winnu',
  () => {
    const t = table('nekro', 'winnu');
    const [, ...infantry] = t.fleet('nekro', '46', { flagship: 1, infantry: 2 });
    t.fleet('winnu', '46', { flagship: 1 });
    t.active('nekro', '46');
    t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
    t.answer('nekro', 'unit-card:theAlastor');
    t.dice(1, 1, 1, 1, 10, 10, 10);
    t.answer('nekro', infantry.map(String));
    t.playOn((where) => where === 'assign hits/assign hits');
    const rolls = t.events('diceRolled').at(-1);
    expect(rolls?.groups[0]).toMatchObject({ unit: 'flagship', dice: 3 });
  },
);

scenario(['unit-card:theAlastor', 'ability:devotion'], 'what has joined can be aimed at', () => {
  const t = table('yin', 'nekro');
  t.fleet('yin', '46', { cruiser: 2 });
  const [flagship = 0, infantry = 0] = t.fleet('nekro', '46', { flagship: 1, infantry: 1 });
  t.active('yin', '46');
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.answer('nekro', 'unit-card:theAlastor');
  t.dice(1, 1, 1, 1, 1);
  t.answer('nekro', [String(infantry)]);
  t.playOn((where) => where === 'window/react' && t.options('yin').includes('ability:devotion'));
  t.answer('yin', 'ability:devotion');
  if (t.options('yin').length > 0 && !t.options('yin').includes(String(infantry)))
    t.answer('yin', t.options('yin')[0] as string);
  expect(t.options('yin')).toEqual([String(flagship), String(infantry)]);
});
