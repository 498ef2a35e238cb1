// The Barony of Letnev.
import type { Called } from '@custodian/kernel';
import { add, forbid, set } from '@custodian/kernel';
import { spendTradeGoods } from '../../atoms/goods.ts';
import { addEffect } from '../../atoms/table.ts';
import { repairUnit } from '../../atoms/units.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { systemOf } from '../../queries/board.ts';
import { isFoughtBy } from '../../queries/combat.ts';
import type { DiceGroup } from '../../queries/dice.ts';
import { spendableGoods } from '../../queries/payment.ts';
import { mayFire, mayUseAbility } from '../../queries/permissions.ts';
import { hasAbility, hasEffect, hasTechnology, noteOwner, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { unitCardId } from '../../queries/units.ts';
import { fleetLimit, sustained } from '../../queries/values.ts';
import { spendGoods } from '../../rules/production/spending.ts';
import type { CombatRound } from '../../rules/windows.ts';
import type { Sequence } from '../../terms.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility, withAbility, withTechnology } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import type { To } from '../sequences.ts';

export interface LetnevSequences {
  'stock munitions': Called<To<'combat round begins'>>;
  /** Dice that may be rolled again in a round for which somebody has paid. */
  'use munitions': Called<
    To<'dice rolled'>,
    { groups: readonly DiceGroup[] },
    To<'dice rolled'> & { groups?: readonly DiceGroup[] }
  >;
  'use war funding': Called<
    To<'dice rolled'>,
    { groups: readonly DiceGroup[] },
    To<'dice rolled'> & { groups?: readonly DiceGroup[] }
  >;
  'arc secundus repairs': Called<To<'combat round begins'>>;
}

const takesPart = (seat: Seat, { attacker, defender }: CombatRound): boolean => seat === attacker || seat === defender;

const MUNITIONS = 'ability:munitionsReserves';
const FUNDING = 'note:warFunding';

const rerolls = {
  rule: 'rerolls',
  steps: {
    reroll: {
      call: 'reroll dice',
      with: ({ v: { seat, about } }: { v: To<'dice rolled'> }) => ({ seat, groups: about.groups }),
      then: (x: { v: { groups?: readonly DiceGroup[] } }, { groups }: { groups: readonly DiceGroup[] }) => {
        x.v.groups = groups;
      },
    },
  },
  gives: (x: { v: To<'dice rolled'> & { groups?: readonly DiceGroup[] } }) => ({
    groups: x.v.groups ?? x.v.about.groups,
  }),
} as const;

const munitionsReserves = ability('munitionsReserves', {
  reacts: [
    {
      window: 'combat round begins',
      may: (g, seat, about) => {
        if (!hasAbility(g, seat, 'munitionsReserves') || about.kind !== 'space combat' || !isFoughtBy(g, seat, about))
          return false;
        if (spendableGoods(g, seat) < 2) return why('abilities', 'why.two trade goods');
        return mayUseAbility(g, { seat });
      },
      run: 'stock munitions',
    },
    {
      window: 'dice rolled',
      may: (g, seat, about) => (about.seat === seat && hasEffect(g, MUNITIONS, seat) ? null : false),
      run: 'use munitions',
    },
  ],
  procedures: {
    'stock munitions': {
      rule: 'abilities',
      steps: {
        pay: {
          do: (x) => {
            spendGoods(x, x.v.seat, 2);
            addEffect(x, { source: MUNITIONS, seat: x.v.seat, until: 'combat round' });
          },
        },
      },
    },
    'use munitions': rerolls as Sequence<'use munitions'>,
  },
});

const armada = ability('armada', {
  modifies: [withAbility('armada', add, fleetLimit, (_, __, now) => now + 2)],
});

/** Nobody fires at their landed forces. */
const l4Disruptors = technology('l4Disruptors', {
  modifies: [
    forbid(mayFire, (g, { enemy, planet }) =>
      planet !== undefined && hasTechnology(g, enemy, 'l4Disruptors') ? why('technology', 'why.L4 disruptors') : null,
    ),
  ],
});

const nonEuclideanShielding = technology('nonEuclideanShielding', {
  modifies: [withTechnology('nonEuclideanShielding', set, sustained, () => 2)],
});

const arcIn = (g: G, seat: Seat, system: string): FrozenUnit | undefined =>
  unitCardId(g, { seat, type: 'flagship' }) === 'arcSecundus'
    ? systemOf(g, system).space.find((u) => u.owner === seat && u.type === 'flagship' && u.damaged)
    : undefined;

/** That shields fall before it stands on its card. */
const arcSecundus = unitAbility('arcSecundus', {
  reacts: [
    {
      window: 'combat round begins',
      forced: 'in turn',
      may: (g, seat, about) =>
        about.kind === 'space combat' && takesPart(seat, about) && arcIn(g, seat, about.system) !== undefined
          ? null
          : false,
      run: 'arc secundus repairs',
    },
  ],
  procedures: {
    'arc secundus repairs': {
      rule: 'abilities',
      steps: {
        repair: {
          do: (x) => {
            const { system } = x.v.about;
            const ship = arcIn(x.g, x.v.seat, system);
            if (ship !== undefined) repairUnit(x, { system }, ship.id);
          },
        },
      },
    },
  },
});

const warFunding = note<'combat round begins'>({
  id: 'warFunding',
  on: ['combat round begins'],
  // One note works once in a round, also when it has gone home and come into other hands meanwhile.
  may: (g, seat, _, about) =>
    about.kind === 'space combat' && isFoughtBy(g, seat, about) && !hasEffect(g, FUNDING) ? null : false,
  effect: {
    rule: 'promissory notes',
    steps: {
      'Letnev pay': {
        do: (x) => {
          const owner = noteOwner(x.v.copy);
          spendTradeGoods(x, owner, Math.min(2, playerOf(x.g, owner).tradeGoods));
          addEffect(x, { source: FUNDING, seat: x.v.seat, until: 'combat round' });
        },
      },
    },
    gives: () => undefined,
  },
  later: [
    {
      window: 'dice rolled',
      may: (g, seat, about) => (about.seat === seat && hasEffect(g, FUNDING, seat) ? null : false),
      run: 'use war funding',
    },
  ],
  procedures: { 'use war funding': rerolls as Sequence<'use war funding'> },
});

export const letnev: readonly Ti4Component[] = [
  munitionsReserves,
  armada,
  l4Disruptors,
  nonEuclideanShielding,
  arcSecundus,
  warFunding,
];
