// Rolling dice: for one side or both at once, with a moment in which single dice may be rolled again.
import type { Procedure } from '@custodian/kernel';
import { showDice, showHits, showReroll } from '../../atoms/battle.ts';
import type { Game, Seat, Ti3 } from '../../game.ts';
import type { DiceGroup, Engagement } from '../../queries/battle.ts';
import { hits } from '../../queries/battle.ts';

/** What the window 'dice rolled' is about. Reactions give changed `groups`, or hits that do not count after all. */
export interface DiceRolled extends Engagement {
  readonly groups: readonly DiceGroup[];
  /** Hits of a seat's dice that are cancelled. */
  readonly cancelled?: readonly { readonly seat: Seat; readonly hits: number }[];
}

/** Hits by seat, for the seats that rolled. */
export type Hits = Readonly<Record<string, number>>;

interface Rolling extends Engagement {
  groups: readonly DiceGroup[];
  hits?: Hits;
}

/** `groups` come with their dice, needs and bonuses; gives the hits of each seat. */
export const rollDice: Procedure<Game, Rolling> = {
  rule: 'space battle.roll',
  steps: {
    roll: {
      do: (x) => {
        x.v.groups = x.v.groups.map((group) => ({ ...group, rolls: rollAll(x, group.dice) }));
        showDice(x, x.v.kind, x.v.system, x.v.planet, x.v.round, x.v.groups);
      },
    },
    'dice rolled': {
      window: 'dice rolled',
      about: (x): DiceRolled => ({ ...x.v }),
      then: (x, { groups, cancelled = [] }: DiceRolled) => {
        const scored: Record<string, number> = {};
        for (const group of groups) scored[group.seat] = (scored[group.seat] ?? 0) + hits(group);
        for (const { seat, hits: lost } of cancelled) scored[seat] = Math.max(0, (scored[seat] ?? 0) - lost);
        x.v.groups = groups;
        x.v.hits = scored;
        for (const seat of Object.keys(scored)) showHits(x, Number(seat), x.v.kind, scored[seat] as number);
      },
    },
  },
  gives: (x): Hits => x.v.hits ?? {},
};

/** Rolls one die of a group again; the groups with the new result. */
export function reroll(x: Ti3, groups: readonly DiceGroup[], group: number, die: number): DiceGroup[] {
  return groups.map((each, i) => {
    if (i !== group) return each;
    const after = x.roll('dice', 10);
    showReroll(x, each.seat, each.unit, each.rolls[die] as number, after);
    return { ...each, rolls: each.rolls.map((before, j) => (j === die ? after : before)) };
  });
}

/** Where the first miss of a group is; -1 when all its dice hit. */
export const firstMiss = ({ rolls, need, bonus }: DiceGroup): number => rolls.findIndex((r) => r + bonus < need);

export function rollAll(x: Ti3, dice: number): number[] {
  const rolls: number[] = [];
  for (let i = 0; i < dice; i++) rolls.push(x.roll('dice', 10));
  return rolls;
}
