// Action cards that answer an activation, or the arrival of ships.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { areNeighbors, isAdjacent } from '../../src/queries/board.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** The first seat activates a system. */
const activate = (t: Table, system: string): void => {
  t.begin('tactical action', { seat: 0 });
  t.answer(0, system);
};

scenario(['action:flankSpeed'], 'all ships move one system farther in this action', () => {
  const t = table('norr', 'xxcha', 'sol');
  const [carrier = 0] = t.fleet('norr', '24', { carrier: 1 });
  t.hand('norr', 'flankSpeed');
  activate(t, '46');
  t.answer('norr', 'action:flankSpeed');
  // Two steps for a carrier that moves one.
  t.answer('norr', { moves: [{ ship: carrier, path: ['24', '37', '46'] }] });
  expect(t.ships('norr', '46')).toEqual({ carrier: 1 });
  expect(t.game().effects).toEqual([]);
});

scenario(['action:flankSpeed'], 'only by whoever has activated the system', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.fleet('norr', '24', { carrier: 1 });
  t.hand('norr', 'flankSpeed');
  t.hand('xxcha', 'flankSpeed');
  activate(t, '36');
  expect(t.awaited()).toEqual([0]);
});

scenario(
  ['action:inTheSilenceOfSpace'],
  'ships of one system pass through ships of others, those of others do not',
  () => {
    const t = table('norr', 'xxcha', 'sol');
    t.fleet('xxcha', '37', { destroyer: 1 });
    const [quiet = 0] = t.fleet('norr', '24', { cruiser: 1 });
    const [loud = 0] = t.fleet('norr', '38', { cruiser: 1 });
    t.hand('norr', 'inTheSilenceOfSpace');
    activate(t, '46');
    t.answer('norr', 'action:inTheSilenceOfSpace');
    t.answer('norr', '24');
    expect(t.refusal('norr', { moves: [{ ship: loud, path: ['38', '37', '46'] }] })).toBe('why.others ships');
    t.answer('norr', { moves: [{ ship: quiet, path: ['24', '37', '46'] }] });
    expect(t.ships('norr', '46')).toEqual({ cruiser: 1 });
  },
);

scenario(['action:inTheSilenceOfSpace'], 'anomalies hold them up as ever', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.fleet('xxcha', '42', { destroyer: 1 });
  const [ship = 0] = t.fleet('norr', '23', { cruiser: 1 });
  t.hand('norr', 'inTheSilenceOfSpace');
  activate(t, '29');
  t.answer('norr', 'action:inTheSilenceOfSpace');
  t.answer('norr', '23');
  expect(t.refusal('norr', { moves: [{ ship, path: ['23', '42', '29'] }] })).toBe('why.nebula');
  t.answer('norr', { moves: [{ ship, path: ['23', '35', '29'] }] });
});

scenario(['action:lostStarChart'], 'all alpha and beta wormholes are adjacent, for everybody and everything', () => {
  const t = table('norr', 'xxcha', 'sol');
  const [ship = 0] = t.fleet('norr', '26', { carrier: 1 });
  t.fleet('xxcha', '39', { cruiser: 1 });
  t.fleet('sol', '40', { cruiser: 1 });
  t.hand('norr', 'lostStarChart');
  activate(t, '25');
  t.answer('norr', 'action:lostStarChart');
  expect([isAdjacent(t.game(), '26', '25'), isAdjacent(t.game(), '26', '40')]).toEqual([true, true]);
  expect(areNeighbors(t.game(), { a: 1, b: 2 })).toBe(true);
  t.answer('norr', { moves: [{ ship, path: ['26', '25'] }] });
  expect(t.ships('norr', '25')).toEqual({ carrier: 1 });
  expect(isAdjacent(t.game(), '26', '40')).toBe(false);
});

