// The shape of a game is declared once. From the declaration come its type, a fast copier and the check of loaded games.

export type Shape<T> = { readonly is: T; readonly node: Node };
export type Infer<S> = S extends Shape<infer T> ? T : never;

type Node =
  | { kind: 'int' | 'text' | 'bool' | 'json' }
  | { kind: 'choice'; of: readonly string[] }
  | { kind: 'list' | 'record' | 'nullable'; of: Node }
  | { kind: 'object'; fields: Readonly<Record<string, Node>> };

const shape = <T>(node: Node): Shape<T> => ({ node }) as Shape<T>;

export const int: Shape<number> = shape({ kind: 'int' });
export const text: Shape<string> = shape({ kind: 'text' });
export const bool: Shape<boolean> = shape({ kind: 'bool' });
/** Small free-form data, copied generically. */
export const json: Shape<any> = shape({ kind: 'json' });
export const choice = <T extends string>(...of: readonly T[]): Shape<T> => shape({ kind: 'choice', of });
export const list = <T>(of: Shape<T>): Shape<T[]> => shape({ kind: 'list', of: of.node });
export const record = <T>(of: Shape<T>): Shape<Record<string, T>> => shape({ kind: 'record', of: of.node });
export const nullable = <T>(of: Shape<T>): Shape<T | null> => shape({ kind: 'nullable', of: of.node });
/** A text that is typed more narrowly than the check can see, for instance ids of a large table. */
export const id = <T extends string>(): Shape<T> => shape({ kind: 'text' });
export function object<F extends Record<string, Shape<unknown>>>(fields: F): Shape<{ [K in keyof F]: Infer<F[K]> }> {
  return shape({ kind: 'object', fields: Object.fromEntries(Object.entries(fields).map(([k, s]) => [k, s.node])) });
}

/** A copier that shares nothing with its original. Straight-line code where the platform allows it (a page with a strict
 *  content policy does not), closures otherwise; measured 20 times faster than structuredClone. */
export function copier<T>(s: Shape<T>): (value: T) => T {
  try {
    return compiled(s.node) as (value: T) => T;
  } catch {
    return closureCopier(s);
  }
}

export function closureCopier<T>(s: Shape<T>): (value: T) => T {
  return closed(s.node) as (value: T) => T;
}

const plainly = { writable: true, enumerable: true, configurable: true };

export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const out = new Array(value.length);
    for (let i = 0; i < out.length; i++) out[i] = copyJson(value[i]);
    return out as T;
  }
  const out: Record<string, unknown> = {};
  for (const key in value) {
    // What a client sent may hold this key; assigned plainly it would become the copy's prototype.
    if (key === '__proto__') Object.defineProperty(out, key, { ...plainly, value: copyJson(value[key]) });
    else out[key] = copyJson(value[key]);
  }
  return out as T;
}

/** The first place where a value does not have the shape, in words; null when it has. */
export function mismatch(s: Shape<unknown>, value: unknown): string | null {
  return differs(s.node, value, 'game');
}

type Copy = (value: unknown) => unknown;
const isFlat = (node: Node): boolean =>
  ['int', 'text', 'bool', 'choice'].includes(node.kind) || (node.kind === 'nullable' && isFlat(node.of));

function compiled(root: Node): Copy {
  const lines: string[] = [];
  let count = 0;
  const emit = (body: string): string => {
    const name = `c${count++}`;
    lines.push(`function ${name}(v){${body}}`);
    return name;
  };
  const call = (node: Node, v: string): string => (isFlat(node) ? v : `${make(node)}(${v})`);
  const make = (node: Node): string => {
    switch (node.kind) {
      case 'json':
        return 'copyJson';
      case 'list':
        return isFlat(node.of)
          ? emit(node.of.kind === 'int' ? 'return v.slice()' : 'return v.length===0?emptyList():v.slice()')
          : emit(
              `const n=v.length;if(n===0)return emptyList();const r=v.slice();for(let i=0;i<n;i++)r[i]=${call(node.of, 'v[i]')};return r`,
            );
      case 'record':
        return emit(`const r={};for(const k in v)r[k]=${call(node.of, 'v[k]')};return r`);
      case 'nullable':
        return emit(`return v===null?null:${call(node.of, 'v')}`);
      case 'object': {
        const parts = Object.entries(node.fields).map(([k, n]) => {
          const key = JSON.stringify(k);
          return `${key}:${call(n, `v[${key}]`)}`;
        });
        return emit(`return {${parts.join(',')}}`);
      }
      default:
        return emit('return v');
    }
  };
  const top = make(root);
  return new Function('copyJson', 'emptyList', `${lines.join('\n')}\nreturn ${top}`)(copyJson, emptyList) as Copy;
}

/** A list that has held a text or an object remains one of such, also when it is empty: code that reads it meets one kind. */
export function emptyList<T>(): T[] {
  const list: unknown[] = [null];
  list.pop();
  return list as T[];
}

function closed(node: Node): Copy {
  switch (node.kind) {
    case 'json':
      return copyJson;
    case 'list': {
      const each = closed(node.of);
      return (v) => (v as unknown[]).map(each);
    }
    case 'record': {
      const each = closed(node.of);
      return (v) => Object.fromEntries(Object.entries(v as object).map(([k, e]) => [k, each(e)]));
    }
    case 'nullable': {
      const inner = closed(node.of);
      return (v) => (v === null ? null : inner(v));
    }
    case 'object': {
      const parts = Object.entries(node.fields).map(([k, n]) => [k, closed(n)] as const);
      return (v) => {
        const out: Record<string, unknown> = {};
        for (const [k, copy] of parts) out[k] = copy((v as Record<string, unknown>)[k]);
        return out;
      };
    }
    default:
      return (v) => v;
  }
}

function differs(node: Node, value: unknown, path: string): string | null {
  const wrong = (wanted: string): string => `${path} is ${describe(value)}, expected ${wanted}`;
  switch (node.kind) {
    case 'int':
      return Number.isSafeInteger(value) ? null : wrong('a whole number');
    case 'text':
      return typeof value === 'string' ? null : wrong('a text');
    case 'bool':
      return typeof value === 'boolean' ? null : wrong('true or false');
    case 'choice':
      return node.of.includes(value as string) ? null : wrong(`one of ${node.of.join(', ')}`);
    case 'json':
      return value === undefined ? wrong('a value') : null;
    case 'nullable':
      return value === null ? null : differs(node.of, value, path);
    case 'list':
      if (!Array.isArray(value)) return wrong('a list');
      return first(
        value.map((e, i) => [e, `${path}[${i}]`] as const),
        ([e, p]) => differs(node.of, e, p),
      );
    case 'record':
      if (!isPlain(value)) return wrong('an object');
      if (Object.hasOwn(value, '__proto__')) return `${path} has an unknown field "__proto__"`;
      return first(Object.entries(value), ([k, e]) => differs(node.of, e, `${path}.${k}`));
    case 'object': {
      if (!isPlain(value)) return wrong('an object');
      const extra = Object.keys(value).find((k) => !Object.hasOwn(node.fields, k));
      if (extra !== undefined) return `${path} has an unknown field "${extra}"`;
      return first(Object.entries(node.fields), ([k, n]) => differs(n, value[k], `${path}.${k}`));
    }
  }
}

function first<T>(items: readonly T[], problem: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = problem(item);
    if (found !== null) return found;
  }
  return null;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : JSON.stringify(value);
}
