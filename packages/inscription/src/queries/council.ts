// Votes: what a seat can cast, what was cast, and which outcome is carried out.
import { isAblated } from '@custodian/kernel';
import { agendaOf, relicOf } from '../content/index.ts';
import type { Outcome } from '../content/types.ts';
import type { AssetKind, Commodity, Op } from '../facts/vocabulary.ts';
import type { Ballot, G, Seat } from '../game.ts';
import { agendaOutcome, votesLeft } from '../marks/index.ts';
import { paperOf, playerOf } from './players.ts';

/** The relic in a hand that adds free votes. */
export const votingRelic = (g: G, seat: Seat): string | undefined =>
  playerOf(g, seat).hand.find((relic) => freeVotes(relic) > 0);

const freeVotes = (relic: string): number => (isAblated('relic', relic) ? 0 : (relicOf(relic).freeVotes ?? 0));

export const freeVotesOf = (g: G, seat: Seat): number => {
  const relic = votingRelic(g, seat);
  return relic === undefined ? 0 : freeVotes(relic);
};

/** Whoever has votes, or holds a relic that might add some. */
export const mayVote = (g: G, seat: Seat): boolean =>
  votesLeft(paperOf(g, seat)) > 0 || playerOf(g, seat).hand.length > 0;

export const castBy = ({ votes, free }: Pick<Ballot, 'votes' | 'free'>): number => votes + free;

export const totalFor = (ballots: readonly Ballot[], outcome: 'pass' | 'fail'): number =>
  ballots.filter((ballot) => ballot.outcome === outcome).reduce((sum, ballot) => sum + castBy(ballot), 0);

/** Who cast the most votes: several when they are tied, everybody when nobody cast any. */
export function mostVotes(ballots: readonly Ballot[]): Seat[] {
  const most = Math.max(...ballots.map(castBy));
  return ballots.filter((ballot) => castBy(ballot) === most).map(({ seat }) => seat);
}

/** The visible outcome of that side. */
export const outcomeOf = (g: G, outcome: 'pass' | 'fail'): Outcome =>
  agendaOutcome(g.council?.[outcome] ?? '', outcome);

/** With the rival: which outcome is the good one. */
export const goodOutcome = (g: G): 'pass' | 'fail' =>
  agendaOf(g.council?.pass ?? '').star !== isAblated('rival', 'council') ? 'pass' : 'fail';

/** Kinds of assets that systems hold: what may be named to be crossed out. */
export const SYSTEM_KINDS = [
  'vp',
  'planet',
  'trade',
  'spec',
  'focus',
  'com',
  'councilor',
  'faction',
  'relic',
  'neighbor',
] as const satisfies readonly AssetKind[];

/** The effects of an outcome with what was named in them. */
export const withNamed = ({ do: ops, topVoter }: Outcome, named: string): readonly Op[] =>
  topVoter === undefined ? ops : ops.map((op) => naming(op, named));

function naming(op: Op, named: string): Op {
  if (op.op === 'gain' && op.asset.kind === 'com') return { ...op, asset: { ...op.asset, c: named as Commodity } };
  return op.op === 'crossOut' ? { ...op, kind: named as AssetKind } : op;
}

/** The effects of an outcome for somebody who names for himself. */
export const namedByHimself = ({ do: ops, topVoter }: Outcome): readonly Op[] =>
  topVoter === 'asset kind'
    ? [{ op: 'choose', of: SYSTEM_KINDS.map((kind) => ops.map((op) => naming(op, kind))) }]
    : ops;
