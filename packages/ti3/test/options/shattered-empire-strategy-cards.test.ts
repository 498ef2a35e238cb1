// The strategy cards of Shattered Empire.
import { scenario } from '@custodian/testkit';
import type { RaceId, StrategyCardId } from '@custodian/ti3';
import { NOBODY } from '@custodian/ti3';
import { describe, expect, test } from 'vitest';
import { orderOfPlay } from '../../src/queries/order.ts';
import { combatBonus, goal, movement } from '../../src/queries/values.ts';
import { everybodyVotes } from '../councils.ts';
import { table } from '../kit/index.ts';

const set: readonly StrategyCardId[] = [
  ...(['leadership', 'diplomacyII', 'assembly', 'production', 'tradeII', 'warfareII', 'technologyII'] as const),
  'bureaucracy',
];

/** A table with the second set of strategy cards. */
function assembled(...who: RaceId[]) {
  const t = table(...who);
  t.game().options.seStrategyCards = true;
  t.game().strategyCards = set.map((id) => ({ id, holder: NOBODY, active: true, bonus: 0 }));
  return t;
}

type Table = ReturnType<typeof assembled>;

/** The first seat plays the card. Imperial II lies there instead of Bureaucracy. */
function play(t: Table, card: StrategyCardId): void {
  if (card === 'imperialII') Object.assign(t.game().strategyCards[7] ?? {}, { id: card });
  t.begin('strategic action', { seat: 0, card });
}

/** What the other seats have to pay for secondary abilities. */
const others = (t: Table, strategyAllocation: number): void => {
  for (const p of t.game().players.slice(1)) p.strategyAllocation = strategyAllocation;
};

const inPool = (count: number) => ({ commandPool: count, fleetSupply: 0, strategyAllocation: 0 });

// Leadership

scenario(['strategy:leadership'], 'Leadership brings 3 counters, and up to 3 more for 2 influence each', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.own('sol', 'mecatolRex');
  t.own('norr', 'saudor');
  t.exhaust('quinarra', 'trenlak', 'druaa', 'maaluuk');
  others(t, 0);
  play(t, 'leadership');
  t.answer('sol', inPool(3));
  expect(t.refusal('sol', { count: 4, pay: { planets: ['mecatolRex', 'jord'], goods: 0 } })).toBe(
    'why.too many counters',
  );
  t.answer('sol', { count: 3, pay: { planets: ['mecatolRex'], goods: 0 } });
  t.answer('sol', inPool(3));
  expect(t.player('sol').commandPool).toBe(9);
  // Others need no counter for it.
  t.answer('norr', 'secondary');
  t.answer('norr', { count: 1, pay: { planets: ['saudor'], goods: 0 } });
  t.answer('norr', inPool(1));
  expect([t.player('norr').commandPool, t.isOver()]).toEqual([4, true]);
});

// Diplomacy II

scenario(['strategy:diplomacyII'], 'every opponent puts a counter into a system of the active player', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.own('sol', 'lodor');
  t.activated('naalu', 'lodor');
  others(t, 0);
  play(t, 'diplomacyII');
  t.answer('sol', 'zone');
  t.answer('sol', 'lodor');
  expect(t.system('lodor').counters).toBe(0b110);
  expect(t.events('systemActivated').map((e) => e.seat)).toEqual([1]);
});

scenario(['strategy:diplomacyII'], 'a planet without units is annexed, even under an opponent’s marker', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.agreement('sol', 'naalu');
  t.own('naalu', 'meharXull');
  t.own('norr', 'fria', { groundForces: 1 });
  t.fleet('norr', 'abyz-fria', { cruiser: 1 });
  t.own('norr', 'saudor');
  t.exhaust('quinarra', 'trenlak');
  t.goods('norr', 1);
  others(t, 1);
  play(t, 'diplomacyII');
  t.answer('sol', 'annex');
  expect(t.options('sol')).toEqual(expect.arrayContaining(['abyz', 'meharXull']));
  expect(t.options('sol')).not.toContain('fria');
  t.answer('sol', 'meharXull');
  expect(t.planet('meharXull')).toMatchObject({ owner: 0, exhausted: true, groundForces: 0 });
  expect(t.player('sol').contracts[0]?.partner).toBe(t.seat('naalu'));
  // Norr: 1 counter and 3 influence.
  t.answer('norr', 'secondary');
  expect(t.refusal('norr', { planet: 'vefutII', pay: { planets: ['saudor'], goods: 1 } })).toBe(
    'why.not to be annexed',
  );
  expect(t.refusal('norr', { planet: 'mecatolRex', pay: { planets: ['saudor'], goods: 0 } })).toBe(
    'why.payment too small',
  );
  t.answer('norr', { planet: 'mecatolRex', pay: { planets: ['saudor'], goods: 1 } });
  expect([t.planet('mecatolRex').owner, t.player('norr').strategyAllocation]).toEqual([1, 0]);
});

