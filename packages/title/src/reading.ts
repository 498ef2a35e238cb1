// What somebody has typed about a fight, read: units with their numbers, and words however they are spelt. What is not known is told
// with the nearest that is.
import type { UnitOffered, UnitsAsked } from './odds.ts';

/** Something known, with everything it may be called. */
export interface Known {
  readonly id: string;
  readonly names: readonly string[];
}

/** A word that nothing is called by, and what is spelt most alike, the nearest first. */
export interface Unknown<K extends Known> {
  readonly fault: 'unknown';
  readonly word: string;
  readonly near: readonly K[];
}

export type UnitsFault<K extends UnitOffered & Known> =
  | Unknown<K>
  | { readonly fault: 'no number'; readonly word: string }
  | { readonly fault: 'too many'; readonly unit: K; readonly count: number }
  | { readonly fault: 'cannot be damaged'; readonly unit: K }
  | { readonly fault: 'more damaged'; readonly unit: K };

export const isFault = (read: object): read is { readonly fault: string } => 'fault' in read;

/** The known thing of a name. */
export function wordRead<K extends Known>(typed: string, all: readonly K[]): K | Unknown<K> {
  const wanted = plain(typed);
  const found = all.find(({ id, names }) => [id, ...names].some((name) => plain(name) === wanted));
  return found ?? { fault: 'unknown', word: typed.trim(), near: nearest(wanted, all) };
}

/** What begins like a number that nothing can be counted by: below zero, or broken. */
const NO_NUMBER = /^\s*([-+]\s*\d\S*|\d*\.\d\S*)/;
const ONE = /^\s*(\d+)?\s*(?:[x×]\s)?\s*(.*?)\s*(\((\d+\s+)?(?:damaged|danneggiat[aeio])\))?\s*$/i;

/** "2 cruiser, 1 dreadnought (damaged)"; of several, "(1 damaged)". */
export function unitsRead<K extends UnitOffered & Known>(
  text: string,
  offered: readonly K[],
): readonly UnitsAsked[] | UnitsFault<K> {
  const found = new Map<string, UnitsAsked>();
  for (const part of text.split(',')) {
    if (part.trim() === '') continue;
    const noNumber = NO_NUMBER.exec(part)?.[1];
    if (noNumber !== undefined) return { fault: 'no number', word: noNumber };
    const [, number = '1', name = '', isDamaged, some] = ONE.exec(part) ?? [];
    const unit = wordRead(name, offered);
    if (isFault(unit)) return name === '' ? { ...unit, word: part.trim(), near: [] } : unit;
    const before = found.get(unit.id);
    const count = Number(number);
    const damaged = isDamaged === undefined ? 0 : some === undefined ? count : Number(some);
    const all = { unit: unit.id, count: count + (before?.count ?? 0), damaged: damaged + (before?.damaged ?? 0) };
    if (all.count > unit.most) return { fault: 'too many', unit, count: all.count };
    if (all.damaged > 0 && !unit.sustains) return { fault: 'cannot be damaged', unit };
    if (all.damaged > all.count) return { fault: 'more damaged', unit };
    found.set(unit.id, all);
  }
  return [...found.values()];
}

/** Capitals, spaces and signs make no difference. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const MOST = 3;

function nearest<K extends Known>(wanted: string, all: readonly K[]): K[] {
  return all
    .map((each) => ({ each, far: Math.min(...[each.id, ...each.names].map((name) => distance(wanted, plain(name)))) }))
    .filter(({ far }) => far < Math.max(3, wanted.length / 2))
    .sort((x, y) => x.far - y.far)
    .slice(0, MOST)
    .map(({ each }) => each);
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
