// Everything that a question of the Fourth Edition offers, each thing as a plan of its own: the checkers must take it.
import type { Json } from '@custodian/kernel';
import type { Alone, Asked } from '@custodian/title';
import type { G } from '../game.ts';
import type { AboutNamed, PlanName } from '../plans/index.ts';

/** Rules that look at everything together: what is offered may be too much with what is there, or cost too much. */
const WHOLE = ['fleet pool', 'capacity', 'cost', 'resources', 'component limitations'];

export function offeredAlone(g: G, asked: Asked): readonly Alone[] {
  return (alone[asked.shape as PlanName]?.(g, asked as never) ?? []).map((plan) => ({ plan, unless: WHOLE }));
}

type Plans<Name extends PlanName> = (
  g: G,
  asked: { readonly seat: number; readonly about: AboutNamed<Name> },
) => readonly Json[];

/** Everything a seat could pay with: nothing is given back on what is paid too much. */
function everything(g: G, seat: number): Json {
  const ready = g.systems.flatMap((s) => s.planets).filter((p) => p.owner === seat && !p.exhausted);
  return { planets: ready.map((p) => p.id), goods: g.players[seat]?.tradeGoods ?? 0 };
}

const alone: { readonly [Name in PlanName]?: Plans<Name> } = {
  movement: (_, { about }) => about.reach.map(({ ship, path }) => ({ moves: [{ ship, path: [...path] }] })),
  production: (g, { seat, about }) => [
    ...about.units
      .filter((u) => u.left !== 0 && u.most > 0)
      .flatMap(({ unit, places }) =>
        places.map((place) => ({ units: [{ unit, count: 1, place }], pay: everything(g, seat) })),
      ),
    // For a captured unit nothing is paid.
    ...(about.captured ?? []).flatMap(({ unit, of }) => {
      const offered = about.units.find((u) => u.unit === unit && (u.left !== 0 || of === seat));
      return (offered?.places ?? []).map((place) => ({
        units: [{ unit, count: 1, place }],
        returned: [{ unit, of, count: 1 }],
        pay: { planets: [], goods: 0 },
      }));
    }),
  ],
  hits: (_, { about: { hits, bound, units, sustaining } }) => {
    if (hits !== 1 || bound > 0) return [];
    return [
      ...units.map((id) => ({ damage: [], destroy: [id] })),
      ...sustaining.map(({ unit }) => ({ damage: [unit], destroy: [] })),
    ];
  },
  // What there is room for must come along.
  retreat: (_, { about }) => (about.cargo.length > 0 ? [] : about.systems.map((to) => ({ to, carried: [] }))),
  landings: (_, { about: { units, reserves = [], planets, must } }) =>
    units.flatMap((unit) =>
      (must.length === 0 ? planets : must)
        .filter((planet) => !reserves.some((each) => each.unit === unit && each.planet === planet))
        .map((planet) => ({ landings: [{ planet, units: [unit] }] })),
    ),
  rerolls: (_, { about }) =>
    about.groups.flatMap(({ rolls }, group) => rolls.map((_, die) => ({ dice: [{ group, die }] }))),
  vote: (_, { about }) => {
    const planets = about.planets.map((p) => p.planet);
    return planets.length === 0 ? [] : about.outcomes.map((outcome) => ({ outcome, planets }));
  },
  growth: (_, { about }) =>
    about.planets.flatMap(({ planet: from, to: reached }) =>
      reached.map((to) => ({ moves: [{ from, to, count: 1 }] })),
    ),
  tokens: (_, { about: { count, what } }) =>
    what === 'spend'
      ? []
      : [
          { tactic: count, fleet: 0, strategy: 0 },
          { tactic: 0, fleet: count, strategy: 0 },
          { tactic: 0, fleet: 0, strategy: count },
        ],
  'infantry return': (_, { about }) => about.planets.map((planet) => ({ planets: [{ planet, count: about.count }] })),
  'system placement': (_, { about }) =>
    Object.entries(about.places).flatMap(([tile, places]) => places.map((at) => ({ tile, at }))),
};
