// Moments of the Fourth Edition with Prophecy of Kings.
import type { Decision } from '@custodian/kernel';
import { decisionId } from '@custodian/kernel';
import { technologies } from '@custodian/ti4/facts';
import type { Game } from '@custodian/ti4/game';
import type { AboutNamed } from '@custodian/ti4/plans';
import { laneLinks } from '@custodian/ti4/queries/hyperlanes';
import { agentCard } from '@custodian/ti4/queries/leaders';
import { borrowers, XANDER } from '@custodian/ti4/queries/lending';
import { partnersOf } from '@custodian/ti4/queries/trade';
import type { MomentOf } from '../fixtures.ts';

type Moment = MomentOf<Game>;

const offers = (decision: Decision, beginning: RegExp): boolean =>
  decision.kind === 'choose' && decision.options.some(({ id }) => beginning.test(id));

/** An exploration card asks seat 0 something. */
export const explorationCard: Moment = ({ game, stack }) =>
  (game.table.explorations ?? []).length > 0 && stack.some(({ run }) => run === 'resolve exploration');

/** Seat 0 may use its agent. */
export const agentAtHand: Moment = ({ game }, decision) =>
  (game.players[0]?.leaders ?? []).some(
    ({ id, is }) => is === 'readied' && offers(decision, new RegExp(`^leader:${id}`)),
  );

/** A commander of seat 0 is unlocked, and it is its turn. */
export const commanderUnlocked: Moment = (state) =>
  decisionId(state) === 'action phase/choose an action' &&
  state.game.active === 0 &&
  (state.game.players[0]?.leaders ?? []).some(({ is }) => is === 'unlocked');

/** Seat 0 may deploy a mech. */
export const deployable: Moment = (_, decision) => offers(decision, /^unit-card:/);

/** A turn of seat 0, which has captured something. */
export const captured: Moment = (state) =>
  decisionId(state) === 'action phase/choose an action' &&
  state.game.active === 0 &&
  (state.game.players[0]?.captured ?? []).length > 0;

/** A turn of seat 0 while the nexus sleeps. */
export const sleepingNexus: Moment = ({ game, ...state }) =>
  decisionId({ game, ...state }) === 'action phase/choose an action' && game.active === 0 && game.nexusActive !== true;

/** A ship of seat 0 can come over a hyperlane. */
export const laneMove: Moment = ({ game }, decision) => {
  if (decision.kind !== 'plan' || decision.shape !== 'movement') return false;
  const links = laneLinks(game.systems, game.hyperlanes ?? []).map((pair) => pair.join(' '));
  const { reach } = decision.about as { readonly reach: readonly { readonly path: readonly string[] }[] };
  return reach.length > 0 && reach.every(({ path }) => path.length === 2 && links.includes(path.join(' ')));
};

/** Seat 0 picks in a slice draft. */
export const sliceDraft: Moment = ({ stack }) => stack.at(-1)?.run === 'slice draft';

/** Seat 0, the Universities of Jol-Nar, takes the technology that unlocks its commander. */
export const eighthTechnology: Moment = ({ game }, decision) =>
  decision.kind === 'choose' &&
  decision.pick[0] === 1 &&
  decision.options.every(({ id }) => Object.hasOwn(technologies, id)) &&
  game.players[0]?.technologies.length === 7;

/** Seat 0 may score the objective that unlocks its hero. */
export const thirdObjective: Moment = (state, decision) =>
  decisionId(state) === 'score objectives/choose' &&
  decision.kind === 'choose' &&
  decision.options.length > 0 &&
  state.game.players[0]?.scored.length === 2;

/** Seat 0 produces, and could return a captured ship for one it makes. */
export const returnable: Moment = (_, decision) => {
  if (decision.kind !== 'plan' || decision.shape !== 'production') return false;
  const { captured = [], units } = decision.about as AboutNamed<'production'>;
  return captured.some(({ unit, of }) => of > 0 && units.some((offered) => offered.unit === unit));
};

/** A turn of seat 0, which has captured a ship of seat 1 and may deal with it. */
export const ransom: Moment = (state) =>
  decisionId(state) === 'action phase/choose an action' &&
  state.game.active === 0 &&
  (state.game.players[0]?.captured ?? []).some(({ owner }) => owner === 1) &&
  partnersOf(state.game as never, 0).includes(1);

/** A turn of seat 0, whose agent could let seat 1 spend commodities. */
export const lendable: Moment = (state) =>
  decisionId(state) === 'action phase/choose an action' &&
  state.game.active === 0 &&
  typeof agentCard(state.game as never, 0, XANDER) === 'string' &&
  borrowers(state.game as never).includes(1);
