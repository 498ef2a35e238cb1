// The Argent Flight.
import type { Called, Choose } from '@custodian/kernel';
import { add, forbid } from '@custodian/kernel';
import { damageUnit } from '../../atoms/units.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { hasUnit, locate, systemOf } from '../../queries/board.ts';
import { fleetIn } from '../../queries/combat.ts';
import { votingOrder } from '../../queries/council.ts';
import { isUnitAbility } from '../../queries/dice.ts';
import { hasSustainDamage } from '../../queries/hits.ts';
import { mayFire, mayPassThrough } from '../../queries/permissions.ts';
import { hasAbility, hasTechnology, othersThan, seatsIn } from '../../queries/players.ts';
import { planetProduction } from '../../queries/production.ts';
import { why } from '../../queries/refusals.ts';
import { isFighter, isStructure, unitCardId } from '../../queries/units.ts';
import type { Windows } from '../../rules/windows.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { unitOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import type { NotePlayed, To } from '../sequences.ts';
import { askForGroup, oneDieMore } from './extra-die.ts';
import { flagshipIn } from './vocabulary.ts';

type Settled = Windows['dice settled'];

export interface ArgentSequences {
  'vote with zeal': Called<To<'votes cast'>, { more: number }>;
  'raid formation': Called<To<'dice settled'>>;
  'strike wing hits infantry': Called<To<'dice settled'>>;
}

/** They vote before everybody else, also as speaker; a vote that they cast brings one more for each player in the game. */
const zeal = ability('zeal', {
  modifies: [
    add(votingOrder, (g, _, now) => {
      const first = now.filter((seat) => hasAbility(g, seat, 'zeal'));
      return first.length === 0 ? now : [...first, ...now.filter((seat) => !first.includes(seat))];
    }),
  ],
  reacts: [
    {
      window: 'votes cast',
      timing: 'when',
      forced: true,
      may: (g, seat, about) => (about.seat === seat && about.votes > 0 && hasAbility(g, seat, 'zeal') ? null : false),
      run: 'vote with zeal',
    },
  ],
  procedures: {
    'vote with zeal': {
      rule: 'agenda phase',
      steps: { 'more votes': { do: () => undefined } },
      gives: ({ g, v: { about } }) => ({ more: (about.more ?? 0) + seatsIn(g).length }),
    },
  },
});

/** Hits of the barrage beyond the fighters of the opponent. */
function excess(g: G, { system, enemy, hits }: Settled): number {
  const fighters = systemOf(g, system).space.filter((u) => u.owner === enemy && isFighter(u)).length;
  return Math.max(0, hits - fighters);
}

/** Ships of the opponent, and what fights as such, that have Sustain Damage. */
const sturdy = (g: G, { system, enemy }: Settled): FrozenUnit[] =>
  fleetIn(g, system, enemy).filter((u) => !u.damaged && hasSustainDamage(g, u));

const raid: Sequence<'raid formation'> = {
  rule: 'anti-fighter barrage',
  steps: {
    'choose ships': {
      ask: ({ g, v: { seat, about } }): Choose[] => {
        const ships = sturdy(g, about);
        const count = Math.min(excess(g, about), ships.length);
        if (count === ships.length) return [];
        const options = ships.map((u) => unitOption(g, String(u.id)));
        const ask = say('ask.raid formation', { count });
        return [{ kind: 'choose', seat, rule: 'anti-fighter barrage', ask, options, pick: [count, count] }];
      },
      then: (x, got) => {
        const { seat, about } = x.v;
        const ships = sturdy(x.g, about).map((u) => u.id);
        const picked = (got[seat] as readonly string[] | undefined)?.map(Number) ?? ships;
        for (const id of picked) damageUnit(x, { system: about.system, planet: locate(x.g, id)?.planet?.id }, id);
      },
    },
  },
};