scenario(['strategy:diplomacyII', 'ability:xxcha.diplomacy'], 'Xxcha may use the primary ability', () => {
  const t = assembled('sol', 'xxcha', 'naalu');
  t.exhaust('archonRen', 'archonTau');
  others(t, 1);
  play(t, 'diplomacyII');
  t.answer('sol', 'zone');
  t.answer('xxcha', 'primary');
  t.answer('xxcha', 'zone');
  expect(t.system('home-xxcha').counters).toBe(0b101);
});

// Assembly

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

// Production

scenario(['strategy:production'], 'the active player builds with 2 extra resources, others up to 3 units', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.own('sol', 'jord', { dock: true });
  t.own('norr', 'quinarra', { dock: true });
  t.activated('sol', 'home-sol');
  t.goods('norr', 5);
  others(t, 1);
  play(t, 'production');
  const build = (dock: string, unit: string, count: number) => ({ builds: [{ dock, unit, count }], docks: [] });
  t.answer('sol', { ...build('jord', 'cruiser', 1), pay: { planets: [], goods: 0 } });
  expect(t.ships('sol', 'home-sol')).toEqual({ cruiser: 1 });
  t.answer('norr', 'secondary');
  const paid = { pay: { planets: [], goods: 2 } };
  expect(t.refusal('norr', { ...build('quinarra', 'groundForce', 4), ...paid })).toBe('why.too many units');
  t.answer('norr', { ...build('quinarra', 'groundForce', 3), ...paid });
  expect([t.planet('quinarra').groundForces, t.system('home-norr').counters]).toEqual([3, 0]);
});

// Trade II

scenario(['strategy:tradeII'], 'everybody has his income, the others 1 less in total', () => {
  const t = assembled('sol', 'norr', 'naalu', 'letnev');
  // Sol gives 2 to each; Norr gives Sol 2, Naalu gives Sol 1.
  t.agreement('sol', 'norr', 0, 1);
  t.agreement('sol', 'naalu', 1, 0);
  play(t, 'tradeII');
  t.answer('sol', 'goods');
  expect(t.game().players.map((p) => p.tradeGoods)).toEqual([6, 1, 1, 0]);
  expect(t.where()).toContain('trade negotiations');
  while (!t.isOver()) t.pass(t.awaited()[0] as number);
  expect(t.player('norr').strategyAllocation).toBe(2);
});

scenario(['strategy:tradeII'], 'up to two agreements end instead, but none of Hacan', () => {
  const t = assembled('sol', 'norr', 'hacan', 'letnev');
  t.agreement('sol', 'hacan');
  t.agreement('norr', 'letnev');
  play(t, 'tradeII');
  t.answer('sol', 'break');
  expect(t.options('sol')).toEqual(['1 3']);
  t.answer('sol', '1 3');
  expect(t.player('norr').contracts.every((c) => c.partner === NOBODY)).toBe(true);
  // Hacan receive 1 more from each agreement, and 1 less in total.
  expect(t.game().players.map((p) => p.tradeGoods)).toEqual([3, 0, 2, 0]);
});

// Warfare II

scenario(['strategy:warfareII'], 'High Alert: +1 movement and +1 in space battles where the token lies', () => {
  const t = assembled('sol', 'norr', 'naalu');
  const [cruiser = 0] = t.fleet('sol', 'quann', { cruiser: 1 });
  others(t, 0);
  play(t, 'warfareII');
  t.answer('sol', 'quann');
  const g = t.game();
  const ship = t.system('quann').ships.find((s) => s.id === cruiser) as never;
  const about = { seat: 0, enemy: 1, unit: 'cruiser', role: 'attacker', round: 1, system: 'quann' } as const;
  expect(movement(g, { seat: 0, ship, from: 'quann', to: 'lodor' })).toBe(3);
  expect(movement(g, { seat: 0, ship, from: 'lodor', to: 'quann' })).toBe(2);
  expect(combatBonus(g, { ...about, kind: 'space battle' })).toBe(1);
  expect(combatBonus(g, { ...about, kind: 'bombardment' })).toBe(0);
  expect(combatBonus(g, { ...about, seat: 2, enemy: 0, kind: 'space battle' })).toBe(0);
  expect(combatBonus(g, { ...about, unit: 'groundForce', kind: 'invasion combat' })).toBe(0);
});

