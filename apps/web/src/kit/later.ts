// What not every table shows, or not at once, is brought when it is first shown. Until then its place is empty.
import type { Component } from 'svelte';
import Later from './Later.svelte';
import { late } from './late.svelte.ts';

/** Stands for the component and is used like it. */
export function later<Props extends object>(
  load: () => Promise<{ readonly default: Component<Props> }>,
): Component<Props> {
  const part = late(load);
  return ((anchor, props) => Later(anchor, { part, props })) as Component<Props>;
}