const raidFormation = ability('raidFormation', {
  reacts: [
    {
      window: 'dice settled',
      forced: true,
      may: (g, seat, about) =>
        about.seat === seat &&
        about.kind === 'anti-fighter barrage' &&
        hasAbility(g, seat, 'raidFormation') &&
        excess(g, about) > 0 &&
        sturdy(g, about).length > 0
          ? null
          : false,
      run: 'raid formation',
    },
  ],
  procedures: { 'raid formation': raid },
});

/** Results of 9 or 10 that its destroyers have rolled. */
function deadly(g: G, seat: Seat, { groups }: Settled): number {
  if (unitCardId(g, { seat, type: 'destroyer' }) !== 'strikeWingAlphaII') return 0;
  return groups
    .filter((group) => group.unit === 'destroyer')
    .reduce((sum, { rolls }) => sum + rolls.filter((result) => result >= 9).length, 0);
}

const passengers = (g: G, { system, enemy }: Settled): number[] =>
  systemOf(g, system)
    .space.filter((u) => u.owner === enemy && u.type === 'infantry')
    .map((u) => u.id);

const strikeWingAlphaII = unitAbility('strikeWingAlphaII', {
  reacts: [
    {
      window: 'dice settled',
      forced: true,
      may: (g, seat, about) =>
        about.seat === seat &&
        about.kind === 'anti-fighter barrage' &&
        deadly(g, seat, about) > 0 &&
        passengers(g, about).length > 0
          ? null
          : false,
      run: 'strike wing hits infantry',
    },
  ],
  procedures: {
    'strike wing hits infantry': {
      rule: 'anti-fighter barrage',
      steps: {
        'destroy infantry': {
          call: 'destroy units',
          with: ({ g, v: { seat, about } }) => ({
            seat: about.enemy,
            enemy: seat,
            system: about.system,
            ids: passengers(g, about).slice(0, deadly(g, seat, about)),
            kind: 'anti-fighter barrage' as const,
          }),
        },
      },
    },
  },
});

const quetzecoatl = unitAbility('quetzecoatl', {
  modifies: [
    forbid(mayFire, (g, { enemy, system, planet }, now) =>
      planet === undefined && flagshipIn(g, enemy, 'quetzecoatl', system) !== undefined
        ? why('space cannon', 'why.quetzecoatl')
        : now,
    ),
  ],
});

const isBuiltUp = (g: G, system: string, seat: Seat): boolean => hasUnit(systemOf(g, system), seat, isStructure);

const aerieHololattice = technology('aerieHololattice', {
  modifies: [
    forbid(mayPassThrough, (g, { seat, system }, now) =>
      othersThan(g, seat).some((s) => hasTechnology(g, s, 'aerieHololattice') && isBuiltUp(g, system, s))
        ? why('movement', 'why.aerie hololattice', { system })
        : now,
    ),
    add(planetProduction, (g, { seat, planet }, now) =>
      hasTechnology(g, seat, 'aerieHololattice') && planet.units.some((u) => u.owner === seat && isStructure(u))
        ? now + 1
        : now,
    ),
  ],
});

interface Ambuscade extends NotePlayed<'before dice'> {
  group?: number;
}

const strikeWingAmbuscade = note<'before dice', Ambuscade>({
  id: 'strikeWingAmbuscade',
  on: ['before dice'],
  may: (_, seat, __, about) =>
    about.seat === seat && isUnitAbility(about.kind) && about.groups.length > 0 ? null : false,
  effect: {
    rule: 'promissory notes',
    steps: {
      'who rolls a die more': {
        ask: ({ v: { seat, about } }) => askForGroup(seat, about, 'promissory notes', say('ask.strike wing ambuscade')),
        then: (x, got) => {
          x.v.group = Number((got[x.v.seat] as readonly string[] | undefined)?.[0] ?? 0);
        },
      },
    },
    gives: ({ v: { about, group } }) => oneDieMore(about, group),
  },
});

export const argent: readonly Ti4Component[] = [
  zeal,
  raidFormation,
  strikeWingAlphaII,
  technology('strikeWingAlphaII', { inRules: 'queries/units.ts' }),
  quetzecoatl,
  aerieHololattice,
  strikeWingAmbuscade,
];
