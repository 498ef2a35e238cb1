// What each question of the Third Edition offers, read from what it shows the player: the checkers must agree with it.
import type { Json } from '@custodian/kernel';
import type { Asked, Kinds } from '@custodian/title';
import * as facts from '../content/facts/index.ts';
import type { G } from '../game.ts';
import type { PlanNamed } from '../plans/index.ts';
import { fleetOffers } from './offers-fleets.ts';
import type { Offer } from './offers-reading.ts';
import { isOwn, isPayment, offer, paidOrNothing, sum, unique } from './offers-reading.ts';

/** Everything on the table that a plan could name, kind by kind. */
export function kinds(g: G): Kinds {
  const pieces = g.systems.flatMap((s) => [...s.ships, ...s.docks].map((piece) => piece.id));
  return [
    g.systems.flatMap((s) => s.planets).map((p) => p.id),
    g.systems.map((s) => s.id),
    facts.technologyIds,
    g.leaders.map((l) => l.id),
    facts.unitIds,
    facts.actionCardIds,
    g.players.flatMap((p) => p.tiles),
    [true, false],
    // Ships, docks in space, players and how many of something: all are numbers.
    [...new Set([...pieces, ...g.players.keys(), ...Array.from({ length: 13 }, (_, n) => n)])],
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
  planets: PlanNamed<'mobilization'>['planets'],
): boolean => unique(planets.map((p) => p.planet)) && planets.every((p) => about.planets.includes(p.planet));

const offers: Readonly<Record<string, Offer>> = {
  ...fleetOffers,
  technology: offer(
    'technology',
    (g, { seat, about }, { technology, pay }) =>
      (technology === null || about.offers.some((o) => o.technology === technology)) &&
      paidOrNothing(g, seat, technology !== null, pay),
  ),
  annexation: offer(
    'annexation',
    (g, { seat, about }, { planet, pay }) =>
      (planet === null || about.planets.includes(planet)) && paidOrNothing(g, seat, planet !== null, pay),
  ),
  'card copy': offer(
    'card copy',
    (g, { seat, about }, { card, pay }) => about.cards.includes(card) && isPayment(g, seat, pay),
  ),
  'buy counters': offer(
    'buy counters',
    (g, { seat, about }, { count, pay }) => count <= about.most && paidOrNothing(g, seat, count > 0, pay),
  ),
  payment: offer('payment', (g, { seat }, { pay }) => isPayment(g, seat, pay)),
  counters: offer(
    'counters',
    (_, { about }, { commandPool, fleetSupply, strategyAllocation }) =>
      commandPool + fleetSupply + strategyAllocation === about.count,
  ),
  mobilization: offer(
    'mobilization',
    (_, { about }, { planets }) => areShares(about, planets) && sum(planets, (p) => p.count) <= about.most,
  ),
  'ground forces return': offer(
    'ground forces return',
    (_, { about }, { planets }) => areShares(about, planets) && sum(planets, (p) => p.count) === about.count,
  ),
  'ground forces': offer(
    'ground forces',
    (g, { seat, about }, { from, to, count }) =>
      isOwn(g, seat, from) && isOwn(g, seat, to) && from !== to && count > 0 && count <= about.most,
  ),
  refreshing: offer(
    'refreshing',
    (_, { about }, { planets }) =>
      unique(planets) &&
      sum(planets, (id) => about.planets.find((p) => p.planet === id)?.worth ?? Number.NaN) <= about.most,
  ),
  captives: offer(
    'captives',
    (_, { about }, { captives }) =>
      unique(captives.map((c) => c.leader)) &&
      captives.every((c) => about.captives.includes(c.leader) && (c.fate !== 'give' || about.players.includes(c.to))),
  ),
  'card exchange': offer(
    'card exchange',
    (g, { about }, plan) =>
      plan === null ||
      (about.partners.includes(plan.partner) &&
        plan.give <= about.cards &&
        plan.take <= (g.players[plan.partner]?.hand.length ?? 0)),
  ),
  'system placement': offer('system placement', (g, { seat, about }, { tile, at }) => {
    const isAlike = (id: string): boolean => facts.tileOf(id).id === facts.tileOf(tile).id;
    const places = Object.entries(about.places).find(([id]) => isAlike(id))?.[1] ?? [];
    return g.players[seat]?.tiles.includes(tile) === true && places.includes(at);
  }),
  'starting units': offer('starting units', (_, { about }, plan) => {
    const garrisons = Object.values(plan);
    const leaders = garrisons.flatMap((each) => each.leaders ?? []);
    return (
      Object.keys(plan).every((id) => about.planets.some((planet) => planet === id)) &&
      sum(garrisons, (each) => each.groundForces) === about.groundForces &&
      sum(garrisons, (each) => each.pds) === about.pds &&
      garrisons.filter((each) => each.dock).length === about.docks &&
      unique(leaders) &&
      leaders.every((id) => about.leaders.includes(id))
    );
  }),
  'free/give trade goods': offer(
    'gift',
    (g, { seat }, { receiver, count }) =>
      receiver !== seat && g.players[receiver]?.eliminated === false && count <= (g.players[seat]?.tradeGoods ?? 0),
  ),
  'free/break trade agreement': offer(
    'broken agreement',
    (g, { seat }, { partner }) => g.players[seat]?.contracts.some((c) => c.partner === partner) === true,
  ),
  'free/end the truce': offer('truce', (g, { seat }, { pay }) => isPayment(g, seat, pay)),
};
