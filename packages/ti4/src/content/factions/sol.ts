// The Federation of Sol.
import type { Called } from '@custodian/kernel';
import { add } from '@custodian/kernel';
import { spendTokens } from '../../atoms/board.ts';
import { placeUnits } from '../../atoms/units.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { unitsWhere } from '../../queries/board.ts';
import { mayDeploy } from '../../queries/mechs.ts';
import { mayStandOn, mayUseAbility } from '../../queries/permissions.ts';
import { hasAbility, noteOwner, planetsOf, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { unitCardId } from '../../queries/units.ts';
import { statusTokens } from '../../queries/values.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import type { To } from '../sequences.ts';
import { spendToken, strategyToken, tokenSpent } from './vocabulary.ts';

export interface SolSequences {
  'orbital drop': Called<To<'component action'>, void, To<'component action'> & { planet?: PlanetId }>;
  'genesis breeds': Called<To<'status phase ends'>>;
}

const settleable = (g: G, seat: Seat): PlanetId[] =>
  planetsOf(g, seat)
    .map((p) => p.id)
    .filter((planet) => mayStandOn(g, { seat, planet }) === null);

const orbitalDrop = ability('orbitalDrop', {
  reacts: [
    {
      window: 'component action',
      may: (g, seat) => {
        if (!hasAbility(g, seat, 'orbitalDrop')) return false;
        const token = strategyToken(g, seat);
        if (token !== null) return token;
        return settleable(g, seat).length > 0 ? mayUseAbility(g, { seat }) : why('abilities', 'why.no target');
      },
      run: 'orbital drop',
    },
  ],
  procedures: {
    'orbital drop': {
      rule: 'abilities',
      steps: {
        'spend a token': spendToken,
        'place infantry': {
          call: 'place units',
          with: ({ g, v: { seat } }) => ({
            seat,
            type: 'infantry',
            count: 2,
            places: settleable(g, seat),
            why: say('ability.orbitalDrop'),
          }),
          then: (x, { place }) => {
            if (place === null) return { goto: 'token spent' };
            x.v.planet = place as PlanetId;
            return undefined;
          },
        },
        'a mech with them': {
          call: 'drop a mech',
          with: ({ g, v: { seat, planet } }) =>
            planet !== undefined && mayDeploy(g, seat, 'zsThunderboltM2') === null ? { seat, planet } : null,
        },
        'token spent': tokenSpent,
      },
    },
  },
});

const versatile = ability('versatile', {
  modifies: [add(statusTokens, (g, seat, now) => (hasAbility(g, seat, 'versatile') ? now + 1 : now))],
});

/** The flagship of a seat, where it is that one. */
const genesisOf = (g: G, seat: Seat) => unitsWhere(g, (unit) => unit.owner === seat && unit.type === 'flagship')[0];

const genesis = unitAbility('genesis', {
  reacts: [
    {
      window: 'status phase ends',
      forced: true,
      may: (g, seat) =>
        unitCardId(g, { seat, type: 'flagship' }) === 'genesis' && genesisOf(g, seat) !== undefined ? null : false,
      run: 'genesis breeds',
    },
  ],
  procedures: {
    'genesis breeds': {
      rule: 'abilities',
      steps: {
        'an infantry aboard': {
          do: (x) => {
            const at = genesisOf(x.g, x.v.seat);
            if (at !== undefined) placeUnits(x, x.v.seat, { system: at.system.id }, 'infantry', 1);
          },
        },
        limits: { call: 'limits', with: () => ({}) },
      },
    },
  },
});

const militarySupport = note<'turn begins'>({
  id: 'militarySupport',
  on: ['turn begins'],
  may: (_, __, owner, about) => (about.seat === owner ? null : false),
  effect: {
    rule: 'promissory notes',
    steps: {
      'Sol pay': {
        do: (x) => {
          const owner = noteOwner(x.v.copy);
          if (playerOf(x.g, owner).strategy > 0) spendTokens(x, owner, 'strategy', 1);
        },
      },
      'place infantry': {
        call: 'place units',
        with: ({ g, v: { seat } }) => {
          const places = settleable(g, seat);
          if (places.length === 0) return null;
          return { seat, type: 'infantry', count: 2, places, optional: true, why: say('note.militarySupport') };
        },
      },
    },
    gives: () => undefined,
  },
});

/** Unit upgrades: what they change stands on the unit cards. */
const upgrades = [
  technology('advancedCarrierII', { inRules: 'queries/units.ts' }),
  technology('specOpsII', { inRules: 'queries/units.ts' }),
];

export const sol: readonly Ti4Component[] = [orbitalDrop, versatile, genesis, militarySupport, ...upgrades];
