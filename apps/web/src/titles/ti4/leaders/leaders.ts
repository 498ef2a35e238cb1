// The leaders of a seat as the page shows them: how each stands, and how far a locked one is.
import type { Seat } from '@custodian/kernel';
import type { LeaderId, LeaderKind } from '@custodian/ti4/facts';
import { leaders } from '@custodian/ti4/facts';
import type { Game, LeaderState } from '@custodian/ti4/game';
import { t } from '../words/words.ts';

export interface LeaderShown {
  readonly id: LeaderId;
  readonly kind: LeaderKind;
  readonly is: LeaderState['is'];
  /** Null: not locked, or not known yet. */
  readonly goal: { readonly have: number; readonly need: number } | null;
}

type Reckoned = (game: Game, seat: Seat, id: LeaderId) => LeaderShown['goal'];

/** `progress`: null until the rules have arrived. */
export const leadersOf = (game: Game, seat: Seat, progress: Reckoned | null): LeaderShown[] =>
  (game.players[seat]?.leaders ?? []).map(({ id, is }) => ({
    id,
    kind: leaders[id].kind,
    is,
    goal: is === 'locked' && progress !== null && game.systems.length > 0 ? progress(game, seat, id) : null,
  }));

export const standing = ({ is, goal }: LeaderShown): string =>
  is === 'locked' && goal !== null ? t('objective.progress', goal) : t(`leader.${is}`);
