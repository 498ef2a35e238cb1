// Why an answer was chosen: its purpose where it has one, else what its tries came to that those of the others did not.
import type { Text } from '@custodian/kernel';
import type { Aspects } from './search.ts';

interface Tried {
  readonly why: Text | null;
  readonly tries: number;
  /** Sums over all tries. */
  readonly aspects: Aspects;
}

export function addAspects(sums: Record<string, number>, aspects: Aspects): void {
  for (const [name, worth] of Object.entries(aspects)) sums[name] = (sums[name] ?? 0) + worth;
}

/** Less than this is luck. */
const LEAST = 0.5;

export function reasonFor(chosen: Tried, all: readonly Tried[]): Text {
  if (chosen.why !== null) return chosen.why;
  const others = all.filter((each) => each !== chosen && each.tries > 0);
  const mean = (of: readonly Tried[], name: string): number => {
    const tries = of.reduce((sum, each) => sum + each.tries, 0);
    return of.reduce((sum, { aspects }) => sum + (aspects[name] ?? 0), 0) / Math.max(1, tries);
  };
  const gains = Object.keys(chosen.aspects).map((name) => [name, mean([chosen], name) - mean(others, name)] as const);
  const [most] = gains.sort(([, a], [, b]) => b - a);
  return { key: most === undefined || most[1] < LEAST ? 'advice.little difference' : `advice.${most[0]}` };
}
