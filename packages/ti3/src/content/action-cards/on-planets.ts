// Action cards played as an action on planets and what stands on them.
import { forbid, used } from '@custodian/kernel';
import { showCardDice } from '../../atoms/cards.ts';
import { exhaustPlanets } from '../../atoms/planets.ts';
import { addEffect } from '../../atoms/table.ts';
import { placeGroundForces, placePds } from '../../atoms/units.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { FrozenPlanet } from '../../queries/board.ts';
import { isHome, neighbours, planetOf, systemOf } from '../../queries/board.ts';
import { mayInvade } from '../../queries/permissions.ts';
import { hasAbility, hasEffect, opponentsOf, planetsOf, unitsLeft } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Played } from '../../rules/action/playing-action-cards.ts';
import { hasPlayedOn, notePlayedOn } from '../../rules/action/playing-action-cards.ts';
import { rollAll } from '../../rules/combat/dice.ts';
import { loseGroundForces } from '../../rules/combat/losses.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import type { PlanetId } from '../facts/index.ts';
import { actionCard } from './define.ts';
import {
  cardOnOne,
  choosingOpponent,
  choosingPlanet,
  notePlayedOnSelf,
  planetsWhere,
  planetTarget,
  refuseTwiceOnSelf,
  spareFigures,
  unlessNone,
} from './targets.ts';

const shielded = (g: G, seat: Seat): PlanetId[] =>
  planetsWhere(g, (p) => p.owner === seat && !hasPlayedOn(g, seat, 'armistice', p.id));

const armistice = actionCard<'as an action', Played<'as an action'> & { opponent: Seat; planet: PlanetId }>({
  id: 'armistice',
  on: ['as an action'],
  may: (g, seat) => unlessNone(shielded(g, seat), why('action cards.playing', 'why.no planet of yours')),
  effect: {
    rule: 'action cards.playing',
    steps: {
      'choose opponent': choosingOpponent({
        ask: say('ask.armistice opponent'),
        among: (g, v) => opponentsOf(g, v.seat).map(String),
      }),
      'choose planet': choosingPlanet({ ask: say('ask.armistice planet'), among: (g, v) => shielded(g, v.seat) }),
      'take effect': {
        do: (x) => {
          const target = x.v.planet as PlanetId;
          notePlayedOn(x, x.v.seat, 'armistice', target);
          addEffect(x, { source: 'action:armistice', seat: x.v.opponent as Seat, target, until: 'round' });
        },
      },
    },
  },
  modifies: [
    // The ban stays with the planet even when it changes hands.
    forbid(mayInvade, (g, { seat, planet }, now) =>
      now === null && hasEffect(g, 'action:armistice', seat, planet)
        ? why('action cards.playing', 'why.armistice', { planet })
        : now,
    ),
  ],
});

const civilDefense = cardOnOne({
  id: 'civilDefense',
  on: ['as an action'],
  ask: say('ask.civil defense'),
  none: why('action cards.playing', 'why.no planet without pds'),
  may: (g, seat) => (unitsLeft(g, seat, 'pds') > 0 ? null : why('unit limits', 'why.no unit left', { unit: 'pds' })),
  among: (g, seat) => planetsWhere(g, (p) => p.owner === seat && p.pds === 0),
  option: planetTarget,
  carryOut: (x, seat, planet) => placePds(x, seat, planet as PlanetId, Math.min(2, unitsLeft(x.g, seat, 'pds'))),
});

/** Winnu planets with a ground force do not revolt. */
function isLoyal(g: G, planet: FrozenPlanet): boolean {
  if (planet.groundForces === 0 || !hasAbility(g, planet.owner, 'winnu.order')) return false;
  used('ability:winnu.order');
  return true;
}

const localUnrest = cardOnOne({
  id: 'localUnrest',
  on: ['as an action'],
  ask: say('ask.local unrest'),
  none: why('action cards.playing', 'why.no planet outside home'),
  among: (g) => planetsWhere(g, (p, system) => p.owner !== NOBODY && !isHome(system) && !isLoyal(g, p)),
  option: planetTarget,
  carryOut: (x, _, target) => {
    const planet = target as PlanetId;
    exhaustPlanets(x, [planet]);
    loseGroundForces(x, planet, Math.min(1, planetOf(x.g, planet).groundForces));
  },
  further: {
    'turn neutral': {
      call: 'turn neutral',
      with: (x) =>
        planetOf(x.g, x.v.target as PlanetId).groundForces === 0 ? { planets: [x.v.target as PlanetId] } : null,
    },
  },
  compliance: true,
});

