// Dannel of the Tenth, as printed first and as revised.
import { activateNexus, readyPlanets } from '../../atoms/board.ts';
import { placeUnits } from '../../atoms/units.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { isHome, planetOf, systemOfPlanet, unitsOn, unitsWhere } from '../../queries/board.ts';
import { garrisonOn, troopsOn } from '../../queries/combat.ts';
import { mayCommit } from '../../queries/permissions.ts';
import { exhaustedPlanets, unitsLeft } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { isGroundForce } from '../../queries/units.ts';
import { commitPrice } from '../../queries/values.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import { returnToSpace } from '../../rules/combat/ground-combat.ts';
import { say } from '../../words/index.ts';
import { planetOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { hero } from './define.ts';
import { choosing } from './vocabulary.ts';

type Acting = Aiming<'component action'>;

const infantryOn = (g: G, seat: Seat, planet: PlanetId): number =>
  unitsOn(planetOf(g, planet), seat).filter((u) => u.type === 'infantry').length;

/** Planets with infantry of the seat. */
const garrisons = (g: G, seat: Seat): PlanetId[] => [
  ...new Set(unitsWhere(g, (u) => u.owner === seat && u.type === 'infantry').flatMap(({ planet }) => planet?.id ?? [])),
];

/** Each planet grows or is readied; one without infantry has nothing to grow. */
export const dannelOfTheTenth: Ti4Component = hero<'component action', Acting & { growing?: PlanetId[] }>(
  'dannelOfTheTenth',
  {
    on: ['component action'],
    may: (g, seat) =>
      garrisons(g, seat).length + exhaustedPlanets(g, seat).length > 0 ? null : why('leaders', 'why.no target'),
    effect: {
      rule: 'leaders',
      steps: {
        'grow or be readied': {
          ask: ({ g, v: { seat } }) => {
            const options = garrisons(g, seat).map((planet) => planetOption(g, planet));
            if (options.length === 0) return [];
            const proposal = garrisons(g, seat).filter((planet) => !planetOf(g, planet).exhausted);
            const ask = say('ask.leader grow or ready');
            return [{ kind: 'choose', seat, rule: 'leaders', ask, options, pick: [0, options.length], proposal }];
          },
          then: (x, got) => {
            const { seat } = x.v;
            const growing = [...((got[seat] as readonly PlanetId[] | undefined) ?? [])];
            x.v.growing = growing;
            readyPlanets(
              x,
              seat,
              exhaustedPlanets(x.g, seat)
                .map((p) => p.id)
                .filter((planet) => !growing.includes(planet)),
            );
          },
        },
        grow: {
          call: 'place units',
          with: (x) => {
            const { seat } = x.v;
            const planet = x.v.growing?.shift();
            if (planet === undefined) return null;
            const count = infantryOn(x.g, seat, planet);
            return { seat, type: 'infantry', count, places: [planet], why: say('leader.dannelOfTheTenth') };
          },
          then: () => ({ goto: 'grow' }),
        },
      },
      gives: () => undefined,
    },
  },
);

const MOST = 3;

/** `paid`: planets to which some are committed already. */
const goals = (g: G, seat: Seat, paid: readonly PlanetId[] = []): PlanetId[] =>
  unitsLeft(g, seat, 'infantry') <= 0
    ? []
    : g.systems
        .filter((s) => !isHome(s))
        .flatMap((s) => s.planets.map((p) => p.id))
        .filter((planet) => paid.includes(planet) || mayCommit(g, { seat, planet }) === null);

/** `planets`: where infantry was committed, in order; `due`: payments for the last of them; `waiting`: those whose turn in a step is
 *  still to come. */
type Dissemination = Acting & { planets?: PlanetId[]; committed?: number; due?: number; waiting?: PlanetId[] };

/** All are committed first; then the combats, planet by planet; then control. Nobody fires space cannons. */
export const dannelOfTheTenthOmega: Ti4Component = hero<'component action', Dissemination>('dannelOfTheTenthOmega', {
  on: ['component action'],
  may: (g, seat) => (goals(g, seat).length > 0 ? null : why('leaders', 'why.no target')),
  effect: {
    rule: 'leaders',
    steps: {
      commit: {
        ask: ({ g, v: { seat, planets, committed = 0 } }) =>
          committed >= MOST
            ? []
            : choosing(
                seat,
                say('ask.leader commit', { count: MOST - committed }),
                goals(g, seat, planets).map((planet) => planetOption(g, planet)),
                [committed === 0 ? 1 : 0, 1],
              ),
        then: (x, got) => {
          const { seat, planets = [], committed = 0 } = x.v;
          const answer = got[seat] as readonly PlanetId[] | undefined;
          const planet = committed === 0 && answer === undefined ? goals(x.g, seat)[0] : answer?.[0];
          x.v.planets = planets;
          if (planet === undefined) return { goto: 'all are committed' };
          x.v.due = planets.includes(planet) ? 0 : commitPrice(x.g, { seat, planet });
          placeUnits(x, seat, { system: systemOfPlanet(x.g, planet).id, planet }, 'infantry', 1);
          x.v.planets = planets.includes(planet) ? planets : [...planets, planet];
          x.v.committed = committed + 1;
          return undefined;
        },
      },
      'pay to commit': {
        rule: 'influence',
        call: 'pay',
        with: ({ v: { seat, due = 0 } }) =>
          due === 0 ? null : { seat, amount: 1, of: 'influence', why: say('step.invasion.pay to commit') },
        then: (x) => {
          x.v.due = Math.max(0, (x.v.due ?? 0) - 1);
          return { goto: 'pay to commit' };
        },
      },
      'commit another': { do: () => ({ goto: 'commit' }) },
      'all are committed': {
        do: (x) => {
          x.v.waiting = [...(x.v.planets ?? [])];
        },
      },
      'forces committed': {
        window: 'forces committed',
        about: (x) => {
          const [first] = x.v.waiting ?? [];
          if (first === undefined) return null;
          const system = systemOfPlanet(x.g, first).id;
          const planets = (x.v.waiting ?? []).filter((planet) => systemOfPlanet(x.g, planet).id === system);
          return { seat: x.v.seat, system, planets };
        },
        then: (x, { planets }) => {
          x.v.waiting = x.v.waiting?.filter((planet) => !planets.includes(planet)) ?? [];
          return { goto: 'forces committed' };
        },
      },
      'ground combat': {
        rule: 'ground combat',
        call: 'ground combat',
        with: ({ g, v: { seat: attacker, planets = [] } }) => {
          const planet = planets.find(
            (id) => troopsOn(g, id, attacker).length > 0 && garrisonOn(g, planetOf(g, id), attacker) !== NOBODY,
          );
          if (planet === undefined) return null;
          const system = systemOfPlanet(g, planet).id;
          return { attacker, defender: garrisonOn(g, planetOf(g, planet), attacker), system, planet };
        },
        then: () => ({ goto: 'ground combat' }),
      },
      'who holds the planets': {
        rule: 'control',
        do: (x) => {
          const { seat, planets = [] } = x.v;
          for (const planet of planets) returnToSpace(x, seat, planet);
          x.v.waiting = planets.filter((planet) => {
            const at = planetOf(x.g, planet);
            const isHeld = at.units.some((u) => u.owner === seat && isGroundForce(u));
            return at.owner !== seat && isHeld && garrisonOn(x.g, at, seat) === NOBODY;
          });
        },
      },
      'establish control': {
        rule: 'control',
        call: 'gain control',
        with: (x) => {
          const planet = x.v.waiting?.shift();
          return planet === undefined ? null : { seat: x.v.seat, planet, how: 'invasion' };
        },
        then: () => ({ goto: 'establish control' }),
      },
      'the nexus wakes': { do: (x) => activateNexus(x) },
      limits: { call: 'limits', with: () => ({}) },
    },
    gives: () => undefined,
  },
});