scenario(['sequence:high alert', 'strategy:warfareII'], 'the token moves with ships that leave, or stays', () => {
  for (const [answer, at] of [
    ['yes', 'lodor'],
    ['no', 'quann'],
  ] as const) {
    const t = assembled('sol', 'norr', 'naalu');
    const [first = 0] = t.fleet('sol', 'quann', { cruiser: 1 });
    const alert = { source: 'strategy:warfareII', seat: 0, target: 'quann', amount: 0, until: 'action phase' } as const;
    t.game().effects.push(alert);
    t.begin('movement', { seat: 0, system: 'lodor' });
    t.answer('sol', { moves: [{ ship: first, path: ['quann', 'lodor'] }] });
    t.answer('sol', answer);
    const about = { seat: 0, enemy: 1, unit: 'cruiser', role: 'attacker', round: 1, system: at } as const;
    expect(combatBonus(t.game(), { ...about, kind: 'space battle' })).toBe(1);
  }
});

scenario(['sequence:high alert'], 'ships from elsewhere leave the token where it is', () => {
  const t = assembled('sol', 'norr', 'naalu');
  const [ship = 0] = t.fleet('sol', 'saudor', { cruiser: 1 });
  t.game().effects.push({
    ...{ source: 'strategy:warfareII', seat: 0, target: 'quann', amount: 0 },
    until: 'action phase',
  });
  t.begin('movement', { seat: 0, system: 'mecatolRex' });
  t.answer('sol', { moves: [{ ship, path: ['saudor', 'mecatolRex'] }] });
  expect(t.isOver()).toBe(true);
});

scenario(['strategy:warfareII'], 'others move up to two ships into adjacent systems that they control', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.own('norr', 'lodor');
  t.own('norr', 'saudor');
  const [cruiser = 0, carrier = 0] = t.fleet('norr', 'quann', { cruiser: 1, carrier: 1, groundForces: 2 });
  t.fleet('norr', 'lodor', { destroyer: 1 });
  const [held = 0] = t.fleet('norr', 'abyz-fria', { destroyer: 1 });
  t.activated('norr', 'abyz-fria');
  others(t, 1);
  play(t, 'warfareII');
  t.answer('sol', 'home-sol');
  t.answer('norr', 'secondary');
  const go = (ship: number, to: string) => ({ moves: [{ ship, to }] });
  expect(t.refusal('norr', go(held, 'lodor'))).toBe('why.not a reinforcing ship');
  // No ship of his lies at Saudor.
  expect(t.refusal('norr', go(cruiser, 'saudor'))).toBe('why.not next to a system of yours');
  expect(t.refusal('norr', { moves: [...go(cruiser, 'lodor').moves, ...go(cruiser, 'saudor').moves] })).toBe(
    'why.ship moves twice',
  );
  t.answer('norr', { moves: [...go(cruiser, 'lodor').moves, ...go(carrier, 'lodor').moves] });
  expect(t.ships('norr', 'lodor')).toEqual({ destroyer: 1, cruiser: 1, carrier: 1, groundForces: 2 });
  expect(t.system('lodor').counters).toBe(0);
});

// Technology II

scenario(['strategy:technologyII'], 'one technology is free and another costs 8; others pay 6', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.goods('sol', 8);
  t.goods('norr', 8);
  t.exhaust('jord', 'quinarra', 'trenlak', 'druaa', 'maaluuk');
  others(t, 1);
  play(t, 'technologyII');
  t.answer('sol', 'hylarVAssaultLaser');
  const buy = (technology: string, goods: number) => ({ technology, pay: { planets: [], goods } });
  expect(t.refusal('sol', buy('antimassDeflectors', 6))).toBe('why.payment too small');
  t.answer('sol', buy('antimassDeflectors', 8));
  t.answer('norr', 'secondary');
  t.answer('norr', buy('antimassDeflectors', 6));
  expect([t.player('sol').technologies.length, t.player('norr').tradeGoods]).toEqual([2, 2]);
  expect(t.game().effects).toEqual([]);
});

scenario(['strategy:technologyII', 'ability:jolnar.research'], 'Jol-Nar use both abilities', () => {
  const t = assembled('sol', 'jolnar', 'naalu');
  t.exhaust('jord');
  others(t, 1);
  play(t, 'technologyII');
  t.pass('sol');
  expect(t.options('jolnar')).toEqual(['primary, then secondary', 'secondary, then primary']);
});

// Bureaucracy

