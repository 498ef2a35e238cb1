// Who lands where: just enough for what is held by others, one on each planet that nobody holds, the rest where it counts most.
import type { PlanetId } from '../facts/index.ts';
import { planets as printed } from '../facts/index.ts';
import type { G, Seat } from '../game.ts';
import type { AboutNamed, LandingPlan } from '../plans/index.ts';
import type { FrozenPlanet } from '../queries/board.ts';
import { planetOf, systemOf } from '../queries/board.ts';
import { garrisonAgainst } from './strength.ts';

export function landings(g: G, seat: Seat, about: AboutNamed<'landings'>): LandingPlan[] {
  const reserves = new Set(about.reserves?.map(({ unit }) => unit) ?? []);
  const units = about.units.filter((id) => !reserves.has(id));
  const planets = about.planets.map((id) => planetOf(g, id));
  const others = planets.filter((p) => p.owner !== seat).sort((a, b) => worth(b) - worth(a));
  const isFree = (p: FrozenPlanet): boolean => garrisonAgainst(p, seat) === 0;
  const free = others.filter(isFree);
  const held = others.filter((p) => !isFree(p));
  const system = systemOf(g, about.system);
  // Who is aboard can go on; ships in space are needed for that.
  const canStay = system.space.some((u) => u.owner === seat && !units.includes(u.id) && u.type !== 'fighter');
  const goals = [...free, ...held];
  const plans = [spread(units, goals, free.length > 0 ? free : goals, seat)];
  if (held.length > 0)
    plans.push(spread(units, [...held, ...free], held, seat), spread(units, held.slice(0, 1), held.slice(0, 1), seat));
  if (canStay) plans.push(spread(units, free, [], seat));
  if (others.length === 0) plans.push(spread(units, planets, planets, seat));
  return plans;
}

const worth = ({ id }: FrozenPlanet): number =>
  printed[id].resources + printed[id].influence + (id === 'mecatolRex' ? 6 : 0);

/** Enough for each in turn; the rest goes to those that are named, or stays aboard. */
function spread(
  units: readonly number[],
  goals: readonly FrozenPlanet[],
  rest: readonly FrozenPlanet[],
  seat: Seat,
): LandingPlan {
  const left = [...units];
  const landing = new Map<PlanetId, number[]>();
  for (const goal of goals) {
    const garrison = garrisonAgainst(goal, seat);
    const need = garrison === 0 ? 1 : Math.ceil(1.5 * garrison) + 1;
    // Half a force is lost.
    if (garrison > 0 && left.length < garrison) continue;
    const sent = left.splice(0, need);
    if (sent.length > 0) landing.set(goal.id, sent);
  }
  const open = rest.filter(({ id }) => landing.has(id) || goals.length === 0 || rest === goals);
  for (let i = 0; left.length > 0 && open.length > 0; i++) {
    const { id } = open[i % open.length] as FrozenPlanet;
    landing.set(id, [...(landing.get(id) ?? []), left.shift() as number]);
  }
  return { landings: [...landing].map(([planet, sent]) => ({ planet, units: sent })) };
}
