// The log as sentences: which events are told, which of them are one thing, what they say to whom, and which pieces of the
// board they name.
import type { Event, Json, Seat, Text } from '@custodian/kernel';
import type { LogLine } from '@custodian/protocol';

/** One thing that happened. */
export interface Told {
  /** The place of its first line in the whole log. */
  readonly index: number;
  readonly line: LogLine;
  /** The events that are told in one sentence. */
  readonly events: readonly Event[];
  /** What went with it: what was paid, what moved. */
  readonly besides: readonly Event[];
  readonly seat: Seat | null;
  /** A phase begins: the line is a heading. */
  readonly heading: boolean;
}

/** The last `most` things that the catalogue has words for, oldest first. */
export function tell(log: readonly LogLine[], isKnown: (key: string) => boolean, most: number): Told[] {
  const told: Told[] = [];
  for (let index = Math.max(0, log.length - 4 * most); index < log.length; index++) {
    const line = log[index] as LogLine;
    if (!isKnown(keyOf(line.event))) continue;
    const next = tellOne(line, index);
    const last = told.at(-1);
    const joined = last === undefined ? null : join(last, next);
    if (joined === null) told.push(next);
    else told[told.length - 1] = joined;
  }
  return told.slice(-most);
}

/** What happens to the table itself, not in the game, has words of its own. */
const keyOf = ({ type }: Event): string => (type.startsWith('table.') ? type : `event.${type}`);

function tellOne(line: LogLine, index: number): Told {
  const { seat, type } = line.event;
  return {
    index,
    line,
    events: [line.event],
    besides: [],
    seat: typeof seat === 'number' && seat >= 0 ? seat : null,
    heading: type === 'phaseBegun',
  };
}

/** Sentences about several events of a kind, of one seat in one place. */
const together: Readonly<Record<string, string>> = {
  shipDestroyed: 'told.ships lost',
  shipDamaged: 'told.ships damaged',
  shipRepaired: 'told.ships repaired',
  shipsPlaced: 'told.ships placed',
  actionCardDrawn: 'told.cards drawn',
};

/** What is paid for something, or only ends it: not a thing of its own beside what it belongs to. */
const small: readonly string[] = [
  'planetsExhausted',
  'tradeGoodsSpent',
  'countersSpent',
  'actionCardDone',
  'effectBegun',
  'effectEnded',
  'pointsScored',
  'leaderBoarded',
  'leaderLanded',
];

/** What belongs to what came before it. */
const follows: Readonly<Record<string, readonly string[]>> = {
  systemActivated: ['unitsEmbarked', 'shipsMoved', 'unitsTransferred', 'leaderBoarded'],
  planetTaken: ['groundForcesPlaced', 'pdsPlaced', 'planetsExhausted'],
  agendaDrawn: ['agendaDiscarded'],
};

/** Both as one thing; null when they are two. */
function join(last: Told, next: Told): Told | null {
  const [before] = last.events as [Event];
  const [after] = next.events as [Event];
  const isSameSeat = before.seat === after.seat;
  if (before.type === after.type && isSameSeat && before.system === after.system && together[after.type] !== undefined)
    return { ...last, events: [...last.events, after] };
  if (isHit(after) && before.kind === after.kind) {
    if (before.type === 'diceRolled') return { ...next, besides: last.besides };
    if (isHit(before) && !isSameSeat && last.events.length === 1) return { ...last, events: [before, after] };
  }
  if (
    before.type === 'actionCardDrawn' &&
    after.type === 'actionCardReceived' &&
    isSameSeat &&
    last.events.length === 1
  )
    return next;
  const isOneAnswer = last.line.answers === next.line.answers;
  const isWith = isSameSeat && follows[before.type]?.includes(after.type) === true;
  if (isWith || (isOneAnswer && small.includes(after.type) && (isSameSeat || after.seat === undefined)))
    return { ...last, besides: [...last.besides, after] };
  if (isOneAnswer && isSameSeat && small.includes(before.type) && last.events.length === 1)
    return { ...next, index: last.index, besides: [before, ...last.besides] };
  return null;
}

const isHit = ({ type }: Event): boolean => type === 'hitsScored' || type === 'localsHit';

/** The sentences of a thing as `viewer` hears them: first what happened, then what went with it. */
export function sentencesOf({ events, besides }: Told, viewer: Seat | null): Text[] {
  return [sentenceOf(events, viewer), ...besides.map((event) => sentenceOf([event], viewer))];
}

function sentenceOf(events: readonly Event[], viewer: Seat | null): Text {
  const [first] = events as [Event];
  const { type, to: _, ...fields } = first;
  if (type === 'planetTaken' && viewer !== null && fields.from === viewer)
    return { key: 'told.planet lost.you', with: { seat: fields.seat as Seat, planet: fields.planet as string } };
  const spoken = (key: string, parameters: { readonly [name: string]: Json }): Text => ({
    key: viewer !== null && parameters.seat === viewer ? `${key}.you` : key,
    with: parameters,
  });
  if (events.length === 1) return spoken(keyOf(first), fields as { readonly [name: string]: Json });
  if (type === 'hitsScored' || type === 'localsHit') {
    const [own, other] = events[1]?.seat === viewer ? [events[1], first] : [first, events[1] as Event];
    const exchange = { count: own?.count as number, count2: other?.count as number, kind: first.kind as string };
    return spoken('told.hits', { seat: seatIn(own), player: seatIn(other), ...exchange });
  }
  const units = events.flatMap((event) => Array<string>(Number(event.count ?? 1)).fill(String(event.unit)));
  const place = { seat: first.seat as Seat, system: (first.system ?? '') as string };
  return spoken(together[type] as string, { ...place, units, count: events.length });
}

/** Locals belong to nobody. */
const seatIn = (event: Event | undefined): Seat => Number(event?.seat ?? -1);

/** The catalogue has `.you` sentences for what a seat does; others say it as it is. */
export const spokenAs = (text: Text, isKnown: (key: string) => boolean): Text =>
  isKnown(text.key) ? text : { ...text, key: text.key.replace(/\.you$/, '') };

/** Systems and planets that a thing names. What has no place lies where its player is at home, or before the council. */
export function piecesOf({ events, besides }: Told, homeOf: (seat: Seat) => string | undefined): string[] {
  const named = [...new Set([...events, ...besides].flatMap(piecesIn))];
  if (named.length > 0) return named;
  const [first] = events as [Event];
  if (first.agenda !== undefined) return ['mecatolRex'];
  const home = typeof first.seat === 'number' && first.seat >= 0 ? homeOf(first.seat) : undefined;
  return home === undefined ? [] : [home];
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
