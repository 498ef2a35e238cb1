// The Galactic Council as it stands: what is voted on, who has voted how, who comes next.
import type { Frame, Seat, Text } from '@custodian/kernel';
import type { PoliticalCardId } from '@custodian/ti3/facts';
import { politicalCards } from '@custodian/ti3/facts';
import type { Game } from '@custodian/ti3/game';

interface Cast {
  readonly seat: Seat;
  readonly votes: number;
  /** Empty: abstains. */
  readonly choice: readonly string[];
}

export interface Ballot {
  readonly seat: Seat;
  /** Null: has not voted yet. */
  readonly cast: Cast | null;
  readonly isNext: boolean;
}

export interface Tally {
  readonly choice: readonly string[];
  readonly votes: number;
  readonly seats: readonly Seat[];
  readonly leads: boolean;
}

export interface Session {
  readonly agenda: PoliticalCardId | null;
  readonly ballots: readonly Ballot[];
  readonly tallies: readonly Tally[];
  readonly outcome: readonly string[] | null;
}

/** Null: the council does not sit. */
export function sessionIn(stack: readonly Frame[], game: Game): Session | null {
  const frame = stack.findLast(({ run }) => run === 'galactic council');
  if (frame === undefined) return null;
  const {
    agenda = null,
    voters,
    cast = [],
    outcome = null,
  } = frame.v as {
    agenda?: PoliticalCardId;
    voters?: readonly Seat[];
    cast?: readonly Cast[];
    outcome?: readonly string[];
  };
  const waiting = voters ?? votingOrder(game);
  const done = cast.map((each) => each.seat);
  const ballots = [
    ...cast.map((each) => ({ seat: each.seat, cast: each, isNext: false })),
    ...waiting
      .filter((seat) => !done.includes(seat))
      .map((seat, i) => ({ seat, cast: null, isNext: voters !== undefined && i === 0 })),
  ];
  return { agenda, ballots, tallies: count(cast), outcome };
}

/** Clockwise from the Speaker's left, the Speaker last. */
function votingOrder({ players, speaker }: Game): Seat[] {
  return players
    .map((_, i) => (speaker + 1 + i) % players.length)
    .filter((seat) => players[seat]?.eliminated === false);
}

/** The outcomes that have votes, most first. */
export function count(cast: readonly Cast[]): Tally[] {
  const totals = new Map<string, { choice: readonly string[]; votes: number; seats: Seat[] }>();
  for (const { seat, votes, choice } of cast) {
    if (choice.length === 0) continue;
    const key = choice.join(' ');
    const total = totals.get(key) ?? { choice, votes: 0, seats: [] };
    total.votes += votes;
    total.seats.push(seat);
    totals.set(key, total);
  }
  const most = Math.max(0, ...[...totals.values()].map((total) => total.votes));
  return [...totals.values()]
    .sort((a, b) => b.votes - a.votes)
    .map((total) => ({ ...total, leads: total.votes === most }));
}

/** An outcome in words: a side, or whom or what is named. */
export function outcomeText(agenda: PoliticalCardId, id: string): Text {
  switch (politicalCards[agenda].elect?.what) {
    case undefined:
      return { key: id === 'for' ? 'term.for' : 'term.against' };
    case 'player':
      return { key: 'option.player', with: { player: Number(id) } };
    case 'planet':
      return { key: 'option.planet', with: { planet: id } };
    case 'law':
      return { key: 'option.agenda', with: { agenda: id } };
    case 'technologyColor':
      return { key: 'option.field', with: { field: id } };
    case 'publicObjective':
      return { key: 'option.objective', with: { objective: id } };
  }
}

/** What a card says, as keys of words: either its two sides, or one text. */
export const agendaKeys = (
  agenda: PoliticalCardId,
): { readonly side: 'for' | 'against' | null; readonly key: string }[] =>
  politicalCards[agenda].elect === null
    ? [
        { side: 'for', key: `agenda.${agenda}.for` },
        { side: 'against', key: `agenda.${agenda}.against` },
      ]
    : [{ side: null, key: `agenda.${agenda}.text` }];
