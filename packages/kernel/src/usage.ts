// Which components really did something, counted during a soak for the ledger. Off in play.

let counts: Map<string, number> | null = null;

/** Counts from now on; returns the table that fills. */
export function countUsage(): Map<string, number> {
  counts = new Map();
  return counts;
}

export function stopCounting(): void {
  counts = null;
}

/** What is only tried out does not count. */
export function uncounted<T>(run: () => T): T {
  const kept = counts;
  counts = null;
  try {
    return run();
  } finally {
    counts = kept;
  }
}

/** A component ('kind:id', or the two apart) had an effect just now. */
export function used(kind: string, id?: string): void {
  if (counts === null) return;
  const component = id === undefined ? kind : `${kind}:${id}`;
  counts.set(component, (counts.get(component) ?? 0) + 1);
}
