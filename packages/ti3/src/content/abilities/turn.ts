// Race abilities that concern the course of a round: who comes first, strategy cards, counters, turns.
import type { Choose, Refusal } from '@custodian/kernel';
import { add, set, whole } from '@custodian/kernel';
import { spendCounters } from '../../atoms/board.ts';
import { lookAt } from '../../atoms/cards.ts';
import { giveTradeGoods, noteDeed } from '../../atoms/table.ts';
import { placeGroundForces } from '../../atoms/units.ts';
import type { G, Seat } from '../../game.ts';
import { hasGroundForceFigure } from '../../queries/fleet.ts';
import { hasAbility, opponentsOf, planetsOf, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { standsFor } from '../../queries/strategy-cards.ts';
import type { SecondaryUse } from '../../queries/values.ts';
import { initiative, levySize, secondaryUses, startingCounters } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import { ability, withAbility } from '../define.ts';
import type { AbilityId, PlanetId } from '../facts/index.ts';

/** Abilities that may be used once in a Strategy Phase leave this mark until the next. */
const oncePerPhase = (g: G, seat: Seat, id: AbilityId): Refusal | null =>
  g.deeds.some((d) => d.deed === 'used ability' && d.seat === seat && d.about === id)
    ? why('strategy phase', 'why.once a strategy phase')
    : null;

// The Mentak Coalition

const PREY = 3;
const robbable = (g: G, seat: Seat): Seat[] => opponentsOf(g, seat).filter((s) => playerOf(g, s).tradeGoods >= PREY);

const piracy: Sequence<'ability mentak.piracy'> = {
  rule: 'race sheet',
  steps: {
    'take trade goods': {
      ask: (x) => {
        const victims = robbable(x.g, x.v.seat);
        return victims.length < 2 ? [] : [naming(x.v.seat, 'ask.take trade goods from', victims, [1, 2])];
      },
      then: (x, got) => {
        const victims = (got[x.v.seat] as string[] | undefined)?.map(whole) ?? robbable(x.g, x.v.seat);
        for (const victim of victims) giveTradeGoods(x, victim, x.v.seat, 1);
        noteDeed(x, 'used ability', x.v.seat, 'mentak.piracy');
      },
    },
  },
};

// The Yssaril Tribes

const spiedUpon = (g: G, seat: Seat): Seat[] => opponentsOf(g, seat).filter((s) => playerOf(g, s).hand.length > 0);

const spies: Sequence<'ability yssaril.spies'> = {
  rule: 'race sheet',
  steps: {
    'look at a hand': {
      ask: (x) => {
        const others = spiedUpon(x.g, x.v.seat);
        return others.length < 2 ? [] : [naming(x.v.seat, 'ask.look at hand of', others, [1, 1])];
      },
      then: (x, got) => {
        const [other] = (got[x.v.seat] as string[] | undefined)?.map(whole) ?? spiedUpon(x.g, x.v.seat);
        if (other !== undefined) lookAt(x, x.v.seat, playerOf(x.g, other).hand);
        noteDeed(x, 'used ability', x.v.seat, 'yssaril.spies');
      },
    },
  },
};

const naming = (
  seat: Seat,
  ask: 'ask.take trade goods from' | 'ask.look at hand of',
  players: readonly Seat[],
  pick: readonly [number, number],
): Choose => ({
  kind: 'choose',
  seat,
  rule: 'race sheet',
  ask: say(ask),
  options: players.map((player) => ({ id: String(player), text: say('option.player', { player }) })),
  pick,
});

// The Federation of Sol

const levyPlanets = (g: G, seat: Seat): PlanetId[] =>
  planetsOf(g, seat)
    .map((p) => p.id)
    .filter((planet) => hasGroundForceFigure(g, seat, planet));

const levy: Sequence<'ability sol.levy'> = {
  rule: 'race sheet',
  steps: {
    'place ground forces': {
      ask: (x) => {
        const planets = levyPlanets(x.g, x.v.seat);
        return planets.length < 2 ? [] : [choosingPlanet(x.v.seat, planets, levySize(x.g, x.v.seat))];
      },
      then: (x, got) => {
        const [planet] = (got[x.v.seat] as PlanetId[] | undefined) ?? levyPlanets(x.g, x.v.seat);
        spendCounters(x, x.v.seat, 'strategyAllocation', 1);
        placeGroundForces(x, x.v.seat, planet as PlanetId, levySize(x.g, x.v.seat));
      },
    },
  },
};

const choosingPlanet = (seat: Seat, planets: readonly PlanetId[], count: number): Choose => ({
  kind: 'choose',
  seat,
  rule: 'race sheet',
  ask: say('ask.levy where', { count }),
  options: planets.map((id) => ({ id, text: say(`planet.${id}`), on: [id] })),
  pick: [1, 1],
});

// The Universities of Jol-Nar

const eitherFirst: readonly SecondaryUse[] = ['primary, then secondary', 'secondary, then primary'];

export const turnAbilities: readonly Ti3Component[] = [
  ability('naalu.initiative', {
    modifies: [
      // Only a strategy card counts as 0: without one he has no number either.
      set(initiative, (g, seat, now) =>
        hasAbility(g, seat, 'naalu.initiative') && g.strategyCards.some((c) => c.holder === seat) ? 0 : now,
      ),
    ],
  }),
  ability('l1z1x.counter', {
    modifies: [
      add(startingCounters, (g, seat, now) =>
        hasAbility(g, seat, 'l1z1x.counter') ? { ...now, strategyAllocation: now.strategyAllocation + 1 } : now,
      ),
    ],
  }),
  ability('mentak.counter', {
    modifies: [
      add(startingCounters, (g, seat, now) =>
        hasAbility(g, seat, 'mentak.counter') ? { ...now, fleetSupply: now.fleetSupply + 1 } : now,
      ),
    ],
  }),
  ability('jolnar.research', {
    modifies: [
      withAbility('jolnar.research', set, secondaryUses, (_, { card }, now) =>
        standsFor(card, 'technology') ? eitherFirst : now,
      ),
    ],
  }),
  ability('xxcha.diplomacy', {
    modifies: [
      withAbility('xxcha.diplomacy', add, secondaryUses, (_, { card }, now) =>
        standsFor(card, 'diplomacy') ? [...now, 'primary' as const] : now,
      ),
    ],
  }),
  ability('mentak.piracy', {
    reacts: [
      {
        window: 'strategy phase',
        may: (g, seat) => {
          if (!hasAbility(g, seat, 'mentak.piracy')) return false;
          if (robbable(g, seat).length === 0) return why('race sheet', 'why.nobody to rob');
          return oncePerPhase(g, seat, 'mentak.piracy');
        },
        run: 'ability mentak.piracy',
      },
    ],
    procedures: { 'ability mentak.piracy': piracy },
  }),
  ability('yssaril.spies', {
    reacts: [
      {
        window: 'strategy phase',
        may: (g, seat) => {
          if (!hasAbility(g, seat, 'yssaril.spies')) return false;
          if (spiedUpon(g, seat).length === 0) return why('race sheet', 'why.no hand to look at');
          return oncePerPhase(g, seat, 'yssaril.spies');
        },
        run: 'ability yssaril.spies',
      },
    ],
    procedures: { 'ability yssaril.spies': spies },
  }),
  ability('yssaril.skip', { inRules: 'rules/action/action-phase.ts' }),
  ability('sol.levy', {
    reacts: [
      {
        window: 'as an action',
        may: (g, seat) => {
          if (!hasAbility(g, seat, 'sol.levy')) return false;
          if (playerOf(g, seat).strategyAllocation === 0)
            return why('strategy allocation', 'why.strategy allocation empty');
          return levyPlanets(g, seat).length === 0 ? why('ground force', 'why.no planet for ground forces') : null;
        },
        run: 'ability sol.levy',
      },
    ],
    procedures: { 'ability sol.levy': levy },
  }),
];
