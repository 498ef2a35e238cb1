// Action cards played during the Strategy Phase; most of them hold until the round ends.
import { add, forbid, set } from '@custodian/kernel';
import { gainCounters, placeCounter } from '../../atoms/board.ts';
import { clearActionCard, lookAt, takeFromActionDeck, titleOf } from '../../atoms/cards.ts';
import { addEffect, endEffect } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import { homeSystem, isHome, tileAt } from '../../queries/board.ts';
import { isInSpace } from '../../queries/docks.ts';
import { mayResearch } from '../../queries/permissions.ts';
import {
  abilities,
  agreementsOf,
  controls,
  hasCounter,
  hasEffect,
  opponentsOf,
  planetsOf,
  playerOf,
  reinforcementCounters,
  seatsIn,
} from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { fleetLimit, influence, isPlanetReady, productionLimit, votes } from '../../queries/values.ts';
import type { Played } from '../../rules/action/playing-action-cards.ts';
import { breakAll } from '../../rules/action/trade.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import type { AbilityId } from '../facts/index.ts';
import { races } from '../facts/index.ts';
import { actionCard } from './define.ts';
import {
  cardOnOne,
  cardOnSelf,
  choosing,
  choosingOpponent,
  notePlayedOnSelf,
  planetTarget,
  refuseTwiceOnSelf,
  seatTarget,
  systemsWhere,
  systemTarget,
  unlessNone,
} from './targets.ts';

/** Players whom the effect does not concern already. */
const whoeverIsWithout = (g: G, effect: string): string[] =>
  seatsIn(g)
    .filter((seat) => !hasEffect(g, effect, seat))
    .map(String);

const commandSummit = cardOnSelf({
  id: 'commandSummit',
  on: ['strategy phase'],
  may: (g, seat) =>
    reinforcementCounters(g, seat) === 0 ? why('command counters', 'why.no counters in reinforcements') : null,
  carryOut: (x, seat) => gainCounters(x, seat, 'commandPool', Math.min(2, reinforcementCounters(x.g, seat))),
});

const noAbilities: readonly AbilityId[] = [];

const culturalCrisis = cardOnOne({
  id: 'culturalCrisis',
  on: ['strategy phase'],
  ask: say('ask.cultural crisis'),
  none: why('action cards.playing', 'why.card has no target'),
  among: (g) => whoeverIsWithout(g, 'action:culturalCrisis'),
  option: seatTarget,
  carryOut: (x, _, player) => addEffect(x, { source: 'action:culturalCrisis', seat: Number(player), until: 'round' }),
  // What a race could only keep by its ability, cards or fleets, is given up at once.
  further: {
    'hand limit': { call: 'draw action cards', with: (x) => ({ seat: Number(x.v.target), count: 0 }) },
  },
  compliance: true,
  modifies: [set(abilities, (g, seat, now) => (hasEffect(g, 'action:culturalCrisis', seat) ? noAbilities : now))],
});

/** Fleet Supply does not matter: more ships than the box holds. */
const UNLIMITED = 999;

const grandArmada = cardOnSelf({
  id: 'grandArmada',
  on: ['strategy phase'],
  carryOut: (x, seat) => addEffect(x, { source: 'action:grandArmada', seat, until: 'round' }),
  modifies: [
    set(fleetLimit, (g, { seat, system }, now) =>
      hasEffect(g, 'action:grandArmada', seat) && homeSystem(g, seat)?.id === system ? UNLIMITED : now,
    ),
  ],
});

/** An extra counter at the start of the game gives nothing to whoever comes by it later. */
const onlyAtSetup: readonly AbilityId[] = ['l1z1x.counter', 'mentak.counter'];

/** Abilities of opponents' races that are not void just now and that the seat does not have. */
function copyable(g: G, seat: Seat): AbilityId[] {
  const own = abilities(g, seat);
  return opponentsOf(g, seat).flatMap((opponent) => {
    const { race } = playerOf(g, opponent);
    if (race === '' || hasEffect(g, 'action:culturalCrisis', opponent)) return [];
    return races[race].abilities.filter((id) => !own.includes(id) && !onlyAtSetup.includes(id));
  });
}

