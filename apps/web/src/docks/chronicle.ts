// The log as sentences: which events are told, what they say, and which pieces of the board they name.
import type { Event, Json, Seat, Text } from '@custodian/kernel';
import type { LogLine } from '@custodian/protocol';

export interface Told {
  /** The place of the line in the whole log. */
  readonly index: number;
  readonly line: LogLine;
  readonly text: Text;
  readonly seat: Seat | null;
  /** Systems and planets that light up. */
  readonly pieces: readonly string[];
  /** A phase begins: the line is a heading. */
  readonly heading: boolean;
}

/** The last `most` lines that the catalogue has words for, oldest first. */
export function tell(log: readonly LogLine[], isKnown: (key: string) => boolean, most: number): Told[] {
  const told: Told[] = [];
  for (let index = log.length - 1; index >= 0 && told.length < most; index--) {
    const line = log[index] as LogLine;
    if (isKnown(keyOf(line.event))) told.push(tellOne(line, index));
  }
  return told.reverse();
}

/** What happens to the table itself, not in the game, has words of its own. */
const keyOf = ({ type }: Event): string => (type.startsWith('table.') ? type : `event.${type}`);

function tellOne(line: LogLine, index: number): Told {
  const { type, to: _, ...fields } = line.event;
  const { seat } = fields;
  return {
    index,
    line,
    text: { key: keyOf(line.event), with: fields as { readonly [name: string]: Json } },
    seat: typeof seat === 'number' && seat >= 0 ? seat : null,
    pieces: piecesIn(line.event),
    heading: type === 'phaseBegun',
  };
}

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

/** Fields called after systems and planets, numbered or many, hold their ids. */
export function piecesIn(event: Event): string[] {
  const found = new Set<string>();
  for (const [field, value] of Object.entries(event)) {
    if (!/^(system|planet)s?\d*$/.test(field)) continue;
    for (const id of Array.isArray(value) ? value : [value]) if (typeof id === 'string' && id !== '') found.add(id);
  }
  return [...found];
}
