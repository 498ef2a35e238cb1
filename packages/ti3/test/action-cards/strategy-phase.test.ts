import { scenario } from '@custodian/testkit';
import type { WindowName, Windows } from '@custodian/ti3';
import { expect } from 'vitest';
import { behaviourOf } from '../../src/content/action-cards/define.ts';
import type { ActionCardId } from '../../src/content/facts/index.ts';
import { mayChooseStrategyCard, mayResearch } from '../../src/queries/permissions.ts';
import { hasAbility, hasAgreement, hasCounter, reinforcementCounters } from '../../src/queries/players.ts';
import { fleetLimit, initiative, productionLimit, votes } from '../../src/queries/values.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';
import { carryOut, three } from './playing.ts';

const play = (t: Table, card: ActionCardId, window: WindowName = 'strategy phase', about: object = {}): void => {
  t.game().phase = 'strategy';
  carryOut(t, card, window, about);
};
const refused = <W extends WindowName>(
  t: Table,
  card: ActionCardId,
  window: W,
  about: Windows[W],
): string | false | undefined => {
  const answer = behaviourOf(card)?.may(t.game(), 0, about, window);
  return answer === false ? false : answer?.text.key;
};

scenario(['action:commandSummit'], 'a command summit brings 2 counters, or what the reinforcements hold', () => {
  const t = three();
  const pool = t.player('norr').commandPool;
  play(t, 'commandSummit');
  expect(t.player('norr').commandPool).toBe(pool + 2);
  t.counters('norr', { strategyAllocation: 0, fleetSupply: 15 - pool - 2 });
  t.game().deeds = [];
  const left = reinforcementCounters(t.game(), 0);
  play(t, 'commandSummit');
  expect(t.player('norr').commandPool).toBe(pool + 2 + left);
  expect(refused(t, 'commandSummit', 'strategy phase', {})).toBe('why.no counters in reinforcements');
});

scenario(['action:commandSummit', 'sequence:strategy phase'], 'cards of the Strategy Phase are played in it', () => {
  const t = three();
  t.game().phase = 'status';
  t.hand('xxcha', 'commandSummit');
  const pool = t.player('xxcha').commandPool;
  t.begin('strategy phase');
  expect(t.options('xxcha')).toEqual(['action:commandSummit']);
  t.answer('xxcha', 'action:commandSummit');
  expect(t.player('xxcha').commandPool).toBe(pool + 2);
  expect(t.where()).toBe('strategy phase/choose a strategy card');
});

scenario(['action:culturalCrisis'], 'a cultural crisis voids every ability of one race', () => {
  const t = table('norr', 'naalu', 'sol');
  t.strategy('naalu', 'imperial');
  play(t, 'culturalCrisis');
  expect(t.options('norr')).toEqual(['0', '1', '2']);
  t.answer('norr', '1');
  expect(hasAbility(t.game(), 1, 'naalu.retreat')).toBe(false);
  expect(hasAbility(t.game(), 0, 'norr.fury')).toBe(true);
  expect(initiative(t.game(), 1)).toBe(8);
  expect(t.game().effects).toMatchObject([{ until: 'round' }]);
});

scenario(['action:culturalCrisis'], 'Letnev in a cultural crisis must trim their fleets at once', () => {
  const t = table('norr', 'letnev', 'sol');
  t.counters('letnev', { fleetSupply: 1 });
  t.fleet('letnev', 'lodor', { cruiser: 2 });
  play(t, 'culturalCrisis');
  t.answer('norr', '1');
  expect(t.awaited()).toEqual([1]);
  t.confirm('letnev');
  expect(t.ships('letnev', 'lodor')).toEqual({ cruiser: 1 });
});

scenario(['action:grandArmada'], 'a grand armada knows no limit in the own home system', () => {
  const t = three();
  play(t, 'grandArmada');
  const limit = t.player('norr').fleetSupply;
  expect(fleetLimit(t.game(), { seat: 0, system: 'home-norr' })).toBeGreaterThan(100);
  expect(fleetLimit(t.game(), { seat: 0, system: 'home-sol' })).toBe(limit);
  expect(fleetLimit(t.game(), { seat: 1, system: 'home-norr' })).toBe(t.player('xxcha').fleetSupply);
});

