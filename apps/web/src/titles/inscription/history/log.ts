// The log of a table of this game: its events, and what happens to the table itself.
import type { InscriptionEvent } from '@custodian/inscription/events';
import type { LogLine, TableEvent } from '@custodian/protocol';

export type Line = LogLine<InscriptionEvent>;
export type Happened = InscriptionEvent | TableEvent;
export type EventType = Happened['type'];

/** Is it of one of these kinds? */
export const isOf = <Type extends EventType>(
  event: Happened,
  types: readonly Type[],
): event is Extract<Happened, { readonly type: Type }> => (types as readonly EventType[]).includes(event.type);
