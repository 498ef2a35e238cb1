// What becomes of things when players leave the game in the middle of something (faq 108, Elimination 1a, 12, 13).
import { quickRoll } from '@custodian/kernel';
import { describe, expect, test } from 'vitest';
import { guess, hide } from '../../src/hiding.ts';
import { miscounted } from '../../src/inventory.ts';
import { unitsLeft } from '../../src/queries/players.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';

const pok = { prophecy: true };
const alone = (t: Table): void => {
  for (const player of t.game().players) player.leaders = [];
};
const loseAll = (t: Table, seat: number): void => {
  for (const system of t.game().systems)
    for (const planet of system.planets) if (planet.owner === seat) planet.owner = -1;
};

describe('captured units (108)', () => {
  test('what the eliminated player had captured goes home', () => {
    const t = tableWith(pok, 'sol', 'vuilraith', 'norr');
    t.player('vuilraith').captured = [
      { type: 'carrier', owner: 0 },
      { type: 'fighter', owner: -1 },
    ];
    loseAll(t, 1);
    t.begin('elimination');
    expect(t.player('vuilraith').eliminated).toBe(true);
    expect(t.player('vuilraith').captured).toBeUndefined();
    expect(unitsLeft(t.game(), 0, 'carrier')).toBe(4);
  });

  test('pieces of his own stay with whoever captured them', () => {
    const t = tableWith(pok, 'sol', 'vuilraith', 'norr');
    t.player('vuilraith').captured = [{ type: 'carrier', owner: 0 }];
    loseAll(t, 0);
    t.begin('elimination');
    expect(t.player('sol').eliminated).toBe(true);
    expect(t.player('vuilraith').captured).toEqual([{ type: 'carrier', owner: 0 }]);
    // They still serve for a production.
    t.change((g) => {
      g.active = 1;
    });
    t.own('vuilraith', 'acheron', { spaceDock: 1 });
    t.exhaust('acheron');
    t.begin('production', { seat: 1, system: '54' });
    t.answer('vuilraith', {
      units: [{ unit: 'carrier', count: 1 }],
      returned: [{ unit: 'carrier', of: 0, count: 1 }],
      pay: { planets: [], goods: 0 },
    });
    expect(t.ships('vuilraith', '54')).toEqual({ carrier: 1 });
  });
});

describe('in the middle of something', () => {
  test('the last infantry falls in a barrage: its owner is out, and the other has won the combat', () => {
    const t = tableWith(pok, 'argent', 'xxcha', 'sol');
    alone(t);
    t.technologies('argent', 'strikeWingAlphaII');
    loseAll(t, 1);
    t.fleet('argent', '47', { destroyer: 1 });
    t.fleet('xxcha', '47', { carrier: 1, infantry: 1, fighter: 1 });
    t.secret('argent', 'demonstrateYourPower');
    t.active('argent', '47');
    t.dice(10, 1, 1);
    t.begin('space combat', { attacker: 0, defender: 1, system: '47' });
    t.playOn(() => false);
    expect(t.player('xxcha').eliminated).toBe(true);
    expect(t.ships('xxcha', '47')).toEqual({});
    expect(t.events('spaceCombatEnded')).toMatchObject([{ winner: 0 }]);
  });

  test('the active player loses all in his own invasion: the turn goes on to the next', () => {
    const t = tableWith(pok, 'sol', 'norr', 'xxcha');
    alone(t);
    loseAll(t, 0);
    const [, infantry = 0] = t.fleet('sol', '25', { carrier: 1, infantry: 1 });
    t.own('norr', 'quann', { infantry: 3 });
    t.strategy('sol', 'leadership');
    t.strategy('norr', 'politics');
    t.strategy('xxcha', 'trade');
    for (const card of t.game().strategyCards) card.exhausted = true;
    t.dice(1, 10, 10, 10);
    t.begin('action phase');
    t.answer('sol', 'tactical');
    t.answer('sol', '25');
    t.answer('sol', { landings: [{ planet: 'quann', units: [infantry] }] });
    expect(t.player('sol').eliminated).toBe(true);
    expect(t.ships('sol', '25')).toEqual({});
    expect(t.awaited()).toEqual([1]);
    t.answer('norr', 'pass');
    t.answer('xxcha', 'pass');
    expect(t.isOver()).toBe(true);
  });

  test('a game that began with five keeps one strategy card each', () => {
    const t = tableWith(pok, 'sol', 'norr', 'xxcha', 'hacan', 'letnev');
    alone(t);
    loseAll(t, 0);
    loseAll(t, 1);
    t.begin('elimination');
    t.begin('strategy phase');
    const chosen: number[] = [];
    while (t.where() === 'strategy phase/choose a strategy card') {
      const [seat = -1] = t.awaited();
      chosen.push(seat);
      t.answer(seat, t.options(seat)[0] as string);
    }
    expect(chosen).toEqual([2, 3, 4]);
  });
});

describe('what stays', () => {
  test('a Terraform stays on its planet with its values', () => {
    const t = tableWith(pok, 'sol', 'titans', 'norr');
    t.own('sol', 'quann', { infantry: 1 });
    t.planet('quann').attachments = ['terraform'];
    t.noteInPlay('titans', 'sol', 'terraform');
    loseAll(t, 1);
    t.begin('elimination');
    expect(t.player('titans').eliminated).toBe(true);
    expect(t.planet('quann').attachments).toEqual(['terraform']);
  });

  test('a technology with an assimilator on it stays in play for the Nekro', () => {
    const t = tableWith(pok, 'nekro', 'sol', 'norr');
    t.technologies('nekro', 'valefarAssimilatorX');
    t.technologies('sol', 'specOpsII');
    t.game().effects.push({
      source: 'technology:valefarAssimilatorX',
      seat: 0,
      target: 'specOpsII',
      amount: 1,
      until: 'game',
    });
    loseAll(t, 1);
    t.begin('elimination');
    expect(t.player('sol').eliminated).toBe(true);
    expect(t.game().effects).toHaveLength(1);
  });
});

test('a scored secret objective that a law has made public stays there for the others', () => {
  const t = tableWith({}, 'sol', 'hacan', 'norr');
  const secret = 'sparkARebellion';
  t.player('hacan').scored = [secret];
  t.objectives(secret);
  alone(t);
  loseAll(t, 1);
  const counted = (): string => miscounted(t.game()).join();
  expect(counted()).not.toContain(secret);
  t.begin('elimination');
  expect(t.player('hacan')).toMatchObject({ eliminated: true, scored: [] });
  expect(t.game().objectives.map(({ id }) => id)).toContain(secret);
  expect(t.game().secretDeck).not.toContain(secret);
  expect(counted()).not.toContain(secret);
  // Nor is it taken for a card of the deck by whoever guesses that.
  t.game().secretDeck = ['unveilFlagship'];
  const roll = quickRoll(1);
  for (let n = 0; n < 300; n++)
    expect(guess(hide(t.game() as never, 0) as never, 0, roll).secretDeck).not.toContain(secret);
});
