// Moments of the Third Edition.
import type { Frame, State } from '@custodian/kernel';
import { decisionId } from '@custodian/kernel';
import type { Game } from '@custodian/ti3';
import type { MomentOf } from '../fixtures.ts';

export type Moment = MomentOf<Game>;

/** Seats 0 and 1 fight, each with ships enough for more than a round; seat 0 decides about it. */
export const spaceBattle: Moment = (state, decision) => {
  const battle = frameOf(state, 'space battle');
  if (battle?.v.round !== 1 || decision.secret || battle.v.attacker + battle.v.defender !== 1) return false;
  const ships = state.game.systems.find((system) => system.id === battle.v.system)?.ships ?? [];
  return [0, 1].every((seat) => ships.filter((ship) => ship.owner === seat).length >= 3);
};

/** Seat 0 votes, and seat 1 after it. */
export const vote: Moment = (state) => {
  const council = state.stack.at(-1);
  return council?.run === 'galactic council' && council.at === 'vote' && council.v.voters[1] === 1;
};

/** Seat 0 has played Trade and may propose an agreement to seat 1. */
export const trade: Moment = (state, decision) => {
  const talks = state.stack.at(-1);
  if (talks?.run !== 'trade negotiations' || talks.v.seat !== 0 || decision.kind !== 'choose') return false;
  return talks.v.deal === undefined && decision.options.some((option) => option.id.startsWith('1 '));
};

/** Seat 0 is asked how its ships move, and has some that can. */
export const movement: Moment = (_, decision) =>
  decision.kind === 'plan' &&
  decision.shape === 'movement' &&
  (decision.about as { reach: readonly unknown[] }).reach.length > 1;

/** A turn of seat 0 when empires have grown. */
export const lateGame: Moment = (state) =>
  state.game.round >= 5 && decisionId(state) === 'action phase/choose an action';

const frameOf = (state: State<Game>, run: string): Frame | undefined => state.stack.find((frame) => frame.run === run);
