// Leaders where they are easily forgotten: given up by their own side, on fighters, in the odds.

import { scenario } from '@custodian/testkit';
import { spaceBattleOdds } from '@custodian/ti3';
import { expect } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** Yin have just survived the first round against two cruisers of Sol, and may give up a ship. */
function beforeRoundTwo(prepare: (t: Table, yin: readonly number[], sol: readonly number[]) => void): Table {
  const t = table('yin', 'sol', 'hacan');
  const yin = t.fleet('yin', 'quann', { cruiser: 2 });
  const sol = t.fleet('sol', 'quann', { cruiser: 2 });
  prepare(t, yin, sol);
  t.dice(1, 1, 1, 1);
  t.begin('space battle', { attacker: 1, defender: 0, system: 'quann' });
  return t;
}

scenario(
  ['ability:yin.sacrifice'],
  'leaders aboard a ship that Yin give up or hit have a die, as in any battle',
  () => {
    for (const [die, fate] of [
      [5, 'dead'],
      [8, 'planet jord'],
      [9, 'captive 0'],
    ] as const) {
      const t = beforeRoundTwo((at, _, [first = 0, second = 0]) => {
        at.leader('rev', first);
        at.leader('connor', second);
      });
      t.answer('yin', 'ability:yin.sacrifice');
      // Then the cruiser of Sol that is left destroys the one of Yin.
      t.dice(die, 10, 1);
      t.answer('yin', t.options('yin')[0] as string);
      expect(t.leaderAt('rev')).toBe(fate);
      expect(t.leaderAt('connor')).toMatch('ship');
    }
  },
);

scenario(
  ['ability:yin.sacrifice'],
  'Yin may spare the ship with a leader aboard, and choose one of the enemy’s',
  () => {
    const t = beforeRoundTwo((at, [first = 0], [, second = 0]) => {
      at.leader('omar', first);
      at.leader('rev', second);
    });
    const [led = 0, empty = 0] = t.shipIds('yin', 'quann');
    t.answer('yin', 'ability:yin.sacrifice');
    expect(t.options('yin')).toEqual([String(led), String(empty)]);
    t.answer('yin', String(led));
    const [unled = 0, withRev = 0] = t.shipIds('sol', 'quann');
    expect(t.options('yin')).toEqual([String(unled), String(withRev)]);
    t.dice(10, 10, 1);
    t.answer('yin', String(unled));
    expect(t.leaderAt('omar')).toBe('captive 1');
  },
);

scenario(['leader:admiral.die'], 'the odds know an admiral aboard a fighter that a barrage may destroy', () => {
  const odds = (admiral: boolean, fighters: number) => {
    const t = table('sol', 'hacan');
    t.fleet('sol', 'quann', { carrier: 1 });
    const ids = t.fleet('sol', 'quann', { fighter: fighters });
    t.fleet('hacan', 'quann', { destroyer: 2 });
    if (admiral) t.leader('delouis', ids[0] as number);
    return spaceBattleOdds(t.game(), 'quann', 0, 1).a.wins;
  };
  expect(odds(true, 3)).toBeGreaterThan(odds(false, 3));
  expect(odds(true, 3)).toBeLessThan(1);
  // One more die at most: never better than one more fighter.
  expect(odds(true, 3)).toBeLessThan(odds(false, 4));
});

scenario(
  ['leader:diplomat.passage', 'sequence:movement'],
  'a diplomat aboard a fighter opens the way for the carrier that takes it along',
  () => {
    const t = table('sol', 'hacan');
    t.technologies('sol', 'xrdTransporters');
    const [carrier = 0, fighter = 0] = t.fleet('sol', 'home-sol', { carrier: 1, fighter: 1 });
    t.leader('rev', fighter);
    for (const id of ['abyz-fria', 'empty-4', 'meharXull', 'arinam-meer']) t.fleet('hacan', id, { cruiser: 1 });
    t.begin('movement', { seat: 0, system: 'lodor' });
    expect(t.asked('sol')).toBeDefined();
    t.answer('sol', { moves: [{ ship: carrier, path: ['home-sol', 'abyz-fria', 'lodor'], fighters: [fighter] }] });
    t.answer('hacan', 'yes');
    expect(t.ships('sol', 'lodor')).toEqual({ carrier: 1, fighter: 1 });
  },
);
