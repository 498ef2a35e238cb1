// The place that the open question is about: the map brings it into sight.
interface Galaxy {
  readonly systems: readonly { readonly id: string; readonly planets: readonly { readonly id: string }[] }[];
}

interface Frame {
  readonly v: unknown;
}

/** A single system that is picked, else the one that the innermost sequence is about; null: the whole galaxy. */
export function placeOf(stack: readonly Frame[], game: Galaxy | null, picked: readonly string[]): string | null {
  if (game === null) return null;
  const systemOf = (id: unknown): string | undefined =>
    game.systems.find((system) => system.id === id || system.planets.some((planet) => planet.id === id))?.id;
  const chosen = [...new Set(picked.flatMap((id) => systemOf(id) ?? []))];
  if (chosen.length === 1) return chosen[0] as string;
  for (const { v } of stack.toReversed()) {
    const { planet, system } = (v ?? {}) as { planet?: unknown; system?: unknown };
    const found = systemOf(planet) ?? systemOf(system);
    if (found !== undefined) return found;
  }
  return null;
}
