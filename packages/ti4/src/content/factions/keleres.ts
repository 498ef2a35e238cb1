// The Council Keleres.
import type { Called, Choose } from '@custodian/kernel';
import { add, forbid, set } from '@custodian/kernel';
import { takePlanet } from '../../atoms/board.ts';
import { showPrediction } from '../../atoms/council.ts';
import { placePlanet } from '../../atoms/prophecy.ts';
import { addEffect, endEffect } from '../../atoms/table.ts';
import type { PlanetId } from '../../facts/index.ts';
import { mecatolRex } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import {
  areNeighbors,
  hasPlanet,
  hasSystem,
  homeSystem,
  neighbours,
  planetOf,
  present,
  systemOf,
} from '../../queries/board.ts';
import { outcomesOf, outcomeText } from '../../queries/council.ts';
import { hasMech } from '../../queries/mechs.ts';
import { canPay } from '../../queries/payment.ts';
import { mayAssimilate, mayStandOn, mayTake, mayUseAbility, mayVote } from '../../queries/permissions.ts';
import { hasAbility, hasEffect, hasTechnology, lawsInForce, othersThan } from '../../queries/players.ts';
import { producersIn } from '../../queries/production.ts';
import { why } from '../../queries/refusals.ts';
import { activationPrice, commitPrice } from '../../queries/values.ts';
import { declarePrediction } from '../../rules/council/predictions.ts';
import type { Windows } from '../../rules/windows.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { systemOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import type { NotePlayed, To } from '../sequences.ts';
import { flagshipIn } from './vocabulary.ts';

const ORDER = 'ability:lawsOrder';
const NETWORK = 'technology:agencySupplyNetwork';
const RIDER = 'note:keleresRider';
const VIGILIA: PlanetId = 'custodiaVigilia';

export interface KeleresSequences {
  'council patronage': Called<To<'strategy phase begins'>>;
  "law's order": Called<To<'turn begins'>>;
  'open the headquarters': Called<To<'technology gained'>>;
  'supply by the network': Called<To<'units produced'>, void, To<'units produced'> & { system?: string }>;
  'reward keleresRider': Called<To<'agenda resolved'>>;
}

const councilPatronage = ability('councilPatronage', {
  reacts: [
    {
      window: 'strategy phase begins',
      forced: true,
      may: (g, seat) => (hasAbility(g, seat, 'councilPatronage') ? null : false),
      run: 'council patronage',
    },
  ],
  procedures: {
    'council patronage': {
      rule: 'commodities',
      steps: {
        replenish: { call: 'replenish commodities', with: (x) => ({ seat: x.v.seat }) },
        gain: { rule: 'trade goods', call: 'gain trade goods', with: (x) => ({ seat: x.v.seat, amount: 1 }) },
      },
    },
  },
});

/** Laws are blank for everybody until the turn is over. */
const lawsOrder = ability('lawsOrder', {
  modifies: [set(lawsInForce, (g, _, now) => (now.length > 0 && hasEffect(g, ORDER) ? now.slice(0, 0) : now))],
  reacts: [
    {
      window: 'turn begins',
      may: (g, seat, about) => {
        if (about.seat !== seat || g.laws.length === 0 || !hasAbility(g, seat, 'lawsOrder')) return false;
        const bar = mayUseAbility(g, { seat });
        if (bar !== null) return bar;
        return canPay(g, seat, 'influence', 1) ? null : why('influence', 'why.one influence');
      },
      run: "law's order",
    },
  ],
  procedures: {
    "law's order": {
      rule: 'agenda cards',
      steps: {
        pay: {
          rule: 'influence',
          call: 'pay',
          with: (x) => ({ seat: x.v.seat, amount: 1, of: 'influence', why: say('ability.lawsOrder') }),
        },
        'laws are blank': { do: (x) => addEffect(x, { source: ORDER, seat: x.v.seat, until: 'turn' }) },
      },
    },
  },
});

/** Units or a planet in the system of Mecatol Rex or next to it. */
const isNearMecatol = (g: G, seat: Seat): boolean =>
  hasSystem(g, mecatolRex) &&
  [mecatolRex, ...neighbours(g, mecatolRex)].some((id) => present(systemOf(g, id)).has(seat));

const iihqModernization = technology('iihqModernization', {
  modifies: [
    set(areNeighbors, (g, { a, b }, now) => {
      if (now || a === b) return now;
      const isKnown = (one: Seat, other: Seat): boolean =>
        hasTechnology(g, one, 'iihqModernization') && isNearMecatol(g, other);
      return isKnown(a, b) || isKnown(b, a);
    }),
    // It has no surface to stand on.
    forbid(mayStandOn, (_, { planet }, now) =>
      planet === VIGILIA ? why('planets', 'why.no surface', { planet }) : now,
    ),
    forbid(mayAssimilate, (_, { technology: id }, now) =>
      id === 'iihqModernization' ? why('technology', 'why.not assimilated') : now,
    ),
    forbid(mayTake, (_, { planet }, now) => (planet === VIGILIA ? why('planets', 'why.never lost', { planet }) : now)),
  ],
  reacts: [
    {
      window: 'technology gained',
      forced: true,
      may: (g, seat, about) =>
        about.seat === seat &&
        about.technology === 'iihqModernization' &&
        hasTechnology(g, seat, 'iihqModernization') &&
        !hasPlanet(g, VIGILIA) &&
        homeSystem(g, seat) !== undefined
          ? null
          : false,
      run: 'open the headquarters',
    },
  ],
  procedures: {
    'open the headquarters': {
      rule: 'planets',
      steps: {
        'gain Custodia Vigilia': {
          do: (x) => {
            const { seat } = x.v;
            placePlanet(x, homeSystem(x.g, seat)?.id as string, VIGILIA);
            takePlanet(x, seat, VIGILIA);
          },
        },
      },
    },
  },
});

