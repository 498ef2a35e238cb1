// Razing: dreadnoughts and war suns remove domain counters that nobody has revealed, at the risk of what follows.
import type { Plan, Refusal, Roll } from '@custodian/kernel';
import { askForPlan, isAblated, planned } from '@custodian/kernel';
import { discardActionCard } from '../../atoms/cards.ts';
import { setDomain, showDomainRoll, showRazing, turnDomain } from '../../atoms/domain-counters.ts';
import { exhaustPlanets } from '../../atoms/planets.ts';
import { addEffect, spendTradeGoods } from '../../atoms/table.ts';
import type { PlanetId } from '../../content/facts/index.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import type { Bombarding } from '../../plans/invasion.ts';
import { razingPlan } from '../../plans/invasion.ts';
import { bombards } from '../../queries/battle.ts';
import type { FrozenShip } from '../../queries/board.ts';
import { planetOf, shipsOf, systemOf } from '../../queries/board.ts';
import { isFaceDown, razingShip, unexplored } from '../../queries/domain-counters.ts';
import { playerOf, readyPlanets } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

export interface Razings {
  seat: Seat;
  system: string;
  /** Still to be carried out. */
  razings?: readonly Bombarding[];
}

/** The table: on 8 or more cards are lost, on 10 the planets of the empire fall silent too. */
const OUTRAGE = 8;
const UPROAR = 10;
const CARDS_LOST = 3;
export const SILENCED = 'silenced';

export const razing: Sequence<'razing'> = {
  rule: 'razing',
  steps: {
    'choose ships and planets': {
      ask: (x) => (mayRaze(x.g, x.v.seat, x.v.system) ? [askRazing(x.g, x.v.seat, x.v.system)] : []),
      then: (x, got) => {
        const { seat } = x.v;
        x.v.razings = planned(razingPlan, got, seat)?.razings ?? [];
        for (const { ship } of x.v.razings) addEffect(x, razingShip(seat, ship));
      },
    },
    'raze a planet': {
      do: (x) => {
        const [next, ...others] = x.v.razings ?? [];
        if (next === undefined) return 'end';
        x.v.razings = others;
        raze(x, x.v.seat, next.planet);
        return { goto: 'raze a planet' };
      },
    },
  },
};

/** A ship that can raze and a counter that lies face down. */
export const mayRaze = (g: G, seat: Seat, system: string): boolean =>
  unexplored(systemOf(g, system)).length > 0 && razersIn(g, seat, system).length > 0;

function raze(x: Ti3, seat: Seat, planet: PlanetId): void {
  const survivors = planetOf(x.g, planet).domain?.id === 'lazaxSurvivors' && !isAblated('domain', 'lazaxSurvivors');
  showRazing(x, seat, planet);
  turnDomain(x, planet);
  setDomain(x, planet, null);
  if (survivors) {
    loseRandomCards(x, seat, playerOf(x.g, seat).hand.length);
    exhaustAll(x, seat);
    spendTradeGoods(x, seat, playerOf(x.g, seat).tradeGoods);
    addEffect(x, { source: 'domain:lazaxSurvivors', seat, target: SILENCED, until: 'game' });
    return;
  }
  const roll = x.roll('dice', 10);
  showDomainRoll(x, seat, planet, roll);
  if (roll >= OUTRAGE) loseRandomCards(x, seat, CARDS_LOST);
  if (roll >= UPROAR) exhaustAll(x, seat);
}

function loseRandomCards(x: Ti3, seat: Seat, count: number): void {
  for (const card of x.shuffle('random discard', playerOf(x.g, seat).hand).slice(0, count))
    discardActionCard(x, seat, card);
}

const exhaustAll = (x: Ti3, seat: Seat): void =>
  exhaustPlanets(
    x,
    readyPlanets(x.g, seat).map((p) => p.id),
  );

const razersIn = (g: G, seat: Seat, system: string): FrozenShip[] =>
  shipsOf(systemOf(g, system), seat).filter(bombards);

function askRazing(g: G, seat: Seat, system: string): Plan {
  const ships = razersIn(g, seat, system).map((ship) => ship.id);
  const planets = unexplored(systemOf(g, system));
  return askForPlan(razingPlan, {
    seat,
    rule: 'razing',
    ask: say('ask.raze', { system }),
    about: () => ({ system, ships, planets }),
    check: ({ razings }) => refuseRazing(g, seat, system, razings),
    sample: (roll) => ({ razings: randomRazing(ships, planets, roll) }),
    fallback: () => ({ razings: [] }),
  });
}

function refuseRazing(g: G, seat: Seat, system: string, razings: readonly Bombarding[]): Refusal | null {
  const at = systemOf(g, system);
  const ships = new Set<number>();
  const planets = new Set<PlanetId>();
  for (const { ship: id, planet: target } of razings) {
    const ship = at.ships.find((s) => s.id === id && s.owner === seat);
    if (ship === undefined) return why('razing', 'why.ship not in fleet');
    if (!bombards(ship)) return why('razing', 'why.does not raze', { unit: ship.type });
    const planet = at.planets.find((p) => p.id === target);
    if (planet === undefined) return why('razing', 'why.not in the system');
    if (!isFaceDown(planet)) return why('razing', 'why.nothing to raze', { planet: planet.id });
    if (ships.has(id) || planets.has(target)) return why('razing', 'why.razes once');
    ships.add(id);
    planets.add(target);
  }
  return null;
}

/** Each planet now and then, by the next ship. */
function randomRazing(ships: readonly number[], planets: readonly PlanetId[], roll: Roll): Bombarding[] {
  const razings: Bombarding[] = [];
  for (const planet of planets) {
    const ship = ships[razings.length];
    if (ship !== undefined && roll(3) === 1) razings.push({ ship, planet });
  }
  return razings;
}
