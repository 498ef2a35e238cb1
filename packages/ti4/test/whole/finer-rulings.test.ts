// Rulings that lie between two areas, or that no other test comes by.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { fleetLimit } from '../../src/queries/values.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const NOTHING = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] as string[] };
const gift = (partner: number, tradeGoods: number) => ({
  partner,
  give: { ...NOTHING, tradeGoods },
  take: NOTHING,
  promise: '',
  wanted: '',
});
const accept = { answer: 'accept', give: NOTHING, take: NOTHING, promise: '', wanted: '' };
const vote = (outcome: string, ...planets: string[]) => ({ outcome, planets });

/** The first of the table attacks the second in Quann's system. */
function fight(t: Table): void {
  t.active(0, '25');
  t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
}

describe('transactions', () => {
  test('are made in the middle of a combat, with the opponent too', () => {
    const t = table('hacan', 'sol');
    t.fleet('hacan', '25', { dreadnought: 1 });
    t.fleet('sol', '25', { cruiser: 1 });
    t.own('sol', 'saudor');
    t.goods('hacan', 2);
    fight(t);
    expect(t.where()).toBe('space combat/defender announces a retreat');
    t.free('hacan', 'offer a transaction', gift(1, 2));
    t.answer('sol', accept);
    expect([t.player('hacan').tradeGoods, t.player('sol').tradeGoods]).toEqual([0, 2]);
    expect(t.where()).toBe('space combat/defender announces a retreat');
  });

  test('of an agenda that is replaced may be made again', () => {
    const t = table('norr', 'hacan', 'sol');
    t.game().phase = 'agenda';
    t.game().active = -1;
    t.goods('sol', 2);
    t.hand('norr', 'veto');
    t.decks({ agendaDeck: ['mutiny', 'economicEquality'] });
    t.begin('one agenda', {});
    t.free('sol', 'offer a transaction', gift(1, 1));
    t.answer('hacan', accept);
    expect(() => t.free('sol', 'offer a transaction', gift(1, 1))).toThrow('why.traded already');
    t.answer('norr', 'action:veto');
    t.free('sol', 'offer a transaction', gift(1, 1));
    t.answer('hacan', accept);
    expect(t.player('hacan').tradeGoods).toBe(2);
  });

  test('need neighbors; at one kind of wormhole players are', () => {
    const t = table('sol', 'norr', 'xxcha');
    t.fleet('sol', '26', { cruiser: 1 });
    t.fleet('norr', '39', { cruiser: 1 });
    t.goods('sol', 2);
    t.begin('action phase');
    expect(() => t.free('sol', 'offer a transaction', gift(2, 1))).toThrow('why.no neighbors');
    t.free('sol', 'offer a transaction', gift(1, 1));
    t.answer('norr', accept);
    expect(t.player('norr').tradeGoods).toBe(1);
  });
});

describe('dice that are no combat rolls', () => {
  test('are as good for Jol-Nar as for others', () => {
    const t = table('sol', 'jolnar');
    t.own('jolnar', 'saudor', { pds: 1 });
    t.fleet('sol', '23', { cruiser: 1 });
    t.active('sol', '23');
    t.dice(6);
    t.begin('space cannon offense', { seat: 0, system: '23' });
    t.answer('jolnar', t.options('jolnar')[0] as string);
    expect(t.ships('sol', '23')).toEqual({});
  });

  test('are no better for the N’orr than for others', () => {
    const t = table('norr', 'xxcha');
    t.own('xxcha', 'quann', { infantry: 2 });
    const [dreadnought = 0] = t.fleet('norr', '25', { dreadnought: 1 });
    t.active('norr', '25');
    // Two dice that hit with 4.
    t.dice(3, 3);
    t.begin('bombard', { seat: 0, system: '25', targets: [{ unit: dreadnought, planet: 'quann' }] });
    expect(t.ground('xxcha', 'quann')).toEqual({ infantry: 2 });
  });

  scenario(['technology:antimassDeflectors'], 'need one more of space cannons at those who land, too', () => {
    const t = table('hacan', 'sol');
    t.technologies('hacan', 'antimassDeflectors');
    const [, ...infantry] = t.fleet('hacan', '25', { carrier: 1, infantry: 1 });
    t.own('sol', 'quann', { pds: 1 });
    t.active('hacan', '25');
    t.begin('invasion', { seat: 0, system: '25' });
    t.answer('hacan', { landings: [{ planet: 'quann', units: infantry }] });
    t.dice(6);
    t.answer('sol', 'fire');
    expect(t.planet('quann').owner).toBe(0);
  });
});

describe('fleets', () => {
  scenario(['ability:armada'], 'of Letnev hold two ships even without a token in the pool', () => {
    const t = table('letnev', 'sol');
    t.tokens('letnev', { fleet: 0 });
    expect(fleetLimit(t.game(), { seat: 0, system: '25' })).toBe(2);
  });

  scenario(['technology:antimassDeflectors'], 'retreat into asteroid fields with their deflectors', () => {
    const t = table('hacan', 'sol');
    t.technologies('sol', 'antimassDeflectors');
    t.fleet('hacan', '22', { cruiser: 1 });
    t.fleet('sol', '22', { cruiser: 1 });
    t.fleet('sol', '44', { cruiser: 1 });
    t.active('hacan', '22');
    t.dice(1, 1);
    t.begin('space combat', { attacker: 0, defender: 1, system: '22' });
    t.answer('sol', 'retreat');
    expect(t.ships('sol', '44')).toEqual({ cruiser: 2 });
  });

  test('that space cannons destroy were in no combat, and nobody has won one', () => {
    const t = table('norr', 'xxcha');
    t.own('xxcha', 'saudor', { pds: 1 });
    t.fleet('norr', '23', { cruiser: 1 });
    t.fleet('xxcha', '23', { cruiser: 1 });
    t.dice(6);
    t.begin('tactical action', { seat: 0 });
    t.answer('norr', '23');
    t.answer('xxcha', t.options('xxcha')[0] as string);
    expect([t.ships('norr', '23'), t.events('spaceCombatBegan'), t.events('spaceCombatEnded')]).toEqual([{}, [], []]);
  });
});