const plague = cardOnOne({
  id: 'plague',
  on: ['as an action'],
  ask: say('ask.plague'),
  none: why('action cards.playing', 'why.no ground forces of opponents'),
  among: (g, seat) => planetsWhere(g, (p) => p.owner !== NOBODY && p.owner !== seat && p.groundForces > 0),
  option: planetTarget,
  carryOut: (x, seat, target) => {
    const rolls = rollAll(x, planetOf(x.g, target).groundForces);
    showCardDice(x, seat, 'plague', rolls);
    loseGroundForces(x, target as PlanetId, rolls.filter((roll) => roll % 2 === 0).length);
  },
  compliance: true,
});

const ungarrisoned = (g: G, seat: Seat): PlanetId[] => planetsWhere(g, (p) => p.owner === seat && p.groundForces === 0);

const riseOfAMessiah = actionCard<'as an action', Played<'as an action'> & { chosen: PlanetId[] }>({
  id: 'riseOfAMessiah',
  on: ['as an action'],
  may: (g, seat) => {
    const own = planetsOf(g, seat);
    if (own.length === 0) return why('action cards.playing', 'why.no planet of yours');
    if (spareFigures(g, seat) <= 0 && own.every((p) => p.groundForces === 0))
      return why('supplement counters', 'why.no unit left', { unit: 'groundForce' });
    return refuseTwiceOnSelf(g, seat, 'riseOfAMessiah');
  },
  effect: {
    rule: 'action cards.playing',
    steps: {
      // Supplement counters need a figure beside them: with too few figures the player says where they go.
      'choose planets': {
        ask: (x) => {
          const empty = ungarrisoned(x.g, x.v.seat);
          const figures = spareFigures(x.g, x.v.seat);
          if (figures <= 0 || empty.length <= figures) return [];
          return [
            {
              kind: 'choose',
              seat: x.v.seat,
              rule: 'supplement counters',
              ask: say('ask.messiah', { count: figures }),
              options: empty.map((id) => planetTarget(x.g, id)),
              pick: [figures, figures],
            },
          ];
        },
        then: (x, got) => {
          const empty = ungarrisoned(x.g, x.v.seat);
          x.v.chosen = (got[x.v.seat] as PlanetId[] | undefined) ?? (spareFigures(x.g, x.v.seat) > 0 ? empty : []);
        },
      },
      'take effect': {
        do: (x) => {
          notePlayedOnSelf(x, x.v.seat, 'riseOfAMessiah');
          for (const planet of planetsOf(x.g, x.v.seat))
            if (planet.groundForces > 0 || x.v.chosen?.includes(planet.id) === true)
              placeGroundForces(x, x.v.seat, planet.id, 1);
        },
      },
    },
  },
});

/** Neutral planets in systems next to one where the seat controls a planet. */
const annexable = (g: G, seat: Seat): PlanetId[] =>
  planetsWhere(
    g,
    (p, { id }) =>
      p.owner === NOBODY && neighbours(g, id).some((next) => systemOf(g, next).planets.some((q) => q.owner === seat)),
  );

const voluntaryAnnexation = actionCard<'as an action', Played<'as an action'> & { planet: PlanetId }>({
  id: 'voluntaryAnnexation',
  on: ['as an action'],
  may: (g, seat) =>
    spareFigures(g, seat) <= 0
      ? why('supplement counters', 'why.no unit left', { unit: 'groundForce' })
      : unlessNone(annexable(g, seat), why('action cards.playing', 'why.no neutral planet near')),
  effect: {
    rule: 'action cards.playing',
    steps: {
      'choose planet': choosingPlanet({ ask: say('ask.annexation'), among: (g, v) => annexable(g, v.seat) }),
      'take effect': {
        call: 'take control',
        with: ({ v: { seat, planet } }) => ({ seat, planet, how: 'card', groundForces: 3, pds: 0 }),
      },
    },
  },
});

export const cardsOnPlanets: readonly Ti3Component[] = [
  armistice,
  civilDefense,
  localUnrest,
  plague,
  riseOfAMessiah,
  voluntaryAnnexation,
];
