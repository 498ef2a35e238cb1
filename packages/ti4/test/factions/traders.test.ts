// Factions of merchants and politicians: Hacan, Mentak, Xxcha, Winnu, Jol-Nar, Yssaril.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { systemOf, wormholesOf } from '../../src/queries/board.ts';
import { canPay } from '../../src/queries/payment.ts';
import { handLimit, secondaryCost } from '../../src/queries/values.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const fight = (t: Table): void => t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
const NOTHING = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] as string[] };
const offer = (t: Table, from: 'hacan' | 'sol', to: 'hacan' | 'sol', give: Partial<typeof NOTHING>): void =>
  t.free(from, 'offer a transaction', {
    partner: t.seat(to),
    give: { ...NOTHING, ...give },
    take: NOTHING,
    promise: '',
    wanted: '',
  });
const accept = { answer: 'accept', give: NOTHING, take: NOTHING, promise: '', wanted: '' };

/** Somebody is asked something, so that offers have a question to interrupt. */
function asking(...who: ('hacan' | 'sol' | 'norr')[]): Table {
  const t = table(...who);
  t.decks({ agendaDeck: ['mutiny'] });
  return t;
}
const ask = (t: Table): void => t.begin('look at agendas', { seat: 2, count: 1 });

scenario(['ability:mastersOfTrade'], 'the secondary of Trade costs Hacan no token', () => {
  const t = table('hacan', 'sol');
  expect([
    secondaryCost(t.game(), { seat: 0, card: 'trade' }),
    secondaryCost(t.game(), { seat: 1, card: 'trade' }),
  ]).toEqual([0, 1]);
});

scenario(['ability:guildShips'], 'Hacan trade with players who are no neighbors', () => {
  const t = asking('hacan', 'sol', 'norr');
  t.goods('hacan', 2);
  ask(t);
  offer(t, 'hacan', 'sol', { tradeGoods: 2 });
  t.answer('sol', accept);
  expect(t.player('sol').tradeGoods).toBe(2);
});

scenario(['ability:arbiters'], 'Hacan’s transactions may include action cards', () => {
  const t = asking('hacan', 'sol', 'norr');
  const [card] = t.hand('hacan', 'plague');
  ask(t);
  offer(t, 'hacan', 'sol', { actionCards: [card as string] });
  t.answer('sol', accept);
  expect(t.player('sol').hand).toEqual([card]);
});

scenario(['technology:quantumDatahubNode'], 'Hacan swap a strategy card for a token and 3 trade goods', () => {
  const t = table('hacan', 'sol');
  t.technologies('hacan', 'quantumDatahubNode');
  t.goods('hacan', 3);
  t.strategy('hacan', 'trade');
  t.strategy('sol', 'imperial');
  for (const card of t.game().strategyCards) if (card.holder < 0) card.holder = 2;
  t.begin('strategy phase');
  t.answer('hacan', 'technology:quantumDatahubNode');
  t.answer('hacan', 'trade imperial');
  expect(t.game().strategyCards.find((c) => c.id === 'imperial')?.holder).toBe(0);
  expect([t.player('hacan').strategy, t.player('sol').tradeGoods]).toEqual([1, 3]);
});

scenario(['technology:productionBiomes'], 'Production Biomes bring 4 trade goods, and 2 to another', () => {
  const t = table('hacan', 'sol');
  t.technologies('hacan', 'productionBiomes');
  t.strategy('hacan', 'trade');
  t.begin('action phase');
  t.answer('hacan', 'technology:productionBiomes');
  t.answer('hacan', String(t.seat('sol')));
  expect([t.player('hacan').tradeGoods, t.player('sol').tradeGoods]).toEqual([4, 2]);
});

scenario(['unit-card:wrathOfKenara'], 'beside the Wrath of Kenara a trade good turns a near miss into a hit', () => {
  const t = table('hacan', 'sol');
  t.goods('hacan', 1);
  t.fleet('hacan', '25', { flagship: 1 });
  t.fleet('sol', '25', { carrier: 1 });
  t.dice(6, 1, 1);
  fight(t);
  t.answer('hacan', 'unit-card:wrathOfKenara');
  expect(t.ships('sol', '25')).toEqual({});
  expect(t.player('hacan').tradeGoods).toBe(0);
});

