// What is declared when all markers are down: Mecatol Rex was claimed, objectives were completed.
import { used } from '@custodian/kernel';
import { mecatolSlots, objectiveOf } from '../content/index.ts';
import type { Game, Player, Seat, T } from '../game.ts';
import { RIVAL } from '../game.ts';
import { claimVotes, scoreOf } from '../marks/index.ts';
import { emit, open } from './pen.ts';

const player = (x: T, seat: Seat): Player => open(x).players[seat] as Player;

/** Names are written one below the other, but all who write theirs in one step gain what the highest of their slots gives; so does
 *  who comes in the round in which the rival came. */
export function claimMecatol(x: T, seats: readonly Seat[]): void {
  const g = open(x);
  const rival = g.mecatol.findIndex(({ who, round }) => who === RIVAL && round === g.round);
  const highest = rival < 0 ? g.mecatol.length : Math.min(rival, g.mecatol.length);
  const { votes, points } = mecatolSlots[Math.min(highest, mecatolSlots.length - 1)] as {
    votes: number;
    points: number;
  };
  for (const seat of seats) {
    g.mecatol.push({ who: seat, round: g.round });
    const { paper } = player(x, seat);
    claimVotes(paper, votes);
    paper.navigation.boxes.push({ system: 'mecatol', points });
    emit(x, { type: 'mecatolClaimed', seat, slot: g.mecatol.length, votes, points });
  }
}

/** Everybody adds up what his sheets are worth by now. */
export function countPoints(x: T): void {
  for (const each of open(x).players) each.points = scoreOf(each.paper, each.faction).total;
}

/** All who complete it in the step in which it is flipped over gain the greater value; so do those who complete it in the round in
 *  which the rival came first. */
export function completeObjective(x: T, id: string, seats: readonly Seat[]): void {
  const g = open(x);
  const card = g.objectives.find((objective) => objective.id === id) as Game['objectives'][number];
  const { sheet, first, later } = objectiveOf(id);
  const isFirst = card.flipped === 0 || (card.flipped === g.round && card.first.includes(RIVAL));
  for (const seat of seats) {
    const points = isFirst ? first : later;
    player(x, seat).paper.objectives[sheet] = points;
    if (isFirst) card.first.push(seat);
    used('objective', id);
    emit(x, { type: 'objectiveCompleted', seat, objective: id, points });
  }
  if (card.flipped === 0) card.flipped = g.round;
}
