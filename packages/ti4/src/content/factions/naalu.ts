// The Naalu Collective.
import type { Called, Choose } from '@custodian/kernel';
import { set } from '@custodian/kernel';
import { placeToken } from '../../atoms/board.ts';
import { returnNote } from '../../atoms/goods.ts';
import { addEffect } from '../../atoms/table.ts';
import { loseFleetTokens } from '../../atoms/tokens-of-others.ts';
import type { G } from '../../game.ts';
import { hasShips, systemOf } from '../../queries/board.ts';
import { initiative } from '../../queries/order.ts';
import { mayUseAbility } from '../../queries/permissions.ts';
import { fleetTokens, hasAbility, hasEffect, hasTechnology, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { isShipUnit } from '../../queries/units.ts';
import { canLand } from '../../queries/values.ts';
import type { SlippedAway } from '../../rules/combat/slipping.ts';
import { havens, slippedInto } from '../../rules/combat/slipping.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import { inPlay } from '../promissory-notes/vocabulary.ts';
import type { CopyTo, To } from '../sequences.ts';
import { flagshipIn } from './vocabulary.ts';

export interface NaaluSequences {
  'take the zero token': Called<To<'strategy phase ends'>>;
  foresee: Called<To<'ships moved'>, void, To<'ships moved'> & { to?: string; gone?: SlippedAway }>;
  'lose a fleet token': Called<To<'system activated'>>;
  'prescience ends': Called<CopyTo<'status phase ends'>>;
}

const ZERO = 'ability:telepathic';
const GIFT = 'note:giftOfPrescience';

/** Whoever has the token is first, unless it was given away. */
const telepathic = ability('telepathic', {
  reacts: [
    {
      window: 'strategy phase ends',
      forced: true,
      may: (g, seat) => (hasAbility(g, seat, 'telepathic') ? null : false),
      run: 'take the zero token',
    },
  ],
  procedures: {
    'take the zero token': {
      rule: 'initiative',
      steps: { take: { do: (x) => addEffect(x, { source: ZERO, seat: x.v.seat, until: 'round' }) } },
    },
  },
  modifies: [set(initiative, (g, seat, now) => (hasEffect(g, ZERO, seat) && !hasEffect(g, GIFT) ? 0 : now))],
});

const foresee: Sequence<'foresee'> = {
  rule: 'abilities',
  steps: {
    'choose a system': {
      ask: ({ g, v: { seat, about } }): Choose[] => {
        const systems = havens(g, seat, about.system);
        if (systems.length < 2) return [];
        const options = systems.map((id) => ({ id, text: say('option.system', { system: id }), on: [id] }));
        return [{ kind: 'choose', seat, rule: 'abilities', ask: say('ask.foresight'), options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const { seat, about } = x.v;
        const { system } = about;
        const [to = havens(x.g, seat, system)[0]] = (got[seat] as readonly string[] | undefined) ?? [];
        if (to === undefined) return;
        placeToken(x, seat, to, 'strategy');
        x.v.to = to;
      },
    },
    'slip away': {
      call: 'slip away',
      with: ({ v: { seat, about, to } }) => (to === undefined ? null : { seat, system: about.system, to }),
      then: (x, gone) => {
        x.v.gone = gone;
      },
    },
    'ships moved': {
      rule: 'movement',
      window: 'ships moved',
      about: ({ v: { seat, to, gone } }) =>
        to === undefined || gone === undefined ? null : slippedInto(seat, to, gone),
    },
    limits: { call: 'limits', with: () => ({}) },
  },
};

const isShipIn = (g: G, system: string, id: number): boolean =>
  systemOf(g, system).space.some((u) => u.id === id && isShipUnit(u));

const foresight = ability('foresight', {
  reacts: [
    {
      window: 'ships moved',
      may: (g, seat, about) => {
        if (
          about.seat === seat ||
          about.otherwise === true ||
          about.straight === true ||
          !about.moved.some((id) => isShipIn(g, about.system, id)) ||
          !hasAbility(g, seat, 'foresight')
        )
          return false;
        if (!hasShips(systemOf(g, about.system), seat) || havens(g, seat, about.system).length === 0) return false;
        // The token is placed, not spent: nothing stands in for it.
        if (playerOf(g, seat).strategy === 0) return why('command tokens', 'why.no strategy token');
        return mayUseAbility(g, { seat });
      },
      run: 'foresee',
    },
  ],
  procedures: { foresee },
});

const neuroglaive = technology('neuroglaive', {
  reacts: [
    {
      window: 'system activated',
      forced: 'in turn',
      may: (g, seat, about) =>
        about.seat !== seat &&
        about.ended !== true &&
        hasTechnology(g, seat, 'neuroglaive') &&
        hasShips(systemOf(g, about.system), seat) &&
        fleetTokens(g, about.seat) > 0
          ? null
          : false,
      run: 'lose a fleet token',
    },
  ],
  procedures: {
    'lose a fleet token': {
      rule: 'technology',
      steps: {
        lose: { do: (x) => loseFleetTokens(x, x.v.about.seat, 1) },
        limits: { call: 'limits', with: () => ({}) },
      },
    },
  },
});

/** Fighters beside it may land, and return to space after the combat. */
const matriarch = unitAbility('matriarch', {
  modifies: [
    set(
      canLand,
      (g, { seat, unit, system }, now) =>
        now || (unit.type === 'fighter' && flagshipIn(g, seat, 'matriarch', system) !== undefined),
    ),
  ],
});

const giftOfPrescience = note<'strategy phase ends'>({
  id: 'giftOfPrescience',
  on: ['strategy phase ends'],
  may: () => null,
  effect: {
    rule: 'promissory notes',
    steps: { 'first in order': { do: (x) => addEffect(x, { source: GIFT, seat: x.v.seat, until: 'round' }) } },
    gives: () => undefined,
  },
  modifies: [set(initiative, (g, seat, now) => (hasEffect(g, GIFT, seat) ? 0 : now))],
  later: [
    {
      window: 'status phase ends',
      forced: true,
      copies: (g, seat) => inPlay(g, seat, 'giftOfPrescience'),
      may: () => null,
      run: 'prescience ends',
    },
  ],
  procedures: {
    'prescience ends': {
      rule: 'promissory notes',
      steps: { return: { do: (x) => returnNote(x, x.v.seat, x.v.copy) } },
    },
  },
});

export const naalu: readonly Ti4Component[] = [
  telepathic,
  foresight,
  neuroglaive,
  matriarch,
  technology('hybridCrystalFighterII', { inRules: 'queries/units.ts' }),
  unitAbility('hybridCrystalFighterII', { inRules: 'queries/limits.ts' }),
  giftOfPrescience,
];