/** Units of the seat in the system whose Production was used that took no part; undefined: all there did. */
function othersThere(g: G, seat: Seat, { system, by }: Windows['units produced']): number[] | undefined {
  if (by === undefined) return undefined;
  const rest = producersIn(g, seat, system).flatMap(({ unit }) =>
    unit === null || by.includes(unit.id) ? [] : [unit.id],
  );
  return rest.length === 0 ? undefined : rest;
}

/** Systems in which the seat has Production that was not used just now. */
const networkSystems = (g: G, seat: Seat, used: Windows['units produced']): string[] =>
  g.systems
    .filter((s) =>
      s.id === used.system ? othersThere(g, seat, used) !== undefined : producersIn(g, seat, s.id).length > 0,
    )
    .map((s) => s.id);

const supply: Sequence<'supply by the network'> = {
  rule: 'production',
  steps: {
    'choose a system': {
      ask: ({ g, v: { seat, about } }): Choose[] => {
        const options = networkSystems(g, seat, about).map((id) => systemOption(g, id));
        if (options.length < 2) return [];
        const ask = say('ask.agencySupplyNetwork');
        return [{ kind: 'choose', seat, rule: 'production', ask, options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const { seat, about } = x.v;
        const [system = networkSystems(x.g, seat, about)[0]] = (got[seat] as readonly string[] | undefined) ?? [];
        if (system === undefined) return 'end';
        x.v.system = system;
        addEffect(x, { source: NETWORK, seat, until: 'turn' });
        return undefined;
      },
    },
    produce: {
      call: 'production',
      with: ({ g, v: { seat, system, about } }) => {
        if (system === undefined) return null;
        const by = system === about.system ? othersThere(g, seat, about) : undefined;
        return { seat, system, ...(by !== undefined && { by }) };
      },
      then: (x) => endEffect(x, NETWORK, x.v.seat),
    },
  },
};

const agencySupplyNetwork = technology('agencySupplyNetwork', {
  reacts: [
    {
      window: 'units produced',
      may: (g, seat, about) =>
        about.seat === seat &&
        about.ability &&
        hasTechnology(g, seat, 'agencySupplyNetwork') &&
        !hasEffect(g, NETWORK, seat) &&
        networkSystems(g, seat, about).length > 0
          ? null
          : false,
      run: 'supply by the network',
    },
  ],
  procedures: { 'supply by the network': supply },
});

const artemiris = unitAbility('artemiris', {
  modifies: [
    add(activationPrice, (g, { seat, system }, now) =>
      othersThan(g, seat).some((other) => flagshipIn(g, other, 'artemiris', system) !== undefined) ? now + 2 : now,
    ),
  ],
});

/** One payment for each of them. */
const omniopiares = unitAbility('omniopiares', {
  modifies: [
    add(commitPrice, (g, { seat, planet }, now) => {
      const guards = planetOf(g, planet).units.filter(
        (u) => u.type === 'mech' && u.owner !== seat && hasMech(g, u.owner, 'omniopiares'),
      );
      return now + guards.length;
    }),
  ],
});

declarePrediction({ source: RIDER, name: say('note.keleresRider'), run: 'reward keleresRider' });

const keleresRider = note<'agenda revealed', NotePlayed<'agenda revealed'>>({
  id: 'keleresRider',
  on: ['agenda revealed'],
  may: (g, _, __, about) => (about.replaced === true || outcomesOf(g, about.agenda).length === 0 ? false : null),
  effect: {
    rule: 'promissory notes',
    steps: {
      'predict the outcome': {
        ask: ({ g, v: { seat, about } }) => {
          const outcomes = outcomesOf(g, about.agenda);
          if (outcomes.length < 2) return [];
          const options = outcomes.map((id) => ({ id, text: outcomeText(about.agenda, id), on: [id] }));
          const ask = say('ask.predict', { agenda: about.agenda });
          return [{ kind: 'choose', seat, rule: 'promissory notes', ask, options, pick: [1, 1] }];
        },
        then: (x, got) => {
          const { seat, about } = x.v;
          const [target = outcomesOf(x.g, about.agenda)[0] ?? ''] = (got[seat] as readonly string[] | undefined) ?? [];
          addEffect(x, { source: RIDER, seat, target, until: 'agenda' });
          showPrediction(x, seat, about.agenda, outcomeText(about.agenda, target));
        },
      },
    },
    gives: () => undefined,
  },
  modifies: [
    forbid(mayVote, (g, { seat }, now) => (hasEffect(g, RIDER, seat) ? why('agenda phase', 'why.keleres rider') : now)),
  ],
  procedures: {
    'reward keleresRider': {
      rule: 'agenda phase',
      steps: {
        'draw an action card': { call: 'draw action cards', with: (x) => ({ seat: x.v.seat, count: 1 }) },
        'gain trade goods': { call: 'gain trade goods', with: (x) => ({ seat: x.v.seat, amount: 2 }) },
      },
    },
  },
});

export const keleres: readonly Ti4Component[] = [
  ability('theTribunii', { inRules: 'rules/setup/setup.ts' }),
  councilPatronage,
  lawsOrder,
  iihqModernization,
  agencySupplyNetwork,
  artemiris,
  omniopiares,
  keleresRider,
];
