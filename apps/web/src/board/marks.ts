// Which pieces of a board are marked: those that may be picked, and those that are.

/** Systems and their planets, by their ids. */
interface Placing {
  readonly id: string;
  readonly planets: readonly { readonly id: string }[];
}

/** Ids that are to be marked. A system and its one planet may share their id: then it means one of both. */
export interface Marks {
  readonly lit: ReadonlySet<string>;
  readonly picked: ReadonlySet<string>;
  readonly of: 'systems' | 'planets';
}

export const nothingMarked: Marks = { lit: new Set(), picked: new Set(), of: 'systems' };

/** Where any planet is meant that could be no system, planets are meant. */
export function marksOf(systems: readonly Placing[], lit: readonly string[], picked: readonly string[]): Marks {
  const ofSystems = new Set(systems.map((s) => s.id));
  const ofPlanets = new Set(systems.flatMap((s) => s.planets.map((p) => p.id)));
  const marked = [...lit, ...picked];
  const isOfPlanets = marked.some((id) => ofPlanets.has(id) && !ofSystems.has(id));
  const isOfSystems = marked.some((id) => ofSystems.has(id) && !ofPlanets.has(id));
  return { lit: new Set(lit), picked: new Set(picked), of: isOfPlanets && !isOfSystems ? 'planets' : 'systems' };
}

/** Those of the marked ids that do not mean planets. */
export function withoutPlanets(
  systems: readonly Placing[],
  { of }: Marks,
  marked: ReadonlySet<string>,
): ReadonlySet<string> {
  if (of === 'systems') return marked;
  const planets = new Set(systems.flatMap((s) => s.planets.map((p) => p.id)));
  return new Set([...marked].filter((id) => !planets.has(id)));
}

/** What marks a planet of a system: an id that both share means the system as long as systems are meant. */
export const marksOfPlanet = (marks: Marks, system: string, planet: string): Marks =>
  marks.of === 'planets' || planet !== system ? marks : nothingMarked;

/** The system that an id means: its own, or the one its planet lies in. */
export const systemWith = (systems: readonly Placing[], id: string | null): string | null =>
  id === null ? null : (systems.find((s) => s.id === id || s.planets.some((p) => p.id === id))?.id ?? null);
