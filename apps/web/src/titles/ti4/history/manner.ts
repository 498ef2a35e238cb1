// How the log of this game is told: which events are one thing, and what that says.
import type { Json, Seat, Text } from '@custodian/kernel';
import type { Ti4Event } from '@custodian/ti4/events';
import { NOBODY } from '@custodian/ti4/game';
import type { Told as AnyTold, Manner } from '../../../shell/history/chronicle.ts';
import { spokenTo } from '../../../shell/history/chronicle.ts';
import type { EventType, Happened } from './log.ts';
import { isOf } from './log.ts';

type Told = AnyTold<Ti4Event>;

export const manner: Required<Manner<Ti4Event>> = {
  isHeading: ({ type }) => type === 'phaseBegan' || type === 'roundBegan',
  join,
  sentence,
};

/** Sentences about several events of a kind, of one seat in one place. */
const together: Readonly<Partial<Record<EventType, string>>> = {
  unitDestroyed: 'told.units lost',
  unitDamaged: 'told.units damaged',
  unitRepaired: 'told.units repaired',
  unitRemoved: 'told.units removed',
  unitsPlaced: 'told.units placed',
  actionCardDrawn: 'told.cards drawn',
};

/** What is paid for something, or only ends it: not a thing of its own beside what it belongs to. */
const small: readonly EventType[] = [
  'planetsExhausted',
  'tradeGoodsSpent',
  'tokensSpent',
  'tokenPlaced',
  'actionCardDone',
  'effectBegan',
  'pointsGained',
  'turnEnded',
  'commoditiesConverted',
  'offerMade',
];

/** What belongs to what came before it. */
const follows: Readonly<Partial<Record<EventType, readonly EventType[]>>> = {
  systemActivated: ['unitsLifted', 'unitsMoved'],
  unitsLanded: ['controlGained', 'planetsExhausted'],
  controlGained: ['planetsExhausted', 'tradeGoodsGained'],
  strategicAction: ['tokensGained', 'tradeGoodsGained', 'commoditiesGained'],
  secondaryUsed: ['tokensSpent', 'commoditiesGained', 'tokensGained'],
  agendaDrawn: ['agendaDiscarded', 'agendaReplaced'],
  actionCardPlayed: ['actionCardDiscarded'],
  combatRoundBegan: ['diceRolled'],
};

/** Both as one thing; null when they are two. */
function join(last: Told, next: Told): Told | null {
  const [before] = last.events as [Happened];
  const [after] = next.events as [Happened];
  const isSameSeat = whose(before) === whose(after);
  if (before.type === after.type && isSameSeat && place(before) === place(after) && together[after.type] !== undefined)
    return { ...last, events: [...last.events, after] };
  if (before.type === 'diceRolled' && after.type === 'diceRolled') return { ...next, besides: last.besides };
  if (after.type === 'hitsProduced') {
    // Dice are told by their hits.
    if (before.type === 'diceRolled') return { ...next, index: last.index, besides: last.besides };
    if (before.type === 'hitsProduced' && before.kind === after.kind && !isSameSeat && last.events.length === 1)
      return { ...last, events: [before, after] };
  }
  if (
    before.type === 'hitsProduced' &&
    after.type === 'diceRolled' &&
    last.events.length === 1 &&
    before.kind === after.kind
  )
    return last;
  if (
    before.type === 'actionCardDrawn' &&
    after.type === 'actionCardReceived' &&
    isSameSeat &&
    last.events.length === 1
  )
    return next;
  if (before.type === 'secretDealt' && after.type === 'secretReceived' && isSameSeat) return next;
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
/** Units of one kind each. */
const units = ['unitDestroyed', 'unitDamaged', 'unitRepaired', 'unitRemoved', 'unitsPlaced'] as const;

/** What is told otherwise than event by event. */
function sentence(events: readonly Happened[], viewer: Seat | null): Text | null {
  const [first, second] = events as [Happened, Happened?];
  if (second === undefined) return null;
  const spoken = (key: string, parameters: { readonly [name: string]: Json }): Text =>
    spokenTo(viewer, key, parameters);
  if (first.type === 'hitsProduced' && second.type === 'hitsProduced') {
    const [own, other] = second.seat === viewer ? [second, first] : [first, second];
    const exchange = { count: own.count, count2: other.count, kind: first.kind };
    return spoken('told.hits', { seat: own.seat, player: other.seat, ...exchange });
  }
  const key = together[first.type];
  if (key === undefined) return null;
  const kinds = events.flatMap((event) =>
    isOf(event, units) ? Array<string>(event.type === 'unitsPlaced' ? event.count : 1).fill(event.unit) : [],
  );
  const where = { seat: whose(first) ?? NOBODY, system: isOf(first, units) ? first.system : '' };
  return spoken(key, { ...where, units: kinds, count: events.length });
}
