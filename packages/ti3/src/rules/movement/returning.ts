// Ground forces that return home by themselves (Gen Synthesis): their owner chooses among his planets there.
import type { Plan, Refusal } from '@custodian/kernel';
import { askForPlan } from '@custodian/kernel';
import { units } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { ReturnPlan } from '../../plans/sharing.ts';
import { returnPlan } from '../../plans/sharing.ts';
import type { FrozenPlanet } from '../../queries/board.ts';
import { groundForcePlaces } from '../../queries/fleet.ts';
import { homePlanets } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { say } from '../../words/index.ts';

/** Planets of the own home system that can take ground forces: held by the seat, and with a figure for them. */
export function homesFor(g: G, seat: Seat): FrozenPlanet[] {
  const figures = units.groundForce.limit - groundForcePlaces(g, seat);
  return homePlanets(g, seat).filter((p) => p.owner === seat && (p.groundForces > 0 || figures > 0));
}

/** Only the owner of several planets has something to decide. */
export function askReturn(g: G): Plan[] {
  const owed = g.returning[0];
  if (owed === undefined) return [];
  const { seat, groundForces: count } = owed;
  const homes = homesFor(g, seat);
  if (homes.length < 2) return [];
  const allTo = (planet: FrozenPlanet): ReturnPlan => ({ planets: [{ planet: planet.id, count }] });
  return [
    askForPlan(returnPlan, {
      seat,
      rule: 'technology',
      ask: say('ask.ground forces return', { count }),
      about: () => ({ count, planets: homes.map((p) => p.id) }),
      check: (plan) => refuseReturn(g, seat, count, plan),
      sample: (roll) => allTo(homes[roll(homes.length) - 1] as FrozenPlanet),
      fallback: () => allTo(homes[0] as FrozenPlanet),
    }),
  ];
}

function refuseReturn(g: G, seat: Seat, count: number, { planets: shares }: ReturnPlan): Refusal | null {
  const homes = homesFor(g, seat);
  if (new Set(shares.map((s) => s.planet)).size !== shares.length) return why('technology', 'why.plan malformed');
  if (shares.some((s) => !homes.some((p) => p.id === s.planet))) return why('technology', 'why.not your home planet');
  if (shares.reduce((sum, s) => sum + s.count, 0) !== count) return why('technology', 'why.all must return', { count });
  const newPlaces = shares.filter((s) => homes.some((p) => p.id === s.planet && p.groundForces === 0)).length;
  return newPlaces > 0 && groundForcePlaces(g, seat) + newPlaces > units.groundForce.limit
    ? why('supplement counters', 'why.no ground force figure')
    : null;
}
