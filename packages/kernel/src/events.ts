// What can happen is declared once by a rule set: the name of each event and its fields. Whoever reports, words, draws or counts
// an event is checked against the declaration, and so is every event of a game by the laws.
import type { Infer, Optional, Shape } from './shape.ts';
import { object } from './shape.ts';
import type { Event, Frozen, Json, Seat } from './types.ts';

type Fields = Record<string, Shape<unknown> | Optional<unknown>>;

/** The events of a rule set by name, each with the shape of its fields. */
export type EventShapes = Readonly<Record<string, Shape<object>>>;

/** One of the declared events, told apart by its `type`. */
export type EventOf<Events extends EventShapes> = {
  [Type in keyof Events & string]: { readonly type: Type; readonly to?: readonly Seat[] } & Frozen<Infer<Events[Type]>>;
}[keyof Events & string];

export function defineEvents<E extends Record<string, Fields>>(
  fields: E,
): { readonly [Type in keyof E]: ReturnType<typeof object<E[Type]>> } {
  const shapes = Object.entries(fields).map(([type, each]) => [type, object(each)]);
  return Object.fromEntries(shapes) as { [Type in keyof E]: ReturnType<typeof object<E[Type]>> };
}

/** The fields of an event, as its words name them. */
export function fieldsOf(event: Event): { readonly [field: string]: Json } {
  const { type: _, to: __, ...fields } = event;
  return fields;
}
