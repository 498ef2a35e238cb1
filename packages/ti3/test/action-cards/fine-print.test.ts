import type { Plan } from '@custodian/kernel';
import { apply, hideState } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import type { WindowName } from '@custodian/ti3';
import { ti3 } from '@custodian/ti3';
import { expect } from 'vitest';
import { behaviourOf } from '../../src/content/action-cards/define.ts';
import type { ActionCardId } from '../../src/content/facts/index.ts';
import { mayProduceAt } from '../../src/queries/permissions.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';
import { aboutToAct, carryOut } from './playing.ts';

/** Gives the seat a Touch of Genius and the means to pay for it. */
const genius = (t: Table, seat: number): void => {
  t.hand(seat, 'touchOfGenius');
  t.goods(seat, 3);
};

const play = (t: Table, card: ActionCardId, window: WindowName, about: object = {}): void => {
  t.anyhow();
  carryOut(t, card, window, about);
};

// Touch of Genius never makes a second identical card out of a discarded one

scenario(['action:shieldsHolding'], 'shields hold once a round, a touch of genius or not', () => {
  const t = aboutToAct();
  t.hand('sol', 'shieldsHolding');
  genius(t, 2);
  t.fleet('norr', 'lodor', { cruiser: 4 });
  t.fleet('sol', 'lodor', { cruiser: 4, destroyer: 1 });
  t.dice(10, 10, 10, 10, 1, 1, 1, 1, 1);
  t.anyhow();
  t.begin('space battle', { attacker: 0, defender: 2, system: 'lodor' });
  t.answer('sol', 'action:shieldsHolding');
  expect(t.options('sol')).not.toContain('action:touchOfGenius');
  expect(t.events('hitsScored')[0]).toMatchObject({ seat: 0, count: 2 });
});

scenario(['action:recheck'], 'one die of a roll is rechecked, a touch of genius or not', () => {
  const t = aboutToAct();
  t.hand('sol', 'recheck');
  genius(t, 2);
  t.fleet('norr', 'lodor', { cruiser: 2 });
  t.fleet('sol', 'lodor', { cruiser: 1, carrier: 1 });
  t.dice(10, 10, 1, 1, 1);
  t.begin('space battle', { attacker: 0, defender: 2, system: 'lodor' });
  t.answer('sol', 'action:recheck');
  t.answer('sol', '0 10');
  expect(t.options('sol')).not.toContain('action:touchOfGenius');
  expect(t.events('hitsScored')[0]).toMatchObject({ seat: 0, count: 1 });
});

scenario(['action:chemicalWarfare'], 'chemical warfare halves a garrison once', () => {
  const t = aboutToAct();
  t.hand('norr', 'chemicalWarfare');
  genius(t, 0);
  t.own('sol', 'quann', { groundForces: 5 });
  t.fleet('norr', 'quann', { dreadnought: 1 });
  t.landed(0, 'quann', { groundForces: 2 });
  t.begin('fight for a planet', { seat: 0, system: 'quann', planet: 'quann', ships: [], fighters: 0 });
  t.answer('norr', 'action:chemicalWarfare');
  expect(t.options('norr')).not.toContain('action:touchOfGenius');
});

scenario(['action:ruinousTariffs'], 'a partner pays ruinous tariffs once', () => {
  const t = aboutToAct();
  t.hand('norr', 'ruinousTariffs');
  genius(t, 0);
  t.agreement('norr', 'sol');
  t.goods('sol', 8);
  t.begin('secondary trade', { seat: 2 });
  t.answer('norr', 'action:ruinousTariffs');
  expect(t.options('norr')).not.toContain('action:touchOfGenius');
  expect(t.isOver()).toBe(true);
});

scenario(['action:reparations'], 'one lost planet is repaid once', () => {
  const t = aboutToAct();
  t.hand('sol', 'reparations');
  genius(t, 2);
  t.own('sol', 'quann', { groundForces: 1 });
  t.own('norr', 'lodor');
  t.own('norr', 'wellon');
  t.begin('take control', { seat: 0, planet: 'quann', how: 'invasion', groundForces: 1, pds: 0 });
  t.answer('sol', 'action:reparations');
  t.answer('sol', 'lodor');
  expect(t.options('sol')).not.toContain('action:touchOfGenius');
  expect(t.isOver()).toBe(true);
});

