// The log of a table of the Fourth Edition: its events, and what happens to the table itself.
import type { Seat } from '@custodian/kernel';
import type { LogLine, TableEvent } from '@custodian/protocol';
import type { Ti4Event } from '@custodian/ti4/events';

export type Line = LogLine<Ti4Event>;
export type Happened = Ti4Event | TableEvent;
export type EventType = Happened['type'];

/** Is it of one of these kinds? */
export const isOf = <Type extends EventType>(
  event: Happened,
  types: readonly Type[],
): event is Extract<Happened, { readonly type: Type }> => (types as readonly EventType[]).includes(event.type);

/** Whose doing it is, or who suffers it; null where it is nobody's. */
export const seatOf = (event: Happened): Seat | null => ('seat' in event && event.seat >= 0 ? event.seat : null);