scenario(['action:multiculturalism'], 'an ability of an opponent is shared, and he keeps it', () => {
  const t = table('norr', 'mentak', 'sol');
  play(t, 'multiculturalism');
  expect(t.options('norr')).toContain('sol.levy');
  // What only counts at setup gives nothing.
  expect(t.options('norr')).not.toContain('mentak.counter');
  t.answer('norr', 'mentak.ambush');
  expect(hasAbility(t.game(), 0, 'mentak.ambush') && hasAbility(t.game(), 1, 'mentak.ambush')).toBe(true);
  expect(hasAbility(t.game(), 0, 'mentak.piracy')).toBe(false);
  expect(hasAbility(t.game(), 0, 'norr.fury')).toBe(true);
});

scenario(
  ['action:multiculturalism', 'action:culturalCrisis'],
  'a crisis voids a race, not what it shares with others',
  () => {
    const t = table('norr', 'mentak', 'sol');
    play(t, 'multiculturalism');
    t.answer('norr', 'mentak.ambush');
    play(t, 'culturalCrisis');
    t.answer('norr', '0');
    expect(hasAbility(t.game(), 0, 'norr.fury')).toBe(false);
    expect(hasAbility(t.game(), 0, 'mentak.ambush')).toBe(true);
  },
);

scenario(
  ['action:productivitySpike'],
  'a productivity spike adds the influence of the planet to what its dock may build',
  () => {
    const t = three();
    t.own('norr', 'lodor', { dock: true });
    t.own('norr', 'mecatolRex', { dock: true });
    const before = productionLimit(t.game(), { seat: 0, dock: 'mecatolRex' });
    play(t, 'productivitySpike');
    t.answer('norr', 'mecatolRex');
    expect(productionLimit(t.game(), { seat: 0, dock: 'mecatolRex' })).toBe(before + 6);
    expect(productionLimit(t.game(), { seat: 0, dock: 'lodor' })).toBe(5);
  },
);

scenario(
  ['action:scientistAssassination'],
  'without its scientist a player neither buys nor gains technologies',
  () => {
    const t = three();
    play(t, 'scientistAssassination');
    t.answer('norr', '2');
    for (const buy of [true, false])
      expect(mayResearch(t.game(), { seat: 2, technology: 'sarweenTools', buy })?.text.key).toBe(
        'why.scientist assassinated',
      );
    expect(mayResearch(t.game(), { seat: 1, technology: 'sarweenTools', buy: true })).toBeNull();
  },
);

scenario(['action:signalJamming'], 'a jammed system counts as activated by the opponent', () => {
  const t = three();
  t.activated('xxcha', 'lodor');
  const pool = t.player('xxcha').commandPool;
  play(t, 'signalJamming');
  expect(t.options('norr')).toEqual(['1', '2']);
  t.answer('norr', '1');
  for (const id of ['lodor', 'home-sol', 'supernova']) expect(t.options('norr')).not.toContain(id);
  t.answer('norr', 'mecatolRex');
  expect(hasCounter(t.system('mecatolRex'), 1)).toBe(true);
  expect(t.player('xxcha').commandPool).toBe(pool);
});

scenario(['action:signalJamming'], 'nobody is jammed without a counter in his reinforcements', () => {
  const t = three();
  t.counters('xxcha', { commandPool: 16, fleetSupply: 0, strategyAllocation: 0 });
  play(t, 'signalJamming');
  expect(t.options('norr')).toContain('mecatolRex');
  t.answer('norr', 'mecatolRex');
  expect(hasCounter(t.system('mecatolRex'), 2)).toBe(true);
  t.counters('sol', { commandPool: 15, fleetSupply: 0, strategyAllocation: 0 });
  expect(refused(t, 'signalJamming', 'strategy phase', {})).toBe('why.nobody to jam');
});