scenario(
  ['note:tradeConvoys'],
  'with Trade Convoys one trades with anybody, until one activates a system of Hacan’s',
  () => {
    const t = asking('sol', 'norr', 'hacan');
    t.noteInPlay('hacan', 'sol', 'tradeConvoys');
    t.goods('sol', 1);
    t.begin('look at agendas', { seat: 2, count: 1 });
    t.free('sol', 'offer a transaction', {
      partner: 1,
      give: { ...NOTHING, tradeGoods: 1 },
      take: NOTHING,
      promise: '',
      wanted: '',
    });
    t.answer('norr', accept);
    expect(t.player('norr').tradeGoods).toBe(1);
  },
);

scenario(['ability:ambush'], 'Mentak ambush: two ships shoot before the combat', () => {
  const t = table('mentak', 'sol');
  t.fleet('mentak', '25', { cruiser: 2 });
  t.fleet('sol', '25', { carrier: 1, cruiser: 1 });
  t.dice(7, 7);
  fight(t);
  t.answer('mentak', 'ability:ambush');
  expect(t.ships('sol', '25')).toEqual({});
});

scenario(['ability:pillage'], 'Mentak take from a neighbor who has gained trade goods and has 3', () => {
  const t = table('mentak', 'sol');
  t.fleet('mentak', '38', { cruiser: 1 });
  t.fleet('sol', '38', { cruiser: 1 });
  t.goods('sol', 2);
  t.begin('gain trade goods', { seat: 1, amount: 1 });
  t.answer('mentak', 'ability:pillage#1');
  expect([t.player('mentak').tradeGoods, t.player('sol').tradeGoods]).toEqual([1, 2]);
});

scenario(['note:promiseOfProtection'], 'a Promise of Protection keeps Mentak from pillaging', () => {
  const t = table('mentak', 'sol');
  t.fleet('mentak', '38', { cruiser: 1 });
  t.fleet('sol', '38', { cruiser: 1 });
  t.note('mentak', 'sol', 'promiseOfProtection');
  t.goods('sol', 5);
  t.strategy('sol', 'leadership');
  t.game().active = 1;
  t.begin('action phase');
  t.answer('sol', 'note:promiseOfProtection#promiseOfProtection.0');
  expect(t.player('sol').notesInPlay).toEqual(['promiseOfProtection.0']);
});

scenario(['technology:mirrorComputing'], 'a trade good counts twice for Mentak', () => {
  const t = table('mentak', 'sol');
  t.technologies('mentak', 'mirrorComputing');
  t.goods('mentak', 1);
  t.exhaust('mollPrimus');
  expect(canPay(t.game(), 0, 'resources', 2)).toBe(true);
});

scenario(['technology:salvageOperations'], 'Mentak gain a trade good after a space combat, wanted or not', () => {
  const t = table('mentak', 'sol');
  t.technologies('mentak', 'salvageOperations');
  t.fleet('mentak', '25', { dreadnought: 1 });
  t.fleet('sol', '25', { carrier: 1 });
  t.dice(10, 1);
  fight(t);
  // Only the ship need not be produced.
  expect(t.where()).toBe('produce/produce units');
  expect(t.events('tradeGoodsGained')).toHaveLength(1);
});

scenario(['unit-card:fourthMoon'], 'beside the Fourth Moon ships of others sustain no damage', () => {
  const t = table('mentak', 'sol');
  t.fleet('mentak', '25', { flagship: 1 });
  t.fleet('sol', '25', { dreadnought: 1 });
  t.dice(10, 1, 1);
  fight(t);
  expect(t.ships('sol', '25')).toEqual({});
});

scenario(['ability:peaceAccords'], 'after Diplomacy the Xxcha gain an empty planet nearby', () => {
  const t = table('xxcha', 'sol');
  t.own('xxcha', 'abyz');
  t.begin('peace accords', { seat: 0, about: { seat: 0, card: 'diplomacy', ability: 'primary' } });
  t.answer('xxcha', 'fria');
  expect(t.planet('fria').owner).toBe(0);
  const u = table('xxcha', 'sol');
  u.own('xxcha', 'abyz');
  u.strategy('xxcha', 'diplomacy');
  u.begin('strategic action', { seat: 0, card: 'diplomacy' });
  u.playOn((where) => where === 'window/react', 3);
  expect(u.options('xxcha')).toEqual(['ability:peaceAccords']);
});

