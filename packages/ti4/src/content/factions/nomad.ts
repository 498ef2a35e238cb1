// The Nomad.
import type { Called } from '@custodian/kernel';
import { add, set } from '@custodian/kernel';
import { readyLeader } from '../../atoms/leaders.ts';
import { readyRelic } from '../../atoms/relics.ts';
import { addEffect, endEffect, exhaustTechnology } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { systemOf, unitsWhere } from '../../queries/board.ts';
import { isFoughtBy } from '../../queries/combat.ts';
import type { RollKind } from '../../queries/dice.ts';
import { isAgentExhausted, relicAgent } from '../../queries/leaders.ts';
import { hasMech } from '../../queries/mechs.ts';
import { nextToShip } from '../../queries/movement.ts';
import { mayTradeOnceMore } from '../../queries/permissions.ts';
import { hasAbility, hasEffect, noteOwner } from '../../queries/players.ts';
import { isNonFighterShip, unitCard, unitCardId } from '../../queries/units.ts';
import { fightsAs, shields } from '../../queries/values.ts';
import { predictionsOf } from '../../rules/council/predictions.ts';
import { ifGoodsOnLeaders } from '../../rules/leaders/index.ts';
import type { CombatRound } from '../../rules/windows.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { unitOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import { noteGoesHome, returnsAfterCombat } from '../promissory-notes/vocabulary.ts';
import type { To } from '../sequences.ts';
import { isFlagship, opponentIn, readied, takesPart } from './vocabulary.ts';

const SUITE = 'technology:temporalCommandSuite';
const CAVALRY = 'note:theCavalry';

export interface NomadSequences {
  'future sight': Called<To<'agenda resolved'>>;
  'turn back time': Called<To<'agent exhausted'>>;
  'the extra transaction is made': Called<To<'transaction resolved'>>;
}

/** Voted for what came, or predicted it: once an agenda. */
const futureSight = ability('futureSight', {
  reacts: [
    {
      window: 'agenda resolved',
      forced: true,
      may: (g, seat, { outcome, casts }) => {
        if (!hasAbility(g, seat, 'futureSight')) return false;
        const hasVoted = casts.some((cast) => cast.seat === seat && cast.votes > 0 && cast.outcome === outcome);
        return hasVoted || predictionsOf(g, seat).includes(outcome) ? null : false;
      },
      run: 'future sight',
    },
  ],
  procedures: {
    'future sight': {
      rule: 'trade goods',
      steps: { gain: { call: 'gain trade goods', with: (x) => ({ seat: x.v.seat, amount: 1 }) } },
    },
  },
});

const turnBackTime: Sequence<'turn back time'> = {
  rule: 'technology',
  steps: {
    'ready the agent': {
      do: (x) => {
        const { seat, about } = x.v;
        exhaustTechnology(x, seat, 'temporalCommandSuite');
        if (about.agent === relicAgent) readyRelic(x, about.seat, about.agent);
        else readyLeader(x, about.seat, about.agent);
        if (about.seat === seat) return;
        const until = x.g.active >= 0 ? 'turn' : 'round';
        addEffect(x, { source: SUITE, seat, target: String(about.seat), until });
      },
    },
    'goods off leaders': { rule: 'leaders', call: 'goods off leaders', with: ifGoodsOnLeaders },
  },
};

const owesTrade = (g: G, a: Seat, b: Seat): boolean =>
  hasEffect(g, SUITE, a, String(b)) || hasEffect(g, SUITE, b, String(a));

const temporalCommandSuite = technology('temporalCommandSuite', {
  modifies: [set(mayTradeOnceMore, (g, { a, b }, now) => now || owesTrade(g, a, b))],
  reacts: [
    {
      window: 'agent exhausted',
      may: (g, seat, about) => {
        const now = readied(g, seat, 'temporalCommandSuite');
        return now !== null || isAgentExhausted(g, about.seat, about.agent) ? now : false;
      },
      run: 'turn back time',
    },
    {
      window: 'transaction resolved',
      forced: true,
      may: (g, seat, about) => {
        if (about.extra !== true || (about.seat !== seat && about.partner !== seat)) return false;
        const other = about.seat === seat ? about.partner : about.seat;
        return hasEffect(g, SUITE, seat, String(other)) ? null : false;
      },
      run: 'the extra transaction is made',
    },
  ],
  procedures: {
    'turn back time': turnBackTime,
    'the extra transaction is made': {
      rule: 'transactions',
      steps: { over: { do: (x) => endEffect(x, SUITE, x.v.seat) } },
    },
  },
});

