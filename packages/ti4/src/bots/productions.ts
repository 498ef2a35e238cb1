// What to build: a mix for a purpose, as much of it as can be paid.
import type { UnitTypeId } from '../facts/index.ts';
import type { G, Seat } from '../game.ts';
import type { AboutNamed, ProductionPlan } from '../plans/index.ts';
import { systemOf } from '../queries/board.ts';
import { fleetIn } from '../queries/limits.ts';
import { purchasingPower } from '../queries/payment.ts';
import { isGroundForce } from '../queries/units.ts';
import { capacity } from '../queries/values.ts';
import { leastWaste } from '../rules/production/spending.ts';

type Offer = AboutNamed<'production'>['units'][number];

/** In which order units are bought, again and again; a number is how many of a kind at most. */
type Mix = readonly (readonly [UnitTypeId, number])[];

const MIXES: readonly Mix[] = [
  // To settle.
  [
    ['carrier', 1],
    ['infantry', 4],
    ['destroyer', 1],
    ['cruiser', 1],
    ['fighter', 6],
    ['infantry', 6],
  ],
  // To fight.
  [
    ['dreadnought', 2],
    ['infantry', 2],
    ['cruiser', 2],
    ['fighter', 4],
    ['destroyer', 2],
    ['infantry', 6],
  ],
  [
    ['warSun', 1],
    ['flagship', 1],
    ['dreadnought', 1],
    ['cruiser', 1],
    ['infantry', 2],
    ['fighter', 4],
  ],
  // To hold.
  [
    ['mech', 1],
    ['infantry', 8],
    ['fighter', 4],
  ],
  [
    ['cruiser', 3],
    ['infantry', 2],
    ['carrier', 1],
    ['infantry', 4],
  ],
  [
    ['destroyer', 4],
    ['infantry', 4],
  ],
];

export function productions(g: G, seat: Seat, about: AboutNamed<'production'>): ProductionPlan[] {
  const power = Math.min(purchasingPower(g, seat, 'resources'), about.resources ?? Number.POSITIVE_INFINITY);
  const plans: ProductionPlan[] = [];
  const seen = new Set<string>();
  const offer = (plan: ProductionPlan | null): void => {
    if (plan === null) return;
    const key = JSON.stringify(plan.units);
    if (!seen.has(key)) plans.push(plan);
    seen.add(key);
  };
  for (const mix of MIXES) offer(made(g, seat, about, mix, power));
  // Half of it: something is left to score with.
  for (const mix of MIXES.slice(0, 2)) offer(made(g, seat, about, mix, power >> 1));
  offer({ units: [], pay: { planets: [], goods: 0 } });
  return plans;
}

function made(g: G, seat: Seat, about: AboutNamed<'production'>, mix: Mix, power: number): ProductionPlan | null {
  const fleet = fleetIn(g, systemOf(g, about.system), seat);
  let places = fleet.limit - fleet.ships;
  let room = fleet.room + fleet.support - fleet.fighters - fleet.ground;
  let budget = power + about.discount;
  let limit = about.limit;
  let spent = 0;
  const units: ProductionPlan['units'][number][] = [];
  for (const [type, most] of mix) {
    const offer = about.units.find((each) => each.unit === type);
    if (offer === undefined || units.some(({ unit }) => unit === type)) continue;
    const place = placeFor(g, offer);
    const isSmall = type === 'fighter' || (isGroundForce({ type }) && place === 'space');
    const count = Math.min(
      most,
      offer.most,
      offer.left ?? Number.POSITIVE_INFINITY,
      limit,
      isGroundForce({ type }) ? (isSmall ? room : Number.POSITIVE_INFINITY) : type === 'fighter' ? room : places,
      Math.floor(budget / Math.max(offer.cost, 0.5)) * offer.perCost,
    );
    if (count <= 0) continue;
    units.push({ unit: type, count, ...(offer.places.length > 1 && { place }) });
    const cost = Math.ceil(count / offer.perCost) * offer.cost;
    budget -= cost;
    spent += cost;
    limit -= count;
    if (isSmall) room -= count;
    else if (!isGroundForce({ type })) {
      places -= count;
      room += count * capacity(g, { seat, type });
    }
  }
  if (units.length === 0) return null;
  const pay = leastWaste(g, seat, 'resources', spent - about.discount);
  return pay === null ? null : { units, pay };
}

/** Ground forces where fewest stand. */
function placeFor(g: G, { places }: Offer): string {
  const planets = places.filter((place) => !place.startsWith('space'));
  const standing = (id: string): number =>
    g.systems.flatMap((s) => s.planets).find((p) => p.id === id)?.units.length ?? 0;
  return (
    planets.reduce<string | undefined>((a, b) => (a === undefined || standing(b) < standing(a) ? b : a), undefined) ??
    (places[0] as string)
  );
}
