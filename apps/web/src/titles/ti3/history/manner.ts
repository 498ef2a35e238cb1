// How the log of this game is told: which events are one thing, and what that says.
import type { Event, Json, Seat, Text } from '@custodian/kernel';
import type { Manner, Told } from '../../../shell/history/chronicle.ts';
import { spokenTo } from '../../../shell/history/chronicle.ts';

export const manner: Required<Manner> = {
  isHeading: ({ type }) => type === 'phaseBegun',
  join,
  sentence,
};

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

/** What is told otherwise than event by event. */
function sentence(events: readonly Event[], viewer: Seat | null): Text | null {
  const [first] = events as [Event];
  const { type, from, seat, planet } = first;
  if (type === 'planetTaken' && viewer !== null && from === viewer)
    return { key: 'told.planet lost.you', with: { seat: seat as Seat, planet: planet as string } };
  if (events.length === 1) return null;
  const spoken = (key: string, parameters: { readonly [name: string]: Json }): Text =>
    spokenTo(viewer, key, parameters);
  if (isHit(first)) {
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
