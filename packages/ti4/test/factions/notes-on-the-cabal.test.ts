// Notes on the Vuil'raith Cabal that no other test comes by.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { newSystem } from '../../src/atoms/board.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';
import { move } from '../movement/moving.ts';

const pok = { prophecy: true, codexI: true };
const alone = (t: Table): void => {
  for (const player of t.game().players) player.leaders = [];
};

describe('dimensional tears', () => {
  test('two in one system are one rift: one die, one move', () => {
    const t = tableWith(pok, 'sol', 'vuilraith', 'norr');
    alone(t);
    t.own('vuilraith', 'abyz', { spaceDock: 1 });
    t.own('vuilraith', 'fria', { spaceDock: 1 });
    const [carrier] = t.fleet('sol', '38', { carrier: 1 }); // move 1
    t.dice(10);
    t.begin('tactical action', { seat: 0 });
    t.answer('sol', '18');
    t.answer('sol', move(carrier, ['38', '26', '18']));
    expect(t.ships('sol', '18')).toEqual({ carrier: 1 });
    expect(t.events('riftRolled')).toHaveLength(1);
  });

  test('in a nebula the move value is 1 and 1 more, not that of the ship', () => {
    const t = tableWith(pok, 'sol', 'vuilraith', 'norr');
    alone(t);
    const at = t.game().systems.findIndex((s) => s.id === '26');
    t.game().systems[at] = newSystem('68', 0, -1);
    t.game().galaxy = t.game().galaxy.replace('26@', '68@');
    t.own('vuilraith', 'everra', { spaceDock: 1 });
    const [destroyer] = t.fleet('sol', '68', { destroyer: 1 }); // move 2
    t.dice(10);
    t.begin('tactical action', { seat: 0 });
    t.answer('sol', '34');
    // Three steps are too far: nobody is asked to move.
    expect(t.isOver()).toBe(true);
    t.change((g) => {
      for (const system of g.systems) system.tokens = 0;
    });
    t.begin('tactical action', { seat: 0 });
    t.answer('sol', '19');
    t.answer('sol', move(destroyer, ['68', '18', '19']));
    expect(t.ships('sol', '19')).toEqual({ destroyer: 1 });
  });
});

describe('Crucible', () => {
  test('two rifts give one move each, and the note one more in all', () => {
    const t = tableWith(pok, 'sol', 'vuilraith', 'norr');
    alone(t);
    t.note('vuilraith', 'sol', 'crucible');
    t.own('vuilraith', 'lazar', { spaceDock: 1 }); // 31 is a rift too, next to 41
    const [dreadnought] = t.fleet('sol', '41', { dreadnought: 1 }); // move 1
    t.begin('tactical action', { seat: 0 });
    t.answer('sol', '25');
    t.answer('sol', 'note:crucible#crucible.1');
    // 41, 31: two exits; four steps and no fifth.
    expect(t.refusal('sol', move(dreadnought, ['41', '31', '22', '18', '26', '25']))).not.toBeNull();
    t.answer('sol', move(dreadnought, ['41', '31', '22', '18', '25']));
    expect(t.ships('sol', '25')).toEqual({ dreadnought: 1 });
    expect(t.events('riftRolled')).toEqual([]);
  });

  test('it lasts for the movement: a retreat out of a rift rolls', () => {
    const t = tableWith(pok, 'sol', 'vuilraith', 'norr');
    alone(t);
    t.note('vuilraith', 'sol', 'crucible');
    const [cruiser] = t.fleet('sol', '31', { cruiser: 1 });
    t.own('sol', 'sakulag', { infantry: 1 });
    t.fleet('norr', '41', { cruiser: 1 });
    t.begin('tactical action', { seat: 0 });
    t.answer('sol', '41');
    t.answer('sol', 'note:crucible#crucible.1');
    t.dice(1, 1, 9);
    t.answer('sol', move(cruiser, ['31', '41']));
    expect(t.where()).toBe('space combat/attacker announces a retreat');
    t.answer('sol', 'retreat');
    expect(t.events('riftRolled')).toHaveLength(1);
    expect(t.ships('sol', '31')).toEqual({ cruiser: 1 });
  });
});

describe('The Terror Between', () => {
  test('captures outside of combats too', () => {
    const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
    alone(t);
    t.fleet('vuilraith', '46', { flagship: 1 });
    const ids = t.fleet('norr', '46', { cruiser: 1 });
    t.begin('destroy units', { seat: 2, enemy: 1, system: '46', ids, kind: null });
    expect(t.player('vuilraith').captured).toEqual([{ type: 'cruiser', owner: 2 }]);
  });

  scenario(['unit-card:theTerrorBetween'], 'nothing of what falls after a Direct Hit has taken it', () => {
    const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
    alone(t);
    t.hand('sol', 'directHit');
    const [flagship = 0, cruiser = 0] = t.fleet('vuilraith', '46', { flagship: 1, cruiser: 1 });
    t.fleet('sol', '46', { cruiser: 2 });
    t.active('vuilraith', '46');
    t.dice(1, 1, 1, 10, 10, 1, 1);
    t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
    t.pass('sol');
    t.answer('vuilraith', { damage: [flagship], destroy: [cruiser] });
    t.answer('sol', 'action:directHit');
    t.playOn();
    expect(t.unit(cruiser)).toBeUndefined();
    expect(t.player('vuilraith').captured).toBeUndefined();
    const other = tableWith(pok, 'vuilraith', 'sol', 'norr');
    alone(other);
    const [, lost = 0] = other.fleet('vuilraith', '46', { flagship: 1, cruiser: 1 });
    other.begin('destroy units', { seat: 0, enemy: 1, system: '46', ids: [lost], kind: null });
    expect(other.player('vuilraith').captured).toEqual([{ type: 'cruiser', owner: 0 }]);
  });
});