scenario(['action:lostStarChart'], 'it beats the travel ban, also from alpha to alpha', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.law('enforcedTravelBan');
  const [ship = 0] = t.fleet('norr', '26', { carrier: 1 });
  t.hand('norr', 'lostStarChart');
  activate(t, '39');
  t.answer('norr', 'action:lostStarChart');
  t.answer('norr', { moves: [{ ship, path: ['26', '39'] }] });
  expect(t.ships('norr', '39')).toEqual({ carrier: 1 });
});

scenario(['action:upgrade'], 'a cruiser in the active system becomes a dreadnought', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.tokens('norr', { fleet: 2 });
  const [cruiser = 0] = t.fleet('norr', '36', { cruiser: 1, destroyer: 1 });
  t.damage(cruiser);
  t.hand('norr', 'upgrade');
  activate(t, '36');
  t.answer('norr', 'action:upgrade');
  // The fleet pool is full before and after: nothing is lost on the way.
  expect(t.ships('norr', '36')).toEqual({ dreadnought: 1, destroyer: 1 });
  expect(t.system('36').space.some((u) => u.damaged)).toBe(false);
});

scenario(['action:upgrade'], 'the cruiser stays when no dreadnought is taken off the board for it', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.tokens('norr', { fleet: 5 });
  t.fleet('norr', '36', { cruiser: 1 });
  const [first = 0] = t.fleet('norr', '46', { dreadnought: 5 });
  t.hand('norr', 'upgrade');
  activate(t, '36');
  t.answer('norr', 'action:upgrade');
  expect(t.options('norr')).toContain(String(first));
  t.pass('norr');
  expect([t.ships('norr', '36'), t.ships('norr', '46')]).toEqual([{ cruiser: 1 }, { dreadnought: 5 }]);
});

scenario(['action:upgrade'], 'there must be a cruiser, and a dreadnought to be had', () => {
  const without = table('norr', 'xxcha', 'sol');
  without.fleet('norr', '36', { destroyer: 1 });
  without.fleet('norr', '37', { cruiser: 1 });
  without.hand('norr', 'upgrade', 'flankSpeed');
  activate(without, '36');
  expect(without.barred('norr', 'action:upgrade')).toBe('why.no target');
  const none = table('norr', 'xxcha', 'sol');
  none.tokens('norr', { fleet: 5 });
  none.fleet('norr', '36', { cruiser: 1 });
  none.fleet('norr', '46', { dreadnought: 5 });
  none.activated('norr', '46');
  none.hand('norr', 'upgrade', 'flankSpeed');
  activate(none, '36');
  expect(none.barred('norr', 'action:upgrade')).toBe('why.no pieces left');
});

/** The first seat moves a cruiser into 36, past a dock of the second next to it. */
function approach(dock: 'saudor' | 'lor'): Table {
  const t = table('norr', 'xxcha', 'sol');
  const [ship = 0] = t.fleet('norr', '46', { cruiser: 1 });
  t.own('xxcha', dock, { spaceDock: 1 });
  t.hand('xxcha', 'experimentalBattlestation');
  activate(t, '36');
  t.answer('norr', { moves: [{ ship, path: ['46', '36'] }] });
  return t;
}

scenario(['action:experimentalBattlestation'], 'a space dock fires three dice at 5 at the ships that came', () => {
  const t = approach('saudor');
  t.dice(4, 4, 5);
  t.answer('xxcha', 'action:experimentalBattlestation');
  t.answer('xxcha', '0');
  expect(t.ships('norr', '36')).toEqual({});
  expect(t.events('diceRolled')).toMatchObject([{ groups: [{ unit: 'spaceDock', dice: 3, need: 5 }] }]);
});

scenario(['action:experimentalBattlestation'], 'the dock lies in the system or next to it', () => {
  const t = table('norr', 'xxcha', 'sol');
  const [ship = 0] = t.fleet('norr', '46', { cruiser: 1 });
  t.own('xxcha', 'tequran', { spaceDock: 1 });
  t.hand('xxcha', 'experimentalBattlestation', 'veto');
  activate(t, '36');
  t.answer('norr', { moves: [{ ship, path: ['46', '36'] }] });
  expect(t.isOver()).toBe(true);
  expect(approach('lor').options('xxcha')).toEqual(['action:experimentalBattlestation']);
});