scenario(['action:synchronicity'], 'synchronicity fetches any card of the deck, not of the discards', () => {
  const t = three();
  t.decks({ actionDeck: ['plague.1', 'moraleBoost.2', 'moraleBoost.1', 'uprising.1'] });
  t.game().actionDiscard = ['goodYear.1'];
  play(t, 'synchronicity');
  expect(t.options('norr')).toEqual(['moraleBoost.1', 'plague.1', 'uprising.1']);
  expect(t.asked('norr')?.secret).toBe(true);
  t.answer('norr', 'plague.1');
  expect(t.player('norr').hand).toEqual(['plague.1']);
  expect([...t.game().actionDeck].sort()).toEqual(['moraleBoost.1', 'moraleBoost.2', 'uprising.1']);
  // The others learn that a card was taken, not which, and the order of the deck is forgotten.
  expect(t.events('actionCardReceived')).toMatchObject([{ to: [0] }]);
  expect(t.game().seen).toEqual({});
});

scenario(['action:tradeStop'], 'a trade stop breaks every agreement, those of Hacan too', () => {
  const t = table('norr', 'xxcha', 'hacan', 'sol');
  expect(refused(t, 'tradeStop', 'strategy phase', {})).toBe('why.no agreement to break');
  t.agreement('xxcha', 'hacan');
  t.agreement('norr', 'sol');
  play(t, 'tradeStop');
  expect(hasAgreement(t.game(), 1, 2) || hasAgreement(t.game(), 0, 3)).toBe(false);
});

scenario(['action:usurper'], 'on Mecatol Rex the usurper has 12 votes from it, exhausted or not', () => {
  const t = three();
  t.exhaust('quinarra', 'trenlak');
  expect(refused(t, 'usurper', 'strategy phase', {})).toBe('why.not on Mecatol Rex');
  t.own('norr', 'mecatolRex', { groundForces: 1 });
  play(t, 'usurper');
  expect(votes(t.game(), 0)).toBe(12);
  t.exhaust('mecatolRex');
  expect(votes(t.game(), 0)).toBe(12);
  expect(t.game().table.actionCards).toEqual(['usurper.1']);
});

scenario(['action:usurper'], 'the usurper is discarded when Mecatol Rex is lost', () => {
  for (const how of ['invaded', 'neutral']) {
    const t = three();
    t.own('norr', 'mecatolRex', { groundForces: 1 });
    play(t, 'usurper');
    expect(t.game().table.actionCards).toEqual(['usurper.1']);
    if (how === 'invaded')
      t.begin('take control', { seat: 1, planet: 'mecatolRex', how: 'invasion', groundForces: 1, pds: 0 });
    else {
      t.hand('norr', 'localUnrest');
      t.game().phase = 'action';
      t.begin('play card as an action', { seat: 0, component: 'action:localUnrest', about: { seat: 0 } });
    }
    expect(t.game().table.actionCards).toEqual([]);
    expect(t.game().actionDiscard).toContain('usurper.1');
    expect(t.game().effects).toEqual([]);
  }
});

scenario(
  ['action:strategicShift'],
  'a shifted strategy card is chosen by nobody and receives its bonus counter',
  () => {
    const t = three();
    t.game().phase = 'status';
    t.hand('xxcha', 'strategicShift');
    t.begin('strategy phase');
    t.answer('xxcha', 'action:strategicShift');
    t.answer('xxcha', 'technology');
    expect(mayChooseStrategyCard(t.game(), { seat: 0, card: 'technology' })?.text.key).toBe('why.strategic shift');
    while (!t.isOver()) {
      const [seat] = t.awaited() as [number];
      expect(t.options(seat)).not.toContain('technology');
      t.answer(seat, t.options(seat)[0] as string);
    }
    const card = t.game().strategyCards.find((c) => c.id === 'technology');
    expect(card).toMatchObject({ holder: -1, bonus: 1 });
  },
);

