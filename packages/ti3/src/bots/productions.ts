// What to build: a mix for a purpose, as much of it as can be paid; and space docks where there are none.
import { isShip, units as printed, planets as printedPlanets } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';
import type { AboutNamed, Build, ProductionPlan } from '../plans/index.ts';
import { planetOf, systemOf } from '../queries/board.ts';
import { isInSpace } from '../queries/docks.ts';
import { countFleet } from '../queries/fleet.ts';
import { capacity, fleetLimit } from '../queries/values.ts';
import { leastWaste, purchasingPower } from '../rules/production/spending.ts';
import { isStillClaimed, keptForClaims } from './keeping.ts';

type About = AboutNamed<'production'>;

/** In which order units are bought; a number is how many of a kind at most. */
type Mix = readonly (readonly [Build['unit'], number])[];

const SETTLING: Mix = [
  ['carrier', 1],
  ['groundForce', 4],
  ['cruiser', 1],
  ['fighter', 4],
  ['destroyer', 1],
];
const FIGHTING: Mix = [
  ['dreadnought', 2],
  ['groundForce', 2],
  ['cruiser', 2],
  ['fighter', 4],
];
const HOLDING: Mix = [
  ['groundForce', 6],
  ['pds', 1],
  ['fighter', 2],
];
const MIXES: readonly Mix[] = [
  SETTLING,
  FIGHTING,
  HOLDING,
  [
    ['warSun', 1],
    ['groundForce', 2],
    ['fighter', 2],
  ],
  [
    ['cruiser', 3],
    ['groundForce', 2],
    ['fighter', 2],
  ],
  [
    ['pds', 2],
    ['groundForce', 2],
  ],
  [
    ['destroyer', 2],
    ['groundForce', 4],
  ],
];

/** The most promising first; whatever costs a claim comes after building nothing. */
export function productions(g: G, seat: Seat, about: About): ProductionPlan[] {
  const power = purchasingPower(g, seat, 'resources') + about.extra;
  const kept = keptForClaims(g, seat);
  const plans: ProductionPlan[] = [];
  const seen = new Set<string>();
  const offer = (plan: ProductionPlan | null): void => {
    if (plan === null) return;
    const key = JSON.stringify([plan.builds, plan.docks]);
    if (!seen.has(key)) plans.push(plan);
    seen.add(key);
  };
  const site = about.sites.length === 0 ? null : bestSite(about);
  if (about.docks.length > 0) {
    for (const mix of MIXES) offer(made(g, seat, about, mix, power));
    // Something is left to claim objectives with, or for a technology.
    const spare = kept.flatMap((each) => (each.currency === 'resources' ? [each.spare + about.extra] : []));
    for (const budget of [...spare, Math.floor(0.6 * power), Math.floor(0.35 * power)])
      for (const mix of [SETTLING, HOLDING]) offer(made(g, seat, about, mix, budget));
  }
  if (site !== null && site.cost <= power) {
    const pay = leastWaste(g, seat, 'resources', Math.max(0, site.cost - about.extra));
    if (pay !== null) offer({ builds: [], docks: [site.planet], pay });
  }
  const keeping = plans.filter(({ pay }) => isStillClaimed(g, kept, pay));
  return [...keeping, nothing, ...plans.filter((plan) => !keeping.includes(plan))];
}

const nothing: ProductionPlan = { builds: [], docks: [], pay: { planets: [], goods: 0 } };

/** A dock builds as many units as its planet has resources. */
const bestSite = ({ sites }: About): About['sites'][number] =>
  sites.reduce((a, b) => (resourcesOf(b.planet) > resourcesOf(a.planet) ? b : a));
const resourcesOf = (planet: About['sites'][number]['planet']): number => printedPlanets[planet].resources;

function made(g: G, seat: Seat, about: About, mix: Mix, power: number): ProductionPlan | null {
  const fleet = countFleet(g, systemOf(g, about.system), seat);
  let places = fleetLimit(g, { seat, system: about.system }) - fleet.capital;
  let room = fleet.capacity - fleet.fighters;
  let left = about.most ?? Number.POSITIVE_INFINITY;
  let budget = power;
  let spent = 0;
  const builds: Build[] = [];
  for (const { dock, limit, bonus, units } of about.docks) {
    let capacityOfDock = limit;
    let gift = bonus;
    for (const [unit, most] of mix) {
      const offered = units.find((each) => each.unit === unit);
      if (offered === undefined) continue;
      const { cost, perCost, places: where } = offered;
      const stock = (offered.left ?? Number.POSITIVE_INFINITY) - builtOf(builds, unit);
      const isFighter = unit === 'fighter';
      const fit = isFighter ? room : isShip(unit) ? places : unit === 'pds' ? pdsRoom(g, dock) : most;
      const affordable = Math.floor((budget + gift) / Math.max(cost, 0.5)) * perCost;
      const count = Math.min(most, stock, capacityOfDock, left, fit, affordable);
      if (count <= 0 || where.length === 0) continue;
      const at = isInSpace(dock) || (isShip(unit) && !where.includes(about.system)) ? (where[0] as string) : undefined;
      builds.push(at === undefined ? { dock, unit, count } : { dock, unit, count, at });
      const price = Math.ceil(count / perCost) * cost;
      const paid = Math.max(0, price - gift);
      gift = Math.max(0, gift - price);
      budget -= paid;
      spent += paid;
      capacityOfDock -= count;
      left -= count;
      if (isFighter) room -= count;
      else if (isShip(unit)) {
        places -= count;
        room += count * capacity(g, { seat, type: unit });
      }
    }
  }
  if (builds.length === 0) return null;
  const pay = leastWaste(g, seat, 'resources', Math.max(0, spent - about.extra));
  return pay === null ? null : { builds, docks: [], pay };
}

const builtOf = (builds: readonly Build[], unit: Build['unit']): number =>
  builds.reduce((sum, build) => sum + (build.unit === unit ? build.count : 0), 0);

const pdsRoom = (g: G, dock: About['docks'][number]['dock']): number =>
  isInSpace(dock) ? 0 : (printed.pds.maxPerPlanet ?? 0) - planetOf(g, dock).pds;