scenario(['strategy:bureaucracy'], 'of the next two objectives one is revealed, and one may be claimed at once', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.decks({
    objectiveDeck: ['planets10', 'spendTradeGoods6', 'tech5'],
    actionDeck: ['plague.1'],
    politicalDeck: ['imperialMandate'],
  });
  t.secret('sol', 'keeperOfGates');
  t.goods('sol', 6);
  others(t, 1);
  t.counters('naalu', { strategyAllocation: 0 });
  play(t, 'bureaucracy');
  t.answer('sol', inPool(1));
  expect(t.options('sol')).toEqual(['spendTradeGoods6', 'tech5']);
  t.answer('sol', 'spendTradeGoods6');
  expect([t.game().objectives, t.game().objectiveDeck]).toEqual([['spendTradeGoods6'], ['planets10', 'tech5']]);
  // The one that was put back is known to him alone; his secret objective has to wait.
  expect(t.game().seen.tech5).toBe(0b001);
  expect(t.options('sol')).toEqual(['spendTradeGoods6']);
  t.answer('sol', 'spendTradeGoods6');
  expect([t.player('sol').points, t.player('sol').tradeGoods]).toEqual([1, 0]);
  t.answer('norr', 'secondary');
  expect([t.player('norr').hand, t.player('norr').politicalHand]).toEqual([['plague.1'], ['imperialMandate']]);
});

scenario(['strategy:bureaucracy'], 'bonus counters on the card reveal objectives when it is chosen', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.decks({ objectiveDeck: ['planets10', 'tech9', 'tech5'] });
  const card = t.game().strategyCards.find((c) => c.id === 'bureaucracy');
  Object.assign(card ?? {}, { holder: 0, bonus: 2 });
  t.begin('receive strategy card', { seat: 0, card: 'bureaucracy' });
  expect(t.game().objectives).toEqual(['tech5', 'tech9']);
  t.answer('sol', 'trade good');
  t.answer('sol', 'trade good');
  expect(t.player('sol').tradeGoods).toBe(2);
});

scenario(['strategy:bureaucracy', 'objective:imperiumRex'], 'Imperium Rex ends the game when it is revealed', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.decks({ objectiveDeck: ['imperiumRex', 'planets10'] });
  t.player('norr').points = 3;
  play(t, 'bureaucracy');
  t.answer('sol', inPool(1));
  t.answer('sol', 'imperiumRex');
  expect(t.game().winner?.seats).toEqual([1]);
});

scenario(['strategy:bureaucracy'], 'the game goes to 9 victory points', () => {
  const t = assembled('sol', 'norr', 'naalu');
  expect(goal(t.game(), null)).toBe(9);
});

// Imperial II

scenario(
  ['strategy:imperialII', 'sequence:claim objectives'],
  'the throne: a point for Mecatol Rex, and any number of public objectives in the Status Phase',
  () => {
    const t = assembled('sol', 'norr', 'naalu');
    t.own('sol', 'mecatolRex');
    t.own('sol', 'lodor');
    t.decks({ objectives: ['mecatolWholeRound', 'spendTradeGoods6', 'spendInfluence10', 'tech5'] });
    t.goods('sol', 8);
    play(t, 'imperialII');
    expect(t.player('sol').points).toBe(1);
    t.begin('claim objectives', { seat: 0 });
    expect(t.options('sol')).toEqual(['mecatolWholeRound', 'spendTradeGoods6', 'spendInfluence10']);
    t.answer('sol', ['mecatolWholeRound', 'spendInfluence10', 'spendTradeGoods6']);
    t.answer('sol', { pay: { planets: ['mecatolRex', 'jord'], goods: 2 } });
    expect([t.player('sol').points, t.player('sol').tradeGoods, t.isOver()]).toEqual([4, 0, true]);
  },
);

scenario(['strategy:imperialII'], 'the active player builds instead, and nobody else may', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.own('sol', 'jord', { dock: true });
  t.own('norr', 'quinarra', { dock: true });
  play(t, 'imperialII');
  t.answer('sol', 'docks');
  t.answer('sol', {
    builds: [{ dock: 'jord', unit: 'fighter', count: 2 }],
    docks: [],
    pay: { planets: ['jord'], goods: 0 },
  });
  expect(t.ships('sol', 'home-sol')).toEqual({ fighter: 2 });
  expect(t.isOver()).toBe(true);
});

scenario(['strategy:imperialII'], 'others build at their docks after the throne', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.own('norr', 'quinarra', { dock: true });
  play(t, 'imperialII');
  t.answer('norr', 'secondary');
  t.answer('norr', {
    builds: [{ dock: 'quinarra', unit: 'fighter', count: 2 }],
    docks: [],
    pay: { planets: ['quinarra'], goods: 0 },
  });
  expect(t.ships('norr', 'home-norr')).toEqual({ fighter: 2 });
});

describe('the second set', () => {
  test('plays in the order of its numbers', () => {
    const t = assembled('sol', 'norr', 'naalu', 'letnev');
    t.strategy('sol', 'bureaucracy');
    t.strategy('norr', 'production');
    t.strategy('letnev', 'leadership');
    expect(orderOfPlay(t.game())).toEqual([3, 1, 0, 2]);
  });
});
