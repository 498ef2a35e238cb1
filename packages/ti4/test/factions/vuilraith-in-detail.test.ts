// What a plain reading of the Vuil'raith Cabal gets wrong (faq 48, 91, 127 and the notes on their components).
import { describe, expect, test } from 'vitest';
import { rollsForRift } from '../../src/queries/movement.ts';
import { unitsLeft } from '../../src/queries/players.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';

const pok = { prophecy: true, codexI: true };
const alone = (t: Table): void => {
  for (const player of t.game().players) player.leaders = [];
};
const NOTHING = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] as string[] };

describe('capture', () => {
  test('a captured mech is returned in a transaction, an infantry is not (48)', () => {
    const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
    alone(t);
    t.player('vuilraith').captured = [
      { type: 'mech', owner: 1 },
      { type: 'infantry', owner: -1 },
    ];
    t.own('vuilraith', 'quann', { infantry: 1 });
    t.fleet('sol', '25', { cruiser: 1 });
    t.strategy('vuilraith', 'leadership', 'diplomacy');
    t.begin('action phase');
    const offer = (unit: string) => ({
      partner: 1,
      give: { ...NOTHING, captured: [{ unit, count: 1 }] },
      take: NOTHING,
      promise: '',
      wanted: '',
    });
    expect(unitsLeft(t.game(), 1, 'mech')).toBe(3);
    expect(() => t.free(0, 'offer a transaction', offer('infantry'))).toThrow('why.no such captive');
    t.free(0, 'offer a transaction', offer('mech'));
    t.answer('sol', { answer: 'accept', give: NOTHING, take: NOTHING, promise: '', wanted: '' });
    expect(unitsLeft(t.game(), 1, 'mech')).toBe(4);
  });

  test('the owner may ask for his unit when it is his turn', () => {
    const t = tableWith(pok, 'sol', 'vuilraith', 'norr');
    alone(t);
    t.player('vuilraith').captured = [{ type: 'carrier', owner: 0 }];
    t.own('vuilraith', 'quann', { infantry: 1 });
    t.fleet('sol', '25', { cruiser: 1 });
    t.goods('sol', 2);
    t.strategy('sol', 'leadership', 'diplomacy');
    t.begin('action phase');
    t.free(0, 'offer a transaction', {
      partner: 1,
      give: { ...NOTHING, tradeGoods: 2 },
      take: { ...NOTHING, captured: [{ unit: 'carrier', count: 1 }] },
      promise: '',
      wanted: '',
    });
    t.answer('vuilraith', { answer: 'accept', give: NOTHING, take: NOTHING, promise: '', wanted: '' });
    expect(t.player('vuilraith').captured).toBeUndefined();
    expect(t.player('vuilraith').tradeGoods).toBe(2);
  });

  test('a blockade by fighters alone frees what is captured, before they are removed (91)', () => {
    const t = tableWith(pok, 'sol', 'vuilraith', 'norr');
    alone(t);
    t.own('vuilraith', 'quann', { spaceDock: 1, infantry: 1 });
    t.player('vuilraith').captured = [{ type: 'carrier', owner: 0 }];
    t.fleet('sol', '25', { carrier: 1, fighter: 1 });
    t.fleet('vuilraith', '25', { cruiser: 1 });
    t.active('sol', '25');
    // Sol's fighter hits the cruiser, the cruiser hits the carrier.
    t.dice(1, 10, 10);
    t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
    t.playOn((where) => where === 'assign hits/assign hits' || where === '');
    const [carrier = 0] = t.unitIds('sol', '25', 'carrier');
    t.answer('sol', { damage: [], destroy: [carrier] });
    t.playOn(() => false);
    expect(t.ships('sol', '25')).toEqual({});
    // The carrier lost in the combat was devoured: only the earlier one came home.
    expect(t.events('unitReturned')).toMatchObject([{ seat: 1, player: 0, unit: 'carrier' }]);
  });

  test('tokens of fighters and infantry are not captured of a blockader either', () => {
    const t = tableWith(pok, 'sol', 'vuilraith', 'norr');
    alone(t);
    t.own('vuilraith', 'quann', { spaceDock: 1, infantry: 2 });
    t.fleet('sol', '25', { carrier: 1 });
    t.landed('sol', 'quann', { infantry: 1 });
    t.active('sol', '25');
    t.dice(1, 10, 10);
    t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
    t.playOn(() => false);
    expect(t.ground('sol', 'quann')).toEqual({});
    expect(t.player('vuilraith').captured).toBeUndefined();
  });

  test('infantry that may return are captured all the same', () => {
    const t = tableWith(pok, 'vuilraith', 'norr', 'sol');
    alone(t);
    t.technologies('norr', 'infantryII');
    t.own('norr', 'quann', { infantry: 1 });
    t.landed('vuilraith', 'quann', { infantry: 2 });
    t.active('vuilraith', '25');
    t.dice(10, 1, 1, 10);
    t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
    t.playOn(() => false);
    expect(t.player('vuilraith').captured).toEqual([{ type: 'infantry', owner: -1 }]);
    expect(t.player('norr').resting).toBe(1);
  });

  test('what falls to space cannons is not devoured', () => {
    const t = tableWith(pok, 'sol', 'vuilraith', 'norr');
    alone(t);
    const ids = t.fleet('sol', '25', { cruiser: 1 });
    t.active('sol', '25');
    t.begin('destroy units', { seat: 0, enemy: 1, system: '25', ids, kind: 'space cannon offense' });
    expect(t.player('vuilraith').captured).toBeUndefined();
  });

  test('The Terror Between takes what dies with it, but not itself', () => {
    const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
    alone(t);
    const ids = t.fleet('vuilraith', '46', { flagship: 1, cruiser: 1 });
    t.begin('destroy units', { seat: 0, enemy: 1, system: '46', ids, kind: null });
    expect(t.player('vuilraith').captured).toEqual([{ type: 'cruiser', owner: 0 }]);
  });
});

