// What each question of the Fourth Edition offers, read from what it shows the player: the checkers must agree with it.
import type { Json } from '@custodian/kernel';
import type { Asked, Kinds } from '@custodian/title';
import * as facts from '../facts/index.ts';
import type { G } from '../game.ts';
import type { PlanNamed } from '../plans/index.ts';
import type { Side } from '../plans/trade.ts';
import type { Offer } from './offers-reading.ts';
import { isPayment, offer, planetIn, sum, unique, unitsAt } from './offers-reading.ts';

/** Everything on the table that a plan could name, kind by kind. */
export function kinds(g: G): Kinds {
  const units = g.systems.flatMap((s) => [...s.space, ...s.planets.flatMap((p) => p.units)]).map((u) => u.id);
  return [
    g.systems.flatMap((s) => s.planets).map((p) => p.id),
    // Tiles that lie, and those in hands.
    [...g.systems.map((s) => s.id), ...g.players.flatMap((p) => p.tiles)],
    facts.technologyIds,
    facts.unitTypeIds,
    facts.agendaIds,
    g.players.flatMap((p) => [...p.hand, ...p.notes, ...p.notesInPlay]),
    g.players.flatMap((p) => p.found ?? []),
    [true, false],
    // Units, players and how many of something: all are numbers.
    [...new Set([...units, ...g.players.keys(), ...Array.from({ length: 17 }, (_, n) => n)])],
  ];
}

/** Does the question offer everything that the plan names? */
export function isOffered(g: G, asked: Asked, plan: Json): boolean {
  const found = offers[asked.shape];
  if (found === undefined) throw new Error(`nobody says what "${asked.shape}" offers`);
  return found(g, asked, plan);
}

const areShares = (
  about: { readonly planets: readonly string[] },
  planets: PlanNamed<'infantry return'>['planets'],
): boolean => unique(planets.map((p) => p.planet)) && planets.every((p) => about.planets.includes(p.planet));

/** Planets with a mech on them are traded, and in the council demilitarized ones. */
const mayGive = (g: G, seat: number, planet: string | undefined): boolean => {
  if (planet === undefined) return true;
  const at = planetIn(g, planet);
  if (at === undefined || at.owner !== seat) return false;
  const isOpen = g.phase === 'agenda' && at.attachments?.includes('demilitarizedZone') === true;
  return isOpen || at.units.some((u) => u.owner === seat && u.type === 'mech');
};

/** What lies open of a side: goods, a planet, captured units of the other, relic fragments. */
function liesOpen(
  g: G,
  seat: number,
  other: number,
  { tradeGoods, commodities, planet, captured = [], fragments = [] }: Side,
): boolean {
  const p = g.players[seat];
  if (p === undefined || tradeGoods > p.tradeGoods || commodities > p.commodities) return false;
  const held = (unit: string): number =>
    (p.captured ?? []).filter(({ owner, type }) => owner === other && type === unit).length;
  const isFragment = (copy: string): boolean =>
    facts.explorations[copy.slice(0, copy.lastIndexOf('.')) as keyof typeof facts.explorations]?.kind === 'fragment';
  return (
    mayGive(g, seat, planet) &&
    unique(captured.map(({ unit }) => unit)) &&
    captured.every(({ unit, count }) => count <= held(unit)) &&
    unique(fragments) &&
    fragments.every((copy) => isFragment(copy) && p.found?.includes(copy) === true)
  );
}

/** What the seat has: what lies open, a note in hand, action cards each once. */
function hasSide(g: G, seat: number, other: number, side: Side): boolean {
  const { note, actionCards } = side;
  const p = g.players[seat];
  return (
    p !== undefined &&
    liesOpen(g, seat, other, side) &&
    (note === '' || p.notes.includes(note)) &&
    unique(actionCards) &&
    actionCards.every((card) => p.hand.includes(card))
  );
}

/** What could be asked of a seat, as far as it lies open. */
const couldGive = (g: G, seat: number, other: number, side: Side): boolean =>
  liesOpen(g, seat, other, side) && side.actionCards.length <= (g.players[seat]?.hand.length ?? 0);

