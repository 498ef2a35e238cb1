// Writing goods, promissory notes, transactions and promises.
import type { G, Game, Seat, Ti4 } from '../game.ts';
import { noteId, noteOwner } from '../queries/players.ts';
import { termsAsText } from '../queries/trade.ts';
import { forget, playerAt, takeOut } from './finding.ts';
import { emit, open, reveal } from './pen.ts';

/** From the supply. Use the sequence 'gain trade goods' where somebody may react to it. */
export function gainTradeGoods(x: Ti4, seat: Seat, count: number): void {
  if (count === 0) return;
  playerAt(x, seat).tradeGoods += count;
  emit(x, { type: 'tradeGoodsGained', seat, count });
}

export function spendTradeGoods(x: Ti4, seat: Seat, count: number): void {
  if (count === 0) return;
  playerAt(x, seat).tradeGoods -= count;
  emit(x, { type: 'tradeGoodsSpent', seat, count });
}

export function gainCommodities(x: Ti4, seat: Seat, count: number): void {
  if (count === 0) return;
  playerAt(x, seat).commodities += count;
  emit(x, { type: 'commoditiesGained', seat, count });
}

/** To the supply: more than there is room for. */
export function returnCommodities(x: Ti4, seat: Seat, count: number): void {
  if (count <= 0) return;
  playerAt(x, seat).commodities -= count;
  emit(x, { type: 'commoditiesReturned', seat, count });
}

/** Commodities that another receives are trade goods. */
export function giveGoods(x: Ti4, from: Seat, to: Seat, tradeGoods: number, commodities: number): void {
  if (tradeGoods + commodities === 0) return;
  const giver = playerAt(x, from);
  giver.tradeGoods -= tradeGoods;
  giver.commodities -= commodities;
  playerAt(x, to).tradeGoods += tradeGoods + commodities;
  emit(x, { type: 'goodsGiven', seat: from, seat2: to, tradeGoods, commodities });
}

/** A note goes from hand to hand: the two know which, the others only that one did. */
export function giveNote(x: Ti4, from: Seat, to: Seat, note: string): void {
  const g = open(x);
  const giver = playerAt(x, from);
  const receiver = playerAt(x, to);
  // Whoever knew notes of this hand no longer knows which of them has left.
  const both = (1 << from) | (1 << to);
  for (const known of giver.notes) {
    const seen = g.seen[known];
    if (seen !== undefined) g.seen[known] = seen & both;
  }
  g.seen[note] = both;
  takeOut(giver.notes, note);
  giver.received = Math.min(giver.received, giver.notes.length);
  receiver.notes.push(note);
  receiver.received += 1;
  reveal(x);
  emit(x, { type: 'noteGiven', seat: from, seat2: to });
  emit(x, { type: 'noteReceived', seat: to, note: noteId(note), player: noteOwner(note), to: [from, to] });
}

/** A note is laid open in the play area of whoever plays it. */
export function layNote(x: Ti4, seat: Seat, note: string): void {
  const player = playerAt(x, seat);
  takeOut(player.notes, note);
  player.received = Math.max(0, player.received - 1);
  player.notesInPlay.push(note);
  forget(open(x), [note]);
  reveal(x);
  emit(x, { type: 'notePlayed', seat, note: noteId(note), player: noteOwner(note) });
}

/** From the play area of a seat back to the hand of the player it is of. */
export function returnNote(x: Ti4, seat: Seat, note: string): void {
  if (!takeOut(playerAt(x, seat).notesInPlay, note)) return;
  comeHome(x, note);
  emit(x, { type: 'noteReturned', seat, note: noteId(note), player: noteOwner(note) });
}

/** A note that lies open goes from one play area to another. */
export function moveNoteInPlay(x: Ti4, from: Seat, to: Seat, note: string): void {
  if (!takeOut(playerAt(x, from).notesInPlay, note)) return;
  playerAt(x, to).notesInPlay.push(note);
  emit(x, { type: 'noteMoved', seat: from, seat2: to, note: noteId(note), player: noteOwner(note) });
}

/** Everybody sees it go into the hand of the player it is of. */
function comeHome(x: Ti4, note: string): void {
  const g = open(x);
  playerAt(x, noteOwner(note)).notes.push(note);
  g.seen[note] = (1 << g.players.length) - 1;
}

/** The pair has made its transaction of this turn or agenda; or one more. */
export function noteTransaction(x: Ti4, a: Seat, b: Seat, isExtra = false): void {
  if (!isExtra) open(x).traded.push({ a, b });
  emit(x, { type: 'transactionMade', seat: a, seat2: b });
}

/** A new turn or agenda: everybody may trade again. */
export function allowTransactions(x: Ti4): void {
  open(x).traded = [];
}

/** An offer lies on the table until it is answered. Gives its number. */
export function layOffer(x: Ti4, offer: Omit<Game['offers'][number], 'id'>): number {
  const g = open(x);
  const id = g.nextPromise++;
  g.offers.push({ id, ...offer });
  // Whoever is offered something sees that it is there.
  const offered = offer.give.note === '' ? offer.give.actionCards : [offer.give.note, ...offer.give.actionCards];
  for (const card of offered) g.seen[card] = (g.seen[card] ?? 0) | (1 << offer.to);
  if (offered.length > 0) reveal(x);
  emit(x, { type: 'offerMade', seat: offer.from, seat2: offer.to });
  return id;
}

export function takeOffer(x: Ti4, id: number): void {
  const g = open(x);
  g.offers = g.offers.filter((o) => o.id !== id);
}

/** Whoever made it does well to remember. */
export function declineOffer(x: Ti4, offer: G['offers'][number]): void {
  const g = open(x);
  const { from, to } = offer;
  const others = (g.declined ?? []).filter((each) => each.from !== from || each.to !== to);
  g.declined = [...others, { from, to, round: g.round, what: termsAsText(offer) }];
  emit(x, { type: 'offerDeclined', seat: to, seat2: from });
}

export function writePromise(x: Ti4, from: Seat, to: Seat, text: string): void {
  const g = open(x);
  g.promises.push({ id: g.nextPromise++, from, to, text, round: g.round, standing: 'open' });
  emit(x, { type: 'promiseMade', seat: from, seat2: to, text });
}

/** Whoever it was given to says how it stands. */
export function judgePromise(x: Ti4, id: number, standing: 'kept' | 'broken'): void {
  const promise = open(x).promises.find((p) => p.id === id);
  if (promise === undefined) return;
  promise.standing = standing;
  const { from, to, text } = promise;
  emit(x, { type: standing === 'kept' ? 'promiseKept' : 'promiseBroken', seat: from, seat2: to, text });
}
