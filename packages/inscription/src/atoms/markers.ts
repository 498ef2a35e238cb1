// Markers are taken up, sheets are marked unseen, markers are put down: then everybody sees what was marked.
import { relicOf } from '../content/index.ts';
import type { Desk } from '../desk.ts';
import type { Op, Resource } from '../facts/vocabulary.ts';
import { RESOURCES } from '../facts/vocabulary.ts';
import type { Player, Seat, T } from '../game.ts';
import { fillPurse, isHalted, mark, settle } from '../marks/index.ts';
import { deskAt, freshDesk, isToBeMarked } from '../queries/desks.ts';
import { BLACK_DICE, blackFace, focusFace } from '../queries/dice.ts';
import { seatsIn } from '../queries/players.ts';
import { emit, open, reveal } from './pen.ts';

const player = (x: T, seat: Seat): Player => open(x).players[seat] as Player;

/** The desk of somebody whose marker is up, to be written on. */
function deskOf(x: T, seat: Seat): Desk {
  const marking = player(x, seat);
  marking.desk ??= freshDesk(x.g, seat);
  return marking.desk as Desk;
}

/** For a strategy event: everybody. */
export function takeUpMarkers(x: T, marking: 'card' | 'dice'): void {
  open(x).marking = marking;
  for (const seat of seatsIn(x.g)) takeUp(x, seat, []);
}

/** For effects: whoever has some. */
export function takeUpFor(x: T, dues: readonly (readonly Op[])[]): void {
  open(x).marking = 'effects';
  dues.forEach((due, seat) => {
    if (due.length > 0) takeUp(x, seat, due);
  });
}

function takeUp(x: T, seat: Seat, due: readonly Op[]): void {
  const taking = player(x, seat);
  taking.due = structuredClone(due);
  taking.marks = [];
  const desk = freshDesk(x.g, seat);
  taking.busy = isToBeMarked(desk);
  if (isHalted(desk)) taking.desk = desk;
}

/** How many trade goods or votes were circled just now, on desks that nobody has marked yet. */
export function tellClaims(x: T, what: 'trade' | 'votes'): void {
  x.g.players.forEach(({ paper }, seat) => {
    const count = deskAt(x.g, seat).paper.industry[what] - paper.industry[what];
    emit(x, { type: what === 'trade' ? 'goodsProduced' : 'votesClaimed', seat, count });
  });
}

/** One mark after the other; the marker stays up only where something that nobody knows comes next. */
export function writeMarks(x: T, seat: Seat, marks: readonly string[]): void {
  const desk = deskOf(x, seat);
  for (const each of marks) mark(desk, each);
  player(x, seat).marks.push(...marks);
  player(x, seat).busy = false;
}

/** The top relic comes to the hand, and its points are written beside the system. */
export function drawRelic(x: T, seat: Seat): void {
  const desk = deskOf(x, seat);
  const system = desk.draws as string;
  const relic = open(x).relics.shift();
  desk.draws = null;
  if (relic !== undefined) {
    desk.paper.navigation.boxes.push({ system, points: relicOf(relic).points });
    desk.hand.push(relic);
    player(x, seat).hand.push(relic);
    reveal(x);
    emit(x, { type: 'relicDrawn', seat });
    emit(x, { type: 'relicReceived', seat, relic, to: [seat] });
  }
  goOn(x, seat);
}

/** Some dice are rolled again for one seat alone: black dice first, then focus dice, each in order. */
export function rollAgain(x: T, seat: Seat): void {
  const desk = deskOf(x, seat);
  const again = [...(desk.rerolls ?? [])].sort((a, b) => a - b);
  desk.rerolls = null;
  for (const die of again) {
    const rolled = x.roll('dice', 6);
    if (die < BLACK_DICE) desk.black[die] = blackFace(rolled);
    else desk.focus[die - BLACK_DICE] = focusFace(rolled);
  }
  fillPurse(desk);
  emit(x, { type: 'diceRolledAgain', seat, black: [...desk.black], focus: facesOf(desk.focus) });
  goOn(x, seat);
}

/** 'M' for one, 'MM' for two. */
export const facesOf = (focus: readonly number[]): string[] =>
  focus.map((n, at) => (RESOURCES[at] as Resource).repeat(n));

function goOn(x: T, seat: Seat): void {
  const desk = deskOf(x, seat);
  settle(desk);
  player(x, seat).busy = isToBeMarked(desk);
}

/** All markers are down: what was marked lies open. Gives who has claimed Mecatol Rex. */
export function putMarkersDown(x: T): Seat[] {
  const claimed: Seat[] = [];
  for (const seat of seatsIn(x.g)) {
    const putting = player(x, seat);
    // Nothing was written, and nothing is due.
    if (putting.desk === null && (putting.due as Op[]).length === 0) continue;
    const desk = deskOf(x, seat);
    if (desk.mecatol) claimed.push(seat);
    for (const relic of desk.played.filter((id) => !putting.played.includes(id)))
      emit(x, { type: 'relicPlayed', seat, relic });
    Object.assign(putting, {
      paper: desk.paper,
      used: desk.used,
      hand: desk.hand,
      played: desk.played,
      desk: null,
      busy: false,
      due: [],
    } satisfies Partial<Player>);
    if (desk.active !== null) putting.active = desk.active;
    const { marks } = putting;
    putting.marks = [];
    if (marks.length > 0) emit(x, { type: 'marked', seat, marks });
  }
  open(x).marking = null;
  return claimed;
}
