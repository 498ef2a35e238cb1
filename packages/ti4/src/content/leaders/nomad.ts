// The leaders of the Nomad: three agents, a commander, a hero.
import { set } from '@custodian/kernel';
import { layGoodsOnLeader } from '../../atoms/leaders.ts';
import { addEffect } from '../../atoms/table.ts';
import { landUnits, moveUnits, relocateUnits } from '../../atoms/units.ts';
import type { PlanetId } from '../../facts/index.ts';
import { objectives } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { locate, systemOf, systemOfPlanet, unitsWhere } from '../../queries/board.ts';
import { cardWithText } from '../../queries/leaders.ts';
import { mayStandOn, slipsTokens } from '../../queries/permissions.ts';
import { hasEffect, playerOf } from '../../queries/players.ts';
import { refuseStructures } from '../../queries/standing.ts';
import { isTroop } from '../../queries/units.ts';
import { madeForNothing } from '../../queries/values.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import { ACTIVATED } from '../../rules/tactical/tactical-action.ts';
import { say } from '../../words/index.ts';
import { planetOption, unitOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, hero, withCommander } from './define.ts';
import { choosing, pickedOf } from './vocabulary.ts';

/** Goods from a card, its own among them, are not from the supply. */
const artuno = agent<'trade goods gained'>('artunoTheBetrayer', {
  on: ['trade goods gained'],
  may: (_, seat, about) => (about.seat === seat && about.from !== 'card' && about.amount > 0 ? null : false),
  effect: {
    rule: 'leaders',
    steps: {
      'lay goods on it': {
        do: (x) => {
          const { seat, about } = x.v;
          layGoodsOnLeader(x, seat, cardWithText(x.g, seat, 'artunoTheBetrayer'), about.amount);
        },
      },
    },
    gives: () => undefined,
  },
});

/** The system that a player has activated last in this turn; empty where he has not. */
const activatedBy = (g: G, seat: Seat): string =>
  g.effects.filter((e) => e.source === ACTIVATED && e.seat === seat).at(-1)?.target ?? '';

/** Where a player may put a ground force: planets of his in the system that he has activated. */
function marchingTo(g: G, seat: Seat, unit: number): PlanetId[] {
  const system = activatedBy(g, seat);
  if (system === '') return [];
  return systemOf(g, system)
    .planets.filter((p) => p.owner === seat && mayStandOn(g, { seat, planet: p.id }) === null)
    .map((p) => p.id)
    .filter((planet) => refuseStructures(g, seat, planet, [unit]) === null);
}

/** Ground forces of a player that could march, those named already left out. */
const marchers = (g: G, seat: Seat, done: readonly number[]): string[] =>
  activatedBy(g, seat) === ''
    ? []
    : unitsWhere(g, (u) => u.owner === seat && isTroop(g, u) && !done.includes(u.id))
        .filter(({ unit }) => marchingTo(g, seat, unit.id).length > 0)
        .map(({ unit }) => String(unit.id));

interface Marching extends Aiming<'turn ends'> {
  done?: number[];
  unit?: number;
}

const MOST = 2;

const mercer = agent<'turn ends', Marching>('fieldMarshalMercer', {
  on: ['turn ends'],
  may: (g, _, about) => (marchers(g, about.seat, []).length > 0 ? null : false),
  effect: {
    rule: 'leaders',
    steps: {
      'choose a ground force': {
        ask: ({ g, v: { about, done = [] } }) =>
          choosing(
            about.seat,
            say('ask.fieldMarshalMercer'),
            done.length < MOST ? marchers(g, about.seat, done).map((id) => unitOption(g, id)) : [],
            [0, 1],
          ),
        then: (x, got) => {
          const [picked] = (got[x.v.about.seat] as readonly string[] | undefined) ?? [];
          if (picked === undefined) return { goto: 'limits' };
          x.v.unit = Number(picked);
          return undefined;
        },
      },
      'choose a planet': {
        ask: ({ g, v: { about, unit = 0 } }) =>
          choosing(
            about.seat,
            say('ask.fieldMarshalMercer.planet'),
            marchingTo(g, about.seat, unit).map((id) => planetOption(g, id)),
          ),
        then: (x, got) => {
          const { about, unit: picked = 0 } = x.v;
          const to = pickedOf(got, about.seat, marchingTo(x.g, about.seat, picked)) as PlanetId | undefined;
          const found = x.v.unit === undefined ? undefined : locate(x.g, x.v.unit);
          if (to === undefined || found === undefined) return 'end';
          const { unit, system, planet } = found;
          const there = systemOfPlanet(x.g, to).id;
          if (planet === null) {
            moveUnits(x, system.id, there, [unit.id]);
            landUnits(x, there, to, [unit.id]);
          } else if (planet.id !== to) relocateUnits(x, planet.id, to, [unit.id]);
          x.v.done = [...(x.v.done ?? []), unit.id];
          return { goto: 'choose a ground force' };
        },
      },
      limits: { rule: 'structures', call: 'limits', with: () => ({}) },
    },
    gives: () => undefined,
  },
});

/** The dice of both sides count for nothing, and are rolled once more. */
const thundarian = agent<'both have rolled'>('theThundarian', {
  on: ['both have rolled'],
  may: (_, __, about) => (about.again === true ? false : null),
  effect: {
    rule: 'leaders',
    steps: { 'all roll again': { do: () => undefined } },
    gives: () => ({ again: true }),
  },
});

/** Secret objectives of the seat's own that it has scored: one that lies open for all is public. */
const scoredSecrets = (g: G, seat: Seat): number =>
  playerOf(g, seat).scored.filter(
    (id) => objectives[id].stage === 'secret' && !g.objectives.some((open) => open.id === id),
  ).length;

const navarchFeng = commander('navarchFeng', {
  goal: (g, seat) => ({ have: scoredSecrets(g, seat), need: 1 }),
  modifies: [
    withCommander('navarchFeng', set, madeForNothing, (_, { type }, now) =>
      type === 'flagship' ? Number.POSITIVE_INFINITY : now,
    ),
  ],
});

const MATRIX = 'leader:ahkSylSiven';

const ahkSylSiven = hero<'component action'>('ahkSylSiven', {
  on: ['component action'],
  may: (g, seat) => (hasEffect(g, MATRIX, seat) ? false : null),
  stays: true,
  effect: {
    rule: 'leaders',
    steps: {
      'lay it beside the board': { do: (x) => addEffect(x, { source: MATRIX, seat: x.v.seat, until: 'round' }) },
    },
    gives: () => undefined,
  },
  modifies: [set(slipsTokens, (g, { seat, unit }, now) => now || (unit === 'flagship' && hasEffect(g, MATRIX, seat)))],
});

export const nomad: readonly Ti4Component[] = [artuno, mercer, thundarian, navarchFeng, ahkSylSiven];
