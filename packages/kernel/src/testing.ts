// For tests, soaks and laws only, by a door of its own (`@custodian/kernel/testing`): loaded dice, and games in which one component has no effect. A scenario that still passes without the
// component it names proves nothing, and the test kit says so.

export { countUsage, stopCounting, uncounted } from './usage.ts';

let ablated: string | null = null;
let loaded: number[] | null = null;
let checking = false;

/** Is this component ('kind:id', or the two apart) switched off just now? */
export function isAblated(kind: string, id?: string): boolean {
  return ablated !== null && ablated === (id === undefined ? kind : `${kind}:${id}`);
}

/** Runs with one component without effect. */
export function withoutComponent<T>(component: string, run: () => T): T {
  ablated = component;
  try {
    return run();
  } finally {
    ablated = null;
  }
}

/** Do values look whether the order of their modifiers matters? */
export const isCheckingLayers = (): boolean => checking;

/** Runs with values that throw where the order of the modifiers of a layer matters. */
export function checkingLayers<T>(run: () => T): T {
  checking = true;
  try {
    return run();
  } finally {
    checking = false;
  }
}

/** The next dice of the stream 'dice', in order; null for honest dice again. */
export function loadDice(values: readonly number[] | null): void {
  loaded = values === null ? null : [...values];
}

/** Loaded dice not yet rolled. */
export const diceLeft = (): number => loaded?.length ?? 0;

export function nextLoadedDie(): number | null {
  if (loaded === null) return null;
  const value = loaded.shift();
  if (value === undefined) throw new Error('the loaded dice ran out');
  return value;
}