/** Of those who come from planets one from each, and none to where it stands. */
function areOneEach(
  reserves: readonly { readonly unit: number; readonly planet: string }[],
  landings: readonly { readonly planet: string; readonly units: readonly number[] }[],
): boolean {
  const coming = landings.flatMap(({ planet: to, units }) =>
    reserves.filter((r) => units.includes(r.unit)).map(({ planet }) => ({ planet, to })),
  );
  return unique(coming.map(({ planet }) => planet)) && coming.every(({ planet, to }) => planet !== to);
}

const movement = offer('movement', (g, { seat, about }, { moves }) => {
  const movers = [...about.reach.map((r) => r.ship), ...about.loaders.map((l) => l.ship)];
  const all = moves.flatMap((m) => [m.ship, ...(m.cargo ?? [])]);
  return (
    unique(all) &&
    moves.every(({ ship, path, cargo = [] }) => {
      const stays = path.length === 1;
      const starts = unitsAt(g, seat, path[0] as string).some((u) => u.id === ship);
      const isThere = (id: number): boolean => path.some((at) => unitsAt(g, seat, at).some((u) => u.id === id));
      return (
        movers.includes(ship) &&
        starts &&
        path.at(-1) === about.system &&
        (stays || about.reach.some((r) => r.ship === ship)) &&
        cargo.every(isThere)
      );
    })
  );
});

/** So many of a type. */
const countOf = (units: readonly { readonly unit: string; readonly count: number }[], type: string): number =>
  sum(
    units.filter((u) => u.unit === type),
    (u) => u.count,
  );

/** Of what is made of an offered type the least that counts: bought one by one, each brings its extra ones. */
const leastCounted = (
  { unit, extra = 0 }: { readonly unit: string; readonly extra?: number | undefined },
  units: readonly { readonly unit: string; readonly count: number }[],
): number => Math.ceil(countOf(units, unit) / (1 + extra));

/** Each captured unit is there, named in one line, and returned for one that is made. */
const areReturned = (
  about: { readonly captured?: PlanNamed<'production'>['returned'] },
  { units, returned = [] }: PlanNamed<'production'>,
): boolean =>
  unique(returned.map(({ unit, of }) => `${unit} ${of}`)) &&
  returned.every(
    ({ unit, of, count }) =>
      about.captured?.some((line) => line.unit === unit && line.of === of && count <= line.count) === true &&
      countOf(returned, unit) <= countOf(units, unit),
  );

const production = offer('production', (g, { seat, about }, plan) => {
  const { units, taken = [], pay } = plan;
  const beyond = Math.min(about.beyond ?? 0, countOf(units, 'fighter') + countOf(units, 'infantry'));
  const isThere = ({ unit, place }: (typeof units)[number]): boolean => {
    const offered = about.units.find((u) => u.unit === unit);
    return offered !== undefined && (place === undefined || offered.places.includes(place));
  };
  return (
    units.every(isThere) &&
    sum(about.units, (u) => leastCounted(u, units)) - beyond <= about.limit &&
    areReturned(about, plan) &&
    unique(taken) &&
    taken.every((id) => about.pullable.some((p) => p.id === id)) &&
    isPayment(g, seat, pay)
  );
});

