// Everything a player may meet has words.
import type { Json, Rules, Text } from '@custodian/kernel';

export type HasWords = (key: string) => boolean;

/** Names of sequences, steps, windows, components, events and free actions without words. */
export function wordless<G>(rules: Rules<G>, hasWords: HasWords): string[] {
  const keys: string[] = [];
  for (const [name, { names }] of rules.compiled)
    keys.push(`sequence.${name}`, ...names.map((step) => `step.${name}.${step}`));
  for (const name of Object.keys(rules.windows)) keys.push(`window.${name}`);
  for (const type of Object.keys(rules.events)) keys.push(`event.${type}`);
  for (const component of rules.components) keys.push(component.name.key);
  for (const action of Object.values(rules.free)) keys.push(action.text.key);
  return keys.filter((key) => !hasWords(key)).map((key) => `no words for "${key}"`);
}

/** The keys of a text, and of the texts inside it. */
export function keysOf(text: Text): string[] {
  return [text.key, ...Object.values(text.with ?? {}).flatMap(nested)];
}

function nested(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(nested);
  return typeof (value as { key?: Json }).key === 'string' ? keysOf(value as Text) : [];
}
