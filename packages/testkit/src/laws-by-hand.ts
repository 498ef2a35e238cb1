// Plans built by hand: out of everything that lies on the table, not only of what a question offers.
import type { Json, Roll } from '@custodian/kernel';
import type { Kinds } from '@custodian/title';

type Holder = Record<string, Json>;

/** Where a value stands in a plan: the keys on the way to it. */
type Place = readonly string[];

/** The plan with one name in it exchanged for every other of its kind; then with an entry more that has it exchanged. */
export function* builtByHand(plan: Json, kinds: Kinds, roll: Roll): Generator<Json> {
  const leaves = typeof plan === 'object' ? placesIn(plan) : [[]];
  const places = leaves.filter((place) => kindOf(at(plan, place), kinds).length > 0);
  const place = places[roll(Math.max(1, places.length)) - 1];
  if (place === undefined) return;
  const others = kindOf(at(plan, place), kinds).filter((other) => other !== at(plan, place));
  for (const other of others) yield exchanged(plan, place, other);
  const entry = entryOf(plan, place);
  if (entry === null) return;
  for (const other of others) {
    const one = exchanged(at(plan, entry), place.slice(entry.length), other);
    const list = entry.slice(0, -1);
    yield exchanged(plan, list, [...(at(plan, list) as readonly Json[]), one]);
  }
}

/** The plan with a list in it made of one entry over and over, or with an entry that says something said twice. */
export function* repeated(plan: Json): Generator<Json> {
  for (const place of [[], ...placesIn(plan, true)]) {
    const list = at(plan, place);
    if (!Array.isArray(list) || list.length === 0) continue;
    const first = list[0] as Json;
    yield exchanged(
      plan,
      place,
      Array.from({ length: 1_200 }, () => first),
    );
    if (typeof first === 'object' && first !== null) yield exchanged(plan, place, [...list, first]);
  }
}

const kindOf = (value: Json, kinds: Kinds): readonly Json[] => kinds.find((kind) => kind.includes(value)) ?? [];

/** The leaves of a plan, or its lists. */
function placesIn(plan: Json, lists = false, before: Place = []): Place[] {
  if (typeof plan !== 'object' || plan === null) return [];
  return Object.entries(plan as Holder).flatMap(([key, value]) => {
    const place = [...before, key];
    const isLeaf = typeof value !== 'object' || value === null;
    return [...((lists ? Array.isArray(value) : isLeaf) ? [place] : []), ...placesIn(value, lists, place)];
  });
}

const at = (plan: Json, place: Place): Json => place.reduce((value, key) => (value as Holder)[key] as Json, plan);

/** A copy of the plan with another value there; it shares the rest. */
function exchanged(plan: Json, [key, ...further]: Place, value: Json): Json {
  if (key === undefined) return value;
  const copy = (Array.isArray(plan) ? [...plan] : { ...(plan as Holder) }) as Holder;
  copy[key] = exchanged((plan as Holder)[key] as Json, further, value);
  return copy;
}

/** The outermost entry of a list with the place in it; null when it stands in none. */
function entryOf(plan: Json, place: Place): Place | null {
  const depth = place.findIndex((_, i) => Array.isArray(at(plan, place.slice(0, i))));
  return depth < 0 ? null : place.slice(0, depth + 1);
}
