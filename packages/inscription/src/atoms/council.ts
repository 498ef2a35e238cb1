// Writing what the council does: agendas are revealed, votes announced and spent.
import type { Text } from '@custodian/kernel';
import { used } from '@custodian/kernel';
import type { Resource } from '../facts/vocabulary.ts';
import type { Ballot, Council, Game, Player, Seat, T } from '../game.ts';
import { castBy } from '../queries/council.ts';
import { emit, open, reveal } from './pen.ts';

const player = (x: T, seat: Seat): Player => open(x).players[seat] as Player;
const sitting = (x: T): Council => open(x).council as Council;
const deckOf = (x: T): Game['agendas'][number] =>
  open(x).agendas.find(({ stage }) => stage === x.g.stage) as Game['agendas'][number];

const convened = (pass: string, fail: string): Council => ({ pass, fail, ballots: [], outcome: null, rival: null });

/** The agenda of this stage is turned over. */
export function revealAgenda(x: T): void {
  const agenda = drawAgenda(x);
  open(x).council = convened(agenda, agenda);
  emit(x, { type: 'agendaRevealed', agenda });
}

/** The top agenda of this stage's deck. */
export function drawAgenda(x: T): string {
  const agenda = deckOf(x).cards.shift() as string;
  open(x).agendasSeen.push(agenda);
  reveal(x);
  return agenda;
}

export function passOver(x: T, agenda: string): void {
  emit(x, { type: 'agendaPassedOver', agenda });
}

/** Of one agenda 'Pass' is visible, of the other 'Fail'. */
export function pairAgendas(x: T, pass: string, fail: string): void {
  open(x).council = convened(pass, fail);
  used('rival', 'council');
  emit(x, { type: 'agendasPaired', agenda1: pass, agenda2: fail });
}

/** A voting box is shown. */
export function announce(x: T, ballot: Ballot): void {
  sitting(x).ballots.push(ballot);
  const { seat, outcome } = ballot;
  if (sitting(x).pass !== sitting(x).fail) emit(x, { type: 'votesCast', seat, votes: castBy(ballot) });
  else if (outcome === 'abstain') emit(x, { type: 'voteAbstained', seat });
  else emit(x, { type: 'voteCast', seat, outcome, votes: castBy(ballot) });
}

/** A relic is played out of a hand and lies face up. */
export function playRelic(x: T, seat: Seat, relic: string): void {
  const playing = player(x, seat);
  playing.hand = playing.hand.filter((held) => held !== relic);
  playing.played.push(relic);
  used('relic', relic);
  emit(x, { type: 'relicPlayed', seat, relic });
}

export function tellTie(x: T, die: Resource, outcome: 'pass' | 'fail'): void {
  emit(x, { type: 'tieRolled', die, outcome });
}

export function decide(x: T, outcome: 'pass' | 'fail', pass: number, fail: number): void {
  sitting(x).outcome = outcome;
  emit(x, { type: 'outcomeDecided', agenda: sitting(x)[outcome], outcome, pass, fail });
}

export function tellNamingRoll(x: T, seat: Seat, die: Resource): void {
  emit(x, { type: 'namingRolled', seat, die });
}

export function tellNamed(x: T, seat: Seat, what: Text): void {
  emit(x, { type: 'named', seat, what });
}

export function voteOfRival(x: T, votes: number, die: Resource, more: number): void {
  sitting(x).rival = votes + more;
  emit(x, { type: 'rivalVoted', votes, die, total: votes + more });
}

export function tellOutvoting(x: T, seat: Seat, isOutvoted: boolean): void {
  emit(x, { type: isOutvoted ? 'rivalOutvoted' : 'rivalPrevailed', seat });
}

/** Votes that were cast are crossed out, free ones not; some factions keep those of a losing side. */
export function spendVotes(x: T, seat: Seat, count: number, areKept: boolean): void {
  if (count === 0) return;
  if (!areKept) player(x, seat).paper.industry.votesSpent += count;
  emit(x, { type: areKept ? 'votesKept' : 'votesSpent', seat, count });
}
