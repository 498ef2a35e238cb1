import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { behaviourOf } from '../../src/content/action-cards/define.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';
import { three } from './playing.ts';

/** The N'orr activate a system. */
function activate(t: Table, system: string): void {
  t.begin('tactical action', { seat: t.seat('norr') });
  t.answer('norr', system);
}

scenario(['action:flankSpeed'], 'at flank speed ships move one system farther, but only one out of a nebula', () => {
  const t = three();
  t.hand('norr', 'flankSpeed', 'flankSpeed');
  const [carrier] = t.fleet('norr', 'abyz-fria', { carrier: 1 }) as [number];
  const [cruiser] = t.fleet('norr', 'nebula', { cruiser: 1 }) as [number];
  activate(t, 'mecatolRex');
  expect(t.options('norr')).toEqual(['action:flankSpeed']);
  t.answer('norr', 'action:flankSpeed');
  // No second one for the same activation.
  expect(t.where()).toBe('movement/move ships into the system');
  const outOfTheNebula = { ship: cruiser, path: ['nebula', 'wellon', 'mecatolRex'] };
  expect(t.refusal('norr', { moves: [outOfTheNebula] })).toBe('why.too far');
  t.answer('norr', { moves: [{ ship: carrier, path: ['abyz-fria', 'lodor', 'mecatolRex'] }] });
  expect(t.ships('norr', 'mecatolRex')).toEqual({ carrier: 1 });
  expect(t.isOver()).toBe(true);
  expect(t.game().effects).toEqual([]);
  expect(t.player('norr').hand).toHaveLength(1);
});

scenario(['action:flankSpeed'], 'flank speed is for one’s own tactical activations', () => {
  const may = behaviourOf('flankSpeed')?.may;
  const g = three().game();
  expect(may?.(g, 0, { seat: 0, system: 'quann', action: 'tactical' }, 'system activated')).toBeNull();
  expect(may?.(g, 0, { seat: 0, system: 'quann', action: 'transfer' }, 'system activated')).toBe(false);
  expect(may?.(g, 0, { seat: 1, system: 'quann', action: 'tactical' }, 'system activated')).toBe(false);
  const t = three();
  t.hand('norr', 'flankSpeed');
  activate(t, 'quann');
  t.answer('norr', 'action:flankSpeed');
  expect(t.isOver()).toBe(true);
});

scenario(['action:inTheSilenceOfSpace'], 'one fleet passes enemy ships in silence, the other does not', () => {
  const t = three();
  t.hand('norr', 'inTheSilenceOfSpace');
  const [silent] = t.fleet('norr', 'abyz-fria', { cruiser: 1 }) as [number];
  const [loud] = t.fleet('norr', 'arnor-lor', { cruiser: 1 }) as [number];
  t.fleet('norr', 'thibah', { carrier: 1 });
  for (const system of ['lodor', 'quann', 'saudor']) t.fleet('xxcha', system, { destroyer: 1 });
  activate(t, 'mecatolRex');
  t.answer('norr', 'action:inTheSilenceOfSpace');
  // The carrier has movement 1: its fleet could not use the card.
  expect(t.options('norr').sort()).toEqual(['abyz-fria', 'arnor-lor']);
  t.answer('norr', 'abyz-fria');
  const loudly = { ship: loud, path: ['arnor-lor', 'quann', 'mecatolRex'] };
  expect(t.refusal('norr', { moves: [loudly] })).toBe('why.enemy ships bar the way');
  const stopping = { ship: silent, path: ['abyz-fria', 'lodor'] };
  expect(t.refusal('norr', { moves: [stopping] })).toBe('why.ends elsewhere');
  t.answer('norr', { moves: [{ ship: silent, path: ['abyz-fria', 'lodor', 'mecatolRex'] }] });
  expect(t.ships('norr', 'mecatolRex')).toEqual({ cruiser: 1 });
});

scenario(['action:experimentalBattlestation'], 'a space dock fires three shots at the fleet that came', () => {
  const t = three();
  t.hand('xxcha', 'experimentalBattlestation');
  t.own('xxcha', 'quann', { groundForces: 1, dock: true });
  const ships = t.fleet('norr', 'lodor', { cruiser: 3 });
  activate(t, 'quann');
  t.dice(6, 5, 10);
  t.answer('norr', { moves: ships.map((ship) => ({ ship, path: ['lodor', 'quann'] })) });
  expect(t.options('xxcha')).toEqual(['action:experimentalBattlestation']);
  t.answer('xxcha', 'action:experimentalBattlestation');
  expect(t.events('diceRolled')).toMatchObject([{ kind: 'pds', groups: [{ seat: 1, unit: 'pds', dice: 3, need: 6 }] }]);
  expect(t.ships('norr', 'quann')).toEqual({ cruiser: 1 });
});

