// How the log of this game is told: which events are one thing, and what that says.
import type { Json, Seat, Text } from '@custodian/kernel';
import type { Ti3Event } from '@custodian/ti3/events';
import { NOBODY } from '@custodian/ti3/game';
import type { Told as AnyTold, Manner } from '../../../shell/history/chronicle.ts';
import { spokenTo } from '../../../shell/history/chronicle.ts';
import type { EventType, Happened } from './log.ts';
import { isOf } from './log.ts';

type Told = AnyTold<Ti3Event>;

export const manner: Required<Manner<Ti3Event>> = {
  isHeading: ({ type }) => type === 'phaseBegun',
  join,
  sentence,
};

/** Sentences about several events of a kind, of one seat in one place. */
const together: Readonly<Partial<Record<EventType, string>>> = {
  shipDestroyed: 'told.ships lost',
  shipDamaged: 'told.ships damaged',
  shipRepaired: 'told.ships repaired',
  shipsPlaced: 'told.ships placed',
  actionCardDrawn: 'told.cards drawn',
};

/** What is paid for something, or only ends it: not a thing of its own beside what it belongs to. */
const small: readonly EventType[] = [
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
const follows: Readonly<Partial<Record<EventType, readonly EventType[]>>> = {
  systemActivated: ['unitsEmbarked', 'shipsMoved', 'unitsTransferred', 'leaderBoarded'],
  planetTaken: ['groundForcesPlaced', 'pdsPlaced', 'planetsExhausted'],
  agendaDrawn: ['agendaDiscarded'],
};

/** Both as one thing; null when they are two. */
function join(last: Told, next: Told): Told | null {
  const [before] = last.events as [Happened];
  const [after] = next.events as [Happened];
  const isSameSeat = whose(before) === whose(after);
  if (before.type === after.type && isSameSeat && place(before) === place(after) && together[after.type] !== undefined)
    return { ...last, events: [...last.events, after] };
  if (isHit(after) && 'kind' in before && before.kind === after.kind) {
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
  if (isWith || (isOneAnswer && small.includes(after.type) && (isSameSeat || whose(after) === undefined)))
    return { ...last, besides: [...last.besides, after] };
  if (isOneAnswer && isSameSeat && small.includes(before.type) && last.events.length === 1)
    return { ...next, index: last.index, besides: [before, ...last.besides] };
  return null;
}

const whose = (event: Happened): Seat | undefined => ('seat' in event ? event.seat : undefined);
const place = (event: Happened): unknown => ('system' in event ? event.system : undefined);

const hits = ['hitsScored', 'localsHit'] as const;
const isHit = (event: Happened) => isOf(event, hits);
/** Ships of one kind each. */
const ships = ['shipDestroyed', 'shipDamaged', 'shipRepaired', 'shipsPlaced'] as const;

/** What is told otherwise than event by event. */
function sentence(events: readonly Happened[], viewer: Seat | null): Text | null {
  const [first, second] = events as [Happened, Happened?];
  if (first.type === 'planetTaken' && viewer !== null && first.from === viewer)
    return { key: 'told.planet lost.you', with: { seat: first.seat, planet: first.planet } };
  if (second === undefined) return null;
  const spoken = (key: string, parameters: { readonly [name: string]: Json }): Text =>
    spokenTo(viewer, key, parameters);
  if (isHit(first) && isHit(second)) {
    const [own, other] = whose(second) === viewer ? [second, first] : [first, second];
    const exchange = { count: own.count, count2: other.count, kind: first.kind };
    return spoken('told.hits', { seat: whose(own) ?? NOBODY, player: whose(other) ?? NOBODY, ...exchange });
  }
  const key = together[first.type];
  if (key === undefined) return null;
  const units = events.flatMap((event) =>
    isOf(event, ships) ? Array<string>(event.type === 'shipsPlaced' ? event.count : 1).fill(event.unit) : [],
  );
  const where = { seat: whose(first) ?? NOBODY, system: isOf(first, ships) ? first.system : '' };
  return spoken(key, { ...where, units, count: events.length });
}
