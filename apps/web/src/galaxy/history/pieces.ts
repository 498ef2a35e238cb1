// Which pieces of a galaxy a thing of the log names.
import type { Event, Seat } from '@custodian/kernel';
import { fieldsOf } from '@custodian/kernel';
import type { Told } from '../../shell/history/chronicle.ts';

/** Systems and planets that a thing names. What has no place lies where its player is at home, or before the council. */
export function piecesOf<E extends Event>(
  { events, besides }: Told<E>,
  homeOf: (seat: Seat) => string | undefined,
  council: string,
): string[] {
  const named = [...new Set([...events, ...besides].flatMap(piecesIn))];
  if (named.length > 0) return named;
  const fields = fieldsOf(events[0] as Event);
  if ('agenda' in fields) return [council];
  const { seat } = fields;
  const home = typeof seat === 'number' && seat >= 0 ? homeOf(seat) : undefined;
  return home === undefined ? [] : [home];
}

/** Fields called after systems and planets, numbered or many, hold their ids. */
export function piecesIn(event: Event): string[] {
  const found = new Set<string>();
  for (const [field, value] of Object.entries(fieldsOf(event))) {
    if (!/^(system|planet)s?\d*$/.test(field)) continue;
    for (const id of Array.isArray(value) ? value : [value]) if (typeof id === 'string' && id !== '') found.add(id);
  }
  return [...found];
}