const offers: Readonly<Record<string, Offer>> = {
  movement,
  production,
  hits: offer(
    'hits',
    (_, { about }, { damage, destroy }) =>
      unique(damage) &&
      unique(destroy) &&
      destroy.every((id) => about.units.includes(id)) &&
      damage.every((id) => about.sustaining.some((s) => s.unit === id)) &&
      destroy.length + damage.length > 0,
  ),
  retreat: offer(
    'retreat',
    (_, { about }, { to, carried }) =>
      about.systems.includes(to) &&
      unique(carried.map((c) => c.unit)) &&
      carried.every(
        ({ unit, ship }) =>
          [...about.cargo, ...about.landed, ...about.flying].includes(unit) && about.ships.some((s) => s.ship === ship),
      ),
  ),
  bombardment: offer(
    'bombardment',
    (_, { about }, { targets }) =>
      unique(targets.map((t) => t.unit)) &&
      targets.every((t) => about.open.some((o) => o.unit === t.unit && o.planet === t.planet)),
  ),
  landings: offer(
    'landings',
    (_, { about }, { landings }) =>
      unique(landings.map((l) => l.planet)) &&
      unique(landings.flatMap((l) => l.units)) &&
      areOneEach(about.reserves ?? [], landings) &&
      landings.every((l) => about.planets.includes(l.planet) && l.units.every((id) => about.units.includes(id))),
  ),
  rerolls: offer(
    'rerolls',
    (_, { about }, { dice }) =>
      unique(dice.map((d) => `${d.group} ${d.die}`)) &&
      dice.every((d) => about.groups[d.group]?.rolls[d.die] !== undefined),
  ),
  vote: offer(
    'vote',
    (_, { about }, { outcome, planets }) =>
      (outcome === '' ? planets.length === 0 : about.outcomes.includes(outcome)) &&
      unique(planets) &&
      planets.every((id) => about.planets.some((p) => p.planet === id)),
  ),
  agendas: offer(
    'agendas',
    (_, { about }, { top, bottom }) =>
      unique([...top, ...bottom]) &&
      top.length + bottom.length === about.agendas.length &&
      [...top, ...bottom].every((id) => about.agendas.includes(id)),
  ),
  growth: offer('growth', (_, { about }, { moves }) =>
    moves.every(({ from, to }) => about.planets.some((p) => p.planet === from && p.to.includes(to))),
  ),
  removal: offer('removal', (g, { seat, about }, { units }) => {
    const there = about.systems.flatMap((id) => unitsAt(g, seat, id)).map((u) => u.id);
    return unique(units) && units.every((id) => there.includes(id));
  }),
  transit: offer(
    'transit',
    (_, { about }, { units }) =>
      unique(units.map((u) => u.unit)) &&
      units.length <= about.most &&
      units.every((u) => about.planets.includes(u.planet)),
  ),
  payment: offer(
    'payment',
    (_, { about }, { pay }) =>
      unique(pay.planets) &&
      pay.planets.every((id) => about.planets.some((p) => p.planet === id)) &&
      pay.goods <= about.goods,
  ),
  tokens: offer('tokens', (g, { seat, about }, { tactic, fleet, strategy }) => {
    const p = g.players[seat];
    const isThere =
      about.what !== 'spend' || (p !== undefined && tactic <= p.tactic && fleet <= p.fleet && strategy <= p.strategy);
    return tactic + fleet + strategy === about.count && isThere;
  }),
  'infantry return': offer(
    'infantry return',
    (_, { about }, { planets }) => areShares(about, planets) && sum(planets, (p) => p.count) === about.count,
  ),
  'starting units': offer(
    'starting units',
    (_, { about }, plan) =>
      Object.keys(plan).every((id) => about.planets.some((planet) => planet === id)) &&
      about.units.every(({ unit, count }) => sum(Object.values(plan), (each) => each[unit] ?? 0) === count) &&
      Object.values(plan).every((each) => Object.keys(each).every((id) => about.units.some((u) => u.unit === id))),
  ),
  'system placement': offer(
    'system placement',
    (_, { about }, { tile, at }) => about.places[tile]?.includes(at) === true,
  ),
  reply: offer('reply', (g, { seat, about }, { answer, give, take }) => {
    const terms = answer === 'counter' ? { give, take } : about.terms;
    return (
      answer === 'decline' ||
      (hasSide(g, seat, about.partner, terms.give) && couldGive(g, about.partner, seat, terms.take))
    );
  }),
  'free/offer a transaction': offer(
    'offer',
    (g, { seat }, { partner, give, take }) =>
      partner !== seat &&
      g.players[partner]?.eliminated === false &&
      hasSide(g, seat, partner, give) &&
      couldGive(g, partner, seat, take),
  ),
  'free/lend commodities': offer('lending', (g, _, { player }) => (g.players[player]?.commodities ?? 0) > 0),
  'free/judge a promise': offer('promise', (g, { seat }, { promise }) =>
    g.promises.some((p) => p.id === promise && p.to === seat),
  ),
};
