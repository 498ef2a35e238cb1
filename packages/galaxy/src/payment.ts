/** A lump sum is paid by exhausting planets and spending trade goods. Nothing is given back on what is paid too much. */
export interface PayingPlanet {
  readonly id: string;
  /** Its resources or its influence, whichever the payment asks for. */
  readonly value: number;
  /** What it would be worth for something else: of equal payments the one that gives up least. */
  readonly spared?: number;
}

export interface Payment {
  readonly planets: readonly string[];
  readonly goods: number;
}

/** What a player can pay with. */
export interface Means {
  readonly planets: readonly PayingPlanet[];
  readonly goods: number;
  /** What one trade good counts for; 1 unless given. */
  readonly goodsWorth?: number;
}

export type PaymentFault =
  | { readonly code: 'unknown planet' | 'planet twice'; readonly planet: string }
  | { readonly code: 'too many goods'; readonly have: number }
  | { readonly code: 'bad goods' }
  | { readonly code: 'not enough'; readonly missing: number };

export const paymentTotal = (payment: Payment, means: Means): number => {
  let total = payment.goods * worthOf(means);
  for (const id of payment.planets) total += means.planets.find((planet) => planet.id === id)?.value ?? 0;
  return total;
};

export const checkPayment = (need: number, payment: Payment, means: Means): PaymentFault | null => {
  for (const [at, id] of payment.planets.entries()) {
    if (!means.planets.some((planet) => planet.id === id)) return { code: 'unknown planet', planet: id };
    if (payment.planets.indexOf(id) !== at) return { code: 'planet twice', planet: id };
  }
  if (!Number.isInteger(payment.goods) || payment.goods < 0) return { code: 'bad goods' };
  if (payment.goods > means.goods) return { code: 'too many goods', have: means.goods };
  const missing = need - paymentTotal(payment, means);
  return missing > 0 ? { code: 'not enough', missing } : null;
};

/**
 * The payment that wastes least; among those the one that spends fewest goods, since planets come back and goods do
 * not; then the one whose planets are worth least for something else; then the one with fewest planets, sparing those
 * listed last. Null if the means do not suffice.
 */
export const cheapestPayment = (need: number, means: Means): Payment | null => {
  if (need <= 0) return { planets: [], goods: 0 };
  const worth = worthOf(means);
  const last = cheapestSets(need, means.planets);
  let best: { sum: number; goods: number; waste: number } | null = null;
  // From the largest sum down: at equal waste the first found spends fewest goods.
  for (let sum = last.length - 1; sum >= 0; sum--) {
    if (last[sum] === undefined) continue;
    const goods = Math.max(0, Math.ceil((need - sum) / worth));
    const waste = sum + goods * worth - need;
    if (goods <= means.goods && (!best || waste < best.waste)) best = { sum, goods, waste };
  }
  if (!best) return null;
  const planets: string[] = [];
  for (let set = last[best.sum]; set?.planet; set = set.rest) planets.push(set.planet);
  return { planets: planets.reverse(), goods: best.goods };
};

/** A random payment that is enough and has no planet it could do without, or null if the means do not suffice. */
export const samplePayment = (need: number, means: Means, roll: (sides: number) => number): Payment | null => {
  const worth = worthOf(means);
  const order = means.planets.filter((planet) => planet.value > 0);
  const total = order.reduce((sum, planet) => sum + planet.value, 0);
  const fewest = Math.max(0, Math.ceil((need - total) / worth));
  if (fewest > means.goods) return null;
  const most = Math.max(fewest, Math.min(means.goods, Math.ceil(need / worth)));
  const goods = fewest + roll(most - fewest + 1) - 1;
  shuffle(order, roll);

  const taken: PayingPlanet[] = [];
  let paid = goods * worth;
  for (const planet of order) {
    if (paid >= need) break;
    taken.push(planet);
    paid += planet.value;
  }
  const planets: string[] = [];
  for (const planet of taken) {
    if (paid - planet.value >= need) paid -= planet.value;
    else planets.push(planet.id);
  }
  return { planets, goods };
};

const worthOf = (means: Means): number => means.goodsWorth ?? 1;

interface PlanetSet {
  readonly size: number;
  /** What its planets would be worth for something else. */
  readonly spared: number;
  readonly planet?: string;
  readonly rest?: PlanetSet;
}

/** For every sum that can matter, the set of planets with exactly that sum that gives up least, and is smallest. */
const cheapestSets = (need: number, planets: readonly PayingPlanet[]): (PlanetSet | undefined)[] => {
  const largest = planets.reduce((most, planet) => Math.max(most, planet.value), 0);
  // A set that reaches the need without its last planet has a planet too many, so no useful sum lies beyond this.
  const top = need + largest;
  const sets: (PlanetSet | undefined)[] = new Array(top).fill(undefined);
  sets[0] = { size: 0, spared: 0 };
  for (const { id, value, spared = 0 } of planets) {
    if (value <= 0) continue;
    for (let sum = top - 1; sum >= value; sum--) {
      const rest = sets[sum - value];
      const now = sets[sum];
      if (rest === undefined) continue;
      const set = { size: rest.size + 1, spared: rest.spared + spared, planet: id, rest };
      if (!now || set.spared < now.spared || (set.spared === now.spared && set.size < now.size)) sets[sum] = set;
    }
  }
  return sets;
};

const shuffle = <T>(items: T[], roll: (sides: number) => number): void => {
  for (let at = items.length - 1; at > 0; at--) {
    const other = roll(at + 1) - 1;
    const [a, b] = [items[at], items[other]];
    if (a === undefined || b === undefined) throw new RangeError('a roll fell outside 1..sides');
    items[at] = b;
    items[other] = a;
  }
};
