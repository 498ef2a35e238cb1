// What each question of the Third Edition offers, read from what it shows the player: the checkers must agree with it.
import type { Json } from '@custodian/kernel';
import type { Asked, Kinds } from '@custodian/title';
import * as facts from '../content/facts/index.ts';
import type { G } from '../game.ts';
import { fleetOffers } from './offers-fleets.ts';
import type { Offer, Payment } from './offers-reading.ts';
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

interface Share {
  readonly planet: string;
  readonly count: number;
}

const areShares = (about: { planets: readonly string[] }, planets: readonly Share[]): boolean =>
  unique(planets.map((p) => p.planet)) && planets.every((p) => about.planets.includes(p.planet));

interface Garrison {
  readonly groundForces: number;
  readonly pds: number;
  readonly dock: boolean;
  readonly leaders?: readonly string[];
}

const offers: Readonly<Record<string, Offer>> = {
  ...fleetOffers,
  technology: offer<{ offers: { technology: string }[] }, { technology: string | null; pay: Payment }>(
    (g, { seat, about }, { technology, pay }) =>
      (technology === null || about.offers.some((o) => o.technology === technology)) &&
      paidOrNothing(g, seat, technology !== null, pay),
  ),
  annexation: offer<{ planets: string[] }, { planet: string | null; pay: Payment }>(
    (g, { seat, about }, { planet, pay }) =>
      (planet === null || about.planets.includes(planet)) && paidOrNothing(g, seat, planet !== null, pay),
  ),
  'card copy': offer<{ cards: string[] }, { card: string; pay: Payment }>(
    (g, { seat, about }, { card, pay }) => about.cards.includes(card) && isPayment(g, seat, pay),
  ),
  'buy counters': offer<{ most: number }, { count: number; pay: Payment }>(
    (g, { seat, about }, { count, pay }) => count <= about.most && paidOrNothing(g, seat, count > 0, pay),
  ),
  payment: offer<null, { pay: Payment }>((g, { seat }, { pay }) => isPayment(g, seat, pay)),
  counters: offer<{ count: number }, { commandPool: number; fleetSupply: number; strategyAllocation: number }>(
    (_, { about }, { commandPool, fleetSupply, strategyAllocation }) =>
      commandPool + fleetSupply + strategyAllocation === about.count,
  ),
  mobilization: offer<{ most: number; planets: string[] }, { planets: Share[] }>(
    (_, { about }, { planets }) => areShares(about, planets) && sum(planets, (p) => p.count) <= about.most,
  ),
  'ground forces return': offer<{ count: number; planets: string[] }, { planets: Share[] }>(
    (_, { about }, { planets }) => areShares(about, planets) && sum(planets, (p) => p.count) === about.count,
  ),
  'ground forces': offer<{ most: number }, { from: string; to: string; count: number }>(
    (g, { seat, about }, { from, to, count }) =>
      isOwn(g, seat, from) && isOwn(g, seat, to) && from !== to && count > 0 && count <= about.most,
  ),
  refreshing: offer<{ most: number; planets: { planet: string; worth: number }[] }, { planets: string[] }>(
    (_, { about }, { planets }) =>
      unique(planets) &&
      sum(planets, (id) => about.planets.find((p) => p.planet === id)?.worth ?? Number.NaN) <= about.most,
  ),
  captives: offer<
    { captives: string[]; players: number[] },
    { captives: { leader: string; fate: string; to?: number }[] }
  >(
    (_, { about }, { captives }) =>
      unique(captives.map((c) => c.leader)) &&
      captives.every(
        (c) => about.captives.includes(c.leader) && (c.fate !== 'give' || about.players.includes(c.to ?? -1)),
      ),
  ),
  'card exchange': offer<{ partners: number[]; cards: number }, { partner: number; give: number; take: number } | null>(
    (g, { about }, plan) =>
      plan === null ||
      (about.partners.includes(plan.partner) &&
        plan.give <= about.cards &&
        plan.take <= (g.players[plan.partner]?.hand.length ?? 0)),
  ),
  'system placement': offer<{ places: Record<string, string[]> }, { tile: string; at: string }>(
    (g, { seat, about }, { tile, at }) => {
      const isAlike = (id: string): boolean => facts.tileOf(id).id === facts.tileOf(tile).id;
      const places = Object.entries(about.places).find(([id]) => isAlike(id))?.[1] ?? [];
      return g.players[seat]?.tiles.includes(tile) === true && places.includes(at);
    },
  ),
  'starting units': offer<
    { planets: string[]; groundForces: number; pds: number; docks: number; leaders: string[] },
    Record<string, Garrison>
  >((_, { about }, plan) => {
    const garrisons = Object.values(plan);
    const leaders = garrisons.flatMap((each) => each.leaders ?? []);
    return (
      Object.keys(plan).every((id) => about.planets.includes(id)) &&
      sum(garrisons, (each) => each.groundForces) === about.groundForces &&
      sum(garrisons, (each) => each.pds) === about.pds &&
      garrisons.filter((each) => each.dock).length === about.docks &&
      unique(leaders) &&
      leaders.every((id) => about.leaders.includes(id))
    );
  }),
  'free/give trade goods': offer<null, { receiver: number; count: number }>(
    (g, { seat }, { receiver, count }) =>
      receiver !== seat && g.players[receiver]?.eliminated === false && count <= (g.players[seat]?.tradeGoods ?? 0),
  ),
  'free/break trade agreement': offer<null, { partner: number }>(
    (g, { seat }, { partner }) => g.players[seat]?.contracts.some((c) => c.partner === partner) === true,
  ),
  'free/end the truce': offer<null, { pay: Payment }>((g, { seat }, { pay }) => isPayment(g, seat, pay)),
};
