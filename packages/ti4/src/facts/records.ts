// How printed facts are kept: one record a family, by id. Every entry knows its id and the set it was printed in, so that
// a set is added by its own entries and a game takes the sets it is played with.

export const componentSets = ['base', 'pok', 'codex1', 'codex2', 'codex3'] as const;
export type ComponentSet = (typeof componentSets)[number];

/** What every entry of a family has. */
export interface Entry<Id extends string> {
  readonly id: Id;
  readonly set: ComponentSet;
  /** The entry of an earlier set that this one takes the place of. */
  readonly replaces?: Id;
  /** A later set that prints it too. */
  readonly alsoIn?: ComponentSet;
  /** A later set that takes it out of the game. */
  readonly removedBy?: ComponentSet;
}

type Entries<Printed, Plain> = {
  readonly [Id in keyof Printed]: Omit<Plain, keyof Printed[Id]> &
    Printed[Id] & { readonly id: Id; readonly set: ComponentSet };
};

/** The entries of one set. `plain` holds what an entry has unless it says otherwise. */
export function ofSet<Printed extends Readonly<Record<string, object>>, Plain extends object = object>(
  set: ComponentSet,
  printed: Printed,
  plain?: Plain,
): Entries<Printed, Plain> {
  const entries = Object.entries(printed).map(([id, facts]) => [id, { id, set, ...plain, ...facts }]);
  return Object.fromEntries(entries) as Entries<Printed, Plain>;
}

export const idsOf = <Id extends string>(family: Readonly<Record<Id, unknown>>): readonly Id[] =>
  Object.keys(family) as Id[];

/** The ids of a family that are in play with these sets, without what they replace. */
export function idsIn<Id extends string>(family: Readonly<Record<Id, Entry<Id>>>, sets: readonly ComponentSet[]): Id[] {
  const has = (set: ComponentSet | undefined): boolean => set !== undefined && sets.includes(set);
  const present = idsOf(family).filter((id) => {
    const { set, alsoIn, removedBy } = family[id];
    return (has(set) || has(alsoIn)) && !has(removedBy);
  });
  const replaced = new Set(present.map((id) => family[id].replaces));
  return present.filter((id) => !replaced.has(id));
}
