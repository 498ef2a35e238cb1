// Combinations that a veteran tries: each of them meets several rules at once.
import { describe, expect, test } from 'vitest';
import { newSystem } from '../../src/atoms/board.ts';
import { wormholeNexus } from '../../src/facts/index.ts';
import { neighbours } from '../../src/queries/board.ts';
import type { Table } from '../kit/index.ts';
import { table, tableWith } from '../kit/index.ts';

const pok = { prophecy: true };
const alone = (t: Table): void => {
  for (const player of t.game().players) player.leaders = [];
};
const takeAll = (t: Table): number[] => {
  const chosen: number[] = [];
  while (t.where() === 'strategy phase/choose a strategy card') {
    const [seat = -1] = t.awaited();
    chosen.push(seat);
    t.answer(seat, t.options(seat)[0] as string);
  }
  return chosen;
};

describe('Non-Euclidean Shielding', () => {
  test('a Direct Hit takes the ship, and the hits it has cancelled stay cancelled', () => {
    const t = table('norr', 'letnev');
    t.technologies('letnev', 'nonEuclideanShielding');
    t.hand('norr', 'directHit');
    const [first = 0, second = 0] = t.fleet('letnev', '47', { dreadnought: 2 });
    t.active('norr', '47');
    t.begin('take hits', { seat: 1, by: 0, hits: 4, kind: 'space combat', system: '47' });
    t.answer('letnev', { damage: [first, second], destroy: [] });
    t.answer('norr', 'action:directHit');
    t.answer('letnev', { damage: [second], destroy: [] });
    expect([t.unit(first), t.unit(second)?.damaged]).toEqual([undefined, true]);
    expect(t.isOver()).toBe(true);
  });

  test('Nekro who have copied it cancel two hits with one mech', () => {
    const t = tableWith(pok, 'nekro', 'letnev', 'sol');
    alone(t);
    t.technologies('nekro', 'valefarAssimilatorX');
    t.technologies('letnev', 'nonEuclideanShielding');
    t.game().effects.push({
      source: 'technology:valefarAssimilatorX',
      seat: 0,
      target: 'nonEuclideanShielding',
      amount: 1,
      until: 'game',
    });
    const [mech = 0] = t.own('nekro', 'quann', { mech: 1, infantry: 1 });
    t.begin('take hits', { seat: 0, by: 2, hits: 2, kind: 'ground combat', system: '25', planet: 'quann' });
    t.answer('nekro', { damage: [mech], destroy: [] });
    expect(t.ground('nekro', 'quann')).toEqual({ mech: 1, infantry: 1 });
  });
});

describe('the custodians token', () => {
  function atMecatol(who: 'sol' | 'winnu', goods: number): Table {
    const t = table(who, 'norr', 'xxcha');
    t.fleet(who, '18', { carrier: 1, infantry: 1 });
    t.goods(who, goods);
    t.exhaust(who === 'sol' ? 'jord' : 'winnu');
    t.active(who, '18');
    t.begin('invasion', { seat: 0, system: '18' });
    return t;
  }

  test('exhausted planets pay nothing; trade goods do; the Winnu pay nothing at all', () => {
    expect(atMecatol('sol', 5).where()).not.toBe('invasion/custodians token');
    expect(atMecatol('sol', 6).where()).toBe('invasion/custodians token');
    expect(atMecatol('winnu', 0).where()).toBe('invasion/custodians token');
  });

  test('whoever removes it must land', () => {
    const t = atMecatol('winnu', 0);
    t.answer('winnu', 'remove');
    expect(t.refusal('winnu', { landings: [] })).not.toBeNull();
    expect(t.player('winnu').points).toBe(1);
  });

  test('while it lies there nobody lands', () => {
    const t = atMecatol('sol', 6);
    t.pass('sol');
    expect(t.isOver()).toBe(true);
    expect(t.ground('sol', 'mecatolRex')).toEqual({});
  });
});

