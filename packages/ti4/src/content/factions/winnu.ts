// The Winnu.
import type { Called } from '@custodian/kernel';
import { add, limit, set } from '@custodian/kernel';
import { addEffect, exhaustTechnology, handOverStrategyCards } from '../../atoms/table.ts';
import type { PlanetId, StrategyCardId, Wormhole } from '../../facts/index.ts';
import { mecatolRex } from '../../facts/index.ts';
import type { G } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { bringing, broughtWormholes } from '../../queries/board.ts';
import { nonFightersIn } from '../../queries/combat.ts';
import { mayStandOn, mayUseAbility } from '../../queries/permissions.ts';
import {
  controls,
  hasAbility,
  hasEffect,
  hasReadyTechnology,
  hasTechnology,
  noteOwner,
  planetsOf,
} from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { unitCardId } from '../../queries/units.ts';
import { combatDice, custodiansPrice, influence, resources } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { askExchange, exchanges } from '../agendas/laws-of-players.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import type { To } from '../sequences.ts';

export interface WinnuSequences {
  'note the reclamation': Called<To<'planet gained'>>;
  reclamation: Called<To<'tactical action ends'>>;
  'fold a gate': Called<To<'component action'>>;
  'trade policy': Called<To<'production used'>>;
}

const MECATOL: PlanetId = 'mecatolRex';

const bloodTies = ability('bloodTies', {
  modifies: [set(custodiansPrice, (g, seat, now) => (hasAbility(g, seat, 'bloodTies') ? 0 : now))],
});

const RECLAIMED = 'ability:reclamation';

const reclamation = ability('reclamation', {
  reacts: [
    {
      window: 'planet gained',
      forced: true,
      may: (g, seat, about) =>
        about.seat === seat && about.planet === MECATOL && g.activeSystem !== '' && hasAbility(g, seat, 'reclamation')
          ? null
          : false,
      run: 'note the reclamation',
    },
    {
      window: 'tactical action ends',
      may: (g, seat, about) =>
        about.seat === seat && hasEffect(g, RECLAIMED, seat) && controls(g, seat, MECATOL)
          ? mayUseAbility(g, { seat })
          : false,
      run: 'reclamation',
    },
  ],
  procedures: {
    'note the reclamation': {
      rule: 'abilities',
      steps: { note: { do: (x) => addEffect(x, { source: RECLAIMED, seat: x.v.seat, until: 'action' }) } },
    },
    reclamation: {
      rule: 'abilities',
      steps: {
        'a PDS': {
          call: 'place structure',
          with: (x) => ({ seat: x.v.seat, types: ['pds'], planets: [MECATOL], why: say('ability.reclamation') }),
        },
        'a space dock': {
          call: 'place structure',
          with: (x) => ({ seat: x.v.seat, types: ['spaceDock'], planets: [MECATOL], why: say('ability.reclamation') }),
        },
      },
    },
  },
});

const GATES: readonly Wormhole[] = ['alpha', 'beta'];

/** In their tactical actions, for everybody: while Mecatol Rex is not theirs. */
const isFolded = (g: G): boolean =>
  g.activeSystem !== '' &&
  g.active !== NOBODY &&
  hasTechnology(g, g.active, 'lazaxGateFolding') &&
  !controls(g, g.active, MECATOL);

const lazaxGateFolding = technology('lazaxGateFolding', {
  modifies: [
    add(broughtWormholes, (g, _, now) =>
      isFolded(g)
        ? bringing(
            now,
            GATES.map((kind) => ({ system: mecatolRex, kind })),
          )
        : now,
    ),
  ],
  reacts: [
    {
      window: 'component action',
      may: (g, seat) => {
        if (!hasTechnology(g, seat, 'lazaxGateFolding')) return false;
        if (!hasReadyTechnology(g, seat, 'lazaxGateFolding')) return why('exhausted', 'why.exhausted');
        return controls(g, seat, MECATOL) ? null : why('technology', 'why.not your planet', { planet: MECATOL });
      },
      run: 'fold a gate',
    },
  ],
  procedures: {
    'fold a gate': {
      rule: 'technology',
      steps: {
        exhaust: { do: (x) => exhaustTechnology(x, x.v.seat, 'lazaxGateFolding') },
        'place infantry': {
          call: 'place units',
          with: ({ g, v: { seat } }) =>
            mayStandOn(g, { seat, planet: MECATOL }) === null
              ? { seat, type: 'infantry', count: 1, places: [MECATOL], why: say('technology.lazaxGateFolding') }
              : null,
        },
      },
    },
  },
});