scenario(['ability:quash'], 'the Xxcha replace an agenda for a strategy token', () => {
  const t = table('xxcha', 'sol');
  t.game().phase = 'agenda';
  t.decks({ agendaDeck: ['mutiny', 'economicEquality'] });
  t.begin('one agenda', {});
  t.answer('xxcha', 'ability:quash');
  expect(t.game().agendaDiscard).toEqual(['economicEquality']);
  expect(t.player('xxcha').strategy).toBe(1);
});

scenario(['technology:instinctTraining'], 'Instinct Training cancels an action card', () => {
  const t = table('sol', 'xxcha');
  t.technologies('xxcha', 'instinctTraining');
  t.hand('sol', 'riseOfAMessiah');
  t.strategy('sol', 'trade');
  t.begin('action phase');
  t.answer('sol', 'action:riseOfAMessiah');
  t.answer('xxcha', 'technology:instinctTraining');
  expect(t.ground('sol', 'jord')).toEqual({});
  expect(t.where()).toBe('action phase/choose an action');
});

scenario(
  ['technology:nullificationField'],
  'a Nullification Field ends the turn of who activates a system with Xxcha ships',
  () => {
    const t = table('sol', 'xxcha');
    t.technologies('xxcha', 'nullificationField');
    t.fleet('xxcha', '25', { cruiser: 1 });
    t.begin('tactical action', { seat: 0 });
    t.answer('sol', '25');
    t.answer('xxcha', 'technology:nullificationField');
    expect(t.isOver()).toBe(true);
    expect(t.player('xxcha')).toMatchObject({ strategy: 1, exhausted: ['nullificationField'] });
  },
);

scenario(['unit-card:loncaraSsodu'], 'the Loncara Ssodu fires three space cannons, also next door', () => {
  const t = table('sol', 'xxcha');
  t.fleet('xxcha', '38', { flagship: 1 });
  t.fleet('sol', '26', { cruiser: 2 });
  t.active('sol', '26');
  t.dice(5, 5, 1);
  t.begin('space cannon offense', { seat: 0, system: '26' });
  t.answer('xxcha', '0');
  expect(t.ships('sol', '26')).toEqual({});
});

scenario(['note:politicalFavor'], 'Political Favor replaces an agenda for a token of the Xxcha', () => {
  const t = table('sol', 'xxcha');
  t.note('xxcha', 'sol', 'politicalFavor');
  t.tokens('xxcha', { strategy: 1 });
  t.game().phase = 'agenda';
  t.decks({ agendaDeck: ['mutiny', 'economicEquality'] });
  t.begin('one agenda', {});
  t.pass('xxcha');
  t.answer('sol', 'note:politicalFavor#politicalFavor.1');
  expect(t.game().agendaDiscard).toEqual(['economicEquality']);
  expect(t.player('xxcha').strategy).toBe(0);
  expect(t.player('xxcha').notes).toContain('politicalFavor.1');
});

scenario(['ability:bloodTies'], 'the Winnu remove the custodians token for nothing', () => {
  const t = table('winnu', 'sol');
  t.active('winnu', '18');
  t.fleet('winnu', '18', { carrier: 1, infantry: 1 });
  t.exhaust('winnu');
  t.begin('invasion', { seat: 0, system: '18' });
  t.answer('winnu', 'remove');
  expect(t.game().custodians).toBe(false);
  expect(t.player('winnu').points).toBe(1);
});

scenario(['ability:reclamation'], 'the Winnu build a PDS and a dock on Mecatol Rex once they gain it', () => {
  const t = table('winnu', 'sol');
  t.active('winnu', '18');
  t.landed('winnu', 'mecatolRex', { infantry: 1 });
  t.begin('gain control', { seat: 0, planet: 'mecatolRex', how: 'invasion' });
  expect(t.game().effects.map((e) => e.source)).toEqual(['ability:reclamation']);
  const u = table('winnu', 'sol');
  u.own('winnu', 'mecatolRex', { infantry: 1 });
  u.begin('reclamation', { seat: 0, about: { seat: 0, system: '18' } });
  u.playOn();
  expect(u.ground('winnu', 'mecatolRex')).toMatchObject({ infantry: 1 });
});