scenario(['action:strategicShift'], 'with four players every strategy card is needed', () => {
  const t = table('norr', 'xxcha', 'sol', 'hacan');
  expect(refused(t, 'strategicShift', 'strategy phase begins', {})).toBe('why.every strategy card needed');
  const five = table('norr', 'xxcha', 'sol', 'hacan', 'letnev');
  play(five, 'strategicShift');
  expect(five.options('norr')).toHaveLength(8);
});

scenario(
  ['action:publicDisgrace'],
  'a disgraced player returns Initiative: no Speaker token, no bonus counters',
  () => {
    const t = table('norr', 'xxcha', 'sol', 'hacan', 'letnev');
    t.game().phase = 'status';
    t.game().speaker = 1;
    for (const card of t.game().strategyCards) if (card.id === 'initiative') card.bonus = 2;
    t.hand('sol', 'publicDisgrace');
    t.begin('strategy phase');
    t.answer('xxcha', 'initiative');
    t.answer('sol', 'action:publicDisgrace');
    expect(t.awaited()).toEqual([1]);
    expect(t.options('xxcha')).not.toContain('initiative');
    t.answer('xxcha', 'trade');
    expect(t.game().speaker).toBe(1);
    expect(t.game().strategyCards.find((c) => c.id === 'initiative')).toMatchObject({ holder: -1, bonus: 2 });
    expect(t.game().strategyCards.find((c) => c.id === 'trade')?.holder).toBe(1);
  },
);

scenario(['action:publicDisgrace'], 'no disgrace when no other card could be taken', () => {
  const t = table('norr', 'xxcha', 'sol', 'hacan');
  for (const card of t.game().strategyCards) card.holder = 1;
  expect(refused(t, 'publicDisgrace', 'strategy card chosen', { seat: 1, card: 'trade' })).toBe(
    'why.no other strategy card',
  );
  expect(refused(t, 'publicDisgrace', 'strategy card chosen', { seat: 2, card: 'trade' })).toBe(false);
  for (const card of t.game().strategyCards) if (card.id === 'logistics') card.holder = -1;
  play(t, 'publicDisgrace', 'strategy card chosen', { seat: 1, card: 'trade' });
  expect(t.game().strategyCards.find((c) => c.id === 'trade')?.holder).toBe(-1);
});

scenario(
  ['action:strategicFlexibility'],
  'a flexible player exchanges his card for an unchosen one and its counters',
  () => {
    const t = table('norr', 'xxcha', 'sol');
    t.strategy('norr', 'trade', 'warfare');
    t.strategy('xxcha', 'logistics', 'political');
    t.strategy('sol', 'diplomacy', 'imperial');
    for (const card of t.game().strategyCards) if (card.id === 'technology') card.bonus = 1;
    play(t, 'strategicFlexibility', 'all strategy cards chosen');
    t.answer('norr', 'trade');
    expect(t.options('norr')).toEqual(['initiative', 'technology']);
    t.answer('norr', 'technology');
    t.answer('norr', 'trade good');
    expect(t.player('norr').tradeGoods).toBe(1);
    const held = t.game().strategyCards.filter((c) => c.holder === 0);
    expect(held.map((c) => c.id)).toEqual(['warfare', 'technology']);
  },
);

scenario(['action:strategicFlexibility'], 'not with four players, and only for who holds a strategy card', () => {
  const t = table('norr', 'xxcha', 'sol', 'hacan');
  expect(refused(t, 'strategicFlexibility', 'all strategy cards chosen', {})).toBe(false);
  t.strategy('norr', 'trade');
  t.strategy('xxcha', 'initiative', 'diplomacy', 'political', 'logistics', 'warfare', 'technology', 'imperial');
  expect(refused(t, 'strategicFlexibility', 'all strategy cards chosen', {})).toBe('why.no other strategy card');
  for (const card of t.game().strategyCards) if (card.id === 'imperial') card.holder = -1;
  play(t, 'strategicFlexibility', 'all strategy cards chosen');
  expect(t.game().strategyCards.find((c) => c.id === 'imperial')?.holder).toBe(0);
});
