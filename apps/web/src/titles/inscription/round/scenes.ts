// Wars and councils that are over, out of the log: what the table shows once more.

import type { Resource, Side } from '@custodian/inscription/facts/vocabulary';
import type { Council } from '@custodian/inscription/game';
import type { Seat } from '@custodian/kernel';
import type { EventType, Happened, Line } from '../history/log.ts';

/** One side of a war that somebody has fought. */
export interface Fought {
  readonly seat: Seat;
  readonly side: Side;
  readonly strength: number;
  readonly against: number;
  readonly result: 'won' | 'lost' | 'tied' | 'spared';
}

export type Scene =
  | { readonly kind: 'war'; readonly level: number; readonly fought: readonly Fought[] }
  | { readonly kind: 'council'; readonly council: Council }
  | {
      readonly kind: 'rival';
      readonly pass: string;
      readonly fail: string;
      readonly cast: readonly { readonly seat: Seat; readonly votes: number; readonly won: boolean }[];
      readonly base: number;
      readonly die: Resource;
      readonly total: number;
    };

/** With what a scene begins, and what belongs to it. */
const beginnings: Readonly<Partial<Record<EventType, readonly EventType[]>>> = {
  lineAdvanced: ['strengthWritten', 'warWon', 'warLost', 'warTied', 'warSpared'],
  agendaRevealed: ['voteCast', 'voteAbstained', 'tieRolled', 'outcomeDecided'],
  agendasPaired: ['votesCast', 'rivalVoted', 'rivalOutvoted', 'rivalPrevailed'],
};

/** Where the scene began that a line belongs to; -1: to none. */
export function sceneStart(log: readonly Line[], index: number): number {
  const type = log[index]?.event.type;
  const [beginning] = Object.entries(beginnings).find(([, types]) => type !== undefined && types.includes(type)) ?? [];
  if (beginning === undefined) return -1;
  return log.slice(0, index + 1).findLastIndex(({ event }) => event.type === beginning);
}

/** The last one that is over; -1: none. */
export const lastScene = (log: readonly Line[]): number =>
  sceneStart(
    log,
    log.findLastIndex(({ event }) => ends(event)),
  );

const ends = ({ type }: Happened): boolean =>
  ['warWon', 'warLost', 'warTied', 'warSpared', 'outcomeDecided', 'rivalOutvoted', 'rivalPrevailed'].includes(type);

export function sceneAt(log: readonly Line[], start: number): Scene | null {
  const first = log[start]?.event;
  if (first === undefined) return null;
  const rest = log.slice(start + 1).map(({ event }) => event);
  const end = rest.findIndex(({ type }) => Object.hasOwn(beginnings, type) || type === 'eventRevealed');
  const events = end < 0 ? rest : rest.slice(0, end);
  if (first.type === 'lineAdvanced') return { kind: 'war', level: first.level, fought: events.flatMap(foughtIn) };
  if (first.type === 'agendaRevealed') return { kind: 'council', council: councilIn(first.agenda, events) };
  return first.type === 'agendasPaired' ? rivalIn(first.agenda1, first.agenda2, events) : null;
}

const results = { warWon: 'won', warLost: 'lost', warTied: 'tied', warSpared: 'spared' } as const;

function foughtIn(event: Happened): Fought[] {
  if (event.type !== 'warWon' && event.type !== 'warLost' && event.type !== 'warTied' && event.type !== 'warSpared')
    return [];
  const { seat, side, strength, against } = event;
  return [{ seat, side, strength, against, result: results[event.type] }];
}

function councilIn(agenda: string, events: readonly Happened[]): Council {
  const decided = events.find((event) => event.type === 'outcomeDecided');
  return {
    pass: agenda,
    fail: agenda,
    ballots: events.flatMap((event): Council['ballots'] => {
      if (event.type === 'voteCast') return [{ seat: event.seat, outcome: event.outcome, votes: event.votes, free: 0 }];
      return event.type === 'voteAbstained' ? [{ seat: event.seat, outcome: 'abstain', votes: 0, free: 0 }] : [];
    }),
    outcome: decided?.type === 'outcomeDecided' ? decided.outcome : null,
    rival: null,
  };
}

function rivalIn(pass: string, fail: string, events: readonly Happened[]): Scene | null {
  const voted = events.find((event) => event.type === 'rivalVoted');
  if (voted?.type !== 'rivalVoted') return null;
  const winners = events.flatMap((event) => (event.type === 'rivalOutvoted' ? [event.seat] : []));
  return {
    kind: 'rival',
    pass,
    fail,
    cast: events.flatMap((event) =>
      event.type === 'votesCast' ? [{ seat: event.seat, votes: event.votes, won: winners.includes(event.seat) }] : [],
    ),
    base: voted.votes,
    die: voted.die,
    total: voted.total,
  };
}
