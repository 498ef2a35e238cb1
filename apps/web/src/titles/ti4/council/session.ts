// An agenda as it stands: what is voted on, who has voted how and with which planets, who comes next, what was predicted.
import type { Frame, Seat } from '@custodian/kernel';
import type { ActionCardId, AgendaId, PlanetId } from '@custodian/ti4/facts';
import { actionCards } from '@custodian/ti4/facts';
import type { Game } from '@custodian/ti4/game';
import { outcomesOf, votingOrder } from '@custodian/ti4/queries/council';
import type { Line } from '../history/log.ts';

export interface Cast {
  readonly seat: Seat;
  readonly outcome: string;
  readonly votes: number;
}

interface Voter {
  readonly seat: Seat;
  /** Null: has not voted yet, or has abstained. */
  readonly cast: Cast | null;
  readonly standing: 'voted' | 'abstained' | 'next' | 'waits';
}

export interface Session {
  readonly agenda: AgendaId;
  readonly outcomes: readonly string[];
  readonly voters: readonly Voter[];
  readonly casts: readonly Cast[];
  readonly outcome: string | null;
  /** Riders and threats: who foretells what. */
  readonly predictions: readonly { readonly seat: Seat; readonly source: string; readonly outcome: string }[];
}

/** Null: nothing is voted on. */
export function sessionIn(stack: readonly Frame[], game: Game): Session | null {
  const frame = stack.findLast(({ run }) => run === 'one agenda');
  const {
    agenda,
    casts = [],
    voters,
    voter = -1,
    outcome = null,
  } = (frame?.v ?? {}) as {
    agenda?: AgendaId;
    casts?: readonly Cast[];
    voters?: readonly Seat[];
    voter?: Seat;
    outcome?: string;
  };
  if (frame === undefined || agenda === undefined) return null;
  const waiting = voters ?? votingOrder(game, null);
  const standing = (seat: Seat): Voter['standing'] => {
    if (casts.some((cast) => cast.seat === seat)) return 'voted';
    if (seat === voter && outcome === null) return 'next';
    return waiting.includes(seat) && outcome === null ? 'waits' : 'abstained';
  };
  return {
    agenda,
    outcomes: outcomesOf(game, agenda),
    voters: votingOrder(game, null).map((seat) => ({
      seat,
      cast: casts.find((cast) => cast.seat === seat) ?? null,
      standing: standing(seat),
    })),
    casts,
    outcome,
    predictions: game.effects
      .filter(({ source, until }) => until === 'agenda' && isPrediction(source))
      .map(({ seat, source, target }) => ({ seat, source, outcome: target })),
  };
}

/** Riders, and what the Nekro foretell. */
const isPrediction = (source: string): boolean => {
  const card = source.replace(/^action:/, '') as ActionCardId;
  return source === 'ability:galacticThreat' || actionCards[card]?.rider === true;
};

export const votesFor = ({ casts }: Session, outcome: string): number =>
  casts.filter((cast) => cast.outcome === outcome).reduce((sum, cast) => sum + cast.votes, 0);

/** Which planets were exhausted for each seat's votes on the agenda: what was exhausted in the answer that cast them. */
export function planetsVoted(log: readonly Line[], agenda: AgendaId): ReadonlyMap<Seat, readonly PlanetId[]> {
  const start = log.findLastIndex(({ event }) => event.type === 'agendaDrawn' && event.agenda === agenda);
  const found = new Map<Seat, readonly PlanetId[]>();
  for (const [i, { event, answers }] of log.entries()) {
    if (i <= start || event.type !== 'votesCast' || event.agenda !== agenda || found.has(event.seat)) continue;
    const spent = log.findLast(
      (line, at) =>
        at < i &&
        at > start &&
        line.answers === answers &&
        line.event.type === 'planetsExhausted' &&
        line.event.seat === event.seat,
    );
    found.set(event.seat, spent?.event.type === 'planetsExhausted' ? spent.event.planets : []);
  }
  return found;
}
