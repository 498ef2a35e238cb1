// How printed facts are kept: one record a family, by id, each entry knowing its own id.

export type Expansion = 'base' | 'shatteredEmpire';

type WithIds<Printed, Plain> = {
  readonly [Id in keyof Printed]: Omit<Plain, keyof Printed[Id]> & Printed[Id] & { readonly id: Id };
};

/** `plain` holds what an entry has unless it says otherwise. */
export function withIds<Printed extends Readonly<Record<string, object>>, Plain extends object = object>(
  printed: Printed,
  plain?: Plain,
): WithIds<Printed, Plain> {
  const entries = Object.entries(printed).map(([id, facts]) => [id, { id, ...plain, ...facts }]);
  return Object.fromEntries(entries) as WithIds<Printed, Plain>;
}

/** The ids of a family that belong to the boxes named, reprints taking the place of what they replace. */
export function idsIn<Id extends string>(
  family: Readonly<Record<Id, { readonly id: Id; readonly expansion: Expansion; readonly replaces?: Id }>>,
  boxes: readonly Expansion[],
): Id[] {
  const all: { readonly id: Id; readonly expansion: Expansion; readonly replaces?: Id }[] = Object.values(family);
  const present = all.filter((entry) => boxes.includes(entry.expansion));
  const replaced = new Set(present.map((entry) => entry.replaces));
  return present.filter((entry) => !replaced.has(entry.id)).map((entry) => entry.id);
}