scenario(['action:experimentalBattlestation'], 'only when ships have moved in', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.fleet('norr', '36', { cruiser: 1 });
  t.own('xxcha', 'saudor', { spaceDock: 1 });
  t.hand('xxcha', 'experimentalBattlestation');
  activate(t, '36');
  expect(t.isOver()).toBe(true);
  approach('saudor').answer('xxcha', 'action:experimentalBattlestation');
});

scenario(['action:experimentalBattlestation'], 'a ship that leaves and comes back has moved in', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.fleet('norr', '46', { cruiser: 1 });
  const [rover = 0] = t.fleet('norr', '36', { cruiser: 1 });
  t.own('xxcha', 'saudor', { spaceDock: 1 });
  t.hand('xxcha', 'experimentalBattlestation');
  activate(t, '36');
  t.answer('norr', { moves: [{ ship: rover, path: ['36', '46', '36'] }] });
  expect(t.options('xxcha')).toEqual(['action:experimentalBattlestation']);
});

scenario(['action:experimentalBattlestation'], 'not where all that moved was lost in a gravity rift', () => {
  const lost = (roll: number): Table => {
    const t = table('norr', 'xxcha', 'sol');
    const [ship = 0] = t.fleet('norr', '41', { cruiser: 1 });
    t.fleet('norr', '31', { carrier: 1 });
    t.own('xxcha', 'lazar', { spaceDock: 1 });
    t.hand('xxcha', 'experimentalBattlestation');
    t.dice(roll);
    activate(t, '31');
    t.answer('norr', { moves: [{ ship, path: ['41', '31'] }] });
    return t;
  };
  expect(lost(3).awaited()).not.toContain(1);
  expect(lost(4).options('xxcha')).toEqual(['action:experimentalBattlestation']);
});

scenario(
  ['action:experimentalBattlestation', 'action:maneuveringJets'],
  'it fires at the ships that were there before too, and Maneuvering Jets answer it',
  () => {
    const t = table('norr', 'xxcha', 'sol');
    const [ship = 0] = t.fleet('norr', '46', { cruiser: 1 });
    t.fleet('norr', '36', { destroyer: 1 });
    t.own('xxcha', 'saudor', { spaceDock: 1 });
    t.hand('xxcha', 'experimentalBattlestation');
    t.hand('norr', 'maneuveringJets');
    activate(t, '36');
    t.answer('norr', { moves: [{ ship, path: ['46', '36'] }] });
    t.dice(5, 5, 4);
    t.answer('xxcha', 'action:experimentalBattlestation');
    t.answer('xxcha', '0');
    t.answer('norr', 'action:maneuveringJets');
    const [there = 0] = t.unitIds('norr', '36', 'destroyer');
    t.answer('norr', { damage: [], destroy: [there] });
    expect(t.ships('norr', '36')).toEqual({ cruiser: 1 });
  },
);

scenario(
  ['action:flankSpeed', 'action:sabotage'],
  'cancelled, it leaves the system activated, and another may follow',
  () => {
    const t = table('norr', 'xxcha', 'sol');
    t.fleet('norr', '24', { carrier: 1 });
    t.hand('norr', 'flankSpeed', 'flankSpeed');
    t.hand('xxcha', 'sabotage');
    activate(t, '46');
    t.answer('norr', 'action:flankSpeed');
    t.answer('xxcha', 'action:sabotage');
    expect([t.player('norr').tactic, t.system('46').tokens & 1]).toEqual([2, 1]);
    t.answer('norr', 'action:flankSpeed');
    expect(t.where()).toBe('movement/move ships');
  },
);