describe('Amalgamation', () => {
  test('a unit made for nothing takes its place in the limit, and own captured pieces serve', () => {
    const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
    alone(t);
    t.own('vuilraith', 'vefutII', { spaceDock: 1 });
    t.exhaust('acheron', 'vefutII');
    t.goods('vuilraith', 9);
    t.player('vuilraith').captured = [{ type: 'cruiser', owner: 0 }];
    t.begin('production', { seat: 0, system: '20' });
    const made = (fighters: number) => ({
      units: [
        { unit: 'cruiser', count: 1 },
        { unit: 'fighter', count: fighters },
      ],
      returned: [{ unit: 'cruiser', of: 0, count: 1 }],
      pay: { planets: [], goods: Math.ceil(fighters / 2) },
    });
    expect(t.refusal('vuilraith', made(6))).toBe('why.production limit');
    t.answer('vuilraith', made(2));
    expect(t.ships('vuilraith', '20')).toEqual({ cruiser: 1, fighter: 2 });
    expect(unitsLeft(t.game(), 0, 'cruiser')).toBe(7);
  });
});

describe('dimensional tears', () => {
  test('ships of the Cabal have one move more out of their own rift, and roll nothing', () => {
    const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
    alone(t);
    t.own('vuilraith', 'quann', { spaceDock: 1 });
    const [dreadnought = 0] = t.fleet('vuilraith', '25', { dreadnought: 1 });
    t.begin('tactical action', { seat: 0 });
    t.answer('vuilraith', '19');
    t.answer('vuilraith', { moves: [{ ship: dreadnought, path: ['25', '18', '19'] }] });
    expect(t.ships('vuilraith', '19')).toEqual({ dreadnought: 1 });
    expect(t.events('diceRolled')).toEqual([]);
  });

  test('a rift of the board makes the Cabal roll as others do', () => {
    const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
    expect(rollsForRift(t.game(), { seat: 0, system: '41' })).toBe(true);
  });

  test('the rift goes with the dock', () => {
    const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
    alone(t);
    const [dock = 0] = t.own('vuilraith', 'quann', { spaceDock: 1, infantry: 1 });
    t.begin('destroy units', { seat: 0, enemy: 1, system: '25', planet: 'quann', ids: [dock], kind: null });
    const [cruiser = 0] = t.fleet('sol', '25', { cruiser: 1 });
    t.game().active = 1;
    t.begin('tactical action', { seat: 1 });
    t.answer('sol', '35');
    expect(t.refusal('sol', { moves: [{ ship: cruiser, path: ['25', '23', '35'] }] })).toBeNull();
    t.answer('sol', { moves: [{ ship: cruiser, path: ['25', '23', '35'] }] });
    expect(t.ships('sol', '35')).toEqual({ cruiser: 1 });
  });
});

describe('Vortex', () => {
  test('takes nothing out of the system of the dock, nor of who blockades it', () => {
    const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
    alone(t);
    t.technologies('vuilraith', 'vortex');
    t.own('vuilraith', 'quann', { spaceDock: 1, infantry: 1 });
    t.fleet('sol', '25', { dreadnought: 1 });
    t.fleet('sol', '26', { cruiser: 1 });
    t.strategy('vuilraith', 'leadership', 'diplomacy');
    t.begin('action phase');
    expect(t.options('vuilraith')).not.toContain('technology:vortex');
  });

  test('takes only what lies in the reinforcements', () => {
    const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
    alone(t);
    t.technologies('vuilraith', 'vortex');
    t.own('vuilraith', 'quann', { spaceDock: 1, infantry: 1 });
    t.fleet('sol', '26', { flagship: 1 });
    t.strategy('vuilraith', 'leadership', 'diplomacy');
    t.begin('action phase');
    expect(t.options('vuilraith')).not.toContain('technology:vortex');
  });
});

describe('The Stillness of Stars', () => {
  test('looks at the full commodity value, and takes no structure', () => {
    const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
    t.goods('sol', 0, 4);
    t.begin('replenish commodities', { seat: 1 });
    t.answer('vuilraith', 'leader:theStillnessOfStars');
    expect(t.player('sol')).toMatchObject({ tradeGoods: 4, commodities: 0 });
    const options = t.options('vuilraith');
    expect(options).toContain('dreadnought');
    for (const none of ['warSun', 'flagship', 'pds', 'spaceDock']) expect(options).not.toContain(none);
  });
});
