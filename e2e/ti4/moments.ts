// Moments of the Fourth Edition.
import type { Frame, State } from '@custodian/kernel';
import { decisionId } from '@custodian/kernel';
import { technologies } from '@custodian/ti4/facts';
import type { Game } from '@custodian/ti4/game';
import { partnersOf } from '@custodian/ti4/queries/trade';
import type { MomentOf } from '../fixtures.ts';

type Moment = MomentOf<Game>;

/** Seats 0 and 1 fight in space, neither with a lone ship; seat 0 decides about it. */
export const spaceCombat: Moment = (state, decision) => {
  const combat = fightOf(state, 'space combat');
  if (combat === undefined || decision.secret) return false;
  const ships = state.game.systems.find(({ id }) => id === combat.v.system)?.space ?? [];
  return [0, 1].every((seat) => ships.filter((ship) => ship.owner === seat).length >= 2);
};

/** A turn of seat 0, which has a trade good and may deal with seat 1. */
export const deal: Moment = (state) => {
  const { game } = state;
  return (
    decisionId(state) === 'action phase/choose an action' &&
    game.active === 0 &&
    (game.players[0]?.tradeGoods ?? 0) > 0 &&
    partnersOf(game as never, 0).includes(1)
  );
};

/** Seat 0 votes on an agenda, and seat 1 after it. */
export const vote: Moment = (state, decision) => {
  const agenda = state.stack.at(-1);
  return (
    agenda?.run === 'one agenda' &&
    agenda.at === 'vote' &&
    agenda.v.voters?.[0] === 1 &&
    decision.kind === 'plan' &&
    (decision.about as { planets: readonly unknown[] }).planets.length > 0
  );
};

const fightOf = (state: State<Game>, run: string): Frame | undefined =>
  state.stack.find((frame) => frame.run === run && frame.v.attacker + frame.v.defender === 1);

/** Seats 0 and 1 fight on a planet; seat 0 decides about it. */
export const groundCombat: Moment = (state, decision) =>
  fightOf(state, 'ground combat') !== undefined && !decision.secret;

/** Seat 0 moves ships in a grown galaxy. */
export const movement: Moment = (state, decision) =>
  state.game.round >= 3 &&
  decision.kind === 'plan' &&
  decision.shape === 'movement' &&
  (decision.about as { reach: readonly unknown[] }).reach.length > 2;

/** Seat 0 researches, and has several technologies to choose from. */
export const research: Moment = (state, decision) =>
  state.game.round >= 2 &&
  decision.kind === 'choose' &&
  decision.options.length > 4 &&
  decision.options.every(({ id }) => Object.hasOwn(technologies, id));

/** A turn of seat 0 in a later round. */
export const lateTurn: Moment = (state) =>
  state.game.round >= 4 && decisionId(state) === 'action phase/choose an action' && state.game.active === 0;
