// Which pieces of the board a thing of the log names.
import type { Seat } from '@custodian/kernel';
import { fieldsOf } from '@custodian/kernel';
import type { Ti3Event } from '@custodian/ti3/events';
import type { Told } from '../../../shell/history/chronicle.ts';
import type { Happened } from './log.ts';
import { seatOf } from './log.ts';

/** Systems and planets that a thing names. What has no place lies where its player is at home, or before the council. */
export function piecesOf({ events, besides }: Told<Ti3Event>, homeOf: (seat: Seat) => string | undefined): string[] {
  const named = [...new Set([...events, ...besides].flatMap(piecesIn))];
  if (named.length > 0) return named;
  const [first] = events as [Happened];
  if ('agenda' in first) return ['mecatolRex'];
  const seat = seatOf(first);
  const home = seat === null ? undefined : homeOf(seat);
  return home === undefined ? [] : [home];
}

/** Fields called after systems and planets, numbered or many, hold their ids. */
export function piecesIn(event: Happened): string[] {
  const found = new Set<string>();
  for (const [field, value] of Object.entries(fieldsOf(event))) {
    if (!/^(system|planet)s?\d*$/.test(field)) continue;
    for (const id of Array.isArray(value) ? value : [value]) if (typeof id === 'string' && id !== '') found.add(id);
  }
  return [...found];
}
