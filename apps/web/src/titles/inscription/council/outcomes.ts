// What an agenda brings, and how likely the rival is outvoted.
import { votesByDie } from '@custodian/inscription/content/index';
import type { Game } from '@custodian/inscription/game';
import { castBy, goodOutcome } from '@custodian/inscription/queries/council';
import { blackFace } from '@custodian/inscription/queries/dice';
import { votesOfRival } from '@custodian/inscription/queries/rival';
import type { Seat } from '@custodian/kernel';
import { gameWord } from '../../../words/words.svelte.ts';

export type Outcome = 'pass' | 'fail';

const FACES = [1, 2, 3, 4, 5, 6];

export const outcomeText = (agenda: string, outcome: Outcome): string => gameWord(`agenda.${agenda}.${outcome}`) ?? '';
export const outcomeName = (outcome: Outcome): string => gameWord(`term.${outcome}`) ?? '';

/** Against the rival: what comes of more votes than it, and what otherwise. */
export function pairOf(game: Game): { readonly good: Side; readonly bad: Side } | null {
  if (game.council === null) return null;
  const good = goodOutcome(game);
  const bad = good === 'pass' ? 'fail' : 'pass';
  return { good: { outcome: good, agenda: game.council[good] }, bad: { outcome: bad, agenda: game.council[bad] } };
}

/** What the council has decided for a seat; null: nothing yet. */
export function decidedFor(game: Game, seat: Seat): Side | null {
  const outcome = ownOutcome(game, seat);
  return outcome === null || game.council === null ? null : { outcome, agenda: game.council[outcome] };
}

/** Against the rival each has an outcome of its own. */
function ownOutcome(game: Game, seat: Seat): Outcome | null {
  const { council } = game;
  if (council === null || game.rival === null) return council?.outcome ?? null;
  const ballot = council.ballots.find((each) => each.seat === seat);
  if (ballot === undefined || council.rival === null) return null;
  const good = goodOutcome(game);
  return castBy(ballot) > council.rival ? good : good === 'pass' ? 'fail' : 'pass';
}

interface Side {
  readonly outcome: Outcome;
  readonly agenda: string;
}

/** How many votes the rival can come to: its track, and what each face of the black die adds. */
export function rivalVotes(game: Game): { readonly base: number; readonly totals: readonly number[] } {
  const base = votesOfRival(game, game.stage);
  return { base, totals: FACES.map((face) => base + votesByDie[blackFace(face)]) };
}

/** The chance that so many votes are more than the rival's, exactly. */
export const chanceOf = (votes: number, totals: readonly number[]): number =>
  totals.filter((total) => votes > total).length / totals.length;
