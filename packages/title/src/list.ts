// The titles that a program knows.
import type { Title } from './title.ts';

/** By id, the usual one first. */
export type Titles = ReadonlyMap<string, Title>;

export function listed(...titles: readonly Title[]): Titles {
  const list = new Map(titles.map((title) => [title.id, title]));
  if (list.size !== titles.length) throw new Error('two titles have the same id');
  return list;
}