scenario(
  ['action:experimentalBattlestation', 'technology:deepSpaceCannon', 'technology:gravitonLaserSystem'],
  'a battlestation reaches as far as PDS do, with what helps them',
  () => {
    const t = three();
    t.hand('xxcha', 'experimentalBattlestation');
    t.own('xxcha', 'lodor', { groundForces: 1, dock: true });
    t.fleet('norr', 'quann', { cruiser: 3 });
    const moved = { seat: 0, system: 'quann', moved: [] };
    expect(behaviourOf('experimentalBattlestation')?.may(t.game(), 1, moved, 'ships moved')).toMatchObject({
      text: { key: 'why.no dock in range' },
    });
    t.technologies('xxcha', 'deepSpaceCannon', 'magenDefenseGrid', 'gravitonLaserSystem');
    activate(t, 'quann');
    // Magen helps: 5 hits. The two misses are rolled again.
    t.dice(5, 4, 1, 5, 4);
    t.answer('xxcha', 'action:experimentalBattlestation');
    expect(t.diceLeft()).toBe(0);
    expect(t.ships('norr', 'quann')).toEqual({ cruiser: 1 });
  },
);

scenario(['action:minelayers'], 'mines hit before the battle, and what they destroy does not fire', () => {
  const t = three();
  t.hand('xxcha', 'minelayers');
  t.fleet('xxcha', 'quann', { cruiser: 2 });
  const ships = t.fleet('norr', 'lodor', { cruiser: 3 });
  activate(t, 'quann');
  t.answer('norr', { moves: ships.map((ship) => ({ ship, path: ['lodor', 'quann'] })) });
  // One cruiser of the N'orr is left to fire, and misses.
  t.dice(1, 7, 1);
  t.answer('xxcha', 'action:minelayers');
  expect(t.diceLeft()).toBe(0);
  expect(t.ships('xxcha', 'quann')).toEqual({ cruiser: 2 });
  expect(t.ships('norr', 'quann')).toEqual({});
  expect(t.game().deeds).toContainEqual({ deed: 'won battle', seat: 1, about: 'quann', amount: 3 });
});

scenario(['action:minelayers'], 'a dreadnought sustains the hit of a mine', () => {
  const t = three();
  t.hand('xxcha', 'minelayers');
  t.fleet('xxcha', 'quann', { cruiser: 1 });
  const [ship] = t.fleet('norr', 'lodor', { dreadnought: 1 }) as [number];
  activate(t, 'quann');
  t.answer('norr', { moves: [{ ship, path: ['lodor', 'quann'] }] });
  t.dice(10, 1);
  t.answer('xxcha', 'action:minelayers');
  expect(t.events('shipDamaged')).toHaveLength(1);
  expect(t.ships('norr', 'quann')).toEqual({ dreadnought: 1 });
});

scenario(['action:minelayers'], 'no battle, no mines: the Naalu have slipped away', () => {
  const t = table('norr', 'naalu', 'sol');
  t.hand('naalu', 'minelayers');
  t.activated('naalu', 'saudor');
  t.fleet('naalu', 'quann', { cruiser: 1 });
  const ships = t.fleet('norr', 'lodor', { cruiser: 2 });
  activate(t, 'quann');
  t.answer('norr', { moves: ships.map((ship) => ({ ship, path: ['lodor', 'quann'] })) });
  t.answer('naalu', 'action:minelayers');
  t.answer('naalu', 'ability:naalu.retreat');
  expect(t.ships('norr', 'quann')).toEqual({ cruiser: 2 });
  expect(t.game().effects).toEqual([]);
});

scenario(['action:minelayers'], 'mines need a fleet that has just come and cruisers to lay them', () => {
  const t = three();
  t.hand('xxcha', 'minelayers');
  const may = (moved: number[]) =>
    behaviourOf('minelayers')?.may(t.game(), 1, { seat: 0, system: 'quann', moved }, 'ships moved');
  const [ship] = t.fleet('norr', 'quann', { cruiser: 1 }) as [number];
  expect(may([ship])).toBe(false);
  t.fleet('xxcha', 'quann', { destroyer: 1 });
  expect(may([ship])).toMatchObject({ text: { key: 'why.no cruiser there' } });
  t.fleet('xxcha', 'quann', { cruiser: 1 });
  expect(may([])).toBe(false);
  expect(may([ship])).toBeNull();
  t.system('quann').ships = t.system('quann').ships.filter((s) => s.owner !== 0);
  const [comer] = t.fleet('norr', 'lodor', { cruiser: 1 }) as [number];
  activate(t, 'quann');
  t.answer('norr', { moves: [{ ship: comer, path: ['lodor', 'quann'] }] });
  t.answer('xxcha', 'action:minelayers');
  expect(t.ships('norr', 'quann')).toEqual({});
});