describe('the last objective', () => {
  function exhausted(points: readonly number[]): Table {
    const t = table('sol', 'naalu', 'norr');
    // The token that they took as the strategy phase ended.
    t.game().effects.push({ source: 'ability:telepathic', seat: 1, target: '', amount: 0, until: 'round' });
    t.objectives('conquerTheWeak');
    t.decks({ actionDeck: ['veto.1', 'spy.1', 'plague.1', 'bunker.1'] });
    t.strategy(0, 'leadership');
    t.strategy(1, 'imperial');
    t.strategy(2, 'diplomacy');
    points.forEach((n, seat) => {
      t.player(seat).points = n;
    });
    t.begin('status phase');
    t.playOn(() => false);
    return t;
  }

  test('the most points win, and nobody draws a card any more', () => {
    const t = exhausted([3, 4, 7]);
    expect(t.game().winner).toEqual({ seats: [2], why: 'objectives' });
    expect(t.player('sol').hand).toEqual([]);
  });

  test('among equals the Naalu are first, whatever their card', () => {
    expect(exhausted([5, 5, 5]).game().winner).toEqual({ seats: [1], why: 'objectives' });
  });

  test('a secret scored in that very phase still counts', () => {
    const t = table('sol', 'hacan', 'norr');
    t.objectives('conquerTheWeak');
    t.strategy(0, 'leadership');
    t.strategy(1, 'imperial');
    t.strategy(2, 'diplomacy');
    t.player('hacan').points = 1;
    t.secret('norr', 'gatherAMightyFleet');
    t.player('norr').points = 1;
    t.tokens('norr', { fleet: 5 });
    t.fleet('norr', '47', { dreadnought: 5 });
    t.begin('status phase');
    t.answer('norr', 'gatherAMightyFleet');
    expect(t.game().winner).toEqual({ seats: [2], why: 'objectives' });
  });
});

describe('strategy phase', () => {
  test('with five each takes one card from the speaker on, and the other three gain a trade good', () => {
    const t = tableWith(pok, 'sol', 'norr', 'xxcha', 'hacan', 'letnev');
    alone(t);
    t.game().speaker = 3;
    t.begin('strategy phase');
    expect(takeAll(t)).toEqual([3, 4, 0, 1, 2]);
    expect(t.game().strategyCards.map((c) => c.tradeGoods)).toEqual([0, 0, 0, 0, 0, 1, 1, 1]);
  });

  test('with four each takes two, and nothing is left', () => {
    const t = tableWith(pok, 'sol', 'norr', 'xxcha', 'hacan');
    alone(t);
    t.game().speaker = 2;
    t.begin('strategy phase');
    // The last card is nobody's choice.
    expect(takeAll(t)).toEqual([2, 3, 0, 1, 2, 3, 0]);
    expect(t.game().strategyCards.every((c) => c.holder >= 0 && c.tradeGoods === 0)).toBe(true);
  });
});

describe('wormholes of the Creuss and the nexus', () => {
  /** What the nexus is next to, for this seat. */
  function besideNexus(isActive: boolean, seat: number): string[] {
    const t = tableWith(pok, 'creuss', 'sol', 'norr');
    t.game().systems.push(newSystem(wormholeNexus, 30, 30));
    t.game().galaxy += ` ${wormholeNexus}@30,30${isActive ? ' active' : ''}`;
    if (isActive) t.game().nexusActive = true;
    return [...neighbours(t.game(), wormholeNexus, seat)].sort();
  }

  test('an inactive nexus is next to no alpha or beta, an active one to all of them', () => {
    expect([besideNexus(false, 0), besideNexus(false, 1)]).toEqual([[], []]);
    const all = ['25', '26', '39', '40'];
    for (const seat of [0, 1]) expect(besideNexus(true, seat)).toEqual(expect.arrayContaining(all));
    expect(besideNexus(true, 1)).toEqual(all);
  });
});

describe('Yssaril who stall', () => {
  test('may stall as long as they have cards, and pass only once their strategy card is used', () => {
    const t = tableWith(pok, 'yssaril', 'sol', 'norr');
    alone(t);
    t.hand('yssaril', 'spy', 'plague');
    t.strategy('yssaril', 'leadership');
    t.strategy('sol', 'trade');
    t.strategy('norr', 'warfare');
    for (const card of t.game().strategyCards) card.exhausted = card.id !== 'leadership';
    t.begin('action phase');
    expect(t.options('yssaril')).not.toContain('pass');
    t.answer('yssaril', 'ability:stallTactics');
    t.answer('yssaril', 'spy.1');
    if (t.awaited().includes(0)) t.pass('yssaril');
    expect(t.awaited()).toEqual([1]);
    t.answer('sol', 'pass');
    t.answer('norr', 'pass');
    expect(t.awaited()).toEqual([0]);
    expect(t.options('yssaril')).not.toContain('pass');
  });
});

