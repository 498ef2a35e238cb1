// Patches: what changed between two JSON values, as small as it reads. Objects are patched field by field (null removes a
// field, as in a JSON merge patch); a list place by place, and by what was added at its end; everything else is replaced.
import type { Json } from '@custodian/kernel';

/** A plain value replaces; { '=': value } replaces by an object, list or null; { '#': { place: patch }, '+': added } patches a
 *  list, where either may be missing. */
export type Patch = Json;

type Fields = { readonly [key: string]: Json };
const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The patch from `before` to `after`; undefined when they are equal. */
export function diff(before: Json, after: Json): Patch | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after) && before.length <= after.length) return diffList(before, after);
  if (isFields(before) && isFields(after)) return diffFields(before, after);
  return isSimple(after) ? after : { '=': after };
}

export function applyPatch(before: Json, patch: Patch): Json {
  if (!isFields(patch)) return patch;
  if (Object.hasOwn(patch, '=')) return patch['='] as Json;
  if (Object.hasOwn(patch, '#') || Object.hasOwn(patch, '+')) {
    const out = (Array.isArray(before) ? before : []).slice() as Json[];
    for (const [place, change] of Object.entries((patch['#'] ?? {}) as Fields))
      out[Number(place)] = applyPatch(out[Number(place)] as Json, change);
    return [...out, ...((patch['+'] ?? []) as Json[])];
  }
  const out: { [key: string]: Json } = isFields(before) ? { ...before } : {};
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) delete out[key];
    else out[key] = applyPatch((out[key] ?? null) as Json, change);
  }
  return out;
}

const isSimple = (value: Json): boolean => typeof value !== 'object';

function diffList(before: readonly Json[], after: readonly Json[]): Patch | undefined {
  const places: { [key: string]: Json } = {};
  let changed = 0;
  for (let i = 0; i < before.length; i++) {
    const change = diff(before[i] as Json, after[i] as Json);
    if (change === undefined) continue;
    places[i] = change;
    changed++;
  }
  const added = after.slice(before.length);
  // Something was put in before the end: nothing is where it was.
  if (added.length > 0 && changed > before.length / 2) return { '=': after };
  if (changed === 0 && added.length === 0) return undefined;
  return { ...(changed > 0 && { '#': places }), ...(added.length > 0 && { '+': added }) };
}

/** A field that would read as a patch's own sign: its object is replaced whole. */
const isSign = (key: string): boolean => key.length === 1 && (key === '#' || key === '=' || key === '+');

/** Written for haste: it walks over everything that everybody sees, for every answer. */
function diffFields(before: Fields, after: Fields): Patch | undefined {
  let fields: { [key: string]: Json } | undefined;
  let left = 0;
  for (const key in before) {
    if (isSign(key)) return diffWhole(before, after);
    if (before[key] !== undefined) left++;
  }
  for (const key in after) {
    if (isSign(key)) return diffWhole(before, after);
    const value = after[key];
    // JSON knows nothing undefined: in a live game it stands where a field is missing. What every object inherits is no field.
    if (value === undefined) continue;
    const old = before[key];
    if (old === undefined || !Object.hasOwn(before, key)) {
      fields ??= {};
      fields[key] = isSimple(value) ? value : { '=': value };
      continue;
    }
    left--;
    if (old === value) continue;
    const change = diff(old, value);
    if (change === undefined) continue;
    fields ??= {};
    fields[key] = change;
  }
  if (left === 0) return fields;
  for (const key in before) {
    if (before[key] === undefined || (Object.hasOwn(after, key) && after[key] !== undefined)) continue;
    fields ??= {};
    fields[key] = null;
  }
  return fields;
}

const diffWhole = (before: Fields, after: Fields): Patch | undefined =>
  JSON.stringify(before) === JSON.stringify(after) ? undefined : { '=': after };
