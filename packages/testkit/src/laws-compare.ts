// Comparing games as plain data: where two differ, what is no plain data, what two of them share.

/** The first place where two values differ, in words; null when JSON says the same of both: a field that is undefined is missing. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (a === b) return null;
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  )
    return `${path || 'the whole'}: ${short(a)} and ${short(b)}`;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const [one, other] = [fieldOf(left, key), fieldOf(right, key)];
    if ((one === undefined) !== (other === undefined))
      return `${path}.${key}: only in ${one === undefined ? 'the second' : 'the first'}`;
    const found = difference(one, other, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

const fieldOf = (value: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;

/** The first place below a value that JSON cannot hold, in words; null when there is none. A field that is undefined is missing. */
export function impurity(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}`;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return `${path} is no plain object`;
  for (const [key, part] of Object.entries(value)) {
    if (part === undefined && !Array.isArray(value)) continue;
    const found = impurity(part, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** The first place in `b` of an object that is also somewhere in `a`; null when they share nothing. */
export function shared(a: unknown, b: unknown): string | null {
  const known = new Set<unknown>();
  collect(a, known);
  return find(b, known, '');
}

/** Every text in a value: ids of pieces and cards among them. */
export function texts(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) texts(part, into);
  return into;
}

/** Functions left out, so that decisions can be compared. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

function collect(value: unknown, into: Set<unknown>): void {
  if (typeof value !== 'object' || value === null) return;
  into.add(value);
  for (const part of Object.values(value)) collect(part, into);
}

function find(value: unknown, known: ReadonlySet<unknown>, path: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (known.has(value)) return path || 'the whole';
  for (const [key, part] of Object.entries(value)) {
    const found = find(part, known, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

const short = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 80);