describe('the agenda phase', () => {
  test('readies planets at its end, and nothing else', () => {
    const t = table('norr', 'hacan', 'sol');
    t.game().phase = 'agenda';
    t.technologies('sol', 'fleetLogistics');
    t.player('sol').exhausted.push('fleetLogistics');
    t.exhaust('jord', 'hercant', 'kamdorn', 'arretze', 'trenlak', 'quinarra');
    t.decks({ agendaDeck: ['economicEquality', 'mutiny'] });
    t.begin('agenda phase');
    t.playOn(undefined, 1);
    expect([t.planet('jord').exhausted, t.player('sol').exhausted]).toEqual([false, ['fleetLogistics']]);
  });

  scenario(['action:assassinateRepresentative'], 'gives no votes by any means to those who cannot vote', () => {
    const t = table('norr', 'hacan', 'sol');
    t.game().phase = 'agenda';
    t.decks({ agendaDeck: ['mutiny'] });
    t.hand('norr', 'assassinateRepresentative');
    t.hand('sol', 'distinguishedCouncilor', 'bribery');
    t.goods('sol', 3);
    t.begin('one agenda', {});
    t.answer('norr', 'action:assassinateRepresentative');
    t.answer('norr', '2');
    t.answer('hacan', vote('for', 'hercant'));
    expect(t.awaited()).toEqual([0]);
    t.answer('norr', vote(''));
    expect([t.isOver(), t.events('votesCast').map((e) => e.seat)]).toEqual([true, [1]]);
  });
});

describe('factions', () => {
  scenario(
    ['unit-card:letaniWarrior', 'strategy:warfare'],
    'warriors add nothing to the dock that Warfare uses',
    () => {
      const t = table('norr', 'arborec');
      t.own('arborec', 'nestphar', { infantry: 3, spaceDock: 1 });
      t.goods('arborec', 9);
      t.strategy('norr', 'warfare');
      t.begin('strategic action', { seat: 0, card: 'warfare' });
      t.playOn((where) => where === 'strategic action/use the secondary ability', 1);
      t.answer('arborec', 'secondary');
      const made = (unit: string, count: number) => ({ units: [{ unit, count }], pay: { planets: [], goods: count } });
      expect(t.refusal('arborec', made('infantry', 1))).not.toBeNull();
      expect(t.refusal('arborec', { units: [{ unit: 'fighter', count: 6 }], pay: { planets: [], goods: 3 } })).toBe(
        'why.production limit',
      );
      expect(
        t.refusal('arborec', { units: [{ unit: 'fighter', count: 5 }], pay: { planets: [], goods: 3 } }),
      ).toBeNull();
    },
  );

  test('the Xxcha take a planet of a system of theirs, and none with units on it', () => {
    const t = table('xxcha', 'sol');
    t.own('xxcha', 'abyz');
    t.own('sol', 'meer', { infantry: 1 });
    t.own('sol', 'lodor');
    t.begin('peace accords', { seat: 0, about: { seat: 0, card: 'diplomacy', ability: 'primary' } });
    expect(t.options('xxcha')).toContain('fria');
    expect(t.options('xxcha')).toContain('lodor');
    expect(t.options('xxcha')).not.toContain('meer');
    expect(t.options('xxcha')).not.toContain('mecatolRex');
    t.answer('xxcha', 'lodor');
    expect(t.planet('lodor')).toMatchObject({ owner: 0, exhausted: true });
  });

  scenario(['technology:mageonImplants'], 'a card that the Yssaril take is not drawn', () => {
    const t = table('yssaril', 'sol');
    t.technologies('yssaril', 'mageonImplants');
    t.hand('sol', 'plague');
    t.strategy('yssaril', 'trade');
    t.begin('action phase');
    t.answer('yssaril', 'technology:mageonImplants');
    expect(t.player('yssaril').hand).toEqual(['plague.1']);
  });

  scenario(['unit-card:salaiSaiCorian'], 'the Salai Sai Corian has no die against fighters alone', () => {
    const t = table('winnu', 'sol');
    t.own('sol', 'quann', { spaceDock: 1 });
    t.fleet('winnu', '25', { flagship: 1 });
    t.fleet('sol', '25', { fighter: 1 });
    t.dice(9);
    fight(t);
    expect(t.events('diceRolled').flatMap((e) => e.groups.map((g) => g.unit))).toEqual(['fighter']);
  });

  scenario(['ability:pillage'], 'Mentak may leave a neighbor alone', () => {
    const t = table('mentak', 'sol');
    t.fleet('mentak', '38', { cruiser: 1 });
    t.fleet('sol', '38', { cruiser: 1 });
    t.goods('sol', 2);
    t.begin('gain trade goods', { seat: 1, amount: 2 });
    expect(t.options('mentak')).toEqual(['ability:pillage#1']);
    t.pass('mentak');
    expect([t.isOver(), t.player('sol').tradeGoods]).toEqual([true, 4]);
  });
});
