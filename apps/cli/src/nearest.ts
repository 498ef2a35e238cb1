// Words that were typed: found among those that are known, however they are spelt, or refused with the nearest ones.
import { Misuse } from './command.ts';

/** Something known, with everything it may be called. */
export interface Known {
  readonly id: string;
  readonly names: readonly string[];
}

/** The known thing of a name; `what` says what was looked for: "unit". */
export function known<K extends Known>(what: string, typed: string, all: readonly K[]): K {
  const wanted = plain(typed);
  const found = all.find(({ id, names }) => [id, ...names].some((name) => plain(name) === wanted));
  if (found !== undefined) return found;
  const near = nearest(wanted, all);
  const asked =
    near.length === 0 ? `Known: ${all.map(({ id }) => id).join(', ')}` : `Did you mean ${near.join(' or ')}`;
  throw new Misuse(`there is no ${what} "${typed.trim()}". ${asked}${near.length === 0 ? '.' : '?'}`);
}

/** Capitals, spaces and signs make no difference. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const MOST = 3;

/** Ids of what is spelt most alike, the nearest first; nothing where nothing is. */
function nearest(wanted: string, all: readonly Known[]): string[] {
  return all
    .map(({ id, names }) => ({ id, far: Math.min(...[id, ...names].map((name) => distance(wanted, plain(name)))) }))
    .filter(({ far }) => far < Math.max(3, wanted.length / 2))
    .sort((x, y) => x.far - y.far)
    .slice(0, MOST)
    .map(({ id }) => id);
}

/** Letters to change, put in or take out; a beginning is near to the whole. */
function distance(one: string, other: string): number {
  if (one.length > 2 && (other.startsWith(one) || other.includes(one))) return 1;
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] as number) + Number(one[i - 1] !== other[j - 1]);
      next.push(Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[other.length] as number;
}
