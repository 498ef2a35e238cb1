// The L1Z1X Mindnet.
import type { Called } from '@custodian/kernel';
import { set } from '@custodian/kernel';
import { gainTokens, spendTokens } from '../../atoms/board.ts';
import { addEffect, exhaustTechnology } from '../../atoms/table.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { planetOf, unitsOn } from '../../queries/board.ts';
import { bombardersIn } from '../../queries/combat.ts';
import { canPay } from '../../queries/payment.ts';
import { mayBombard, mayUseAbility } from '../../queries/permissions.ts';
import { hasAbility, hasEffect, hasReadyTechnology, noteOwner, playerOf, tokensLeft } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { mayIgnoreAll } from '../../queries/technologies.ts';
import { isTroop } from '../../queries/units.ts';
import { aimedAt, prerequisitesWaived } from '../../queries/values.ts';
import { bombards } from '../../rules/combat/bombardment.ts';
import { othersStructures } from '../../rules/production/replacing.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import type { To } from '../sequences.ts';
import { bigShips, flagshipIn, readied } from './vocabulary.ts';

export interface L1z1xSequences {
  assimilate: Called<To<'planet gained'>>;
  harrow: Called<To<'combat round ends'>>;
  'inherit knowledge': Called<To<'about to research'>>;
}

const assimilate = ability('assimilate', {
  reacts: [
    {
      window: 'planet gained',
      timing: 'when',
      forced: true,
      may: (g, seat, about) =>
        about.seat === seat && hasAbility(g, seat, 'assimilate') && othersStructures(g, about.planet, seat).length > 0
          ? null
          : false,
      run: 'assimilate',
    },
  ],
  procedures: {
    assimilate: {
      rule: 'abilities',
      steps: {
        replace: {
          call: 'replace structures',
          with: ({ v: { seat, about } }) => ({ seat, planet: about.planet, why: say('ability.assimilate') }),
        },
      },
    },
  },
});

/** Units that bombard the planet once more. */
const harrowers = (g: G, seat: Seat, system: string, planet: PlanetId): FrozenUnit[] =>
  bombardersIn(g, seat, system).filter(
    (u) => bombards(g, { seat, system }, u, planet) && mayBombard(g, { seat, planet, unit: u.type }) === null,
  );

const harrow = ability('harrow', {
  reacts: [
    {
      window: 'combat round ends',
      may: (g, seat, about) => {
        if (about.kind !== 'ground combat' || about.attacker !== seat || about.planet === undefined) return false;
        if (g.active !== seat || !hasAbility(g, seat, 'harrow')) return false;
        if (!unitsOn(planetOf(g, about.planet), about.defender).some((u) => isTroop(g, u))) return false;
        return harrowers(g, seat, about.system, about.planet).length > 0 ? mayUseAbility(g, { seat }) : false;
      },
      run: 'harrow',
    },
  ],
  procedures: {
    harrow: {
      rule: 'abilities',
      steps: {
        bombard: {
          call: 'bombard',
          with: ({ g, v: { seat, about } }) => {
            const planet = about.planet as PlanetId;
            const targets = harrowers(g, seat, about.system, planet).map((u) => ({ unit: u.id, planet }));
            return { seat, system: about.system, targets };
          },
        },
      },
    },
  },
});

const KNOWLEDGE = 'technology:inheritanceSystems';

const inheritanceSystems = technology('inheritanceSystems', {
  reacts: [
    {
      window: 'about to research',
      timing: 'when',
      may: (g, seat, about) => {
        if (about.seat !== seat || about.instead === true) return false;
        const now = readied(g, seat, 'inheritanceSystems');
        if (now !== null) return now;
        return canPay(g, seat, 'resources', 2 + about.cost) ? null : why('resources', 'why.two resources');
      },
      run: 'inherit knowledge',
    },
  ],
  procedures: {
    'inherit knowledge': {
      rule: 'technology',
      steps: {
        pay: {
          call: 'pay',
          with: (x) => ({ seat: x.v.seat, amount: 2, of: 'resources', why: say('technology.inheritanceSystems') }),
        },
        exhaust: {
          do: (x) => {
            exhaustTechnology(x, x.v.seat, 'inheritanceSystems');
            addEffect(x, { source: KNOWLEDGE, seat: x.v.seat, until: 'research' });
          },
        },
      },
    },
  },
  modifies: [
    set(prerequisitesWaived, (g, { seat }, now) => (hasEffect(g, KNOWLEDGE, seat) ? 99 : now)),
    set(
      mayIgnoreAll,
      (g, { seat, cost }, now) =>
        now || (hasReadyTechnology(g, seat, 'inheritanceSystems') && canPay(g, seat, 'resources', 2 + cost)),
    ),
  ],
});

/** Its hits, and those of dreadnoughts beside it, go to ships other than fighters. */
const zeroZeroOne = unitAbility('zeroZeroOne', {
  modifies: [
    set(aimedAt, (g, { seat, unit, kind, system }, now) =>
      kind === 'space combat' &&
      (unit === 'flagship' || unit === 'dreadnought') &&
      flagshipIn(g, seat, 'zeroZeroOne', system) !== undefined
        ? bigShips
        : now,
    ),
  ],
});

const cyberneticEnhancements = note<'turn begins'>({
  id: 'cyberneticEnhancements',
  on: ['turn begins'],
  may: (g, seat, owner, about) => (about.seat === seat && playerOf(g, owner).strategy > 0 ? null : false),
  effect: {
    rule: 'promissory notes',
    steps: {
      'a token for a token': {
        do: (x) => {
          const { seat, copy } = x.v;
          spendTokens(x, noteOwner(copy), 'strategy', 1);
          if (tokensLeft(x.g, seat) > 0) gainTokens(x, seat, 'strategy', 1);
        },
      },
    },
    gives: () => undefined,
  },
});

export const l1z1x: readonly Ti4Component[] = [
  assimilate,
  harrow,
  inheritanceSystems,
  zeroZeroOne,
  technology('superDreadnoughtII', { inRules: 'queries/units.ts' }),
  cyberneticEnhancements,
];