describe('Mahact with commanders of others', () => {
  test('Claire Gibson brings their infantry where they defend', () => {
    const t = tableWith(pok, 'norr', 'mahact', 'sol');
    t.player('norr').leaders = [];
    t.player('mahact').othersTokens = [2];
    t.player('mahact').leaders = [];
    t.player('sol').leaders = [{ id: 'claireGibson', is: 'unlocked' }];
    t.own('mahact', 'quann', { infantry: 1 });
    t.landed('norr', 'quann', { infantry: 1 });
    t.active('norr', '25');
    t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
    t.playOn((where) => where === '' || t.options('mahact').includes('leader:claireGibson'));
    t.dice(1, 10, 10);
    t.answer('mahact', 'leader:claireGibson');
    t.playOn(() => false);
    expect(t.ground('mahact', 'quann')).toEqual({ infantry: 2 });
  });

  test('a commander goes again with the token', () => {
    const t = tableWith(pok, 'norr', 'mahact', 'sol');
    t.unlock('sol', 'claireGibson');
    t.own('mahact', 'quann', { infantry: 1 });
    t.landed('norr', 'quann', { infantry: 1 });
    t.player('norr').leaders = [];
    t.active('norr', '25');
    t.dice(1, 10);
    t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
    expect(t.options('mahact')).not.toContain('leader:claireGibson');
  });
});

describe('points in the middle of something', () => {
  test('a Support for the Throne at nine points ends the game at once', () => {
    const t = table('sol', 'norr', 'xxcha');
    t.player('sol').points = 9;
    t.fleet('sol', '47', { cruiser: 1 });
    t.fleet('norr', '47', { cruiser: 1 });
    t.strategy('sol', 'leadership', 'diplomacy');
    t.begin('action phase');
    const nothing = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] };
    t.free('sol', 'offer a transaction', {
      partner: 1,
      give: nothing,
      take: { ...nothing, note: 'supportForTheThrone.1' },
      promise: '',
      wanted: '',
    });
    t.answer('norr', { answer: 'accept', give: nothing, take: nothing, promise: '', wanted: '' });
    expect(t.game().winner).toMatchObject({ seats: [0] });
  });

  test('no public objective is scored without the home planets, a secret is', () => {
    const t = table('norr', 'sol', 'xxcha');
    t.objectives('erectAMonument');
    t.goods('norr', 8);
    t.planet('trenlak').owner = 1;
    t.secret('norr', 'gatherAMightyFleet');
    t.tokens('norr', { fleet: 5 });
    t.fleet('norr', '47', { dreadnought: 5 });
    t.begin('score objectives', { seat: 0 });
    expect(t.options('norr')).toEqual(['gatherAMightyFleet']);
  });
});

describe('L1Z1X', () => {
  test('Harrow is not for a defender, and hurts no own troops', () => {
    const t = tableWith(pok, 'sol', 'l1z1x', 'norr');
    alone(t);
    t.own('l1z1x', 'quann', { infantry: 1 });
    t.fleet('l1z1x', '25', { dreadnought: 1 });
    t.landed('sol', 'quann', { infantry: 1 });
    t.active('sol', '25');
    t.dice(1, 1, 1, 10);
    t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
    expect(t.isOver()).toBe(true);
    expect(t.events('diceRolled').every((e) => e.kind === 'ground combat')).toBe(true);
  });

  test('a dock that is assimilated produces in the same action', () => {
    const t = tableWith(pok, 'l1z1x', 'sol', 'norr');
    alone(t);
    t.own('sol', 'quann', { spaceDock: 1 });
    const [, infantry = 0] = t.fleet('l1z1x', '25', { carrier: 1, infantry: 1 });
    t.goods('l1z1x', 4);
    t.begin('tactical action', { seat: 0 });
    t.answer('l1z1x', '25');
    t.answer('l1z1x', { landings: [{ planet: 'quann', units: [infantry] }] });
    t.answer('l1z1x', { units: [{ unit: 'dreadnought', count: 1 }], pay: { planets: [], goods: 4 } });
    expect(t.ground('l1z1x', 'quann')).toEqual({ infantry: 1, spaceDock: 1 });
    expect(t.ships('l1z1x', '25')).toEqual({ carrier: 1, dreadnought: 1 });
  });
});

describe('the active player is out', () => {
  test('nobody acts at the end of an action whose player has left the game', () => {
    const t = tableWith(pok, 'norr', 'sol', 'xxcha');
    t.player('norr').leaders = [];
    t.player('xxcha').leaders = [];
    for (const id of ['trenlak', 'quinarra'] as const) t.planet(id).owner = -1;
    const [, infantry = 0] = t.fleet('norr', '25', { carrier: 1, infantry: 1 });
    t.own('sol', 'quann', { infantry: 3 });
    t.dice(1, 10, 10, 10);
    t.begin('tactical action', { seat: 0 });
    t.answer('norr', '25');
    t.playOn((where) => where === 'invasion/commit ground forces');
    t.answer('norr', { landings: [{ planet: 'quann', units: [infantry] }] });
    t.playOn((where) => where === '' || t.options('sol').includes('leader:tro'));
    expect(t.player('norr').eliminated).toBe(true);
    expect(t.isOver()).toBe(true);
    expect(t.ground('norr', 'quann')).toEqual({});
  });
});
