// Who lands where: just enough for what is held by others, one on each planet that nobody holds, the rest where it counts most.
import type { PlanetId } from '../content/facts/index.ts';
import { planets as printed } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';
import type { AboutNamed, Landing, LandingPlan } from '../plans/index.ts';
import type { FrozenPlanet } from '../queries/board.ts';
import { planetOf, shipsOf, systemOf } from '../queries/board.ts';
import { costOfLandings } from '../rules/invasion/landing-plan.ts';
import { leastWaste } from '../rules/production/spending.ts';
import { enoughFor, garrisonAgainst } from './strength.ts';

/** The most promising first; landing nothing is the last of them. */
export function landings(g: G, seat: Seat, about: AboutNamed<'landings'>): LandingPlan[] {
  const planets = about.planets.map((id) => planetOf(g, id));
  const troops = shipsOf(systemOf(g, about.system), seat).reduce((sum, ship) => sum + ship.groundForces, 0);
  const others = planets.filter((p) => p.owner !== seat).sort((a, b) => worth(b) - worth(a));
  const isFree = (p: FrozenPlanet): boolean => garrisonAgainst(p, seat) === 0;
  const free = others.filter(isFree);
  const held = others.filter((p) => !isFree(p));
  const plan = (goals: readonly FrozenPlanet[], rest: readonly FrozenPlanet[]): LandingPlan =>
    landed(g, seat, about.system, spread(troops, goals, rest, seat));
  const goals = [...free, ...held];
  const plans = [plan(goals, free.length > 0 ? free : goals)];
  if (held.length > 0) plans.push(plan([...held, ...free], held), plan(held.slice(0, 1), held.slice(0, 1)));
  // Who stays aboard can go on.
  plans.push(plan(free, []));
  const own = planets.filter((p) => p.owner === seat).sort((a, b) => worth(b) - worth(a));
  if (own.length > 0) plans.push(plan([...free, ...own.filter((p) => p.groundForces === 0)], own.slice(0, 1)));
  return [...plans, { landings: [] }];
}

const worth = ({ id }: FrozenPlanet): number =>
  printed[id].resources + printed[id].influence + (id === 'mecatolRex' ? 6 : 0);

/** Enough for each in turn; the rest goes to those that are named, or stays aboard. */
function spread(
  troops: number,
  goals: readonly FrozenPlanet[],
  rest: readonly FrozenPlanet[],
  seat: Seat,
): ReadonlyMap<PlanetId, number> {
  let left = troops;
  const sent = new Map<PlanetId, number>();
  const send = (id: PlanetId, count: number): void => {
    if (count <= 0) return;
    sent.set(id, (sent.get(id) ?? 0) + count);
    left -= count;
  };
  for (const goal of goals) {
    // Half a force is lost.
    if (left >= garrisonAgainst(goal, seat)) send(goal.id, Math.min(left, enoughFor(goal, seat)));
  }
  const open = rest.filter(({ id, owner }) => sent.has(id) || owner === seat);
  for (let i = 0; left > 0 && open.length > 0; i++) send((open[i % open.length] as FrozenPlanet).id, 1);
  return sent;
}

/** Taken from one ship after the other. */
function landed(g: G, seat: Seat, system: string, sent: ReadonlyMap<PlanetId, number>): LandingPlan {
  const found: Landing[] = [];
  const aboard = shipsOf(systemOf(g, system), seat).map(({ id, groundForces }) => ({ id, groundForces }));
  for (const [planet, count] of sent) {
    let need = count;
    for (const ship of aboard) {
      const groundForces = Math.min(need, ship.groundForces);
      if (groundForces === 0) continue;
      found.push({ ship: ship.id, planet, groundForces, pds: 0 });
      ship.groundForces -= groundForces;
      need -= groundForces;
    }
  }
  const cost = costOfLandings(g, seat, found);
  const pay = cost === 0 ? null : leastWaste(g, seat, 'resources', cost);
  return pay === null ? { landings: found } : { landings: found, pay };
}
