// Everything that a question of the Third Edition offers, each thing as a plan of its own: the checkers must take it.
import type { Json } from '@custodian/kernel';
import type { Alone, Asked } from '@custodian/title';
import type { G } from '../game.ts';
import { shipIn } from './offers-reading.ts';

/** Rules that look at everything together: what is offered may be too much with what is there, or cost too much. */
const WHOLE = ['fleet supply', 'fighter.capacity', 'supplement counters', 'pds.limit', 'carrier', 'spending.costs'];

export function offeredAlone(g: G, asked: Asked): readonly Alone[] {
  return (alone[asked.shape]?.(g, asked as never) ?? []).map((plan) => ({ plan, unless: WHOLE }));
}

type Plans<About> = (g: G, asked: { readonly seat: number; readonly about: About }) => readonly Json[];

/** Everything a seat could pay with: nothing is given back on what is paid too much. */
function everything(g: G, seat: number): Json {
  const ready = g.systems.flatMap((s) => s.planets).filter((p) => p.owner === seat && !p.exhausted);
  return { planets: ready.map((p) => p.id), goods: g.players[seat]?.tradeGoods ?? 0 };
}

const nothing: Json = { planets: [], goods: 0 };

interface Reach {
  readonly ship: number;
  readonly path: readonly string[];
  readonly fighters?: readonly number[];
  readonly leaders?: readonly string[];
  /** The move of another ship that must come along. */
  readonly escort?: Json;
}

const bombardment: Plans<{ open: Json[] }> = (_, { about }) => about.open.map((one) => ({ ships: [one] }));

const pdsFire: Plans<{ reach: { planet: string; system: string; target: number }[] }> = (_, { about }) =>
  about.reach.map(({ planet, system, target }) => ({ shots: [{ planet, system, target, pds: 1 }] }));

const movement: Plans<{ reach: Reach[]; docks?: Json[] }> = (g, { about: { reach, docks = [] } }) => [
  ...docks.map((dock) => ({ moves: [], docks: [dock] })),
  ...reach.map(({ ship, path, fighters = [], leaders = [], escort }) => {
    const boarding = g.leaders.filter((l) => leaders.includes(l.id));
    const pickUps = boarding.map((l) => ({ planet: l.at, groundForces: 0, pds: 0, leaders: [l.id] }));
    return { moves: [{ ship, path, fighters, pickUps }, ...(escort === undefined ? [] : [escort])] };
  }),
];

const patrols: Plans<{ ships: { id: number; to: string[] }[] }> = (_, { about }) =>
  about.ships.flatMap(({ id: ship, to }) => to.map((system) => ({ moves: [{ ship, to: system }] })));

const landings: Plans<{ system: string; planets: string[] }> = (g, { seat, about: { system, planets } }) => {
  const ships =
    g.systems.find((s) => s.id === system)?.ships.filter((s) => s.owner === seat && s.groundForces > 0) ?? [];
  return ships.flatMap(({ id: ship }) =>
    planets.map((planet) => ({ landings: [{ ship, planet, groundForces: 1, pds: 0 }], pay: everything(g, seat) })),
  );
};

const production: Plans<{
  docks: { dock: string; units: { unit: string; places: string[] }[] }[];
  sites: { planet: string }[];
}> = (g, { seat, about: { docks, sites } }) => {
  const pay = everything(g, seat);
  return [
    ...sites.map(({ planet }) => ({ builds: [], docks: [planet], pay })),
    ...docks.flatMap(({ dock, units }) =>
      units.flatMap(({ unit, places }) =>
        places.map((at) => ({ builds: [{ dock, unit, count: 1, at }], docks: [], pay })),
      ),
    ),
  ];
};

const technology: Plans<{ offers: { technology: string; cost: number }[] }> = (g, { seat, about }) =>
  about.offers.map(({ technology: id, cost }) => ({
    technology: id,
    pay: cost === 0 ? nothing : everything(g, seat),
  }));

const hits: Plans<{ system: string; hits: number; bound: Json[] }> = (
  g,
  { seat, about: { system, hits: due, bound } },
) => {
  const fleet = g.systems.find((s) => s.id === system)?.ships.filter((s) => s.owner === seat) ?? [];
  const sustains = (id: number): boolean => {
    const ship = shipIn(g, system, id);
    return (ship?.type === 'dreadnought' || ship?.type === 'warSun') && !ship.damaged;
  };
  if (due !== 1 || bound.length > 0) return [];
  return fleet.map(({ id }) => (sustains(id) ? { destroy: [], damage: [id] } : { destroy: [id], damage: [] }));
};

const alone: Readonly<Record<string, Plans<never>>> = {
  bombardment,
  'pds fire': pdsFire,
  movement,
  patrols,
  landings,
  production,
  technology,
  hits,
  annexation: ((g, { seat, about }) =>
    about.planets.map((planet) => ({ planet, pay: everything(g, seat) }))) satisfies Plans<{ planets: string[] }>,
  'card copy': ((g, { seat, about }) =>
    about.cards.map((card) => ({ card, pay: everything(g, seat) }))) satisfies Plans<{ cards: string[] }>,
  'buy counters': ((g, { seat, about }) =>
    Array.from({ length: about.most }, (_, n) => ({ count: n + 1, pay: everything(g, seat) }))) satisfies Plans<{
    most: number;
  }>,
  refreshing: ((_, { about }) => about.planets.map(({ planet }) => ({ planets: [planet] }))) satisfies Plans<{
    planets: { planet: string }[];
  }>,
  mobilization: ((_, { about }) =>
    about.planets.map((planet) => ({ planets: [{ planet, count: about.most }] }))) satisfies Plans<{
    most: number;
    planets: string[];
  }>,
  'ground forces return': ((_, { about }) =>
    about.planets.map((planet) => ({ planets: [{ planet, count: about.count }] }))) satisfies Plans<{
    count: number;
    planets: string[];
  }>,
  razing: ((_, { about }) =>
    about.ships.flatMap((ship) => about.planets.map((planet) => ({ razings: [{ ship, planet }] })))) satisfies Plans<{
    ships: number[];
    planets: string[];
  }>,
  'sabotage run': ((_, { about }) =>
    about.targets.map((target) => ({ pools: [{ target, fighters: about.most }] }))) satisfies Plans<{
    targets: number[];
    most: number;
  }>,
  fighters: ((_, { about }) => [{ fighters: about.most }]) satisfies Plans<{ most: number }>,
  captives: ((_, { about }) =>
    about.captives.flatMap((leader) => [
      { captives: [{ leader, fate: 'execute' }] },
      ...about.players.map((to) => ({ captives: [{ leader, fate: 'give', to }] })),
    ])) satisfies Plans<{ captives: string[]; players: number[] }>,
  'card exchange': ((_, { about }) =>
    about.cards === 0 ? [] : about.partners.map((partner) => ({ partner, give: 1, take: 0 }))) satisfies Plans<{
    partners: number[];
    cards: number;
  }>,
  'system placement': ((_, { about }) =>
    Object.entries(about.places).flatMap(([tile, places]) => places.map((at) => ({ tile, at })))) satisfies Plans<{
    places: Record<string, string[]>;
  }>,
};