/** Where the seat has mechs. */
const mechSystems = (g: G, seat: Seat): string[] => [
  ...new Set(unitsWhere(g, (u) => u.owner === seat && u.type === 'mech').map(({ system }) => system.id)),
];

const memoria = (card: 'memoria' | 'memoriaII'): Ti4Component =>
  unitAbility(card, {
    modifies: [
      add(nextToShip, (g, { seat, type }, now) =>
        type === 'flagship' && isFlagship(g, seat, card) ? [...now, ...mechSystems(g, seat)] : now,
      ),
    ],
  });

/** Hits of this kind are hits of a space combat in the system: those of cannons are not, those of an ambush are. */
const isOfCombat = (g: G, kind: RollKind, system: string): boolean =>
  kind === 'space combat' ||
  kind === 'anti-fighter barrage' ||
  (kind === 'other' && g.combat?.kind === 'space combat' && g.combat.system === system);

/** In space it sustains damage for the ships beside it in combat. */
const quantumManipulator = unitAbility('quantumManipulator', {
  modifies: [
    add(shields, (g, { seat, system, planet, kind }, now) =>
      planet === undefined && isOfCombat(g, kind, system) && hasMech(g, seat, 'quantumManipulator')
        ? [...now, ...systemOf(g, system).space.filter((u) => u.owner === seat && u.type === 'mech')]
        : now,
    ),
  ],
});

const ridersIn = (g: G, seat: Seat, { system }: CombatRound): FrozenUnit[] =>
  systemOf(g, system).space.filter((u) => u.owner === seat && isNonFighterShip(u));

/** One ship fights like the flagship of the Nomad, until the combat is over. */
const theCavalry = note<'combat round begins'>({
  id: 'theCavalry',
  on: ['combat round begins'],
  may: (g, seat, owner, about) =>
    about.kind === 'space combat' &&
    about.round === 1 &&
    takesPart(seat, about) &&
    opponentIn(seat, about) !== owner &&
    isFoughtBy(g, seat, about) &&
    unitCardId(g, { seat: owner, type: 'flagship' }) !== null &&
    ridersIn(g, seat, about).length > 0
      ? null
      : false,
  effect: {
    rule: 'promissory notes',
    steps: {
      'choose a ship': {
        ask: ({ g, v: { seat, about } }) => {
          const ships = ridersIn(g, seat, about);
          if (ships.length < 2) return [];
          const options = ships.map((u) => unitOption(g, String(u.id)));
          const ask = say('ask.theCavalry');
          return [{ kind: 'choose', seat, rule: 'promissory notes', ask, options, pick: [1, 1] }];
        },
        then: (x, got) => {
          const { seat, about, copy } = x.v;
          const [target = String(ridersIn(x.g, seat, about)[0]?.id)] =
            (got[seat] as readonly string[] | undefined) ?? [];
          addEffect(x, { source: CAVALRY, seat, target, amount: noteOwner(copy), until: 'combat' });
        },
      },
    },
    gives: () => undefined,
  },
  modifies: [
    set(fightsAs, (g, unit, now) => {
      const effect = g.effects.find((e) => e.source === CAVALRY && e.target === String(unit.id));
      return effect === undefined || !hasEffect(g, CAVALRY, effect.seat) ? now : unitCard(g, effect.amount, 'flagship');
    }),
  ],
  later: [returnsAfterCombat('theCavalry')],
  procedures: { 'note goes home': noteGoesHome },
});

export const nomad: readonly Ti4Component[] = [
  ability('theCompany', { inRules: 'queries/leaders.ts' }),
  futureSight,
  temporalCommandSuite,
  memoria('memoria'),
  memoria('memoriaII'),
  quantumManipulator,
  technology('memoriaII', { inRules: 'queries/units.ts' }),
  theCavalry,
];
