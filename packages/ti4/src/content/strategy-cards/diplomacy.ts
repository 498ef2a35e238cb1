// Diplomacy: the others' command tokens keep them out of a system, whose planets are readied.
import type { Choose } from '@custodian/kernel';
import { readyPlanets } from '../../atoms/board.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { holdsPlanetIn, isMecatolRex, systemOf } from '../../queries/board.ts';
import { exhaustedPlanets, hasAbility, leftOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { strategyCard } from '../define.ts';
import { pointless } from './pointless.ts';

const READIED = 2;

const primary: Sequence<'primary diplomacy'> = {
  rule: 'diplomacy',
  steps: {
    'choose a system': {
      ask: ({ g, v: { seat } }) => {
        const open = eligible(g, seat);
        return open.length < 2 ? [] : [choosingSystem(seat, open)];
      },
      then: (x, got) => {
        const [system] = (got[x.v.seat] as string[] | undefined) ?? eligible(x.g, x.v.seat);
        if (system === undefined) return 'end';
        x.v.system = system;
        x.v.others = leftOf(x.g, x.v.seat);
        return undefined;
      },
    },
    'place the others’ tokens': {
      call: 'place token',
      with: (x) => {
        const seat = x.v.others?.shift();
        return seat === undefined ? null : { seat, system: x.v.system as string };
      },
      then: () => ({ goto: 'place the others’ tokens' }),
    },
    'ready its planets': {
      do: (x) => {
        const { seat } = x.v;
        const own = systemOf(x.g, x.v.system as string).planets.filter((p) => p.owner === seat && p.exhausted);
        readyPlanets(
          x,
          seat,
          own.map((p) => p.id),
        );
      },
    },
  },
};

/** Systems with a planet of the seat, but not that of Mecatol Rex. */
const eligible = (g: G, seat: Seat): string[] =>
  g.systems.filter((s) => !isMecatolRex(s) && holdsPlanetIn(s, seat)).map((s) => s.id);

const choosingSystem = (seat: Seat, systems: readonly string[]): Choose => ({
  kind: 'choose',
  seat,
  rule: 'diplomacy',
  ask: say('ask.system for diplomacy'),
  options: systems.map((system) => ({ id: system, text: say('option.system', { system }), on: [system] })),
  pick: [1, 1],
});

const readyTwo: Sequence<'secondary diplomacy'>['steps'][string] = {
  ask: ({ g, v: { seat } }) => {
    const planets = exhaustedPlanets(g, seat).map((p) => p.id);
    return planets.length === 0 ? [] : [choosingPlanets(seat, planets)];
  },
  then: (x, got) => readyPlanets(x, x.v.seat, (got[x.v.seat] ?? []) as PlanetId[]),
};

const secondary: Sequence<'secondary diplomacy'> = { rule: 'diplomacy', steps: { 'ready planets': readyTwo } };

const choosingPlanets = (seat: Seat, planets: readonly PlanetId[]): Choose => ({
  kind: 'choose',
  seat,
  rule: 'diplomacy',
  ask: say('ask.ready planets', { most: READIED }),
  options: planets.map((planet) => ({ id: planet, text: say('option.planet', { planet }), on: [planet] })),
  pick: [0, Math.min(READIED, planets.length)],
  proposal: planets.slice(0, READIED),
});

/** Any two planets are readied, whatever system is chosen; without one that can be, the tokens stay away. */
const primaryRevised: Sequence<'primary diplomacyRevised'> = {
  rule: 'diplomacy',
  steps: {
    'choose a system': {
      ask: ({ g, v: { seat } }) => {
        const open = eligible(g, seat);
        return open.length < 2 ? [] : [choosingSystem(seat, open)];
      },
      then: (x, got) => {
        const [system] = (got[x.v.seat] as string[] | undefined) ?? eligible(x.g, x.v.seat);
        if (system === undefined) return { goto: 'ready planets' };
        x.v.system = system;
        x.v.others = leftOf(x.g, x.v.seat);
        return undefined;
      },
    },
    'place the others’ tokens': {
      call: 'place token',
      with: (x) => {
        const seat = x.v.others?.shift();
        return seat === undefined ? null : { seat, system: x.v.system as string };
      },
      then: () => ({ goto: 'place the others’ tokens' }),
    },
    'ready planets': readyTwo,
  },
};

// "Up to 2" may be none: who gains something by the ability itself may use it without an exhausted planet.
const withoutPlanets = (card: 'diplomacy' | 'diplomacyRevised') =>
  pointless(card, (g, seat) =>
    exhaustedPlanets(g, seat).length === 0 && !hasAbility(g, seat, 'peaceAccords')
      ? why('diplomacy', 'why.no exhausted planet')
      : null,
  );

export const diplomacy = strategyCard('diplomacy', {
  procedures: { 'primary diplomacy': primary, 'secondary diplomacy': secondary },
  modifies: [withoutPlanets('diplomacy')],
});

export const diplomacyRevised = strategyCard('diplomacyRevised', {
  procedures: { 'primary diplomacyRevised': primaryRevised, 'secondary diplomacyRevised': secondary },
  modifies: [withoutPlanets('diplomacyRevised')],
});