for (const [card, boost] of [
  ['flankSpeed', { window: 'system activated', about: { seat: 0, system: 'lodor', action: 'tactical' } }],
  [
    'moraleBoost',
    {
      window: 'before combat round',
      about: { kind: 'space battle', attacker: 0, defender: 2, system: 'lodor', round: 1 },
    },
  ],
  ['fighterPrototype', { window: 'before space battle', about: { attacker: 0, defender: 2, system: 'lodor' } }],
  ['intoTheBreach', { window: 'before space battle', about: { attacker: 0, defender: 2, system: 'lodor' } }],
  ['minelayers', { window: 'ships moved', about: { seat: 2, system: 'lodor', moved: [] } }],
] as const)
  scenario([`action:${card}`], `a second ${card} in the same situation would change nothing, and is refused`, () => {
    const t = aboutToAct();
    t.fleet('norr', 'lodor', { dreadnought: 2, carrier: 1, fighter: 1, cruiser: 1 });
    const moved = t.fleet('sol', 'lodor', { cruiser: 1 });
    const about = card === 'minelayers' ? { ...boost.about, moved } : boost.about;
    const may = (): unknown => behaviourOf(card)?.may(t.game(), 0, about, boost.window);
    expect(may()).toBeNull();
    play(t, card, boost.window, about);
    if (t.options('norr').length > 0) t.answer('norr', t.options('norr')[0] as string);
    expect(may()).toMatchObject({ text: { key: 'why.card played already' } });
  });

scenario(['action:strategicFlexibility'], 'a player is flexible once a round', () => {
  const t = aboutToAct();
  t.game().phase = 'strategy';
  play(t, 'strategicFlexibility', 'all strategy cards chosen');
  t.answer('norr', 'logistics');
  expect(behaviourOf('strategicFlexibility')?.may(t.game(), 0, {}, 'all strategy cards chosen')).toMatchObject({
    text: { key: 'why.card played already' },
  });
});

// Hands

scenario(['action:culturalCrisis'], 'Yssaril in a cultural crisis hold no more than 7 action cards', () => {
  const t = table('norr', 'yssaril', 'sol');
  t.game().phase = 'strategy';
  t.hand('yssaril', 'plague', 'uprising', 'veto', 'thugs', 'sabotage', 'sabotage', 'sabotage', 'sabotage', 'patrol');
  play(t, 'culturalCrisis', 'strategy phase');
  t.answer('norr', '1');
  expect(t.awaited()).toEqual([1]);
  t.answer('yssaril', ['plague.1', 'patrol.1']);
  expect(t.player('yssaril').hand).toHaveLength(7);
  expect(t.isOver()).toBe(true);
});

scenario(['action:multiculturalism'], 'with the round the shared freedom of the hand ends', () => {
  const t = table('norr', 'yssaril', 'sol');
  t.game().phase = 'strategy';
  play(t, 'multiculturalism', 'strategy phase');
  t.answer('norr', 'yssaril.cards');
  t.decks({ actionDeck: [], objectiveDeck: [] });
  t.hand('norr', 'plague', 'uprising', 'veto', 'thugs', 'sabotage', 'sabotage', 'sabotage', 'patrol');
  t.begin('status phase');
  while (t.where() !== 'draw action cards/discard')
    for (const seat of t.awaited())
      t.answer(seat, t.asked(seat)?.kind === 'plan' ? (t.asked(seat) as Plan).fallback : []);
  expect(t.awaited()).toEqual([0]);
  t.answer('norr', ['plague.1', 'patrol.1']);
  expect(t.player('norr').hand).toHaveLength(7);
});

