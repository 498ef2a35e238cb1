// The only writers: one change each, and its event.
import type { Seat } from '@custodian/kernel';
import type { T, Toy } from '../game.ts';
import { allCards } from '../game.ts';
import { emit, open, reveal } from './pen.ts';

const player = (x: T, seat: Seat) => open(x).players[seat] as Toy['players'][number];
export function draw(x: T, seat: Seat): void {
  const card = open(x).deck.pop();
  if (card === undefined) return;
  player(x, seat).hand.push(card);
  reveal(x);
  emit(x, { type: 'drawn', seat });
  emit(x, { type: 'drawn card', seat, card, to: [seat] });
}
export function earn(x: T, seat: Seat, coins: number): void {
  player(x, seat).coins += coins;
  emit(x, { type: 'earned', seat, coins });
}
export function score(x: T, seat: Seat, points: number): void {
  player(x, seat).points += points;
  emit(x, { type: 'scored', seat, points });
}
export function revealCard(x: T, seat: Seat, card: string): void {
  const { hand } = player(x, seat);
  hand.splice(hand.indexOf(card), 1);
  open(x).table.push(card);
  emit(x, { type: 'played', seat, card });
}
/** A point for coins. */
export function trade(x: T, from: Seat, to: Seat, coins: number): void {
  earn(x, from, -coins);
  earn(x, to, coins);
  score(x, to, -1);
  score(x, from, 1);
}
export function clearCard(x: T, card: string): void {
  const g = open(x);
  g.table.splice(g.table.indexOf(card), 1);
  g.discard.push(card);
  emit(x, { type: 'discarded', card });
}
export function shuffleDeck(x: T): void {
  open(x).deck = x.shuffle('deck', allCards);
}
export function nextRound(x: T, weather: Toy['weather']): void {
  open(x).round++;
  open(x).weather = weather;
  emit(x, { type: 'round', round: x.g.round });
}
/** All bids come to light; the highest is paid. */
export function showBids(x: T, bids: readonly number[], first: Seat): void {
  player(x, first).coins -= bids[first] as number;
  emit(x, { type: 'bids', bids });
}
export function note(x: T, played: boolean, done: number): void {
  open(x).notes = { played, by: [done] };
}
/** Points for coins, two each. */
export function buyPoints(x: T, seat: Seat, points: number): void {
  player(x, seat).coins -= points * 2;
  score(x, seat, points);
}
export function win(x: T, seat: Seat): void {
  open(x).winner = seat;
  emit(x, { type: 'won', seat });
}
