// The log as sentences: which events are told, and what they say to whom. Which of them are one thing is the title's to say.
import type { Event, Json, Seat, Text } from '@custodian/kernel';
import { fieldsOf } from '@custodian/kernel';
import type { LogLine, TableEvent } from '@custodian/protocol';

/** One thing that happened. `E`: the events of the title. */
export interface Told<E extends Event = Event> {
  /** The place of its first line in the whole log. */
  readonly index: number;
  readonly line: LogLine<E>;
  /** The events that are told in one sentence. */
  readonly events: readonly (E | TableEvent)[];
  /** What went with it: what was paid, what moved. */
  readonly besides: readonly (E | TableEvent)[];
  readonly seat: Seat | null;
  /** A part of the game begins: the line is a heading. */
  readonly heading: boolean;
}

/** How a title tells its log; without, every event is a line of its own. */
export interface Manner<E extends Event = Event> {
  isHeading?(event: E | TableEvent): boolean;
  /** Both as one thing; null when they are two. */
  join?(last: Told<E>, next: Told<E>): Told<E> | null;
  /** A sentence of its own for events that are one thing; null: the usual one. */
  sentence?(events: readonly (E | TableEvent)[], viewer: Seat | null): Text | null;
}

/** The last `most` things that the catalogue has words for, oldest first. */
export function tell<E extends Event>(
  log: readonly LogLine<E>[],
  isKnown: (key: string) => boolean,
  most: number,
  manner: Manner<E>,
): Told<E>[] {
  const told: Told<E>[] = [];
  for (let index = Math.max(0, log.length - 4 * most); index < log.length; index++) {
    const line = log[index] as LogLine<E>;
    if (!isKnown(keyOf(line.event))) continue;
    const next = tellOne(line, index, manner);
    const last = told.at(-1);
    const joined = last === undefined ? null : (manner.join?.(last, next) ?? null);
    if (joined === null) told.push(next);
    else told[told.length - 1] = joined;
  }
  return told.slice(-most);
}

/** What happens to the table itself, not in the game, has words of its own. */
const keyOf = ({ type }: Event): string => (type.startsWith('table.') ? type : `event.${type}`);

function tellOne<E extends Event>(line: LogLine<E>, index: number, { isHeading }: Manner<E>): Told<E> {
  const { seat } = fieldsOf(line.event);
  return {
    index,
    line,
    events: [line.event],
    besides: [],
    seat: typeof seat === 'number' && seat >= 0 ? seat : null,
    heading: isHeading?.(line.event) ?? false,
  };
}

/** The sentences of a thing as `viewer` hears them: first what happened, then what went with it. */
export function sentencesOf<E extends Event>(
  { events, besides }: Told<E>,
  viewer: Seat | null,
  manner: Manner<E>,
): Text[] {
  return [sentenceOf(events, viewer, manner), ...besides.map((event) => sentenceOf([event], viewer, manner))];
}

function sentenceOf<E extends Event>(
  events: readonly (E | TableEvent)[],
  viewer: Seat | null,
  { sentence }: Manner<E>,
): Text {
  const [first] = events as [E];
  return sentence?.(events, viewer) ?? spokenTo(viewer, keyOf(first), fieldsOf(first));
}

/** A text in which the viewer is "you" where he is the one who acts. */
export const spokenTo = (viewer: Seat | null, key: string, parameters: { readonly [name: string]: Json }): Text => ({
  key: viewer !== null && parameters.seat === viewer ? `${key}.you` : key,
  with: parameters,
});

/** The catalogue has `.you` sentences for what a seat does; others say it as it is. */
export const spokenAs = (text: Text, isKnown: (key: string) => boolean): Text =>
  isKnown(text.key) ? text : { ...text, key: text.key.replace(/\.you$/, '') };

/** A part of a sentence; `named` where it is the name of a piece. */
export interface Part {
  readonly text: string;
  readonly named: boolean;
}

/** A sentence cut where it names pieces. */
export function cut(sentence: string, names: readonly string[]): Part[] {
  const known = names.filter((name) => name !== '').sort((a, b) => b.length - a.length);
  if (known.length === 0) return [{ text: sentence, named: false }];
  const pattern = new RegExp(`(${known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'i');
  return sentence
    .split(pattern)
    .map((text, i) => ({ text, named: i % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