scenario(['action:strategicBombardment'], 'that the bombardment is back in hand everybody knows', () => {
  const t = aboutToAct();
  t.hand('norr', 'strategicBombardment');
  t.fleet('norr', 'lodor', { warSun: 1 });
  t.own('sol', 'lodor');
  t.dice(6);
  t.begin('play card as an action', { seat: 0, component: 'action:strategicBombardment', about: { seat: 0 } });
  expect(t.player('norr').hand).toEqual(['strategicBombardment.1']);
  t.begin('action phase');
  expect(hideState(ti3, t.state(), 1).game.players[0]?.hand).toEqual(['strategicBombardment.1']);
  expect(hideState(ti3, t.state(), null).game.players[0]?.hand).toEqual(['strategicBombardment.1']);
});

// Targets

scenario(['action:patrol'], 'of two cruisers the one with a leader may be left behind', () => {
  const t = aboutToAct();
  const [one, other] = t.fleet('norr', 'empty-1', { cruiser: 2 }) as [number, number];
  t.activated('norr', 'empty-1');
  t.leader('sekkus', one);
  t.hand('norr', 'patrol');
  t.begin('play card as an action', { seat: 0, component: 'action:patrol', about: { seat: 0 } });
  expect(t.options('norr')).toEqual([String(one), String(other)]);
});

scenario(['action:secretIndustrialAgent'], 'a space dock that lies in space is a target too', () => {
  const t = table('norr', 'saar', 'sol');
  const dock = t.dockInSpace('saar', 'empty-1');
  t.own('sol', 'quann', { dock: true });
  t.fleet('saar', 'empty-1', { fighter: 2 });
  t.hand('norr', 'secretIndustrialAgent');
  t.begin('play card as an action', { seat: 0, component: 'action:secretIndustrialAgent', about: { seat: 0 } });
  expect(t.options('norr').sort()).toEqual([`dock ${dock}`, 'quann']);
  t.answer('norr', `dock ${dock}`);
  expect(t.system('empty-1').docks).toEqual([]);
  expect(t.ships('saar', 'empty-1')).toEqual({});
});

scenario(['action:spacedockAccident'], 'an accident happens in space too', () => {
  const t = table('norr', 'saar', 'sol');
  const dock = t.dockInSpace('saar', 'empty-1');
  t.hand('norr', 'spacedockAccident');
  t.begin('play card as an action', { seat: 0, component: 'action:spacedockAccident', about: { seat: 0 } });
  expect(mayProduceAt(t.game(), { seat: 1, dock: `dock ${dock}` })).toMatchObject({
    text: { key: 'why.spacedock accident in space' },
  });
});

scenario(['action:directHit'], 'two dreadnoughts of a fleet may each be hit directly', () => {
  const t = table('sol', 'hacan');
  t.hand('hacan', 'directHit', 'directHit');
  // The battle stops before each round.
  t.hand('sol', 'moraleBoost');
  const [one, other] = t.fleet('sol', 'quann', { dreadnought: 2, cruiser: 1 }) as [number, number];
  t.fleet('hacan', 'quann', { cruiser: 3 });
  t.dice(1, 1, 1, 7, 7, 1);
  t.begin('space battle', { attacker: 0, defender: 1, system: 'quann' });
  t.pass('sol');
  t.answer('sol', { destroy: [], damage: [one, other] });
  t.answer('hacan', 'action:directHit');
  t.answer('hacan', 'action:directHit');
  expect(t.ships('sol', 'quann')).toEqual({ cruiser: 1 });
});

for (const card of ['culturalCrisis', 'scientistAssassination'] as const)
  scenario([`action:${card}`], `${card} is not played on who suffers from it already`, () => {
    const t = aboutToAct();
    t.game().phase = 'strategy';
    play(t, card, 'strategy phase');
    t.answer('norr', '1');
    t.game().deeds = [];
    play(t, card, 'strategy phase');
    expect(t.options('norr')).toEqual(['0', '2']);
  });

scenario(['action:spacedockAccident'], 'a dock has one accident a round', () => {
  const t = aboutToAct();
  t.own('sol', 'quann', { dock: true });
  t.hand('norr', 'spacedockAccident');
  t.begin('play card as an action', { seat: 0, component: 'action:spacedockAccident', about: { seat: 0 } });
  expect(behaviourOf('spacedockAccident')?.may(t.game(), 1, { seat: 1 }, 'as an action')).toMatchObject({
    text: { key: 'why.no dock outside home' },
  });
});