const POLICY = 'technology:hegemonicTradePolicy';

/** Which planet it lies on until the end of the turn. */
const swapped = (g: G, planet: PlanetId): boolean => g.effects.length > 0 && hasEffect(g, POLICY, undefined, planet);

/** As values are without it: with all that laws add. */
const unswapped = (g: G): G => ({ ...g, effects: g.effects.filter((e) => e.source !== POLICY) });

const tradePolicy: Sequence<'trade policy'> = {
  rule: 'technology',
  steps: {
    'choose a planet': {
      ask: ({ g, v: { seat } }) => {
        const options = planetsOf(g, seat).map(({ id }) => ({
          id,
          text: say('option.planet', { planet: id }),
          on: [id],
        }));
        if (options.length < 2) return [];
        return [{ kind: 'choose', seat, rule: 'technology', ask: say('ask.trade policy'), options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const { seat } = x.v;
        const [picked = planetsOf(x.g, seat)[0]?.id] = (got[seat] as readonly PlanetId[] | undefined) ?? [];
        exhaustTechnology(x, seat, 'hegemonicTradePolicy');
        if (picked !== undefined) addEffect(x, { source: POLICY, seat, target: picked, until: 'turn' });
      },
    },
  },
};

const hegemonicTradePolicy = technology('hegemonicTradePolicy', {
  reacts: [
    {
      window: 'production used',
      timing: 'when',
      may: (g, seat, about) =>
        about.seat === seat && hasReadyTechnology(g, seat, 'hegemonicTradePolicy') && planetsOf(g, seat).length > 0
          ? null
          : false,
      run: 'trade policy',
    },
  ],
  procedures: { 'trade policy': tradePolicy },
  modifies: [
    limit(resources, (g, planet, now) => (swapped(g, planet) ? influence(unswapped(g), planet) : now)),
    limit(influence, (g, planet, now) => (swapped(g, planet) ? resources(unswapped(g), planet) : now)),
  ],
});

/** One die for every ship of the opponent that is no fighter. */
const salaiSaiCorian = unitAbility('salaiSaiCorian', {
  modifies: [
    set(combatDice, (g, { seat, enemy, unit, kind, system }, now) =>
      unit === 'flagship' && kind === 'space combat' && unitCardId(g, { seat, type: 'flagship' }) === 'salaiSaiCorian'
        ? nonFightersIn(g, system, enemy).length
        : now,
    ),
  ],
});

const acquiescence = note<'strategy phase ends'>({
  id: 'acquiescence',
  on: ['strategy phase ends'],
  may: (g, seat, owner) => (exchanges(g, seat, [owner]).length > 0 ? null : false),
  effect: {
    rule: 'promissory notes',
    steps: {
      exchange: {
        ask: ({ g, v: { seat, copy } }) => {
          const owner = noteOwner(copy);
          return exchanges(g, seat, [owner]).length < 2 ? [] : askExchange(g, seat, [owner]);
        },
        then: (x, got) => {
          const { seat, copy } = x.v;
          const [first] = exchanges(x.g, seat, [noteOwner(copy)]);
          const [picked] = (got[seat] as readonly string[] | undefined) ?? [];
          const [own, other] = (picked ?? `${first?.own} ${first?.other}`).split(' ') as [
            StrategyCardId,
            StrategyCardId,
          ];
          handOverStrategyCards(x, own, other);
        },
      },
    },
    gives: () => undefined,
  },
});

export const winnu: readonly Ti4Component[] = [
  bloodTies,
  reclamation,
  lazaxGateFolding,
  hegemonicTradePolicy,
  salaiSaiCorian,
  acquiescence,
];
