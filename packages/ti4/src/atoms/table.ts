// Writing what belongs to the table: rounds, turns, strategy cards, technologies, effects, the end.
import { withoutEffect, withoutEnded } from '@custodian/galaxy';
import { used } from '@custodian/kernel';
import type { StrategyCardId, TechnologyId } from '../facts/index.ts';
import type { Effect, Game, Seat, Ti4 } from '../game.ts';
import { NOBODY } from '../game.ts';
import { technologyCard } from '../queries/players.ts';
import { goal } from '../queries/values.ts';
import { playerAt, takeOut } from './finding.ts';
import { emit, open } from './pen.ts';

export function beginRound(x: Ti4): void {
  const g = open(x);
  g.round += 1;
  emit(x, { type: 'roundBegan', round: g.round });
}

export function beginPhase(x: Ti4, phase: Game['phase']): void {
  const g = open(x);
  g.phase = phase;
  g.active = NOBODY;
  g.traded = [];
  emit(x, { type: 'phaseBegan', phase });
}

export function beginTurn(x: Ti4, seat: Seat): void {
  const g = open(x);
  g.active = seat;
  g.traded = [];
  emit(x, { type: 'turnBegan', seat });
}

/** Another acts in somebody's turn. */
export function takeTurnFor(x: Ti4, seat: Seat): void {
  open(x).active = seat;
}

export function endTurn(x: Ti4, seat: Seat): void {
  endEffects(x, 'turn');
  open(x).activeSystem = '';
  emit(x, { type: 'turnEnded', seat });
}

export function pass(x: Ti4, seat: Seat): void {
  playerAt(x, seat).passed = true;
  emit(x, { type: 'passed', seat });
}

export function unpassAll(x: Ti4): void {
  for (const player of open(x).players) player.passed = false;
}

export function makeSpeaker(x: Ti4, seat: Seat): void {
  open(x).speaker = seat;
  emit(x, { type: 'speakerChosen', seat });
}

const strategyCardAt = (x: Ti4, card: StrategyCardId) =>
  open(x).strategyCards.find((c) => c.id === card) as Game['strategyCards'][number];

export function takeStrategyCard(x: Ti4, seat: Seat, card: StrategyCardId): void {
  const at = strategyCardAt(x, card);
  at.holder = seat;
  at.exhausted = false;
  used('strategy', card);
  emit(x, { type: 'strategyCardTaken', seat, strategy: card });
}

/** Two strategy cards change hands; trade goods stay with whoever chose the cards. */
export function handOverStrategyCards(x: Ti4, one: StrategyCardId, other: StrategyCardId): void {
  const [a, b] = [strategyCardAt(x, one), strategyCardAt(x, other)];
  [a.holder, b.holder] = [b.holder, a.holder];
  emit(x, { type: 'strategyCardTaken', seat: a.holder, strategy: one });
  emit(x, { type: 'strategyCardTaken', seat: b.holder, strategy: other });
}

export function returnStrategyCard(x: Ti4, card: StrategyCardId): void {
  const at = strategyCardAt(x, card);
  const seat = at.holder;
  at.holder = NOBODY;
  at.exhausted = false;
  emit(x, { type: 'strategyCardReturned', seat, strategy: card });
}

export function exhaustStrategyCard(x: Ti4, card: StrategyCardId): void {
  const at = strategyCardAt(x, card);
  at.exhausted = true;
  emit(x, { type: 'strategyCardExhausted', seat: at.holder, strategy: card });
}

export function showStrategicAction(x: Ti4, seat: Seat, strategy: StrategyCardId): void {
  emit(x, { type: 'strategicAction', seat, strategy });
}

export function showSecondary(x: Ti4, seat: Seat, strategy: StrategyCardId): void {
  emit(x, { type: 'secondaryUsed', seat, strategy });
}

export function readyStrategyCards(x: Ti4): void {
  for (const card of open(x).strategyCards) card.exhausted = false;
  emit(x, { type: 'strategyCardsReadied' });
}

/** Trade goods laid on a card that nobody took, or taken off it (negative). */
export function layGoodsOn(x: Ti4, card: StrategyCardId, count: number): void {
  strategyCardAt(x, card).tradeGoods += count;
  if (count > 0) emit(x, { type: 'goodsOnStrategyCard', strategy: card, count });
}

/** `how`: researching is one way of gaining. */
export function gainTechnology(
  x: Ti4,
  seat: Seat,
  technology: TechnologyId,
  how: 'technologyResearched' | 'technologyGained',
): void {
  playerAt(x, seat).technologies.push(technology);
  used('technology', technology);
  emit(x, { type: how, seat, technology });
}

/** Back into the seat's technology deck. */
export function loseTechnology(x: Ti4, seat: Seat, technology: TechnologyId): void {
  const player = playerAt(x, seat);
  if (!takeOut(player.technologies, technology)) return;
  takeOut(player.exhausted, technology);
  emit(x, { type: 'technologyLost', seat, technology });
}

/** One goes back to the deck, another takes its place: nobody gains anything. It comes readied. */
export function replaceTechnology(x: Ti4, seat: Seat, from: TechnologyId, to: TechnologyId): void {
  const player = playerAt(x, seat);
  takeOut(player.exhausted, from);
  player.technologies = player.technologies.map((id) => (id === from ? to : id));
  used('technology', to);
  emit(x, { type: 'technologyReplaced', seat, technology1: from, technology2: to });
}

export function exhaustTechnology(x: Ti4, seat: Seat, id: TechnologyId): void {
  const technology = technologyCard(x.g, { seat, id });
  playerAt(x, seat).exhausted.push(technology);
  emit(x, { type: 'technologyExhausted', seat, technology });
}

export function readyTechnology(x: Ti4, seat: Seat, technology: TechnologyId): void {
  if (takeOut(playerAt(x, seat).exhausted, technology)) emit(x, { type: 'technologyReadied', seat, technology });
}

/** Something begins to hold for a while. */
export function addEffect(x: Ti4, effect: Partial<Effect> & Pick<Effect, 'source' | 'seat' | 'until'>): void {
  open(x).effects.push({ target: '', amount: 0, ...effect });
}

/** Everything of this length is over. */
export function endEffects(x: Ti4, until: Effect['until']): void {
  const g = open(x);
  if (g.effects.some((e) => e.until === until)) g.effects = withoutEnded(g.effects, until);
}

/** A component's effect on a seat is over: all of it, or that on one target. */
export function endEffect(x: Ti4, source: string, seat: Seat, target?: string): void {
  const g = open(x);
  g.effects = withoutEffect(g.effects, source, seat, target);
}

/** Whoever reaches the goal has won, at once. */
export function gainPoints(x: Ti4, seat: Seat, count: number): void {
  if (x.g.winner !== null) return;
  const player = playerAt(x, seat);
  const most = goal(x.g, null);
  const before = player.points;
  player.points = Math.max(0, Math.min(before + count, most));
  const change = player.points - before;
  if (change > 0) emit(x, { type: 'pointsGained', seat, count: change });
  if (change < 0) emit(x, { type: 'pointsLost', seat, count: -change });
  if (player.points >= most) endGame(x, [seat], 'points');
}

export function endGame(x: Ti4, seats: readonly Seat[], why: string, early = false): void {
  open(x).winner = { seats: [...seats], why };
  emit(x, { type: 'gameEnded', seats: [...seats], why, early });
}