scenario(
  ['technology:lazaxGateFolding'],
  'in the Winnu’s tactical actions Mecatol Rex has wormholes while it is not theirs',
  () => {
    const t = table('winnu', 'sol');
    t.technologies('winnu', 'lazaxGateFolding');
    t.active('winnu', '25');
    expect(wormholesOf(t.game(), systemOf(t.game(), '18'))).toEqual(['alpha', 'beta']);
    t.own('winnu', 'mecatolRex');
    expect(wormholesOf(t.game(), systemOf(t.game(), '18'))).toEqual([]);
  },
);

scenario(
  ['technology:hegemonicTradePolicy'],
  'Hegemonic Trade Policy swaps resources and influence of a planet',
  () => {
    const t = table('winnu', 'sol');
    t.technologies('winnu', 'hegemonicTradePolicy');
    t.begin('trade policy', { seat: 0, about: { seat: 0, system: '7' } });
    expect(t.player('winnu').exhausted).toEqual(['hegemonicTradePolicy']);
    t.change((g) => {
      g.players[0]?.exhausted.splice(0);
    });
    const u = table('winnu', 'sol');
    u.technologies('winnu', 'hegemonicTradePolicy');
    u.own('winnu', 'winnu', { spaceDock: 1 });
    u.begin('production', { seat: 0, system: '7' });
    expect(u.options('winnu')).toContain('technology:hegemonicTradePolicy');
  },
);

scenario(['unit-card:salaiSaiCorian'], 'the Salai Sai Corian rolls a die for each big ship of the opponent', () => {
  const t = table('winnu', 'sol');
  t.fleet('winnu', '25', { flagship: 1 });
  t.fleet('sol', '25', { cruiser: 3 });
  t.dice(10, 10, 10, 1, 1, 1);
  fight(t);
  expect(t.ships('sol', '25')).toEqual({});
});

scenario(['note:acquiescence'], 'Acquiescence swaps a strategy card with the Winnu', () => {
  const t = table('sol', 'winnu');
  t.note('winnu', 'sol', 'acquiescence');
  t.strategy('sol', 'trade');
  t.strategy('winnu', 'imperial');
  for (const card of t.game().strategyCards) if (card.holder < 0) card.holder = 2;
  t.begin('strategy phase');
  t.answer('sol', 'note:acquiescence#acquiescence.1');
  expect(t.game().strategyCards.find((c) => c.id === 'imperial')?.holder).toBe(0);
});

scenario(['ability:fragile'], 'Jol-Nar’s units have -1 on combat rolls', () => {
  const t = table('jolnar', 'sol');
  t.fleet('jolnar', '25', { cruiser: 1 });
  t.fleet('sol', '25', { carrier: 1 });
  t.dice(7, 1, 8, 1);
  fight(t);
  expect(t.events('combatRoundBegan')).toHaveLength(2);
});

scenario(['ability:brilliant'], 'Jol-Nar may use the primary of Technology for the token of its secondary', () => {
  const t = table('sol', 'jolnar');
  t.strategy('sol', 'technology');
  t.begin('strategic action', { seat: 0, card: 'technology' });
  t.playOn((where) => where.endsWith('secondaries') || t.options('jolnar').includes('primary'), 2);
  expect(t.options('jolnar')).toContain('primary');
});

scenario(['ability:analytical'], 'Jol-Nar leave out one prerequisite of what is no unit upgrade', () => {
  const t = table('jolnar', 'sol');
  t.begin('research technology', { seat: 0, why: { key: 'title.name' } });
  expect(t.options('jolnar')).toContain('gravityDrive');
  expect(t.options('jolnar')).not.toContain('carrierII');
});

scenario(
  ['technology:spacialConduitCylinder'],
  'the conduit makes the active system adjacent to all with own units',
  () => {
    const t = table('jolnar', 'sol');
    t.technologies('jolnar', 'spacialConduitCylinder');
    t.fleet('jolnar', '25', { cruiser: 1 });
    const [ship] = t.fleet('jolnar', '28', { cruiser: 1 });
    t.begin('tactical action', { seat: 0 });
    t.answer('jolnar', '25');
    t.answer('jolnar', 'technology:spacialConduitCylinder');
    expect(t.refusal('jolnar', { moves: [{ ship: ship as number, path: ['28', '25'], cargo: [] }] })).toBeNull();
  },
);

scenario(
  ['technology:eResSiphons'],
  'E-Res Siphons pay 4 trade goods when others activate a system with Jol-Nar ships',
  () => {
    const t = table('sol', 'jolnar');
    t.technologies('jolnar', 'eResSiphons');
    t.fleet('jolnar', '25', { cruiser: 1 });
    t.begin('tactical action', { seat: 0 });
    t.answer('sol', '25');
    expect(t.player('jolnar').tradeGoods).toBe(4);
  },
);

