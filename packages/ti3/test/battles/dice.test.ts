import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import type { DiceGroup } from '../../src/queries/battle.ts';
import { table } from '../kit/index.ts';

const volley = (seat: number, unit: DiceGroup['unit'], dice: number, need: number, bonus = 0): DiceGroup => ({
  seat,
  unit,
  dice,
  need,
  bonus,
  rolls: [],
});

const at = { kind: 'space battle', attacker: 0, defender: 1, system: 'quann', round: 2 } as const;

scenario(
  ['sequence:roll dice'],
  'a roll plus its bonus that reaches the combat value hits; both sides roll at once',
  () => {
    const t = table('sol', 'hacan');
    t.dice(2, 5, 7, 6, 3, 5, 10);
    t.begin('roll dice', {
      ...at,
      groups: [
        volley(0, 'cruiser', 3, 7),
        volley(0, 'dreadnought', 1, 5),
        volley(1, 'fighter', 2, 9),
        volley(1, 'destroyer', 1, 9),
      ],
    });
    expect(t.events('hitsScored').map((e) => [e.seat, e.count])).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(t.events('diceRolled')).toMatchObject([
      {
        kind: 'space battle',
        system: 'quann',
        groups: [
          { seat: 0, unit: 'cruiser', need: 7, bonus: 0, rolls: [2, 5, 7] },
          { seat: 0, unit: 'dreadnought', need: 5, bonus: 0, rolls: [6] },
          { seat: 1, unit: 'fighter', need: 9, bonus: 0, rolls: [3, 5] },
          { seat: 1, unit: 'destroyer', need: 9, bonus: 0, rolls: [10] },
        ],
      },
    ]);
  },
);

test('a bonus counts on every die, a malus too', () => {
  const t = table('sol', 'hacan');
  t.dice(6, 5, 10, 9);
  t.begin('roll dice', { ...at, groups: [volley(0, 'cruiser', 2, 7, 1), volley(1, 'fighter', 2, 9, -1)] });
  expect(t.events('hitsScored').map((e) => e.count)).toEqual([1, 1]);
});