describe('The Stillness of Stars', () => {
  test('what is turned into trade goods is no gain: nobody pillages it', () => {
    const t = tableWith(pok, 'hacan', 'vuilraith', 'mentak');
    t.player('hacan').leaders = [];
    t.player('mentak').leaders = [];
    t.fleet('hacan', '25', { cruiser: 1 });
    t.fleet('mentak', '25', { cruiser: 1 });
    t.begin('replenish commodities', { seat: 0 });
    t.answer('vuilraith', 'leader:theStillnessOfStars');
    t.answer('vuilraith', 'carrier');
    expect(t.player('hacan').tradeGoods).toBe(6);
    expect(t.isOver()).toBe(true);
  });
});

describe('It Feeds on Carrion', () => {
  function anchor(t: Table, ...dice: number[]): void {
    for (const each of ['sol', 'norr', 'nekro'] as const) if (t.seat(each) >= 0) t.player(each).leaders = [];
    t.unlock('vuilraith', 'itFeedsOnCarrion');
    t.strategy('vuilraith', 'leadership', 'diplomacy');
    t.dice(...dice);
    t.begin('action phase');
    t.answer('vuilraith', 'leader:itFeedsOnCarrion');
  }

  test('whoever blockades a dock is spared, also elsewhere', () => {
    const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
    t.own('vuilraith', 'quann', { spaceDock: 1, infantry: 1 });
    t.fleet('sol', '25', { cruiser: 1 });
    t.fleet('sol', '26', { cruiser: 1 });
    t.fleet('norr', '26', { cruiser: 1 });
    anchor(t, 1);
    expect(t.player('vuilraith').captured).toEqual([{ type: 'cruiser', owner: 2 }]);
  });

  test('a ship near two tears rolls once', () => {
    const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
    t.own('vuilraith', 'quann', { spaceDock: 1, infantry: 1 });
    t.own('vuilraith', 'saudor', { spaceDock: 1, infantry: 1 });
    t.fleet('sol', '18', { cruiser: 1 }); // next to both
    anchor(t, 4);
    expect(t.ships('sol', '18')).toEqual({ cruiser: 1 });
  });

  test('of what has no room any more its owner says what goes', () => {
    const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
    t.own('vuilraith', 'quann', { spaceDock: 1, infantry: 1 });
    t.fleet('sol', '26', { carrier: 2, fighter: 6, infantry: 2 });
    anchor(t, 1, 10);
    expect(t.awaited()).toEqual([1]);
    t.confirm('sol');
    const captured = t.player('vuilraith').captured ?? [];
    expect(captured).toHaveLength(1 + 2); // an Advanced Carrier holds six;
    expect(captured[0]).toEqual({ type: 'carrier', owner: 1 });
  });

  test('a dock that an assimilator makes a tear counts', () => {
    const t = tableWith(pok, 'vuilraith', 'nekro', 'norr');
    t.player('nekro').technologies.push('valefarAssimilatorX');
    t.technologies('vuilraith', 'dimensionalTearII');
    t.game().effects.push({
      source: 'technology:valefarAssimilatorX',
      seat: 1,
      target: 'dimensionalTearII',
      amount: 0,
      until: 'game',
    });
    t.own('nekro', 'quann', { spaceDock: 1, infantry: 1 });
    t.fleet('norr', '26', { cruiser: 1 });
    anchor(t, 1);
    expect(t.player('vuilraith').captured).toEqual([{ type: 'cruiser', owner: 2 }]);
  });

  test('what is captured so is not destroyed', () => {
    const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
    t.own('vuilraith', 'quann', { spaceDock: 1, infantry: 1 });
    t.fleet('sol', '26', { carrier: 1, infantry: 2 });
    anchor(t, 1);
    expect(t.events('unitDestroyed')).toEqual([]);
  });
});

describe('Reanimator', () => {
  scenario(['unit-card:reanimator'], 'takes infantry that fall outside of combats too', () => {
    const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
    alone(t);
    const [, infantry = 0] = t.own('vuilraith', 'quann', { mech: 1, infantry: 1 });
    t.begin('destroy units', {
      seat: 0,
      enemy: 1,
      system: '25',
      planet: 'quann',
      ids: [infantry],
      kind: 'bombardment',
    });
    expect(t.player('vuilraith').captured).toEqual([{ type: 'infantry', owner: -1 }]);
  });
});