scenario(['unit-card:jnsHylarim'], 'a 9 or 10 of the J.N.S. Hylarim is three hits', () => {
  const t = table('jolnar', 'sol');
  t.fleet('jolnar', '25', { flagship: 1 });
  t.fleet('sol', '25', { cruiser: 3 });
  t.dice(9, 1, 1, 1, 1);
  fight(t);
  expect(t.ships('sol', '25')).toEqual({});
});

scenario(['note:researchAgreement'], 'a Research Agreement gains what Jol-Nar research', () => {
  const t = table('jolnar', 'sol');
  t.note('jolnar', 'sol', 'researchAgreement');
  t.begin('research technology', { seat: 0, why: { key: 'title.name' } });
  t.answer('jolnar', 'gravityDrive');
  t.answer('sol', 'note:researchAgreement#researchAgreement.0');
  expect(t.player('sol').technologies).toEqual(['gravityDrive']);
});

scenario(['ability:stallTactics'], 'the Yssaril discard an action card as an action', () => {
  const t = table('yssaril', 'sol');
  t.hand('yssaril', 'plague');
  t.strategy('yssaril', 'trade');
  t.begin('action phase');
  t.answer('yssaril', 'ability:stallTactics');
  expect(t.game().actionDiscard).toEqual(['plague.1']);
});

scenario(['ability:scheming'], 'the Yssaril draw one card more and discard one', () => {
  const t = table('yssaril', 'sol');
  t.decks({ actionDeck: ['plague.1', 'spy.1'] });
  t.begin('draw action cards', { seat: 0, count: 1 });
  t.answer('yssaril', 'plague.1');
  expect(t.player('yssaril').hand).toEqual(['spy.1']);
});

scenario(['ability:crafty'], 'the Yssaril have no hand limit', () => {
  const t = table('yssaril', 'sol');
  expect([handLimit(t.game(), 0), handLimit(t.game(), 1)]).toEqual([Number.POSITIVE_INFINITY, 7]);
});

scenario(['technology:mageonImplants'], 'Mageon Implants look at a hand and take a card', () => {
  const t = table('yssaril', 'sol');
  t.technologies('yssaril', 'mageonImplants');
  t.hand('sol', 'plague', 'spy');
  t.strategy('yssaril', 'trade');
  t.begin('action phase');
  t.answer('yssaril', 'technology:mageonImplants');
  t.answer('yssaril', 'spy.1');
  expect(t.player('yssaril').hand).toEqual(['spy.1']);
});

scenario(
  ['technology:transparasteelPlating'],
  'in the Yssaril’s turns those who have passed play no action cards',
  () => {
    const t = table('yssaril', 'sol');
    t.technologies('yssaril', 'transparasteelPlating');
    t.hand('sol', 'sabotage');
    t.hand('yssaril', 'riseOfAMessiah');
    t.strategy('yssaril', 'trade');
    t.begin('action phase');
    t.change((g) => {
      for (const player of g.players.slice(1)) player.passed = true;
    });
    t.answer('yssaril', 'action:riseOfAMessiah');
    expect(t.player('sol').hand).toEqual(['sabotage.1']);
    expect(Object.keys(t.ground('yssaril', 'retillion'))).toEqual(['infantry']);
  },
);

scenario(['unit-card:ysiaYssrila'], 'the Y’sia Y’ssrila passes ships of others', () => {
  const t = table('yssaril', 'sol');
  const [ysia] = t.fleet('yssaril', '38', { flagship: 1 });
  t.fleet('sol', '26', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('yssaril', '18');
  expect(t.refusal('yssaril', { moves: [{ ship: ysia as number, path: ['38', '26', '18'], cargo: [] }] })).toBeNull();
});

scenario(['note:spyNet'], 'Spy Net takes one of the Yssaril’s action cards', () => {
  const t = table('sol', 'yssaril');
  t.note('yssaril', 'sol', 'spyNet');
  t.hand('yssaril', 'plague', 'spy');
  t.strategy('sol', 'trade');
  t.begin('action phase');
  t.answer('sol', 'note:spyNet#spyNet.1');
  t.answer('sol', 'spy.1');
  expect(t.player('sol').hand).toEqual(['spy.1']);
});
