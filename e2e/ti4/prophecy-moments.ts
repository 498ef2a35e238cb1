// Moments of the Fourth Edition with Prophecy of Kings.
import type { Decision } from '@custodian/kernel';
import { decisionId } from '@custodian/kernel';
import type { Game } from '@custodian/ti4/game';
import { laneLinks } from '@custodian/ti4/queries/hyperlanes';
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
