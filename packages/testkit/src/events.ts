// Looking for what happened, by its kind.

/** Finds the events of a kind in a log, or gives all of them. */
export function eventsIn<E extends { readonly type: string }>(log: readonly E[]) {
  function find(): E[];
  function find<Type extends E['type']>(type: Type): Extract<E, { readonly type: Type }>[];
  function find(type?: string): E[] {
    return type === undefined ? [...log] : log.filter((event) => event.type === type);
  }
  return find;
}