const extended = new WeakMap<readonly AbilityId[], Map<AbilityId, readonly AbilityId[]>>();

/** A list of abilities and one more. The same list for the same two: who has which ability is asked all the time. */
function withOneMore(all: readonly AbilityId[], ability: AbilityId): readonly AbilityId[] {
  let known = extended.get(all);
  if (known === undefined) {
    known = new Map();
    extended.set(all, known);
  }
  let list = known.get(ability);
  if (list === undefined) {
    list = [...all, ability];
    known.set(ability, list);
  }
  return list;
}

const multiculturalism = cardOnOne({
  id: 'multiculturalism',
  on: ['strategy phase'],
  ask: say('ask.multiculturalism'),
  none: why('action cards.playing', 'why.no ability to share'),
  among: copyable,
  option: (_, id) => ({ id, text: say(`ability.${id as AbilityId}`) }),
  carryOut: (x, seat, target) => addEffect(x, { source: 'action:multiculturalism', seat, target, until: 'round' }),
  modifies: [
    add(abilities, (g, seat, now) => {
      let all = now;
      for (const e of g.effects)
        if (e.source === 'action:multiculturalism' && e.seat === seat) all = withOneMore(all, e.target as AbilityId);
      return all;
    }),
  ],
});

const productivitySpike = cardOnOne({
  id: 'productivitySpike',
  on: ['strategy phase'],
  ask: say('ask.productivity spike'),
  none: why('action cards.playing', 'why.no dock with influence'),
  among: (g, seat) =>
    planetsOf(g, seat)
      .filter((p) => p.dock >= 0 && influence(g, p.id) > 0)
      .map((p) => p.id),
  option: planetTarget,
  carryOut: (x, seat, target) => addEffect(x, { source: 'action:productivitySpike', seat, target, until: 'round' }),
  modifies: [
    add(productionLimit, (g, { seat, dock }, now) =>
      !isInSpace(dock) && hasEffect(g, 'action:productivitySpike', seat, dock) ? now + influence(g, dock) : now,
    ),
  ],
});

const scientistAssassination = cardOnOne({
  id: 'scientistAssassination',
  on: ['strategy phase'],
  ask: say('ask.scientist assassination'),
  none: why('action cards.playing', 'why.card has no target'),
  among: (g) => whoeverIsWithout(g, 'action:scientistAssassination'),
  option: seatTarget,
  carryOut: (x, _, player) =>
    addEffect(x, { source: 'action:scientistAssassination', seat: Number(player), until: 'round' }),
  modifies: [
    forbid(mayResearch, (g, { seat }, now) =>
      now === null && hasEffect(g, 'action:scientistAssassination', seat)
        ? why('action cards.playing', 'why.scientist assassinated')
        : now,
    ),
  ],
});

/** Systems outside home systems that could be activated and that the opponent has not activated. */
const jammable = (g: G, opponent: Seat): string[] =>
  reinforcementCounters(g, opponent) === 0
    ? []
    : systemsWhere(
        g,
        (s) =>
          !isHome(s) && !hasCounter(s, opponent) && !['asteroidField', 'supernova'].includes(tileAt(s).special ?? ''),
      );

const jammed = (g: G, seat: Seat): string[] =>
  opponentsOf(g, seat)
    .filter((opponent) => jammable(g, opponent).length > 0)
    .map(String);

const signalJamming = actionCard<'strategy phase', Played<'strategy phase'> & { opponent: Seat; system: string }>({
  id: 'signalJamming',
  on: ['strategy phase'],
  may: (g, seat) => unlessNone(jammed(g, seat), why('command counters', 'why.nobody to jam')),
  effect: {
    rule: 'action cards.playing',
    steps: {
      'choose opponent': choosingOpponent({
        ask: say('ask.signal jamming player'),
        among: (g, v) => jammed(g, v.seat),
      }),
      'choose system': choosing({
        ask: say('ask.signal jamming system'),
        among: (g, v) => jammable(g, v.opponent as Seat),
        option: systemTarget,
        into: (v, id) => {
          v.system = id;
        },
      }),
      'take effect': {
        do: (x) => placeCounter(x, x.v.opponent as Seat, x.v.system as string, 'reinforcements'),
      },
    },
  },
});