// Technology

scenario(['action:focusedResearch'], 'what focused research overlooks it overlooks for the purchase alone', () => {
  const t = table('norr', 'jolnar', 'sol');
  t.hand('jolnar', 'focusedResearch');
  t.goods('jolnar', 30);
  t.begin('acquire technology', { seat: 1, buy: true });
  t.answer('jolnar', 'action:focusedResearch');
  t.answer('jolnar', { technology: null, pay: { planets: [], goods: 0 } });
  t.begin('acquire technology', { seat: 1, buy: false });
  const before = t.options('jolnar');
  t.game().effects = [];
  t.begin('acquire technology', { seat: 1, buy: false });
  expect(before).toEqual(t.options('jolnar'));
  expect(t.player('jolnar').hand).toEqual([]);
});

scenario(['action:corporateSponsorship'], 'the sponsor pays for one purchase', () => {
  const t = table('norr', 'jolnar', 'sol');
  t.hand('jolnar', 'corporateSponsorship');
  t.technologies('jolnar', 'enviroCompensator');
  t.goods('jolnar', 30);
  t.begin('acquire technology', { seat: 1, buy: true });
  t.answer('jolnar', 'action:corporateSponsorship');
  t.answer('jolnar', { technology: null, pay: { planets: [], goods: 0 } });
  t.begin('acquire technology', { seat: 1, buy: true });
  const offers = (t.asked('jolnar') as Plan).about as { offers: { technology: string; cost: number }[] };
  expect(offers.offers.find((o) => o.technology === 'stasisCapsules')?.cost).toBe(8);
});

scenario(['action:techBubble'], 'no tech bubble for who could not pay for any technology', () => {
  const t = aboutToAct();
  t.counters('norr', { strategyAllocation: 2 });
  t.exhaust('quinarra', 'trenlak');
  t.hand('norr', 'techBubble');
  const may = (): unknown =>
    behaviourOf('techBubble')?.may(t.game(), 0, { seat: 0, card: 'technology' }, 'primary resolved');
  expect(may()).toMatchObject({ text: { key: 'why.no technology' } });
  t.goods('norr', 10);
  t.begin('strategic action', { seat: 0, card: 'technology' });
  t.pass('norr');
  expect(t.options('norr')).toContain('action:techBubble');
});

// What everybody sees

scenario(['action:plague', 'action:strategicBombardment'], 'the dice of a card are seen by all', () => {
  const t = aboutToAct();
  t.own('sol', 'lodor', { groundForces: 3 });
  t.fleet('norr', 'lodor', { warSun: 1 });
  t.hand('norr', 'plague', 'strategicBombardment');
  t.dice(1, 2, 10, 5);
  t.begin('play card as an action', { seat: 0, component: 'action:plague', about: { seat: 0 } });
  t.begin('play card as an action', { seat: 0, component: 'action:strategicBombardment', about: { seat: 0 } });
  expect(t.planet('lodor').groundForces).toBe(1);
  expect(t.events('cardDiceRolled')).toMatchObject([
    { seat: 0, action: 'plague', rolls: [1, 2, 10] },
    { seat: 0, action: 'strategicBombardment', rolls: [5] },
  ]);
});

scenario(['action:commandSummit'], 'whoever has seen the cards of others takes no answer back', () => {
  const t = table('norr', 'letnev', 'sol');
  t.hand('sol', 'commandSummit');
  t.hand('norr', 'commandSummit');
  t.begin('strategy phase');
  t.answer('sol', 'action:commandSummit');
  t.pass('norr');
  // Once the N'orr have answered again they know what Sol has announced.
  const answer = { seat: 0, decision: t.where(), value: [] };
  expect(apply(ti3, t.state(), answer)).toMatchObject({ revealed: true });
  expect(t.player('sol').hand).toEqual(['commandSummit.1']);
});
