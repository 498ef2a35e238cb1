// Writing what lies around the board: trade goods, agreements, victory points, lasting effects, the course of the round.
import { withoutEffect, withoutEnded } from '@custodian/galaxy';
import { used } from '@custodian/kernel';
import type { ObjectiveId } from '../content/facts/index.ts';
import type { Effect, Game, Player, Seat, Ti3 } from '../game.ts';
import { NOBODY } from '../game.ts';
import { goal, goodsReceiver } from '../queries/values.ts';
import { emit, open, reveal } from './pen.ts';

/** Trade goods from the supply, as many as it holds. Returns how many. */
export function gainTradeGoods(x: Ti3, seat: Seat, wanted: number): number {
  const g = open(x);
  const count = Math.min(wanted, g.tradeSupply);
  if (count <= 0) return 0;
  const receiver = goodsReceiver(x.g, seat);
  g.tradeSupply -= count;
  playerAt(g, receiver).tradeGoods += count;
  emit(x, { type: 'tradeGoodsGained', seat: receiver, count });
  return count;
}

/** Trade goods back to the supply. */
export function spendTradeGoods(x: Ti3, seat: Seat, count: number): void {
  if (count === 0) return;
  const g = open(x);
  playerAt(g, seat).tradeGoods -= count;
  g.tradeSupply += count;
  emit(x, { type: 'tradeGoodsSpent', seat, count });
}

export function giveTradeGoods(x: Ti3, from: Seat, to: Seat, count: number): void {
  if (count === 0) return;
  const g = open(x);
  playerAt(g, from).tradeGoods -= count;
  playerAt(g, to).tradeGoods += count;
  emit(x, { type: 'tradeGoodsGiven', seat: from, seat2: to, count });
}

/** Each gives the other one of his own trade cards, named by its place on his sheet (0 or 1). */
export function openAgreement(x: Ti3, a: Seat, cardOfA: number, b: Seat, cardOfB: number): void {
  const g = open(x);
  (playerAt(g, a).contracts[cardOfA] as Player['contracts'][number]).partner = b;
  (playerAt(g, b).contracts[cardOfB] as Player['contracts'][number]).partner = a;
  emit(x, { type: 'agreementOpened', seat: a, seat2: b });
}

/** Both trade cards return to their owners. */
export function breakAgreement(x: Ti3, a: Seat, b: Seat): void {
  const g = open(x);
  for (const [own, other] of [
    [a, b],
    [b, a],
  ] as const)
    for (const card of playerAt(g, own).contracts) if (card.partner === other) card.partner = NOBODY;
  emit(x, { type: 'agreementBroken', seat: a, seat2: b });
}

/** Victory points, won or lost; never below 0. Whoever reaches the goal wins at once. */
export function scorePoints(x: Ti3, seat: Seat, points: number, source: string): void {
  const g = open(x);
  const player = playerAt(g, seat);
  player.points = Math.max(0, player.points + points);
  emit(x, { type: 'pointsScored', seat, points, source, total: player.points });
  if (player.points >= goal(x.g, null)) declareWinner(x, [seat], 'points');
}

export function claimObjective(x: Ti3, seat: Seat, card: ObjectiveId): void {
  const player = playerAt(open(x), seat);
  player.claimed.push(card);
  if (player.secret === card) player.secret = '';
  used('objective', card);
  emit(x, { type: 'objectiveClaimed', seat, objective: card });
}

export function declareWinner(x: Ti3, seats: readonly Seat[], why: string): void {
  const g = open(x);
  if (g.winner !== null) return;
  g.winner = { seats: [...seats], why };
  reveal(x);
  emit(x, { type: 'gameWon', seats: [...seats], why });
}

export function eliminate(x: Ti3, seat: Seat): void {
  const player = playerAt(open(x), seat);
  player.eliminated = true;
  player.passed = true;
  emit(x, { type: 'playerEliminated', seat });
}

export function addEffect(x: Ti3, effect: Partial<Effect> & Pick<Effect, 'source' | 'until'>): void {
  open(x).effects.push({ seat: NOBODY, target: '', amount: 0, ...effect });
  emit(x, { type: 'effectBegun', component: effect.source, target: effect.target ?? '' });
}

/** Effects of this length end. 'next round' becomes 'round' when a round ends. */
export function endEffects(x: Ti3, until: Effect['until']): void {
  if (!x.g.effects.some((e) => e.until === until || (until === 'round' && e.until === 'next round'))) return;
  const g = open(x);
  g.effects = withoutEnded(g.effects, until);
  if (until === 'round') for (const e of g.effects) if (e.until === 'next round') e.until = 'round';
}

/** Of the source's effects on the seat all, or those on one target. */
export function endEffect(x: Ti3, source: string, seat: Seat, target?: string): void {
  const g = open(x);
  g.effects = withoutEffect(g.effects, source, seat, target);
  emit(x, { type: 'effectEnded', component: source });
}

/** What an effect concerned has moved: the effect goes with it. */
export function retargetEffects(x: Ti3, source: string, from: string, to: string): void {
  for (const e of open(x).effects) if (e.source === source && e.target === from) e.target = to;
}

/** An effect that is used up bit by bit. */
export function weakenEffects(x: Ti3, source: string, target: string): void {
  for (const e of open(x).effects) if (e.source === source && e.target === target) e.amount--;
}

/** Remembers what objectives and cards ask about until the round ends. */
export function noteDeed(x: Ti3, deed: string, seat: Seat, about = '', amount = 1): void {
  open(x).deeds.push({ deed, seat, about, amount });
}

export function setPassed(x: Ti3, seat: Seat): void {
  playerAt(open(x), seat).passed = true;
  emit(x, { type: 'playerPassed', seat });
}

export function setSkipped(x: Ti3, seat: Seat, skipped: boolean): void {
  playerAt(open(x), seat).skipped = skipped;
  if (skipped) emit(x, { type: 'turnSkipped', seat });
}

export function beginPhase(x: Ti3, phase: Game['phase']): void {
  const g = open(x);
  g.phase = phase;
  if (phase === 'strategy') {
    g.round++;
    g.deeds = [];
    for (const player of g.players) {
      player.passed = player.eliminated;
      player.skipped = false;
    }
  }
  emit(x, { type: 'phaseBegun', phase, round: g.round });
}

export function noteInitiative(x: Ti3, seat: Seat): void {
  open(x).lastInitiative = seat;
}

const playerAt = (g: Game, seat: Seat): Player => g.players[seat] as Player;