/** One copy of each title in the deck, in an order that tells nothing. */
const titlesInDeck = (g: G): string[] => {
  const copies = new Map<string, string>();
  for (const card of [...g.actionDeck].sort()) if (!copies.has(titleOf(card))) copies.set(titleOf(card), card);
  return [...copies.values()];
};

const synchronicity = actionCard({
  id: 'synchronicity',
  on: ['strategy phase'],
  may: (g, seat) =>
    g.actionDeck.length === 0
      ? why('action cards.playing', 'why.action deck empty')
      : refuseTwiceOnSelf(g, seat, 'synchronicity'),
  effect: {
    rule: 'action cards.playing',
    steps: {
      'search the deck': { do: (x) => lookAt(x, x.v.seat, x.g.actionDeck) },
      'choose card': {
        ask: (x) => [
          {
            kind: 'choose',
            seat: x.v.seat,
            rule: 'action cards.playing',
            ask: say('ask.synchronicity'),
            options: titlesInDeck(x.g).map((id) => ({ id, text: say(`action.${titleOf(id)}`), on: [id] })),
            pick: [1, 1],
            secret: true,
          },
        ],
        then: (x, got) => {
          notePlayedOnSelf(x, x.v.seat, 'synchronicity');
          takeFromActionDeck(x, x.v.seat, (got[x.v.seat] as [string])[0]);
        },
      },
      'hand limit': { call: 'draw action cards', with: (x) => ({ seat: x.v.seat, count: 0 }) },
    },
  },
});

const tradeStop = actionCard({
  id: 'tradeStop',
  on: ['strategy phase'],
  may: (g) =>
    seatsIn(g).every((seat) => agreementsOf(g, seat).length === 0)
      ? why('trade.breaking', 'why.no agreement to break')
      : null,
  effect: {
    rule: 'trade.breaking',
    steps: { 'take effect': { do: (x) => breakAll(x) } },
  },
});

const usurperFalls: Sequence<'the usurper falls'> = {
  rule: 'action cards.playing',
  steps: {
    'discard the card': {
      do: (x) => {
        const { seat } = x.v;
        const lying = x.g.effects.filter((e) => e.source === 'action:usurper' && e.seat === seat);
        for (const { target } of lying) clearActionCard(x, seat, target);
        endEffect(x, 'action:usurper', seat);
      },
    },
  },
};

const usurper = actionCard({
  id: 'usurper',
  on: ['strategy phase'],
  may: (g, seat) => (controls(g, seat, 'mecatolRex') ? null : why('action cards.playing', 'why.not on Mecatol Rex')),
  effect: {
    rule: 'action cards.playing',
    steps: {
      'take effect': {
        // The card lies on the planet until its player loses it.
        do: (x) => addEffect(x, { source: 'action:usurper', seat: x.v.seat, target: x.v.card, until: 'game' }),
      },
    },
    gives: () => ({ keep: true }),
  },
  later: [
    {
      window: 'planet lost',
      may: (g, seat, about: { planet: string; from: Seat }) =>
        about.planet === 'mecatolRex' && about.from === seat && hasEffect(g, 'action:usurper', seat) ? null : false,
      run: 'the usurper falls',
      forced: true,
    },
  ],
  procedures: { 'the usurper falls': usurperFalls },
  modifies: [
    // Twice the influence, exhausted or not; a ready planet has counted once already.
    add(votes, (g, seat, now) =>
      hasEffect(g, 'action:usurper', seat)
        ? now + influence(g, 'mecatolRex') * (isPlanetReady(g, 'mecatolRex') ? 1 : 2)
        : now,
    ),
  ],
});

// What takes abilities away stands before what adds one.
export const cardsInTheStrategyPhase: readonly Ti3Component[] = [
  commandSummit,
  culturalCrisis,
  grandArmada,
  multiculturalism,
  productivitySpike,
  scientistAssassination,
  signalJamming,
  synchronicity,
  tradeStop,
  usurper,
];
